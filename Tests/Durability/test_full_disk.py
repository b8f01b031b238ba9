"""A disk of two megabytes runs full: writers get an error, readers notice nothing."""

from __future__ import annotations

import contextlib
import itertools
import time

import pytest

from durable import Client, DurableServer, RawWebSocket, everything, text_frame, wait_until
from mirror import Refused
from raw_http import metric
from small_disk import SmallDisk, small_disk

FULL = 1015
FAILURES = "colonnade_store_failures_total"
# More than a snapshot of the state, which may be due when there is space again.
BALLAST = 1_000_000


@pytest.fixture
def disk(tmp_path):
    with small_disk(tmp_path / "disk") as disk:
        yield disk


class Writer:
    """Pushes numbered values of two kilobytes; remembers which were acknowledged."""

    def __init__(self, client: Client):
        self.client, self.number, self.acknowledged = client, 0, []

    def push(self) -> None:
        self.number += 1
        value = f"{self.number} " + "x" * 2_000
        result = self.client.call("push", value=value, meta={"key": f"k{self.number}"})
        assert result["changed"] is True
        self.acknowledged.append(value)

    def push_until_full(self, most: int = 3_000) -> Refused:
        for _ in range(most):
            try:
                self.push()
            except Refused as refused:
                return refused
        raise AssertionError("the disk did not run full")

    def push_when_there_is_room(self, patience: float = 15) -> None:
        deadline = time.monotonic() + patience
        while True:
            try:
                return self.push()
            except Refused as refused:
                assert refused.code == FULL, refused
                assert time.monotonic() < deadline, "writes do not resume by themselves"
                time.sleep(0.05)


def start(disk: SmallDisk) -> DurableServer:
    return DurableServer(disk.inside / "colonnade.db", before=disk.before)


def judge_readers(server: DurableServer, writer: Writer, bystander: Client) -> None:
    """Readers get everything acknowledged and nothing else, even on new connections."""
    assert writer.client.path == writer.acknowledged
    assert writer.client.call("state.get")["state"] == writer.client.state
    assert len(everything(writer.client)) == writer.client.revision
    assert bystander.path == ["here"]
    assert bystander.call("state.get")["state"] == bystander.state
    assert bystander.call("history.get", revision=0)["state"]["detail"]["path"] == []
    with Client(server, "red") as late:
        assert late.path == writer.acknowledged


def test_a_full_disk_only_refuses_writes_until_there_is_space_again(disk):
    ballast = disk.path / "ballast"
    ballast.write_bytes(bytes(BALLAST))
    with start(disk) as server, Client(server, "blue") as bystander:
        bystander.call("push", value="here")
        with Client(server, "red", client="writer") as client:
            writer = Writer(client)
            refused = writer.push_until_full()
            assert refused.code == FULL and refused.data["retryable"] is True, refused
            assert refused.data["key"] == "storage_full"
            judge_readers(server, writer, bystander)
            assert writer.push_until_full().code == FULL
            judge_readers(server, writer, bystander)
            ballast.unlink()
            writer.push_when_there_is_room()
            for _ in range(20):
                writer.push()
            bystander.call("pop")
            bystander.call("push", value="here")
            judge_readers(server, writer, bystander)
            server.kill()
    with start(disk) as server, Client(server, "red", client="writer") as back:
        assert back.path == writer.acknowledged
        result = back.call("push", value=writer.acknowledged[-1], meta={"key": f"k{writer.number}"})
        assert result["replayed"] is True
        with Client(server, "blue") as bystander:
            assert bystander.path == ["here"] and bystander.revision == 3
        server.end()


def test_a_session_that_could_not_be_stored_keeps_its_options(disk):
    deep = 1
    for _ in range(27):
        deep = [deep]
    unknown = {"value": {"type": "App.Gone", "value": 1}}
    with start(disk) as server, RawWebSocket(server, "/ws/red?unknownTypes=refuse") as strict:
        fill(disk)
        assert strict.call("push", {"value": 1})["error"]["code"] == FULL
        assert strict.call("push", unknown)["error"]["code"] == 1003
        # For a while commands are refused at once. The next accepted one shows again that nothing
        # can be stored.
        failures, sessions = metric(server, FAILURES), itertools.count()
        push = {"value": {"type": "Deep", "value": deep}}

        def is_taken_in():
            with RawWebSocket(server, f"/ws/green{next(sessions)}?watch=none") as other:
                other.send(
                    text_frame({"id": 7, "method": "push", "params": push})
                    + text_frame({"id": 8, "method": "state.get"})
                )
                answers = [other.answer() for _ in range(2)]
                assert [answer["id"] for answer in answers] == [7, 8], answers
                assert answers[0]["error"]["code"] == FULL
            return metric(server, FAILURES) > failures

        wait_until(is_taken_in, "the server tries to store something again")
        server.kill()


def fill(disk: SmallDisk) -> None:
    with contextlib.suppress(OSError), (disk.path / "ballast").open("wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(4_096))


def test_kill_9_with_a_full_disk_loses_nothing_and_everything_can_be_read(disk):
    ballast = disk.path / "ballast"
    ballast.write_bytes(bytes(BALLAST))
    with start(disk) as server, Client(server, "red") as client:
        writer = Writer(client)
        assert writer.push_until_full().code == FULL
        server.kill()
    with start(disk) as server:
        assert "The disk is full" in server.start_text
        with Client(server, "red", mirror=client.mirror) as back:
            assert back.hello["resumed"] is True and "degraded" not in back.hello
            assert back.path == writer.acknowledged
            assert len(everything(back)) == back.revision
            writer.client = back
            with pytest.raises(Refused) as refused:
                back.call("push", value="more")
            assert refused.value.code == FULL
            ballast.unlink()
            writer.push_when_there_is_room()
        server.kill()
    with start(disk) as server, Client(server, "red") as back:
        assert back.path == writer.acknowledged
        assert "degraded" not in back.hello
        server.end()


def test_a_scene_of_views_is_shown_while_the_disk_is_full_and_then_continues(disk):
    ballast = disk.path / "ballast"
    ballast.write_bytes(bytes(BALLAST))
    with start(disk) as server, Client(server, "blue", scene="value-links") as client:
        client.call("push", value={"type": "Planet", "value": {"name": "Mars"}})
        shown = client.state
        with Client(server, "red") as other:
            writer = Writer(other)
            assert writer.push_until_full().code == FULL
            judge_views(server, shown)
            fill(disk)
            server.kill()
    with start(disk) as server:
        judge_views(server, shown)
        (disk.path / "ballast").unlink()
        with Client(server, "blue") as client:
            wait_until(lambda: is_taken(client), "a change that is stored")
            server.kill()
    with start(disk) as server, Client(server, "blue") as client:
        assert client.state["scene"] == shown["scene"]
        server.kill()


def is_taken(client: Client) -> bool:
    try:
        return client.call("popToRoot")["revision"] > 0
    except Refused as refused:
        assert refused.code == FULL, refused
        return False


def judge_views(server: DurableServer, shown: dict) -> None:
    """A new client sees the state, learns that nothing can be changed, and stays."""
    with Client(server, "blue") as client:
        assert client.state["scene"] == shown["scene"]
        assert client.state["detail"]["path"] == shown["detail"]["path"]
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                client.call("popToRoot")
            assert refused.value.code == FULL
        assert client.call("state.get")["state"] == client.state
