"""Apps and scenes that are killed, or crash, and are started again: restored as in SwiftUI."""

import json
import os
import select
import signal
import urllib.request
from base64 import b64decode

import pytest
from websockets.exceptions import ConnectionClosed

from example_apps import built
from gallery import labels, shown
from mirror import Client
from server_process import PATIENCE, Server, wait_until


def killed(server):
    server.stop(signal.SIGKILL)
    return server


def until(client, condition):
    """Reads changes until the state is as expected."""
    while not condition(client.state):
        client.read()


def until_kept(client, word):
    """Waits for what the scene keeps by a task of its own, which no answer waits for.

    Values of one session are stored in order: a later command is answered once they are safe.
    """
    wait_until(lambda: word in kept(client), f"{word} to be kept")
    client.call("setEnvironment", device="ipad-13-landscape")


def kept(client):
    document = client.call("export", format="json")["document"]
    return b64decode(document.get("sceneStorage", {}).get("navigation", "")).decode()


@pytest.fixture
def gallery():
    with Server() as server:
        yield server


@pytest.fixture
def diary():
    with Server(program=built("Diary")) as server:
        yield server


def text(client):
    return labels(client.state)[0]


def test_output_of_an_app_appears_at_once(diary):
    """Standard output is a pipe here, as it is under a supervisor."""
    with Client(diary) as client:
        for page in range(1, 4):
            client.call("tap", label="Write")
            ready, _, _ = select.select([diary.process.stdout], [], [], PATIENCE)
            assert ready and os.read(ready[0].fileno(), 1_000) == b"wrote page %d\n" % page


def test_only_the_same_session_restores_what_a_scene_kept_by_ids(gallery):
    for session, steps in [("a", ["Dessert", "Apple Pie", "Pie Crust"]), ("b", ["Salad"])]:
        with Client(gallery, session, scene="recipes") as client:
            for label in steps:
                client.call("tap", label=label)
            until_kept(client, "pie-crust" if session == "a" else "salad")
    with Server(after=killed(gallery)) as server:
        with Client(server, "a") as client:
            until(client, lambda state: len(state["detail"]["path"]) == 2)
            assert client.state["sidebar"]["selection"]["value"] == "dessert"
            assert shown(client.state)[-1]["title"] == "Pie Crust"
        with Client(server, "b") as client:
            until(client, lambda state: state["sidebar"]["selection"] is not None)
            assert client.state["sidebar"]["selection"]["value"] == "salad"
            assert client.path == []
        with Client(server, "c", scene="recipes") as client:
            assert client.state["sidebar"]["selection"] is None


def test_a_scene_that_was_closed_starts_with_nothing(gallery):
    with Client(gallery, "a", scene="recipes") as client:
        client.call("tap", label="Dessert")
        client.call("scene.open", id="recipes")
        assert client.state["sidebar"]["selection"] is None
    with Server(after=killed(gallery)) as server, Client(server, "a") as client:
        client.call("state.get")
        assert client.state["sidebar"]["selection"] is None


def test_stored_values_of_an_app_and_its_scenes_survive_and_view_state_does_not(diary):
    with Client(diary, "a") as client:
        for label in ["Write", "Write", "Read on"]:
            client.call("tap", label=label)
        assert client.path == [2]
        revision = client.revision
    with Server(program=built("Diary"), after=killed(diary)) as server:
        with Client(server, "a") as client:
            assert client.path == [] and client.revision == revision + 1
            assert text(client) == "2 pages, bookmark page 2, 0 thoughts"
            history = client.call("history.list")["revisions"]
            assert [entry["cause"]["method"] for entry in history][-2:] == ["tap", "relaunch"]
            client.call("undo")
            assert client.path == [2]
        with Client(server, "b") as client:
            assert text(client) == "2 pages, bookmark none, 0 thoughts"


def letters(client):
    return [label for label in labels(client.state) if label.startswith("Letter ")]


def test_models_of_an_app_survive_in_their_session_and_nowhere_else(diary):
    with Client(diary, "a") as client:
        for _ in range(3):
            client.call("tap", label="Write a letter")
        assert letters(client) == ["Letter 1", "Letter 2", "Letter 3"]
    with Server(program=built("Diary"), after=killed(diary)) as server:
        with Client(server, "a") as client:
            assert letters(client) == ["Letter 1", "Letter 2", "Letter 3"]
            client.call("tap", label="Write a letter")
            assert letters(client)[3:] == ["Letter 4"]
        with Client(server, "b") as client:
            assert letters(client) == []


def test_a_crash_in_an_authors_closure_loses_nothing_that_was_answered():
    with Server("--unsupervised", program=built("Diary")) as diary:
        with Client(diary, "a") as client:
            client.call("tap", label="Write")
            revision = client.revision
            with pytest.raises(ConnectionClosed):
                client.call("tap", label="Use the pen")
        wait_until(lambda: not diary.is_running, "the crash")
    with Server(program=built("Diary"), after=diary) as server, Client(server, "a") as client:
        assert text(client) == "1 pages, bookmark page 1, 0 thoughts"
        assert client.revision == revision + 1


def test_a_path_that_could_not_be_saved_is_reported(diary):
    with Client(diary, "a") as client:
        client.call("tap", label="Spill the ink")
        assert client.state["detail"]["codable"] is False
    with (
        Server(program=built("Diary"), after=killed(diary)) as server,
        Client(server, "a") as client,
    ):
        problem = next(p for p in client.state["problems"] if p["code"] == "stale_restore")
        assert "Diary.Ink" in problem["message"] and "wasn’t saved" in problem["why"]


def test_an_idle_session_leaves_memory_and_is_restored_unchanged():
    with Server("--idle-after", "1") as server:
        with Client(server, "plain") as client:
            client.call("push", values=[1, "two"])
            client.call("undo")
            before = client.state
        with Client(server, "views", scene="recipes") as client:
            for label in ["Dessert", "Apple Pie"]:
                client.call("tap", label=label)
            title = shown(client.state)[-1]["title"]
        with Client(server, "main") as watcher:
            wait_until(lambda: sessions(server) == 1, "the others leave memory")
            assert watcher.revision == 0
        with Client(server, "plain") as client:
            assert client.state == before and client.revision == 2
            client.call("redo")
            assert client.path == [1, "two"]
        with Client(server, "views") as client:
            assert shown(client.state)[-1]["title"] == title


def sessions(server):
    with urllib.request.urlopen(f"{server.scheme}://{server.authority}/healthz") as answer:
        return json.load(answer)["sessions"]
