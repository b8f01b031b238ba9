"""Any node serves any session; clients are together wherever they connect."""

from __future__ import annotations

import json
import urllib.request

import pytest

from example_apps import built
from mirror import Refused
from nodes import SHORT_LEASE, Client, Node, Nodes
from server_process import wait_until


def test_a_change_on_one_node_reaches_readers_on_all_nodes(database):
    with Nodes(database) as nodes:
        readers = [Client(node, "talk", client=f"reader-{at}") for at, node in enumerate(nodes)]
        for turn, writer in enumerate(readers, 1):
            assert writer.call("push", value=turn) == {"revision": turn, "changed": True}
            for reader in readers:
                reader.wait_for(turn)
        assert [reader.path for reader in readers] == [[1, 2, 3]] * 3
        assert len({reader.mirror.epoch for reader in readers}) == 1
        for reader in readers:
            reader.close()


def test_a_session_is_found_on_another_node_after_its_own_has_stopped(database):
    with Nodes(database, 2, lease=600) as (first, second):
        with Client(first, "a", client="phone") as client:
            client.call("push", value=1, meta={"key": "k"})
            mirror = client.mirror
            first.end()
        # A clean stop releases its sessions: no one waits for the lease, which outlasts any test.
        with Client(second, "a", client="phone", mirror=mirror) as client:
            assert client.hello["resumed"] is True
            assert client.call("push", value=1, meta={"key": "k"})["replayed"] is True
            assert client.call("push", value=2)["revision"] == 2


def test_a_session_continues_on_another_node_after_its_node_was_killed(database):
    with Nodes(database, 2, lease=2) as (first, second):
        with Client(first, "a", client="phone") as client, Client(second, "a") as reader:
            client.call("push", value=1, meta={"key": "k"})
            reader.wait_for(1)
            mirror = client.mirror
            first.kill()
        with Client(second, "a", client="phone", mirror=mirror) as client:
            assert client.hello["resumed"] is True
            assert client.call("push", value=1, meta={"key": "k"})["replayed"] is True
            assert client.call("push", value=2)["revision"] == 2


def test_a_frozen_node_that_wakes_up_changes_nothing(database):
    with Nodes(database, 2, lease=SHORT_LEASE) as (zombie, other):
        owner = Client(zombie, "a", client="phone")
        owner.call("push", value=1)
        mirror = owner.mirror
        zombie.freeze()
        with Client(other, "a", client="tablet") as client:
            assert client.call("push", value=2)["revision"] == 2
            owner.say({"id": 7, "method": "push", "params": {"value": 3, "meta": {"key": "z"}}})
            zombie.thaw()
            # It may refuse or close the connection, but it must not acknowledge.
            try:
                answer = owner.answer()
                assert "error" in answer, answer
            except Exception as ended:
                assert "ConnectionClosed" in type(ended).__name__, ended
            with Client(zombie, "a", client="phone", mirror=mirror) as back:
                back.wait_for(2)
                assert back.path == [1, 2]
                assert back.call("push", value=3)["revision"] == 3
            client.wait_for(3)
            assert client.path == [1, 2, 3]


def test_messages_of_any_size_pass_between_nodes(database):
    text = "é" * 60_000
    with (
        Nodes(database, 2) as (first, second),
        Client(first, "a") as owner,
        Client(second, "a") as guest,
    ):
        for turn in range(1, 6):
            assert guest.call("push", value=text)["revision"] == turn
        owner.wait_for(5)
        assert owner.path == guest.path == [text] * 5


def test_refusals_reach_a_client_on_another_node(database):
    with (
        Nodes(database, 2) as (first, second),
        Client(first, "a"),
        Client(second, "a") as guest,
        pytest.raises(Refused) as refused,
    ):
        guest.call("pop")
    assert refused.value.code == 1001


def test_a_client_that_leaves_is_no_longer_present_at_the_owner(database):
    with Nodes(database, 2) as (first, second), Client(first, "a", client="host") as host:
        with Client(second, "a", client="guest"):
            wait_until(lambda: len(people(host)) == 2, "both are here")
        wait_until(lambda: len(people(host)) == 1, "one is here")


def people(client) -> list:
    return client.call("presence.list")["people"]


def test_values_that_an_app_keeps_are_seen_on_all_nodes(database):
    diary = built("Diary")
    with (
        Node(database, program=diary) as first,
        Node(database, program=diary) as second,
        Client(first, "mine") as writer,
        Client(second, "yours") as reader,
    ):
        for pages in (1, 2):
            writer.call("tap", label="Write")
            while f"{pages} pages" not in json.dumps(reader.state):
                reader.read()
        # Values that the scene keeps belong to the session.
        assert "bookmark none" in json.dumps(reader.state)
        with Client(second, "later") as other:
            assert "2 pages" in json.dumps(other.state)


