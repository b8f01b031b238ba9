"""Frames according to RFC 6455: valid ones are answered, others close with the right code."""

import json
import threading

import pytest

from raw_http import HTTPConnection, request, upgrade_headers
from raw_websocket import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Closed,
    RawWebSocket,
    close_frame,
    frame,
    text_frame,
)

MESSAGE_LIMIT = 262_144
FRAGMENT_LIMIT = 1_024
# RFC 6455 fails the connection; libwebsockets sometimes cuts it without a close frame.
CUT = None


@pytest.fixture
def socket(server, session):
    with RawWebSocket(server, f"/ws/{session}") as socket:
        yield socket


def request_of(size):
    """A `state.get` that is `size` bytes long; the padding is an unknown member."""
    bare = json.dumps({"id": 7, "method": "state.get", "pad": ""})
    text = json.dumps({"id": 7, "method": "state.get", "pad": "x" * (size - len(bare))})
    assert len(text) == size
    return text.encode()


def fragments(data, count, opcode=TEXT):
    """The message in this number of frames; the last ones are empty if bytes run out."""
    step = max(1, len(data) // count)
    pieces = [data[at * step : (at + 1) * step] for at in range(count - 1)]
    pieces.append(data[(count - 1) * step :])
    return [
        frame(opcode if at == 0 else CONTINUATION, piece, fin=at == count - 1)
        for at, piece in enumerate(pieces)
    ]


def assert_alive(socket, identity=99):
    answer = socket.call("state.get", identity=identity)
    assert answer["id"] == identity and "result" in answer


@pytest.mark.parametrize("size", [125, 126, 127, 65_535, 65_536, MESSAGE_LIMIT - 1, MESSAGE_LIMIT])
def test_a_message_up_to_the_limit_is_answered(socket, size):
    socket.send(frame(TEXT, request_of(size)))
    assert socket.answer()["id"] == 7


def test_a_message_over_the_limit_closes_1009(socket):
    socket.send(frame(TEXT, request_of(MESSAGE_LIMIT + 1)))
    assert socket.close_code() == 1009


@pytest.mark.parametrize("size", [MESSAGE_LIMIT - 1, MESSAGE_LIMIT])
def test_the_limit_counts_all_fragments_together(socket, size):
    socket.send(b"".join(fragments(request_of(size), 10)))
    assert socket.answer()["id"] == 7


def test_fragments_over_the_limit_together_close_1009(socket):
    socket.send(b"".join(fragments(request_of(MESSAGE_LIMIT + 1), 10)))
    assert socket.close_code() == 1009


@pytest.mark.parametrize(
    "announced",
    [MESSAGE_LIMIT + 1, 1 << 20, (1 << 31) - 1, 1 << 31, 1 << 32, 1 << 40, 1 << 62, (1 << 63) - 1],
)
def test_an_announced_length_over_the_limit_closes_1009_before_the_bytes_come(
    server, socket, announced
):
    before = server.memory()
    socket.send(frame(TEXT, b"{", announced=announced))
    assert socket.close_code() == 1009
    assert server.memory() - before < 4 << 20


@pytest.mark.parametrize("announced", [1 << 63, (1 << 64) - 1])
def test_an_announced_length_with_the_highest_bit_closes(socket, announced):
    socket.send(frame(TEXT, b"{", announced=announced))
    assert socket.close_code() in (1002, 1009, CUT)


@pytest.mark.parametrize("count", [2, 3, FRAGMENT_LIMIT - 1, FRAGMENT_LIMIT])
def test_a_message_in_fragments_is_one_message(socket, count):
    socket.send(b"".join(fragments(request_of(4_000), count)))
    assert socket.answer()["id"] == 7
    assert_alive(socket)


def test_more_fragments_than_the_limit_close_1009(socket):
    socket.send(b"".join(fragments(request_of(4_000), FRAGMENT_LIMIT + 1)))
    assert socket.close_code() == 1009


def test_empty_fragments_count_as_fragments(socket):
    pieces = [frame(TEXT, b"", fin=False)] + [frame(CONTINUATION, b"", fin=False)] * FRAGMENT_LIMIT
    socket.send(b"".join(pieces))
    assert socket.close_code() == 1009


@pytest.mark.parametrize("first", [b"", b"{"])
def test_an_endless_message_of_empty_frames_is_open_up_to_the_limit_and_no_further(socket, first):
    empty = frame(CONTINUATION, b"", fin=False)
    socket.send(frame(TEXT, first, fin=False) + empty * (FRAGMENT_LIMIT - 2) + frame(PING, b"here"))
    assert socket.frame().payload == b"here", "as many frames as a message may have"
    socket.send(empty)
    closing = socket.frame()
    assert (closing.opcode, closing.close_code) == (CLOSE, 1009)


def test_pings_between_fragments_are_answered_and_do_not_count_as_fragments(socket):
    pieces = fragments(request_of(4_000), FRAGMENT_LIMIT)
    stream = b"".join(piece + frame(PING, b"%d" % at) for at, piece in enumerate(pieces[:-1]))
    socket.send(stream + pieces[-1])
    answered = []
    while (found := socket.frame()).opcode == PONG:
        answered.append(int(found.payload))
    assert answered == list(range(FRAGMENT_LIMIT - 1)), "each, before the message they are in"
    assert json.loads(found.payload)["id"] == 7


@pytest.mark.parametrize("is_chopped", [False, True])
def test_many_pings_are_answered_in_order(socket, is_chopped):
    pings = b"".join(frame(PING, b"%d" % number) for number in range(10))
    for piece in [pings[at : at + 1] for at in range(len(pings))] if is_chopped else [pings]:
        socket.send(piece)
    assert [
        (found.opcode, int(found.payload)) for found in (socket.frame() for _ in range(10))
    ] == [(PONG, number) for number in range(10)]
    assert_alive(socket)


def test_pings_among_commands_are_answered_in_their_position(socket):
    """A ping in one packet with requests: its pong follows the answers to those before it."""
    first, second = fragments(request_of(100), 2)
    request = text_frame({"id": 7, "method": "state.get"})
    socket.send(
        request
        + first
        + frame(PING, b"1")
        + second
        + frame(PING, b"2")
        + request
        + frame(PING, b"3")
        + close_frame(1000)
    )
    found = [socket.frame() for _ in range(7)]
    assert [one.opcode for one in found] == [TEXT, PONG, TEXT, PONG, TEXT, PONG, CLOSE]
    assert [one.payload for one in found if one.opcode == PONG] == [b"1", b"2", b"3"]
    assert found[-1].close_code == 1000


def test_a_flood_of_pings_is_answered_and_delays_no_one(server, socket, session):
    count = 5_000
    flood = b"".join(frame(PING, b"%d" % number) for number in range(count))
    sender = threading.Thread(target=socket.send, args=(flood,))
    sender.start()
    with RawWebSocket(server, f"/ws/{session}-other") as other:
        for number in range(20):
            assert_alive(other, number)
    for number in range(count):
        assert socket.frame().payload == b"%d" % number
    sender.join()


def test_a_ping_between_fragments_is_answered_at_once(socket):
    first, second = fragments(request_of(100), 2)
    socket.send(first + frame(PING, b"hello"))
    found = socket.frame()
    assert (found.opcode, found.payload) == (PONG, b"hello")
    socket.send(second)
    assert socket.answer()["id"] == 7


def test_a_message_that_comes_byte_by_byte_is_answered(socket):
    for byte in frame(TEXT, request_of(100)):
        socket.send(bytes([byte]))
    assert socket.answer()["id"] == 7


@pytest.mark.parametrize(
    "data",
    [
        b"\xff",
        b"\xc0\xaf",
        b"\xc1\xbf",
        b"\xe0\x80\xaf",
        b"\xf0\x80\x80\xaf",
        b"\xed\xa0\x80",
        b"\xed\xbf\xbf",
        b"\xf4\x90\x80\x80",
        b"\xf8\x88\x80\x80\x80",
        b"\xc3",
        b"\xe2\x82",
        b"\xf0\x9f\x98",
        b"a\x80b",
        b"\xc3\x28",
        b"\xfe\xff",
    ],
    ids=bytes.hex,
)
def test_bad_utf_8_closes_1007(socket, data):
    socket.send(frame(TEXT, b'{"method":"' + data + b'"}' if len(data) > 3 else data))
    assert socket.close_code() == 1007


def test_bad_utf_8_in_a_later_fragment_closes_1007(socket):
    socket.send(frame(TEXT, b'"\xc3', fin=False) + frame(CONTINUATION, b'"'))
    assert socket.close_code() == 1007


def test_a_character_may_be_cut_by_a_fragment(socket):
    text = json.dumps({"id": "é😀", "method": "state.get"}, ensure_ascii=False).encode()
    for cut in range(1, len(text)):
        socket.send(frame(TEXT, text[:cut], fin=False) + frame(CONTINUATION, text[cut:]))
        assert socket.answer()["id"] == "é😀"


@pytest.mark.parametrize("data", [b"", b"{}", b"\0" * 1000, request_of(200)])
def test_a_binary_frame_closes_1003(socket, data):
    socket.send(frame(BINARY, data))
    assert socket.close_code() == 1003


def test_a_binary_message_in_fragments_closes_1003(socket):
    socket.send(b"".join(fragments(b"\1" * 300, 3, opcode=BINARY)))
    assert socket.close_code() == 1003


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_an_unknown_opcode_closes_1002(socket, opcode):
    socket.send(frame(opcode, b"x"))
    assert socket.close_code() == 1002


@pytest.mark.parametrize("rsv", range(1, 8))
@pytest.mark.parametrize("opcode", [TEXT, PING])
def test_a_reserved_bit_closes_1002(socket, opcode, rsv):
    socket.send(frame(opcode, b"{}", rsv=rsv))
    assert socket.close_code() == 1002


@pytest.mark.parametrize("opcode", [CLOSE, PING, PONG])
def test_a_control_frame_in_fragments_closes_1002(socket, opcode):
    socket.send(frame(opcode, b"", fin=False))
    assert socket.close_code() == 1002


@pytest.mark.parametrize("opcode", [PING, PONG])
@pytest.mark.parametrize("size", [126, 65_535, 65_536])
def test_a_control_frame_over_125_bytes_fails_the_connection(socket, opcode, size):
    socket.send(frame(opcode, b"x" * size))
    assert socket.close_code() in (1002, CUT)


@pytest.mark.parametrize("size", [0, 1, 124, 125])
def test_a_pong_has_the_bytes_of_its_ping(socket, size):
    data = bytes(at * 7 % 256 for at in range(size))
    socket.send(frame(PING, data))
    found = socket.frame()
    assert (found.opcode, found.payload) == (PONG, data)


def test_an_unsolicited_pong_is_ignored(socket):
    socket.send(frame(PONG, b"x") * 100)
    assert_alive(socket)


def test_a_continuation_without_a_message_closes_1002(socket):
    socket.send(frame(CONTINUATION, b"{}"))
    assert socket.close_code() == 1002


def test_a_new_message_inside_another_closes_1002(socket):
    socket.send(frame(TEXT, b"{", fin=False) + frame(TEXT, b"{}"))
    assert socket.close_code() == 1002


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1011, 3000, 3999, 4000, 4999])
def test_a_close_is_answered_with_its_code(socket, code):
    socket.send(close_frame(code, "tschüs".encode()))
    assert socket.close_code() == code


