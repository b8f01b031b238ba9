"""A copy in place of the database, however it was made, is a new history for every client."""

from __future__ import annotations

import pathlib
import shutil

import pytest

from durable import Client, DurableServer


def put_back(kept: dict[str, bytes], database: pathlib.Path) -> None:
    """Copies as `cp` does: into the existing files."""
    for name, data in kept.items():
        database.with_name(name).write_bytes(data)


def kept(database: pathlib.Path, *endings: str) -> dict[str, bytes]:
    paths = [database.with_name(database.name + ending) for ending in endings]
    return {path.name: path.read_bytes() for path in paths if path.exists()}


def push(client: Client, *values: str) -> None:
    for value in values:
        client.call("push", value=value)


def assert_new_history(database: pathlib.Path, client: Client, path: list[str]) -> None:
    """The client accepts the new state, which does not come as changes."""
    with DurableServer(database) as server, Client(server, mirror=client.mirror) as back:
        assert (back.hello["resumed"], back.hello["reason"]) == (False, "epoch_changed")
        assert back.path == path
        push(back, "goes on")
        epoch = back.hello["epoch"]
        server.kill()
    with DurableServer(database) as server, Client(server, mirror=back.mirror) as again:
        assert again.hello["resumed"] is True, "once, and not again at each start"
        assert again.hello["epoch"] == epoch
        server.end()


def test_a_restored_copy_of_a_closed_database_is_a_new_history(database):
    with DurableServer(database) as server, Client(server) as client:
        push(client, "one")
        server.end()
    keep = kept(database, "")
    inode = database.stat().st_ino
    with DurableServer(database) as server, Client(server, mirror=client.mirror) as client:
        assert client.hello["resumed"] is True
        push(client, "two", "three")
        server.end()
    put_back(keep, database)
    assert database.stat().st_ino == inode
    with DurableServer(database) as server, Client(server) as other:
        push(other, "not two", "not three", "not four")
        server.end()
    assert_new_history(database, client, ["one", "not two", "not three", "not four"])


@pytest.mark.parametrize("ending", ["kill", "end"])
def test_a_restored_copy_of_a_running_database_is_a_new_history(database, ending):
    with DurableServer(database) as server, Client(server) as client:
        push(client, "one")
        keep = kept(database, "", "-wal")
        push(client, "two", "three")
        getattr(server, ending)()
    for name in ["-wal", "-shm"]:
        database.with_name(database.name + name).unlink(missing_ok=True)
    put_back(keep, database)
    assert_new_history(database, client, ["one"])


def test_a_database_without_its_lock_file_counts_as_a_copy(database):
    with DurableServer(database) as server, Client(server) as client:
        push(client, "one")
        server.end()
    database.with_name(database.name + ".lock").unlink()
    assert_new_history(database, client, ["one"])


def test_a_copy_of_the_whole_folder_is_a_new_history(database, tmp_path):
    with DurableServer(database) as server, Client(server) as client:
        push(client, "one")
        server.end()
    shutil.copytree(database.parent, tmp_path / "copy")
    (tmp_path / "copy").chmod(0o700)
    assert_new_history(tmp_path / "copy" / database.name, client, ["one"])


@pytest.mark.parametrize("ending", ["kill", "end"])
def test_the_same_database_is_the_same_history(database, ending):
    with DurableServer(database) as server, Client(server) as client:
        push(client, "one")
        getattr(server, ending)()
    for turn in range(4):
        with DurableServer(database) as server, Client(server, mirror=client.mirror) as client:
            assert client.hello["resumed"] is True
            if turn % 2:
                push(client, f"{turn}")
            server.kill() if turn < 2 else server.end()
