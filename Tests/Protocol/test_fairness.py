"""A client with many or heavy requests gets its share, and others are answered in between."""

import contextlib
import json
import re
import threading

import pytest

from mirror import Client
from neighbour import Neighbour, assert_served
from raw_websocket import RawWebSocket, close_frame, text_frame
from server_process import Server, wait_until

DEPTH = 10_000


@pytest.fixture(scope="module")
def deep_server():
    """The session `deep` has a history of whole paths: looking back at it takes a while."""
    with Server() as server:
        with Client(server, "deep", watch="none") as client:
            for number in range(40):
                client.call("setPath", values=[number] * DEPTH)
        yield server
        assert server.is_running


SOUPS = [{"type": "Category", "value": "soup"}] * 2500
UNREADABLE = {"values": [{"type": "User", "payload": "1"}] * 5000}
PUSHES = [{"method": "popToRoot"}] + [{"method": "push", "params": {"value": "a"}}] * 900
# The requests that prepare a session, and the request that is then sent over and over.
ATTACKS = {
    "undo": ([("push", {"values": SOUPS})] * 2, [("popToRoot", {}), ("undo", {})] * 8),
    "export": (
        [("push", {"value": "'" * 190_000})] * 4,
        [("export", {"format": "swift-test"})] * 4,
    ),
    "unreadable": ([], [("setPath", UNREADABLE), ("popToRoot", {})] * 3),
    "transaction": (
        [("push", {"values": ["s" * 20] * 5000})] * 2,
        [("transaction", {"commands": PUSHES}), ("undo", {})] * 6,
    ),
}


@pytest.mark.parametrize("kind", ATTACKS)
def test_the_costs_of_twenty_expensive_clients_do_not_add_up_for_others(kind):
    prepared, asked = ATTACKS[kind]
    with Server() as server, contextlib.ExitStack() as stack:
        attackers = [
            stack.enter_context(RawWebSocket(server, f"/ws/{kind}-{at}?watch=none", timeout=120))
            for at in range(20)
        ]
        for attacker in attackers:
            for method, params in prepared:
                assert "result" in attacker.call(method, params)
        frames = [
            text_frame({"id": at, "method": method, "params": params})
            for at, (method, params) in enumerate(asked)
        ]
        with Neighbour(server) as neighbour:
            senders = [
                threading.Thread(target=attacker.send, args=(b"".join(frames),))
                for attacker in attackers
            ]
            for sender in senders:
                sender.start()
            for attacker in attackers:
                assert [attacker.answer()["id"] for _ in asked] == list(range(len(asked)))
            for sender in senders:
                sender.join()
            assert_served(neighbour.stop())


def looks(count, revision=20):
    return [
        {"id": at, "method": "history.get", "params": {"revision": revision}} for at in range(count)
    ]


def test_others_are_served_while_a_batch_of_heavy_commands_is_done(deep_server):
    batch = [{"id": at, "method": "undo" if at % 2 else "popToRoot"} for at in range(100)]
    with RawWebSocket(deep_server, "/ws/batches?watch=none", timeout=60) as heavy:
        heavy.call("setPath", {"values": [1] * 3000})
        with Neighbour(deep_server) as neighbour:
            heavy.send(text_frame(batch) * 30)
            texts = [heavy.data()[1] for _ in range(30)]
            assert_served(neighbour.stop())
    for text in texts:
        answers = json.loads(text)
        assert [answer["id"] for answer in answers] == list(range(100))
        assert all(answer["result"]["changed"] for answer in answers)


def test_others_are_served_while_single_heavy_queries_are_answered(deep_server):
    with (
        RawWebSocket(deep_server, "/ws/deep?watch=none", timeout=60) as heavy,
        Neighbour(deep_server) as neighbour,
    ):
        heavy.send(b"".join(text_frame(look) for look in looks(600)))
        texts = [heavy.data()[1][:60] for _ in range(600)]
        assert_served(neighbour.stop())
    assert [int(re.search(rb'"id":(\d+)', text)[1]) for text in texts] == list(range(600))


@pytest.mark.parametrize("format", ["jsonl", "python"])
def test_others_are_served_while_a_long_history_is_exported(deep_server, format):
    export = {"id": 1, "method": "export", "params": {"format": format}}
    with (
        RawWebSocket(deep_server, "/ws/deep?watch=none", timeout=60) as heavy,
        Neighbour(deep_server) as neighbour,
    ):
        # Enough for a wait that is too long, also on a fast machine.
        heavy.send(text_frame(export) * 9)
        lengths = {len(heavy.answer()["result"]["document"]) for _ in range(9)}
        assert_served(neighbour.stop())
    assert min(lengths) > 1 << 20


