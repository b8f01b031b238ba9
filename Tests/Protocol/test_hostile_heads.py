"""A head full of combining marks in the worst order costs no more than any other of its size.

A stranger writes every part of a head that the server checks, before any token.
"""

import base64
import urllib.parse

import pytest

from hostile_text import descending, two_blocks
from raw_http import HTTPConnection, ask, request, upgrade_headers
from raw_websocket import RawWebSocket

# Libwebsockets accepts 16 KiB of fields, and a byte of the target takes three if it is escaped.
HEAD = 15_500
TARGET = 5_000
WORST = [two_blocks, descending]
TIMES = 3
# Seconds of the server's own time, for all of them; a debug build takes a fifth.
MOST_SECONDS = 0.15

KEY = base64.b64encode(b"sixteen bytes ok").decode()


def field(name, *templates, path="/", upgrades=False):
    """Positions in a field's value, in a head that is otherwise valid."""
    words = "upgrade " if upgrades else ""
    return {
        f"{words}{name}: {template}": {
            "path": path,
            "field": name,
            "value": template,
            "upgrades": upgrades,
            "size": HEAD // template.count("{}"),
        }
        for template in templates
    }


def upgrading(name, *templates):
    return field(name, *templates, path="/ws/heads", upgrades=True)


def target(*templates, upgrades=False):
    """Positions in the path and the query, where a byte takes three."""
    words = "upgrade " if upgrades else ""
    return {
        f"{words}{template}": {
            "path": template,
            "upgrades": upgrades,
            "size": TARGET // template.count("{}"),
        }
        for template in templates
    }


# Marks after the whole expected text, after its first letters, and after another letter:
# each of them reaches another comparison.
PLACES = {
    **field(
        "Host",
        "x{}",
        "{authority}{}",
        "{authority}:{}",
        "127.0.0.1:{}",
        "localhos{}",
        "[{}",
        "[::1]{}",
    ),
    **field(
        "Origin",
        "x{}",
        "http://{}",
        "http:/{}",
        "http{}",
        "http://{authority}{}",
        "null{}",
        path="/healthz",
    ),
    **field(
        "Sec-Fetch-Site", "x{}", "same-origin{}", "same-{}", "none{}", "non{}", path="/healthz"
    ),
    **field(
        "Authorization",
        "x{}",
        "Bearer {}",
        "Bearer{}",
        "Beare{} x",
        "B {}",
        "Bearer {} ",
        path="/metrics",
    ),
    **field(
        "Accept",
        "x{}",
        "text/plain{}",
        "text/plain,{}",
        "text/plain;{}",
        "text/plain;q={}",
        "x{},x{}",
        "text/plain;q{}",
        "application/openmetrics-text{}",
        path="/metrics",
    ),
    **field(
        "Accept-Encoding",
        "x{}",
        "gzip{}",
        "gzip,{}",
        "gzip;{}",
        "gzip;q={}",
        "gzip;q={}0",
        "gzip;q{}",
        "gzip ;q {}=0",
        "gz{}",
        "*{}",
        "x-gzip{}",
        "x{},x{}",
    ),
    **field("If-None-Match", "x{}", "W/{}", "W{}", '"{}', '"0-0",{}', "*{}", "x{},x{}", " {} "),
    **field("Content-Length", "x{}", "0{}", "1{}"),
    **field("Transfer-Encoding", "x{}", "chunked{}"),
    **field("Connection", "x{}", "close{}", "keep-alive{}", "clos{}"),
    **field("X-Unknown", "x{}"),
    **upgrading("Host", "x{}", "{authority}{}", "{authority}:{}"),
    **upgrading("Origin", "x{}", "http://{authority}{}", "http:/{}", "http{}"),
    **upgrading("Upgrade", "x{}", "websocket{}", "websocke{}", "w{}"),
    **upgrading("Connection", "x{}", "Upgrade,{}", "Upgrade{}", "Upgrad{}"),
    **upgrading("Authorization", "x{}", "Bearer {}", "Bearer{}"),
    **upgrading("Sec-WebSocket-Key", "x{}", KEY + "{}", "{}==", "x{}=="),
    **upgrading("Sec-WebSocket-Version", "x{}", "13{}", "1{}"),
    **upgrading(
        "Sec-WebSocket-Protocol", "x{}", "colonnade.v1{}", "colonnade.v{}", "colonnade.v1,{}"
    ),
    **upgrading("Sec-WebSocket-Extensions", "x{}"),
    **target(
        "/{}",
        "/x{}",
        "/index.html{}",
        "/healthz{}",
        "/health{}",
        "/metric{}",
        "/metrics{}",
        "/state{}",
        "/state/{}",
        "/state/x{}",
        "/ws{}",
        "/ws/{}",
        "/protocol.json{}",
        "/healthz?{}",
        "/healthz?x{}=x{}",
    ),
    **target(
        "/ws{}",
        "/ws/{}",
        "/ws/x{}",
        "/{}",
        "/ws/heads?x{}=1",
        "/ws/heads?watc{}=1",
        "/ws/heads?watch{}=1",
        "/ws/heads?client{}=1",
        "/ws/heads?watch={}",
        "/ws/heads?watch=patch{}",
        "/ws/heads?watch=patc{}",
        "/ws/heads?client=x{}",
        "/ws/heads?scene={}",
        "/ws/heads?scene=x{}",
        "/ws/heads?unknownTypes=keep{}",
        "/ws/heads?unknownTypes=x{}",
        "/ws/heads?epoch=x{}&revision=1",
        "/ws/heads?epoch=x&revision=1{}",
        upgrades=True,
    ),
}


