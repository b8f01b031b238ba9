"""The disk reports a failure: clients get no false answer, and the server goes on."""

from __future__ import annotations

import subprocess

import pytest
from websockets.exceptions import ConnectionClosed

from durable import SOAK, Client, DurableServer, binary
from mirror import Refused

FEW = [("fdatasync", 12), ("pwrite64", 30)]
MANY = [
    (call, when)
    for call in ["fdatasync", "fsync", "pwrite64", "ftruncate"]
    for when in [*range(6, 30, 3), 64, 150]
]
# There are few such calls, or none: the fault may hit nothing.
RARE = {"fsync", "ftruncate"}


def failing(call: str, when: str, file=None) -> list[str]:
    """The command that makes the call with that number fail in each thread."""
    words = [
        "strace",
        "-D",
        "-f",
        "--seccomp-bpf",
        "-o",
        "/dev/null",
        "-e",
        "signal=none",
        "-e",
        f"trace={call}",
        "-e",
        f"inject={call}:error=EIO:when={when}",
    ]
    return [*words, "-P", str(file), "-P", f"{file}-wal"] if file else words


class Faulty:
    """Writes one by one; after a disconnection it checks that the server kept its word."""

    def __init__(self, server: DurableServer):
        self.server, self.acknowledged, self.hung_up = server, [], 0
        self.client = Client(server, "red", client="writer")

    def push(self, value: int) -> None:
        """Repeats a command until it is answered; the key makes that safe."""
        while True:
            try:
                self.client.call("push", value=value, meta={"key": f"k{value}"})
                self.acknowledged.append(value)
                return
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1011, closed
                self.hung_up += 1
                assert self.hung_up < 10, "hung up on again and again"
                self.come_back(value)
            except Refused as refused:
                assert refused.data["retryable"] is True, refused

    def come_back(self, unknown: int) -> None:
        assert self.server.is_running, "the server goes on"
        seen = self.client.path
        assert seen in (self.acknowledged, [*self.acknowledged, unknown])
        mirror = self.client.mirror
        self.client = Client(self.server, "red", client="writer", mirror=mirror)
        assert self.client.path in (self.acknowledged, [*self.acknowledged, unknown])
        assert self.client.path[: len(seen)] == seen, "what was seen is not taken back"


def live_through(database, call: str, when: int) -> str:
    """Returns the effect of the fault."""
    with DurableServer(database) as server, Client(server, "blue") as client:
        client.call("push", value="here")
        server.end()
    pushes = 3 * when + 40
    try:
        faulty = DurableServer(database, before=failing(call, str(when), database))
    except AssertionError as refused:
        assert "I/O error" in str(refused), refused
        with DurableServer(database) as server, Client(server, "blue") as client:
            assert client.path == ["here"] and "degraded" not in client.hello
            server.end()
        return "refused at the start"
    with faulty as server:
        bystander = Client(server, "blue")
        writer = Faulty(server)
        for value in range(pushes):
            writer.push(value)
        assert writer.client.path == list(range(pushes))
        assert bystander.call("state.get")["state"]["detail"]["path"][0]["value"] == "here"
        bystander.call("push", value="still")
        server.kill()
    with DurableServer(database) as server, Client(server, "red") as back:
        assert back.path == list(range(pushes))
        assert "degraded" not in back.hello
        assert Client(server, "blue").path == ["here", "still"]
        server.end()
    return "hung up" if writer.hung_up else "nothing"


@pytest.mark.parametrize(("call", "when"), MANY if SOAK else FEW)
def test_a_failing_disk_costs_connections_and_no_acknowledged_command(database, call, when):
    found = live_through(database, call, when)
    if (call, when) in FEW:
        assert found == "hung up", "the fault never came"
    else:
        assert found != "nothing" or call in RARE, "the fault never came"


@pytest.mark.parametrize("call", ["fdatasync", "pwrite64", "pread64"])
def test_a_disk_that_fails_from_the_start_is_one_sentence_and_a_status(database, call):
    with DurableServer(database) as server, Client(server) as client:
        client.call("push", value=1)
        server.kill()
    done = subprocess.run(
        [
            *failing(call, "1+", database),
            binary(),
            "serve",
            "--port",
            "0",
            "--database",
            str(database),
        ],
        capture_output=True,
        timeout=10,
    )
    assert done.returncode == 18, (done.returncode, done.stdout, done.stderr)
    assert len(done.stderr.decode().strip().splitlines()) == 1, done.stderr
    with DurableServer(database) as server, Client(server) as client:
        assert client.path == [1] and "degraded" not in client.hello
        server.end()
