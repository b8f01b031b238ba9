"""A changed byte in the write-ahead log: nothing that was acknowledged is lost silently."""

from __future__ import annotations

import pathlib
import random

import pytest

from durable import Client, DurableServer, amount, verify, wait_until
from mirror import Mirror

SESSIONS = ["red", "green", "blue"]
FRAME = 24 + 4_096


def known(client: Client) -> Mirror:
    return Mirror(client.state, client.revision, client.mirror.epoch)


class Life:
    """A server was killed: its files at that moment, and what it had acknowledged."""

    def __init__(self, folder: pathlib.Path):
        folder.mkdir(mode=0o700)
        self.database, chance = folder / "colonnade.db", random.Random(5)
        self.clients: dict[str, Client] = {}
        with DurableServer(self.database) as server:
            for number in range(18):
                session = SESSIONS[number % 3] if number < 12 else SESSIONS[number % 2]
                if session not in self.clients:
                    self.clients[session] = Client(server, session)
                self.clients[session].call("push", value="z" * chance.randint(1, 500))
            newest = [SESSIONS.index(session) + 1, self.clients[session].revision]
            # It is noted after the answer; without the note a bad last frame looks unfinished.
            wait_until(lambda: self.noted() == newest, "the newest revision in the lock file")
            server.kill()
        for client in self.clients.values():
            client.close()
        self.files = {
            path.name: path.read_bytes()
            for path in folder.iterdir()
            if not path.name.endswith("-shm")
        }
        self.log = self.files["colonnade.db-wal"]
        assert len(self.log) > 30 * FRAME, "nothing has been folded"

    def noted(self) -> list[int]:
        """The number of the session that was stored last, and of its newest revision."""
        lock = self.database.with_name("colonnade.db.lock").read_bytes()
        return [int(word) for word in lock[256:].split()[:2]]

    def restore(self, log: bytes) -> None:
        for path in self.database.parent.iterdir():
            if path.name not in self.files:
                path.unlink()
        for name, data in self.files.items():
            self.database.with_name(name).write_bytes(log if name.endswith("-wal") else data)

    def judge(self, where: str, named: bool = True) -> bool:
        """True if something was lost; then every client concerned must be informed.

        If the end of the log is missing, nothing says to which sessions it belonged.
        """
        lost = False
        is_sound, report = verify(self.database)
        with DurableServer(self.database, log_level="warning") as server:
            for session, client in self.clients.items():
                with Client(server, session, mirror=known(client)) as back:
                    hello = back.hello
                    if back.revision == client.revision:
                        assert back.state == client.state, where
                        assert "degraded" not in hello, f"{where}: {session} has lost nothing"
                        continue
                    lost = True
                    assert back.revision < client.revision, where
                    assert hello["resumed"] is False, f"{where}: {session} goes on, silently"
                    if named:
                        assert hello["degraded"]["from"] == back.revision + 1, (where, hello)
            status, out, errors = server.stop()
            assert status == 0, (where, errors)
        assert is_sound is not lost, f"{where}: {report}"
        if lost:
            assert "newest changes" in server.start_text + out + errors, where
        return lost

    def aside(self) -> list[pathlib.Path]:
        return list(self.database.parent.glob(f"{self.database.name}.damaged-*-wal"))


@pytest.fixture(scope="module")
def life(tmp_path_factory):
    return Life(tmp_path_factory.mktemp("life") / "store")


def flipped(log: bytes, at: int, mask: int) -> bytes:
    return log[:at] + bytes([log[at] ^ mask]) + log[at + 1 :]


def test_an_unchanged_log_loses_nothing(life):
    life.restore(life.log)
    assert life.judge("nowhere") is False
    assert life.aside() == []


def test_a_flipped_bit_in_the_log_loses_nothing_silently(life):
    chance, losses = random.Random(8), 0
    count = amount(14, 200)
    spread = [at * len(life.log) // (count - 3) for at in range(count - 3)]
    for start in [20, len(life.log) - 9, len(life.log) - FRAME + 5, *spread]:
        at = min(len(life.log) - 1, start + chance.randrange(64))
        log = flipped(life.log, at, 1 << chance.randrange(8))
        life.restore(log)
        where = f"byte {at} of {len(life.log)}"
        if life.judge(where):
            losses += 1
            assert [path.read_bytes() for path in life.aside()] == [log], where
    assert losses >= count * 2 // 3


@pytest.mark.parametrize("left", [0, 33, FRAME * 7 + 32, FRAME * 20 + 1_000])
def test_a_log_that_ends_early_loses_nothing_silently(life, left):
    life.restore(life.log[:left])
    assert life.judge(f"cut off at {left}", named=False) is True


def test_half_a_frame_at_the_end_loses_nothing(life):
    """Half a frame, as a kill or a power cut leaves it; no client has heard of that change."""
    life.restore(life.log + life.log[-FRAME : -FRAME + 1_000])
    assert life.judge("half a frame behind") is False
    assert life.aside() == []


def test_without_the_lock_file_frames_after_a_bad_one_are_noticed(life):
    life.restore(flipped(life.log, 5 * FRAME + 200, 4))
    lock = life.database.with_name(life.database.name + ".lock")
    lock.unlink()
    with DurableServer(life.database, log_level="warning") as server:
        for session, client in life.clients.items():
            with Client(server, session, mirror=known(client)) as back:
                assert back.hello["resumed"] is False
        server.end()
