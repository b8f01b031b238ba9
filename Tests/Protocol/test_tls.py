"""TLS, with a certificate that openssl made a moment ago."""

import socket
import ssl
import subprocess

import pytest

import raw_http
from mirror import Client, Mirror
from raw_http import HTTPConnection, ask, request, upgrade
from raw_websocket import BINARY, RawWebSocket, frame
from server_process import Server, run


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tls")
    files = str(folder / "certificate.pem"), str(folder / "key.pem")
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-out",
            files[0],
            "-keyout",
            files[1],
        ],
        check=True,
        capture_output=True,
    )
    return files


@pytest.fixture(scope="module")
def secure(certificate):
    with Server("--tls-cert", certificate[0], "--tls-key", certificate[1], "--test-echo") as server:
        yield server
        assert server.stop()[0] == 0


@pytest.fixture(scope="module")
def trust(certificate):
    return ssl.create_default_context(cafile=certificate[0])


@pytest.fixture(scope="module")
def shared_trust(certificate):
    """For a client that reads and writes in two threads, which Python's `ssl` cannot do in 1.3.

    The session tickets after a handshake of 1.3 are read while the first request is written, with
    one object of OpenSSL: of 5,000 such clients 39 never sent it.
    """
    context = ssl.create_default_context(cafile=certificate[0])
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    return context


@pytest.fixture(scope="module")
def wrap(trust):
    return lambda plain: trust.wrap_socket(plain, server_hostname="localhost")


def test_the_link_says_https_and_wss(secure):
    assert secure.scheme == "https"
    assert f"wss://{secure.authority}/ws" in secure.start_text


def test_plain_http_addresses_are_served_encrypted(secure, wrap):
    for path in ["/healthz", "/protocol.json", "/metrics", "/"]:
        answer = ask(secure, request(path=path, host=secure.authority), wrap=wrap)
        assert answer.status == 200, path


@pytest.mark.parametrize("name", ["Content-Length ", "Transfer-Encoding\t"])
def test_a_space_after_a_field_name_does_not_announce_a_body_here_either(secure, wrap, name):
    data = request(path="/healthz", headers=[(name, "10")], host=secure.authority)
    answer = ask(secure, data, wrap=wrap)
    assert answer.status == 400
    assert answer.json()["error"]["code"] == "body_not_taken"


def test_a_session_works_encrypted(secure, shared_trust):
    with (
        Client(secure, "tls", tls=shared_trust) as one,
        Client(secure, "tls", tls=shared_trust) as other,
    ):
        for number in range(50):
            one.call("push", value=number)
        other.wait_for(50)
        assert other.path == list(range(50))
        assert other.state == one.state


@pytest.mark.parametrize("size", [0, 125, 16_383, 16_384, 16_385, 65_536, 262_144])
def test_messages_of_every_size_come_back_encrypted(secure, wrap, size):
    data = bytes(at % 251 for at in range(size))
    with RawWebSocket(secure, protocol="colonnade.echo", greets=False, wrap=wrap) as socket:
        for _ in range(3):
            socket.send(frame(BINARY, data))
        for _ in range(3):
            assert socket.data() == (BINARY, data)


def test_pipelined_commands_are_all_answered_encrypted(secure, wrap):
    with RawWebSocket(secure, "/ws/tls-pipe?watch=none", wrap=wrap) as socket:
        socket.send_json(
            *[{"id": at, "method": "push", "params": {"value": at}} for at in range(1_000)]
        )
        assert [socket.answer()["id"] for _ in range(1_000)] == list(range(1_000))


def test_our_page_is_the_https_one(secure, wrap):
    def status(origin):
        headers = raw_http.upgrade_headers(Origin=origin)
        return ask(
            secure, request(path="/ws", headers=headers, host=secure.authority), wrap=wrap
        ).status

    assert status(f"https://{secure.authority}") == 101
    assert status(f"http://{secure.authority}") == 403


def test_plain_text_on_the_encrypted_port_is_cut_and_harms_no_one(secure, wrap):
    answer = ask(secure, request(path="/healthz", host=secure.authority))
    assert answer is None or answer.status >= 300
    assert upgrade_is_refused(secure)
    assert ask(secure, request(path="/healthz", host=secure.authority), wrap=wrap).status == 200


def upgrade_is_refused(server):
    answer = upgrade(server)
    return answer is None or answer.status != 101


