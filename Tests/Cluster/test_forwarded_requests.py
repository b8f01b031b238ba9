"""Removing and renaming sessions of other nodes: in batches, with keys, at an expected revision."""

from __future__ import annotations

import urllib.parse

import pytest

from mirror import Refused
from nodes import Client, Node, Nodes
from server_process import wait_until


def listed(client: Client) -> set[str]:
    return {session["name"] for session in client.call("sessions.list")["sessions"]}


def make(node: Node, *names: str) -> None:
    """Creates sessions, which live on this node."""
    for name in names:
        with Client(node, name) as client:
            client.call("push", value=name)


def request(identity: object, method: str, meta: dict | None = None, **params: object) -> dict:
    if meta:
        params["meta"] = meta
    return {"jsonrpc": "2.0", "id": identity, "method": method, "params": params}


def test_a_batch_is_answered_in_order_wherever_its_sessions_live(database):
    with (
        Nodes(database, 3) as (first, second, third),
        Client(first, "gone") as gone,
        Client(third, "old") as old,
        Client(second, "b", client="asker") as asker,
    ):
        gone.call("push", value=1)
        old.call("push", value=1)
        make(second, "here")
        wait_until(lambda: {"gone", "old", "here"} <= listed(asker), "they are listed")
        asker.say(
            [
                request(1, "push", value=1),
                request(2, "sessions.delete", session="gone"),
                request(3, "push", value=2),
                # A notification.
                {"method": "sessions.rename", "params": {"session": "old", "name": "new"}},
                request(4, "sessions.rename", session="here", name="there"),
                request(5, "sessions.rename", session="new", name="b"),
                request(6, "state.get"),
            ]
        )
        # This waits for the batch.
        asker.say(request("next", "push", value=3))
        answers = asker.answer()
        assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5, 6], answers
        assert answers[1]["result"] == {"session": "gone", "changed": True}
        assert answers[3]["result"] == {"session": "here", "name": "there", "changed": True}
        assert answers[4]["error"]["code"] in (-32602, 1002), answers[4]
        assert [answers[at]["result"]["revision"] for at in (0, 2, 5)] == [1, 2, 2]
        assert asker.answer()["result"]["revision"] == 3
        with pytest.raises(Exception, match="4503"):
            while True:
                gone.read()
        assert old.read() == {
            "jsonrpc": "2.0",
            "method": "renamed",
            "params": {"session": "old", "name": "new"},
        }
        wait_until(lambda: {"new", "there", "b"} == listed(asker) - {"main"}, "all is done")


def test_a_key_is_honoured_for_a_session_of_another_node(database):
    with (
        Nodes(database, 2) as (first, second),
        Client(first, "old", client="keeper") as keeper,
        Client(second, "b", client="asker") as asker,
    ):
        keeper.call("push", value=1)
        make(first, "a")
        wait_until(lambda: {"a", "old"} <= listed(asker), "they are listed")
        done = asker.call("sessions.rename", session="old", name="new", meta={"key": "r"})
        assert done == {"session": "old", "name": "new", "changed": True}
        assert asker.call("sessions.delete", session="a", meta={"key": "d"})["changed"]
        # Others take the names that have become free.
        make(first, "a", "old")
        wait_until(lambda: {"a", "old"} <= listed(asker), "they are listed again")
        again = asker.call("sessions.rename", session="old", name="new", meta={"key": "r"})
        assert again == done | {"replayed": True}
        assert asker.call("sessions.delete", session="a", meta={"key": "d"})["replayed"]
        with pytest.raises(Refused) as refused:
            asker.call("sessions.delete", session="old", meta={"key": "d"})
        assert refused.value.code == 1018, refused.value
        # A refusal is kept as well, and not what could succeed later.
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                asker.call("sessions.rename", session="a", name="new", meta={"key": "taken"})
            assert refused.value.code == -32602, refused.value
        assert refused.value.data["replayed"] is True
        assert {"a", "old", "new"} <= listed(keeper)


def test_a_keyed_request_is_done_once_though_its_node_ends_first(postgres, database):
    name = urllib.parse.urlsplit(database).path.strip("/")
    with Nodes(database, 3, lease=2) as (first, second, third):
        with Client(second, "b", client="asker") as asker:
            asker.call("push", value=1)
            make(first, "a", "old")
            wait_until(lambda: {"a", "old"} <= listed(asker), "they are listed")
            mirror = asker.mirror
            assert asker.call("sessions.delete", session="a", meta={"key": "d"})["changed"]
            renaming = {"session": "old", "name": "new", "meta": {"key": "r"}}
            assert asker.call("sessions.rename", **renaming)["changed"]
        # The node of the connection ends after the other node has done it, and has kept no answer.
        second.kill()
        postgres.sql("DELETE FROM colonnade.answer", name)
        make(first, "a", "old")
        with Client(third, "b", client="asker", mirror=mirror) as asker:
            wait_until(lambda: {"a", "old", "new"} <= listed(asker), "they are listed")
            for _ in range(2):
                assert asker.call("sessions.delete", session="a", meta={"key": "d"})["replayed"]
                assert asker.call("sessions.rename", **renaming)["replayed"]
            assert asker.call("push", value=2)["revision"] == 2
            assert {"a", "old", "new"} <= listed(asker)


def test_an_expected_revision_is_checked_when_another_node_does_the_request(database):
    with (
        Nodes(database, 2, lease=30) as (first, second),
        Client(second, "b", client="asker") as asker,
        Client(second, "b", client="other", watch="none") as other,
        Client(second, "c", client="neighbour") as neighbour,
    ):
        asker.call("push", value=1)
        make(first, "a")
        wait_until(lambda: "a" in listed(asker), "it is listed")
        with pytest.raises(Refused) as refused:
            asker.call("sessions.delete", session="a", meta={"ifRevision": 0})
        assert refused.value.code == 1009, refused.value
        assert refused.value.data["revision"] == 1 and "a" in listed(asker)
        first.freeze()
        try:
            asker.say(request(1, "sessions.delete", session="a", meta={"ifRevision": 1}))
            assert neighbour.call("push", value=1)["changed"]
            other.say(request("held", "push", value=2))
            # Others go on, and what comes now for this session waits for the other node.
            assert neighbour.call("push", value=2)["changed"]
            with pytest.raises(TimeoutError):
                other.socket.recv(timeout=0.5)
        finally:
            first.thaw()
        answer = asker.answer()
        assert answer.get("result") == {"session": "a", "changed": True}, answer
        assert other.answer()["result"]["revision"] == 2
        wait_until(lambda: "a" not in listed(other), "it is gone")
