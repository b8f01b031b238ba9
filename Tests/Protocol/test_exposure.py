"""Exposed to the network: only with a token, only on purpose, and the token stays secret."""

import contextlib
import itertools
import json
import re
import secrets
import threading
import time

import pytest

import raw_http
from mirror import Client
from raw_websocket import Closed, RawWebSocket, text_frame
from server_process import Server, run, wait_until
from test_listening import listening

numbers = itertools.count(1)
OPEN = ["--host", "0.0.0.0", "--insecure-lan"]


@pytest.fixture(scope="module")
def token():
    return secrets.token_hex(32)


@pytest.fixture(scope="module")
def token_file(token, tmp_path_factory):
    path = tmp_path_factory.mktemp("token") / "token"
    path.touch(0o600)
    path.write_text(token + "\n")
    return str(path)


@pytest.fixture
def guarded(token_file):
    """A server of its own, because wrong attempts are counted."""
    with Server("--token-file", token_file) as server:
        yield server


def bearer(token):
    return ("Authorization", f"Bearer {token}")


def code_of(server):
    return re.search(r"#code=(\S+)", server.link).group(1)


def closes(socket, patience=10):
    socket.socket.settimeout(patience)
    with pytest.raises(Closed) as closed:
        socket.data()
    return closed.value.code


def authenticate(server, session=None, **proof):
    socket = RawWebSocket(server, f"/ws/{session or f'lan-{next(numbers)}'}", greets=False)
    socket.send_json(
        {"jsonrpc": "2.0", "id": "let me in", "method": "authenticate", "params": proof}
    )
    return socket


@pytest.mark.parametrize(
    "options",
    [
        ["--host", "0.0.0.0"],
        ["--host", "0.0.0.0", "--insecure-lan"],
        ["--host", "::"],
        ["--host", "::", "--insecure-lan"],
        ["--host", "192.0.2.1"],
        ["--host", "192.0.2.1", "--insecure-lan"],
    ],
    ids=" ".join,
)
def test_listening_beyond_this_machine_without_a_token_is_refused_in_one_sentence(options):
    result = run("serve", "--port", "0", *options)
    assert result.returncode == 2
    assert result.stdout == b""
    text = result.stderr.decode()
    assert text.startswith("colonnade: ") and text.count("\n") == 1
    assert "--" in text


def test_listening_beyond_this_machine_in_clear_text_is_refused_unless_requested(token_file):
    result = run("serve", "--port", "0", "--host", "0.0.0.0", "--token-file", token_file)
    assert result.returncode == 2
    assert "--insecure-lan" in result.stderr.decode()


def complaint_about_token(file, contents, mode):
    """The one line with which a server refuses to start with this token file."""
    file.touch(mode)
    file.write_bytes(contents)
    result = run("serve", "--port", "0", *OPEN, "--token-file", str(file))
    assert result.returncode == 2
    [line] = result.stderr.decode().splitlines()
    return line


@pytest.mark.parametrize("contents", [b"", b"\n", b"short\n", b"x" * 31, b"\n" + b"x" * 64])
def test_a_token_that_is_too_short_is_refused(tmp_path, contents):
    assert "shorter than 32 bytes" in complaint_about_token(tmp_path / "token", contents, 0o600)


def test_a_token_file_that_all_users_can_read_is_refused(tmp_path, token):
    file = tmp_path / "token"
    line = complaint_about_token(file, token.encode(), 0o644)
    assert f"can read or change the token file {file}" in line


def test_a_missing_token_file_is_named_in_the_error(tmp_path):
    result = run("serve", "--port", "0", *OPEN, "--token-file", str(tmp_path / "nowhere"))
    assert result.returncode == 2
    assert "nowhere" in result.stderr.decode()


def test_on_request_it_listens_everywhere_and_says_so(token_file, token):
    with Server(*OPEN, "--token-file", token_file) as server:
        assert {port for _, port in listening(server)} == {server.port}
        assert {address for address, _ in listening(server)} == {"0.0.0.0"}
        assert "NOT encrypted" in server.start_text
        assert token not in server.start_text
        with Client(server, headers=dict([bearer(token)])) as client:
            assert client.call("push", value=1)["changed"]


def test_the_right_bearer_opens_everything(guarded, token):
    with Client(guarded, "lan", headers=dict([bearer(token)])) as client:
        client.call("push", value=1)
        answer = raw_http.get(guarded, "/state/lan", bearer(token))
        assert answer.status == 200 and answer.json() == client.state
    assert raw_http.get(guarded, "/metrics", bearer(token)).status == 200