def test_http_2_is_not_negotiated(secure, certificate):
    context = ssl.create_default_context(cafile=certificate[0])
    context.set_alpn_protocols(["h2", "http/1.1"])
    with context.wrap_socket(secure.connect(), server_hostname="localhost") as connection:
        assert connection.selected_alpn_protocol() in ("http/1.1", None)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_only_current_versions_of_tls_are_accepted(secure, certificate):
    for version, is_spoken in [
        (ssl.TLSVersion.TLSv1_3, True),
        (ssl.TLSVersion.TLSv1_2, True),
        (ssl.TLSVersion.TLSv1_1, False),
        (ssl.TLSVersion.TLSv1, False),
    ]:
        context = ssl.create_default_context(cafile=certificate[0])
        context.set_ciphers("ALL:@SECLEVEL=0")
        context.minimum_version = context.maximum_version = version
        try:
            with context.wrap_socket(secure.connect(), server_hostname="localhost") as connection:
                assert is_spoken, connection.version()
        except (ssl.SSLError, ConnectionError):
            assert not is_spoken, version


def test_handshakes_that_break_off_harm_no_one(secure, wrap):
    hello = bytearray()

    inside, outside = ssl.MemoryBIO(), ssl.MemoryBIO()
    handshake = ssl.create_default_context().wrap_bio(inside, outside, server_hostname="localhost")
    with pytest.raises(ssl.SSLWantReadError):
        handshake.do_handshake()
    hello += outside.read()
    for cut in [1, 5, 20, len(hello) // 2, len(hello) - 1, len(hello)]:
        for is_reset in [True, False]:
            connection = HTTPConnection(secure)
            connection.send(bytes(hello[:cut]))
            connection.reset() if is_reset else connection.close()
    spoiled = bytearray(hello)
    spoiled[50] ^= 0xFF
    with HTTPConnection(secure) as connection:
        connection.send(bytes(spoiled))
        connection.socket.shutdown(socket.SHUT_WR)
        connection.is_closed_by_server()
    assert ask(secure, request(path="/healthz", host=secure.authority), wrap=wrap).status == 200


def test_a_slow_reader_catches_up_encrypted(secure, wrap, shared_trust):
    # A smaller buffer may make TCP probe instead of sending, depending on the greeting's length.
    with (
        RawWebSocket(secure, "/ws/tls-slow", wrap=wrap, receive_buffer=16_384) as late,
        Client(secure, "tls-slow", tls=shared_trust, watch="none") as writer,
    ):
        mirror = Mirror()
        mirror.greet(late.hello["params"])
        for _ in range(1_000):
            writer.call("push", value="x" * 10_000)
            writer.call("pop")
        while mirror.revision < 2_000:
            mirror.take(late.message()["params"])
        assert mirror.state == writer.call("state.get")["state"]
        assert len(mirror.changes) < 2_000


def test_exposed_with_encryption_it_needs_a_token_but_no_insecure_option(
    certificate, tmp_path, shared_trust
):
    pair = ["--host", "0.0.0.0", "--tls-cert", certificate[0], "--tls-key", certificate[1]]
    refused = run("serve", "--port", "0", *pair)
    assert refused.returncode == 2 and b"--token-file" in refused.stderr
    token = "t" * 43
    (tmp_path / "token").touch(0o600)
    (tmp_path / "token").write_text(token)
    with Server(*pair, "--token-file", str(tmp_path / "token")) as server:
        assert "is encrypted" in server.start_text
        with Client(
            server, tls=shared_trust, headers={"Authorization": f"Bearer {token}"}
        ) as client:
            assert client.call("push", value=1)["changed"]


@pytest.mark.parametrize(
    "case", ["cert only", "key only", "no files", "swapped", "garbage", "foreign"]
)
def test_the_error_for_an_unusable_certificate_is_one_sentence(certificate, tmp_path, case):
    good, key = certificate
    garbage = tmp_path / "garbage.pem"
    garbage.write_text("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
    foreign = tmp_path / "foreign.pem"
    subprocess.run(
        ["openssl", "ecparam", "-genkey", "-name", "prime256v1", "-noout", "-out", str(foreign)],
        check=True,
        capture_output=True,
    )
    options = {
        "cert only": ["--tls-cert", good],
        "key only": ["--tls-key", key],
        "no files": ["--tls-cert", "/nowhere/c", "--tls-key", "/nowhere/k"],
        "swapped": ["--tls-cert", key, "--tls-key", good],
        "garbage": ["--tls-cert", str(garbage), "--tls-key", key],
        "foreign": ["--tls-cert", good, "--tls-key", str(foreign)],
    }[case]
    result = run("serve", "--port", "0", *options)
    assert result.returncode == 2
    lines = result.stderr.decode().splitlines()
    assert len(lines) == 1 and lines[0].startswith("colonnade: ") and lines[0].endswith(".")
