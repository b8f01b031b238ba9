"""Random lives of a few sessions, compared with the model: commands, cuts, kills, backups."""

from __future__ import annotations

import itertools
import json
import pathlib
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from durable import (
    Client,
    Closed,
    DurableServer,
    RawWebSocket,
    Server,
    backup,
    everything,
    text_frame,
)
from mirror import Mirror, Refused
from session_model import COLUMNS, DEVICES, VISIBILITIES, Refusal, SessionModel

VALUES: list[Any] = [
    1,
    2,
    3,
    -7,
    0,
    2.5,
    4.0,
    "a",
    "b",
    "soup",
    "\u2028é😀",
    True,
    False,
    {"type": "Int", "value": "9007199254740993"},
    {"type": "UInt8", "value": 255},
    {"type": "String", "value": "tagged"},
    {"type": "User", "value": {"id": 7, "name": "Blob"}},
    {"type": "Category", "value": "dessert"},
    {"type": "App.Unheard", "value": {"a": [1, None], "b": {"c": "d"}}},
]


class Sequence:
    """With a folder the server has a database and may be killed."""

    def __init__(self, seed: int, folder: pathlib.Path | None, options: list[str]):
        self.chance = random.Random(seed)
        self.seed, self.options, self.folder = seed, options, folder
        self.files = itertools.count(1)
        self.database = folder / "colonnade.db" if folder else None
        self.keys, self.told = itertools.count(1), []
        self.server = self.start()
        self.models: dict[str, SessionModel] = {}
        self.clients: dict[tuple[str, str], Client] = {}
        self.away: dict[tuple[str, str], Mirror] = {}
        self.keyed: list[tuple] = []
        # The epoch of each session in which something has happened.
        self.lasting: dict[str, str] = {}

    def start(self) -> Server:
        if self.database is None:
            return Server(*self.options)
        return DurableServer(self.database, *self.options)

    def run(self, steps: int) -> None:
        try:
            for _ in range(steps):
                self.step()
            self.look_back()
            if self.database:
                self.restart(kill=False)
                self.look_back()
        except (Exception, AssertionError) as error:
            story = "\n".join(self.told)
            raise AssertionError(f"seed {self.seed}, after\n{story}\n{error!r}") from error
        finally:
            for client in self.clients.values():
                client.close()
            self.server.__exit__()

    def tell(self, *words: Any) -> None:
        self.told.append(" ".join(map(str, words)))

    def step(self) -> None:
        deeds = [(self.command, 70), (self.repeat, 6), (self.leave, 6), (self.look_back, 3)]
        if self.database:
            deeds += [
                (self.burst_and_kill, 5),
                (lambda: self.restart(kill=True), 3),
                (lambda: self.restart(kill=False), 4),
                (self.go_back_to_a_backup, 3),
            ]
        actions, weights = zip(*deeds, strict=True)
        self.chance.choices(actions, weights)[0]()

    # Clients

    def somebody(self) -> tuple[str, str]:
        return self.chance.choice(["one", "two", "three"]), self.chance.choice(["ann", "bob"])

    def client(self, who: tuple[str, str]) -> Client:
        """The client, connected; one that was connected before must be able to resume."""
        if who not in self.clients:
            session, name = who
            mirror = self.away.pop(who, None)
            before = mirror and (mirror.epoch, mirror.revision)
            client = Client(self.server, session, mirror=mirror, client=name)
            self.clients[who] = client
            if mirror is not None:
                self.judge_return(session, before, client.hello)
            if session not in self.models:
                assert client.revision == 0, client.hello
                self.models[session] = SessionModel(client.hello["state"])
            self.agree(who)
        return self.clients[who]

    def judge_return(self, session: str, before: tuple, hello: dict) -> None:
        """A known client resumes. Only a session without history may have been replaced."""
        epoch, revision = before
        told = {key: value for key, value in hello.items() if key not in ("state", "limits")}
        if self.lasting.get(session) == epoch or hello["resumed"]:
            assert hello["resumed"] is True and hello["epoch"] == epoch, (before, told)
        else:
            assert revision == 0 and hello["reason"] == "epoch_changed", (before, told)

    def agree(self, who: tuple[str, str]) -> None:
        """The client's mirror equals the model."""
        client, model = self.clients[who], self.models[who[0]]
        client.wait_for(model.revision)
        model.check(client.mirror._state)
        if model.revision:
            epoch = self.lasting.setdefault(who[0], client.mirror.epoch)
            assert client.mirror.epoch == epoch, "one lineage, one epoch"

    def leave(self) -> None:
        who = self.somebody()
        if who in self.clients:
            self.tell(who, "leaves at", self.clients[who].revision)
            client = self.clients.pop(who)
            client.close()
            self.away[who] = client.mirror

    # Commands

    def command(self) -> None:
        who = self.somebody()
        self.client(who)
        method, params = self.compose(self.models[who[0]])
        self.ask(who, method, params)

    def repeat(self) -> None:
        """Repeats an old command, with its key."""
        if self.keyed:
            who, method, params = self.chance.choice(self.keyed)
            self.ask(who, method, params)

    def ask(self, who: tuple[str, str], method: str, params: dict) -> None:
        client, model = self.client(who), self.models[who[0]]
        self.tell(who, method, json.dumps(params, ensure_ascii=False))
        expected: Any
        try:
            expected = model.run(who[1], method, params)
        except Refusal as refusal:
            expected = refusal.code
        try:
            answer = client.call(method, **params)
        except Refused as refused:
            answer = refused.code
        assert answer == expected, f"answered {answer}, expected {expected}"
        if params.get("meta", {}).get("key"):
            self.keyed.append((who, method, params))
        self.agree(who)

    def compose(self, model: SessionModel) -> tuple[str, dict]:
        method, params = self.compose_plain(model)
        if self.chance.random() < 0.08:
            commands = [self.compose_step(model) for _ in range(self.chance.randint(0, 4))]
            method, params = (
                "transaction",
                {"commands": [{"method": name, "params": rest} for name, rest in commands]},
            )
        meta: dict[str, Any] = {}
        if self.chance.random() < 0.3:
            meta["key"] = f"k{next(self.keys)}"
        if self.chance.random() < 0.1:
            meta["ifRevision"] = max(0, model.revision - self.chance.choice([0, 0, 1]))
        if self.chance.random() < 0.1:
            meta["label"] = f"label {self.chance.randrange(100)}"
        return method, params | ({"meta": meta} if meta else {})

    def compose_plain(self, model: SessionModel) -> tuple[str, dict]:
        kind = self.chance.random()
        if kind < 0.10:
            return "undo", {}
        if kind < 0.17:
            return "redo", {}
        if kind < 0.24:
            return "restore", {"revision": self.chance.randint(0, model.revision)}
        return self.compose_step(model)

    def values(self, most: int) -> list:
        return [self.chance.choice(VALUES) for _ in range(self.chance.randint(0, most))]

    def compose_step(self, model: SessionModel) -> tuple[str, dict]:
        chance, path = self.chance, model.state.path
        method = chance.choices(
            [
                "push",
                "pop",
                "popToRoot",
                "popTo",
                "setPath",
                "replaceTop",
                "select",
                "setColumnVisibility",
                "setPreferredCompactColumn",
                "setEnvironment",
            ],
            [30, 10, 3, 8, 10, 8, 14, 5, 5, 7],
        )[0]
        if method == "push":
            if chance.random() < 0.5:
                params: dict = {"value": chance.choice(VALUES)}
            else:
                params = {"values": self.values(4)}
            if chance.random() < 0.1:
                params["column"] = chance.choice(COLUMNS)
            return method, params
        if method == "pop":
            return method, {"count": chance.choice([0, 1, 1, 2, 3])}
        if method == "popTo":
            known = [model.names[item.token] for item in path if item.token in model.names]
            return method, chance.choice(
                [
                    {"index": chance.randint(0, 4)},
                    {"value": chance.choice(VALUES)},
                    {"id": chance.choice([*known, "e999999"])},
                    {"type": chance.choice(["Int", "Swift.String", "User", "App.Unheard"])},
                ]
            )
        if method == "setPath":
            shown = [
                json.loads(item.value.text)
                if item.value.type == "Swift.Int" and item.value.text[0] != '"'
                else None
                for item in path
            ]
            kept = list(itertools.takewhile(lambda value: value is not None, shown))
            return method, {"values": kept[: chance.randint(0, 3)] + self.values(3)}
        if method == "replaceTop":
            return method, {"value": chance.choice(VALUES)}
        if method == "select":
            column = chance.choice(COLUMNS if chance.random() < 0.1 else COLUMNS[:2])
            if chance.random() < 0.2:
                return method, {"column": column, "values": self.values(3) or [1]}
            return method, {"column": column, "value": chance.choice([None, *VALUES])}
        if method == "setColumnVisibility":
            return method, {"visibility": chance.choice(VISIBILITIES)}
        if method == "setPreferredCompactColumn":
            return method, {"column": chance.choice(COLUMNS)}
        if method == "setEnvironment":
            return method, {"device": chance.choice(DEVICES)}
        return method, {}

    # Looking back

    def look_back(self) -> None:
        """The whole history of a session, and the state at some of its revisions."""
        if not self.models:
            return
        session = self.chance.choice(sorted(self.models))
        client, model = self.client((session, "ann")), self.models[session]
        self.tell("look back at", session)
        entries = everything(client)
        causes = [
            (entry["cause"]["method"], entry["cause"]["client"], entry["cause"]["label"])
            for entry in entries
        ]
        assert causes == model.causes[1:], (causes, model.causes[1:])
        for revision in {
            0,
            model.revision,
            *(self.chance.randint(0, model.revision) for _ in range(3)),
        }:
            model.check(client.call("history.get", revision=revision)["state"], revision)

    # Deaths

    def part(self) -> None:
        """All clients read what was still on its way, and keep their mirrors."""
        for who, client in self.clients.items():
            try:
                while True:
                    client.read()
            except (ConnectionClosed, EOFError, OSError):
                pass
            client.close()
            self.away[who] = client.mirror
        self.clients.clear()

    def restart(self, kill: bool) -> None:
        self.tell("kill -9 and restart" if kill else "restart")
        self.end(kill)
        self.come_back()

    def end(self, kill: bool) -> None:
        if kill:
            self.server.kill()
        else:
            self.server.end()
        self.part()

    def come_back(self) -> None:
        self.server = self.start()
        for who in list(self.away):
            if self.chance.random() < 0.5:
                self.client(who)

    def go_back_to_a_backup(self) -> None:
        """Changes after the backup are lost with the old file; no client gets a mixed history."""
        number = next(self.files)
        copy = self.folder / f"copy-{number}.db"
        self.tell("backup", copy.name)
        backup(self.database, copy)
        kept = {session: model.copy() for session, model in self.models.items()}
        keyed = list(self.keyed)
        epochs = {}
        for _ in range(self.chance.randint(0, 6)):
            self.command()
        self.tell("back to", copy.name)
        self.end(kill=self.chance.random() < 0.5)
        for who in self.away:
            epochs[who[0]] = self.away[who].epoch
        self.database, self.models, self.keyed = copy, kept, keyed
        self.server = self.start()
        strangers, self.away, self.lasting = self.away, {}, {}
        for (session, name), mirror in strangers.items():
            client = Client(self.server, session, mirror=mirror, client=name)
            hello = client.hello
            assert (hello["resumed"], hello["reason"]) == (False, "epoch_changed"), hello
            assert hello["epoch"] != epochs[session], "another lineage has another epoch"
            if session not in self.models:
                assert client.revision == 0
                self.models[session] = SessionModel(hello["state"])
            self.clients[session, name] = client
            self.agree((session, name))

    def burst_and_kill(self) -> None:
        """Commands in one write, some answers read, kill -9: each is there whole or not at all."""
        who = self.somebody()
        client, model = self.client(who), self.models[who[0]]
        frames = self.burst(model.copy(), who[1])
        if not frames:
            return
        self.tell(who, "bursts", json.dumps(frames, ensure_ascii=False))
        client.close()
        self.away[who] = self.clients.pop(who).mirror
        acked = self.send_and_kill(who, frames)
        self.tell("kill -9 after", len(acked), "answers")
        self.part()
        self.server = self.start()
        self.settle(who, model, frames, acked)

    def burst(self, model: SessionModel, name: str) -> list[tuple[str, dict]]:
        """Commands that each make a revision, one after the other."""
        frames: list[tuple[str, dict]] = []
        for _ in range(self.chance.randint(2, 40)):
            method, params = self.compose(model)
            params = params | {"meta": params.get("meta", {}) | {"key": f"k{next(self.keys)}"}}
            trial = model.copy()
            try:
                changed = trial.run(name, method, params)["changed"]
            except Refusal:
                continue
            if changed:
                model.run(name, method, params)
                frames.append((method, params))
        return frames

    def send_and_kill(self, who: tuple[str, str], frames: list) -> list[dict]:
        acked: list[dict] = []
        wanted = self.chance.randint(0, len(frames))
        socket = RawWebSocket(self.server, f"/ws/{who[0]}?client={who[1]}&watch=none")
        socket.send(
            b"".join(
                text_frame({"id": at, "method": method, "params": params})
                for at, (method, params) in enumerate(frames)
            )
        )
        while len(acked) < wanted:
            acked.append(socket.answer())
        self.server.kill()
        try:
            while True:
                acked.append(socket.answer())
        except (Closed, OSError):
            socket.close()
        assert [answer["id"] for answer in acked] == list(range(len(acked)))
        return [answer["result"] for answer in acked]

    def settle(self, who: tuple[str, str], model: SessionModel, frames: list, acked: list) -> None:
        """The commands of the burst that are there: a prefix with all acknowledged ones."""
        with Client(self.server, who[0]) as judge:
            head = judge.revision
        done = head - model.revision
        assert len(acked) <= done <= len(frames), f"{len(acked)} acknowledged, {done} there"
        for at, (method, params) in enumerate(frames[:done]):
            expected = model.run(who[1], method, params)
            assert at >= len(acked) or acked[at] == expected, (acked[at], expected)
        assert model.revision == head
        for method, params in frames:
            self.ask(who, method, params)
        self.keyed += [(who, method, params) for method, params in frames]
