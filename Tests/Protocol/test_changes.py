"""The changes that subscribers see: in order, as patches, none missing."""

import random
import re

import pytest

from raw_websocket import RawWebSocket

VALUES = [
    0,
    -1,
    42,
    1.5,
    "",
    "two",
    "é",
    True,
    False,
    {"type": "UInt8", "value": 7},
    {"type": "App.Unheard", "value": {"b": [1, None], "a": "x"}},
]
DEVICES = ["iphone-16", "ipad-11", "ipad-11-landscape", "ipad-11-slide-over", "mac-window"]


def random_command(chance):
    """A command that is well-formed, but not always possible."""
    column = chance.choice(["sidebar", "content"])
    value = chance.choice(VALUES)
    return chance.choice(
        [
            ("push", {"value": value}),
            ("push", {"values": chance.choices(VALUES, k=3)}),
            ("push", {"value": value}),
            ("push", {"value": value, "column": column}),
            ("pop", {}),
            ("pop", {"count": chance.randrange(4)}),
            ("popToRoot", {}),
            ("popTo", {"index": chance.randrange(6)}),
            ("popTo", {"value": value}),
            ("popTo", {"type": "Int"}),
            ("popTo", {"id": f"e{chance.randrange(40)}"}),
            ("setPath", {"values": chance.choices(VALUES, k=chance.randrange(6))}),
            ("replaceTop", {"value": value}),
            ("back", {}),
            ("select", {"column": column, "value": value}),
            ("select", {"column": column, "value": None}),
            ("select", {"column": column, "values": VALUES[: chance.randrange(4)]}),
            (
                "setColumnVisibility",
                {"visibility": chance.choice(["automatic", "all", "doubleColumn", "detailOnly"])},
            ),
            ("setPreferredCompactColumn", {"column": chance.choice([column, "detail"])}),
            ("setEnvironment", {"device": chance.choice(DEVICES)}),
            ("setEnvironment", {"horizontalSizeClass": chance.choice(["compact", "regular"])}),
            ("setEnvironment", {"width": chance.randrange(300, 1400)}),
            ("undo", {}),
            ("redo", {}),
            ("undo", {}),
            (
                "transaction",
                {
                    "commands": [
                        {"method": "select", "params": {"column": column, "value": value}},
                        {"method": "push", "params": {"value": value}},
                    ]
                },
            ),
        ]
    )


@pytest.mark.parametrize("seed", range(6))
def test_every_patch_leads_to_the_new_state(client, reference, seed):
    """300 random commands; a strict JSON Patch library applies the patches, and never differs."""
    chance, done = random.Random(seed), 0
    for number in range(300):
        method, params = random_command(chance)
        before, seen = client.revision, len(client.changes)
        answer = client.ask({"id": number, "method": method, "params": params})
        if "error" in answer:
            assert answer["error"]["code"] > 0, (method, params, answer)
            assert client.revision == before
            reference.check_message(answer, "refused")
        else:
            reference.check_message(answer, f"{method}.answer")
            assert answer["result"]["revision"] == client.revision
            assert answer["result"]["changed"] == (client.revision == before + 1)
            assert len(client.changes) - seen == client.revision - before
        if client.revision > before:
            done += 1
            message = {"jsonrpc": "2.0", "method": "changed", "params": client.changes[-1]}
            reference.check_message(message, "changed")
            fresh = client.call("state.get")
            assert fresh["state"] == client.state, (method, params)
            reference.check(fresh["state"], "schemas/State")
    assert done > 100


def test_a_push_is_seen_by_every_subscriber_before_its_answer(connect):
    clients = [connect() for _ in range(5)]
    sender = clients[0]
    sender.say({"id": 12, "method": "push", "params": {"value": 42}})
    first, second = sender.read(), sender.read()
    assert first["method"] == "changed"
    assert first["params"]["cause"] == {
        "method": "push",
        "client": sender.hello["client"],
        "id": 12,
        "label": None,
    }
    assert second == {"jsonrpc": "2.0", "id": 12, "result": {"revision": 1, "changed": True}}
    for other in clients[1:]:
        assert other.read() == first


