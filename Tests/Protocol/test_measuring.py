"""Sizes that a page reports: a query, after which the app may draw something else by itself."""

import pytest

from example_apps import built
from gallery import labels
from mirror import Refused
from server_process import Server


@pytest.fixture(scope="module")
def rooms():
    with Server(program=built("Rooms")) as server:
        yield server


@pytest.fixture
def visit(connect, rooms, session):
    return lambda **query: connect(session=session, server=rooms, **query)


def places(client):
    """The names under which styles request sizes."""
    styles = client.state["view"]["styles"].values()
    found = [
        value["measure"]
        for style in styles
        for op in style
        for value in op.values()
        if isinstance(value, dict) and "measure" in value
    ]
    return sorted(found)


def opened(visit, row, **query):
    client = visit(**query)
    client.call("setEnvironment", device="iphone-16")
    client.call("tap", label=row)
    return client


def test_the_devices_size_is_used_until_a_page_reports_another(visit):
    client = opened(visit, "Reader")
    assert "393.0 by 852.0" in labels(client.state)
    (place,) = places(client)
    before, undoable = client.revision, client.state["detail"]
    answer = client.call("measure", sizes={place: {"width": 353.2, "height": 301}})
    assert answer == {"taken": 1}
    assert "353.0 by 301.0" in labels(client.state)
    assert client.revision == before + 1 and client.state["detail"] == undoable
    cause = client.changes[-1]["cause"]
    assert (cause["method"], cause["client"]) == ("app", "app")
    # Clients that connect later see the same; a page that measures the same changes nothing.
    other = visit()
    assert "353.0 by 301.0" in labels(other.state)
    sizes = {place: {"width": 353, "height": 301}, "g999": {"width": 1, "height": 1}}
    assert other.call("measure", sizes=sizes) == {"taken": 0}
    assert other.revision == before + 1
    assert [cause["method"] for cause in causes(other)] == ["setEnvironment", "tap", "app"]


def causes(client):
    return [entry["cause"] for entry in client.call("history.list")["revisions"]]


def test_a_report_of_sizes_is_no_revision_and_cannot_be_undone(visit):
    client = opened(visit, "Reader")
    (place,) = places(client)
    client.call("measure", sizes={place: {"width": 200, "height": 100}})
    assert "200.0 by 100.0" in labels(client.state)
    # The newest command is the one before the report.
    client.call("undo")
    assert client.state["environment"]["device"] == "ipad-11-landscape"
    # With a key, it is not taken for a command that was already done.
    for width in (300, 200, 300):
        answer = client.call(
            "measure", sizes={place: {"width": width, "height": 90}}, meta={"key": "once"}
        )
        assert answer == {"taken": 1}


def test_another_device_forgets_the_sizes(visit):
    client = opened(visit, "Reader")
    (place,) = places(client)
    client.call("measure", sizes={place: {"width": 200, "height": 100}})
    client.call("setEnvironment", colorScheme="dark")
    assert "200.0 by 100.0" in labels(client.state)
    client.call("setEnvironment", device="iphone-se")
    assert "375.0 by 667.0" in labels(client.state)


def test_scripts_see_the_view_that_fits(visit):
    client = opened(visit, "Fitting")
    client.call("tap", label="Press the button at its end")
    assert "Pressed 1" in labels(client.state)
    (place,) = places(client)
    assert client.call("measure", sizes={place: {"choice": 1}}) == {"taken": 1}
    client.call("tap", label="Press")
    assert "Pressed 11" in labels(client.state)
    with pytest.raises(Refused):
        client.call("tap", label="Press the button at its end")


def test_a_view_that_chases_its_own_size_comes_to_an_end(visit):
    client = opened(visit, "Circle")
    (place,) = places(client)
    taken, width = 1, 50
    while taken and width < 1000:
        width += 1
        size = {"width": width, "height": 40}
        taken = client.call("measure", sizes={place: size})["taken"]
    assert taken == 0
    assert "infinite_update" in [problem["code"] for problem in client.state["problems"]]
    before = client.revision
    assert client.call("measure", sizes={place: {"width": 40, "height": 40}})["taken"] == 0
    assert client.revision == before


