"""The first message, and the names in it."""

import re

import pytest

import raw_http
from mirror import Client
from raw_websocket import RawWebSocket
from server_process import ROOT, run


def test_hello_is_the_first_message_and_valid(client, reference):
    reference.check_message(client.greeting, "hello")
    assert client.hello["protocol"] == "1.0"
    assert re.fullmatch(r"colonnade/\d+\.\d+\.\d+", client.hello["server"])
    assert client.hello["docs"] == "/protocol.json"
    assert client.hello["durability"] in ("none", "relaxed", "full")


def test_a_new_session_begins_at_revision_0(client):
    assert client.hello["revision"] == 0
    assert client.path == []


def test_the_address_ws_opens_the_session_main(server):
    with RawWebSocket(server, "/ws") as bare, RawWebSocket(server, "/ws/main") as named:
        assert bare.hello["params"]["session"] == named.hello["params"]["session"] == "main"
        assert bare.hello["params"]["epoch"] == named.hello["params"]["epoch"]


def test_sessions_know_nothing_of_each_other(connect, session):
    one, other = connect(f"{session}-a"), connect(f"{session}-b")
    assert one.hello["epoch"] != other.hello["epoch"]
    one.call("push", value=1)
    assert other.call("state.get")["revision"] == 0


def test_each_client_without_a_name_gets_its_own(connect):
    names = [connect().hello["client"] for _ in range(5)]
    assert len(set(names)) == 5
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{1,64}", name) for name in names)


@pytest.mark.parametrize("name", ["a", "Robot_7-x", "x" * 64])
def test_a_client_keeps_the_name_that_it_chose(connect, name):
    client = connect(client=name)
    assert client.hello["client"] == name
    client.call("push", value=1)
    assert client.changes[-1]["cause"]["client"] == name


def test_a_later_client_gets_the_state_as_it_is_now(client, connect):
    client.call("push", values=[1, "two"])
    client.call("select", column="sidebar", value="Inbox")
    later = connect()
    assert later.revision == 2
    assert later.state == client.state


def test_hello_has_the_limits_with_the_defaults_in_the_help(client):
    text = run("serve", "--help").stdout.decode()
    limits = client.hello["limits"]
    assert limits["messageBytes"] == 262_144
    assert limits["fragments"] == 1_024
    assert limits["connections"] == 8_192
    assert limits["connectionsPerAddress"] == 8_192, "no limit of its own on this machine"
    assert limits["sessions"] == 10_000
    assert limits["pathElements"] == 10_000
    assert limits["batch"] == 100
    defaults = {
        "port": 8080, "max-depth": limits["pathElements"], "max-sessions": limits["sessions"],
        "max-message": limits["messageBytes"], "reader-timeout": limits["readerSeconds"],
        "per-address": 256,
    }  # fmt: skip
    for option, value in defaults.items():
        assert re.search(rf"^  --{option} .*\(default: {value}\)$", text, re.M), option


def test_every_limit_in_hello_is_explained_in_the_article(client):
    article = ROOT / "Sources" / "Products" / "Colonnade" / "Colonnade.docc" / "Limits.md"
    explained = set(re.findall(r"`(\w+)`", article.read_text()))
    assert set(client.hello["limits"]) - explained == set()


def test_a_smaller_depth_is_in_hello(shallow_server, session):
    with Client(shallow_server, session) as client:
        assert client.hello["limits"]["pathElements"] == 5


def test_the_query_can_be_percent_encoded(server, session):
    with RawWebSocket(server, f"/ws/{session}?client=a%5Fb&watch=%70atch") as socket:
        assert socket.hello["params"]["client"] == "a_b"


def test_unknown_members_of_the_query_are_ignored(server, session):
    with RawWebSocket(server, f"/ws/{session}?foo=bar&&=&watch=patch&x") as socket:
        assert socket.hello["params"]["session"] == session


def test_the_epoch_of_a_session_stays_while_it_lives(connect):
    assert connect().hello["epoch"] == connect().hello["epoch"]


def test_a_session_outlives_its_last_client(connect, server, session):
    with Client(server, session) as client:
        client.call("push", value="kept")
    assert connect().path == ["kept"]
    assert raw_http.get(server, f"/state/{session}").status == 200
