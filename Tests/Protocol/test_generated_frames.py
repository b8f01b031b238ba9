"""Frames made from the server's own reference and then spoiled: state, time, memory, descriptors.

`make test` sends a few thousand. SOAK=1 sends a million in twenty parts, and times each frame
separately.
"""

import json
import os
import random
import time

import pytest

from generated_frames import Generator
from mirror import Mirror
from raw_websocket import TEXT, RawWebSocket, frame
from server_process import Server, wait_until

SOAK = os.environ.get("SOAK", "") not in ("", "0")
SEEDS = range(20) if SOAK else [8]
FRAMES = 50_000 if SOAK else 3_000
# Frames in one session before the next one starts.
IN_A_SESSION = 1_000
# Seconds for a frame and its answer, measured alone and repeatedly.
MOST_SECONDS = 0.05
# Seconds for a frame in a test that other programs may slow down.
MOST_SECONDS_DISTURBED = 2.5
MOST_GROWTH = 256 << 20
MARKER = frame(TEXT, b'{"id":"marker","method":"noSuchMethod"}')


class Sender:
    """Sends one frame after the other, and follows the state by its changes."""

    def __init__(self, server, session):
        self.session = session
        self.socket = RawWebSocket(server, f"/ws/{session}", timeout=60)
        self.mirror = Mirror()
        self.mirror.greet(self.socket.hello["params"])

    def seconds(self, text):
        """Seconds until everything that follows from a frame has arrived."""
        started, told = time.monotonic(), []
        self.socket.send(frame(TEXT, text) + MARKER)
        while True:
            _, data = self.socket.data()
            if data.startswith(b'{"jsonrpc":"2.0","id":"marker"'):
                break
            told.append(data)
        spent = time.monotonic() - started
        for data in told:
            self.follow(json.loads(data))
        return spent

    def follow(self, message):
        if isinstance(message, dict) and message.get("method") == "changed":
            self.mirror.take(message["params"])
            self.mirror.changes.clear()

    def least_seconds(self, text, attempts=5):
        """The minimum of several attempts, each undone, to exclude the work of other programs."""
        return min(
            (self.seconds(text), self.seconds(b'{"id":1,"method":"undo"}'))[0]
            for _ in range(attempts)
        )

    def check_state(self):
        """Asserts that the mirrored state is the server's state."""
        answer = self.socket.call("state.get")["result"]
        assert answer["revision"] == self.mirror.revision
        assert answer["state"] == self.mirror.state

    def end(self):
        self.socket.send_json({"method": "sessions.delete", "params": {"session": self.session}})
        assert self.socket.close_code() == 4503
        self.socket.close()


@pytest.mark.parametrize("seed", SEEDS)
def test_frames_from_the_reference_are_answered_soon_and_never_break_the_state(reference, seed):
    generator = Generator(reference, random.Random(seed))
    most = MOST_SECONDS if SOAK else MOST_SECONDS_DISTURBED
    revisions = 0
    with Server() as server:
        memory, descriptors = server.memory(), server.descriptors()
        for number in range(FRAMES // IN_A_SESSION):
            sender, slow = Sender(server, f"generated-{number}"), {}
            for _ in range(IN_A_SESSION):
                text = generator.frame()
                if sender.seconds(text) > most:
                    least = sender.least_seconds(text)
                    if least > most:
                        slow[text[:300]] = (least, len(text))
            sender.check_state()
            revisions += sender.mirror.revision
            sender.end()
            assert not slow, slow
            assert server.memory() < memory + MOST_GROWTH
        assert revisions > FRAMES // 20
        wait_until(lambda: server.descriptors() <= descriptors + 4, "sockets are closed")
