"""The three ways to watch: patches, snapshots, nothing."""

import jsonpatch
import pytest

from mirror import Client
from raw_websocket import RawWebSocket

LEFT_OUT = {"base", "at", "cause", "did"}
STEPS = [
    ("push", {"value": 42}),
    ("push", {"values": ['a "b", {', {"type": "User", "value": {"id": 7, "name": "Blob"}}]}),
    ("pop", {"meta": {"label": 'back, "at":'}}),
    ("undo", {}),
    ("select", {"column": "sidebar", "value": {"type": "Category", "value": "soup"}}),
    ("setEnvironment", {"device": "iphone-16"}),
    ("push", {"value": True}),
    ("push", {"value": "two"}),
    ("pop", {}),
    ("push", {"value": -3}),
    ("pop", {"count": 2}),
    ("scene.open", {"id": "recipes"}),
]

# The members of compact changes, beside the revision.
FORMS = {frozenset(members) for members in [["patch"], ["push"], ["pop"], ["history", "patch"]]}


def spelled_out(change, state):
    """A compact change with the patch that its push or pop implies."""
    depth = len(state["detail"]["path"])
    change = dict(change)
    if element := change.pop("push", None):
        screen = {"title": str(element["value"]), "source": "path", "index": depth}
        change["patch"] = [
            {"op": "add", "path": f"/detail/path/{depth}", "value": element},
            {"op": "add", "path": f"/screens/{depth + 1}", "value": screen},
        ]
    elif change.pop("pop", None):
        change["patch"] = [
            {"op": "remove", "path": f"/detail/path/{depth - 1}"},
            {"op": "remove", "path": f"/screens/{depth}"},
        ]
    return change


def test_clients_watch_patches_by_default(client, connect):
    named = connect(watch="patch")
    client.call("push", value=1)
    named.wait_for(1)
    assert "patch" in client.changes[0]
    assert named.changes == client.changes


def test_compact_changes_leave_out_what_a_client_can_infer(client, server, session, reference):
    with RawWebSocket(server, f"/ws/{session}?watch=patch&compact") as watcher:
        state, short = watcher.hello["params"]["state"], 0
        for number, (method, params) in enumerate(STEPS, 1):
            client.call(method, **params)
            message = watcher.message()
            reference.check_message(message, "changed.compact")
            whole = client.changes[-1]
            assert message["params"]["revision"] == number == whole["base"] + 1
            kept = {key: value for key, value in whole.items() if key not in LEFT_OUT}
            spelled = spelled_out(message["params"], state)
            assert message["method"] == "changed" and spelled == kept
            state = jsonpatch.apply_patch(state, spelled["patch"])
            assert state == client.state
            short += "patch" not in message["params"]
        assert short == 3


def test_each_form_of_a_compact_change_is_described(client, server, session, reference):
    with RawWebSocket(server, f"/ws/{session}?watch=patch&compact") as watcher:
        for scene, taps in [("mixed-types", ["1", "true"]), ("sandbox", [])]:
            client.call("scene.open", id=scene)
            for label in taps:
                client.call("tap", label=label)
            for method, params in STEPS[:-1]:
                if scene == "sandbox" or method in ("push", "pop", "undo"):
                    client.call(method, **params)
        last, revision, forms = client.call("state.get")["revision"], 0, set()
        while revision < last:
            change = watcher.message()
            reference.check_message(change, "changed.compact")
            revision = change["params"]["revision"]
            forms.add(frozenset(change["params"]) - {"revision"})
    assert forms == FORMS


def test_a_command_of_a_compact_watcher_is_answered_after_its_change(server, session):
    with RawWebSocket(server, f"/ws/{session}?compact") as watcher:
        watcher.send_json({"id": 1, "method": "push", "params": {"value": 1}})
        assert watcher.message()["params"].keys() == {"revision", "history", "patch"}
        assert watcher.message() == {
            "jsonrpc": "2.0",
            "id": 1,
            "result": {"revision": 1, "changed": True},
        }


def test_watching_snapshots_gives_the_whole_state_with_each_change(client, connect, reference):
    watcher = connect(watch="snapshot")
    for number in range(20):
        client.call("push", value=number)
        message = watcher.read()
        assert message["method"] == "changed"
        reference.check_message(message, "changed")
        assert "patch" not in message["params"] and "coalesced" not in message["params"]
        assert watcher.state == client.state
        assert message["params"]["cause"] == client.changes[-1]["cause"]


def test_a_command_of_a_snapshot_watcher_is_answered_after_its_change(connect):
    watcher = connect(watch="snapshot")
    watcher.say({"id": 1, "method": "push", "params": {"value": 1}})
    assert "state" in watcher.read()["params"]
    assert watcher.read()["id"] == 1


def test_watching_nothing_gives_answers_only(server, session):
    with RawWebSocket(server, f"/ws/{session}?watch=none") as quiet:
        assert quiet.hello["method"] == "hello"
        with Client(server, session) as other:
            other.call("push", value=1)
        quiet.send_json(
            {"id": 1, "method": "push", "params": {"value": 2}}, {"id": 2, "method": "state.get"}
        )
        first, second = quiet.message(), quiet.message()
        assert first == {"jsonrpc": "2.0", "id": 1, "result": {"revision": 2, "changed": True}}
        assert second["id"] == 2
        assert len(second["result"]["state"]["detail"]["path"]) == 2


@pytest.mark.parametrize("watch", ["patch", "snapshot", "none"])
def test_every_way_of_watching_is_greeted_with_the_state(server, session, watch):
    with RawWebSocket(server, f"/ws/{session}?watch={watch}") as socket:
        assert socket.hello["params"]["revision"] == 0
        assert socket.hello["params"]["state"]["detail"]["path"] == []


def test_snapshots_of_pipelined_commands_end_in_the_final_state(server, session):
    with RawWebSocket(server, f"/ws/{session}?watch=snapshot") as socket:
        socket.send_json(
            *[{"id": number, "method": "push", "params": {"value": number}} for number in range(50)]
        )
        revision, answers, state = 0, [], None
        while len(answers) < 50:
            message = socket.message()
            if "method" in message:
                assert message["params"]["base"] == revision
                revision, state = message["params"]["revision"], message["params"]["state"]
            else:
                answers.append(message["id"])
                assert message["result"]["revision"] <= revision, "the answer overtook its change"
        assert answers == list(range(50)) and revision == 50
        assert [item["value"] for item in state["detail"]["path"]] == list(range(50))