def test_a_part_of_a_long_history_does_not_delay_others(deep_server):
    with (
        RawWebSocket(deep_server, "/ws/deep?watch=none", timeout=60) as heavy,
        Neighbour(deep_server) as neighbour,
    ):
        after = 0
        while after is not None:
            part = heavy.call("export", {"format": "jsonl", "after": after})["result"]
            assert part.get("next") != after
            after = part.get("next")
        assert_served(neighbour.stop())


def test_a_request_after_a_long_export_is_done_after_it(deep_server):
    with RawWebSocket(deep_server, "/ws/exported?watch=none", timeout=60) as heavy:
        for number in range(12):
            heavy.call("setPath", {"values": [number] * (DEPTH - 2)})
        heavy.send_json(
            {"id": "before", "method": "push", "params": {"value": "before it"}},
            {"id": "export", "method": "export", "params": {"format": "jsonl"}},
            {"id": "after", "method": "push", "params": {"value": "after it"}},
            {"id": "state", "method": "state.get"},
        )
        assert heavy.answer()["id"] == "before"
        exported = heavy.answer()
        assert exported["id"] == "export"
        assert "before it" in exported["result"]["document"]
        assert "after it" not in exported["result"]["document"]
        assert heavy.answer()["id"] == "after"
        path = heavy.answer()["result"]["state"]["detail"]["path"]
        assert [element["value"] for element in path[-2:]] == ["before it", "after it"]


def test_requests_after_a_long_batch_are_done_after_it(deep_server):
    batch = [*looks(60), {"id": "a", "method": "push", "params": {"value": "in the batch"}}]
    with RawWebSocket(deep_server, "/ws/deep?watch=none", timeout=60) as heavy:
        heavy.send(
            text_frame({"id": 0, "method": "popToRoot"})
            + text_frame(batch)
            + text_frame({"id": "b", "method": "push", "params": {"value": "behind"}})
            + text_frame({"id": "c", "method": "state.get"})
        )
        heavy.answer()
        assert [answer["id"] for answer in heavy.answer()] == [*list(range(60)), "a"]
        assert heavy.answer()["id"] == "b"
        path = heavy.answer()["result"]["state"]["detail"]["path"]
        assert [element["value"] for element in path] == ["in the batch", "behind"]
        heavy.send(close_frame(1000))
        assert heavy.close_code() == 1000


def test_a_batch_that_was_received_is_done_even_if_its_client_has_disconnected(deep_server):
    with Client(deep_server, "deep", watch="none") as client:
        client.call("popToRoot")
        batch = [*looks(60), {"method": "push", "params": {"value": "left behind"}}]
        with RawWebSocket(deep_server, "/ws/deep?watch=none") as heavy:
            heavy.send(text_frame(batch))
        wait_until(
            lambda: client.call("state.get")["state"]["detail"]["path"], "the batch's last command"
        )


def test_after_long_batches_of_notifications_a_client_is_read_again(deep_server):
    quiet = [{"method": "history.get", "params": {"revision": 20}}] * 50
    with RawWebSocket(deep_server, "/ws/deep?watch=none", timeout=60) as heavy:
        for number in range(3):
            heavy.send(text_frame(quiet) + text_frame({"id": number, "method": "types.list"}))
            assert heavy.answer()["id"] == number


def test_the_answers_to_a_batch_have_a_limit_but_all_of_its_commands_are_done(deep_server):
    with Client(deep_server, "large", watch="none") as client:
        for _ in range(4):
            client.call("push", value="x" * 100_000)
        batch = [{"id": at, "method": "export"} for at in range(40)]
        batch.insert(39, {"id": "pop", "method": "pop"})
        answers = client.ask(batch)
        assert [answer["id"] for answer in answers] == [*list(range(39)), "pop", 39]
        refused = [answer["error"] for answer in answers if "error" in answer]
        assert 30 < len(refused) < 39 and {error["code"] for error in refused} == {1014}
        assert str(1 << 20) in refused[0]["message"]
        assert answers[39]["result"]["changed"]
        assert client.call("state.get")["revision"] == 5
