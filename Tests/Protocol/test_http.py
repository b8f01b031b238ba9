"""Plain HTTP: the addresses that a person or a monitor opens."""

import re

import pytest

import raw_http
from raw_http import HTTPConnection, ask, request

DOORS = ["/", "/healthz", "/metrics", "/protocol.json", "/client.js", "/nothing-here"]


def assert_security_headers(answer):
    policy = answer.header("Content-Security-Policy")
    assert "unsafe-" not in policy
    assert "frame-ancestors 'none'" in policy
    assert re.search(r"default-src '(none|self)'", policy)
    assert answer.header("X-Frame-Options") == "DENY"
    assert answer.header("X-Content-Type-Options") == "nosniff"
    assert answer.header("Referrer-Policy") == "no-referrer"
    assert answer.header("Cross-Origin-Opener-Policy") == "same-origin"
    assert answer.header("Cross-Origin-Resource-Policy") == "same-origin"
    names = [name.lower() for name, _ in answer.headers]
    assert not [name for name in names if name.startswith("access-control-")]
    assert not re.search(r"\d", answer.header("Server") or "")


@pytest.mark.parametrize("path", DOORS)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_every_answer_has_the_security_headers(server, path, method):
    assert_security_headers(raw_http.get(server, path, method=method))


def test_refusals_have_the_security_headers(server):
    for answer in [
        raw_http.upgrade(server, Origin="http://evil.example"),
        raw_http.upgrade(server, Sec_WebSocket_Version="8"),
        raw_http.upgrade(server, Sec_WebSocket_Protocol="chat"),
        raw_http.upgrade(server, path="/nowhere"),
        raw_http.upgrade(server, path="/ws/x?watch=all"),
        ask(server, request(path="/", host="evil.example")),
        ask(server, request("POST", "/", host=server.authority)),
    ]:
        assert_security_headers(answer)


@pytest.mark.parametrize(
    "method",
    ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "BREW", "G", "X" * 300],
)
@pytest.mark.parametrize("path", ["/", "/healthz", "/state/main"])
def test_a_method_other_than_get_and_head_is_refused(server, method, path):
    answer = ask(server, request(method, path, host=server.authority))
    assert answer is None or answer.status in (400, 403, 405, 501), answer
    if method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
        assert answer is not None and answer.status == 405
        assert set(answer.header("Allow").replace(" ", "").split(",")) == {"GET", "HEAD"}


def test_a_post_with_a_body_is_refused_and_its_body_is_no_request(server):
    smuggled = request(path="/healthz", host=server.authority)
    with HTTPConnection(server) as connection:
        connection.send(
            request("POST", "/", [("Content-Length", str(len(smuggled)))], host=server.authority)
        )
        connection.send(smuggled)
        answer = connection.response()
        assert answer is None or answer.status == 405
        second = connection.response()
        assert second is None or second.status != 200, "the body was run as a request"


def test_the_dashboard_is_served_at_the_root(server):
    answer = raw_http.get(server, "/")
    assert answer.status == 200
    assert answer.header("Content-Type") == "text/html; charset=utf-8"
    assert b"<!doctype html" in answer.body[:100].lower()


def test_the_dashboard_is_revalidated_by_its_etag(server):
    first = raw_http.get(server, "/")
    tag = first.header("ETag")
    assert re.fullmatch(r'(W/)?"[^"]+"', tag)
    for match in [tag, f'"other", {tag}', "*"]:
        second = raw_http.get(server, "/", ("If-None-Match", match))
        assert second.status == 304
        assert second.header("ETag") == tag
    assert raw_http.get(server, "/", ("If-None-Match", '"other"')).status == 200


def test_head_has_the_length_of_get_and_sends_no_body(server):
    for path in ["/", "/protocol.json", "/healthz"]:
        with HTTPConnection(server) as connection:
            connection.send(request("HEAD", path, host=server.authority))
            head = connection.response(is_head=True)
            connection.send(request(path="/healthz", host=server.authority))
            assert connection.response().json()["status"] == "ok"
        got = raw_http.get(server, path)
        assert head.status == got.status
        if path != "/healthz":
            assert int(head.header("Content-Length")) == len(got.body)


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/.%00./etc/passwd",
        "//etc/passwd",
        "/./../etc/passwd",
        "/....//....//etc/passwd",
        "/..\\..\\etc\\passwd",
        "/%252e%252e/etc/passwd",
        "/index.html%00.txt",
        "/etc/passwd",
        "/%c0%ae%c0%ae/etc/passwd",
        "/Package.swift",
        "/../Package.swift",
        "/.git/config",
        "/state/../../etc/passwd",
        "/state/" + "x" * 65,
        "/state/",
        "/state/a/b",
        "/%",
        "/%zz",
        "/%2",
    ],
)
def test_no_path_leads_out_of_the_served_files(server, path):
    answer = raw_http.get(server, path)
    assert answer is None or answer.status in (400, 403, 404), answer


def test_pipelined_requests_are_answered_in_order(server):
    paths = ["/healthz", "/protocol.json", "/nothing-here", "/metrics", "/healthz"]
    with HTTPConnection(server) as connection:
        connection.send(b"".join(request(path=path, host=server.authority) for path in paths))
        answers = [connection.response() for _ in paths]
    assert [answer.status for answer in answers] == [200, 200, 404, 200, 200]
    assert b"asyncapi" in answers[1].body
    assert b"# TYPE" in answers[3].body