def test_a_close_without_a_code_is_answered(socket):
    socket.send(frame(CLOSE))
    with pytest.raises(Closed) as closed:
        socket.data()
    assert closed.value.code in (None, 1000)
    assert socket.is_closed_by_server()


@pytest.mark.parametrize(
    "code", [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 5001, 65_535]
)
def test_a_close_with_a_forbidden_code_closes_1002(socket, code):
    socket.send(close_frame(code))
    assert socket.close_code() == 1002


def test_a_close_of_one_byte_closes_1002(socket):
    socket.send(frame(CLOSE, b"\x03"))
    assert socket.close_code() == 1002


def test_a_close_over_125_bytes_fails_the_connection(socket):
    socket.send(close_frame(1000, b"x" * 124))
    assert socket.close_code() in (1002, CUT)


def test_a_close_with_a_reason_that_is_not_utf_8_closes_1007_or_1002(socket):
    socket.send(close_frame(1000, b"\xff\xfe"))
    assert socket.close_code() in (1002, 1007, CUT)


def test_the_stream_ends_when_both_have_closed(server, session):
    for words in [frame(BINARY, b"x"), frame(TEXT, b"\xff"), frame(3), close_frame(1000)]:
        with RawWebSocket(server, f"/ws/{session}") as socket:
            socket.send(words)
            socket.close_code()
            assert socket.is_closed_by_server()


