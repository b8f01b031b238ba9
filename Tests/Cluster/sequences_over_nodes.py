"""Random lives of a few sessions on several nodes, compared with the model of one.

Clients connect to any node and switch; nodes are killed, stopped, frozen for longer than their
lease, and started again.
"""

from __future__ import annotations

import contextlib
import signal
import time
from typing import Any

from durable import Closed, RawWebSocket, text_frame
from nodes import SHORT_LEASE, Client, Node
from sequences import Sequence
from session_model import SessionModel


class SequenceOverNodes(Sequence):
    def __init__(self, seed: int, database: str, count: int = 3):
        self.url, self.count = database, count
        self.nodes: list[Node] = []
        super().__init__(seed, None, [])

    # Nodes

    def new_node(self) -> Node:
        return Node(self.url, lease=SHORT_LEASE)

    def start(self) -> Node:
        self.nodes = [self.new_node() for _ in range(self.count)]
        return self.nodes[0]

    @property
    def server(self) -> Any:
        """Any of the nodes: each client that connects gets a random one."""
        return self.chance.choice(self.nodes)

    @server.setter
    def server(self, _: Any) -> None:
        """Ignored, because the nodes are a list."""

    def run(self, steps: int) -> None:
        try:
            for _ in range(steps):
                self.step()
            self.look_back()
            self.leave_all()
            self.look_back()
        except (Exception, AssertionError) as error:
            story = "\n".join(self.told)
            raise AssertionError(f"seed {self.seed}, after\n{story}\n{error!r}") from error
        finally:
            for client in self.clients.values():
                client.close()
            for node in self.nodes:
                node.__exit__()

    def step(self) -> None:
        deeds = [
            (self.command, 70), (self.repeat, 6), (self.leave, 12), (self.look_back, 3),
            (self.kill_a_node, 2), (self.stop_a_node, 3), (self.freeze_a_node, 2),
            (self.burst_and_kill, 4), (self.add_a_node, 1), (self.welcome_a_node, 2),
        ]  # fmt: skip
        actions, weights = zip(*deeds, strict=True)
        self.chance.choices(actions, weights)[0]()

    def leave_all(self) -> None:
        for who, client in self.clients.items():
            client.close()
            self.away[who] = client.mirror
        self.clients.clear()

    def kill_a_node(self) -> None:
        self.tell("kill -9 of a node")
        self.leave_all()
        self.replace(self.server).kill()

    def stop_a_node(self) -> None:
        """A node that stops cleanly keeps no one waiting, and other nodes keep their clients."""
        self.tell("stop a node")
        node = self.server
        for who, client in list(self.clients.items()):
            # A session in which nothing has happened is not kept.
            if client.url.startswith(node.websocket_url) or self.models[who[0]].revision == 0:
                client.close()
                self.away[who] = self.clients.pop(who).mirror
        self.replace(node).end()

    def replace(self, node: Node) -> Node:
        self.nodes[self.nodes.index(node)] = self.new_node()
        return node

    def add_a_node(self) -> None:
        """A node joins, and the oldest stops."""
        self.tell("a node comes, another goes")
        self.leave_all()
        self.nodes.append(self.new_node())
        self.nodes.pop(0).end()

    def welcome_a_node(self) -> None:
        """A node joins, and some of the sessions in use migrate there."""
        if len(self.nodes) > self.count:
            return self.add_a_node()
        self.tell("a node comes")
        self.nodes.append(self.new_node())
        end = time.monotonic() + 3.5
        while time.monotonic() < end:
            self.command()
        self.tell("it has been here for a while")
        return None

    def freeze_a_node(self) -> None:
        """A node is frozen until others have taken over its sessions; then it goes on."""
        self.tell("freeze a node")
        self.leave_all()
        frozen = self.server
        frozen.freeze()
        self.nodes.remove(frozen)
        end = time.monotonic() + 2 * SHORT_LEASE
        while time.monotonic() < end:
            self.command()
        frozen.thaw()
        self.nodes.append(frozen)
        self.tell("it goes on")

    # Bursts

    def send_and_kill(self, who: tuple[str, str], frames: list) -> list[dict]:
        """Kills the owner, the client's node or another one while commands are in flight."""
        acked: list[dict] = []
        wanted = self.chance.randint(0, len(frames))
        socket = RawWebSocket(self.server, f"/ws/{who[0]}?client={who[1]}&watch=none")
        socket.send(
            b"".join(
                text_frame({"id": at, "method": method, "params": params})
                for at, (method, params) in enumerate(frames)
            )
        )
        with contextlib.suppress(Closed, OSError):
            while len(acked) < wanted:
                acked.append(socket.answer())
        self.leave_all()
        victim = self.server
        victim.stop(signal.SIGKILL)
        with contextlib.suppress(Closed, OSError):
            while len(acked) < len(frames):
                acked.append(socket.answer())
        socket.close()
        self.replace(victim)
        acked = [answer for answer in acked if "method" not in answer]
        assert [answer["id"] for answer in acked] == list(range(len(acked)))
        done = [answer["result"] for answer in acked if "result" in answer]
        assert len(done) == len(acked) or all("error" in answer for answer in acked[len(done) :])
        return done

    def burst_and_kill(self) -> None:
        who = self.somebody()
        client, model = self.client(who), self.models[who[0]]
        frames = self.burst(model.copy(), who[1])
        if not frames:
            return
        self.tell(who, "bursts", len(frames))
        client.close()
        self.away[who] = self.clients.pop(who).mirror
        acked = self.send_and_kill(who, frames)
        self.tell("a node killed after", len(acked), "answers")
        self.settle(who, model, frames, acked)

    def settle(self, who: tuple[str, str], model: SessionModel, frames: list, acked: list) -> None:
        """Sends the commands again: each is done exactly once, in order, as it was acknowledged."""
        with Client(self.server, who[0], client=who[1]) as judge:
            for at, (method, params) in enumerate(frames):
                answer = judge.call(method, **params)
                answer.pop("replayed", None)
                expected = model.run(who[1], method, params)
                assert answer == expected, f"answered {answer}, expected {expected}"
                assert at >= len(acked) or acked[at] == expected, (acked[at], expected)
            judge.wait_for(model.revision)
            model.check(judge.mirror._state)
        self.keyed += [(who, method, params) for method, params in frames]
