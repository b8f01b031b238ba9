"""Requests byte by byte: anything that another parser could read differently is refused."""

import threading

import pytest

from mirror import Client
from raw_http import HTTPConnection, ask, get, request, upgrade_headers
from raw_websocket import BINARY, TEXT, RawWebSocket, frame, text_frame
from server_process import Server
from test_upgrade import assert_refused

METHODS = ["get", "Get", "gET", "head", "post"]
FIELDS = [
    b"Content-Length : 10",
    b"Content-Length\t: 10",
    b"Content-Length   : 0",
    b"Transfer-Encoding : chunked",
    b"Transfer-Encoding \t : chunked",
    b"Host : evil.example",
    b"X Y: z",
    b" X: y",
    b"\tfolded",
    b"no colon",
    b": no name",
    b"X\0: y",
    b"X: y\0z",
    b"X\x7f: y",
    b"X: a\rY: b",
    b"Sec-WebSocket-Key : x",
]


def plain(server, *lines, target=b"/healthz", method=b"GET"):
    return b"\r\n".join(
        [
            method + b" " + target + b" HTTP/1.1",
            b"Host: %s" % server.authority.encode(),
            *lines,
            b"",
            b"",
        ]
    )


def opening(server, *lines):
    headers = [f"{name}: {value}".encode() for name, value in upgrade_headers()]
    return plain(server, *headers, *lines, target=b"/ws")


@pytest.mark.parametrize("method", METHODS)
def test_a_method_in_lower_case_is_refused(server, method):
    answer = ask(server, plain(server, method=method.encode()), is_head=True)
    assert answer.status == 405


@pytest.mark.parametrize("line", FIELDS, ids=repr)
def test_a_line_that_is_no_field_is_refused(server, line):
    assert assert_refused(ask(server, plain(server, line)), 400)["code"] == "bad_head"
    assert assert_refused(ask(server, opening(server, line)), 400)["code"] == "bad_head"


@pytest.mark.parametrize("ending", ["\0", "\0\0", "\0evil.example"], ids=repr)
def test_a_zero_byte_after_the_host_is_refused(server, ending):
    data = request(path="/healthz", host=server.authority + ending)
    assert_refused(ask(server, data), 400)


@pytest.mark.parametrize(
    "line",
    [
        b"X-Y:y",
        b"X-Y:",
        b"X-Y: \t y \t",
        b"x-y_z.!#$%&'*+^`|~: 1",
        b'Cookie: a=b; c="d:e"',
        b"User-Agent: \xc3\xa9",
        b"Referer: http://a/b:c",
    ],
    ids=repr,
)
def test_a_valid_field_is_accepted(server, line):
    assert ask(server, plain(server, line)).status == 200
    assert ask(server, opening(server, line)).status == 101


def test_every_request_of_a_connection_is_checked(server):
    with HTTPConnection(server) as connection:
        for _ in range(3):
            connection.send(plain(server))
            assert connection.response().status == 200
        connection.send(plain(server, b"Content-Length : 10"))
        assert connection.response().status == 400
        assert connection.is_closed_by_server()


def test_each_of_several_requests_in_one_packet_is_checked(server):
    with HTTPConnection(server) as connection:
        connection.send(plain(server) * 20 + plain(server, method=b"get") + plain(server))
        assert [connection.response().status for _ in range(20)] == [200] * 20
        assert connection.response().status == 405
        assert connection.is_closed_by_server()


@pytest.fixture(scope="module")
def large():
    """A server with a state larger than a socket's buffers, for a client that does not read."""
    with Server("--ephemeral") as server:
        with Client(server, watch="none") as client:
            for _ in range(25):
                client.call("push", values=["x" * 2_000] * 100)
        yield server
        assert server.is_running


@pytest.mark.parametrize(("method", "status"), [(b"GET", 200), (b"get", 405)])
def test_a_head_waits_for_the_answer_before_it(large, method, status):
    """The first half of the head comes while the answer is unread, the rest afterwards."""
    with HTTPConnection(large, receive_buffer=4_096) as connection:
        connection.send(plain(large, target=b"/state/main"))
        for _ in range(3):
            assert get(large, "/healthz").status == 200
        head = plain(large, method=method)
        connection.send(head[:-2])
        for _ in range(3):
            assert get(large, "/healthz").status == 200
        assert len(connection.response().body) > 5_000_000
        connection.send(head[-2:])
        assert connection.response().status == status


