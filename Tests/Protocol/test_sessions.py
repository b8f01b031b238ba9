"""Sessions are listed, renamed, pinned and deleted, and a full server says so."""

import json
import signal

import pytest

import raw_http
from mirror import Client, Refused
from raw_websocket import RawWebSocket
from server_process import Server, run, wait_until


@pytest.fixture
def own():
    """A server for this test."""
    with Server() as server:
        yield server


def named(server, name, **query):
    return Client(server, name, **query)


def entries(client, **params):
    return {entry["name"]: entry for entry in client.call("sessions.list", **params)["sessions"]}


def test_sessions_are_listed_with_what_people_want_to_know(own):
    with (
        named(own, "a", client="anna") as anna,
        named(own, "a", client="bert"),
        named(own, "b") as other,
    ):
        anna.call("push", value=1)
        other.call("push", values=[1, 2])
        listed = anna.call("sessions.list")
        assert listed["count"] == 2 and listed["most"] == 10_000
        found = {entry["name"]: entry for entry in listed["sessions"]}
        assert list(found) == ["a", "b"], "main has never been used"
        entry = found["a"]
        assert entry["revision"] == 1 and entry["scene"] == "sandbox" and not entry["pinned"]
        assert entry["connections"] == 2 and entry["clients"] == ["anna", "bert"]
        assert entry["bytes"] > 0 and entry["used"].endswith("Z")
        assert found["b"]["revision"] == 1


def test_the_list_has_pages(own):
    clients = [named(own, f"s{number}") for number in range(7)]
    for client in clients:
        client.call("push", value=1)
    names, after = [], ""
    while True:
        page = list(entries(clients[0], after=after, limit=3))
        names += page
        if len(page) < 3:
            break
        after = page[-1]
    assert names == [f"s{number}" for number in range(7)]
    for limit in [0, 201, "3"]:
        with pytest.raises(Refused) as refused:
            clients[0].call("sessions.list", limit=limit)
        assert refused.value.code == -32602


def test_a_client_in_a_deleted_session_is_notified_and_the_name_is_free(own):
    keeper = named(own, "keeper")
    with named(own, "gone") as client, RawWebSocket(own, "/ws/gone") as watcher:
        client.call("push", value=1)
        epoch = client.hello["epoch"]
        assert keeper.call("sessions.delete", session="gone") == {
            "session": "gone",
            "changed": True,
        }
        assert watcher.close_code() == 4503
    assert "gone" not in entries(keeper)
    assert raw_http.get(own, "/state/gone").status == 404
    with named(own, "gone") as again:
        assert again.revision == 0 and again.hello["epoch"] != epoch


def test_a_client_that_deletes_its_own_session_gets_the_answer_first(own):
    with RawWebSocket(own, "/ws/mine") as socket:
        socket.call("push", {"value": 1})
        answer = socket.call("sessions.delete", {"session": "mine"})
        assert answer["result"]["changed"] is True
        assert socket.close_code() == 4503


def test_main_is_always_there_even_after_it_was_deleted(own):
    with named(own, "main") as client:
        client.call("push", value=1)
        with named(own, "other") as other:
            other.call("sessions.delete", session="main")
    with named(own, "main") as again:
        assert again.path == []


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "stopped"])
def test_deletions_renames_and_pins_survive_a_restart(is_killed):
    with Server() as first:
        for name in ["old", "gone", "kept"]:
            with named(first, name, client="anna") as client:
                client.call("push", value=name, meta={"key": "k"})
        with named(first, "main") as client:
            client.call("sessions.delete", session="gone")
            client.call("sessions.rename", session="old", name="new")
            client.call("sessions.pin", session="kept")
        first.stop(signal.SIGKILL if is_killed else signal.SIGTERM)
        with Server(after=first) as second, named(second, "main") as client:
            found = entries(client)
            assert list(found) == ["kept", "main", "new"]
            assert found["kept"]["pinned"] and not found["new"]["pinned"]
            assert found["new"]["scene"] == "sandbox"
            with named(second, "new", client="anna") as renamed:
                assert renamed.path == ["old"]
                again = renamed.call("push", value="old", meta={"key": "k"})
                assert again["replayed"] is True
                renamed.call("push", value=2)
            assert client.call("sessions.pin", session="kept", pinned=False)["changed"]
            second.stop()
        with Server(after=second) as third, named(third, "new") as renamed:
            assert renamed.path == ["old", 2]


