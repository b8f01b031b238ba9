"""The log at each level: events with names and codes, never the text of a client."""

import json
import os
import signal

import pytest

import raw_http
from mirror import Client
from raw_websocket import BINARY, RawWebSocket, close_frame, frame, text_frame
from server_process import Server, wait_until

SECRET = "what-somebody-wrote"


def conversation(server):
    """A client connects, makes every mistake, and leaves."""
    raw_http.upgrade(server, Origin=f"http://{SECRET}.example")
    raw_http.upgrade(server, path=f"/ws/{SECRET}?watch={SECRET}")
    with RawWebSocket(server, "/ws/room?client=alice") as socket:
        socket.send(text_frame('{"%s":' % SECRET))
        assert socket.answer()["error"]["code"] == -32700
        socket.call("push", {"value": SECRET, "meta": {"label": SECRET}})
        socket.call(SECRET, {SECRET: SECRET})
        socket.send(close_frame(4321, SECRET.encode()))
        assert socket.close_code() == 4321
    with RawWebSocket(server, "/ws/room?client=bob") as socket:
        socket.send(frame(BINARY, SECRET.encode()))
        assert socket.close_code() == 1003
    RawWebSocket(server, "/ws/room?client=carol").close()
    wait_until(
        lambda: b"\ncolonnade_connections 0\n" in raw_http.get(server, "/metrics").body,
        "the server sees that carol is gone",
    )


def log(level, talk=conversation):
    with Server("--log-format", "json", log_level=level) as server:
        talk(server)
        _, _, errors = server.stop()
    assert SECRET not in errors
    return [json.loads(line) for line in errors.splitlines()]


def lines(entries, message):
    return [entry for entry in entries if entry["message"] == message]


def test_at_debug_connections_are_logged_with_code_and_reason():
    entries = log("debug")
    opened = {entry["client"]: entry for entry in lines(entries, "opened")}
    closed = {entry["client"]: entry for entry in lines(entries, "closed")}
    assert list(opened) == ["alice", "bob", "carol"]
    assert {entry["session"] for entry in opened.values()} == {"room"}
    assert {entry["address"] for entry in opened.values()} == {"127.0.0.1"}
    for client in opened:
        assert opened[client]["connection"] == closed[client]["connection"]
    assert (closed["alice"]["by"], closed["alice"]["code"]) == ("client", 4321)
    assert "reason" not in closed["alice"], "a client's own words"
    assert (closed["bob"]["by"], closed["bob"]["code"]) == ("server", 1003)
    assert closed["bob"]["reason"] == "text frames only"
    assert closed["carol"]["by"] == "nobody"


def test_at_debug_refused_upgrades_and_malformed_messages_are_logged():
    entries = log("debug")
    assert [entry["code"] for entry in lines(entries, "turned away")] == [
        "origin_not_allowed",
        "invalid_query",
    ]
    (malformed,) = lines(entries, "malformed message")
    assert malformed["client"] == "alice" and "column" in malformed["problem"]


def test_at_debug_a_wrong_token_in_an_upgrade_is_logged(tmp_path):
    tokens = tmp_path / "token"
    tokens.touch(0o600)
    tokens.write_text("a" * 64 + "\n")
    with Server("--token-file", str(tokens), "--log-format", "json", log_level="debug") as server:
        assert raw_http.get(server, "/state/main").status == 401
        assert raw_http.upgrade(server, extra=[("Authorization", f"Bearer {SECRET}")]).status == 401
        _, _, errors = server.stop()
    assert SECRET not in errors
    codes = [entry["code"] for entry in map(json.loads, errors.splitlines()) if "code" in entry]
    assert codes == ["unauthorised"] * 2


def test_at_debug_a_reader_that_gets_one_state_for_many_changes_is_logged():
    def talk(server):
        with RawWebSocket(server, "/ws/room?client=slow", receive_buffer=4_096) as slow:
            with Client(server, "room", watch="none") as writer:
                for number in range(400):
                    writer.call("setPath", values=[number, "x" * 60_000])
            revision = 0
            while revision < 400:
                revision = slow.message()["params"]["revision"]

    coalesced = lines(log("debug", talk), "coalesced")
    assert coalesced and {entry["client"] for entry in coalesced} == {"slow"}
    assert all(entry["changes"] > 1 for entry in coalesced)


@pytest.mark.parametrize(
    ("level", "expected"), [("error", []), ("warning", []), ("info", ["listening", "stopping"])]
)
def test_other_levels_log_nothing_of_a_conversation(level, expected):
    assert [entry["message"] for entry in log(level)] == expected


@pytest.fixture
def full_pipe():
    """Standard error as a full pipe that no one reads until asked to."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    while True:
        try:
            os.write(writer, b"-" * 4_096)
        except BlockingIOError:
            break
    os.set_blocking(writer, True)
    yield reader, writer
    os.close(reader)


def test_a_log_that_no_one_reads_delays_no_one_and_reports_what_it_left_out(full_pipe):
    reader, writer = full_pipe
    with Server("--log-format", "json", log_level="debug", errors=writer) as server:
        os.close(writer)
        with Client(server, "room") as client:
            for number in range(1_500):
                RawWebSocket(server, "/ws/room?watch=none").close()
                if number % 100 == 0:
                    assert client.call("push", value=number)["changed"]
        server.process.send_signal(signal.SIGTERM)
        text = b""
        while piece := os.read(reader, 1 << 16):
            text += piece
        assert server.process.wait(10) == 0
    entries = [json.loads(line) for line in text.lstrip(b"-").splitlines()]
    (dropped,) = list(lines(entries, "log lines left out"))
    opened = len(lines(entries, "opened")) + len(lines(entries, "closed"))
    assert dropped["count"] + opened >= 3_000


def test_a_log_that_is_never_read_does_not_keep_the_server_from_ending(full_pipe):
    _, writer = full_pipe
    with Server(log_level="debug", errors=writer) as server:
        os.close(writer)
        with Client(server) as client:
            assert client.call("push", value=1)["changed"]
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(10) == 0


def test_strangers_do_not_fill_the_log(tmp_path):
    tokens = tmp_path / "token"
    tokens.touch(0o600)
    tokens.write_text("a" * 64 + "\n")
    with Server("--token-file", str(tokens), "--log-format", "json", log_level="debug") as server:
        for _ in range(200):
            raw_http.upgrade(server, Origin="http://evil.example")
            with RawWebSocket(server, greets=False) as socket:
                socket.send(text_frame({"method": "authenticate", "params": {"token": SECRET}}))
                assert socket.close_code() == 4501
        _, _, errors = server.stop()
    entries = [json.loads(line) for line in errors.splitlines()]
    for message in ["turned away", "not admitted", "opened", "closed"]:
        *told, last = lines(entries, message)
        assert len(told) == 20 and last["more"] == 180, message
    assert SECRET not in errors
