"""HTTP/1.1 by hand, so that nothing between the test and the server cleans it up."""

import base64
import dataclasses
import json
import os
import socket
import struct


@dataclasses.dataclass
class Response:
    version: str
    status: int
    reason: str
    headers: list
    body: bytes = b""

    def header(self, name):
        """The field's value; None if it is missing, an error if it is there twice."""
        values = [value for key, value in self.headers if key.lower() == name.lower()]
        assert len(values) <= 1, f"{name} stands {len(values)} times"
        return values[0] if values else None

    def json(self):
        return json.loads(self.body)


class HTTPConnection:
    """A socket that speaks bytes and reads answers."""

    def __init__(self, server, timeout=10.0, wrap=None, receive_buffer=None):
        self.socket = server.connect(timeout, receive_buffer)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if wrap:
            self.socket = wrap(self.socket)
        self.buffer = bytearray()

    def send(self, data):
        self.socket.sendall(data)

    def _more(self):
        try:
            piece = self.socket.recv(1 << 18)
        except ConnectionError:
            piece = b""
        self.buffer += piece
        return bool(piece)

    def read_exactly(self, count):
        while len(self.buffer) < count:
            if not self._more():
                raise EOFError(f"closed after {self.buffer!r}")
        taken = bytes(self.buffer[:count])
        del self.buffer[:count]
        return taken

    def response(self, is_head=False):
        """The next answer, or None if the server closed the connection without one."""
        while b"\r\n\r\n" not in self.buffer:
            if not self._more():
                assert not self.buffer, f"half an answer: {self.buffer!r}"
                return None
        head = self.read_exactly(self.buffer.index(b"\r\n\r\n") + 4)[:-4]
        first, *lines = head.decode("latin-1").split("\r\n")
        version, status, *reason = first.split(" ", 2)
        headers = [tuple(part.strip() for part in line.split(":", 1)) for line in lines]
        answer = Response(version, int(status), "".join(reason), headers)
        length = answer.header("Content-Length")
        if answer.status >= 200 and answer.status not in (204, 304) and not is_head:
            assert length is not None, f"an answer without a length: {answer}"
            answer.body = self.read_exactly(int(length))
        return answer

    def is_closed_by_server(self):
        """Reads to the end; True if that comes before the timeout."""
        try:
            while self._more():
                pass
            return True
        except TimeoutError:
            return False

    def close(self):
        self.socket.close()

    def reset(self):
        """Disconnects without a close: the kernel sends RST."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def request(method="GET", path="/", headers=(), version="HTTP/1.1", host=None):
    """The bytes of a request; `headers` are pairs in order, host=None leaves out the Host."""
    lines = [f"{method} {path} {version}"]
    if host is not None:
        lines.append(f"Host: {host}")
    lines += [f"{name}: {value}" for name, value in headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8")


def ask(server, data, is_head=False, timeout=10.0, wrap=None):
    """Opens a connection, sends these bytes; the first answer (None if the server closed it)."""
    with HTTPConnection(server, timeout, wrap) as connection:
        connection.send(data)
        return connection.response(is_head)


def get(server, path, *headers, method="GET"):
    data = request(method, path, headers, host=server.authority)
    return ask(server, data, is_head=method == "HEAD")


def metric(server, name):
    """The value of a metric now; the name has its labels, if it has any."""
    lines = get(server, "/metrics").body.decode().splitlines()
    return int(next(line.split()[-1] for line in lines if line.startswith(name + " ")))


def upgrade_headers(**changes):
    """The headers of a valid upgrade; a change replaces one by name, None removes it."""
    headers = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Protocol": "colonnade.v1",
    }
    headers.update({name.replace("_", "-"): value for name, value in changes.items()})
    return [(name, value) for name, value in headers.items() if value is not None]


def upgrade(server, path="/ws", method="GET", version="HTTP/1.1", host=..., extra=(), **changes):
    """The answer to an upgrade; `changes` as in upgrade_headers, `extra` pairs at the end."""
    host = server.authority if host is ... else host
    headers = upgrade_headers(**changes) + list(extra)
    return ask(server, request(method, path, headers, version, host))
