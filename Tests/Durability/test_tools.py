"""`backup`, `verify` and `recover` beside files of other people."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from durable import Client, DurableServer, binary, run, tool
from small_disk import SmallDisk, small_disk


def fill(database, ending: str = "end") -> None:
    with DurableServer(database) as server, Client(server) as client:
        client.call("push", values=[1, 2, 3])
        getattr(server, ending)()


@pytest.mark.parametrize("command", ["backup", "recover"])
def test_a_file_that_the_tool_did_not_write_is_never_removed(database, command):
    fill(database)
    copy = database.with_name("copy.db")
    endings = [".new", ".new-wal", ".reading", ".reading-wal", ".sound"]
    for ending in endings:
        copy.with_name(copy.name + ending).write_text("mine")
    done = tool(command, database, copy)
    assert done.returncode == 0, (done.stdout, done.stderr)
    for ending in endings:
        assert copy.with_name(copy.name + ending).read_text() == "mine"
    assert tool("verify", copy).returncode == 0
    before = copy.read_bytes()
    assert tool(command, database, copy).returncode == 20
    assert copy.read_bytes() == before


@pytest.mark.parametrize("command", ["backup", "recover"])
def test_no_file_is_written_beside_the_log_of_another_database(database, command):
    fill(database)
    copy = database.with_name("copy.db")
    copy.with_name("copy.db-wal").write_text("mine")
    done = tool(command, database, copy)
    assert done.returncode == 20 and b"copy.db-wal" in done.stderr, done
    assert not copy.exists() and copy.with_name("copy.db-wal").read_text() == "mine"


@pytest.mark.parametrize("ending", ["end", "kill"])
def test_databases_are_read_in_a_folder_that_cannot_be_written(database, tmp_path, ending):
    fill(database, ending)
    with small_disk(tmp_path / "disk", size="8m") as disk:
        for path in database.parent.iterdir():
            if not path.name.endswith("-shm"):
                shutil.copy(path, disk.path)
        make_read_only(disk)
        source = disk.inside / database.name
        with pytest.raises(OSError, match="Read-only"):
            (disk.path / "file").write_text("x")
        for words in (["verify", source], ["backup", source, tmp_path / "copy.db"]):
            done = subprocess.run(
                [*disk.before, binary(), *map(str, words)], capture_output=True, timeout=30
            )
            assert done.returncode == 0, (words, done.stdout, done.stderr)
            assert b"1 sessions" in done.stdout, done.stdout
    assert run("verify", str(tmp_path / "copy.db")).returncode == 0


def make_read_only(disk: SmallDisk) -> None:
    mount = ["mount", "-o", "remount,ro", str(disk.inside)]
    subprocess.run([*disk.before, *mount], check=True, capture_output=True)