def test_a_renamed_session_goes_on_and_its_clients_are_notified(own):
    with named(own, "before") as client, named(own, "main") as keeper:
        client.call("push", value=1)
        assert keeper.call("sessions.rename", session="before", name="after")["changed"]
        told = client.read()
        assert told["method"] == "renamed"
        assert told["params"] == {"session": "before", "name": "after"}
        client.call("push", value=2)
        path = f"/ws/after?epoch={client.hello['epoch']}&revision=1"
        with RawWebSocket(own, path) as other:
            assert other.hello["params"]["resumed"] is True
            assert other.hello["params"]["session"] == "after"
    with named(own, "before") as new:
        assert new.path == []


def test_an_impossible_request_says_why(own):
    with named(own, "a") as client, named(own, "b") as other:
        client.call("push", value=1)
        other.call("push", value=1)
        for method, params, code in [
            ("sessions.delete", {"session": "nobody"}, 1002),
            ("sessions.rename", {"session": "nobody", "name": "x"}, 1002),
            ("sessions.pin", {"session": "nobody"}, 1002),
            ("sessions.rename", {"session": "a", "name": "b"}, -32602),
            ("sessions.rename", {"session": "a", "name": "no name"}, -32602),
            ("sessions.delete", {"session": "é"}, -32602),
            ("sessions.delete", {}, -32602),
        ]:
            with pytest.raises(Refused) as refused:
                client.call(method, **params)
            assert refused.value.code == code, (method, params)
        assert not client.call("sessions.rename", session="a", name="a")["changed"]
        assert not client.call("sessions.pin", session="a", pinned=False)["changed"]
        assert client.path == [1] and other.path == [1]


def test_a_repeated_delete_by_key_gets_the_first_answer(own):
    with named(own, "a") as client, named(own, "keeper", client="keeper") as keeper:
        client.call("push", value=1)
        delete = {"session": "a", "meta": {"key": "k"}}
        assert keeper.call("sessions.delete", **delete)["changed"]
        with named(own, "a") as new:
            new.call("push", value=2)
            again = keeper.call("sessions.delete", **delete)
            assert again["replayed"] is True
            assert new.call("state.get")["revision"] == 1, "not deleted again"


def test_a_large_session_is_deleted_without_delaying_the_others(own):
    with named(own, "large") as large, named(own, "small") as small:
        for _ in range(30):
            large.ask(
                [
                    {"id": number, "method": "setPath", "params": {"values": ["x" * 1_000, number]}}
                    for number in range(100)
                ]
            )
        small.call("sessions.delete", session="large")
        for value in range(50):
            small.call("push", value=value)
        wait_until(lambda: "large" not in entries(small), "it is gone")


def test_without_the_token_no_session_is_listed(tmp_path):
    tokens = tmp_path / "token"
    tokens.touch(0o600)
    tokens.write_text("a" * 64 + "\n")
    with (
        Server("--token-file", str(tokens)) as server,
        RawWebSocket(server, "/ws", greets=False) as socket,
    ):
        socket.send_json({"id": 1, "method": "sessions.list"})
        assert socket.close_code() == 4501


# Servers that are nearly full, and full.


