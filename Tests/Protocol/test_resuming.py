"""Reconnecting: the missing changes, or one snapshot with its reason; never an incomplete set."""

import random
import threading

import pytest

from mirror import Client, Mirror
from raw_websocket import RawWebSocket, close_frame

CUTS = 20
PUSHES = 1_000


def come_back(server, session, mirror):
    path = f"/ws/{session}?epoch={mirror.epoch}&revision={mirror.revision}"
    socket = RawWebSocket(server, path)
    mirror.greet(socket.hello["params"])
    return socket


def cut(socket, how):
    if how == "reset":
        socket.reset()
    elif how == "goodbye":
        socket.send(close_frame(1000))
        socket.close()
    else:
        socket.close()


def test_through_twenty_cuts_no_change_is_lost_or_duplicated(server, session, connect):
    """Another client pushes 1,000 values at the same time; the mirror applies each change once."""
    chance, mirror, writer = random.Random(11), Mirror(), connect(watch="none")
    socket = RawWebSocket(server, f"/ws/{session}")
    mirror.greet(socket.hello["params"])
    gate, cuts, allowed = threading.Semaphore(0), 0, 0

    def push():
        for number in range(PUSHES):
            gate.acquire()
            writer.call("push", value=number)

    def allow(most):
        nonlocal allowed
        for _ in range(most - allowed):
            gate.release()
        allowed = max(allowed, most)

    pusher = threading.Thread(target=push)
    pusher.start()
    while mirror.revision < PUSHES:
        stop = min(PUSHES, mirror.revision + chance.randint(1, 60))
        allow(stop)
        while mirror.revision < stop:
            mirror.take(socket.message()["params"])
        if cuts < CUTS:
            # Some come during the cut, and enough remain for the other cuts.
            allow(stop + 10)
            cut(socket, chance.choice(["reset", "goodbye", "close"]))
            socket = come_back(server, session, mirror)
            assert socket.hello["params"]["resumed"] is True
            cuts += 1
    pusher.join()
    assert cuts == CUTS
    assert [change["revision"] for change in mirror.changes] == list(range(1, PUSHES + 1))
    assert [item["value"] for item in mirror.state["detail"]["path"]] == list(range(PUSHES))
    assert mirror.state == writer.call("state.get")["state"]
    socket.close()


def test_a_resumed_hello_has_the_missing_changes_and_is_valid(connect, reference):
    writer, reader = connect(), connect()
    writer.call("push", value=1)
    reader.wait_for(1)
    reader.close()
    writer.call("push", value=2, meta={"label": "missed"})
    writer.call("pop", count=2)
    back = connect(mirror=reader.mirror)
    reference.check_message(back.greeting, "hello")
    assert back.hello["resumed"] is True
    assert back.hello["changes"] == writer.changes[1:]
    assert back.state == writer.state
    assert back.revision == 3
    back.call("push", value=3)
    assert back.path == [3]


def test_resuming_with_nothing_missed_brings_no_changes(connect):
    client = connect()
    client.call("push", value=1)
    client.close()
    back = connect(mirror=client.mirror)
    assert back.hello["resumed"] is True and back.hello["changes"] == []


def test_another_epoch_gets_the_whole_state_and_the_reason(connect, reference):
    client = connect()
    client.call("push", value=1)
    back = connect(mirror=Mirror(revision=0, epoch="another"))
    reference.check_message(back.greeting, "hello")
    assert (back.hello["resumed"], back.hello["reason"]) == (False, "epoch_changed")
    assert back.state == client.state
    assert "changes" not in back.hello


def test_a_revision_from_the_future_gets_the_whole_state_and_the_reason(connect):
    client = connect()
    client.call("push", value=1)
    for revision in [2, 1_000_000, 2**53, 2**63 - 1]:
        back = connect(mirror=Mirror(revision=revision, epoch=client.hello["epoch"]))
        assert (back.hello["resumed"], back.hello["reason"]) == (False, "from_future")
        assert back.state == client.state


def test_too_old_a_revision_gets_the_whole_state_and_the_reason(connect, reference):
    writer = connect(watch="none")
    for _ in range(60):
        writer.call("push", value="x" * 50_000)
        writer.call("pop")
    back = connect(mirror=Mirror(revision=0, epoch=writer.hello["epoch"]))
    reference.check_message(back.greeting, "hello")
    assert (back.hello["resumed"], back.hello["reason"]) == (False, "too_old")
    assert back.revision == 120
    near = connect(mirror=Mirror(state=back.state, revision=118, epoch=writer.hello["epoch"]))
    assert near.hello["resumed"] is True
    assert [change["revision"] for change in near.hello["changes"]] == [119, 120]


def test_a_new_session_cannot_be_resumed(connect):
    back = connect(mirror=Mirror(revision=5, epoch="gone"))
    assert (back.hello["resumed"], back.hello["reason"]) == (False, "epoch_changed")
    assert back.revision == 0


@pytest.mark.parametrize("watch", ["snapshot", "none"])
def test_resuming_works_for_every_way_of_watching(server, session, connect, watch):
    writer = connect()
    writer.call("push", value=1)
    writer.call("push", value=2)
    first = writer.call("history.get", revision=1)["state"]
    mirror = Mirror(state=first, revision=1, epoch=writer.hello["epoch"])
    with Client(server, session, mirror=mirror, watch=watch) as back:
        assert back.state == writer.state
        assert back.call("state.get")["state"] == writer.state


def test_changes_while_the_hello_is_on_its_way_are_not_lost(server, session, connect):
    """Clients join while another one pushes without pause: each hello is followed without a gap."""
    writer, stop = connect(watch="none"), threading.Event()

    def push():
        while not stop.is_set():
            writer.call("push", value=1)
            writer.call("pop")

    pusher = threading.Thread(target=push)
    pusher.start()
    try:
        for _ in range(100):
            mirror = Mirror()
            with RawWebSocket(server, f"/ws/{session}") as socket:
                mirror.greet(socket.hello["params"])
                for _ in range(3):
                    mirror.take(socket.message()["params"])
    finally:
        stop.set()
        pusher.join()