def test_no_one_sees_the_contents_of_sessions_without_the_token(guarded):
    for path in ["/state/main", "/state/nowhere", "/metrics"]:
        answer = raw_http.get(guarded, path)
        assert answer.status == 401, path
        assert answer.header("WWW-Authenticate").startswith("Bearer")
        assert answer.json()["error"]["message"]


def test_public_files_need_no_token(guarded):
    for path in ["/", "/healthz", "/protocol.json"]:
        assert raw_http.get(guarded, path).status == 200


@pytest.mark.parametrize(
    "value",
    [
        "Bearer ",
        "Bearer",
        "Bearer x",
        "Basic {token}",
        "{token}",
        "Bearer {token}x",
        "Bearer {half}",
        "Bearer  ",
        "bearer{token}",
        "Bearer {token},{token}",
        "Bearer {upper}",
    ],
)
def test_a_wrong_bearer_is_refused_with_401(token_file, token, value):
    text = value.format(token=token, half=token[:-1], upper=token.upper() + "!")
    with Server("--token-file", token_file) as server:
        for path in ["/state/main", "/metrics"]:
            answer = raw_http.get(server, path, ("Authorization", text))
            assert answer.status == 401, answer
        answer = raw_http.upgrade(server, extra=[("Authorization", text)])
        assert answer.status in (101, 401)
        if answer.status == 101:  # no bearer at all: its first message may still show one
            with RawWebSocket(server, headers=[("Authorization", text)], greets=False) as socket:
                socket.send_json({"id": 1, "method": "state.get"})
                assert closes(socket) == 4501


def test_a_browser_sends_the_token_in_its_first_message(guarded, token):
    with authenticate(guarded, token=token) as socket:
        first, second = socket.message(), socket.message()
        assert {first.get("id", first.get("method")), second.get("id", second.get("method"))} == {
            "let me in",
            "hello",
        }
        assert "result" in socket.call("push", {"value": 1})


def test_a_first_message_with_a_wrong_token_closes_4501(guarded):
    with authenticate(guarded, token="x" * 64) as socket:
        assert closes(socket) == 4501


@pytest.mark.parametrize(
    "message",
    [
        '{"id":1,"method":"push","params":{"value":1}}',
        '{"id":1,"method":"authenticate"}',
        '{"id":1,"method":"authenticate","params":{"token":5}}',
        "{",
        "[]",
        "5",
        '[{"id":1,"method":"state.get"}]',
    ],
)
def test_a_first_message_without_a_token_closes_4501_and_does_nothing(token_file, token, message):
    with Server("--token-file", token_file) as server:
        socket = RawWebSocket(server, "/ws/lan", greets=False)
        late = text_frame('{"id":2,"method":"push","params":{"value":2}}')
        socket.send(text_frame(message) + late)
        assert closes(socket) == 4501
        with Client(server, "lan", headers=dict([bearer(token)])) as client:
            assert client.revision == 0


def test_a_silent_client_learns_nothing_and_is_closed_with_4501_after_five_seconds(guarded):
    started = time.monotonic()
    sockets = [RawWebSocket(guarded, greets=False) for _ in range(3)]
    assert [closes(socket) for socket in sockets] == [4501] * 3
    assert 4 < time.monotonic() - started < 8


def test_a_client_without_the_token_makes_no_session_and_gets_no_change(guarded, token):
    stranger = RawWebSocket(guarded, "/ws/strangers", greets=False)
    assert raw_http.get(guarded, "/state/strangers", bearer(token)).status == 404
    with Client(guarded, "strangers", headers=dict([bearer(token)])) as client:
        client.call("push", value="secret")
    with pytest.raises(Closed) as closed:
        stranger.data()
    assert closed.value.code == 4501


def test_the_code_of_the_link_works_once(guarded):
    code = code_of(guarded)
    assert len(code) >= 32
    with authenticate(guarded, code=code) as socket:
        assert "hello" in [socket.message().get("method") for _ in range(2)]
        with authenticate(guarded, code=code) as second:
            assert closes(second) == 4501
        assert "result" in socket.call("state.get"), "the first goes on"


def test_the_code_is_no_token_and_the_token_no_code(guarded, token):
    assert raw_http.get(guarded, "/state/main", bearer(code_of(guarded))).status == 401
    with authenticate(guarded, token=code_of(guarded)) as socket:
        assert closes(socket) == 4501
    with authenticate(guarded, code=token) as socket:
        assert closes(socket) == 4501


