"""Frames made from the server's own reference and then spoiled: state, time, memory, descriptors.

`make test` sends a few thousand; with SOAK=1 it is a million.
"""

import copy
import json
import os
import random

from hostile_text import WORST, random_marks
from mirror import Mirror
from raw_websocket import TEXT, RawWebSocket, frame

SOAK = os.environ.get("SOAK", "") not in ("", "0")
FRAMES = 1_000_000 if SOAK else 2_000
BUNDLE = 50
# Of the server's own time. It is told in hundredths, and a quiet machine needs far less.
MOST_SECONDS_OF_A_BUNDLE = BUNDLE * 0.05
MOST_GROWTH = 256 << 20
LONGEST = 200_000


def text(chance):
    kind = chance.random()
    if kind < 0.5:
        return chance.choice(["", "a", "Inbox", "soup", "é", "e\u0301", "\0", "\u202e", "😀", "e1"])
    if kind < 0.9:
        return random_marks(chance, 60)
    return chance.choice(WORST)(chance.choice([100, 1_000, 10_000]))


def number(chance):
    return chance.choice([0, -1, 1, 2**53, -(2**63), 2**64, 1e308, 0.1, -0.0, 10**400])


def nested(chance):
    value = text(chance)
    for _ in range(chance.randint(1, 40)):
        value = [value] if chance.random() < 0.5 else {text(chance)[:50]: value}
    return value


def spoiled(value, chance):
    """The same with one part of it replaced, taken away, doubled, or put elsewhere."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        name = chance.choice(list(value))
        other = dict(value)
        way = chance.random()
        if way < 0.1:
            del other[name]
        elif way < 0.2:
            other[text(chance)] = other.pop(name)
        else:
            other[name] = spoiled(value[name], chance)
        return other
    if isinstance(value, list) and value and chance.random() < 0.8:
        at = chance.randrange(len(value))
        return [*value[:at], spoiled(value[at], chance), *value[at + chance.randint(0, 1):]]
    return chance.choice([text, number, nested, lambda _: None, lambda _: True])(chance)


def frame_of(examples, chance):
    request = copy.deepcopy(chance.choice(examples))
    for _ in range(chance.choice([0, 0, 1, 1, 2])):
        request = spoiled(request, chance)
    encoded = json.dumps(request, ensure_ascii=chance.random() < 0.5).encode(
        "utf-8", "surrogatepass")
    if chance.random() < 0.1:
        encoded = encoded[:chance.randint(0, len(encoded))]
    elif chance.random() < 0.05:
        encoded = encoded.replace(b'"method"', b'"method":1,"method"')
    elif chance.random() < 0.05:
        encoded = encoded.replace(b'"value"', b'"\\ud800"')
    return encoded[:LONGEST].decode("utf-8", "ignore").encode()


def test_frames_from_the_reference_are_answered_soon_and_never_break_the_state(
        server, session, reference):
    examples = [example["payload"] for method in reference.methods
                for example in reference.examples(method)]
    chance, mirror = random.Random(8), Mirror()
    marker = frame(TEXT, b'{"id":"marker","method":"noSuchMethod"}')
    with RawWebSocket(server, f"/ws/{session}", timeout=60) as socket:
        mirror.greet(socket.hello["params"])
        memory, descriptors = server.memory(), server.descriptors()
        for _ in range(FRAMES // BUNDLE):
            frames = [frame_of(examples, chance) for _ in range(BUNDLE)]
            before = server.processor_seconds()
            socket.send(b"".join(frame(TEXT, one) for one in frames) + marker)
            while True:
                message = socket.message()
                if isinstance(message, dict) and message.get("method") == "changed":
                    mirror.take(message["params"])
                    mirror.changes.clear()
                elif isinstance(message, dict) and message.get("id") == "marker":
                    break
            spent = server.processor_seconds() - before
            assert spent < MOST_SECONDS_OF_A_BUNDLE, (spent, [one[:200] for one in frames])
        state = socket.call("state.get")["result"]
        assert (state["revision"], state["state"]) == (mirror.revision, mirror.state)
        assert mirror.revision > 0
        assert server.memory() < memory + MOST_GROWTH
        assert server.descriptors() <= descriptors + 8
