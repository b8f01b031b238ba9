"""Undo, redo, restore, and looking back."""

import pytest

from mirror import Refused


def test_undo_and_redo_each_make_a_new_revision(client):
    client.call("push", value=1)
    one = client.state
    client.call("push", value=2)
    two = client.state
    assert client.call("undo") == {"revision": 3, "changed": True}
    assert client.state == one
    assert client.call("redo") == {"revision": 4, "changed": True}
    assert client.state == two


def test_undo_goes_back_step_by_step_to_the_beginning(client):
    states = [client.state]
    for number in range(10):
        client.call("push", value=number)
        states.append(client.state)
    for expected in reversed(states[:-1]):
        client.call("undo")
        assert client.state == expected
    assert client.revision == 20
    for expected in states[1:]:
        client.call("redo")
        assert client.state == expected


def test_there_is_nothing_to_undo_or_redo_at_first(client):
    for method in ["undo", "redo"]:
        answer = client.ask({"id": 1, "method": method})
        if "result" in answer:
            assert answer["result"] == {"revision": 0, "changed": False}
        else:
            assert answer["error"]["code"] > 0


def test_a_change_says_when_undo_or_redo_become_possible_or_impossible(client):
    def told(method, **params):
        client.call(method, **params)
        history = client.changes[-1].get("history")
        return history and (history["canUndo"], history["canRedo"])

    assert client.hello["history"] == {"canUndo": False, "canRedo": False}
    assert told("push", value=1) == (True, False)
    assert told("push", value=2) is None, "it is as before"
    assert told("undo") == (True, True)
    assert told("undo") == (False, True)
    assert told("redo") == (True, True)
    assert told("redo") == (True, False)
    assert told("undo") == (True, True)
    assert told("push", value=3) == (True, False), "a new command leaves nothing to redo"
    assert client.call("state.get")["history"] == {"canUndo": True, "canRedo": False}


def test_a_whole_state_says_whether_undo_is_possible(connect):
    client = connect("undoable")
    client.call("push", value=1)
    client.call("undo")
    assert connect("undoable").hello["history"] == {"canUndo": False, "canRedo": True}
    client.call("scene.open", id="people")
    assert client.changes[-1]["history"] == client.call("state.get")["history"]


def test_a_new_command_leaves_nothing_to_redo(client):
    client.call("push", value=1)
    client.call("undo")
    client.call("push", value=2)
    answer = client.ask({"id": 1, "method": "redo"})
    assert "error" in answer or answer["result"]["changed"] is False
    assert client.path == [2]


def test_undo_reverts_a_whole_transaction(client):
    before = client.state
    client.call(
        "transaction",
        commands=[
            {"method": "select", "params": {"column": "sidebar", "value": "Inbox"}},
            {"method": "push", "params": {"value": 7}},
        ],
    )
    assert client.revision == 1
    client.call("undo")
    assert client.state == before


def test_undo_brings_back_the_same_elements(client):
    client.call("push", values=[1, 2, 3])
    before = client.state["detail"]["path"]
    client.call("popToRoot")
    client.call("undo")
    assert client.state["detail"]["path"] == before


def test_one_client_can_undo_what_another_did(connect):
    one, other = connect(), connect()
    one.call("push", value=1)
    other.wait_for(1)
    other.call("undo")
    one.wait_for(2)
    assert one.path == []
    assert one.changes[-1]["cause"]["method"] == "undo"


def test_restore_returns_to_the_state_of_any_revision(client):
    states = {0: client.state}
    for number in range(1, 8):
        client.call("push", value=number)
        states[number] = client.state
    for revision in [3, 0, 7, 5]:
        client.call("restore", revision=revision)
        assert client.state == states[revision]
    assert client.revision == 11


def test_restore_can_be_undone(client):
    client.call("push", values=[1, 2])
    before = client.state
    client.call("restore", revision=0)
    client.call("undo")
    assert client.state == before


@pytest.mark.parametrize("method", ["restore", "history.get"])
@pytest.mark.parametrize("revision", [-1, 99, 1.5, "1", None, 2**53])
def test_an_unknown_revision_is_refused(client, method, revision):
    client.call("push", value=1)
    with pytest.raises(Refused) as refused:
        client.call(method, revision=revision)
    assert refused.value.code in (-32602, 1002, 1012)
    assert client.call("state.get")["revision"] == 1