def test_a_token_in_the_query_does_not_authenticate(guarded, token):
    for name in ["token", "code", "access_token", "Authorization"]:
        with RawWebSocket(guarded, f"/ws/lan?{name}={token}", greets=False) as socket:
            socket.send_json({"id": 1, "method": "state.get"})
            assert closes(socket) == 4501
    assert raw_http.get(guarded, f"/state/main?token={token}").status == 401


def test_five_wrong_attempts_do_not_lock_out_a_client_with_the_token(guarded, token):
    wrong = bearer("x" * 64)
    statuses = [raw_http.get(guarded, "/state/main", wrong).status for _ in range(7)]
    assert statuses == [401] * 5 + [429] * 2
    assert raw_http.get(guarded, "/state/main", bearer(token)).status == 200
    assert raw_http.upgrade(guarded, extra=[bearer(token)]).status == 101
    with authenticate(guarded, token=token) as socket:
        assert "hello" in [socket.message().get("method") for _ in range(2)]
    assert raw_http.upgrade(guarded, extra=[wrong]).status == 429
    assert raw_http.get(guarded, "/state/main", wrong).status == 429
    with authenticate(guarded, token="y" * 64) as socket:
        assert closes(socket) == 4501


def test_wrong_attempts_by_message_and_by_header_count_together(guarded):
    for _ in range(3):
        with authenticate(guarded, token="x" * 64) as socket:
            assert closes(socket) == 4501
    statuses = [raw_http.get(guarded, "/metrics", bearer("x" * 64)).status for _ in range(3)]
    assert statuses == [401, 401, 429]


def test_parallel_guesses_do_not_get_more_attempts(guarded):
    statuses, lock = [], threading.Lock()

    def guess():
        status = raw_http.get(guarded, "/state/main", bearer(secrets.token_hex(32))).status
        with lock:
            statuses.append(status)

    threads = [threading.Thread(target=guess) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [401] * 5 + [429] * 15


def test_a_request_without_any_token_is_no_wrong_attempt(guarded, token):
    for _ in range(10):
        assert raw_http.get(guarded, "/state/main").status == 401
    assert raw_http.get(guarded, "/state/main", bearer(token)).status != 429


@pytest.mark.parametrize("form", ["text", "json"])
def test_neither_token_nor_code_is_ever_in_the_logs(token_file, token, form):
    with Server("--token-file", token_file, "--log-format", form, log_level="debug") as server:
        code = code_of(server)
        with Client(server, headers=dict([bearer(token)])) as client:
            client.call("push", value=1)
        raw_http.get(server, "/state/main", bearer(token))
        raw_http.get(server, "/state/main", bearer(token + "wrong"))
        raw_http.get(server, f"/state/main?token={token}")
        for proof in [{"token": token}, {"code": code}, {"code": code}, {"token": token + "x"}]:
            with authenticate(server, **proof) as socket, contextlib.suppress(Closed):
                socket.data()
        status, out, errors = server.stop()
    assert status == 0
    assert errors, "something is logged at this level"
    for text in [out, errors]:
        assert token not in text
        assert code not in text
        assert token[:16] not in text
    if form == "json":
        for line in errors.splitlines():
            assert isinstance(json.loads(line), dict)


def test_a_first_message_cannot_make_up_for_a_wrong_bearer(guarded, token):
    answer = raw_http.upgrade(guarded, extra=[bearer("x" * 64)])
    assert answer.status == 401
    assert answer.version == "HTTP/1.1"
    assert answer.header("Content-Type").startswith("application/json")


def test_an_address_gets_a_limited_number_of_connections_and_an_error(token_file, token):
    with Server(
        *OPEN, "--token-file", token_file, "--allow-host", "127.0.0.1", "--per-address", "5"
    ) as server:
        proof = bearer(token)
        with Client(server, headers=dict([proof])) as client:
            assert client.hello["limits"]["connectionsPerAddress"] == 5
            held = [raw_http.HTTPConnection(server) for _ in range(4)]
            answer = raw_http.upgrade(server, extra=[proof])
            assert answer.status == 429
            assert answer.json()["error"]["code"] == "too_many_connections"
            assert raw_http.get(server, "/healthz").status == 429
            told = [raw_http.HTTPConnection(server) for _ in range(50)]
            wait_until(lambda: sum(is_closed(one) for one in told) > 40, "the rest is hung up on")
            assert client.call("push", value=1)["changed"], "who is in stays in"
            for one in held + told:
                one.close()
            wait_until(lambda: status_of_health(server) == 200, "there is room again")


def status_of_health(server):
    answer = raw_http.get(server, "/healthz")
    return answer and answer.status


def is_closed(connection):
    connection.socket.settimeout(0.01)
    return connection.is_closed_by_server()