def test_idle_sessions_may_move_to_a_node_that_joins(database):
    with Node(database) as first, Client(first, "kept") as keeper:
        keeper.call("push", value=0)
        for number in range(5):
            with Client(first, f"s{number}") as client:
                client.call("push", value=number)
        assert first.sessions >= 6
        with Node(database) as second:
            wait_until(lambda: first.sessions == 1, "they are given back")
            for number in range(5):
                with Client(second, f"s{number}") as client:
                    assert client.path == [number]
                    assert client.call("push", value=9)["revision"] == 2
            assert (first.sessions, second.sessions) == (1, 5)
            with Client(second, "kept") as reader:
                assert keeper.call("push", value=1)["revision"] == 2
                reader.wait_for(2)
            assert first.sessions == 1


def listed(client: Client) -> set[str]:
    return {session["name"] for session in client.call("sessions.list")["sessions"]}


def test_a_session_can_be_removed_and_renamed_from_every_node(database):
    with Nodes(database, 2) as (first, second):
        with (
            Client(first, "a", client="keeper") as keeper,
            Client(first, "old", client="other") as other,
            Client(second, "b", client="asker") as asker,
        ):
            keeper.call("push", value=1)
            other.call("push", value=2)
            wait_until(lambda: {"a", "old"} <= listed(asker), "they are listed")
            # The next request waits for this one.
            asker.say({"id": "gone", "method": "sessions.delete", "params": {"session": "a"}})
            asker.say({"id": "push", "method": "push", "params": {"value": 3}})
            answers = [asker.answer(), asker.answer()]
            assert answers[0] == {
                "jsonrpc": "2.0",
                "id": "gone",
                "result": {"session": "a", "changed": True},
            }
            assert answers[1]["result"] == {"revision": 1, "changed": True}
            with pytest.raises(Exception, match="4503"):
                keeper.read()
            answer = asker.call("sessions.rename", session="old", name="new")
            assert answer == {"session": "old", "name": "new", "changed": True}
            assert other.read()["method"] == "renamed"
            assert other.call("push", value=4) == {"revision": 2, "changed": True}
            wait_until(lambda: {"new"} == listed(asker) - {"b", "main"}, "it has its name")
            # A node learns the others' names within about a second, and asks before it uses a name.
            for number in range(5):
                with Client(second, f"b{number}") as maker:
                    maker.call("push", value=3)
                with pytest.raises(Refused) as refused:
                    other.call("sessions.rename", session="new", name=f"b{number}")
                assert refused.value.code == -32602, refused.value
        with Client(second, "new") as client:
            assert client.path == [2, 4]
        # The same for a session of a node that has stopped.
        first.end()
        with Client(second, "b") as asker:
            assert asker.call("sessions.delete", session="new")["changed"]
            wait_until(lambda: "new" not in listed(asker), "it is gone")


def test_a_session_is_not_removed_while_its_node_does_not_respond(database):
    with (
        Nodes(database, 2, lease=30) as (first, second),
        Client(first, "a") as keeper,
        Client(second, "b") as asker,
    ):
        keeper.call("push", value=1)
        wait_until(lambda: "a" in listed(asker), "it is listed")
        first.freeze()
        try:
            with pytest.raises(Refused) as refused:
                asker.call("sessions.delete", session="a")
            assert refused.value.code == 1016, refused.value
            assert asker.call("push", value=1)["changed"]
        finally:
            first.thaw()
        keeper.call("push", value=2)
        wait_until(lambda: first.sessions > 0, "it is awake")
        assert "a" in listed(keeper) and keeper.call("push", value=3)["revision"] == 3


def test_every_node_returns_the_state_of_a_session(database):
    with Nodes(database, 2) as (first, second), Client(first, "a") as client:
        client.call("push", value=7)
        answers = [get(node, "/state/a") for node in (first, second)]
        assert answers[0] == answers[1]
        assert answers[0][1]["detail"]["path"][0]["value"] == 7
        # A client that only reads the state does not join.
        assert [person["client"] for person in people(client)] == [client.hello["client"]]


def get(node, path) -> tuple[str | None, dict]:
    with urllib.request.urlopen(f"http://{node.authority}{path}") as answer:
        return answer.headers["Colonnade-Revision"], json.load(answer)
