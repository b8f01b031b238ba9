"""A frame full of combining marks in the worst order costs no more than any other of its size.

Swift's comparison of strings sorts marks in quadratic time: a tenth of such a frame blocked the
server for ten seconds, wherever a text was looked up.
"""

import json
import secrets
import urllib.parse

import pytest

from hostile_text import LONGEST_RUN, WORST, harmless, two_blocks
from mirror import Client, Refused
from raw_http import ask, request, upgrade_headers
from raw_websocket import Closed, RawWebSocket, text_frame
from server_process import Server

FRAME = 262_144
SIZE = FRAME - 2_048
# Seconds of the server's own time for one frame; reading it takes some hundredths.
MOST_SECONDS = 2.0

PLACES = {
    "method": lambda text: {"method": text},
    "version": lambda text: {"jsonrpc": text, "method": "undo"},
    "id": lambda text: {"id": text, "method": "undo"},
    "envelope member": lambda text: {"method": "undo", text: 1},
    "parameter name": lambda text: {"method": "push", "params": {text: 1}},
    "meta name": lambda text: {"method": "undo", "params": {"meta": {text: 1}}},
    "key": lambda text: {"method": "undo", "params": {"meta": {"key": text}}},
    "label": lambda text: {"method": "undo", "params": {"meta": {"label": text}}},
    "string": lambda text: {"method": "push", "params": {"value": text}},
    "tagged string": lambda text: push("String", text),
    "payload of a string": lambda text: push("String", payload=f'"{text}"'),
    "member of a value": lambda text: push("Recipe", {"id": "x", "name": text, "minutes": 1}),
    "member's name": lambda text: push("Recipe", {"id": "x", "name": "y", "minutes": 1, text: 1}),
    "raw value": lambda text: push("Category", text),
    "character": lambda text: push("Character", text),
    "number as text": lambda text: push("Int", text),
    "uuid": lambda text: push("UUID", text),
    "url": lambda text: push("URL", text),
    "path": lambda text: {"method": "setPath", "params": {"values": [1, text]}},
    "popTo value": lambda text: {"method": "popTo", "params": {"value": text}},
    "popTo id": lambda text: {"method": "popTo", "params": {"id": text}},
    "popTo type": lambda text: {"method": "popTo", "params": {"type": text}},
    "selection": lambda text: {"method": "select", "params": {"column": "sidebar", "value": text}},
    "presented": lambda text: {"method": "present", "params": {"value": text}},
    "column": lambda text: {"method": "select", "params": {"column": text, "value": 1}},
    "visibility": lambda text: {"method": "setColumnVisibility", "params": {"visibility": text}},
    "device": lambda text: {"method": "setEnvironment", "params": {"device": text}},
    "control": lambda text: {"method": "tap", "params": {"control": text}},
    "tapped label": lambda text: {"method": "tap", "params": {"label": text}},
    "typed text": lambda text: {"method": "tap", "params": {"label": "Soup", "text": text}},
    "opened url": lambda text: {"method": "openURL", "params": {"url": "colonnade://" + text}},
    "scene": lambda text: {"method": "scene.open", "params": {"id": text}},
    "format": lambda text: {"method": "export", "params": {"format": text}},
    "document": lambda text: {
        "method": "import",
        "params": {"document": {"colonnade": 1, "scene": "x", "style": text, "path": []}},
    },
    "document's path": lambda text: {
        "method": "import",
        "params": {"document": {"colonnade": 1, "path": [text]}},
    },
    "saved path": lambda text: {
        "method": "import",
        "params": {
            "format": "swiftui",
            "document": json.dumps(["Swift.String", f'"{text}"'], ensure_ascii=False),
        },
    },
    "saved tag": lambda text: {
        "method": "import",
        "params": {
            "format": "swiftui",
            "dryRun": True,
            "document": json.dumps([text, "1"], ensure_ascii=False),
        },
    },
    "lines": lambda text: {
        "method": "import",
        "params": {"format": "jsonl", "document": json.dumps({"method": text}, ensure_ascii=False)},
    },
    "command of a transaction": lambda text: {
        "method": "transaction",
        "params": {"commands": [{"method": text}]},
    },
}


