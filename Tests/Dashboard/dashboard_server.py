"""A real server, and scripts that control its sessions."""

import itertools
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from websockets.sync.client import connect

CHECKOUT = Path(__file__).resolve().parents[2]


def binary():
    asked = os.environ.get("COLONNADE_BINARY")
    if asked:
        return asked
    built = [CHECKOUT / ".build" / kind / "colonnade" for kind in ("release", "debug")]
    found = [path for path in built if path.exists()]
    if not found:
        raise RuntimeError("Build the server first: swift build --product colonnade")
    return str(max(found, key=lambda path: path.stat().st_mtime))


class Server:
    """`colonnade serve`, or an app, with its link; its sessions are kept in a folder of its own."""

    def __init__(self, port=0, *options, folder=None, program=None, public=None):
        self.folder = folder or tempfile.TemporaryDirectory(prefix="colonnade-")
        self.process = subprocess.Popen(
            [
                *([program] if program else [binary(), "serve"]),
                "--port",
                str(port),
                "--public",
                str(public or CHECKOUT / "Public"),
                *options,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "XDG_STATE_HOME": self.folder.name},
        )
        lines = iter(self.process.stdout.readline, "")
        self.link = next(found for line in lines if (found := re.search(r"https?://\S+", line)))[0]
        self.url = self.link.split("#")[0].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def kill(self):
        self.process.kill()
        self.process.wait(10)


class Script:
    """A script's own connection: calls methods, and asserts that none is refused."""

    def __init__(self, server, session, name="demo-script"):
        url = server.url.replace("http", "ws", 1) + f"/ws/{session}?client={name}&watch=none"
        opening = connect(url, subprotocols=["colonnade.v1"], max_size=None)
        self.socket = opening.__enter__()
        self.hello = json.loads(self.socket.recv())["params"]
        self.ids = itertools.count(1)

    def __call__(self, method, **params):
        wanted = next(self.ids)
        self.socket.send(
            json.dumps({"jsonrpc": "2.0", "id": wanted, "method": method, "params": params})
        )
        while (answer := json.loads(self.socket.recv())).get("id") != wanted:
            pass
        assert "error" not in answer, answer["error"]
        return answer["result"]

    def batch(self, calls):
        self.socket.send(
            json.dumps(
                [
                    {"jsonrpc": "2.0", "id": next(self.ids), "method": method, "params": params}
                    for method, params in calls
                ]
            )
        )
        while not isinstance(answers := json.loads(self.socket.recv()), list):
            pass
        assert all("error" not in answer for answer in answers), answers

    def state(self):
        return self("state.get")["state"]
