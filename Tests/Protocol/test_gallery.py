"""The gallery in the real program: every scene is opened, tapped through, and mirrored."""

import random

import pytest

from gallery import STORIES, controls, follow, labels, nodes, screens, shown
from mirror import Client, Refused
from reference import Reference
from server_process import Server

# Scenes whose stories consist of values: undo restores everything.
OF_VALUES = [
    "value-links",
    "recipes",
    "mixed-types",
    "numbers",
    "root-return",
    "one-type",
    "people",
    "deep-links",
    "deep-link-table",
]


@pytest.fixture(scope="module")
def server():
    """A server of its own: a `codable` of nil writes SwiftUI's own line to standard error."""
    with Server() as server:
        yield server
        assert server.is_running, "the server did not survive"
        status, _, errors = server.stop()
        assert status == 0, errors
        lines = errors.splitlines()
        assert all(line.endswith("is not Codable.") for line in lines), errors
        assert len(lines) == len(set(lines)), "a line is written once, however often it is true"


@pytest.fixture(scope="module")
def reference(server):
    return Reference(server)


def assert_mirrored(client):
    """Asserts that the patched state is the server's state."""
    fresh = client.call("state.get")
    if fresh["revision"] == client.revision:
        assert fresh["state"] == client.state
    else:
        assert_mirrored(client)


def navigation(state):
    """The part of the state that can be undone: selections and path, by their values."""

    def value(selection):
        return selection and (selection["type"], selection["value"])

    return (
        value(state["sidebar"]["selection"]),
        value(state["content"]["selection"]),
        [(element["type"], element["value"]) for element in state["detail"]["path"]],
    )


def pytest_generate_tests(metafunc):
    if "scene" in metafunc.fixturenames:
        scenes = OF_VALUES if "of_values" in metafunc.function.__name__ else list(STORIES)
        metafunc.parametrize("scene", scenes)


def test_the_scenes_are_listed_with_what_to_watch_for(client):
    listed = client.call("scene.list")["scenes"]
    assert [scene["id"] for scene in listed] == ["sandbox", *STORIES]
    assert all(scene["title"] and scene["summary"].endswith(".") for scene in listed)


def test_a_scene_is_opened_and_followed_by_patches(client, reference, scene):
    client.call("scene.open", id=scene)
    assert client.state["scene"]["id"] == scene and client.state["problems"] == []
    follow(client, scene)
    assert_mirrored(client)
    reference.check(client.state, "schemas/State")


def test_two_clients_see_the_same(connect, scene):
    first, second = connect(scene=scene), connect(watch="snapshot")
    follow(first, scene)
    second.wait_for(first.revision)
    assert second.state == first.state


def test_two_sessions_each_have_their_own_scene(connect, session, scene):
    first, other = connect(scene=scene), connect(session=f"{session}-other", scene=scene)
    before = other.state
    follow(first, scene)
    assert other.call("state.get")["state"] == before


def test_every_width_shows_the_same_place(client, scene):
    client.call("scene.open", id=scene)
    follow(client, scene)
    wide, where = client.state["view"], navigation(client.state)
    for device, count in [("iphone-16", 1), ("mac-window", None), ("ipad-11-landscape", None)]:
        client.call("setEnvironment", device=device)
        assert navigation(client.state) == where
        assert count is None or len(shown(client.state)) == count
        assert_mirrored(client)
    assert client.state["view"] == wide


def test_compact_and_regular_have_the_same_story(client, scene):
    client.call("scene.open", id=scene)
    client.call("setEnvironment", horizontalSizeClass="compact")
    follow(client, scene)
    assert len(shown(client.state)) == 1
    client.call("setEnvironment", horizontalSizeClass="regular")
    assert screens(client.state) == STORIES[scene][1]
    assert_mirrored(client)


def test_back_leads_all_the_way_to_the_root(client, scene):
    client.call("scene.open", id=scene)
    client.call("setEnvironment", device="iphone-16")
    follow(client, scene)
    while shown(client.state)[0]["back"] is not None:
        before = shown(client.state)[0]["title"]
        client.call("back")
        assert_mirrored(client)
        assert len(screens(client.state)) <= len(STORIES[scene][1]), before
    with pytest.raises(Refused) as refused:
        client.call("back")
    assert refused.value.code == 1001
    assert client.path == []


def test_taps_in_scenes_of_values_are_undone_and_redone(client, scene):
    client.call("scene.open", id=scene)
    places = [navigation(client.state)]
    for label in STORIES[scene][0]:
        client.call("tap", label=label)
        places.append(navigation(client.state))
    for place in reversed(places[:-1]):
        assert client.call("undo")["changed"] is True
        assert navigation(client.state) == place
    assert client.call("undo")["changed"] is False
    for place in places[1:]:
        assert client.call("redo")["changed"] is True
        assert navigation(client.state) == place
    assert screens(client.state) == STORIES[scene][1]
    assert_mirrored(client)


def refusal_of(client, **params):
    """Taps in vain, which changes nothing; returns the code of the refusal."""
    before, revision = client.state, client.revision
    with pytest.raises(Refused) as refused:
        client.call("tap", **params)
    assert client.call("state.get")["state"] == before and client.revision == revision
    assert refused.value.error["message"].endswith(".")
    return refused.value.code


def test_a_tap_on_an_unknown_control_is_refused(client, scene):
    client.call("scene.open", id=scene)
    assert refusal_of(client, control="k99999") == 1002
    assert refusal_of(client, label="Nobody has written this") == 1002


