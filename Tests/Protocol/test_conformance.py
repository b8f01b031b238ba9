"""RFC 6455 as suites for WebSocket servers test it, section by section, on the echo subprotocol.

A table has the bytes to send beside the expected ones, up to the close. SOAK=1 sends larger
messages.
"""

import functools
import os
import struct

import pytest

from raw_websocket import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    RawWebSocket,
    close_frame,
    frame,
)
from server_process import Server

SOAK = os.environ.get("SOAK", "") not in ("", "0")
LARGEST = 16_777_216
KINDS = {"text": TEXT, "binary": BINARY}
# A connection may be failed with or without a close frame (RFC 6455 7.1.7).
FAILED = {1002, None}
GREETING = "Hello-µ@ßöäüàá-UTF-8!!"
GOODBYE = close_frame(1000)


@pytest.fixture(scope="module")
def server():
    with Server("--test-echo", "--max-message", str(LARGEST)) as server:
        yield server
        assert server.stop()[0] == 0


@pytest.fixture
def echo(server):
    with RawWebSocket(server, protocol="colonnade.echo", greets=False, timeout=30) as echo:
        yield echo


def chopped(data, size):
    return [data[at : at + size] for at in range(0, len(data), size)] if size else [data]


def say(echo, data, size=None):
    """Sends the bytes in pieces of that size; the server may have disconnected before the last."""
    try:
        for piece in chopped(data, size):
            echo.send(piece)
    except ConnectionError:
        pass


def hear(echo):
    """All frames up to the close as (opcode, payload), except pings, and the code of the close."""
    heard = []
    while True:
        try:
            found = echo.frame()
        except EOFError:
            return heard, None
        assert found.rsv == 0 and found.fin
        if found.opcode == CLOSE:
            return heard, found.close_code
        # The server pings clients that have been quiet for long, as a slow test is.
        if found.opcode != PING:
            heard.append((found.opcode, found.payload))


def ask(echo, data, size=None, closes=True):
    """The answer to the bytes, and to a close after them."""
    say(echo, data, size)
    if closes:
        say(echo, GOODBYE)
    return hear(echo)


def fragmented(opcode, payload, size):
    pieces = chopped(payload, size) or [b""]
    return [
        frame(CONTINUATION if at else opcode, piece, fin=at == len(pieces) - 1)
        for at, piece in enumerate(pieces)
    ]


