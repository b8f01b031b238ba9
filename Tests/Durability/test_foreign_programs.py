"""Another program has the database open: the server starts, works as far as it can, and stops."""

from __future__ import annotations

import contextlib
import sqlite3
import time

import pytest

from durable import Client, DurableServer, run, start_refused, verify
from mirror import Refused

FULL = 1015
IO = 18
SECONDS = 3.0


@contextlib.contextmanager
def reading(database):
    """Another program in the middle of reading."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM revision").fetchone()
        yield


@contextlib.contextmanager
def writing(database, mode="IMMEDIATE"):
    """Another program in the middle of writing."""
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(f"BEGIN {mode}")
        yield
        connection.execute("ROLLBACK")


@contextlib.contextmanager
def in_time(what: str):
    began = time.monotonic()
    yield
    taken = time.monotonic() - began
    assert taken < SECONDS, f"{what} took {taken:.1f} s"


@pytest.fixture
def used(database):
    """A database with a session of one value, and its client."""
    with DurableServer(database) as server, Client(server) as client:
        client.call("push", value=1)
        server.end()
    return database, client


def come_back(database, client, path: list) -> Client:
    with DurableServer(database) as server, Client(server, mirror=client.mirror) as back:
        assert back.hello["resumed"] is True
        assert back.path == path
        server.end()
    assert verify(database)[0]
    return back


def test_a_program_that_reads_delays_neither_start_nor_stop(used):
    database, client = used
    with reading(database):
        with in_time("starting"):
            server = DurableServer(database)
        with server, Client(server, mirror=client.mirror) as client:
            assert client.hello["resumed"] is True
            client.call("push", value=2)
            with in_time("stopping"):
                server.end()
    come_back(database, client, [1, 2])


@pytest.mark.parametrize("stays", [True, False], ids=["stays", "ends before"])
def test_a_kill_loses_nothing_while_a_program_reads(used, stays):
    database, client = used
    with reading(database) if stays else contextlib.nullcontext():
        with (
            reading(database),
            DurableServer(database) as server,
            Client(server, mirror=client.mirror) as client,
        ):
            client.call("push", values=[2, 3])
            server.kill()
        if stays:
            with DurableServer(database) as server, Client(server, mirror=client.mirror) as client:
                assert client.path == [1, 2, 3]
                client.call("push", value=4)
                server.kill()
    come_back(database, client, [1, 2, 3, 4] if stays else [1, 2, 3])


def test_a_program_that_reads_while_the_server_runs_is_not_waited_for(used):
    database, client = used
    with (
        DurableServer(database) as server,
        Client(server, mirror=client.mirror) as client,
        reading(database),
    ):
        client.call("push", value=2)
        with in_time("stopping"):
            server.end()
    come_back(database, client, [1, 2])


def test_while_another_program_writes_changes_are_refused_and_everything_can_be_read(used):
    database, client = used
    with DurableServer(database) as server, Client(server, mirror=client.mirror) as client:
        with writing(database):
            with in_time("refusing"), pytest.raises(Refused) as refused:
                client.call("push", value=2)
            assert refused.value.code == FULL and refused.value.data["retryable"] is True
            assert "another program" in refused.value.error["message"].lower()
            assert client.call("state.get")["state"] == client.state
        push_when_possible(client, 2)
        with writing(database), in_time("stopping"):
            server.end()
    come_back(database, client, [1, 2])


def test_the_server_starts_while_another_program_writes_and_shows_its_state(used):
    database, client = used
    with writing(database):
        with in_time("starting"):
            server = DurableServer(database, log_level="warning")
        with server:
            with Client(server, mirror=client.mirror) as client:
                assert client.hello["resumed"] is True and client.path == [1]
                with pytest.raises(Refused) as refused:
                    client.call("push", value=2)
                assert refused.value.code == FULL
            with in_time("stopping"):
                status, out, errors = server.stop()
            assert status == 0 and "Another program" in out + errors, (out, errors)
    with writing(database):
        server = DurableServer(database)
    with server, Client(server, mirror=client.mirror) as client:
        push_when_possible(client, 2)
        server.kill()
    come_back(database, client, [1, 2])


def push_when_possible(client: Client, value: int) -> None:
    deadline = time.monotonic() + 15
    while True:
        try:
            return client.call("push", value=value)
        except Refused as refused:
            assert refused.code == FULL, refused
            assert time.monotonic() < deadline, "writes do not resume by themselves"
            time.sleep(0.05)


def test_a_program_that_locks_the_database_is_not_called_a_server(used):
    database, client = used
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("SELECT count(*) FROM revision").fetchone()
        with in_time("refusing"):
            status, said = start_refused(database)
        assert status == IO and "another program" in said and "server" not in said, (status, said)
        connection.execute("ROLLBACK")
    come_back(database, client, [1])


def test_a_long_backup_delays_nothing(used):
    database, client = used
    with DurableServer(database) as server, Client(server, mirror=client.mirror) as client:
        with reading(database):
            done = run("backup", str(database), str(database.with_name("copy.db")))
            assert done.returncode == 0, done.stderr
        client.call("push", value=2)
        server.end()
    come_back(database, client, [1, 2])