@pytest.mark.parametrize(
    "sizes",
    [
        None,
        [],
        {"g1": 5},
        {"g1": {}},
        {"g1": {"width": 5}},
        {"g1": {"width": -1, "height": 5}},
        {"g1": {"width": 1e300, "height": 5}},
        {"g1": {"width": "5", "height": 5}},
        {"g1": {"width": 5, "height": 5, "origin": [1]}},
        {"g1": {"width": 5, "height": 5, "insets": [0, 0, 0, 1e9]}},
        {"g1": {"choice": -1}},
        {"g1": {"choice": 1.5}},
        {"g1": {"choice": 1, "width": 5}},
        {"g1": {"width": 5, "height": 5, "depth": 5}},
        {"g1": {"seen": 1}},
        {"g1": {"focused": "yes"}},
        {"g1": {"scroll": []}},
        {"g1": {"scroll": {"target": 3}}},
        {"g1": {"scroll": {"target": []}}},
        {"g1": {"scroll": {"target": [1, 2, 3]}}},
        {"g1": {"scroll": {"target": [-1]}}},
        {"g1": {"scroll": {"target": [1.5]}}},
        {"g1": {"scroll": {"target": [1e300]}}},
        {"g1": {"scroll": {"phase": "flying"}}},
        {"g1": {"scroll": {"byUser": "yes"}}},
        {"g1": {"scroll": {"visible": [[0]] * 65}}},
        {"g1": {"scroll": {"geometry": {"offset": [0, 0]}}}},
        {"g1": {"scroll": {"geometry": {"offset": [0, 1e9], "content": [1, 1]}}}},
        {"g1": {"scroll": {"speed": 3}}},
        {"g1": {"scroll": {}, "width": 5}},
    ],
    ids=str,
)
def test_an_invalid_size_is_refused_and_changes_nothing(visit, sizes):
    client = opened(visit, "Reader")
    before = client.state
    with pytest.raises(Refused) as refused:
        client.call("measure", sizes=sizes)
    assert refused.value.code == -32602
    assert refused.value.data["pointer"].startswith("/params/sizes")
    assert client.state == before


def test_the_app_gets_the_position_to_which_someone_has_scrolled(visit):
    client = opened(visit, "Shelf")
    follows = {
        name: asked
        for style in client.state["view"]["styles"].values()
        for op in style
        for name, asked in op.get("follows", {}).items()
    }
    assert all(asked["target"] is True for asked in follows.values()) and len(follows) == 2
    before = client.revision
    for name in follows:
        report = {"scroll": {"byUser": True, "target": [7]}}
        assert client.call("measure", sizes={name: report}) == {"taken": 1}
        assert client.call("measure", sizes={name: report}) == {"taken": 0}
    assert "Book 7, volume v7" in labels(client.state)
    assert client.revision == before + 2
    assert client.changes[-1]["cause"]["method"] == "app"


def test_the_sizes_in_one_request_have_a_limit(visit):
    client = visit()
    most = client.hello["limits"]["measurements"]
    size = {"width": 1, "height": 1}
    assert client.call("measure", sizes={f"g{i}": size for i in range(1000, 1000 + most)})
    with pytest.raises(Refused) as refused:
        client.call("measure", sizes={f"g{i}": size for i in range(most + 1)})
    assert refused.value.code == 1007
    assert refused.value.data["limit"] == most


def test_the_app_gets_the_focus_that_someone_has_moved(visit):
    client = opened(visit, "Searching")
    (name,) = [
        name
        for style in client.state["view"]["styles"].values()
        for op in style
        for name, asked in op.get("follows", {}).items()
        if "focus" in asked
    ]
    before = client.revision
    assert client.call("measure", sizes={name: {"focused": True}}) == {"taken": 1}
    assert "The field has the focus" in labels(client.state)
    assert client.revision == before + 1 and client.changes[-1]["cause"]["method"] == "app"
    assert client.call("measure", sizes={name: {"focused": True}}) == {"taken": 0}
    client.call("tap", label="Stop")
    assert "Nothing has the focus" in labels(client.state)