def push(kind, value=None, **members):
    return {"method": "push", "params": {"value": {"type": kind, "value": value, **members}}}


def answer_in_time(server, socket, message):
    """The answer to a frame, after a check that it took the server almost no time."""
    before = server.processor_seconds()
    socket.send(text_frame({"id": 1, **message}))
    answer = socket.answer()
    spent = server.processor_seconds() - before
    assert spent < MOST_SECONDS, f"{spent} s for {str(answer)[:200]}"
    return answer


@pytest.mark.parametrize("place", PLACES)
def test_marks_in_the_worst_order_cost_nothing_wherever_they_are(server, session, place):
    with RawWebSocket(server, f"/ws/{session}?watch=none", timeout=30) as socket:
        for worst in WORST:
            # An answer or a refusal: what counts is that the next client need not wait.
            answer_in_time(server, socket, PLACES[place](worst(SIZE)))
        assert socket.call("state.get")["result"]["state"]


def set_path(value):
    return {"method": "setPath", "params": {"values": [value]}}


# Requests that compare a second text with an existing one.
COMPARED = {
    "path of strings": set_path,
    "path of tagged strings": lambda text: set_path({"type": "String", "value": text}),
    "path of payloads": lambda text: set_path({"type": "String", "payload": f'"{text}"'}),
    "path of unknown values": lambda text: set_path({"type": "App.Name", "value": [text]}),
    "path of unknown payloads": lambda text: set_path(
        {"type": "App.Name", "payload": f'["{text}"]'}
    ),
    "path of unknown types": lambda text: set_path({"type": "App." + text, "value": 1}),
    "path of recipes": lambda text: set_path(
        {"type": "Recipe", "value": {"id": "x", "name": text, "minutes": 1}}
    ),
    "path of characters": lambda text: set_path({"type": "Character", "value": text}),
    "path of urls": lambda text: set_path({"type": "URL", "value": "http://a/" + text}),
    "set of strings": lambda text: {
        "method": "select",
        "params": {"column": "content", "values": [text, "a"]},
    },
} | {
    place: PLACES[place]
    for place in ("path", "selection", "presented", "document's path", "saved path")
}


@pytest.mark.parametrize("place", COMPARED)
def test_two_texts_of_marks_are_compared_at_once(server, session, place):
    with RawWebSocket(server, f"/ws/{session}?watch=none", timeout=30) as socket:
        for worst in WORST:
            for last in ["a", "b", "c"]:
                answer_in_time(server, socket, COMPARED[place](worst(60_000) + last))
        assert socket.call("state.get")["result"]["state"]


@pytest.mark.parametrize("worst", WORST)
@pytest.mark.parametrize(
    "place",
    [
        "string",
        "tagged string",
        "member of a value",
        "member's name",
        "raw value",
        "character",
        "path",
        "popTo value",
        "selection",
        "presented",
        "typed text",
        "opened url",
    ],
)
def test_text_that_swift_cannot_compare_in_bounded_time_is_refused_as_a_value(
    server, session, place, worst
):
    with RawWebSocket(server, f"/ws/{session}", timeout=30) as socket:
        error = answer_in_time(server, socket, PLACES[place](worst(4_000)))["error"]
        assert error["code"] == 1004, error
        assert f"at most {LONGEST_RUN} combining marks" in error["message"]
        assert error["data"]["pointer"].startswith("/params/")
        state = socket.call("state.get")["result"]
        assert state["revision"] == 0


def test_percent_signs_do_not_smuggle_marks_into_a_url(client):
    hostile = "colonnade://recipes/" + urllib.parse.quote("p" + "\u0301\u0316" * 4_000)
    with pytest.raises(Refused) as refused:
        client.call("openURL", url=hostile)
    assert refused.value.code == 1004
    assert refused.value.data["pointer"] == "/params/url"


