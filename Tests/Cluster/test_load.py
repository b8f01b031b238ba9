"""Nodes even out what they have to do, and not the numbers of sessions."""

from __future__ import annotations

import json
import multiprocessing
import statistics
import threading
import time
import urllib.parse
import urllib.request
from contextlib import ExitStack

import pytest
from websockets.sync.client import connect

from nodes import Client, Node, Nodes
from server_process import run, wait_until

# Within this many comparisons, a node that joins has got its share of the number of sessions.
SETTLED = 4

# Seconds that 99 of 100 questions of a neighbour take at most, however much the others work: in a
# debug build on two processors, which the clients share.
LONGEST_WAIT = 0.25


def figures(node: Node) -> dict[str, int]:
    with urllib.request.urlopen(f"http://{node.authority}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {
        name.removeprefix("colonnade_"): int(float(value))
        for name, value in (line.split() for line in lines if not line.startswith("#"))
        if "{" not in name
    }


def comparisons(*nodes: Node) -> int:
    return min(figures(node)["load_comparisons_total"] for node in nodes)


def load(node: Node) -> int:
    """Thousandths of a processor."""
    return figures(node)["load_processor_permille"]


def given(node: Node) -> int:
    return figures(node)["sessions_given_total"]


def wait_for_comparisons(count: int, *nodes: Node) -> None:
    end = comparisons(*nodes) + count
    wait_until(lambda: comparisons(*nodes) >= end, "the nodes compare", patience=20 * count)


def heavy(turn: int) -> str:
    """A command that takes the server about a millisecond, and the client hardly any time."""
    values = [f"{turn} {number}" for number in range(400)]
    return json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "setPath", "params": {"values": values}}
    )


def work(url: str, done, is_over) -> None:
    """Always has some heavy commands in flight; the answers are only counted."""
    commands = [heavy(0), heavy(1)]
    with connect(
        url, subprotocols=["colonnade.v1"], compression=None, max_size=None, proxy=None,
        ping_interval=None,
    ) as socket:  # fmt: skip
        assert '"hello"' in socket.recv()
        for turn in range(4):
            socket.send(commands[turn % 2])
        sent = 4
        while done.value < sent:
            answer = socket.recv()
            assert '"result"' in answer, answer
            done.value += 1
            if not is_over.is_set():
                socket.send(commands[sent % 2])
                sent += 1


class Workers:
    """Clients of some sessions, each in a process, which work until the end of the block."""

    def __init__(self, node: Node, *sessions: str):
        spawn = multiprocessing.get_context("spawn")
        self.is_over = spawn.Event()
        self.done = [spawn.Value("q", 0) for _ in sessions]
        self.processes = [
            spawn.Process(
                target=work,
                args=(f"{node.websocket_url}/{name}?watch=none&client=worker", done, self.is_over),
            )
            for name, done in zip(sessions, self.done, strict=True)
        ]

    def __enter__(self) -> Workers:
        for process in self.processes:
            process.start()
        wait_until(lambda: all(done.value for done in self.done), "all work", patience=60)
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        for process in self.processes:
            process.join(60)
        assert [process.exitcode for process in self.processes] == [0] * len(self.processes)


class Neighbour(threading.Thread):
    """Asks one thing after the other, and notes how long each takes."""

    def __init__(self, client: Client):
        super().__init__()
        self.client, self.is_over = client, threading.Event()
        self.waits: list[float] = []
        self.problem: BaseException | None = None
        self.start()

    def run(self) -> None:
        try:
            while not self.is_over.is_set():
                begin = time.perf_counter()
                self.client.call("presence.list")
                self.waits.append(time.perf_counter() - begin)
                self.is_over.wait(0.005)
        except BaseException as problem:
            self.problem = problem

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        self.join()

    def __enter__(self) -> Neighbour:
        return self

    def check(self, since: int = 0) -> float:
        """The 99th percentile of the waits since one, in milliseconds."""
        assert self.problem is None, self.problem
        found = statistics.quantiles(self.waits[since:], n=100)[98]
        assert found <= LONGEST_WAIT, f"{1_000 * found:.0f} ms"
        return round(1_000 * found, 1)


def keep(open_: ExitStack, node: Node, *sessions: str) -> list[Client]:
    """Creates sessions here, with clients that stay."""
    return [open_.enter_context(Client(node, name, watch="none")) for name in sessions]


