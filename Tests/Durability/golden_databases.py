"""Databases with real sessions, as the program that wrote them left them.

Each schema's file was written by the last program of that schema: that of commit 40a51753 for
schema 1, of a6f7ff23 for schema 2. To write one, build the commit and give its program here:

    COLONNADE_BINARY=/path/to/colonnade python Tests/Durability/golden_databases.py
"""

import contextlib
import json
import pathlib
import shutil
import sqlite3
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Protocol"))

from gallery import shown
from mirror import Client, Refused
from server_process import Server

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


def version(database):
    with contextlib.closing(sqlite3.connect(database)) as file:
        return file.execute("PRAGMA user_version").fetchone()[0]


def write(folder):
    """Writes a database by the program under test, and what its sessions show."""
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
            # Programs of schema 1 had no pins.
            with contextlib.suppress(Refused):
                client.call("sessions.pin", session="views", pinned=True)
                shows["views"]["pinned"] = True
    with contextlib.closing(sqlite3.connect(database)) as file:
        file.execute("PRAGMA journal_mode = DELETE")
    target = FOLDER / f"schema-{version(database)}.db"
    FOLDER.mkdir(exist_ok=True)
    shutil.copy(database, target)
    target.with_suffix(".json").write_text(json.dumps(shows, indent=2) + "\n")
    return target


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(f"Written: {write(pathlib.Path(folder))}")