def test_escapes_do_not_smuggle_marks_into_a_stored_value(client):
    payload = '"p' + "\\u0301\\u0316" * 4_000 + '"'
    client.call("push", value={"type": "String", "payload": payload})
    element = client.state["detail"]["path"][0]
    assert element["payload"] == payload and element["unresolved"] is True


def test_thirty_marks_in_a_row_are_accepted_and_one_more_is_not(client):
    for text in ["e" + "\u0316\u0301" * 15, harmless(1, 20_000)]:
        client.call("push", value=text)
        assert client.path[-1] == text
        client.call("push", value=1)
        assert client.call("popTo", value=text)["changed"]
    with pytest.raises(Refused) as refused:
        client.call("push", value="e" + "\u0316\u0301" * 15 + "\u0316")
    assert refused.value.code == 1004


def test_an_unknown_type_is_kept_and_found_by_its_exact_letters(client):
    hostile = two_blocks(20_000)
    value = {"type": "App." + hostile, "value": {hostile: hostile}}
    for _ in range(2):
        client.call("push", values=[value, 1])
    assert client.call("popTo", value=value)["changed"]
    assert len(client.path) == 3
    client.call("push", value=1)
    assert client.call("popTo", type="App." + hostile)["changed"]
    assert client.call("setPath", values=[value, 1, value])["changed"] is False
    for format in ["json", "swiftui", "jsonl", "swift-test", "python"]:
        assert client.call("export", format=format)["document"]
    assert client.call("select", column="sidebar", value=value)["changed"]
    assert client.call("history.list", limit=10)["revisions"]
    assert client.call("state.get")["state"] == client.state


def test_a_neighbour_does_not_wait_for_a_frame_of_marks(server, session):
    with (
        RawWebSocket(server, f"/ws/{session}", timeout=30) as socket,
        Client(server, "neighbour-of-marks", watch="none") as neighbour,
    ):
        for place in ["method", "device", "popTo type", "tapped label"]:
            with server.computes_less_than(MOST_SECONDS):
                socket.send(text_frame({"id": 1, **PLACES[place](two_blocks(SIZE))}))
                neighbour.call("state.get")
            assert "error" in socket.answer()


def test_a_stranger_delays_no_one_with_a_token_of_marks(tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text(secrets.token_hex(32))
    with Server("--token-file", str(token)) as server:
        for message in [{"method": two_blocks(SIZE)}] + [
            {"method": "authenticate", "params": {name: two_blocks(SIZE)}}
            for name in ("token", "code")
        ]:
            before = server.processor_seconds()
            with RawWebSocket(server, "/ws", timeout=30, greets=False) as socket:
                socket.send(text_frame({"id": 1, **message}))
                with pytest.raises(Closed):
                    socket.answer()
            assert server.processor_seconds() - before < MOST_SECONDS


@pytest.mark.parametrize(
    "query", ["epoch={}&revision=1", "client={}", "scene={}", "watch={}", "unknownTypes={}", "{}=1"]
)
def test_a_query_of_marks_is_checked_at_once(server, query):
    hostile = urllib.parse.quote(two_blocks(1_000))
    before = server.processor_seconds()
    for _ in range(20):
        answer = ask(
            server,
            request(
                path="/ws/marks?" + query.format(hostile),
                headers=upgrade_headers(),
                host=server.authority,
            ),
        )
        assert answer is None or answer.status in (101, 400, 431), answer
    assert server.processor_seconds() - before < MOST_SECONDS


@pytest.mark.parametrize("path", ["/{}", "/ws/{}", "/state/{}", "/app/{}.js"])
def test_a_path_of_marks_is_checked_at_once(server, path):
    hostile = urllib.parse.quote(two_blocks(1_000))
    before = server.processor_seconds()
    for _ in range(20):
        answer = ask(server, request(path=path.format(hostile), host=server.authority))
        assert answer is None or answer.status in (400, 404, 414, 426, 431), answer
    assert server.processor_seconds() - before < MOST_SECONDS
