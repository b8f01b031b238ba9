"""The echo subprotocol, for conformance suites, and only with an option."""

import os

import pytest

from raw_http import upgrade
from raw_websocket import BINARY, CONTINUATION, PING, PONG, TEXT, RawWebSocket, close_frame, frame
from test_upgrade import assert_refused

SIZES = [0, 1, 2, 124, 125, 126, 127, 128, 4_095, 4_096, 4_097, 65_535, 65_536, 262_143, 262_144]


@pytest.fixture
def echo(echo_server):
    with RawWebSocket(echo_server, protocol="colonnade.echo", greets=False) as echo:
        yield echo


def test_without_the_option_there_is_no_echo(server):
    assert_refused(upgrade(server, Sec_WebSocket_Protocol="colonnade.echo"), 400)
    answer = upgrade(server, Sec_WebSocket_Protocol="colonnade.echo, colonnade.v1")
    assert answer.header("Sec-WebSocket-Protocol") == "colonnade.v1"


def test_with_the_option_the_echo_is_chosen_by_its_name(echo):
    assert echo.subprotocol == "colonnade.echo"


def test_with_the_option_the_real_protocol_is_still_available(echo_server, session):
    with RawWebSocket(echo_server, f"/ws/{session}") as socket:
        assert socket.hello["method"] == "hello"
    with RawWebSocket(echo_server, f"/ws/{session}", protocol=None) as socket:
        assert socket.hello["method"] == "hello"


@pytest.mark.parametrize("size", SIZES)
def test_binary_messages_of_every_size_are_echoed(echo, size):
    data = os.urandom(size)
    echo.send(frame(BINARY, data))
    assert echo.data() == (BINARY, data)


@pytest.mark.parametrize("size", SIZES)
def test_texts_of_every_size_are_echoed(echo, size):
    data = ("aé€😀" * (size // 10 + 1)).encode()[:size].decode(errors="ignore").encode()
    data += b"x" * (size - len(data))
    echo.send(frame(TEXT, data))
    assert echo.data() == (TEXT, data)


def test_a_message_over_the_limit_closes_1009(echo):
    echo.send(frame(BINARY, b"x" * 262_145))
    assert echo.close_code() == 1009


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_fragments_are_echoed_as_one_message(echo, opcode):
    pieces = [b"a" * 5_000, b"", b"b" * 4_096, b"c"]
    for at, piece in enumerate(pieces):
        kind = opcode if at == 0 else CONTINUATION
        echo.send(frame(kind, piece, fin=at == len(pieces) - 1) + frame(PING, b"p"))
    while (found := echo.frame()).opcode == PONG:
        assert found.payload == b"p"
    assert (found.opcode, found.fin) == (opcode, True)
    assert found.payload == b"".join(pieces)


def test_a_thousand_pipelined_messages_are_echoed_in_order(echo):
    messages = [os.urandom(at % 300) for at in range(1_000)]
    echo.send(b"".join(frame(BINARY, message) for message in messages))
    assert [echo.data()[1] for _ in messages] == messages


def test_bad_utf_8_closes_1007_here_too(echo):
    echo.send(frame(TEXT, b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80"))
    assert echo.close_code() == 1007


def test_messages_before_a_close_are_echoed_before_it(echo):
    echo.send(frame(TEXT, b"one") + frame(TEXT, b"two") + close_frame(1000))
    assert echo.data() == (TEXT, b"one")
    assert echo.data() == (TEXT, b"two")
    assert echo.close_code() == 1000
