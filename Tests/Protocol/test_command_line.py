"""The command line as a person types it, with its answers."""

import gzip
import json
import re
import socket

import pytest

import raw_http
from mirror import Client
from server_process import Server, run

COMMANDS = ["serve", "drive", "replay", "shot", "new", "adopt", "path"]


def sentence(result, status=2):
    """The error for a wrong command line: one sentence."""
    assert result.returncode == status, result
    assert result.stdout == b""
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("colonnade: ")
    return lines[0]


def test_version_prints_the_version_in_hello():
    result = run("--version")
    assert result.returncode == 0
    assert re.fullmatch(r"colonnade/\d+\.\d+\.\d+\n", result.stdout.decode())
    assert result.stderr == b""


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_help_lists_the_commands(word):
    result = run(word)
    assert result.returncode == 0 and result.stderr == b""
    for command in COMMANDS:
        assert re.search(rf"^  {command}  +\w", result.stdout.decode(), re.M), command


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_lists_each_option(command):
    result = run(command, "--help")
    text = result.stdout.decode()
    assert result.returncode == 0 and result.stderr == b""
    assert f"Usage: colonnade {command}" in text
    assert re.search(r"^  --help  +\w", text, re.M)
    assert all(len(line) <= 120 for line in text.splitlines() if not line.startswith("Limits"))


def test_serve_has_all_the_expected_options():
    text = run("serve", "--help").stdout.decode()
    for option in [
        "host",
        "port",
        "public",
        "max-depth",
        "allow-host",
        "token-file",
        "tls-cert",
        "tls-key",
        "insecure-lan",
        "log-level",
        "log-format",
        "test-echo",
    ]:
        assert re.search(rf"^  --{option}[ \n]", text, re.M), option
    assert "262144" in text and "10000" in text, "the limits are printed"


def test_without_a_command_the_help_is_printed_as_an_error():
    result = run()
    assert result.returncode == 2
    assert "serve" in result.stderr.decode()


@pytest.mark.parametrize(
    ("word", "nearest"),
    [("srve", "serve"), ("pth", "path"), ("drve", "drive"), ("reply", "replay")],
)
def test_the_error_for_an_unknown_command_suggests_the_nearest(word, nearest):
    assert nearest in sentence(run(word))


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        (["serve", "--prot", "1"], "--port"),
        (["serve", "--max-dept=1"], "--max-depth"),
        (["serve", "--hots", "x"], "--host"),
        (["serve", "--tokenfile", "x"], "--token-file"),
        (["drive", "ws://127.0.0.1:1/ws", "--keep-goin"], "--keep-going"),
        (["replay", "-", "--stat"], "--state"),
        (["path", "encode", "--appel"], "--apple"),
        (["--versoin"], "--version"),
        (["--hlep"], "--help"),
    ],
    ids=" ".join,
)
def test_the_error_for_an_unknown_option_suggests_the_nearest(words, nearest):
    assert nearest in sentence(run(*words))


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--port"],
        ["serve", "--port", "x"],
        ["serve", "--port", "65536"],
        ["serve", "--port", "-1"],
        ["serve", "--port", ""],
        ["serve", "--port="],
        ["serve", "--port=1e3"],
        ["serve", "--port", "1", "--port", "2"],
        ["serve", "--test-echo=yes"],
        ["serve", "--max-depth", "0"],
        ["serve", "--max-depth", "99999999999999999999"],
        ["serve", "--log-level", "loud"],
        ["serve", "--log-format", "xml"],
        ["serve", "extra"],
        ["serve", "--port", "0", "--public", "/nowhere/at/all"],
        ["serve", "-p", "80"],
        ["serve", "--allow-host", "a/b"],
        ["serve", "--host", ""],
        ["serve", "--host", "1.2.3"],
        ["serve", "--host", "1.2.3.4.5"],
        ["serve", "--host", "256.0.0.1"],
        ["serve", "--host", "[::1]x"],
        ["new"],
        ["adopt"],
        ["adopt", "/nowhere/at/all"],
        ["path"],
        ["path", "decod"],
        ["path", "decode", "a", "b"],
        ["shot"],
        ["shot", "a.png", "--device", "watch"],
        ["drive"],
        ["drive", "ws://127.0.0.1:1/ws", "a", "b"],
        ["drive", "http://127.0.0.1/"],
        ["drive", "nonsense"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "/nowhere/at/all"],
        ["drive", "ws://127.0.0.1:1/ws", "/nowhere/at/all"],
        ["path", "decode", "/nowhere/at/all"],
    ],
    ids=" ".join,
)
def test_the_error_for_wrong_arguments_is_one_sentence_and_status_2(words):
    assert sentence(run(*words)).endswith(".")