def test_a_change_has_the_members_in_the_protocol(client):
    client.call("push", value=41)
    assert list(client.changes[0]) == ["base", "revision", "at", "cause", "history", "patch"]
    client.call("push", value=42)
    change = client.changes[1]
    assert list(change) == ["base", "revision", "at", "cause", "patch"]
    assert (change["base"], change["revision"]) == (1, 2)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", change["at"])
    pushed = change["patch"][0]
    assert pushed["op"] == "add" and pushed["path"] == "/detail/path/1"
    assert pushed["value"].items() >= {"type": "Swift.Int", "value": 42}.items()


def test_times_never_go_back(client):
    for value in range(50):
        client.call("push", value=value)
    times = [change["at"] for change in client.changes]
    assert times == sorted(times)


def test_revisions_are_1_2_3_without_gaps(connect):
    one, other = connect(), connect()
    for number in range(40):
        (one, other)[number % 2].call("push", value=number)
    one.wait_for(40)
    other.wait_for(40)
    assert [change["revision"] for change in one.changes] == list(range(1, 41))
    assert one.changes == other.changes
    assert one.state == other.state


def test_a_command_that_changes_nothing_makes_no_revision(client):
    assert client.call("popToRoot") == {"revision": 0, "changed": False}
    assert client.call("setPath", values=[]) == {"revision": 0, "changed": False}
    assert client.call("pop", count=0) == {"revision": 0, "changed": False}
    assert client.changes == []


def test_several_values_are_one_revision(client):
    assert client.call("push", values=list(range(1000)))["revision"] == 1
    assert client.path == list(range(1000))
    assert client.call("pop", count=999)["revision"] == 2
    assert client.path == [0]


def test_pipelined_commands_are_answered_in_order_each_after_its_change(server, session):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        socket.send_json(
            *[
                {"id": number, "method": "push", "params": {"value": number}}
                for number in range(500)
            ]
        )
        for number in range(500):
            change, answer = socket.message(), socket.message()
            assert change["params"]["revision"] == number + 1
            assert change["params"]["cause"]["id"] == number
            assert answer == {
                "jsonrpc": "2.0",
                "id": number,
                "result": {"revision": number + 1, "changed": True},
            }


def test_ids_of_elements_are_never_reused(client):
    seen = set()
    for _ in range(20):
        client.call("push", values=[1, 2])
        new = {element["id"] for element in client.state["detail"]["path"]} - seen
        assert len(new) == 2
        seen |= new
        client.call("pop", count=2)


def test_set_path_keeps_the_ids_of_the_common_prefix(client):
    client.call("push", values=["a", "b", "c"])
    before = [element["id"] for element in client.state["detail"]["path"]]
    client.call("setPath", values=["a", "b", "x", "c"])
    after = [element["id"] for element in client.state["detail"]["path"]]
    assert after[:2] == before[:2]
    assert not set(after[2:]) & set(before)


def test_the_cause_has_a_label_and_the_name_of_the_client(connect):
    author, reader = connect(client="author"), connect()
    author.call("push", value=1, meta={"label": "Open the „first“ one"})
    reader.wait_for(1)
    cause = reader.changes[0]["cause"]
    assert cause["client"] == "author"
    assert cause["label"] == "Open the „first“ one"


def test_a_refused_command_changes_nothing_for_anyone(connect):
    one, other = connect(), connect()
    one.call("push", value=1)
    assert one.ask({"id": 1, "method": "pop", "params": {"count": 2}})["error"]["code"] == 1001
    one.call("push", value=2)
    other.wait_for(2)
    assert [change["cause"]["method"] for change in other.changes] == ["push", "push"]
    assert one.state == other.state
