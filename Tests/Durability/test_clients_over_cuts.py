"""The clients that the server offers: nothing is lost or duplicated, whatever breaks."""

from __future__ import annotations

import collections
import json
import pathlib
import random
import subprocess
import sys
import threading
import urllib.request

import pytest

from cutting_proxy import Cut, CuttingProxy
from durable import Client, DurableServer, amount, everything, wait_until

HERE = pathlib.Path(__file__).parent
NODE = pathlib.Path(sys.executable).with_name("node")
RUNNERS = {
    "python-sync": [sys.executable, HERE / "run_client.py", "sync"],
    "python-async": [sys.executable, HERE / "run_client.py", "async"],
    "javascript": [NODE, HERE / "run-client.mjs"],
}
CUTS, RESTARTS = amount(20, 100), amount(5, 25)
# After a cut, a client gets about this many answers before the next cut is ordered.
PACE = 8
PATIENCE = amount(120, 600)

# The place in each client where a command gets its key, and its replacement without one.
KEYLESS = {
    "client.py": ('"params": {**given, "meta": marks}', '"params": given'),
    "client.js": ("params: { ...params, meta: marks }", "params"),
}


def fetch(server, path):
    with urllib.request.urlopen(f"http://{server.authority}{path}") as answer:
        return answer.read().decode()


def clients(server, folder, keyless=False):
    """Downloads the clients from the server, as a person does; `keyless` removes their keys."""
    for name in ("client.py", "client.js"):
        text = fetch(server, f"/{name}")
        if keyless:
            assert text.count(KEYLESS[name][0]) == 1, "the place of the key has moved"
            text = text.replace(*KEYLESS[name])
        (folder / name).write_text(text)
    return folder


def steps(name, count):
    """Commands that leave each of the client's numbers on the path exactly once."""
    for number in range(count):
        if number % 7 == 3:
            push = {"method": "push", "params": {"value": f"{name} {number}"}}
            yield {"method": "transaction", "params": {"commands": [push]}}
        else:
            yield {"method": "push", "params": {"value": f"{name} {number}"}}


class Run:
    """One client as a process, with its own proxy to the server."""

    def __init__(self, name, folder, proxy, cuts, kinds, seed):
        self.name, self.proxy = name, proxy
        self.random = random.Random(f"{seed} {name}")
        self.cuts = [self.random.choice(kinds) for _ in range(cuts)]
        self.count = (cuts + 2) * 3 * PACE
        self.answers = []
        self.last = None
        program, script, *more = RUNNERS[name]
        address = f"ws://127.0.0.1:{proxy.port}/ws/shared"
        self.process = subprocess.Popen(
            [program, script, folder, address, *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        for step in steps(name, self.count):
            self.process.stdin.write(json.dumps(step) + "\n")
        self.process.stdin.flush()

    def _read(self):
        """Each cut comes a little after the one before it, while commands are in flight."""
        due = PACE
        cuts = list(self.cuts)
        for line in self.process.stdout:
            answer = json.loads(line)
            if "state" in answer:
                self.last = answer
                return
            self.answers.append(answer)
            if cuts and len(self.answers) >= due and self.proxy.order(cuts[-1]):
                cuts.pop()
                due = len(self.answers) + self.random.randint(PACE // 2, PACE)

    @property
    def is_through(self):
        assert self.process.poll() is None, self.process.stderr.read()
        return len(self.answers) == self.count

    def finish(self, revision):
        """The client's own copy of the state at the end."""
        self.process.stdin.write(json.dumps({"until": revision}) + "\n")
        self.process.stdin.close()
        self.reader.join(PATIENCE)
        assert self.process.wait(PATIENCE) == 0, self.process.stderr.read()
        return self.last


Outcome = collections.namedtuple("Outcome", "lost doubled runs server path entries restarts")


def drive(database, folder, names, *, cuts, restarts, kinds=tuple(Cut), keyless=False, seed=1):
    """Drives one session with all these clients; returns what the server has of it at the end."""
    proxies = {name: CuttingProxy() for name in names}
    hosts = [f"--allow-host=127.0.0.1:{proxy.port}" for proxy in proxies.values()]

    def start():
        server = DurableServer(database, *hosts)
        for proxy in proxies.values():
            proxy.target = server.address
        return server

    server = start()
    clients(server, folder, keyless)
    runs = [Run(name, folder, proxies[name], cuts, kinds, seed) for name in names]
    every = sum(run.count for run in runs)
    try:
        for number in range(restarts):
            due = every * (number + 1) // (restarts + 2)
            wait_until(lambda: sum(len(run.answers) for run in runs) >= due, "progress", PATIENCE)
            server.kill()
            server = start()
        wait_until(lambda: all(run.is_through for run in runs), "all answers", PATIENCE)
        with Client(server, "shared") as client:
            head, path, entries = client.revision, client.path, everything(client)
        told = json.loads(fetch(server, "/state/shared"))
        for run in runs:
            run.finish(head)
        server.end()
    finally:
        for run in runs:
            run.process.kill()
        for proxy in proxies.values():
            proxy.close()
        server.__exit__()
    counts = collections.Counter(path)
    sent = {f"{run.name} {number}" for run in runs for number in range(run.count)}
    assert set(counts) <= sent
    doubled = sum(count - 1 for count in counts.values())
    return Outcome(len(sent - set(counts)), doubled, runs, told, path, entries, restarts)


def test_nothing_is_lost_or_duplicated_over_cuts_and_restarts(database, tmp_path):
    outcome = drive(database, tmp_path, RUNNERS, cuts=CUTS, restarts=RESTARTS)
    assert (outcome.lost, outcome.doubled) == (0, 0)
    commands = sum(run.count for run in outcome.runs)
    assert len(outcome.entries) == commands, "each command made one revision"
    for run in outcome.runs:
        assert run.proxy.cuts == CUTS
        assert [answer for answer in run.answers if "error" in answer] == []
        assert all(answer["result"]["changed"] for answer in run.answers)
        own = [value for value in outcome.path if value.startswith(f"{run.name} ")]
        assert own == [f"{run.name} {number}" for number in range(run.count)], "in their order"
        assert run.last["state"] == outcome.server, f"{run.name} has another state"
        assert run.last["revision"] == len(outcome.entries)
    assert len({run.last["epoch"] for run in outcome.runs}) == 1
    # Some commands were done although their answers were cut off, so the keys were needed.
    assert any(answer["result"].get("replayed") for run in outcome.runs for answer in run.answers)


@pytest.mark.parametrize("name", RUNNERS)
def test_a_client_without_keys_does_commands_twice(database, tmp_path, name):
    kinds = [Cut.BEHIND_THE_COMMAND]
    outcome = drive(database, tmp_path, [name], cuts=5, restarts=0, kinds=kinds, keyless=True)
    assert outcome.doubled > 0


@pytest.mark.parametrize("name", RUNNERS)
def test_a_client_with_keys_does_not(database, tmp_path, name):
    kinds = [Cut.BEHIND_THE_COMMAND]
    outcome = drive(database, tmp_path, [name], cuts=5, restarts=0, kinds=kinds)
    assert (outcome.lost, outcome.doubled) == (0, 0)
    assert sum(bool(answer["result"].get("replayed")) for answer in outcome.runs[0].answers) >= 5