def test_a_nearly_full_server_says_so_in_hello_and_once_in_the_log():
    with Server("--max-sessions", "20", log_level="warning") as server:
        assert named(server, "main").hello["limits"]["sessions"] == 20
        for number in range(18):
            with named(server, f"s{number}") as client:
                assert "occupancy" not in client.hello or number >= 16
                client.call("push", value=1)
        with named(server, "s0") as client:
            pass
        with named(server, "s18") as client:
            assert client.hello["occupancy"]["most"] == 20
            assert client.hello["occupancy"]["sessions"] >= 18
            assert client.hello["house"] == client.hello["occupancy"]
        _, _, errors = server.stop()
    assert errors.count("nearly full") == 1, errors


def test_a_full_server_says_what_to_do_and_lets_people_delete():
    with Server("--max-sessions", "5") as server:
        for number in range(5):
            with named(server, f"s{number}") as client:
                client.call("push", value=1)
        response = raw_http.upgrade(server, path="/ws/one-more")
        assert response.status == 503
        error = json.loads(response.body)["error"]
        assert error["code"] == "limit_exceeded" and "sessions.delete" in error["message"]
        assert json.loads(raw_http.get(server, "/healthz").body)["full"] is True
        with named(server, "main") as client:
            assert client.call("sessions.delete", session="s3")["changed"]
        with named(server, "one-more") as client:
            client.call("push", value=1)
        assert raw_http.upgrade(server, path="/ws/two-more").status == 503


def test_a_client_that_authenticates_later_learns_of_a_full_server_by_4504(tmp_path):
    tokens = tmp_path / "token"
    tokens.touch(0o600)
    tokens.write_text("a" * 64 + "\n")
    show = {"id": 0, "method": "authenticate", "params": {"token": "a" * 64}}
    with (
        Server("--token-file", str(tokens), "--max-sessions", "1") as server,
        RawWebSocket(server, "/ws/one", greets=False) as one,
    ):
        one.send_json(show)
        one.answer()
        one.call("push", {"value": 1})
        with RawWebSocket(server, "/ws/two", greets=False) as two:
            two.send_json(show)
            assert two.close_code() == 4504


def test_sessions_that_were_never_changed_do_not_count():
    with Server("--max-sessions", "10") as server:
        for number in range(50):
            named(server, f"s{number}").close()
        with named(server, "one") as client:
            client.call("push", value=1)
            assert list(entries(client)) == ["one"]


# The tool.


def url(server):
    return f"ws://{server.authority}"


def test_the_tool_lists_renames_pins_and_deletes(own):
    for name in ["a", "b"]:
        with named(own, name) as client:
            client.call("push", value=1)
    done = run("sessions", "list", url(own))
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.decode().splitlines()] == ["a", "b"]
    for words in [
        ["rename", url(own), "a", "c"],
        ["pin", url(own), "c"],
        ["delete", url(own), "b"],
    ]:
        done = run("sessions", *words)
        assert done.returncode == 0, (words, done.stderr)
    done = run("sessions", url(own), "--json")
    (entry,) = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert entry["name"] == "c" and entry["pinned"] is True
    done = run("sessions", "delete", url(own), "nobody")
    assert done.returncode == 1 and b"Unknown session." in done.stderr
    assert run("sessions", "delete", url(own)).returncode == 2
    assert b"rename URL NAME NEW" in run("sessions", "--help").stdout


def test_the_tool_works_on_a_database_without_a_server(tmp_path):
    database = tmp_path / "store" / "colonnade.db"
    with Server("--database", str(database)) as server:
        for name in ["a", "b"]:
            with named(server, name) as client:
                client.call("push", value=1)
        used = run("sessions", "list", "--database", str(database))
        assert used.returncode == 17, used.stderr
        server.stop()
    for words in [["rename", "a", "c"], ["pin", "c"], ["delete", "b"]]:
        done = run("sessions", words[0], "--database", str(database), *words[1:])
        assert done.returncode == 0, (words, done.stderr)
    done = run("sessions", "--database", str(database))
    (line,) = done.stdout.decode().splitlines()
    assert line.split()[0] == "c" and line.endswith("pinned")
    assert run("verify", str(database)).returncode == 0
    assert run("sessions", "list", "--database", str(tmp_path / "none.db")).returncode == 2
