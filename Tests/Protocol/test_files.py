"""Files of the disk are read away from the loop, once, and within a bound of bytes."""

import contextlib
import gzip
import os
import random
import threading

import pytest

import raw_http
from neighbour import Neighbour, assert_not_delayed
from server_process import Server, wait_until

MEGABYTE = 1 << 20
MOST = 40 * MEGABYTE


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Documentation with a long text, with a file of the largest size, and with many others."""
    folder = tmp_path_factory.mktemp("docs")
    (folder / "index.html").write_text("<!doctype html><title>Documentation</title>")
    words = random.Random(1).choices(["push", "pop", "stack", "path", "view"], k=140_000)
    (folder / "text.json").write_text(" ".join(words))
    (folder / "large.bin").write_bytes(os.urandom(16 * MEGABYTE))
    for number in range(60):
        (folder / f"{number}.bin").touch()
        os.truncate(folder / f"{number}.bin", 7 * MEGABYTE)
    return folder


@pytest.fixture
def server(folder):
    with Server("--docs", str(folder)) as server:
        yield server
        assert server.is_running


def ask(server, path, accept="identity"):
    headers = [("Accept-Encoding", accept)]
    return raw_http.request(path=path, headers=headers, host=server.authority)


def test_many_requests_for_a_long_text_do_not_delay_others(server, folder):
    text = (folder / "text.json").read_bytes()

    def fetch():
        with raw_http.HTTPConnection(server, timeout=60) as connection:
            for _ in range(20):
                connection.send(ask(server, "/docs/text.json", "gzip") * 10)
                for _ in range(10):
                    connection.response()
            connection.send(ask(server, "/docs/text.json", "gzip"))
            is_same = gzip.decompress(connection.response().body) == text
            assert is_same

    with Neighbour(server) as neighbour:
        fetchers = [threading.Thread(target=fetch) for _ in range(16)]
        for fetcher in fetchers:
            fetcher.start()
        for fetcher in fetchers:
            fetcher.join()
        assert_not_delayed(neighbour.stop())


def test_a_file_of_the_largest_size_is_sent_in_pieces_between_other_work(server, folder):
    expected = (folder / "large.bin").read_bytes()
    with (
        raw_http.HTTPConnection(server, timeout=60) as connection,
        Neighbour(server) as neighbour,
    ):
        for _ in range(20):
            connection.send(ask(server, "/docs/large.bin"))
            is_same = connection.response().body == expected
            assert is_same
        assert_not_delayed(neighbour.stop())


def test_readers_that_never_read_hold_no_more_than_the_bound(server):
    with contextlib.ExitStack() as stack:
        for number in range(60):
            connection = raw_http.HTTPConnection(server, receive_buffer=4096)
            stack.enter_context(connection)
            connection.send(ask(server, f"/docs/{number}.bin"))
        files = 'colonnade_memory_bytes{kind="files"}'
        wait_until(lambda: raw_http.metric(server, files) > 7 * MEGABYTE, "the first files")
        assert raw_http.metric(server, files) <= MOST
        refused = raw_http.get(server, "/docs/text.json")
        assert refused.status == 200 or refused.json()["error"]["code"] == "unavailable"
        assert raw_http.metric(server, files) <= MOST
    wait_until(
        lambda: raw_http.get(server, "/docs/text.json").status == 200, "room for another file"
    )


def test_a_file_that_changes_is_sent_as_it_is_now(server, folder):
    page = folder / "index.html"
    for text in ["<!doctype html>1", "<!doctype html>12"]:
        page.write_text(text)
        assert raw_http.get(server, "/docs/").body == text.encode()
