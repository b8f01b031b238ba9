"""The guard against other web pages: DNS rebinding by Host, cross-site requests by Origin."""

import pytest

from raw_http import ask, request, upgrade
from test_upgrade import assert_kept_out, assert_refused

FOREIGN_HOSTS = [
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1:{port}.evil.example",
    "127.0.0.1",
    "localhost",
    "[::1]",
    "127.0.0.1:{other}",
    "127.0.0.1:{port}0",
    "127.0.0.1:0{port}",
    "127.0.0.1.:{port}",
    "localhost.:{port}",
    "localhost.evil.example:{port}",
    "xlocalhost:{port}",
    "localhost@evil.example:{port}",
    "evil.example@localhost:{port}",
    "user@127.0.0.1:{port}",
    "127.1:{port}",
    "2130706433:{port}",
    "0x7f000001:{port}",
    "0.0.0.0:{port}",
    "127.0.0.2:{port}",
    "::1:{port}",
    "[::ffff:127.0.0.1]:{port}",
    "[::1:{port}",
    "::1]:{port}",
    "[]:{port}",
    ":{port}",
    "",
    "127.0.0.1:",
    "127.0.0.1:{port}:{port}",
    "127.0.0.1:{port}/",
    "127.0.0.1:{port}?",
    "127.0.0.1:{port},evil.example",
    "127.0.0.1:{port} evil.example",
    "http://127.0.0.1:{port}",
    "127.0.0.1:-{port}",
    "127.0.0.1:+{port}",
    "127.0.0.1:{port}x",
    "127.0.0.1:18446744073709551616",
    "é:{port}",
    "127.0.0.1\0:{port}",
    "127.0.0.1\t:{port}",
    # Another program can listen there.
    "[::1]:{port}",
    "127.0.0.2:{port}",
]
OUR_HOSTS = ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}"]


def fill(text, server):
    return text.format(port=server.port, other=server.port + 1)


@pytest.mark.parametrize("host", OUR_HOSTS)
def test_the_names_of_this_machine_are_accepted_with_the_port(server, host):
    host = fill(host, server)
    assert upgrade(server, host=host).status == 101
    assert ask(server, request(path="/healthz", host=host)).status == 200


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_foreign_host_is_refused_for_websockets(server, host):
    assert_kept_out(upgrade(server, host=fill(host, server)))


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_foreign_host_is_refused_for_plain_http(server, host):
    answer = ask(server, request(path="/healthz", host=fill(host, server)))
    assert answer is None or 400 <= answer.status < 500, answer


def test_a_host_is_required(server):
    assert_kept_out(upgrade(server, host=None))
    answer = ask(server, request(path="/healthz"))
    assert answer is None or 400 <= answer.status < 500


@pytest.mark.parametrize("second", ["evil.example", "{authority}", "", "localhost"])
def test_two_hosts_are_refused(server, second):
    extra = [("Host", second.format(authority=server.authority))]
    assert_kept_out(upgrade(server, extra=extra))
    answer = ask(server, request(path="/healthz", headers=extra, host=server.authority))
    assert answer is None or 400 <= answer.status < 500
    assert_kept_out(upgrade(server, host=None, extra=[*extra, ("Host", server.authority)]))


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}"])
def test_our_own_page_can_connect(server, host):
    host = fill(host, server)
    assert upgrade(server, host=host, Origin=f"http://{host}").status == 101


def test_a_script_without_an_origin_can_connect(server):
    assert upgrade(server).status == 101


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "NULL",
        "http://evil.example",
        "http://evil.example:{port}",
        "https://{authority}",
        "http://127.0.0.1",
        "http://127.0.0.1:{other}",
        "http://127.0.0.1:{port}0",
        # Pages of another program on this machine.
        "http://[::1]:{port}",
        "http://127.0.0.2:{port}",
        "http://127.0.0.1:{port}.evil.example",
        "http://{authority}.evil.example",
        "http://{authority}@evil.example",
        "http://evil.example#http://{authority}",
        "http://{authority}/",
        "http://{authority}/x",
        "http://{authority} http://evil.example",
        "http://evil.example http://{authority}",
        "ws://{authority}",
        "file://",
        "file://{authority}",
        "{authority}",
        "//{authority}",
        "http:{authority}",
        "http:///{authority}",
        "http://",
        "http://[::1",
        "chrome-extension://abcdef",
        "http://user@{authority}",
        "http://é",
        "\x01",
        "http://{authority}?",
        "http://127.0.0.1:999999",
        "http://127.0.0.1:{port}:80",
        "x" * 2000,
    ],
)
def test_an_origin_other_than_our_own_page_is_refused(server, origin):
    origin = origin.format(authority=server.authority, port=server.port, other=server.port + 1)
    assert_kept_out(upgrade(server, Origin=origin))


@pytest.mark.parametrize("origin", ["", " ", "\t"])
def test_an_empty_origin_is_refused(server, origin):
    assert_refused(upgrade(server, Origin=origin), 403)


def test_the_refusal_of_a_foreign_origin_has_the_reason(server):
    assert_refused(upgrade(server, Origin="http://evil.example"), 403)
    assert_refused(upgrade(server, Origin="null"), 403)


def test_our_page_can_connect_under_another_of_our_names(server):
    origin = f"http://localhost:{server.port}"
    assert upgrade(server, host=f"127.0.0.1:{server.port}", Origin=origin).status == 101


def test_two_origins_are_refused(server):
    ours = f"http://{server.authority}"
    for pair in [(ours, "http://evil.example"), ("http://evil.example", ours)]:
        extra = [("Origin", origin) for origin in pair]
        assert_kept_out(upgrade(server, extra=extra))


OPEN_PATHS = ["/", "/index.html", "/protocol.json"]
OWN_PATHS = ["/state/main", "/metrics", "/healthz"]


def fetch(server, path, *headers):
    return ask(server, request(path=path, headers=headers, host=server.authority))


@pytest.mark.parametrize("path", OWN_PATHS)
@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "same-origin, none", "other"])
@pytest.mark.parametrize("mode", ["no-cors", "navigate"])
def test_a_foreign_page_gets_no_state(server, path, site, mode):
    """With `same-site` the request comes from another port of this machine: another program."""
    headers = [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode)]
    error = assert_refused(fetch(server, path, *headers), 403)
    assert error["code"] == "foreign_page"


@pytest.mark.parametrize("path", OWN_PATHS)
@pytest.mark.parametrize("origin", ["null", "", "http://evil.example", "http://localhost:1"])
def test_a_foreign_page_in_an_older_browser_gets_no_state(server, path, origin):
    assert_refused(fetch(server, path, ("Origin", origin)), 403)


@pytest.mark.parametrize("path", OWN_PATHS + OPEN_PATHS)
@pytest.mark.parametrize("site", [None, "same-origin", "none"])
def test_our_page_the_address_bar_and_scripts_get_the_state(server, path, site):
    headers = [("Sec-Fetch-Site", site)] if site else []
    assert fetch(server, path, *headers).status == 200


@pytest.mark.parametrize("path", OPEN_PATHS)
@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_link_from_elsewhere_opens_the_dashboard(server, path, site):
    headers = [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "navigate")]
    assert fetch(server, path, *headers).status == 200
