"""Garbage, from fixed seeds: the result is an answer or a close with the right code."""

import copy
import json
import random

import pytest

from mirror import Client, Mirror
from raw_http import ask, request, upgrade_headers
from raw_websocket import TEXT, Closed, RawWebSocket, frame, text_frame

TEXTS = 20_000
BUNDLE = 100
SEEDS = [
    {"jsonrpc": "2.0", "id": 1, "method": "push", "params": {"value": 42}},
    {"id": "a", "method": "push", "params": {"values": [1, "two", True, 1.5]}},
    {"id": 2, "method": "pop", "params": {"count": 1}},
    {"id": 3, "method": "popToRoot"},
    {"id": 4, "method": "popTo", "params": {"value": "two"}},
    {"id": 5, "method": "setPath", "params": {"values": [1, {"type": "UInt8", "value": 7}]}},
    {"id": 6, "method": "select", "params": {"column": "sidebar", "value": "é"}},
    {"id": 7, "method": "setEnvironment", "params": {"device": "iphone-16"}},
    {
        "id": 8,
        "method": "transaction",
        "params": {"commands": [{"method": "push", "params": {"value": 1}}, {"method": "pop"}]},
    },
    {"id": 9, "method": "undo"},
    {"id": 10, "method": "redo"},
    {"method": "push", "params": {}},
    {"id": 11, "method": "restore", "params": {"revision": 0}},
    {"id": 12, "method": "state.get", "params": {"meta": {"key": "k", "ifRevision": 1}}},
    {"id": 13, "method": "push", "params": {"value": {"type": "App.X", "value": {"a": [None]}}}},
    {"id": 14, "method": "import", "params": {"document": {"colonnade": 1}, "dryRun": True}},
    [{"id": 1, "method": "popToRoot"}, {"method": "pop"}, 5],
]
MORSELS = [
    '"',
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "true",
    "-",
    "e",
    ".",
    "0",
    "9" * 20,
    "1e400",
    "\\u0000",
    "\\ud800",
    "\0",
    "\x7f",
    "é",
    "\u202e",
    "😀",
    '"id":',
    '"method":',
    '"params":',
    '"value":',
    '"type":',
    '"meta":',
    "[[[[",
    "{}",
    '""',
    "\n",
    " ",
    "\ufeff",
]


class NotStrict(Exception):
    pass


def strict(text):
    """The value of a strict JSON text, by Python's parser plus the rules that it ignores."""

    def members(pairs):
        found = dict(pairs)
        if len(found) != len(pairs):
            raise NotStrict
        return found

    def refuse(_):
        raise NotStrict

    def check(value, depth):
        if isinstance(value, (dict, list)):
            if depth >= 32:
                raise NotStrict
            for item in [*value, *value.values()] if isinstance(value, dict) else value:
                check(item, depth + 1)
        elif isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise NotStrict

    try:
        value = json.loads(text, object_pairs_hook=members, parse_constant=refuse)
    except (ValueError, RecursionError):
        raise NotStrict from None
    check(value, 0)
    return value


def is_identity(value):
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return value is None or is_number or (isinstance(value, str) and len(value.encode()) <= 64)


def mutated(chance):
    text = json.dumps(chance.choice(SEEDS), ensure_ascii=False)
    for _ in range(chance.choice([0, 1, 1, 1, 2, 3, 10])):
        at, end = sorted(chance.choices(range(len(text) + 1), k=2))
        text = chance.choice(
            [
                lambda: text[:at] + text[at + 1 :],
                lambda: text[:at] + chance.choice(MORSELS) + text[at:],
                lambda: text[:at] + chance.choice(MORSELS) + text[at + 1 :],
                lambda: text[:at] + text[end:],
                lambda: text[:at] + text[at:end] * 2 + text[end:],
                lambda: text[:at],
                lambda: text[:at] + json.dumps(chance.choice(SEEDS)) + text[end:],
            ]
        )()
    return text


def assert_right(text, answers):
    """Asserts that there is at most one answer, of the right kind."""
    assert len(answers) <= 1, (text, answers)
    try:
        value = strict(text)
    except NotStrict:
        assert answers and answers[0]["id"] is None, (text, answers)
        assert answers[0]["error"]["code"] == -32700, (text, answers)
        return
    if isinstance(value, dict) and is_identity(value.get("id", ())):
        assert answers and answers[0]["id"] == value["id"], (text, answers)
        assert ("result" in answers[0]) != ("error" in answers[0]), answers
        code = answers[0].get("error", {}).get("code", 0)
        assert code != -32700 and code != -32603, (text, answers)
    elif isinstance(value, list) and 0 < len(value) <= 100:
        expected = [item for item in value if not isinstance(item, dict) or "id" in item]
        assert len(answers[0] if answers else []) >= len(expected), (text, answers)
    elif not isinstance(value, dict):
        assert answers and answers[0]["error"]["code"] in (-32600, 1014), (text, answers)