def test_a_head_that_comes_while_the_answer_before_it_is_sent_is_refused_at_once(server):
    """A fast client's next head comes while the server still waits until it can write."""
    for _ in range(200):
        with HTTPConnection(server) as connection:
            connection.send(plain(server))
            assert connection.response().status == 200
            connection.send(plain(server, b"Content-Length : 10"))
            assert connection.response().status == 400
            assert connection.is_closed_by_server()


def test_more_requests_in_one_packet_than_are_read_at_once_are_all_answered(server):
    count = 1_000
    with HTTPConnection(server) as connection:
        sender = threading.Thread(target=connection.send, args=(plain(server) * count,))
        sender.start()
        assert [connection.response().status for _ in range(count)] == [200] * count
        sender.join()


def test_a_head_that_comes_byte_by_byte_is_checked_too(server):
    with HTTPConnection(server) as connection:
        for data, status in [(plain(server, b"X-Y: z"), 200), (plain(server, b"X-Y : z"), 400)]:
            for byte in data:
                connection.send(bytes([byte]))
            assert connection.response().status == status


def test_half_a_head_costs_nothing_while_it_waits(server):
    with HTTPConnection(server, timeout=1) as connection:
        connection.send(plain(server)[:-2])
        before = server.processor_seconds()
        assert not connection.is_closed_by_server()
        assert server.processor_seconds() - before < 0.2


def test_half_a_head_followed_by_the_end_closes_the_connection(server):
    with HTTPConnection(server) as connection:
        connection.send(plain(server)[:-2])
        connection.socket.shutdown(1)
        assert connection.is_closed_by_server()


def test_a_large_head_in_pieces_is_accepted(server):
    head = plain(server, *[b"X-%d: " % number + b"y" * 1_000 for number in range(12)])
    with HTTPConnection(server) as connection:
        for at in range(0, len(head), 1_400):
            connection.send(head[at : at + 1_400])
        assert connection.response().status == 200


def unmasked(opcode, payload):
    return bytes([0x80 | opcode, len(payload)]) + payload


@pytest.mark.parametrize("opcode", [TEXT, BINARY, 8, 9, 10])
def test_a_client_that_does_not_mask_is_closed_with_1002(server, session, opcode):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        socket.send(unmasked(opcode, b'{"id":1,"method":"state.get"}' if opcode < 8 else b""))
        assert socket.close_code() in (1002, None)


def test_an_unmasked_command_is_not_carried_out(server, session):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        socket.send(unmasked(TEXT, b'{"id":1,"method":"push","params":{"value":1}}'))
        assert socket.close_code() == 1002
    with RawWebSocket(server, f"/ws/{session}") as socket:
        assert socket.hello["params"]["revision"] == 0


def test_frames_in_the_packet_of_the_upgrade_are_checked_too(server):
    for data, expected in [
        (text_frame({"id": 1, "method": "state.get"}), 7),
        (unmasked(TEXT, b'{"id":1}'), 1002),
    ]:
        with HTTPConnection(server) as connection:
            connection.send(opening(server) + data)
            assert connection.response().status == 101
            connection.socket.settimeout(5)
            connection.read_exactly(2)
            while b'"id":1' not in connection.buffer and b"unmasked frame" not in connection.buffer:
                assert connection._more()
            assert (b"unmasked frame" in connection.buffer) == (expected == 1002)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 7])
def test_a_frame_that_begins_in_the_packet_of_the_upgrade_is_accepted(server, count):
    """No later byte of the frame, whatever its value, is taken for its second one."""
    masked = b"\x81\x9d\x05\x06\x07\x08" + bytes(
        byte ^ (5 + at % 4) for at, byte in enumerate(b'{"id":1,"method":"state.get"}')
    )
    with HTTPConnection(server) as connection:
        connection.send(opening(server) + masked[:count])
        assert connection.response().status == 101
        connection.send(masked[count:])
        while b'"id":1' not in connection.buffer:
            assert connection._more() and b"unmasked" not in connection.buffer


def test_masked_frames_are_accepted_byte_by_byte(server, session):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        for byte in frame(TEXT, b'{"id":1,"method":"state.get"}'):
            socket.send(bytes([byte]))
        assert socket.answer()["id"] == 1
