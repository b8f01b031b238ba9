"""Connections that stay silent, and when each was closed."""

import dataclasses
import threading
import time

from mirror import Client
from raw_http import HTTPConnection
from raw_websocket import RawWebSocket
from server_process import Server


@dataclasses.dataclass
class Ended:
    seconds: float
    heard: bytes


class Clock:
    """Starts every wait at once; `wait_for` returns when one ended.

    Each has its own server, where nothing else happens: no event of another connection makes
    the server look at its timers.
    """

    def __init__(self, requests, closing):
        self.servers, self.ended, self.threads = [], {}, {}
        self.begin("the silent one", RawWebSocket(self.quiet_server()), b"")
        self.attentive = Client(self.quiet_server())
        self.locked_out = self.client_of_a_locked_session()
        for name, words in requests.items():
            self.begin(name, HTTPConnection(self.quiet_server()), words)
        for name, words in closing.items():
            self.begin(name, RawWebSocket(self.quiet_server()), words)

    def quiet_server(self):
        self.servers.append(Server())
        return self.servers[-1]

    def client_of_a_locked_session(self):
        """Another than the one that locked it, which is gone."""
        server = self.quiet_server()
        other, owner = Client(server, client="other", presence=1), Client(server, client="owner")
        owner.call("presence.lock")
        owner.close()
        return other

    def begin(self, name, connection, words):
        def watch():
            begun = time.monotonic()
            connection.socket.settimeout(100)
            if connection.is_closed_by_server():
                self.ended[name] = Ended(time.monotonic() - begun, bytes(connection.buffer))
            connection.close()

        connection.send(words)
        self.threads[name] = threading.Thread(target=watch, daemon=True)
        self.threads[name].start()

    def wait_for(self, name, patience):
        self.threads[name].join(patience)
        assert name in self.ended, f"still open after {patience} s"
        return self.ended[name]

    def stop(self):
        self.attentive.close()
        self.locked_out.close()
        for server in self.servers:
            server.__exit__()