def test_commands_in_the_same_packet_as_a_close_are_done(socket, connect):
    commands = [
        text_frame({"id": number, "method": "push", "params": {"value": number}})
        for number in range(20)
    ]
    socket.send(b"".join(commands) + close_frame(1000))
    assert socket.close_code() == 1000
    with connect() as other:
        while other.revision < 20:
            other.read()
        assert other.path == list(range(20))


def test_queries_in_the_same_packet_as_a_close_are_still_answered(socket):
    questions = [text_frame({"id": number, "method": "types.list"}) for number in range(20)]
    socket.send(b"".join(questions) + close_frame(1000))
    answered = []
    with pytest.raises(Closed) as closed:
        while True:
            answered.append(socket.answer()["id"])
    assert answered == list(range(20))
    assert closed.value.code == 1000


def test_nothing_after_a_close_is_done(server, session, socket, connect):
    late = text_frame({"id": 1, "method": "push", "params": {"value": 1}})
    socket.send(close_frame(1000) + late)
    assert socket.close_code() == 1000
    assert connect().state["detail"]["path"] == []


def test_every_frame_of_the_server_is_whole_and_in_its_shortest_form(socket):
    values = ["x" * size for size in [1, 100, 126, 65_000, 65_536, 100_000]]
    for value in values:
        socket.send_json({"id": 1, "method": "push", "params": {"value": value}})
        for _ in range(2):
            found = socket.frame()
            assert (found.fin, found.rsv, found.opcode) == (True, 0, TEXT)


def test_the_fair_share_of_a_connection_survives_a_neighbour_that_floods(server, session):
    """One connection pipelines and reads no answer; another is answered all the same."""
    flood = frame(TEXT, b'{"method":"state.get"}') * 2_000
    with (
        RawWebSocket(server, f"/ws/{session}-a") as loud,
        RawWebSocket(server, f"/ws/{session}-b") as quiet,
    ):
        for _ in range(5):
            loud.send(flood)
            with server.computes_less_than(2):
                assert_alive(quiet)
        assert_alive(loud, identity="last")


def test_bytes_in_the_same_packet_after_the_handshake_are_read(server, session):
    with HTTPConnection(server) as connection:
        connection.send(
            request(path=f"/ws/{session}", headers=upgrade_headers(), host=server.authority)
            + text_frame({"id": 5, "method": "state.get"})
        )
        assert connection.response().status == 101
        connection.__class__ = RawWebSocket
        assert connection.message()["method"] == "hello"
        assert connection.answer()["id"] == 5
