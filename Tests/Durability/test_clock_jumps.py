"""The wall clock jumps back and forth: order, resuming and history do not depend on it."""

from __future__ import annotations

import datetime
import pathlib
import subprocess
import time

import pytest

from durable import Client, DurableServer, everything, verify

HOUR = 3_600
DAY = 24 * HOUR


class ShiftedClock:
    """The server's wall clock, which is wrong by `shift` seconds."""

    def __init__(self, folder: pathlib.Path):
        library, self.file = folder / "clock_shift.so", folder / "shift"
        source = pathlib.Path(__file__).with_name("clock_shift.c")
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-o", str(library), str(source), "-ldl"],
            check=True,
        )
        self.before = ["env", f"LD_PRELOAD={library}", f"CLOCK_SHIFT={self.file}"]
        self.shift(0)

    def shift(self, seconds: int) -> None:
        part = self.file.with_name("shift.new")
        part.write_text(str(seconds))
        part.replace(self.file)


@pytest.fixture
def clock(tmp_path):
    return ShiftedClock(tmp_path)


def seconds_off(at: str) -> float:
    return datetime.datetime.fromisoformat(at).timestamp() - time.time()


def push_at(client: Client, clock: ShiftedClock, shift: int, count: int = 20) -> None:
    clock.shift(shift)
    for _ in range(count):
        client.call("push", value=client.revision)
    assert abs(seconds_off(client.changes[-1]["at"]) - shift) < 60, "the server's clock follows"


@pytest.mark.parametrize(
    "shifts",
    [[0, -HOUR, HOUR, -HOUR, 0], [HOUR, 0, -30 * DAY, 30 * DAY, 0], [-40 * DAY, 0, -40 * DAY]],
    ids=str,
)
def test_a_clock_that_jumps_affects_neither_order_nor_history(database, clock, shifts):
    with DurableServer(database, before=clock.before) as server, Client(server) as client:
        away = Client(server)
        for at, shift in enumerate(shifts):
            push_at(client, clock, shift)
            if at == 1:
                away.wait_for(client.revision)
                away.close()
        assert client.path == list(range(len(client.path))), "each revision in its order"
        state, changes, count = client.state, client.changes, client.revision
        server.kill()
    clock.shift(shifts[-1] + HOUR)
    with (
        DurableServer(database, before=clock.before) as server,
        Client(server, mirror=away.mirror) as back,
    ):
        assert back.hello["resumed"] is True
        assert back.state == state
        assert back.hello["changes"] == changes[40:]
        entries = everything(back)
        assert len(entries) == count, "nothing is deleted for being from another time"
        assert [entry["at"] for entry in entries] == [change["at"] for change in changes]
        push_at(back, clock, -HOUR)
        assert back.revision == count + 20
        server.end()
    assert verify(database)[0]


def test_connections_survive_a_jump_of_the_clock(database, clock):
    with DurableServer(database, before=clock.before) as server, Client(server) as client:
        for shift in [HOUR, -HOUR, 400 * DAY, 0]:
            push_at(client, clock, shift, count=5)
        assert client.revision == 20
        server.end()