def test_a_tap_on_a_removed_control_is_refused(connect):
    client = connect(scene="numbers")
    link = controls(client.state)[0]["id"]
    client.call("tap", control=link)
    assert refusal_of(client, control=link) == 1002
    client.call("back")
    client.call("tap", control=link)
    assert screens(client.state) == ["Numbers", "First"]


def test_a_tap_on_a_disabled_control_is_refused(connect):
    client = connect(scene="mixed-types")
    disabled = [node for node in nodes(client.state) if node.get("disabled")]
    assert [node["label"] for node in disabled] == ["removeLast()", "To the root"]
    for node in disabled:
        assert refusal_of(client, control=node["id"]) == 1002
        assert refusal_of(client, label=node["label"]) == 1002


def test_a_control_keeps_its_id_while_its_label_changes(connect):
    client = connect(scene="mixed-types")
    before = {node["label"]: node["id"] for node in controls(client.state)}
    client.call("tap", label="1")
    client.call("back")
    assert {node["label"]: node["id"] for node in controls(client.state)} == before


def test_a_url_opens_the_whole_way(connect):
    client = connect(scene="deep-links")
    assert client.call("openURL", url="library://book/2/chapter/3")["changed"] is True
    assert screens(client.state) == ["Library", "Book 2", "Chapter 3"]
    assert client.changes[-1]["cause"]["method"] == "openURL"
    assert client.call("openURL", url="library://book/2/chapter/3")["changed"] is False
    client.call("undo")
    assert screens(client.state) == ["Library"]


@pytest.mark.parametrize("url", ["library://book/99", "library://shelf", "other://book/1"])
def test_a_url_that_leads_nowhere_changes_nothing_and_the_scene_says_so(connect, url):
    client = connect(scene="deep-links")
    client.call("openURL", url=url)
    assert client.path == [] and f"There is nothing at {url}." in labels(client.state)


@pytest.mark.parametrize(
    ("scene_id", "url"),
    [
        ("deep-links", ""),
        ("deep-links", "no scheme"),
        ("deep-links", "/book/2"),
        ("numbers", "library://book/2"),
    ],
)
def test_a_url_that_no_view_handles_is_refused(connect, scene_id, url):
    client = connect(scene=scene_id)
    with pytest.raises(Refused) as refused:
        client.call("openURL", url=url)
    assert refused.value.code == -32602
    assert client.revision == 0


def test_values_from_outside_reach_the_authors_path(connect):
    client = connect(scene="mixed-types")
    client.call("push", values=[1, "a/b"])
    assert "37 bytes, 2 values" not in labels(client.state)
    assert screens(client.state) == ["Mixed types", "Int 1", "String “a/b”"]
    assert '["Swift.String","\\"a\\\\\\/b\\"","Swift.Int","1"]' in labels(client.state)


def test_a_value_that_a_binding_cannot_take_is_refused(connect):
    client = connect(scene="value-links")
    with pytest.raises(Refused) as refused:
        client.call("push", value=1)
    assert refused.value.code == 1004
    assert client.revision == 0 and client.path == []


@pytest.mark.parametrize("device", ["ipad-11-landscape", "iphone-16"])
def test_random_taps_never_break_the_mirror(server, client, scene, device):
    chance = random.Random(f"{scene} {device}")
    client.call("scene.open", id=scene)
    client.call("setEnvironment", device=device)
    for step in range(50):
        wish = chance.random()
        try:
            if wish < 0.15:
                client.call("back")
            elif wish < 0.2:
                client.call(chance.choice(["undo", "redo"]))
            elif found := controls(client.state):
                client.call("tap", control=chance.choice(found)["id"])
        except Refused as refused:
            # The root, or a screen that has just been covered by a search result.
            assert refused.code in (1001, 1002), refused
        if step % 5 == 4:
            assert_mirrored(client)
    assert server.is_running


def test_a_value_without_a_destination_is_named_among_the_problems(client):
    client.call("scene.open", id="mixed-types")
    client.call("push", values=[1, {"type": "Nope", "value": {"n": 1}}])
    assert missing(client) == [client.state["detail"]["path"][1]["id"]]
    client.call("replaceTop", value={"type": "Nope", "value": {"n": 2}})
    assert missing(client) == [client.state["detail"]["path"][1]["id"]]
    assert client.call("setEnvironment", device="iphone-16")["changed"]
    assert not client.call("setEnvironment", device="iphone-16")["changed"]
    assert client.state == client.call("state.get")["state"]
    client.call("pop")
    assert missing(client) == []


def test_a_tap_does_not_exceed_the_maximum_depth():
    with Server("--max-depth", "2") as small:
        client = Client(small, "deep", scene="mixed-types")
        client.call("tap", label="1")
        client.call("push", value=2)
        with pytest.raises(Refused) as refused:
            client.call("tap", label="1")
        assert refused.value.code == 1007
        client.call("back")
        client.call("tap", label="1")
        assert len(client.path) == 2


def missing(client):
    """The elements that no destination shows."""
    problems = client.state["problems"]
    return [problem["element"] for problem in problems if problem["code"] == "destination_missing"]


@pytest.mark.parametrize("name", ["animals", "recipes", "music"])
def test_earlier_screens_can_be_viewed_later(connect, name):
    client = connect(scene=name)
    states = {client.revision: client.state}
    for label in STORIES[name][0]:
        client.call("tap", label=label)
        states[client.revision] = client.state
    client.call("setEnvironment", device="iphone-16")
    states[client.revision] = client.state
    client.call("scene.open", id="sandbox")
    for revision, state in states.items():
        past = client.call("history.get", revision=revision)
        assert past["shown"] is True
        for member in ("view", "screens", "presentation", "problems", "detail"):
            assert past["state"][member] == state[member], (revision, member)