def test_a_connection_serves_many_requests(server):
    with HTTPConnection(server) as connection:
        for _ in range(100):
            connection.send(request(path="/healthz", host=server.authority))
            assert connection.response().status == 200


def test_a_request_that_comes_byte_by_byte_is_answered(server):
    with HTTPConnection(server) as connection:
        for byte in request(path="/healthz", host=server.authority):
            connection.send(bytes([byte]))
        assert connection.response().status == 200


def test_half_a_request_delays_no_one(server):
    with HTTPConnection(server) as half:
        half.send(b"GET /healthz HTTP/1.1\r\nHost: ")
        assert raw_http.get(server, "/healthz").status == 200


@pytest.mark.parametrize(
    "flood",
    [
        b"X-Flood: " + b"a" * 100_000,
        b"\r\n".join(b"X-%d: y" % number for number in range(5_000)),
        b"Cookie: " + b"a=b; " * 20_000,
        b"Host: " + b"h" * 65_536,
    ],
)
def test_a_flood_of_headers_is_cut(server, flood):
    before = server.memory()
    with HTTPConnection(server) as connection:
        try:
            connection.send(b"GET /healthz HTTP/1.1\r\n" + flood + b"\r\n\r\n")
            answer = connection.response()
        except ConnectionError:
            answer = None
        assert answer is None or 400 <= answer.status < 500, answer
    assert raw_http.get(server, "/healthz").status == 200
    assert server.memory() - before < 8 << 20


def test_a_long_request_line_is_refused(server):
    answer = raw_http.get(server, "/" + "a" * 100_000)
    assert answer is None or 400 <= answer.status < 500


@pytest.mark.parametrize(
    "garbage",
    [
        b"\r\n\r\n",
        b"\0" * 1000,
        b"GET\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/1.1\n\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 200,
        b"GET  /  HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost\r\n\r\n",
        b"GET / HTTP/1.1\r\n: x\r\n\r\n",
        b"\xff" * 5000,
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    ],
    ids=lambda garbage: garbage[:12].hex(),
)
def test_garbage_instead_of_a_request_is_refused_or_cut(server, garbage):
    with HTTPConnection(server, timeout=30) as connection:
        connection.send(garbage)
        connection.socket.shutdown(1)
        answer = connection.response()
        assert answer is None or 400 <= answer.status < 600, answer
    assert raw_http.get(server, "/healthz").status == 200


def test_healthz_says_ok(server):
    answer = raw_http.get(server, "/healthz")
    assert answer.status == 200
    assert answer.header("Content-Type").startswith("application/json")
    assert answer.header("Cache-Control") == "no-store"
    assert answer.json()["status"] == "ok"


def test_state_is_the_same_as_on_the_socket(client, server, session):
    client.call("push", values=[1, "two", True])
    answer = raw_http.get(server, f"/state/{session}")
    assert answer.status == 200
    assert answer.json() == client.state


def test_the_state_of_an_unused_session_is_not_found_and_not_created(server):
    for _ in range(2):
        assert raw_http.get(server, "/state/nobody-was-here").status == 404


def test_metrics_are_readable_for_prometheus(client, server):
    client.call("push", value=1)
    answer = raw_http.get(server, "/metrics")
    assert answer.status == 200
    assert answer.header("Content-Type").startswith("text/plain; version=0.0.4")
    helped, typed, sampled = set(), {}, set()
    text = answer.body.decode()
    assert text.endswith("\n")
    for line in text.splitlines():
        if match := re.fullmatch(r"# HELP (\w+) \S.*", line):
            assert match[1] not in helped
            helped.add(match[1])
        elif match := re.fullmatch(r"# TYPE (\w+) (counter|gauge|histogram|summary)", line):
            assert match[1] not in typed
            typed[match[1]] = match[2]
        else:
            number = r"(-?[\d.]+(e[+-]?\d+)?|NaN|[+-]Inf)"
            pattern = r'([a-zA-Z_:][\w:]*)(\{(\w+="[^"]*",?)*\})? ' + number
            match = re.fullmatch(pattern, line)
            assert match, line
            sampled.add(
                re.sub(r"_(bucket|sum|count)$", "", match[1]) if match[1] not in typed else match[1]
            )
    assert helped == set(typed) == sampled
    assert all(name.endswith("_total") for name, kind in typed.items() if kind == "counter")
    assert all(name.startswith("colonnade_") for name in typed)


def test_metrics_count_events(client, server):
    names = ["colonnade_revisions_total", "colonnade_messages_received_total"]
    before = [raw_http.metric(server, name) for name in names]
    for value in range(7):
        client.call("push", value=value)
    for name, count in zip(names, before, strict=True):
        assert raw_http.metric(server, name) - count >= 7


def test_the_reference_is_an_asyncapi_3_document(server):
    answer = raw_http.get(server, "/protocol.json")
    assert answer.status == 200
    assert answer.header("Content-Type").startswith("application/json")
    assert answer.json()["asyncapi"].startswith("3.")


@pytest.mark.parametrize(
    "field",
    [
        "Content-Length : 10",
        "Content-Length\t: 10",
        "Transfer-Encoding : chunked",
        "transfer-encoding\t:chunked",
    ],
)
def test_a_space_after_a_field_name_does_not_announce_a_body(server, field):
    """A proxy in front of the server may read such a line as the field that it resembles."""
    data = f"GET /healthz HTTP/1.1\r\nHost: {server.authority}\r\n{field}\r\n\r\n"
    answer = ask(server, data.encode())
    assert answer.status == 400
    assert answer.json()["error"]["code"] == "bad_head"
