"""Databases with real sessions that were written once, and must always open and go on."""

import json
import shutil

import pytest

from golden_databases import FOLDER, LISTS, summary, version, write
from mirror import Client
from server_process import Server, run

# Programs of older schemas did not keep what views showed.
VIEWS_KEPT_SINCE = 2
LABELLED = {"key": "run-1", "label": "é🙂"}


def test_there_is_one_of_this_version_and_of_each_before(tmp_path):
    """Writes that of this version if it is missing."""
    with Server("--database", str(tmp_path / "store.db")) as server, Client(server) as client:
        client.call("push", value=1)
    current = version(tmp_path / "store.db")
    if not (FOLDER / f"schema-{current}.db").exists():
        write(tmp_path)
        pytest.fail(f"There was none of version {current}. It is written now: commit it.")
    for schema in range(1, current + 1):
        assert version(FOLDER / f"schema-{schema}.db") == schema


@pytest.mark.parametrize("golden", sorted(FOLDER.glob("*.db")), ids=lambda file: file.stem)
def test_its_sessions_open_as_they_were_and_go_on(golden, tmp_path):
    expected = json.loads(golden.with_suffix(".json").read_text())
    pinned = {session for session, shows in expected.items() if shows.pop("pinned", False)}
    database = tmp_path / "store.db"
    shutil.copy(golden, database)
    left = {}
    with Server("--database", str(database)) as server:
        for session, shows in expected.items():
            with Client(server, session, client="golden") as client:
                past = client.call("history.get", revision=shows["revision"])
                is_lost = session == "views" and version(golden) < VIEWS_KEPT_SINCE
                lost = {"titles": []} if is_lost else {}
                assert summary(past["state"], shows["revision"]) == shows | lost
                # A scene of views begins again, as an app that was ended does.
                before = client.revision
                if session == "views":
                    assert before >= shows["revision"]
                else:
                    assert summary(client.state, before) == shows
                path = summary(client.state, before)["path"]
                assert client.call("push", value=3)["revision"] == before + 1
                left[session] = summary(client.state, client.revision)
                assert left[session]["path"] == [*path, 3]
        with Client(server, "lists", client="golden") as client:
            client.call("undo")
            left["lists"] = summary(client.state, client.revision)
            assert left["lists"] == expected["lists"] | {"revision": client.revision}
            again = client.call("push", value="last", meta=LABELLED)
            assert again["revision"] == len(LISTS), "the answer is known"
    assert run("verify", str(database)).returncode == 0
    with Server("--database", str(database)) as server:
        for session, shows in left.items():
            with Client(server, session, client="golden") as client:
                past = client.call("history.get", revision=shows["revision"])
                assert summary(past["state"], shows["revision"]) == shows
                oldest = client.call("history.get", revision=1)
                assert oldest["revision"] == 1, "the old history is there as well"
                before = client.revision
                assert before >= shows["revision"]
                assert client.call("push", value=4)["revision"] == before + 1
        with Client(server, "views") as client:
            listed = client.call("sessions.list")["sessions"]
        assert {entry["name"] for entry in listed if entry.get("pinned")} == pinned