def head(server, place, worst):
    marks = worst(place["size"])[1:]
    fields = {"Host": server.authority}
    if place["upgrades"]:
        fields |= upgrade_headers(Sec_WebSocket_Key=KEY)
    if "field" in place:
        value = place["value"].replace("{authority}", server.authority)
        fields[place["field"]] = value.replace("{}", marks)
    path = place["path"].replace("{}", urllib.parse.quote(marks))
    return request(path=path, headers=fields.items())


def plain(server, **fields):
    return request(headers=({"Host": server.authority} | fields).items())


@pytest.mark.parametrize("place", PLACES)
def test_marks_in_a_head_cost_nothing_wherever_they_are(server, place):
    before = server.processor_seconds()
    for worst in WORST * TIMES:
        # An answer or a closed connection: what counts is that the next client need not wait.
        ask(server, head(server, PLACES[place], worst), timeout=60)
    assert server.processor_seconds() - before < MOST_SECONDS


def test_a_neighbour_does_not_wait_for_twenty_heads_of_marks(server, session):
    hostile = head(server, PLACES["If-None-Match: x{}"], descending)
    with RawWebSocket(server, f"/ws/{session}", timeout=60) as neighbour:
        strangers = [HTTPConnection(server, timeout=60) for _ in range(20)]
        for stranger in strangers:
            stranger.send(plain(server))
            assert stranger.response().status == 200
        with server.computes_less_than(MOST_SECONDS):
            for stranger in strangers:
                stranger.send(hostile)
            assert neighbour.call("state.get")["result"]
        for stranger in strangers:
            assert stranger.response().status == 200
            stranger.close()


def test_texts_that_unicode_calls_equal_are_different_in_a_head(server):
    """The Kelvin sign is not a K, and the Greek question mark is not a semicolon."""
    tag = ask(server, plain(server)).header("ETag")
    for fields in [
        {"If-None-Match": tag.replace('"', '"\u200d')},
        {"If-None-Match": tag + "\u0301"},
        {"Accept-Encoding": "gzip\u037eq=0"},
    ]:
        assert ask(server, plain(server, **fields)).status == 200
    for fields in [{"Upgrade": "webSoc\u212aet"}, {"Connection": "Upgrade\u0338"}]:
        headers = {"Host": server.authority} | dict(upgrade_headers()) | fields
        assert ask(server, request(path="/ws", headers=headers.items())).status in (400, 403)