def test_history_get_returns_every_revision_without_changing_anything(client, reference):
    states, causes = [client.state], [None]
    for number in range(10):
        client.call("push", value=number, meta={"label": f"step {number}"})
        states.append(client.state)
        causes.append(client.changes[-1]["cause"])
    client.call("undo")
    for revision in range(11):
        result = client.call("history.get", revision=revision)
        assert result["state"] == states[revision]
        assert result["cause"] == causes[revision]
        assert result["revision"] == revision
    assert client.call("state.get")["revision"] == 11


def test_history_list_shows_who_did_what(client):
    for number in range(30):
        client.call("push", value=number)
    everything = client.call("history.list", after=0)
    assert everything["head"] == 30
    assert [entry["revision"] for entry in everything["revisions"]] == list(range(1, 31))
    for entry, change in zip(everything["revisions"], client.changes, strict=True):
        assert (entry["at"], entry["cause"]) == (change["at"], change["cause"])
    some = client.call("history.list", after=10, limit=5)["revisions"]
    assert [entry["revision"] for entry in some] == [11, 12, 13, 14, 15]
    newest = client.call("history.list", limit=3)["revisions"]
    assert [entry["revision"] for entry in newest] == [28, 29, 30]
    assert client.call("history.list", after=30)["revisions"] == []


def test_history_overview_summarizes_all_revisions(client):
    client.call("push", values=[1, 2])
    client.call("pop")
    client.call("setEnvironment", device="iphone-16")
    client.call("undo")
    told = client.call("history.overview", after=0)
    assert (told["first"], told["before"], told["head"]) == (1, 0, 4)
    assert told["depths"] == [2, 1, 1, 1]
    kinds = [told["legend"]["kinds"][kind] for kind in told["kinds"]]
    assert kinds == ["push", "pop", "setting", "setting"]
    restored = 1 << told["legend"]["marks"].index("restored")
    assert [bool(marks & restored) for marks in told["marks"]] == [False, False, False, True]
    assert told["at"] == client.changes[0]["at"]
    part = client.call("history.overview", after=1, limit=2)
    assert (part["first"], part["before"], part["depths"], part["next"]) == (2, 2, [1, 1], 3)
    assert client.call("history.overview", limit=1)["first"] == 4
    assert client.call("history.depths", after=0) == told


def test_a_transaction_is_all_or_nothing(client, reference):
    client.call("push", value=0)
    with pytest.raises(Refused) as refused:
        client.call(
            "transaction",
            commands=[
                {"method": "push", "params": {"value": 1}},
                {"method": "select", "params": {"column": "sidebar", "value": "Inbox"}},
                {"method": "pop", "params": {"count": 9}},
                {"method": "push", "params": {"value": 2}},
            ],
        )
    assert refused.value.code == 1010
    assert refused.value.data["pointer"].startswith("/params/commands/2")
    assert client.call("state.get")["revision"] == 1
    assert client.call("state.get")["state"] == client.state


def test_a_transaction_that_ends_where_it_began_changes_nothing(client):
    commands = [{"method": "push", "params": {"value": 1}}, {"method": "pop"}]
    assert client.call("transaction", commands=commands) == {"revision": 0, "changed": False}
    assert client.path == []
    client.call("push", value=1)
    assert client.state["detail"]["path"][0]["id"] == "e1"
    assert client.call("transaction", commands=[])["changed"] is False


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"method": "nonsense"},
        {"method": "push"},
        {"method": "push", "params": {"x": 1}},
        5,
        None,
        {"method": "push", "params": [1]},
        {"method": "state.get"},
        {"method": "push", "params": {"value": {"type": "Int", "value": "x"}}},
    ],
    ids=str,
)
def test_a_transaction_with_an_invalid_command_is_refused_with_a_pointer(client, command):
    with pytest.raises(Refused) as refused:
        client.call("transaction", commands=[{"method": "push", "params": {"value": 1}}, command])
    assert refused.value.code in (-32600, -32601, -32602, 1004, 1010)
    assert "/params/commands/1" in refused.value.data["pointer"]
    assert client.call("state.get")["revision"] == 0


def test_the_nesting_of_transactions_has_a_limit(client):
    command = {"method": "push", "params": {"value": 1}}
    for _ in range(8):
        command = {"method": "transaction", "params": {"commands": [command]}}
    answer = client.ask({"id": 1} | command)
    assert "result" in answer or answer["error"]["code"] in (-32602, 1010)
    assert client.revision in (0, 1)
