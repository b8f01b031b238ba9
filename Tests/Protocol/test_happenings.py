"""The subject of a change, and its effects, as data: in changes, and in histories."""

import signal

import pytest

from mirror import Client
from reference import Reference
from server_process import Server

SECRET = "hunter2-hunter2"


@pytest.fixture(scope="module")
def server():
    """A server of its own: a scene's code may write to standard error."""
    with Server() as server:
        yield server


@pytest.fixture(scope="module")
def reference(server):
    return Reference(server)


def listed(client):
    """The history's entries, oldest first, from the first revision on."""
    return client.call("history.list", after=0)["revisions"]


def integer(identity, value):
    return {"id": identity, "type": "Swift.Int", "value": value}


def test_a_push_has_no_more_data_than_its_patch(client):
    client.call("push", values=[1])
    client.call("push", value=2)
    change = client.changes[-1]
    assert set(change) == {"base", "revision", "at", "cause", "patch"}
    assert set(change["cause"]) == {"method", "client", "id", "label"}


def test_a_pop_lists_the_removed_values_topmost_first(client):
    client.call("push", values=[1, 2, 3, 4, 5])
    client.call("popToRoot")
    gone = [integer("e5", 5), integer("e4", 4), integer("e3", 3)]
    assert client.changes[-1]["did"] == [{"pop": gone, "count": 5}]


def test_history_lists_the_effects_of_every_revision(client, reference):
    client.call("push", values=[1, 2, 3, 4])
    client.call("pop")
    visibility = client.state["columnVisibility"]
    client.call("setColumnVisibility", visibility="detailOnly")
    client.call("select", column="sidebar", value="soup")
    entries = listed(client)
    pushed, popped, hid, selected = (entry["did"] for entry in entries)
    assert pushed[0]["count"] == 4 and len(pushed[0]["push"]) == 3
    assert popped == [{"pop": [integer("e4", 4)], "count": 1}]
    assert hid == [{"field": "columnVisibility", "from": visibility, "to": "detailOnly"}]
    assert any(
        happened.get("select") == "sidebar" and happened["value"]["value"] == "soup"
        for happened in selected
    )
    for entry in entries:
        found = client.call("history.get", revision=entry["revision"])
        assert (found["did"], found["cause"]) == (entry["did"], entry["cause"])
        for happened in entry["did"]:
            reference.check(happened, "schemas/Effect")


def test_a_tap_names_its_control(connect, reference):
    client = connect(scene="value-links")
    client.call("tap", label="Mercury")
    cause = client.changes[-1]["cause"]
    assert cause["about"].pop("control")
    assert cause["about"] == {"role": "link", "label": "Mercury"}
    reference.check(listed(client)[-1]["cause"], "schemas/Cause")
    [happened] = listed(client)[-1]["did"]
    assert happened["count"] == 1 and len(happened["push"]) == 1


def test_a_url_is_in_the_cause_of_the_change_that_it_makes(connect):
    client = connect(scene="deep-links")
    client.call("openURL", url="library://book/2")
    about = {"url": "library://book/2"}
    assert client.changes[-1]["cause"]["about"] == about
    assert listed(client)[-1]["cause"]["about"] == about


def test_a_sheet_is_listed_when_it_appears_and_disappears(connect):
    client = connect(scene="music")
    client.call("tap", label="New track")
    shown = {"shown": "sheet", "title": "New track"}
    assert client.changes[-1]["did"] == [shown]
    client.call("tap", label="Cancel")
    hidden = {"hidden": "sheet", "title": "New track"}
    assert client.changes[-1]["did"] == [hidden]
    assert [entry["did"] for entry in listed(client)] == [[shown], [hidden]]


def test_a_link_with_a_view_is_listed_when_it_appears_and_disappears(connect, reference):
    client = connect(scene="path-order")
    client.call("setEnvironment", device="iphone-16")
    client.call("tap", label="View2, by a view link")
    assert {"shown": "link", "title": "View2"} in client.changes[-1]["did"]
    client.call("back")
    assert {"hidden": "link", "title": "View2"} in client.changes[-1]["did"]
    assert listed(client)[-1]["did"] == client.changes[-1]["did"]
    for change in client.changes:
        message = {"jsonrpc": "2.0", "method": "changed", "params": change}
        reference.check_message(message, "changed")


def test_hostile_texts_are_cut_to_two_hundred_bytes(client):
    text = "<img src=x onerror=alert(1)>\u202e" * 2_000
    client.call("push", value=text)
    client.call("pop")
    [popped] = client.changes[-1]["did"]
    [element] = popped["pop"]
    assert element["shortened"] is True and len(element["value"].encode()) <= 200
    assert text.startswith(element["value"][:-1])


def test_typed_text_is_cut_to_two_hundred_bytes(connect):
    client = connect(scene="settings")
    client.call("tap", label="Account")
    client.call("tap", label="Mail", text="🦊" * 500)
    about = client.changes[-1]["cause"]["about"]
    assert about["role"] == "textField"
    assert about["value"].startswith("🦊" * 40)
    assert len(about["value"].encode()) <= 200


def test_a_password_is_never_included(connect):
    watcher, client = connect(scene="settings"), connect()
    client.call("tap", label="Account")
    client.call("tap", label="Password", text=SECRET)
    cause = client.changes[-1]["cause"]
    assert cause["about"]["secret"] is True and "value" not in cause["about"]
    watcher.wait_for(client.revision)
    assert SECRET not in str([change["cause"] for change in watcher.changes])
    assert SECRET not in str(listed(client))


def test_a_history_is_the_same_after_a_crash():
    with Server() as server:
        with Client(server, "kept", scene="music") as client:
            client.call("tap", label="New track")
            client.call("tap", label="Cancel")
            client.call("scene.open", id="sandbox")
            client.call("push", values=[1, "two", 3, 4])
            client.call("pop", count=2)
            before = listed(client)
            assert all("did" in entry for entry in before)
        server.stop(signal.SIGKILL)
        with Server(after=server) as again, Client(again, "kept") as client:
            after = listed(client)[: len(before)]
            assert after == before


def test_a_password_is_not_kept_with_a_history(tmp_path):
    with Server("--database", str(tmp_path / "kept.db")) as server:
        with Client(server, "kept", scene="settings") as client:
            client.call("tap", label="Account")
            client.call("tap", label="Password", text=SECRET)
            assert listed(client)[-1]["cause"]["about"]["secret"] is True
        server.stop(signal.SIGKILL)
    kept = [file for file in tmp_path.iterdir() if SECRET.encode() in file.read_bytes()]
    assert kept == []
