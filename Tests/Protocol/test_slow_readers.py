"""A client that does not read: the server does not grow, others notice nothing, nothing is lost."""

import json
import pathlib
import threading
import time

import pytest

from mirror import Client, Mirror
from raw_http import metric
from raw_websocket import TEXT, RawWebSocket, frame, text_frame
from server_process import Server, wait_until

MEGABYTE = 1 << 20


@pytest.fixture
def own_server():
    with Server() as server:
        yield server
        assert server.is_running


def toggle(socket, changes, text):
    """Pushes and pops alternately, pipelined in bundles whose answers are read."""
    bundle = text_frame({"id": 1, "method": "push", "params": {"value": text}}) + text_frame(
        {"id": 2, "method": "pop"}
    )
    for _ in range(changes // 100):
        socket.send(bundle * 50)
        for _ in range(100):
            assert "result" in socket.answer()


def follow(socket, mirror, revision):
    """Reads until the mirror is at the revision; returns the number of coalesced changes."""
    coalesced = 0
    while mirror.revision < revision:
        message = socket.message()
        assert message["method"] == "changed"
        change = message["params"]
        if "coalesced" in change:
            coalesced += 1
            assert change["coalesced"] == change["revision"] - change["base"]
        else:
            assert change["revision"] == change["base"] + 1
        mirror.take(change)
    return coalesced


def is_stalled(server, connection):
    """True if the server no longer accepts what is sent to it.

    There are bytes that it could read; each answer in between takes turns of its loop, in which it
    would.
    """
    if unread_bytes(server, connection) == 0:
        return False
    received = [metric(server, "colonnade_messages_received_total") for _ in range(20)]
    return 1 < received[0] == received[-1] and unread_bytes(server, connection) > 0


def unread_bytes(server, connection):
    """The bytes of a connection that the system holds for the server."""
    ports = f":{server.port:04X}", f":{connection.socket.getsockname()[1]:04X}"
    for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, _, queues, *_ = line.split()
        if (local[-5:], remote[-5:]) == ports:
            return int(queues.partition(":")[2], 16)
    return 0


def test_ten_thousand_changes_for_readers_that_stopped_cost_no_memory(own_server):
    """Twenty stopped readers, 10,000 changes of 1 kB: queues for each would be 200 MB."""
    text = "x" * 1_000
    with RawWebSocket(own_server, "/ws/main?watch=none") as writer:
        toggle(writer, 10_000, text)  # the history is as full as it gets
        stopped = [RawWebSocket(own_server, receive_buffer=4_096) for _ in range(20)]
        mirrors = [Mirror() for _ in stopped]
        for socket, mirror in zip(stopped, mirrors, strict=True):
            mirror.greet(socket.hello["params"])
        before, slowest = own_server.memory(), 0.0

        def round_trips():
            nonlocal slowest
            with Client(own_server, "elsewhere") as neighbour:
                while not finished.is_set():
                    started = time.monotonic()
                    neighbour.call("push", value=1)
                    neighbour.call("popToRoot")
                    slowest = max(slowest, time.monotonic() - started)

        finished = threading.Event()
        neighbour = threading.Thread(target=round_trips)
        neighbour.start()
        toggle(writer, 10_000, text)
        writer.send_json({"id": 3, "method": "push", "params": {"value": "last"}})
        assert writer.answer()["result"]["revision"] == 20_001
        finished.set()
        neighbour.join()
        growth = own_server.memory() - before
        assert growth < 32 * MEGABYTE, f"{growth / MEGABYTE:.1f} MB more"
        assert 0 < slowest < 2
        state = writer.call("state.get")["result"]["state"]
        for socket, mirror in zip(stopped, mirrors, strict=True):
            assert follow(socket, mirror, 20_001) >= 1
            assert mirror.state == state
            assert len(mirror.changes) < 10_001
            assert "result" in socket.call("state.get"), "behind the snapshot it goes on as before"
            socket.close()


def test_each_message_to_a_slow_compact_reader_is_described(own_server, reference):
    path = "/ws/main?watch=patch&compact"
    with (
        RawWebSocket(own_server, "/ws/main?watch=none") as writer,
        RawWebSocket(own_server, path, receive_buffer=4_096) as slow,
    ):
        toggle(writer, 10_000, "x" * 1_000)
        revision, forms = 0, set()
        while revision < 10_000:
            message = slow.message()
            form = "changed" if "base" in message["params"] else "changed.compact"
            reference.check_message(message, form)
            assert (form == "changed") == ("state" in message["params"])
            revision = message["params"]["revision"]
            forms.add(form)
        assert forms == {"changed", "changed.compact"}


def test_a_reader_that_lags_only_a_little_gets_every_change(own_server):
    with RawWebSocket(own_server, receive_buffer=4_096) as late, Client(own_server) as writer:
        mirror = Mirror()
        mirror.greet(late.hello["params"])
        for number in range(300):
            writer.call("push", value=number)
        assert follow(late, mirror, 300) == 0
        assert mirror.state == writer.state
        assert len(mirror.changes) == 300


def test_a_slow_snapshot_reader_skips_to_the_newest(own_server):
    with (
        RawWebSocket(own_server, "/ws/main?watch=snapshot", receive_buffer=4_096) as late,
        Client(own_server, watch="none") as writer,
    ):
        mirror = Mirror()
        mirror.greet(late.hello["params"])
        writer.call("push", values=["x" * 100] * 1_000)
        for _ in range(200):
            writer.call("push", value=1)
        assert own_server.memory() < 200 * MEGABYTE
        while mirror.revision < 201:
            mirror.take(late.message()["params"])
        assert len(mirror.changes) < 201
        assert mirror.state == writer.call("state.get")["state"]


def test_fifty_thousand_commands_by_a_client_that_does_not_read_are_all_answered(own_server):
    """The sender is slowed down by flow control; once it reads, every answer is there, in order."""
    count = 50_000
    # An answer repeats the id: all answers together are more than the system holds for a reader.
    padding = b"x" * 55
    stream = b"".join(
        frame(
            TEXT,
            b'{"id":"%d %s","method":"%s"%s}'
            % (
                number,
                padding,
                *((b"pop", b"") if number % 2 else (b"push", b',"params":{"value":1}')),
            ),
        )
        for number in range(count)
    )
    with (
        RawWebSocket(own_server, "/ws/main?watch=none", timeout=60, receive_buffer=4_096) as socket,
        Client(own_server, "elsewhere") as neighbour,
    ):
        before = own_server.memory()
        sender = threading.Thread(target=socket.send, args=(stream,))
        sender.start()
        wait_until(lambda: is_stalled(own_server, socket), "the server waits for the reader", 30)
        with own_server.computes_less_than(2):
            assert neighbour.call("push", value=1)["changed"]
        wait_until(lambda: is_stalled(own_server, socket), "the server waits again", 30)
        growth = own_server.memory() - before
        for number in range(count):
            answer = socket.message()
            assert answer["id"] == f"{number} {padding.decode()}"
            assert answer["result"] == {"revision": number + 1, "changed": True}
        sender.join()
        assert growth < 32 * MEGABYTE, f"{growth / MEGABYTE:.1f} MB more"


def test_large_answers_for_a_client_that_does_not_read_wait_for_it(own_server):
    """2,000 times the state at depth 5,000 are over a gigabyte: made only when they are read."""
    count = 2_000
    with RawWebSocket(own_server, timeout=60) as socket:
        socket.send_json({"id": "deep", "method": "push", "params": {"values": [7] * 5_000}})
        assert socket.answer()["result"]["revision"] == 1
        before = own_server.memory()
        stream = b"".join(text_frame({"id": at, "method": "state.get"}) for at in range(count))
        sender = threading.Thread(target=socket.send, args=(stream,))
        sender.start()
        wait_until(lambda: is_stalled(own_server, socket), "the server waits for the reader", 30)
        growth, sizes = own_server.memory() - before, set()
        for number in range(count):
            _, data = socket.data()
            head = b'{"jsonrpc":"2.0","id":%d,"result":' % number
            assert data.startswith(head)
            sizes.add(len(data) - len(head))
        sender.join()
        assert len(sizes) == 1 and sizes.pop() > 100_000
        assert growth < 32 * MEGABYTE, f"{growth / MEGABYTE:.1f} MB more"


def test_a_stopped_sender_of_queries_does_not_stop_others_in_its_session(own_server):
    with RawWebSocket(own_server, receive_buffer=4_096) as stopped, Client(own_server) as other:
        other.call("push", values=["x" * 100] * 2_000)
        questions = text_frame({"id": 1, "method": "state.get"}) * 50
        sender = threading.Thread(target=stopped.send, args=(questions,))
        sender.start()
        for number in range(200):
            with own_server.computes_less_than(2):
                assert other.call("push", value=number)["revision"] == number + 2
        answers = 0
        while answers < 50:
            answers += "method" not in stopped.message()
        sender.join()
        stopped.send_json({"id": "again", "method": "pop"})
        while (message := stopped.message()).get("id") != "again":
            assert message["method"] == "changed"
        assert message["result"]["revision"] == 202


def test_a_reader_that_stops_for_good_can_still_be_disconnected_by_its_own_reset(own_server):
    baseline = own_server.descriptors()
    stopped = [RawWebSocket(own_server, receive_buffer=4_096) for _ in range(10)]
    with Client(own_server, watch="none") as writer:
        for _ in range(100):
            writer.call("push", value="x" * 10_000)
            writer.call("pop")
        for socket in stopped:
            socket.reset()
        wait_until(lambda: own_server.descriptors() <= baseline + 1, "the sockets are given back")
        assert writer.call("push", value=1)["changed"]


def test_one_message_that_is_larger_than_the_queue_still_arrives(own_server):
    """The state at depth 10,000 is larger than 1 MiB; it must be possible to request it."""
    with RawWebSocket(own_server, timeout=30) as socket:
        for _ in range(2):
            socket.send_json({"id": 1, "method": "push", "params": {"values": ["y" * 40] * 5_000}})
            assert socket.answer()["result"]["changed"]
        socket.send_json({"id": 2, "method": "state.get"})
        _, data = socket.data()
        assert len(data) > MEGABYTE
        assert len(json.loads(data)["result"]["state"]["detail"]["path"]) == 10_000