def test_twenty_thousand_mutated_texts_each_get_the_right_answer(server, session):
    """A marker follows each text, so that a missing or an extra answer shows."""
    chance, mirror = random.Random(2024), Mirror()
    marker = text_frame({"id": "marker", "method": "noSuchMethod"})
    with RawWebSocket(server, f"/ws/{session}", timeout=30) as socket:
        mirror.greet(socket.hello["params"])
        for _ in range(TEXTS // BUNDLE):
            texts = [mutated(chance) for _ in range(BUNDLE)]
            socket.send(
                b"".join(frame(TEXT, text.encode("utf-8", "replace")) + marker for text in texts)
            )
            for text in texts:
                answers = []
                while True:
                    message = socket.message()
                    if isinstance(message, dict) and message.get("method") == "changed":
                        mirror.take(message["params"])
                    elif isinstance(message, dict) and message["id"] == "marker":
                        break
                    else:
                        answers.append(message)
                assert_right(text, answers)
        state = socket.call("state.get")["result"]
        assert (state["revision"], state["state"]) == (mirror.revision, mirror.state)
        assert mirror.revision > 1_000


def garbage(chance):
    """A stream of random frames, some of them broken."""
    pieces = []
    for _ in range(chance.randint(1, 8)):
        whole = bytearray(
            frame(
                chance.choice([0, 1, 1, 1, 2, 8, 9, 10, chance.randrange(16)]),
                json.dumps(chance.choice(SEEDS)).encode()
                if chance.random() < 0.7
                else chance.randbytes(chance.randint(0, 300)),
                fin=chance.random() < 0.9,
                rsv=0 if chance.random() < 0.95 else chance.randrange(8),
            )
        )
        for _ in range(chance.choice([0, 0, 0, 1, 2, 5])):
            whole[chance.randrange(len(whole))] = chance.randrange(256)
        pieces.append(
            bytes(whole[: chance.randint(0, len(whole))]) if chance.random() < 0.1 else bytes(whole)
        )
    return b"".join(pieces)


@pytest.mark.parametrize("seed", range(4))
def test_garbage_in_frames_ends_in_the_right_close_or_goes_on(server, session, seed):
    chance = random.Random(seed)
    for _ in range(250):
        socket = RawWebSocket(server, f"/ws/{session}?watch=none")
        try:
            socket.send(garbage(chance))
            socket.socket.shutdown(1)
            while True:
                message = socket.message()
                assert isinstance(message, list) or "result" in message or "error" in message
        except Closed as closed:
            assert closed.code in (None, 1002, 1003, 1007, 1009) or 1000 <= closed.code < 5000
        except OSError:
            pass
        finally:
            socket.close()
    with Client(server, session) as judge:
        assert judge.call("state.get")["state"] == judge.state


def word(chance, longest):
    return "".join(chr(chance.randrange(33, 127)) for _ in range(chance.randint(1, longest)))


def test_random_queries_and_headers_never_get_past_the_checks(server):
    chance = random.Random(5)
    for _ in range(500):
        headers = upgrade_headers()
        at = chance.randrange(len(headers))
        name, value = headers[at]
        spoiled = list(value)
        spoiled[chance.randrange(len(spoiled))] = chr(chance.randrange(33, 127))
        headers[at] = (name, "".join(spoiled))
        path = "/ws/" + word(chance, 20)
        host = server.authority if chance.random() < 0.5 else word(chance, 30)
        answer = ask(server, request(path=path, headers=headers, host=host))
        if answer is not None and answer.status == 101:
            assert host.lower() in (server.authority, f"localhost:{server.port}")
    assert server.is_running


def test_deep_and_wide_texts_cost_little(server, session):
    """Texts at the size limit that are hard for careless parsers are answered soon."""
    with RawWebSocket(server, f"/ws/{session}", timeout=5) as socket:
        for text in [
            "[" * 262_144,
            "[" * 31 + "0," * 100_000 + "0" + "]" * 31,
            '{"a":' * 52_000,
            "{" + ",".join(f'"k{at}":0' for at in range(20_000)) + "}",
            "1" * 262_144,
            '"' + "\\u0301" * 43_000 + '"',
            "0." + "1" * 262_000,
            "[" + "1e-9," * 43_000 + "1]",
            '{"id":1,"method":"push","params":{"value":"' + "e" + "\u0301" * 120_000 + '"}}',
            '{"id":1,"method":"' + "p" * 262_000 + '"}',
        ]:
            socket.send(frame(TEXT, text.encode()))
            assert socket.answer()


def test_refused_input_does_not_change_the_shared_state(connect):
    client = connect()
    client.call("push", values=[1, "two"])
    before = copy.deepcopy(client.state)
    for seed in range(200):
        chance = random.Random(seed)
        method = chance.choice(["push", "setPath", "select", "transaction", "import", "popTo"])
        params = {
            chance.choice(["x", "value", "values", "commands", "document"]): chance.choice(
                [None, {}, [None], {"type": 5}, [[]], {"colonnade": 0}]
            )
        }
        answer = client.ask({"id": seed, "method": method, "params": params})
        if "result" in answer:
            assert answer["result"]["changed"] is False or method in ("setPath", "select")
            client.call("restore", revision=1)
    assert client.call("state.get")["state"] == client.state == before
