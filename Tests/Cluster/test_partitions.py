"""Connections between nodes and their database are cut, in one direction or both; clocks are wrong.

Clients still reach every node. Each acknowledged command is in the one history, once.
"""

from __future__ import annotations

import contextlib
import pathlib
import tempfile
import time
from collections.abc import Callable

import pytest
from websockets.sync.client import connect

from mirror import Refused
from networks import Machine, Network, ip
from nodes import Client, Node
from postgres import PostgreSQL
from test_clock_jumps import HOUR, ShiftedClock

LEASE = 2
PER_ADDRESS = 4
TOKEN = "t" * 40
HEADERS = {"Authorization": f"Bearer {TOKEN}"}


class Cluster:
    """Three nodes and a database, each on its own machine."""

    def __init__(self, machines: list[Machine], folder: pathlib.Path, before: list[str]):
        self.home, *self.machines = machines
        self.database = PostgreSQL(
            folder / "db", address=self.home.address, port=5432, before=self.home.before,
            settings=f"listen_addresses = '{self.home.address}'",
        )  # fmt: skip
        with (self.database.data / "pg_hba.conf").open("a") as file:
            file.write("host all all all trust\n")
        self.database.start()
        url = self.database.make("x")
        token = folder / "token"
        token.touch(0o600)
        token.write_text(TOKEN + "\n")
        self.nodes = [
            Node(
                url, "--host", machine.address, "--insecure-lan", "--token-file", str(token),
                "--per-address", str(PER_ADDRESS),
                lease=LEASE, port=8080, before=[*machine.before, *(before if at == 0 else [])],
            )
            for at, machine in enumerate(self.machines)
        ]  # fmt: skip

    def close(self) -> None:
        for node in self.nodes:
            node.__exit__()
        self.database.stop()


@pytest.fixture
def cluster(request):
    with (
        tempfile.TemporaryDirectory(prefix="colonnade-", dir="/tmp") as name,
        Network(4) as machines,
    ):
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        (folder / "clock").mkdir()
        before = []
        if getattr(request, "param", 0):
            clock = ShiftedClock(folder / "clock")
            clock.shift(request.param)
            before = clock.before
        cluster = Cluster(machines, folder, before)
        yield cluster
        cluster.close()


class Writer:
    """Tries each command with its key, at one node after the other, until it is done."""

    def __init__(self, cluster: Cluster, name: str):
        self.cluster, self.name = cluster, name
        self.client: Client | None = None
        self.mirror = None
        self.turn = 0

    def connect(self) -> Client:
        node = self.cluster.nodes[self.turn % len(self.cluster.nodes)]
        client = Client(
            node, "s", client=self.name, mirror=self.mirror, headers=HEADERS, open_timeout=1
        )
        self.mirror = client.mirror
        return client

    def push(self, value: str) -> int:
        began = time.monotonic()
        while True:
            try:
                self.client = self.client or self.connect()
                return self.call(value)
            except (Refused, OSError, TimeoutError, EOFError):
                self.leave()
            except Exception as error:
                if "websockets" not in type(error).__module__:
                    raise
                self.leave()
            assert time.monotonic() - began < 30, f"{value} is not done anywhere"

    def call(self, value: str) -> int:
        params = {"value": value, "meta": {"key": value}}
        self.client.say({"jsonrpc": "2.0", "id": value, "method": "push", "params": params})
        while True:
            answer = self.client.read(timeout=1.5)
            if answer.get("id") == value:
                if "error" in answer:
                    raise Refused(answer["error"])
                return answer["result"]["revision"]

    def leave(self) -> None:
        if self.client:
            with contextlib.suppress(Exception):
                self.client.close()
        self.client = None
        self.turn += 1


def prove(cluster: Cluster, cut: Callable[[], None], heal: Callable[[], None]) -> None:
    """Commands go on during a cut and after it: each is in the one history once."""
    writer = Writer(cluster, "w")
    acknowledged = [writer.push(f"before-{at}") for at in range(10)]
    owner_side = cluster.nodes[0]
    with contextlib.suppress(Exception):
        reader = Client(owner_side, "s", headers=HEADERS)
    cut()
    end = time.monotonic() + 2.5 * LEASE
    count = 0
    while time.monotonic() < end:
        acknowledged.append(writer.push(f"cut-{count}"))
        count += 1
    heal()
    acknowledged += [writer.push(f"after-{at}") for at in range(10)]
    assert acknowledged == sorted(set(acknowledged)), "each is another revision, in order"
    expected = (
        [f"before-{at}" for at in range(10)]
        + [f"cut-{at}" for at in range(count)]
        + [f"after-{at}" for at in range(10)]
    )
    deadline = time.monotonic() + 20
    for node in cluster.nodes:
        while True:
            with contextlib.suppress(Exception), Client(node, "s", headers=HEADERS) as client:
                if not client.hello.get("stale"):
                    assert client.path == expected
                    assert client.revision == acknowledged[-1]
                    break
            assert time.monotonic() < deadline, "a node does not come back"
    with contextlib.suppress(Exception):
        reader.close()


def test_commands_go_on_when_the_owner_is_cut_off_from_the_database(cluster):
    owner, home = cluster.machines[0], cluster.home
    prove(cluster, lambda: owner.part(home), lambda: owner.join(home))


def test_commands_go_on_when_only_the_owner_hears_the_database(cluster):
    owner, home = cluster.machines[0], cluster.home
    prove(cluster, lambda: owner.deafen(home), lambda: owner.heal(home))


def test_commands_go_on_when_only_the_database_hears_the_owner(cluster):
    owner, home = cluster.machines[0], cluster.home
    prove(cluster, lambda: home.deafen(owner), lambda: home.heal(owner))


def test_commands_go_on_when_the_owner_is_cut_off_from_all(cluster):
    owner, *others = [*cluster.machines, cluster.home]

    def cut():
        for other in others:
            owner.part(other)

    def heal():
        for other in others:
            owner.join(other)

    prove(cluster, cut, heal)


def test_commands_go_on_when_nodes_reach_only_the_database(cluster):
    first, *others = cluster.machines

    def cut():
        for other in others:
            first.part(other)

    def heal():
        for other in others:
            first.join(other)

    prove(cluster, cut, heal)


@pytest.mark.parametrize("cluster", [HOUR, -HOUR], indirect=True)
def test_a_clock_that_is_off_by_an_hour_changes_nothing(cluster):
    owner, home = cluster.machines[0], cluster.home
    prove(cluster, lambda: owner.part(home), lambda: owner.join(home))


def test_a_node_forwards_more_clients_than_one_address_may_have(cluster):
    """They connect from two addresses to one node, which forwards them all to another."""
    prefix = cluster.home.network.prefix
    ip("addr", "add", f"{prefix}.2/24", "dev", cluster.home.network.bridge)
    with (
        Client(cluster.nodes[0], "s", headers=HEADERS) as owner,
        contextlib.ExitStack() as all_of_them,
    ):
        for at in range(PER_ADDRESS + 2):
            socket = connect(
                f"{cluster.nodes[1].websocket_url}/s",
                subprotocols=["colonnade.v1"],
                additional_headers=HEADERS,
                proxy=None,
                source_address=(f"{prefix}.{1 + at % 2}", 0),
            )
            all_of_them.enter_context(socket)
            assert '"hello"' in socket.recv(timeout=10)
        assert len(owner.call("presence.list")["people"]) == PER_ADDRESS + 3
