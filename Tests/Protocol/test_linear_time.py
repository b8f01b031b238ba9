"""The cost of a request grows in proportion to its bytes, for every method and every spelling.

Each kind of request is sent at one size and at four times that size; a quadratic one would take
sixteen times as long. SOAK=1 tries all of them, and more often; otherwise every fourth is tried.
"""

import os

import pytest

from raw_websocket import RawWebSocket, text_frame
from server_process import Server
from sized_requests import CASES, SCENE_CASES

SOAK = os.environ.get("SOAK", "") not in ("", "0")
LARGEST = 240_000
SIZES = [LARGEST // 4, LARGEST // 2, LARGEST] if SOAK else [LARGEST // 4, LARGEST]
ATTEMPTS = 5 if SOAK else 1
# The allowance beyond proportion, for a loaded machine, its caches, and sorting.
MOST_GROWTH = 2.5
# Seconds too short to be meaningful.
LITTLE = 0.003
NAMES = list(CASES) if SOAK else [*SCENE_CASES, *list(CASES)[::4]]


@pytest.fixture(scope="module")
def server():
    with Server() as server:
        yield server
        assert server.is_running


def ask(socket, message):
    socket.send(text_frame(message))
    return socket.answer()


def cost(server, name, size, attempts):
    """The server's least time for an attempt."""
    case, seconds = CASES[name](size), []
    with RawWebSocket(server, f"/ws/linear?watch=none&scene={case.scene}", timeout=60) as socket:
        for message in case.before:
            ask(socket, message)
        for _ in range(attempts):
            before = server.settled_busy_seconds()
            ask(socket, case.asked)
            seconds.append(server.settled_busy_seconds() - before)
            for message in case.after:
                ask(socket, message)
        socket.send_json({"method": "sessions.delete", "params": {"session": "linear"}})
        assert socket.close_code() == 4503
    return min(seconds)


def is_linear(server, name, attempts):
    costs = [cost(server, name, size, attempts) for size in SIZES]
    factor = SIZES[-1] // SIZES[0]
    return costs[-1] <= MOST_GROWTH * factor * max(costs[0], LITTLE / factor), costs


@pytest.mark.parametrize("name", dict.fromkeys(NAMES))
def test_the_cost_of_a_request_is_proportional_to_its_bytes(server, name):
    holds, _ = is_linear(server, name, ATTEMPTS)
    if not holds:
        # The machine may have been the reason.
        holds, costs = is_linear(server, name, 5)
        assert holds, dict(zip(SIZES, costs, strict=True))
