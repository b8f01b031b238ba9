"""A close frame after commands: their answers come first."""

import json
import socket

import pytest

from raw_websocket import CLOSE, TEXT, RawWebSocket, close_frame, text_frame
from server_process import Server, wait_until


@pytest.fixture(scope="module")
def server():
    """Sessions are on the disk, so that answers wait for it."""
    with Server() as server:
        yield server
        assert server.is_running


def pushes(count):
    return [{"id": at, "method": "push", "params": {"value": at}} for at in range(count)]


def heard(connection):
    """The server's texts up to its close frame, and that frame's payload; then the stream ends."""
    texts, goodbye = [], None
    while True:
        try:
            found = connection.frame()
        except EOFError:
            return texts, goodbye
        assert goodbye is None, found
        if found.opcode == TEXT:
            texts.append(json.loads(found.payload))
        elif found.opcode == CLOSE:
            goodbye = found.payload


def test_commands_in_one_packet_with_a_close_frame_are_answered_before_it(server):
    for attempt in range(10):
        connection = RawWebSocket(server, f"/ws/packet-{attempt}?watch=none")
        packet = b"".join(text_frame(push) for push in pushes(30)) + close_frame(4321, b"enough")
        connection.send(packet)
        texts, goodbye = heard(connection)
        assert [text["id"] for text in texts] == list(range(30))
        assert [text["result"]["revision"] for text in texts] == list(range(1, 31))
        assert goodbye == b"\x10\xe1enough"


def test_a_subscriber_gets_its_changes_too_before_the_close_is_answered(server):
    connection = RawWebSocket(server, "/ws/changes")
    connection.send(b"".join(text_frame(push) for push in pushes(5)) + close_frame(1000))
    texts, goodbye = heard(connection)
    assert [text.get("id") for text in texts if "id" in text] == list(range(5))
    assert sum("method" in text for text in texts) == 5
    assert goodbye == b"\x03\xe8"


def test_a_batch_in_one_packet_with_a_close_frame_is_answered_before_it(server):
    connection = RawWebSocket(server, "/ws/batch?watch=none")
    connection.send(text_frame(pushes(100)) + close_frame(1000))
    (answers,), goodbye = heard(connection)
    assert [answer["id"] for answer in answers] == list(range(100))
    assert goodbye == b"\x03\xe8"


def test_large_answers_are_complete_before_the_close_is_answered(server):
    with RawWebSocket(server, "/ws/large?watch=none") as first:
        for _ in range(15):
            assert first.call("push", {"value": "x" * 200_000})["result"]["changed"]
    connection = RawWebSocket(server, "/ws/large?watch=none", timeout=60)
    connection.send(
        text_frame({"id": "a", "method": "pop"})
        + text_frame({"id": "b", "method": "state.get"})
        + close_frame(1000)
    )
    texts, goodbye = heard(connection)
    assert [text["id"] for text in texts] == ["a", "b"]
    assert len(texts[1]["result"]["state"]["detail"]["path"]) == 14
    assert goodbye == b"\x03\xe8"


def test_commands_are_done_even_if_the_client_closes_without_reading(server):
    packet = b"".join(text_frame(push) for push in pushes(30)) + close_frame(1000)
    for _ in range(5):
        connection = RawWebSocket(server, "/ws/gone?watch=none")
        connection.send(packet)
        connection.socket.close()
    with RawWebSocket(server, "/ws/gone?watch=none") as reader:
        wait_until(
            lambda: len(reader.call("state.get")["result"]["state"]["detail"]["path"]) == 150,
            "the commands of all five",
        )


# Around the length of one read, after which the server looks for more before it answers.
@pytest.mark.parametrize("count", [50, 58, 60, 62, 64, 66, 68, 75, 140])
def test_the_answers_to_a_full_read_arrive_after_the_client_has_closed_its_side(count):
    with Server("--ephemeral") as server:
        for end in [close_frame(1000), b""]:
            connection = RawWebSocket(server, f"/ws/full-{len(end)}?watch=none")
            connection.send(b"".join(text_frame(push) for push in pushes(count)) + end)
            if not end:
                connection.socket.shutdown(socket.SHUT_WR)
            texts, goodbye = heard(connection)
            assert [text["id"] for text in texts] == list(range(count))
            assert goodbye == (b"\x03\xe8" if end else None)
