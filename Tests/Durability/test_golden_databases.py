"""Databases with real sessions that were written once, and must always open and go on."""

import contextlib
import json
import pathlib
import shutil
import sqlite3

import pytest

from gallery import shown
from mirror import Client
from server_process import Server, run

FOLDER = pathlib.Path(__file__).parent / "golden"
LISTS = [
    ("push", {"value": 1}),
    ("push", {"values": ["two", True, {"type": "Category", "value": "soup"}]}),
    ("push", {"values": [{"type": "User", "value": {"id": 7, "name": "Blob"}}]}),
    ("select", {"column": "sidebar", "value": {"type": "Category", "value": "soup"}}),
    ("setEnvironment", {"device": "iphone-16"}),
    ("push", {"values": [2, "three", False]}),
    ("pop", {}),
    ("undo", {}),
    ("push", {"value": "last", "meta": {"key": "run-1", "label": "é🙂"}}),
]


def summary(state, revision):
    """The part of a state that every version must read in the same way."""
    return {
        "revision": revision,
        "path": [element["value"] for element in state["detail"]["path"]],
        "selection": (state["sidebar"]["selection"] or {}).get("value"),
        "titles": [screen["title"] for screen in shown(state)],
        "scene": state["scene"]["id"],
    }


def write(folder):
    """Writes a database of this version, and what its sessions show."""
    database = folder / "new.db"
    shows = {}
    with Server("--database", str(database)) as server:
        with Client(server, "lists", client="golden") as client:
            for method, params in LISTS:
                client.call(method, **params)
            for number in range(600):
                client.call("push", value=number)
                client.call("pop")
            shows["lists"] = summary(client.state, client.revision)
        with Client(server, "views", scene="mixed-types") as client:
            for label in ["1", "true", "Person “test”", '"a/b"']:
                client.call("tap", label=label)
            shows["views"] = summary(client.state, client.revision)
            client.call("sessions.pin", session="views", pinned=True)
    with contextlib.closing(sqlite3.connect(database)) as file:
        version = file.execute("PRAGMA user_version").fetchone()[0]
        file.execute("PRAGMA journal_mode = DELETE")
    shutil.copy(database, FOLDER / f"schema-{version}.db")
    (FOLDER / f"schema-{version}.json").write_text(json.dumps(shows, indent=2) + "\n")


def test_there_is_one_of_this_version(tmp_path):
    """Writes it if it is missing."""
    with Server("--database", str(tmp_path / "store.db")) as server, Client(server) as client:
        client.call("push", value=1)
    with contextlib.closing(sqlite3.connect(tmp_path / "store.db")) as file:
        version = file.execute("PRAGMA user_version").fetchone()[0]
    if not (FOLDER / f"schema-{version}.db").exists():
        FOLDER.mkdir(exist_ok=True)
        write(tmp_path)
        pytest.fail(f"There was none of version {version}. It is written now: commit it.")


@pytest.mark.parametrize("golden", sorted(FOLDER.glob("*.db")), ids=lambda file: file.stem)
def test_its_sessions_open_as_they_were_and_go_on(golden, tmp_path):
    expected = json.loads(golden.with_suffix(".json").read_text())
    database = tmp_path / "store.db"
    shutil.copy(golden, database)
    with Server("--database", str(database)) as server:
        for session, shows in expected.items():
            with Client(server, session, client="golden") as client:
                past = client.call("history.get", revision=shows["revision"])
                assert summary(past["state"], shows["revision"]) == shows
                # A scene of views begins again, as an app that was ended does.
                before = client.revision
                assert before >= shows["revision"]
                assert client.call("push", value=3)["revision"] == before + 1
        with Client(server, "lists", client="golden") as client:
            client.call("undo")
            assert summary(client.state, expected["lists"]["revision"]) == expected["lists"]
            again = client.call("push", value="last", meta={"key": "run-1", "label": "é🙂"})
            assert again["revision"] == len(LISTS), "the answer is known"
    assert run("verify", str(database)).returncode == 0
    with Server("--database", str(database)) as server, Client(server, "views") as client:
        assert client.revision > expected["views"]["revision"]
        listed = client.call("sessions.list")["sessions"]
        assert {entry["name"] for entry in listed if entry.get("pinned")} == {"views"}
