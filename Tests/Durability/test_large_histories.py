"""A session with large revisions opens at once, from its newest state, and no one waits."""

from __future__ import annotations

import contextlib
import pathlib
import re
import threading
import time

import pytest

import raw_http
from durable import Client, DurableServer, amount, copied, wait_until

REVISIONS = amount(120, 600)
NUMBERS = 10_000
# Generous for a busy machine, and far below the time of reading the whole history.
PATIENCE = 2.0
# The state and the newest megabyte, parsed; the whole history takes more than a gigabyte.
MOST_MEMORY = 200 << 20


def values(number: int) -> list[int]:
    return list(range(number, number + NUMBERS))


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """A database with a session, each revision of which has replaced ten thousand numbers."""
    folder = tmp_path_factory.mktemp("large")
    folder.chmod(0o700)
    with DurableServer(folder / "colonnade.db") as server:
        with Client(server, session="large", watch="none") as client:
            for number in range(1, REVISIONS + 1):
                client.call("setPath", values=values(number))
        with Client(server, session="near", watch="none") as client:
            client.call("push", value=1)
        server.kill()
    return folder / "colonnade.db"


@pytest.fixture
def large(written, tmp_path):
    """A copy of it."""
    return copied(written, tmp_path / "store")


def most_memory(server: DurableServer) -> int:
    status = pathlib.Path(f"/proc/{server.pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) * 1024


@contextlib.contextmanager
def neighbour(server: DurableServer):
    """A client in another session that sends request after request, and must not wait."""
    waits: list[float] = []
    done = threading.Event()

    def ask() -> None:
        with Client(server, session="near", watch="none") as client:
            while not done.is_set():
                begin = time.monotonic()
                client.call("state.get")
                waits.append(time.monotonic() - begin)
                done.wait(0.005)

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        wait_until(lambda: len(waits) > 10, "the neighbour")
        waits.clear()
        yield
    finally:
        done.set()
        thread.join()
    assert max(waits) < PATIENCE, f"a neighbour waited {max(waits):.1f} s"


def quickly(deed):
    begin = time.monotonic()
    result = deed()
    taken = time.monotonic() - begin
    assert taken < PATIENCE, f"it took {taken:.1f} s"
    return result


def asking(server: DurableServer, path: str, method: str = "GET") -> bytes:
    return raw_http.request(method, path, host=server.authority)


def in_memory(server: DurableServer) -> int:
    text = raw_http.get(server, "/metrics").body.decode()
    return int(re.search(r"^colonnade_sessions (\d+)$", text, re.M)[1])


def path(document: dict) -> list:
    return [element["value"] for element in document["detail"]["path"]]


def test_a_session_with_large_revisions_opens_at_once_and_no_one_waits(large):
    with DurableServer(large, "--idle-after", "1") as server:
        before = most_memory(server)
        with neighbour(server):
            for _ in range(3):
                client = quickly(lambda: Client(server, session="large"))
                assert client.path == values(REVISIONS) and client.revision == REVISIONS
                client.close()
                wait_until(lambda: in_memory(server) == 2, "the session's leave")
        assert most_memory(server) - before < MOST_MEMORY
        server.end()


def test_clients_that_connect_while_a_session_opens_are_served(large):
    with DurableServer(large) as server:
        document = raw_http.get(server, "/state/large")
        assert document.status == 200 and path(document.json()) == values(REVISIONS)
        clients = [Client(server, session="large", watch="none") for _ in range(5)]
        for client in clients:
            client.call("pop")
        assert clients[0].call("state.get")["revision"] == REVISIONS + 5
        document = raw_http.get(server, "/state/large")
        assert document.status == 200 and path(document.json()) == values(REVISIONS)[:-5]
        server.end()


def test_stopping_the_server_does_not_wait_for_sessions_that_are_opening(large):
    with DurableServer(large) as server, raw_http.HTTPConnection(server) as waiting:
        waiting.send(asking(server, "/state/large"))
        raw_http.get(server, "/healthz")
        quickly(server.end)


def test_plain_requests_wait_for_the_session_and_closed_ones_are_dropped(large):
    with DurableServer(large, "--idle-after", "1") as server, contextlib.ExitStack() as stack:
        waiting = [stack.enter_context(raw_http.HTTPConnection(server)) for _ in range(6)]
        for connection in waiting:
            connection.send(asking(server, "/state/large"))
        waiting.pop().reset()
        waiting.pop().close()
        waiting[0].send(asking(server, "/healthz"))
        answers = [connection.response() for connection in waiting]
        assert [answer.status for answer in answers] == [200] * 4
        assert all(path(answer.json()) == values(REVISIONS) for answer in answers)
        assert "status" in waiting[0].response().json(), "what came behind it meanwhile"
        for connection in waiting[1:]:
            connection.send(asking(server, "/state/near"))
            assert connection.response().status == 200
        wait_until(lambda: in_memory(server) == 1, "the sessions' leave")
        waiting[1].send(asking(server, "/state/large", "HEAD"))
        head = waiting[1].response(is_head=True)
        assert head.status == 200 and int(head.header("content-length")) > NUMBERS
        server.end()


def test_any_kept_revision_is_shown_and_restored_at_once(large):
    with DurableServer(large) as server, Client(server, session="large", watch="none") as client:
        before = most_memory(server)
        with neighbour(server):
            entries, after = [], 0
            while page := quickly(lambda: client.call("history.list", after=after, limit=1000))[
                "revisions"
            ]:
                entries += page
                after = page[-1]["revision"]
            numbers = [entry["revision"] for entry in entries]
            assert numbers == list(range(numbers[0], REVISIONS + 1))
            assert all(entry["cause"]["method"] == "setPath" for entry in entries)
            for number in [numbers[0], numbers[len(numbers) // 2], REVISIONS - 1]:
                past = quickly(lambda: client.call("history.get", revision=number))
                assert path(past["state"]) == values(number)
                quickly(lambda: client.call("restore", revision=number))
                assert path(client.call("state.get")["state"]) == values(number)
        assert most_memory(server) - before < MOST_MEMORY
        server.end()


def test_the_size_of_the_file_depends_on_what_is_kept_not_on_what_was_ever_written(written, large):
    files = list(written.parent.glob("colonnade.db*"))
    # 64 MiB of history, and what may be added before the next check.
    assert sum(file.stat().st_size for file in files) < 110 << 20
    with DurableServer(large) as server:
        with Client(server, session="large", watch="none") as client:
            oldest = client.call("history.list", limit=1)["oldest"]
            assert 30 < REVISIONS - oldest < REVISIONS
        server.end()
