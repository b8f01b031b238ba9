"""Columns, selections and devices in the protocol."""

import pytest

from mirror import Refused


def test_a_selection_is_in_the_state_and_can_be_cleared(client):
    client.call("select", column="sidebar", value="Inbox")
    assert client.state["sidebar"]["selection"]["value"] == "Inbox"
    client.call("select", column="sidebar", value=None)
    assert client.state["sidebar"]["selection"] is None


def test_a_selection_can_be_a_set(client):
    client.call("select", column="content", values=[1, 2, "three"])
    selection = client.state["content"]["selection"]
    assert {item["value"] for item in selection} == {1, 2, "three"}
    assert len({item["id"] for item in selection}) == 3


def test_selecting_the_same_again_changes_nothing(client):
    client.call("select", column="sidebar", value="Inbox")
    assert client.call("select", column="sidebar", value="Inbox")["changed"] is False


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"column": "detail", "value": 1}, 1006),
        ({"column": "nowhere", "value": 1}, -32602),
        ({"column": "sidebar"}, -32602),
        ({"value": 1}, -32602),
        ({}, -32602),
        ({"column": "sidebar", "value": 1, "values": [1]}, -32602),
        ({"column": "sidebar", "values": None}, -32602),
        ({"column": 5, "value": 1}, -32602),
        ({"column": "sidebar", "values": [{"type": "Int", "value": "x"}]}, 1004),
    ],
    ids=str,
)
def test_an_impossible_selection_is_refused(client, params, code):
    with pytest.raises(Refused) as refused:
        client.call("select", **params)
    assert refused.value.code == code


@pytest.mark.parametrize("visibility", ["all", "doubleColumn", "detailOnly"])
def test_the_visibility_of_columns_is_in_the_state(client, visibility):
    client.call("setColumnVisibility", visibility=visibility)
    assert client.state["columnVisibility"] == visibility
    shown = [
        column["name"]
        for column in client.state["presentation"]["columns"]
        if column["shown"] and not column["overlay"]
    ]
    assert "detail" in shown


@pytest.mark.parametrize("column", ["sidebar", "content", "detail"])
def test_the_preferred_compact_column_is_in_the_state(client, column):
    client.call("setPreferredCompactColumn", column=column)
    assert client.state["preferredCompactColumn"] == column


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("setColumnVisibility", {"visibility": "none"}),
        ("setColumnVisibility", {}),
        ("setColumnVisibility", {"visibility": 1}),
        ("setPreferredCompactColumn", {"column": "x"}),
        ("setEnvironment", {}),
        ("setEnvironment", {"device": "nokia-3310"}),
        ("setEnvironment", {"width": 0}),
        ("setEnvironment", {"width": -5}),
        ("setEnvironment", {"width": 1.5}),
        ("setEnvironment", {"height": "tall"}),
        ("setEnvironment", {"horizontalSizeClass": "huge"}),
        ("setEnvironment", {"platform": "Linux"}),
        ("setEnvironment", {"width": 2**53}),
    ],
    ids=str,
)
def test_an_unknown_trait_is_refused_with_the_known_ones(client, method, params):
    with pytest.raises(Refused) as refused:
        client.call(method, **params)
    assert refused.value.code == -32602
    assert client.call("state.get")["revision"] == 0


def test_a_phone_collapses_the_columns_and_a_tablet_expands_them(client):
    client.call("setEnvironment", device="iphone-16")
    assert client.state["environment"]["horizontalSizeClass"] == "compact"
    assert client.state["presentation"]["collapsed"] is True
    assert client.state["presentation"]["stack"]
    client.call("setEnvironment", device="ipad-11-landscape")
    assert client.state["presentation"]["collapsed"] is False
    assert client.state["presentation"]["stack"] is None
    assert client.state["presentation"]["why"]


def test_every_documented_device_can_be_set(client, reference):
    params = reference.messages["setEnvironment"]["payload"]["properties"]["params"]
    for device in params["properties"]["device"]["enum"]:
        client.call("setEnvironment", device=device)
        assert client.state["environment"]["device"] == device
        reference.check(client.state, "schemas/State")


def test_back_pops_and_is_refused_at_the_root(client):
    client.call("push", values=[1, 2])
    client.call("back")
    assert client.path == [1]
    client.call("back")
    with pytest.raises(Refused) as refused:
        client.call("back")
    assert refused.value.code == 1001


def test_replace_top_needs_a_top(client):
    with pytest.raises(Refused) as refused:
        client.call("replaceTop", value=1)
    assert refused.value.code == 1001
    client.call("push", values=["a", "b"])
    client.call("replaceTop", value="c")
    assert client.path == ["a", "c"]


def test_popping_more_than_there_are_is_refused_and_changes_nothing(client):
    client.call("push", values=[1, 2])
    for count in [3, 10_000, 2**53 - 1]:
        with pytest.raises(Refused) as refused:
            client.call("pop", count=count)
        assert refused.value.code == 1001
    for count in [-1, 1.5, "1", None]:
        with pytest.raises(Refused) as refused:
            client.call("pop", count=count)
        assert refused.value.code == -32602
    assert client.call("pop", count=2)["changed"]
