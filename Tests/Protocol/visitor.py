"""A client of an app that crashes: it reconnects as a page does."""

import pathlib

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from gallery import nodes
from mirror import Client, Mirror
from server_process import wait_until

# An app is started again and its steps are repeated, on a machine with other work.
RESTARTED = 60.0


class Visitor:
    """A client that reconnects as a page does."""

    def __init__(self, server, session):
        self.server, self.session, self.mirror = server, session, Mirror()
        self.client = None
        self.connect()

    def connect(self):
        def connected():
            known = self.mirror if self.mirror.epoch else None
            try:
                return Client(self.server, self.session, mirror=known)
            except (OSError, WebSocketException, EOFError):
                return None

        self.client = wait_until(connected, "the app is back", RESTARTED)
        self.mirror = self.client.mirror

    def tap(self, label):
        return self.client.call("tap", label=label)

    def crash(self, label=None, **other):
        """Taps what ends the app, and comes back to it; returns what `hello` says of the build."""
        with pytest.raises((ConnectionClosed, EOFError, OSError)):
            self.tap(label) if label else self.client.call(**other)
        self.client.close()
        self.connect()
        return self.client.hello["build"]

    @property
    def count(self):
        labels = [node.get("label", "") for node in nodes(self.mirror.state)]
        return next(int(label[6:]) for label in labels if label.startswith("Count "))


def child(server):
    """The process of the app."""
    children = pathlib.Path(f"/proc/{server.pid}/task/{server.pid}/children")
    return int(children.read_text().split()[0])