@pytest.mark.parametrize("name", ["localhost", "lo", "example.com", "127.0.0.1.example.com"])
def test_a_name_is_no_address_to_listen_on(name):
    text = sentence(run("serve", "--port", "0", "--host", name))
    assert "address" in text and "tls" not in text


def test_a_value_follows_an_equals_sign_or_a_space():
    for options in [["--max-depth=7"], ["--max-depth", "7"]]:
        with Server(*options) as server, Client(server) as client:
            assert client.hello["limits"]["pathElements"] == 7


def test_the_error_for_a_port_in_use_is_one_sentence_that_names_it():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port))
    text = sentence(result, result.returncode)
    assert result.returncode in (1, 2)
    assert str(port) in text


def test_two_servers_cannot_share_a_port(server):
    text = sentence(run("serve", "--port", str(server.port)))
    assert str(server.port) in text
    assert raw_http.get(server, "/healthz").status == 200


def test_the_start_text_has_the_link_and_says_who_can_reach_it(server):
    text = server.start_text
    assert f"http://127.0.0.1:{server.port}/" in text
    assert f"ws://127.0.0.1:{server.port}/ws" in text
    assert "Only this machine" in text
    assert "Ctrl-C" in text
    assert "code=" not in text


def test_an_allowed_host_is_accepted_and_no_other():
    with Server("--allow-host", "nav.example", "--allow-host=other.example:8443") as server:
        for host, is_let_in in [
            (f"nav.example:{server.port}", True),
            ("other.example:8443", True),
            (f"other.example:{server.port}", False),
            (f"x.nav.example:{server.port}", False),
            (f"nav.example.evil:{server.port}", False),
            (server.authority, True),
        ]:
            answer = raw_http.ask(server, raw_http.request(path="/healthz", host=host))
            assert (answer.status == 200) == is_let_in, host
            answer = raw_http.upgrade(server, host=host)
            assert (answer.status == 101) == is_let_in, host
        ours = f"nav.example:{server.port}"
        assert raw_http.upgrade(server, host=ours, Origin=f"http://{ours}").status == 101
        assert raw_http.upgrade(server, host=ours, Origin="http://nav.example").status == 403


def test_another_folder_is_served_unchanged(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html><title>Mine</title>")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a b.css").write_text("body{}")
    (tmp_path / "big.js").write_text("let x = 1\n" * 5_000)
    (tmp_path / ".hidden").write_text("no")
    (tmp_path / "link").symlink_to("/etc/passwd")
    with Server("--public", str(tmp_path)) as server:
        assert b"Mine" in raw_http.get(server, "/").body
        assert raw_http.get(server, "/index.html").body == raw_http.get(server, "/").body
        style = raw_http.get(server, "/deep/a%20b.css")
        assert style.status == 200 and style.header("Content-Type").startswith("text/css")
        script = raw_http.get(server, "/big.js")
        assert script.header("Content-Type").startswith("text/javascript")
        assert script.header("Content-Encoding") is None
        packed = raw_http.get(server, "/big.js", ("Accept-Encoding", "gzip"))
        assert packed.header("Content-Encoding") == "gzip"
        assert "Accept-Encoding" in packed.header("Vary")
        assert gzip.decompress(packed.body) == script.body
        assert packed.header("ETag") != script.header("ETag"), "two bodies, two tags"
        refused = raw_http.get(server, "/big.js", ("Accept-Encoding", "gzip;q=0, identity"))
        assert refused.header("Content-Encoding") is None
        assert b"root:" not in (raw_http.get(server, "/link") or script).body
        assert raw_http.get(server, "/.hidden").status == 404
        (tmp_path / "late.txt").write_text("late")
        assert raw_http.get(server, "/late.txt").status == 404, "a table made at the start"


@pytest.mark.parametrize("form", ["text", "json"])
def test_logs_are_lines_on_standard_error(form):
    with Server("--log-format", form, log_level="info") as server:
        raw_http.get(server, "/healthz")
        status, out, errors = server.stop()
    assert status == 0
    assert "listening" in errors and "listening" not in out
    for line in errors.splitlines():
        if form == "json":
            assert {"level", "message"} <= json.loads(line).keys()
        else:
            assert re.match(r"(error|warning|info|debug): ", line)


def test_a_client_cannot_forge_a_log_line():
    with Server("--log-format", "text", log_level="debug") as server:
        for header in ["a\x1b[31mred", "x\x0bforged: line", "\u202eabc"]:
            raw_http.upgrade(server, Origin=header)
            raw_http.upgrade(server, path="/ws/x?client=" + "%0aerror:%20forged")
            raw_http.get(server, "/%0aerror:%20forged")
        _, _, errors = server.stop()
    for line in errors.splitlines():
        assert re.match(r"(error|warning|info|debug): ", line), line
        assert not line.startswith("error: forged")
        assert "\x1b" not in line
