"""The open scene on a second device: its own window, controlled by the session's navigation."""

import json

import pytest

from mirror import Client, Refused
from server_process import Server


@pytest.fixture(scope="module")
def gallery():
    with Server() as server:
        yield server


def shown(client, device="iphone-16"):
    """The preview on the other device, after a check that nothing has changed."""
    before = client.call("state.get")
    answer = client.call("scene.preview", device=device)
    after = client.call("state.get")
    assert (after["revision"], after["state"]) == (before["revision"], before["state"])
    assert answer["revision"] == before["revision"]
    return answer["state"]


def titles(state):
    return [screen["title"] for screen in state["screens"]]


def nodes(tree):
    if isinstance(tree, list):
        return [node for each in tree for node in nodes(each)]
    return [tree, *nodes(tree.get("children", []))]


def test_a_scene_of_views_is_drawn_for_both_devices(gallery):
    with Client(gallery, "both") as client:
        client.call("scene.open", id="recipes")
        client.call("tap", label="Dessert")
        client.call("tap", label="Apple Pie")
        wide, narrow = client.state, shown(client)
        assert wide["presentation"]["collapsed"] is False and wide["view"]["detail"]
        assert narrow["presentation"]["collapsed"] is True and not narrow["view"].get("detail")
        assert narrow["view"]["stack"]["title"] == wide["view"]["detail"]["title"] == "Apple Pie"
        assert narrow["detail"]["path"] == wide["detail"]["path"]
        assert narrow["environment"]["device"] == "iphone-16"


def test_it_follows_whatever_changes_the_session(gallery):
    with Client(gallery, "follows") as client:
        client.call("scene.open", id="recipes")
        client.call("tap", label="Dessert")
        for label in ["Apple Pie", "Pie Crust"]:
            client.call("tap", label=label)
            assert titles(shown(client)) == titles(client.state)
        for method in ["pop", "undo", "popToRoot", "undo", "back"]:
            client.call(method)
            assert titles(shown(client)) == titles(client.state), method
        assert titles(shown(client, "ipad-13")) == titles(client.state)


def test_another_scene_has_its_own_window(gallery):
    with Client(gallery, "another") as client:
        client.call("scene.open", id="recipes")
        assert shown(client)["scene"]["id"] == "recipes"
        client.call("scene.open", id="animals")
        assert shown(client)["scene"]["id"] == "animals"
        client.call("scene.open", id="sandbox")
        client.call("push", value=1)
        assert shown(client)["view"]["stack"]["title"]


def test_every_scene_can_be_seen_on_a_second_device(gallery):
    with Client(gallery, "every") as client:
        for scene in client.call("scene.list")["scenes"]:
            client.call("scene.open", id=scene["id"])
            for device in ["iphone-16", "ipad-13", "mac-window"]:
                state = shown(client, device)
                assert state["environment"]["device"] == device, scene["id"]
                columns = ["stack", "sidebar", "content", "detail"]
                assert any(state["view"].get(column) for column in columns), scene["id"]


def test_an_impossible_device_is_refused(gallery):
    with Client(gallery, "refused") as client:
        for params in [{}, {"device": "iphone-1"}, {"width": 0}, {"height": "high"}]:
            with pytest.raises(Refused):
                client.call("scene.preview", **params)
        assert client.call("scene.preview", width=700)["state"]["environment"]["width"] == 700


def test_the_past_can_be_seen_on_both_devices(gallery):
    with Client(gallery, "past") as client:
        client.call("scene.open", id="recipes")
        client.call("tap", label="Dessert")
        client.call("tap", label="Apple Pie")
        client.call("popToRoot")
        past = client.call("scene.preview", device="iphone-16", revision=3)
        assert past["revision"] == 3 and past["state"]["view"]["stack"]["title"] == "Apple Pie"
        assert titles(shown(client)) == titles(client.state)
        # Of the earlier scene, and of the future.
        for revision, code in [(0, 1012), (9, -32602)]:
            with pytest.raises(Refused) as refused:
                client.call("scene.preview", device="iphone-16", revision=revision)
            assert refused.value.code == code


def test_each_window_has_the_views_own_state(gallery):
    with Client(gallery, "own") as client:
        client.call("scene.open", id="settings")
        texts = json.dumps(shown(client)["view"])
        assert "Settings" in texts
