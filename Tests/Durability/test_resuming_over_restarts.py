"""Clients resume after a restart: no gap, no duplicate, no trace of the restart."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import random
import signal

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from durable import Client, DurableServer, RawWebSocket, amount

PATIENCE = 60.0
WRITES_A_LIFE = 150
LOST = (
    ConnectionClosed,
    ConnectionError,
    InvalidHandshake,
    InvalidMessage,
    OSError,
    TimeoutError,
    EOFError,
)


class Reader:
    """Follows the session through every life; each revision must come right after the last."""

    def __init__(self, house: House, number: int):
        self.house, self.number = house, number
        self.epoch, self.revision, self.resumed, self.snapshots = None, 0, 0, 0

    def greet(self, hello: dict) -> None:
        if self.epoch is None:
            self.epoch, self.revision = hello["epoch"], hello["revision"]
            return
        if hello["resumed"]:
            self.resumed += 1
            for change in hello["changes"]:
                self.take(change)
            assert hello["epoch"] == self.epoch
        else:
            self.snapshots += 1
            assert hello["reason"] == "too_old", f"reader {self.number}: {hello['reason']}"
            assert hello["revision"] > self.revision
            self.revision = hello["revision"]
        assert self.revision == hello["revision"]

    def take(self, change: dict) -> None:
        assert change["base"] == self.revision, (
            f"reader {self.number} is at {self.revision} and hears of {change['base']}"
        )
        assert "patch" not in change or change["revision"] == change["base"] + 1
        self.revision = change["revision"]

    async def follow(self) -> None:
        while self.revision < self.house.goal:
            url = f"{self.house.url}/ws/main?client=reader-{self.number}"
            if self.epoch is not None:
                url += f"&epoch={self.epoch}&revision={self.revision}"
            try:
                async with connect(
                    url,
                    compression=None,
                    proxy=None,
                    max_size=None,
                    ping_interval=None,
                    close_timeout=0.2,
                ) as socket:
                    self.greet(json.loads(await socket.recv())["params"])
                    await self.listen(socket)
            except LOST:
                await self.house.opened()

    async def listen(self, socket) -> None:
        """Reads changes up to the goal; every third client disconnects after some of them."""
        chance = self.house.chance
        patience = chance.randint(5, 400) if self.number % 3 == 0 else 1 << 40
        while self.revision < self.house.goal and patience:
            message = json.loads(await socket.recv())
            if message["method"] == "changed":
                self.take(message["params"])
            patience -= 1


class House:
    """The server in its lives, always at the same port."""

    def __init__(self, database, lives: int, readers: int):
        self.database, self.lives = database, lives
        self.chance = random.Random(9)
        self.goal = lives * WRITES_A_LIFE
        self.server = DurableServer(database)
        self.port = self.server.port
        self.url = self.server.websocket_url.removesuffix("/ws")
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.readers = [Reader(self, number) for number in range(readers)]
        self.written = 0

    async def opened(self) -> None:
        await asyncio.sleep(0)
        await asyncio.wait_for(self.is_open.wait(), PATIENCE)

    async def write(self) -> None:
        """Sends each value until it is acknowledged; the answers have the revisions."""
        while self.written < self.goal:
            try:
                url = f"{self.url}/ws/main?client=writer&watch=none"
                async with connect(url, compression=None, proxy=None, max_size=None) as socket:
                    await socket.recv()
                    await self.write_on(socket)
            except LOST:
                await self.opened()

    async def write_on(self, socket) -> None:
        while self.written < self.goal:
            number = self.written + 1
            method, value = ("push", {"value": number}) if number % 50 else ("popToRoot", {})
            await socket.send(
                json.dumps(
                    {
                        "id": number,
                        "method": method,
                        "params": value | {"meta": {"key": f"w{number}"}},
                    }
                )
            )
            result = json.loads(await socket.recv())["result"]
            assert result["revision"] == number, "each command once"
            self.written = number

    async def restart(self) -> None:
        """Between two lives, at a moment in the middle of the writing."""
        for life in range(1, self.lives):
            moment = life * WRITES_A_LIFE + self.chance.randint(-40, 40)
            async with asyncio.timeout(PATIENCE):
                while self.written < moment:
                    await asyncio.sleep(0.005)
            self.is_open.clear()
            await asyncio.to_thread(
                self.server.stop, signal.SIGKILL if life % 2 else signal.SIGTERM
            )
            self.server = await asyncio.to_thread(DurableServer, self.database, port=self.port)
            self.is_open.set()

    async def live(self) -> None:
        async with asyncio.timeout(PATIENCE * 10), asyncio.TaskGroup() as group:
            for reader in self.readers:
                group.create_task(reader.follow())
            group.create_task(self.write())
            group.create_task(self.restart())


def apart(work):
    """Runs in a thread of its own: tests that drive a browser leave a loop running in this one."""
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def test_many_clients_follow_through_restarts_without_gap_or_duplicate(database):
    async def live() -> House:
        house = House(database, lives=amount(4, 11), readers=amount(40, 500))
        try:
            await house.live()
            house.server.end()
        finally:
            house.server.__exit__()
        return house

    house = apart(live())
    assert all(reader.revision == house.goal for reader in house.readers)
    resumed = sum(reader.resumed for reader in house.readers)
    assert resumed >= len(house.readers) * (house.lives - 1), "every restart was gone through"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL], ids=lambda n: n.name)
@pytest.mark.parametrize("watch", ["patch", "snapshot", "none"])
def test_a_client_that_missed_changes_from_before_a_restart_gets_them_afterwards(
    database, number, watch
):
    with DurableServer(database) as server, Client(server) as writer:
        away = Client(server, watch=watch)
        for at in range(1, 6):
            writer.call("push", value=at)
        away.wait_for(0) if watch == "none" else away.wait_for(5)
        away.close()
        for at in range(6, 11):
            writer.call("push", value=at)
        changes, state = writer.changes, writer.state
        server.stop(number)
    with DurableServer(database) as server, Client(server, mirror=away.mirror, watch=watch) as back:
        assert back.hello["resumed"] is True
        assert back.hello["epoch"] == writer.hello["epoch"]
        assert back.hello["changes"] == changes[-len(back.hello["changes"]) :]
        assert len(back.hello["changes"]) == (10 if watch == "none" else 5)
        assert back.state == state


def test_a_revision_that_the_server_never_sent_is_from_the_future(database):
    with DurableServer(database) as server, Client(server) as client:
        client.call("push", value=1)
        server.kill()
    with DurableServer(database) as server:
        path = f"/ws?epoch={client.hello['epoch']}&revision=7"
        with RawWebSocket(server, path) as socket:
            hello = socket.hello["params"]
            assert (hello["resumed"], hello["reason"]) == (False, "from_future")
            assert hello["revision"] == 1
