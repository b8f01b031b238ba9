"""When a node joins, some of the sessions in use migrate there, and their clients do not notice."""

from __future__ import annotations

import threading
from contextlib import ExitStack

import pytest

import nodes
from nodes import Node, Nodes
from server_process import wait_until

NAMES = [f"s{number}" for number in range(4)]


class Client(nodes.Client):
    """Accepts only messages that a client of a single node would get as well."""

    def read(self, *arguments, **options):
        message = super().read(*arguments, **options)
        method = message.get("method") if isinstance(message, dict) else None
        if hasattr(self, "hello"):
            assert method in (None, "changed", "presence", "renamed"), message
        return message


def push_together(clients: list[Client], value: object) -> None:
    """Pushes from one client after the other, all of which are in the same session."""
    for client in clients:
        client.call("push", value=value)


def test_a_node_that_joins_gets_its_share_of_sessions_and_clients_stay_connected(database):
    with ExitStack() as open_, Node(database) as first:
        clients = [open_.enter_context(Client(first, name)) for name in NAMES]
        for client in clients:
            client.call("push", value=1)
            client.call("presence.set", name="Ida é")
        with Node(database) as second:
            wait_until(lambda: second.sessions == 2, "it has its share")
            assert first.sessions == 2
            for client in clients:
                assert client.call("push", value=2) == {"revision": 2, "changed": True}
                client.wait_for(2)
                assert client.path == [1, 2]
                assert client.call("undo")["revision"] == 3
                people = client.call("presence.list")["people"]
                assert people == [
                    {
                        "client": client.hello["client"],
                        "name": "Ida é",
                        "kind": "script",
                        "connections": 1,
                    }
                ]
            # There, they are read, removed and renamed as on any node.
            for client, name in zip(clients, NAMES, strict=True):
                with Client(second, name) as other:
                    assert other.path == [1]
                assert client.call("sessions.rename", session=name, name=f"{name}-new")["changed"]


def test_clients_of_every_node_continue_in_order_after_a_migration(database):
    with Nodes(database, 2) as (first, second), ExitStack() as open_:
        owners = [open_.enter_context(Client(first, name, client="owner")) for name in NAMES]
        readers = [
            open_.enter_context(Client(second, name, client="reader", presence=1)) for name in NAMES
        ]
        push_together(owners, 1)
        with Node(database) as third:
            late = [
                open_.enter_context(Client(third, name, watch="snapshot", client="late"))
                for name in NAMES
            ]
            push_together(late, 2)
            wait_until(lambda: third.sessions >= 1, "it has its share")
            for number, clients in enumerate([owners, readers, late, owners], 3):
                push_together(clients, number)
            for client in owners + readers + late:
                client.wait_for(6)
                assert client.path == [1, 2, 3, 4, 5, 6]
            for client in owners:
                assert len(client.call("presence.list")["people"]) == 3
            assert {client.mirror.epoch for client in owners} == {
                client.mirror.epoch for client in readers
            }


def test_a_renamed_session_migrates_like_any_other(database):
    with Nodes(database, 2) as (first, second), ExitStack() as open_:
        clients = [open_.enter_context(Client(first, name)) for name in NAMES]
        readers = [open_.enter_context(Client(second, name)) for name in NAMES]
        push_together(clients, 1)
        for client, name in zip(clients, NAMES, strict=True):
            assert client.call("sessions.rename", session=name, name=f"{name}-new")["changed"]
        with Node(database) as third:
            wait_until(lambda: third.sessions >= 1, "it has its share")
            push_together(clients, 2)
            push_together(readers, 3)
            for client in clients + readers:
                client.wait_for(3)
                assert client.path == [1, 2, 3]
            first.end()
            push_together(readers, 4)


class Typist(threading.Thread):
    """Always has some commands in flight, until `is_over` is set."""

    def __init__(self, client: Client):
        super().__init__()
        self.client, self.is_over = client, threading.Event()
        self.sent, self.done = 0, 0
        self.problem: BaseException | None = None
        self.start()

    def send(self) -> None:
        self.sent += 1
        method = {10: "popToRoot", 11: "undo"}.get(self.sent % 50, "push")
        params = {"value": self.sent} if method == "push" else {}
        params["meta"] = {"key": str(self.sent)}
        self.client.say({"id": self.sent, "method": method, "params": params})

    def take(self) -> None:
        answer = self.client.answer()
        self.done += 1
        assert answer["id"] == self.done and answer["result"]["revision"] == self.done, answer

    def run(self) -> None:
        try:
            for _ in range(20):
                self.send()
            while not self.is_over.is_set():
                self.take()
                self.send()
            while self.done < self.sent:
                self.take()
        except BaseException as problem:
            self.problem = problem