@functools.cache
def payload(kind, size):
    if kind == BINARY:
        return b"\xfe" * size
    return ("☺é€".encode() * (size // 8 + 1))[: size - size % 8] + b"*" * (size % 8)


# 1 and 10: framing


@pytest.mark.parametrize("size", [0, 125, 126, 127, 128, 65_535, 65_536])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_message_of_any_length_is_echoed_however_it_is_split(echo, kind, size):
    message = b"*" * size if kind == TEXT else b"\xfe" * size
    pieces = [None, 997, 1] if size < 1_000 else [None, 997]
    for piece in pieces:
        say(echo, frame(kind, message), piece)
        assert echo.data() == (kind, message)
    assert ask(echo, b"") == ([], 1000)


@pytest.mark.parametrize("size", [1_300, 65_535])
def test_a_message_in_fragments_of_a_packet_is_echoed_whole(echo, size):
    message = b"*" * 65_536
    assert ask(echo, b"".join(fragmented(TEXT, message, size))) == ([(TEXT, message)], 1000)


# 2: pings and pongs

PINGS = {
    "nothing": b"",
    "text": b"Hello, world!",
    "no text": b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff",
    "the most": b"\xfe" * 125,
}


@pytest.mark.parametrize("size", [None, 1])
@pytest.mark.parametrize("name", PINGS)
def test_a_pong_has_the_payload_of_its_ping(echo, name, size):
    assert ask(echo, frame(PING, PINGS[name]), size) == ([(PONG, PINGS[name])], 1000)


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_a_control_frame_of_more_than_125_bytes_fails_the_connection(echo, opcode):
    heard, code = ask(echo, frame(opcode, b"\xfe" * 126), closes=False)
    assert heard == [] and code in FAILED


def test_an_unsolicited_pong_is_ignored(echo):
    for content in [b"", b"unsolicited"]:
        say(echo, frame(PONG, content) + frame(PING, b"payload"))
        found = echo.frame()
        assert (found.opcode, found.payload) == (PONG, b"payload")
    assert ask(echo, frame(PONG, b"last")) == ([], 1000)


@pytest.mark.parametrize("size", [None, 1])
def test_ten_pings_have_ten_pongs_in_order(echo, size):
    names = [b"payload-%d" % number for number in range(10)]
    data = b"".join(frame(PING, name) for name in names)
    assert ask(echo, data, size) == ([(PONG, name) for name in names], 1000)


# 3 and 4: reserved values


@pytest.mark.parametrize("size", [None, 1])
@pytest.mark.parametrize("rsv", range(1, 8))
@pytest.mark.parametrize("opcode", [TEXT, BINARY, PING, CLOSE])
def test_a_reserved_bit_fails_the_connection_after_the_earlier_messages(echo, opcode, rsv, size):
    say(echo, frame(TEXT, b"before"), size)
    assert echo.data() == (TEXT, b"before")
    heard, code = ask(echo, frame(opcode, b"\x03\xe8", rsv=rsv) + frame(PING), size, closes=False)
    assert heard == [] and code in FAILED


@pytest.mark.parametrize("content", [b"", b"reserved"])
@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_a_reserved_opcode_fails_the_connection_after_the_earlier_messages(echo, opcode, content):
    say(echo, frame(TEXT, b"before"))
    assert echo.data() == (TEXT, b"before")
    heard, code = ask(echo, frame(opcode, content) + frame(PING), closes=False)
    assert heard == [] and code in FAILED


# 5: fragments

WHOLE = (TEXT, b"fragment1fragment2")
FIRST = frame(TEXT, b"fragment1", fin=False)
LAST = frame(CONTINUATION, b"fragment2")
LOOSE = frame(CONTINUATION, b"loose")
OPEN = frame(CONTINUATION, b"loose", fin=False)
PINGED = frame(PING, b"ping")
PONGED = (PONG, b"ping")

TAKEN = {
    "two": (FIRST + LAST, [WHOLE]),
    "two messages": (FIRST + LAST + FIRST + LAST, [WHOLE, WHOLE]),
    "a ping between": (FIRST + PINGED + LAST, [PONGED, WHOLE]),
    "a pong between": (FIRST + frame(PONG, b"x") + LAST, [WHOLE]),
    "pings everywhere": (
        PINGED + FIRST + PINGED + PINGED + LAST + PINGED,
        [PONGED, PONGED, PONGED, WHOLE, PONGED],
    ),
    "empty ones": (
        b"".join([frame(TEXT, fin=False), frame(CONTINUATION, fin=False), frame(CONTINUATION)]),
        [(TEXT, b"")],
    ),
    "something in the middle": (
        b"".join(
            [
                frame(BINARY, fin=False),
                frame(CONTINUATION, b"middle", fin=False),
                frame(CONTINUATION),
            ]
        ),
        [(BINARY, b"middle")],
    ),
}

FAILING = {
    "a ping in fragments": frame(PING, b"a", fin=False) + frame(CONTINUATION, b"b"),
    "a pong in fragments": frame(PONG, b"a", fin=False) + frame(CONTINUATION, b"b"),
    "a close in fragments": frame(CLOSE, b"\x03\xe8", fin=False),
    "an end without a beginning": LOOSE + frame(TEXT, b"after"),
    "a middle without a beginning": OPEN + frame(TEXT, b"after"),
    "a middle and an end without a beginning": OPEN + LOOSE,
    "a message within another": FIRST + frame(TEXT, b"whole"),
    "a beginning within another": FIRST + FIRST + LAST,
    "another kind within": FIRST + frame(BINARY, b"whole"),
}


@pytest.mark.parametrize("size", [None, 1])
@pytest.mark.parametrize("name", TAKEN)
def test_fragments_become_one_message_with_pongs_before_it(echo, name, size):
    data, expected = TAKEN[name]
    assert ask(echo, data, size) == (expected, 1000)


@pytest.mark.parametrize("size", [None, 1])
@pytest.mark.parametrize("name", FAILING)
def test_frames_in_the_wrong_place_fail_the_connection(echo, name, size):
    heard, code = ask(echo, FAILING[name], size, closes=False)
    assert heard == [] and code in FAILED


def test_a_new_message_must_follow_a_complete_one(echo):
    say(echo, FIRST + LAST)
    assert echo.data() == WHOLE
    heard, code = ask(echo, OPEN + FIRST + LAST, closes=False)
    assert heard == [] and code in FAILED


@pytest.mark.parametrize("size", [None, 1])
def test_a_pong_is_sent_at_once_in_the_middle_of_a_message(echo, size):
    parts = [b"fragment%d" % number for number in range(1, 6)]
    frames = fragmented(TEXT, b"".join(parts), len(parts[0]))
    for name, pieces in [(b"pongme 1", frames[:2]), (b"pongme 2", frames[2:4])]:
        say(echo, b"".join(pieces) + frame(PING, name), size)
        found = echo.frame()
        assert (found.opcode, found.payload) == (PONG, name), "before the message has ended"
    assert ask(echo, frames[4], size) == ([(TEXT, b"".join(parts))], 1000)


# 6: UTF-8


def encoded(*points):
    return "".join(map(chr, points)).encode()


SOUND = {
    "empty": b"",
    "greeting": GREETING.encode(),
    "greek": "κόσμε".encode(),
    "zero": b"\0",
    "first of each length": encoded(0x80, 0x800, 0x10000),
    "last of each length": encoded(0x7F, 0x7FF, 0xFFFF, 0x10FFFF),
    "beside the surrogates": encoded(0xD7FF, 0xE000),
    "replacement": encoded(0xFFFD),
    "byte order marks": encoded(0xFEFF, 0xFFFE),
    **{
        f"ends of plane {plane}": encoded(plane << 16 | 0xFFFE, plane << 16 | 0xFFFF)
        for plane in range(17)
    },
}

BROKEN = {
    **{
        f"lone {bytes_.hex()}": bytes_
        for bytes_ in [b"\x80", b"\xbf", b"\x80\xbf", b"\x80" * 7, bytes(range(0x80, 0xC0))]
    },
    **{
        f"start {byte:02x} and a blank": bytes([byte]) + b" "
        for byte in [
            0xC0,
            0xC1,
            0xC2,
            0xDF,
            0xE0,
            0xE1,
            0xEF,
            0xF0,
            0xF4,
            0xF5,
            0xF7,
            0xF8,
            0xFB,
            0xFC,
            0xFD,
            0xFE,
            0xFF,
        ]
    },
    **{
        f"cut {bytes_.hex()}": bytes_
        for bytes_ in [b"\xc3", b"\xe0\xa0", b"\xef\xbf", b"\xf0\x90\x80", b"\xf4\x8f\xbf"]
    },
    **{
        f"overlong {bytes_.hex()}": bytes_
        for bytes_ in [
            b"\xc0\xaf",
            b"\xe0\x80\xaf",
            b"\xf0\x80\x80\xaf",
            b"\xf8\x80\x80\x80\xaf",
            b"\xfc\x80\x80\x80\x80\xaf",
            b"\xc1\xbf",
            b"\xe0\x9f\xbf",
            b"\xf0\x8f\xbf\xbf",
            b"\xc0\x80",
            b"\xe0\x80\x80",
            b"\xf0\x80\x80\x80",
        ]
    },
    **{
        f"surrogate {bytes_.hex()}": bytes_
        for bytes_ in [
            b"\xed\xa0\x80",
            b"\xed\xad\xbf",
            b"\xed\xae\x80",
            b"\xed\xaf\xbf",
            b"\xed\xb0\x80",
            b"\xed\xbe\x80",
            b"\xed\xbf\xbf",
            b"\xed\xa0\x80\xed\xb0\x80",
            b"\xed\xaf\xbf\xed\xbf\xbf",
        ]
    },
    **{
        f"too high {bytes_.hex()}": bytes_
        for bytes_ in [
            b"\xf4\x90\x80\x80",
            b"\xf7\xbf\xbf\xbf",
            b"\xf8\x88\x80\x80\x80",
            b"\xfb\xbf\xbf\xbf\xbf",
            b"\xfd\xbf\xbf\xbf\xbf\xbf",
        ]
    },
    **{
        f"no byte of it {bytes_.hex()}": bytes_
        for bytes_ in [b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"]
    },
}
KOSME = "κόσμε".encode()


@pytest.mark.parametrize("name", SOUND)
def test_utf_8_text_is_echoed_even_if_cut_within_a_character(echo, name):
    text = SOUND[name]
    for data in [frame(TEXT, text), *(b"".join(fragmented(TEXT, text, size)) for size in (1, 3))]:
        say(echo, data)
        assert echo.data() == (TEXT, text)
    say(echo, frame(TEXT, text), 1)
    assert echo.data() == (TEXT, text)
    assert ask(echo, b"") == ([], 1000)


@pytest.mark.parametrize("name", BROKEN)
def test_text_that_is_not_utf_8_closes_1007(server, name):
    text = b"a" + KOSME + BROKEN[name]
    # Bytes still on their way when the server disconnects may discard its close frame.
    for data, size, codes in [
        (frame(TEXT, text), None, {1007}),
        (frame(TEXT, text + b"edited"), 1, {1007, None}),
        (b"".join(fragmented(TEXT, text, 1)), None, {1007, None}),
    ]:
        with RawWebSocket(server, protocol="colonnade.echo", greets=False) as echo:
            heard, code = ask(echo, data, size, closes=False)
            assert heard == [] and code in codes


@pytest.mark.parametrize("name", [name for name in BROKEN if not name.startswith("cut")])
def test_text_that_cannot_become_utf_8_closes_before_it_has_ended(server, name):
    """Bad text is refused in a frame that is not the last, and before the end of a frame."""
    for data in [
        frame(TEXT, KOSME, fin=False) + frame(CONTINUATION, BROKEN[name], fin=False),
        frame(TEXT, KOSME + BROKEN[name], announced=1_000),
    ]:
        with RawWebSocket(server, protocol="colonnade.echo", greets=False) as echo:
            assert ask(echo, data, closes=False) == ([], 1007)


def test_a_character_beyond_unicode_closes_at_its_second_byte(echo):
    say(echo, frame(TEXT, KOSME + b"\xf4", fin=False))
    say(echo, frame(CONTINUATION, b"\x90", fin=False))
    assert hear(echo) == ([], 1007)


def test_binary_messages_are_not_checked(echo):
    content = b"".join(BROKEN.values())
    assert ask(echo, frame(BINARY, content)) == ([(BINARY, content)], 1000)


# 7: closing

RIGHT_CODES = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]
WRONG_CODES = [0, 1, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65_535]
LARGE = b"*" * 262_144

BEHIND_CLOSE = {
    "another close": GOODBYE,
    "a ping": PINGED,
    "a message": frame(TEXT, b"late"),
    "the rest of a message": LAST,
}


@pytest.mark.parametrize("name", BEHIND_CLOSE)
def test_nothing_is_answered_after_a_close(echo, name):
    beginning = FIRST if name == "the rest of a message" else frame(TEXT, b"before")
    before = [] if name == "the rest of a message" else [(TEXT, b"before")]
    assert ask(echo, beginning + GOODBYE + BEHIND_CLOSE[name], closes=False) == (before, 1000)


def test_a_large_message_is_echoed_before_a_close_that_follows_it(echo):
    data = frame(TEXT, LARGE) + GOODBYE + PINGED
    assert ask(echo, data, closes=False) == ([(TEXT, LARGE)], 1000)


@pytest.mark.parametrize("reason", [b"", b"Hello World!", b"*" * 123, "ä€".encode() * 24])
@pytest.mark.parametrize("code", RIGHT_CODES)
def test_a_close_is_answered_with_its_code(echo, code, reason):
    assert ask(echo, close_frame(code, reason), closes=False) == ([], code)


def test_a_close_without_a_code_is_answered(echo):
    assert ask(echo, frame(CLOSE), closes=False) == ([], None)


@pytest.mark.parametrize(
    "content",
    [
        b"\x03",
        *(struct.pack("!H", code) for code in WRONG_CODES),
        struct.pack("!H", 1005) + b"reason",
    ],
    ids=bytes.hex,
)
def test_a_close_with_a_code_that_may_not_be_sent_fails_the_connection(echo, content):
    heard, code = ask(echo, frame(CLOSE, content), closes=False)
    assert heard == [] and code in FAILED


@pytest.mark.parametrize(
    "reason", [KOSME + b"\xed\xa0\x80edited", b"\xff", b"*" * 120 + b"\xe2\x82"]
)
def test_a_close_with_a_reason_that_is_not_utf_8_fails_the_connection(echo, reason):
    heard, code = ask(echo, close_frame(1000, reason), closes=False)
    assert heard == [] and code in FAILED | {1007}


# 9: size

MEGABYTE = 1 << 20
SIZES = [1 << 16, 1 << 18, MEGABYTE, 4 * MEGABYTE]
SIZES += [8 * MEGABYTE, LARGEST] if SOAK else []
FRAGMENTED = 4 * MEGABYTE if SOAK else MEGABYTE
CHOPPED = MEGABYTE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_large_message_is_echoed(echo, kind, size):
    message = payload(kind, size)
    assert ask(echo, frame(kind, message)) == ([(kind, message)], 1000)


@pytest.mark.parametrize("size", [64, 256, 1_024, 4_096, 16_384, 65_536, 262_144, MEGABYTE])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_large_message_in_fragments_is_echoed(echo, kind, size):
    message = payload(kind, FRAGMENTED)
    data = b"".join(fragmented(kind, message, size))
    assert ask(echo, data) == ([(kind, message)], 1000)


@pytest.mark.parametrize("size", [64, 128, 256, 512, 1_024, 2_048])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_large_message_in_small_packets_is_echoed(echo, kind, size):
    message = payload(kind, CHOPPED)
    assert ask(echo, frame(kind, message), size) == ([(kind, message)], 1000)


def test_a_message_over_the_limit_is_refused_at_its_header(echo):
    assert ask(echo, frame(BINARY, b"x", announced=LARGEST + 1), closes=False) == ([], 1009)


@pytest.mark.parametrize("size", [0, 16, 64, 256, 1_024, 4_096, 16_384, 65_536])
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_many_messages_are_echoed_one_by_one(echo, kind, size):
    message = payload(kind, size)
    for _ in range(1_000 if SOAK else 100):
        say(echo, frame(kind, message))
        assert echo.data() == (kind, message)
    assert ask(echo, b"") == ([], 1000)
