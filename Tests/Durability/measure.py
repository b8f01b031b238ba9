"""Figures of the store, each with its baseline, alternating in one run.

python Tests/Durability/measure.py [--only NAME] [--old PROGRAM] [--folder FOLDER]
                                   [--sessions NUMBER] [--revisions NUMBER]
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
import re
import selectors
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from durable import DurableServer, RawWebSocket, Server, push_frame, run, text_frame, wait_until

CLIENTS = 64


def median(samples: list[float]) -> float:
    return statistics.median(samples)


def say(name: str, figure: str, asked: str, is_met: bool) -> None:
    print(f"{'ok ' if is_met else 'NOT'}  {name}: {figure} (asked: {asked})", flush=True)


def microseconds(seconds: float) -> str:
    return f"{seconds * 1e6:,.0f} µs"


def timed(deed: Callable[[], object]) -> float:
    begin = time.perf_counter()
    deed()
    return time.perf_counter() - begin


class Appender:
    """A file that grows by 4 KiB and is synced."""

    def __init__(self, folder: pathlib.Path):
        self.descriptor = os.open(
            folder / "appended", os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600
        )
        self.block = os.urandom(4_096)

    def sync(self) -> None:
        os.write(self.descriptor, self.block)
        os.fdatasync(self.descriptor)


class Caller:
    """One connection, one command at a time; the frames are prepared beforehand."""

    def __init__(self, server: Server, session: str = "main"):
        self.socket = RawWebSocket(server, f"/ws/{session}?watch=none", timeout=60)
        self.push, self.pop = push_frame(1, 42), text_frame({"id": 2, "method": "pop"})

    def say(self, frame: bytes) -> None:
        self.socket.send(frame)
        _opcode, data = self.socket.data()
        assert b'"result"' in data, data

    def round_trip(self) -> None:
        self.say(self.push)
        self.say(self.pop)


@contextlib.contextmanager
def ephemeral(program: str | None = None) -> Iterator[Server]:
    """Programs from before the store have no such option, and store nothing anyway."""
    before = os.environ.get("COLONNADE_BINARY")
    if program:
        os.environ["COLONNADE_BINARY"] = program
    try:
        knows = b"--ephemeral" in run("serve", "--help").stdout
        server = Server(*(["--ephemeral"] if knows else []))
    finally:
        os.environ.pop("COLONNADE_BINARY", None)
        if before:
            os.environ["COLONNADE_BINARY"] = before
    with server:
        if program:
            running = str(pathlib.Path(f"/proc/{server.pid}/exe").readlink())
            assert running == os.path.realpath(program), running
        yield server
        server.stop()


def lone(folder: pathlib.Path, turns: int = 40, each: int = 25) -> None:
    """One command at a time, compared with one sync and with the round trip without a store."""
    syncs, memory, durable = [], [], []
    appender = Appender(folder)
    with DurableServer(folder / "lone.db") as with_store, ephemeral() as without:
        there, here = Caller(with_store), Caller(without)
        for _ in range(turns):
            syncs += [timed(appender.sync) for _ in range(each)]
            memory += [timed(here.round_trip) / 2 for _ in range(each)]
            durable += [timed(there.round_trip) / 2 for _ in range(each)]
        with_store.end()
    ratio = median(durable) / (median(syncs) + median(memory))
    say(
        "lone durable command",
        f"{microseconds(median(durable))} = {ratio:.2f} × (sync "
        f"{microseconds(median(syncs))} + in memory {microseconds(median(memory))})",
        "≤ 1.6 ×",
        ratio <= 1.6,
    )


def pipelined(folder: pathlib.Path, each: int = 2_000) -> None:
    """64 clients that send without waiting, compared with one sync for each command."""
    syncs, rates = [], []
    appender = Appender(folder)
    with DurableServer(folder / "pipelined.db") as server:
        for turn in range(5):
            syncs += [timed(appender.sync) for _ in range(200)]
            rates.append(flood(server, turn, each))
        server.end()
    ratio = median(rates) * median(syncs)
    say(
        f"{CLIENTS} pipelined clients",
        f"{median(rates):,.0f} commands/s = {ratio:.1f} × one sync "
        f"a command ({1 / median(syncs):,.0f}/s)",
        "≥ 20 ×",
        ratio >= 20,
    )


def flood(server: Server, turn: int, each: int) -> float:
    """Commands per second; every client has its own session."""
    frames = b"".join(push_frame(at, at) for at in range(each))
    sockets = [
        RawWebSocket(server, f"/ws/t{turn}-{at}?watch=none", timeout=60) for at in range(CLIENTS)
    ]
    begin, waiting, tails = time.perf_counter(), selectors.DefaultSelector(), {}
    for socket in sockets:
        socket.socket.setblocking(False)
        waiting.register(socket.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, [frames, 0])
    unfinished = len(sockets)
    while unfinished:
        for key, events in waiting.select():
            progress = key.data
            if events & selectors.EVENT_WRITE and progress[0]:
                sent = key.fileobj.send(progress[0][: 1 << 16])
                progress[0] = progress[0][sent:]
                if not progress[0]:
                    waiting.modify(key.fileobj, selectors.EVENT_READ, progress)
            if events & selectors.EVENT_READ:
                piece = key.fileobj.recv(1 << 20)
                assert piece, "hung up"
                text = tails.get(key.fd, b"") + piece
                progress[1] += text.count(b'"result"')
                tails[key.fd] = text[-7:]
                if progress[1] == each:
                    waiting.unregister(key.fileobj)
                    unfinished -= 1
    seconds = time.perf_counter() - begin
    for socket in sockets:
        socket.close()
    return CLIENTS * each / seconds


def against_old(old: str | None, turns: int = 500, each: int = 10) -> None:
    """The round trip without a store, of the earlier program and of this one."""
    if not old:
        print("–    in-memory round trip: name the program from before with --old")
        return
    before, now = [], []
    with ephemeral(old) as earlier, ephemeral() as later:
        then, here = Caller(earlier), Caller(later)
        for _ in range(turns):
            before += [timed(then.round_trip) / 2 for _ in range(each)]
            now += [timed(here.round_trip) / 2 for _ in range(each)]
    ratio = median(now) / median(before)
    say(
        "in-memory round trip",
        f"{microseconds(median(now))}, before {microseconds(median(before))}: {ratio:.2f} ×",
        "not slower, within 5 %",
        ratio <= 1.05,
    )


def depth(folder: pathlib.Path, turns: int = 60, each: int = 10) -> None:
    """A push onto a deep path, compared with one onto a shallow path."""
    taken: dict[int, list[float]] = {10: [], 9_990: []}
    with DurableServer(folder / "depth.db") as server:
        callers = {deep: Caller(server, f"deep-{deep}") for deep in taken}
        for deep, caller in callers.items():
            for _ in range(deep // 10):
                caller.say(
                    text_frame({"id": 3, "method": "push", "params": {"values": list(range(10))}})
                )
        for _ in range(turns):
            for deep, caller in callers.items():
                for _ in range(each):
                    taken[deep].append(timed(lambda: caller.say(caller.push)))
                    caller.say(caller.pop)
        server.end()
    ratio = median(taken[9_990]) / median(taken[10])
    say(
        "push at depth 10,000",
        f"{microseconds(median(taken[9_990]))}, at depth 10 "
        f"{microseconds(median(taken[10]))}: {ratio:.2f} ×",
        "≤ 1.2 ×",
        ratio <= 1.2,
    )


def long_session(folder: pathlib.Path, revisions: int = 100_000) -> None:
    """The time from connecting to hello, from a server that has not read the session yet."""
    database = folder / "long.db"
    with DurableServer(database) as server:
        pair = push_frame(1, 1) + push_frame(2, 2) + text_frame({"id": 3, "method": "popToRoot"})
        with RawWebSocket(server, "/ws/main?watch=none", timeout=60) as socket:
            for _ in range(0, revisions // 3 + 1, 100):
                socket.send(pair * 100)
                for _ in range(300):
                    socket.data()
        server.end()
    opened = []
    for kill in [False, True, False, True, False]:
        with DurableServer(database) as server:
            begin = time.perf_counter()
            with RawWebSocket(server) as socket:
                opened.append(time.perf_counter() - begin)
                assert socket.hello["params"]["revision"] >= revisions, socket.hello
                socket.call("push", {"value": 1})
            server.kill() if kill else server.end()
    worst = max(opened)
    say(
        f"opening a session of {revisions:,} revisions",
        f"{median(opened) * 1e3:.1f} ms, at worst {worst * 1e3:.1f} ms",
        "< 50 ms",
        worst < 0.05,
    )


def large_session(folder: pathlib.Path, revisions: int = 200) -> None:
    """A session with 10,000 numbers, each revision of which replaces them all."""
    database = folder / "large.db"
    with DurableServer(database, "--idle-after", "1") as server:
        with RawWebSocket(server, "/ws/large?watch=none", timeout=60) as socket:
            for number in range(revisions):
                socket.call("setPath", {"values": list(range(number, number + 10_000))})
        with RawWebSocket(server, "/ws/near?watch=none", timeout=60) as near:
            near.call("push", {"value": 1})
        server.end()
    opened, waits, looks, restores = [], [], [], []
    with DurableServer(database, "--idle-after", "1") as server:
        before = memory(server)
        with beside(server) as waits:
            begin = time.perf_counter()
            socket = RawWebSocket(server, "/ws/large?watch=none", timeout=60)
            opened.append(time.perf_counter() - begin)
        grown = memory(server) - before
        with socket, beside(server) as looked:
            listed = socket.call("history.list", {"after": 0, "limit": 1_000})["result"]
            first = listed["oldest"]
            looks += [
                timed(lambda: socket.call("history.get", {"revision": number}))
                for number in [*range(first, revisions, 7), revisions]
            ]
            restores += [
                timed(lambda: socket.call("restore", {"revision": number}))
                for number in range(first, revisions, 25)
            ]
        server.end()
    size = sum(path.stat().st_size for path in folder.glob("large.db*"))
    say(
        f"opening a session of 10,000 numbers, {revisions} times replaced",
        f"{max(opened) * 1e3:.0f} ms, {grown / 1e6:.0f} MB more",
        "< 200 ms",
        max(opened) < 0.2,
    )
    say(
        "a neighbour meanwhile", f"{max(waits) * 1e3:.0f} ms at worst", "< 50 ms", max(waits) < 0.05
    )
    for name, taken in [("history.get", looks), ("restore", restores), ("a neighbour", looked)]:
        say(
            f"{name} of any revision there",
            f"{median(taken) * 1e3:.0f} ms, at worst {max(taken) * 1e3:.0f} ms",
            "< 50 ms",
            max(taken) < 0.05,
        )
    say("the file then", f"{size / (1 << 20):.0f} MiB", "< 100 MiB", size < 100 << 20)


def memory(server: Server) -> int:
    """The peak of its memory, in bytes."""
    status = pathlib.Path(f"/proc/{server.pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) * 1024


@contextlib.contextmanager
def beside(server: Server) -> Iterator[list[float]]:
    """The time that a neighbour waits for each answer during the block."""
    waits: list[float] = []
    done = threading.Event()

    def ask() -> None:
        with RawWebSocket(server, "/ws/near?watch=none", timeout=60) as near:
            while not done.is_set():
                waits.append(timed(lambda: near.call("state.get")))
                time.sleep(0.002)

    thread = threading.Thread(target=ask)
    thread.start()
    wait_until(lambda: len(waits) > 20, "the neighbour")
    waits.clear()
    try:
        yield waits
    finally:
        done.set()
        thread.join()


def starting(folder: pathlib.Path, revisions: int, sessions: int) -> None:
    """The time from the start to the line with the link, with many sessions in the database."""
    database = folder / "many.db"
    frames = b"".join(push_frame(at, at) for at in range(min(revisions, 500)))
    with DurableServer(database) as server:
        for number in range(sessions):
            with RawWebSocket(server, f"/ws/s{number}?watch=none", timeout=60) as socket:
                for _ in range(0, revisions, 500):
                    socket.send(frames + text_frame({"id": 0, "method": "popToRoot"}))
                    for _ in range(min(revisions, 500) + 1):
                        socket.data()
        server.end()
    taken, sizes = [], []
    for kill in [True, False, True]:
        begin = time.perf_counter()
        with DurableServer(database) as server:
            taken.append(time.perf_counter() - begin)
            sizes.append(memory(server))
            with RawWebSocket(server, "/ws/s7") as socket:
                assert socket.hello["params"]["revision"] >= revisions
            server.kill() if kill else server.end()
    size = database.stat().st_size
    say(
        f"start-up with {sessions:,} sessions × {revisions:,} revisions, {size / 1e6:,.0f} MB",
        f"{max(taken) * 1e3:,.0f} ms at worst, {max(sizes) >> 20} MiB in memory",
        "< 1 s",
        max(taken) < 1,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="")
    parser.add_argument("--old")
    parser.add_argument("--folder", help="where the databases lie: the disk to measure")
    parser.add_argument("--sessions", type=int, default=10_000)
    parser.add_argument("--revisions", type=int, default=100)
    words = parser.parse_args()
    deeds: dict[str, Callable[[pathlib.Path], None]] = {
        "lone": lone,
        "pipelined": pipelined,
        "ephemeral": lambda _: against_old(words.old),
        "depth": depth,
        "long": long_session,
        "large": large_session,
        "starting": lambda folder: starting(folder, words.revisions, words.sessions),
    }
    with tempfile.TemporaryDirectory(dir=words.folder) as folder:
        pathlib.Path(folder).chmod(0o700)
        for name, deed in deeds.items():
            if re.search(words.only, name):
                deed(pathlib.Path(folder))


if __name__ == "__main__":
    main()