def test_commands_in_flight_during_a_migration_are_done_once(database):
    with Nodes(database, 2) as (first, second), ExitStack() as open_:
        # The sessions live here; half of the clients connect to the other node.
        keepers = [open_.enter_context(Client(first, name, watch="none")) for name in NAMES]
        typists = [
            Typist(open_.enter_context(Client(node, name, client="typist")))
            for name, node in zip(NAMES, [first, second, second, second], strict=True)
        ]
        with Node(database) as third:
            try:
                wait_until(lambda: third.sessions >= 1, "it has a session", patience=30)
                before = [typist.done for typist in typists]
                wait_until(
                    lambda: all(
                        typist.done > count + 100 or not typist.is_alive()
                        for typist, count in zip(typists, before, strict=True)
                    ),
                    "they go on",
                )
            finally:
                for typist in typists:
                    typist.is_over.set()
                for typist in typists:
                    typist.join()
            assert [typist.problem for typist in typists] == [None] * len(typists)
            for typist, keeper in zip(typists, keepers, strict=True):
                state = keeper.call("state.get")
                assert state["revision"] == typist.done
                with Client(third, keeper.hello["session"]) as reader:
                    assert reader.revision == typist.done


def test_a_client_that_leaves_during_a_migration_leaves_no_trace(database):
    with Node(database) as first, ExitStack() as open_:
        keepers = [open_.enter_context(Client(first, name)) for name in NAMES]
        push_together(keepers, 1)
        with Node(database) as second:
            is_over = threading.Event()

            def come_and_go() -> None:
                while not is_over.is_set():
                    for name in NAMES:
                        with Client(first, name) as visitor:
                            assert visitor.path == [1]

            visitors = threading.Thread(target=come_and_go)
            visitors.start()
            try:
                wait_until(lambda: second.sessions >= 1, "it has a session", patience=30)
            finally:
                is_over.set()
                visitors.join()
            for keeper in keepers:
                wait_until(
                    lambda keeper=keeper: len(keeper.call("presence.list")["people"]) == 1,
                    "the visitors have gone",
                )
                assert keeper.call("push", value=2)["revision"] == 2


def test_sessions_with_views_are_not_migrated(database):
    """On the other node, the views would be made again and lose their own state."""
    with Node(database) as first, ExitStack() as open_:
        plain = [open_.enter_context(Client(first, name)) for name in NAMES]
        push_together(plain, 1)
        views = [
            open_.enter_context(Client(first, f"v-{name}", scene="settings")) for name in NAMES
        ]
        for client in views:
            assert client.call("tap", label="General")["changed"]
        with Node(database) as second:
            wait_until(lambda: second.sessions == 4, "it has its share")
            second.kill()
            for client in views:
                assert client.call("undo")["changed"]
            for client in plain:
                with pytest.raises(Exception, match="1001"):
                    client.read()


def test_clients_forwarded_by_other_nodes_stay_connected_when_a_node_stops(database):
    with Nodes(database, 3) as (first, second, third), ExitStack() as open_:
        owners = [open_.enter_context(Client(first, name, client="owner")) for name in NAMES]
        push_together(owners, 1)
        readers = [open_.enter_context(Client(second, name)) for name in NAMES]
        others = [open_.enter_context(Client(third, name, client="third")) for name in NAMES]
        views = open_.enter_context(Client(first, "v", scene="settings"))
        views.call("tap", label="General")
        viewer = open_.enter_context(Client(second, "v"))
        open_.enter_context(Client(first, "typed", watch="none"))
        typist = Typist(open_.enter_context(Client(second, "typed", client="typist")))
        wait_until(lambda: typist.done > 100, "it types")
        first.end()
        before = typist.done
        wait_until(lambda: typist.done > before + 100, "it goes on")
        typist.is_over.set()
        typist.join()
        assert typist.problem is None
        for owner in owners:
            with pytest.raises(Exception, match="1001"):
                owner.read()
        for clients, value in [(readers, 2), (others, 3), (readers, 4)]:
            push_together(clients, value)
        for client in readers + others:
            client.wait_for(4)
            assert client.path == [1, 2, 3, 4]
            assert len(client.call("presence.list")["people"]) == 2
        assert viewer.call("undo")["changed"]