@pytest.mark.parametrize("count", [4, 8])
def test_a_busy_node_gives_sessions_until_the_load_is_even_and_none_comes_back(database, count):
    names = [f"s{number}" for number in range(count)]
    with Nodes(database, 2) as (first, second), ExitStack() as open_:
        wait_for_comparisons(SETTLED, first, second)
        keepers = keep(open_, first, *names)
        quiet = keep(open_, first, *(f"q{number}" for number in range(count)))
        neighbour = open_.enter_context(Neighbour(open_.enter_context(Client(first, "near"))))
        wait_until(lambda: len(neighbour.waits) > 100, "it asks")
        before = neighbour.check()
        with Workers(second, *names) as workers:
            asked = len(neighbour.waits)
            wait_until(lambda: given(first), "a session leaves", patience=90)
            wait_until(lambda: is_even(first, second), "the load is even", patience=90)
            moving, asked = neighbour.check(asked), len(neighbour.waits)
            wait_for_comparisons(6, first, second)
            assert is_even(first, second)
            print(
                f"99th percentile of a neighbour’s wait with {count} busy sessions: {before} ms "
                f"before, {moving} ms while they move, {neighbour.check(asked)} ms after"
            )
        # No session has moved twice, and those without load have not moved.
        assert given(second) == 0 and 1 <= given(first) < count
        assert second.sessions == given(first)
        assert first.sessions == 1 + count + len(quiet) - given(first)
        revisions = [keeper.call("state.get")["revision"] for keeper in keepers]
        assert revisions == [done.value for done in workers.done]


def is_even(*nodes: Node) -> bool:
    loads = sorted(load(node) for node in nodes)
    return loads[-1] - loads[0] <= loads[-1] / 3


def test_a_session_that_is_all_of_the_load_stays(database):
    with Nodes(database, 2) as (first, second), ExitStack() as open_:
        wait_for_comparisons(SETTLED, first, second)
        keep(open_, first, "busy")
        with Workers(second, "busy"):
            wait_until(lambda: load(first) >= 250, "the node is busy", patience=60)
            wait_for_comparisons(6, first, second)
            assert load(first) - load(second) >= 100
            assert (given(first), given(second)) == (0, 0)


def test_a_session_that_everyone_uses_leaves_a_busy_node_once(database):
    with Nodes(database, 3) as (first, second, third), ExitStack() as open_:
        wait_for_comparisons(SETTLED, first, second, third)
        pinned, _ = keep(open_, first, "pinned", "all")
        # The responses to a client without a name are in no store: this session cannot move.
        pinned.call("push", value=1, meta={"key": "k"})
        with (
            Workers(second, "pinned"),
            Workers(second, "all", "all"),
            Workers(third, "all"),
        ):
            wait_until(lambda: given(first), "it leaves", patience=90)
            wait_for_comparisons(6, first, second, third)
            assert [given(node) for node in (first, second, third)] == [1, 0, 0]
            assert first.sessions == 1


def test_without_the_load_of_a_node_only_the_numbers_of_sessions_count(postgres, database):
    name = urllib.parse.urlsplit(database).path.strip("/")
    with Nodes(database, 2) as (first, second), ExitStack() as open_:
        wait_for_comparisons(SETTLED, first, second)
        # The second node publishes nothing, as one of an earlier version.
        postgres.sql(
            "CREATE FUNCTION hide() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN NEW.load := NULL; RETURN NEW; END $$; "
            "CREATE TRIGGER hidden BEFORE UPDATE ON colonnade.node FOR EACH ROW "
            f"WHEN (NEW.id = '{identity(second)}') EXECUTE FUNCTION hide()",
            name,
        )
        keep(open_, first, "a", "b", "c", "d")
        with Workers(second, "a", "b", "c", "d"):
            wait_until(lambda: load(first) >= 300, "the node is busy", patience=60)
            before = comparisons(first)
            published = "SELECT load_at FROM colonnade.node ORDER BY id"
            for _ in range(3):
                last = postgres.sql(published, name)
                wait_until(
                    lambda last=last: postgres.sql(published, name) != last, "it is published"
                )
            assert comparisons(first) <= before + 1 and given(first) == 0
            listed = run("nodes", database, "--json").stdout.splitlines()
            assert [json.loads(line)["load"] is None for line in listed].count(True) == 1
            postgres.sql("DROP TRIGGER hidden ON colonnade.node", name)
            wait_until(lambda: given(first), "a session leaves", patience=60)


def identity(node: Node) -> str:
    with urllib.request.urlopen(f"http://{node.authority}/healthz") as answer:
        return json.load(answer)["node"]
