"""Scenes, and taps in them: the sandbox, which every server of its own has."""

import pytest

import raw_http
from mirror import Mirror, Refused


def rows(client, column):
    """The rows in a visible column."""
    return client.state["view"][column]["body"][0]["children"]


def test_the_state_says_what_to_watch_for(client):
    scene = client.state["scene"]
    assert scene["id"] == "sandbox" and scene["summary"].endswith(".")


def test_scenes_are_listed_and_the_open_one_is_named(client):
    result = client.call("scene.list")
    assert result["open"] == client.state["scene"]["id"]
    assert result["scenes"][0].items() <= client.state["scene"].items()
    assert client.revision == 0


def test_opening_a_scene_starts_it_again_on_the_same_device(client, connect):
    other = connect()
    client.call("setEnvironment", device="iphone-16")
    client.call("push", values=[1, 2])
    result = client.call("scene.open", id="sandbox")
    assert result == {"revision": 3, "changed": True}
    assert [operation["path"] for operation in client.changes[-1]["patch"]] == [""]
    assert client.path == [] and client.state["environment"]["device"] == "iphone-16"
    other.wait_for(3)
    assert other.state == client.state == client.call("state.get")["state"]
    client.call("push", value=3)
    assert client.path == [3]


def test_a_client_that_was_away_resumes_across_scenes(connect):
    away = connect()
    away.close()
    client = connect()
    client.call("push", value=1)
    client.call("scene.open", id="sandbox")
    client.call("push", value=2)
    mirror = Mirror(state=away.state, revision=away.revision, epoch=away.mirror.epoch)
    back = connect(mirror=mirror)
    assert back.hello["resumed"] is True
    assert back.state == client.state


def test_the_scene_before_can_be_viewed_and_not_restored(client):
    client.call("push", value=1)
    client.call("scene.open", id="sandbox")
    assert client.call("undo")["changed"] is False
    with pytest.raises(Refused) as refused:
        client.call("restore", revision=1)
    assert refused.value.code == 1012
    past = client.call("history.get", revision=1)
    assert [element["value"] for element in past["state"]["detail"]["path"]] == [1]
    listed = client.call("history.list", after=0)["revisions"]
    assert [entry["cause"]["method"] for entry in listed] == ["push", "scene.open"]


def test_an_element_never_has_an_id_from_the_scene_before(client):
    client.call("push", value=1)
    before = client.state["detail"]["path"][0]["id"]
    client.call("scene.open", id="sandbox")
    client.call("push", value=1)
    assert client.state["detail"]["path"][0]["id"] != before


@pytest.mark.parametrize(
    ("params", "code"),
    [({"id": "sandbux"}, 1002), ({"id": ""}, 1002), ({"id": 1}, -32602), ({}, -32602)],
    ids=str,
)
def test_an_unknown_scene_is_refused(client, params, code):
    with pytest.raises(Refused) as refused:
        client.call("scene.open", **params)
    assert refused.value.code == code
    assert client.revision == 0


def test_a_connection_can_request_a_scene(connect):
    assert connect(scene="sandbox").state["scene"]["id"] == "sandbox"


def test_a_connection_that_requests_an_unknown_scene_is_refused(server, session):
    answer = raw_http.upgrade(server, f"/ws/{session}?scene=nowhere")
    assert answer.status == 400


def test_a_tap_on_a_row_selects_it(client):
    row = rows(client, "sidebar")[1]
    assert client.call("tap", control=row["id"])["changed"] is True
    assert client.state["sidebar"]["selection"]["value"] == row["value"]["value"]
    assert rows(client, "sidebar")[1]["selected"] is True
    assert client.changes[-1]["cause"]["method"] == "tap"
    assert client.call("tap", control=row["id"])["changed"] is False


def test_a_tap_by_label_finds_the_row(client):
    client.call("tap", label=rows(client, "sidebar")[0]["label"])
    row = rows(client, "content")[0]
    client.call("tap", label=row["label"])
    assert client.state["content"]["selection"]["value"] == row["value"]["value"]
    client.call("undo")
    assert client.state["content"]["selection"] is None


def test_taps_go_through_a_collapsed_split_view(client):
    client.call("setEnvironment", device="iphone-16")
    for _ in range(2):
        row = client.state["view"]["stack"]["body"][0]["children"][0]
        client.call("tap", control=row["id"])
    assert client.state["presentation"]["stack"] == ["sidebar", "content", "detail"]


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"control": "content/none"}, 1002),
        ({"label": "Nobody"}, 1002),
        ({"control": "sidebar"}, 1002),
        ({}, -32602),
        ({"control": "a", "label": "b"}, -32602),
        ({"control": 1}, -32602),
        ({"control": "sidebar/soup", "text": 1}, -32602),
    ],
    ids=str,
)
def test_a_tap_on_an_unknown_control_is_refused(client, params, code):
    with pytest.raises(Refused) as refused:
        client.call("tap", **params)
    assert refused.value.code == code
    assert client.revision == 0


def test_a_row_that_is_not_visible_cannot_be_tapped(client):
    row = rows(client, "sidebar")[0]["id"]
    client.call("setColumnVisibility", visibility="detailOnly")
    with pytest.raises(Refused) as refused:
        client.call("tap", control=row)
    assert refused.value.code == 1002


def test_a_scene_without_views_takes_no_url_and_says_why(client):
    with pytest.raises(Refused) as refused:
        client.call("openURL", url="colonnade://soup")
    assert refused.value.code == -32602
    assert "no views" in refused.value.error["message"]
