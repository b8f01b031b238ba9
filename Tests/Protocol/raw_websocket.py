"""WebSocket frames by hand: even what RFC 6455 forbids can be sent."""

import base64
import contextlib
import dataclasses
import hashlib
import json
import os
import struct

from raw_http import HTTPConnection, request, upgrade_headers

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def masked(payload, key):
    count = len(payload)
    if not count:
        return b""
    stream = (key * (count // 4 + 1))[:count]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(stream, "big")).to_bytes(count, "big")


def frame(opcode, payload=b"", fin=True, rsv=0, announced=None):
    """One client's frame; `announced` lies about the length."""
    count = len(payload) if announced is None else announced
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    if count < 126:
        head = struct.pack("!BB", first, 0x80 | count)
    elif count < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, count)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, count)
    key = os.urandom(4)
    return head + key + masked(payload, key)


def close_frame(code, reason=b""):
    return frame(CLOSE, struct.pack("!H", code) + reason)


def text_frame(message):
    """A frame of a text, or of a value as JSON."""
    text = message if isinstance(message, str) else json.dumps(message, ensure_ascii=False)
    return frame(TEXT, text.encode())


@dataclasses.dataclass
class Frame:
    fin: bool
    rsv: int
    opcode: int
    payload: bytes

    @property
    def close_code(self):
        return struct.unpack("!H", self.payload[:2])[0] if len(self.payload) >= 2 else None


class Closed(Exception):
    """The server's close frame, or the end of the stream (code None)."""

    def __init__(self, code, reason=b""):
        super().__init__(f"closed with {code} {reason!r}")
        self.code, self.reason = code, reason


class RawWebSocket(HTTPConnection):
    """A connection after its handshake; `hello` has the hello unless none is expected."""

    def __init__(
        self,
        server,
        path="/ws",
        protocol="colonnade.v1",
        timeout=10.0,
        greets=True,
        wrap=None,
        headers=(),
        receive_buffer=None,
    ):
        super().__init__(server, timeout, wrap, receive_buffer)
        fields = upgrade_headers(Sec_WebSocket_Protocol=protocol) + list(headers)
        self.send(request(path=path, headers=fields, host=server.authority))
        answer = self.response()
        assert answer and answer.status == 101, answer
        key = dict(fields)["Sec-WebSocket-Key"].encode()
        expected = base64.b64encode(hashlib.sha1(key + MAGIC).digest()).decode()
        assert answer.header("Sec-WebSocket-Accept") == expected
        assert answer.header("Sec-WebSocket-Extensions") is None
        self.subprotocol = answer.header("Sec-WebSocket-Protocol")
        self.hello = self.message() if greets else None

    def send_json(self, *messages):
        """Every message in a frame of its own, all in one write."""
        self.send(b"".join(text_frame(message) for message in messages))

    def frame(self):
        """The server's next frame."""
        first, second = self.read_exactly(2)
        assert not second & 0x80, "a server does not mask"
        count = second & 0x7F
        if count == 126:
            count = struct.unpack("!H", self.read_exactly(2))[0]
            assert count >= 126, "the shortest length form is the right one"
        elif count == 127:
            count = struct.unpack("!Q", self.read_exactly(8))[0]
            assert count >= 65536, "the shortest length form is the right one"
        return Frame(bool(first & 0x80), first >> 4 & 7, first & 15, self.read_exactly(count))

    def data(self):
        """The next message as (opcode, bytes); pings are answered on the way."""
        pieces, kind = [], None
        while True:
            try:
                found = self.frame()
            except EOFError:
                raise Closed(None) from None
            assert found.rsv == 0, found
            if found.opcode == CLOSE:
                raise Closed(found.close_code, found.payload[2:])
            if found.opcode == PING:
                self.send(frame(PONG, found.payload))
            elif found.opcode in (CONTINUATION, TEXT, BINARY):
                kind = found.opcode if kind is None else kind
                pieces.append(found.payload)
                if found.fin:
                    return kind, b"".join(pieces)

    def message(self):
        """The next message, which must be a JSON text."""
        kind, data = self.data()
        assert kind == TEXT, "a text frame was expected"
        return json.loads(data.decode())

    def answer(self):
        """The next message that is not a notification."""
        while True:
            message = self.message()
            if isinstance(message, list) or "method" not in message:
                return message

    def call(self, method, params=None, identity=1):
        self.send_json({"jsonrpc": "2.0", "id": identity, "method": method, "params": params or {}})
        return self.answer()

    def close_code(self):
        """Reads up to the server's close frame and answers it; None if the stream ended instead."""
        while True:
            try:
                self.data()
            except Closed as closed:
                if closed.code is not None:
                    with contextlib.suppress(OSError):
                        self.send(close_frame(closed.code))
                return closed.code
