"""kill -9 in a burst of writes: acknowledged commands stay, others are there whole or absent."""

from __future__ import annotations

import dataclasses
import random
from concurrent import futures

from durable import (
    Client,
    Closed,
    DurableServer,
    RawWebSocket,
    amount,
    everything,
    push_frame,
    text_frame,
    wait_until,
)

SESSIONS = ["red", "green", "blue"]
BURST = 300


@dataclasses.dataclass
class Writer:
    """One client's burst: its commands, their answers, and the changes of others that it saw."""

    session: str
    name: str
    first: int
    answers: dict[int, int] = dataclasses.field(default_factory=dict)
    seen: dict[int, dict] = dataclasses.field(default_factory=dict)

    @property
    def sent(self) -> range:
        return range(self.first, self.first + BURST)

    def value(self, identity: int) -> str:
        return f"{self.name}-{identity}"

    def write(self, server: DurableServer) -> None:
        try:
            socket = RawWebSocket(server, f"/ws/{self.session}?client={self.name}")
        except (AssertionError, Closed, EOFError, OSError):
            wait_until(lambda: not server.is_running, "the end that cut off the handshake")
            return
        try:
            socket.send(b"".join(push_frame(at, self.value(at), f"key-{at}") for at in self.sent))
            while True:
                message = socket.message()
                if "result" in message:
                    self.answers[message["id"]] = message["result"]["revision"]
                elif message.get("method") == "changed":
                    self.seen[message["params"]["revision"]] = message["params"]
        except (Closed, OSError):
            socket.close()


def writers_of(round_: int) -> list[Writer]:
    """Two clients write to the first session, one to each of the others."""
    return [Writer(SESSIONS[at % 3], f"w{at}", 1 + round_ * BURST) for at in range(4)]


def burst_and_kill(server: DurableServer, writers: list[Writer], chance: random.Random) -> None:
    wanted = chance.randint(0, len(writers) * BURST * 3 // 4)
    with futures.ThreadPoolExecutor(len(writers)) as pool:
        bursts = [pool.submit(writer.write, server) for writer in writers]
        try:
            wait_until(
                lambda: sum(len(writer.answers) for writer in writers) >= wanted,
                f"{wanted} answers",
            )
        finally:
            server.kill()
    for burst in bursts:
        burst.result()


def judge(server: DurableServer, session: str, writers: list[Writer], before: int) -> int:
    """Compares a session with what its writers heard; returns the head."""
    with Client(server, session) as client:
        entries = {entry["revision"]: entry for entry in everything(client, before)}
        for writer in writers:
            for identity, revision in writer.answers.items():
                assert revision in entries, f"{writer.name}: {identity} → {revision} is lost"
                cause = entries[revision]["cause"]
                assert (cause["client"], cause["id"]) == (writer.name, identity), cause
            for revision, change in writer.seen.items():
                assert revision in entries, f"{writer.name} saw {revision}, which is taken back"
                assert entries[revision]["cause"] == change["cause"]
                assert entries[revision]["at"] == change["at"]
            there = [
                entry["cause"]["id"]
                for entry in entries.values()
                if entry["cause"]["client"] == writer.name
            ]
            assert there == list(writer.sent)[: len(there)], "a prefix of what was sent, in order"
        judge_path(client, writers, entries)
        return client.revision


def judge_path(client: Client, writers: list[Writer], entries: dict) -> None:
    """The state is what the history makes: each push is there completely."""
    expected = [f"{entry['cause']['client']}-{entry['cause']['id']}" for entry in entries.values()]
    assert client.path == expected
    assert client.call("state.get")["state"] == client.state


def say_again(server: DurableServer, writer: Writer) -> None:
    """Repeats the whole burst: stored commands are answered as before, the rest is done once."""
    with RawWebSocket(server, f"/ws/{writer.session}?client={writer.name}&watch=none") as socket:
        socket.send(b"".join(push_frame(at, writer.value(at), f"key-{at}") for at in writer.sent))
        for at in writer.sent:
            result = socket.answer()["result"]
            if at in writer.answers:
                assert result == {"revision": writer.answers[at], "changed": True, "replayed": True}
    with Client(server, writer.session) as client:
        values = [value for value in client.path if value.startswith(f"{writer.name}-")]
        assert values == [writer.value(at) for at in writer.sent], "each once, in order"


class Killed:
    """A server that is killed in each round, and a new one in its place."""

    def __init__(self, database, seed: int):
        self.database, self.chance = database, random.Random(seed)
        self.server = DurableServer(database)

    def round(self, number: int) -> int:
        """Returns the number of acknowledged commands."""
        heads = {}
        for session in SESSIONS:
            with Client(self.server, session) as client:
                client.call("popToRoot")
                heads[session] = client.revision
        writers = writers_of(number)
        burst_and_kill(self.server, writers, self.chance)
        self.server = DurableServer(self.database)
        for session in SESSIONS:
            own = [writer for writer in writers if writer.session == session]
            judge(self.server, session, own, heads[session])
        say_again(self.server, self.chance.choice(writers))
        return sum(len(writer.answers) for writer in writers)


def test_kill_9_in_a_burst_of_writes_reverts_nothing(database):
    rounds, killed = amount(8, 100), Killed(database, seed=5)
    try:
        acknowledged = sum(killed.round(number) for number in range(rounds))
        killed.server.end()
    finally:
        killed.server.__exit__()
    assert acknowledged > rounds * 100, "the kills came while there was something to lose"


def test_a_message_cut_in_the_middle_by_kill_9_leaves_nothing(database):
    """Half a transaction is never done, and a whole one is never there in part."""
    commands = [{"method": "push", "params": {"value": at}} for at in range(200)]
    frame = text_frame({"id": 1, "method": "transaction", "params": {"commands": commands}})
    revision = 0
    for turn, cut in enumerate([len(frame) // 2, len(frame), len(frame) - 1, len(frame)], 1):
        with DurableServer(database) as server:
            socket = RawWebSocket(server)
            socket.send(frame[:cut])
            with RawWebSocket(server, "/ws/other") as other:
                other.call("push", {"value": turn})
            server.kill()
            socket.close()
        with DurableServer(database) as server, Client(server) as client:
            assert client.revision in (revision, revision + (cut == len(frame)))
            assert client.path == list(range(200)) * client.revision
            revision = client.revision
            with Client(server, "other") as other:
                assert other.path == list(range(1, turn + 1))
            server.kill()
