"""WebSocket upgrades: which are accepted, and how others are refused."""

import base64

import pytest

import raw_http
from raw_http import HTTPConnection, ask, request, upgrade, upgrade_headers


def assert_refused(answer, *statuses):
    """Refused with HTTP/1.1, the status, and a JSON body with a sentence."""
    assert answer is not None, "hung up without an answer"
    assert answer.version == "HTTP/1.1"
    assert answer.status in statuses, answer
    assert answer.header("Content-Type").startswith("application/json")
    error = answer.json()["error"]
    assert error["message"].endswith(".")
    return error


def assert_kept_out(answer):
    """Disconnected, or refused with a sentence."""
    if answer is not None:
        assert_refused(answer, *range(400, 600))


def test_a_valid_upgrade_is_accepted(server):
    answer = upgrade(server)
    assert answer.status == 101
    assert answer.header("Upgrade").lower() == "websocket"
    assert answer.header("Sec-WebSocket-Protocol") == "colonnade.v1"


@pytest.mark.parametrize("method", ["POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_an_upgrade_by_another_method_than_get_is_refused(server, method):
    with HTTPConnection(server) as connection:
        connection.send(request(method, "/ws", upgrade_headers(), host=server.authority))
        answer = connection.response(is_head=method == "HEAD")
        if answer is not None:
            assert answer.version == "HTTP/1.1"
            assert 400 <= answer.status < 600, answer


@pytest.mark.parametrize("version", ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.2", "HTTP/9.9"])
def test_an_upgrade_over_another_http_than_1_1_is_refused(server, version):
    assert_kept_out(upgrade(server, version=version))


@pytest.mark.parametrize("version", [None, "", "8", "0", "12", "14", "130", "013", "13, 8", "x"])
def test_the_refusal_of_another_websocket_version_asks_for_13(server, version):
    answer = upgrade(server, Sec_WebSocket_Version=version)
    assert_refused(answer, 426)
    assert answer.header("Sec-WebSocket-Version") == "13"


@pytest.mark.parametrize(
    "key",
    [
        None,
        "",
        "abcde",
        base64.b64encode(b"x" * 15).decode(),
        base64.b64encode(b"x" * 17).decode(),
        "A" * 24,
        "A" * 23 + "=",
        "A" * 22 + "==" + "A" * 2,
        "=" * 24,
        "!" * 22 + "==",
        "A" * 500 + "==",
    ],
    ids=lambda key: "none" if key is None else f"{len(key)} bytes {key[:6]}",
)
def test_an_upgrade_with_a_key_that_is_not_16_bytes_in_base64_is_refused(server, key):
    assert_kept_out(upgrade(server, Sec_WebSocket_Key=key))


def test_an_upgrade_without_its_connection_header_is_refused(server):
    answer = upgrade(server, Connection=None)
    assert answer is None or answer.status != 101


@pytest.mark.parametrize("name", ["h2c", "TLS/1.0", "websocket2", "web", "raw", "HTTP/2.0"])
def test_an_upgrade_to_another_protocol_is_not_made(server, name):
    answer = upgrade(server, Upgrade=name)
    assert answer is None or 400 <= answer.status < 500, answer


def test_http_2_by_h2c_is_not_spoken(server):
    extra = [("HTTP2-Settings", "AAMAAABkAAQAAP__")]
    answer = upgrade(
        server, path="/healthz", Upgrade="h2c", Connection="Upgrade, HTTP2-Settings", extra=extra
    )
    assert answer is None or answer.status != 101


def test_http_2_by_prior_knowledge_is_not_spoken(server):
    with HTTPConnection(server) as connection:
        connection.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0")
        assert connection.is_closed_by_server()
        assert b"\0\0\0\4\0" not in connection.buffer


@pytest.mark.parametrize("target", ["/", "/ws", "example.com:443", "127.0.0.1:22"])
def test_connect_opens_no_tunnel(server, target):
    with HTTPConnection(server) as connection:
        connection.send(request("CONNECT", target, host=server.authority))
        answer = connection.response()
        if answer is not None:
            assert answer.status >= 400, answer
        connection.send(b"x" * 100)
        assert connection.is_closed_by_server()


@pytest.mark.parametrize("offered", ["chat", "colonnade.v2", "COLONNADE.V1", "colonnade", "a, b"])
def test_only_unknown_subprotocols_are_refused_with_the_name_of_ours(server, offered):
    answer = upgrade(server, Sec_WebSocket_Protocol=offered)
    assert_refused(answer, 400)
    assert "colonnade.v1" in answer.body.decode()


@pytest.mark.parametrize(
    "offered",
    ["chat, colonnade.v1", "colonnade.v1, chat", "a,b,colonnade.v1", "  colonnade.v1  ,x"],
)
def test_our_subprotocol_is_chosen_among_unknown_ones(server, offered):
    answer = upgrade(server, Sec_WebSocket_Protocol=offered)
    assert answer.status == 101
    assert answer.header("Sec-WebSocket-Protocol") == "colonnade.v1"


def test_our_subprotocol_is_found_in_a_second_header(server):
    answer = upgrade(
        server, Sec_WebSocket_Protocol="chat", extra=[("Sec-WebSocket-Protocol", "colonnade.v1")]
    )
    assert answer.status in (101, 400)
    if answer.status == 101:
        assert answer.header("Sec-WebSocket-Protocol") == "colonnade.v1"


def test_offering_no_subprotocol_means_ours(server):
    answer = upgrade(server, Sec_WebSocket_Protocol=None)
    assert answer.status == 101
    assert answer.header("Sec-WebSocket-Protocol") is None


def test_extensions_are_declined(server):
    answer = upgrade(server, extra=[("Sec-WebSocket-Extensions", "permessage-deflate")])
    assert answer.status == 101
    assert answer.header("Sec-WebSocket-Extensions") is None


@pytest.mark.parametrize("path", ["/", "/wss", "/ws2", "/healthz", "/protocol.json", "/state/main"])
def test_an_upgrade_outside_ws_is_refused(server, path):
    assert_refused(upgrade(server, path=path), 404)


@pytest.mark.parametrize(
    "name", ["a b", "a.b", "é", "a%20b", "../x", "a/b", "%00", "x" * 65, "a;b", "a%2fb", "a\\b"]
)
def test_a_session_name_of_other_characters_or_longer_than_64_is_refused(server, name):
    assert_kept_out(upgrade(server, path=f"/ws/{name}"))


@pytest.mark.parametrize("name", ["a", "A-z_09", "x" * 63, "x" * 64])
def test_a_session_name_of_up_to_64_characters_is_accepted(server, name):
    assert upgrade(server, path=f"/ws/{name}").status == 101


@pytest.mark.parametrize(
    "query",
    [
        "watch=all",
        "watch=",
        "client=",
        "client=a.b",
        "client=" + "x" * 65,
        "epoch=abc",
        "revision=1",
        "epoch=abc&revision=-1",
        "epoch=abc&revision=x",
        "epoch=abc&revision=99999999999999999999",
        "epoch=abc&revision=1.5",
    ],
)
def test_an_invalid_query_is_refused_with_a_sentence(server, query):
    assert_refused(upgrade(server, path=f"/ws/query?{query}"), 400)


def test_a_refused_upgrade_makes_no_session(server):
    assert_refused(upgrade(server, path="/ws/never-made", Origin="http://evil.example"), 403)
    assert raw_http.get(server, "/state/never-made").status == 404


def test_the_address_of_the_websocket_explains_itself_to_plain_http(server):
    answer = raw_http.get(server, "/ws")
    assert_refused(answer, 426)


def test_a_request_with_all_upgrade_headers_except_upgrade_is_plain_http(server):
    headers = [field for field in upgrade_headers() if field[0] != "Upgrade"]
    answer = ask(server, request(path="/healthz", headers=headers, host=server.authority))
    assert answer is None or answer.status == 200
