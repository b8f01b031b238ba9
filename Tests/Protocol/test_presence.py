"""The people connected to a session, with the names that they chose."""

import time

import pytest

from mirror import Refused


def heard(client, until):
    """Reads messages up to the expected list; returns all lists so far."""
    lists = []
    while not lists or not until(lists[-1]):
        message = client.read()
        if message.get("method") == "presence":
            lists.append(message["params"])
    return lists


def names(told):
    return [person["name"] for person in told["people"]]


def test_a_list_has_clients_names_kinds_and_connections(connect, reference):
    anna, _again = connect(client="anna"), connect(client="anna")
    connect(client="script")
    anna.call("presence.set", name="Anna")
    told = anna.call("presence.list")
    reference.check(told, "schemas/Presence")
    assert told == {
        "people": [
            {"client": "anna", "name": "Anna", "kind": "script", "connections": 2},
            {"client": "script", "name": None, "kind": "script", "connections": 1},
        ],
        "count": 2,
        "lock": None,
        "presenter": None,
    }


def test_a_browser_is_recognized_by_its_origin(connect, server):
    origin = server.websocket_url.replace("ws", "http", 1).removesuffix("/ws")
    page = connect(client="page", headers={"Origin": origin})
    connect(client="program")
    kinds = {person["client"]: person["kind"] for person in page.call("presence.list")["people"]}
    assert kinds == {"page": "browser", "program": "script"}


def test_a_subscriber_learns_of_joins_names_and_leaves(connect, reference):
    anna, quiet = connect(client="anna", presence=1), connect(client="quiet")
    bo = connect(client="bo", presence=1)
    bo.call("presence.set", name="Bo")
    told = heard(anna, lambda told: told["count"] == 3 and "Bo" in names(told))
    for params in told:
        message = {"jsonrpc": "2.0", "method": "presence", "params": params}
        reference.check_message(message, "presence")
    bo.close()
    assert "Bo" not in names(heard(anna, lambda told: told["count"] == 2)[-1])
    quiet.say({"jsonrpc": "2.0", "id": 1, "method": "presence.list"})
    assert quiet.read()["id"] == 1


def test_many_changes_come_a_few_times_a_second(connect):
    anna, bo = connect(client="anna", presence=1), connect(client="bo")
    began = time.monotonic()
    for number in range(200):
        bo.call("presence.set", name=f"Bo {number}")
    took = time.monotonic() - began
    lists = heard(anna, lambda told: "Bo 199" in names(told))
    assert len(lists) <= 3 + took / 0.25


def test_presence_is_no_history_but_a_change_has_its_authors_name(connect, reference):
    anna, other = connect(client="anna"), connect(client="other")
    anna.call("push", value=1)
    anna.call("presence.set", name="Anna")
    assert anna.call("state.get")["revision"] == 1
    anna.call("push", value=2)
    other.call("push", value=3)
    entries = anna.call("history.list")["revisions"]
    assert [entry["cause"].get("name") for entry in entries] == [None, "Anna", None]
    other.wait_for(3)
    assert [change["cause"].get("name") for change in other.changes] == [None, "Anna", None]
    for change in other.changes:
        message = {"jsonrpc": "2.0", "method": "changed", "params": change}
        reference.check_message(message, "changed")
    assert anna.call("history.get", revision=2)["cause"]["name"] == "Anna"


@pytest.mark.parametrize(
    "name", ["", "  ", "a\nb", "a\u0000", "\u202ea", "a\u2028b", "\u009b", 3, ["a"], {"a": 1}]
)
def test_an_invalid_name_is_refused(connect, name):
    client = connect(client="anna")
    with pytest.raises(Refused) as refusal:
        client.call("presence.set", name=name)
    assert refusal.value.code == -32602 and refusal.value.data["pointer"] == "/params/name"
    assert names(client.call("presence.list")) == [None]


def test_a_name_has_a_maximal_length_and_can_be_removed(connect):
    client = connect(client="anna")
    most = client.hello["limits"]["nameBytes"]
    assert client.call("presence.set", name="x" * most) == {"name": "x" * most, "changed": True}
    with pytest.raises(Refused) as refusal:
        client.call("presence.set", name="x" * (most + 1))
    assert refusal.value.code == 1007 and refusal.value.data["limit"] == most
    assert client.call("presence.set", name=None) == {"name": None, "changed": True}
    assert names(client.call("presence.list")) == [None]


def test_a_name_ends_with_the_last_connection(connect):
    first, other = connect(client="anna"), connect(client="anna")
    watcher = connect(client="watcher", presence=1)
    first.call("presence.set", name="Anna")
    first.close()
    assert names(heard(watcher, lambda told: told["people"][0]["connections"] == 1)[-1])[0] == (
        "Anna"
    )
    other.close()
    heard(watcher, lambda told: told["count"] == 1)
    assert names(connect(client="anna").call("presence.list")) == [None, None]


def test_a_crowd_is_listed_in_part_and_counted_in_full(connect):
    clients = [connect(client=f"crowd-{number}") for number in range(120)]
    told = clients[0].call("presence.list")
    most = clients[0].hello["limits"]["people"]
    assert (len(told["people"]), told["count"]) == (most, 120)
