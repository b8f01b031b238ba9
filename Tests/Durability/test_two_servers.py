"""One database, one server: the second names the first, and touches nothing."""

from __future__ import annotations

import subprocess

import pytest

from durable import Client, DurableServer, backup, binary, start_refused, verify, wait_until
from mirror import Mirror

LOCKED = 17


def test_a_second_server_on_the_same_database_names_the_first_and_ends(database):
    with DurableServer(database) as first, Client(first) as client:
        client.call("push", value=1)
        lock = database.with_name(f"{database.name}.lock")
        # The newest change is noted there after the answer: session, revision, keys.
        wait_until(lambda: lock.read_bytes().split()[3:6] == [b"1", b"1", b"0"], "it is noted")
        before = {path.name: path.read_bytes() for path in database.parent.iterdir()}
        status, said = start_refused(database)
        assert status == LOCKED
        assert str(first.pid) in said and len(said.strip().splitlines()) == 1, said
        assert before == {path.name: path.read_bytes() for path in database.parent.iterdir()}
        client.call("push", value=2)
        assert client.path == [1, 2]
        first.end()


def test_a_database_with_another_name_is_still_the_same(database):
    """A relative path, and the folder through a link."""
    link = database.parent.parent / "link"
    link.symlink_to(database.parent)
    with DurableServer(database) as first:
        for name in [link / database.name, database.parent / "." / ".." / "store" / database.name]:
            status, said = start_refused(name)
            assert status == LOCKED and str(first.pid) in said, (status, said)


@pytest.mark.parametrize("ending", ["kill", "end"])
def test_the_next_server_may_start_when_the_first_has_ended(database, ending):
    with DurableServer(database) as first, Client(first) as client:
        client.call("push", value=1)
        getattr(first, ending)()
    with DurableServer(database) as second, Client(second) as client:
        assert client.path == [1]
        second.end()


def test_of_many_servers_that_start_at_once_exactly_one_gets_the_database(database):
    processes = [
        subprocess.Popen(
            [binary(), "serve", "--port", "0", "--plain-page", "--database", str(database)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(6)
    ]
    try:

        def gone() -> list[subprocess.Popen]:
            return [process for process in processes if process.poll() is not None]

        wait_until(lambda: len(gone()) >= 5, "five that end", patience=60)
        ended = gone()
        assert [process.returncode for process in ended] == [LOCKED] * 5
        winner = next(process for process in processes if process not in ended)
        for process in ended:
            assert str(winner.pid) in process.stderr.read().decode()
        assert winner.poll() is None
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def test_a_backup_of_a_running_database_is_sound_and_has_everything_acknowledged(database):
    with DurableServer(database) as server, Client(server) as client:
        client.call("push", values=[1, 2, 3])
        copy = database.with_name("copy.db")
        backup(database, copy)
        client.call("push", value=4)
        assert verify(copy)[0] and verify(database)[0]
        mirror = Mirror(epoch=client.mirror.epoch, revision=client.revision)
        with DurableServer(copy) as other, Client(other, mirror=mirror) as reader:
            assert reader.path == [1, 2, 3]
            assert (reader.hello["resumed"], reader.hello["reason"]) == (False, "epoch_changed")
            other.end()
        assert client.path == [1, 2, 3, 4]
        server.end()
