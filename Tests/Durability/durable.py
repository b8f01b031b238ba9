"""A server with a database, as a process that can be killed, traced and started again."""

from __future__ import annotations

import json
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Protocol"))

from mirror import Client
from raw_websocket import Closed, RawWebSocket, text_frame
from server_process import SERVE, Server, binary, run, wait_until

SOAK = os.environ.get("SOAK", "") not in ("", "0")

__all__ = [
    "SOAK",
    "Client",
    "Closed",
    "DurableServer",
    "RawWebSocket",
    "Server",
    "amount",
    "backup",
    "binary",
    "copied",
    "everything",
    "run",
    "start_refused",
    "text_frame",
    "tool",
    "verify",
    "wait_until",
]


def amount(quick: int, soak: int) -> int:
    """The amount of work: small in `make test`, large in `make soak`."""
    return soak if SOAK else quick


class DurableServer(Server):
    """`colonnade serve --database`, started quickly because its page is not packed.

    `before` is a command that starts the program.
    """

    def __init__(
        self,
        database: os.PathLike | str,
        *options: str,
        port: int = 0,
        before: list[str] | None = None,
        log_level: str = "error",
    ):
        self.database = pathlib.Path(database)
        words = [*(before or []), binary(), "serve", "--database", str(database), *options]
        if "--plain-page" not in SERVE:
            words.append("--plain-page")
        with tempfile.TemporaryDirectory() as folder:
            start = pathlib.Path(folder) / "start"
            start.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n')
            start.chmod(0o700)
            super().__init__(port=port, log_level=log_level, program=str(start))

    def kill(self) -> None:
        """Kills the server as the out-of-memory killer does."""
        status = self.stop(signal.SIGKILL)[0]
        assert status == -signal.SIGKILL, f"it had ended before, with {status}"

    def end(self) -> str:
        """Stops the server as a person does; returns its output."""
        status, out, errors = self.stop(signal.SIGTERM)
        assert status == 0, (status, out, errors)
        return out + errors


def tool(*arguments: Any, timeout: float = 120) -> subprocess.CompletedProcess:
    done = run(*map(str, arguments), timeout=timeout)
    assert done.returncode >= 0, f"{arguments} ended by signal {-done.returncode}: {done.stderr}"
    return done


def backup(database: Any, copy: Any) -> None:
    done = tool("backup", database, copy)
    assert done.returncode == 0, (done.stdout, done.stderr)


def verify(database: Any) -> tuple[bool, str]:
    """The verdict on a database, sound or not, and the printed text."""
    done = tool("verify", database)
    said = (done.stdout + done.stderr).decode()
    assert done.returncode in (0, 1), (done.returncode, said)
    return done.returncode == 0, said


def start_refused(database: Any) -> tuple[int, str]:
    """Starts a server that must not come up; returns its status and error."""
    done = run("serve", "--port", "0", "--database", str(database))
    assert b"Ctrl-C" not in done.stdout, "it came up"
    return done.returncode, done.stderr.decode()


def copied(database: Any, folder: Any) -> pathlib.Path:
    """Copies the database's files to another folder, without the lock and the shared memory."""
    database, folder = pathlib.Path(database), pathlib.Path(folder)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for suffix in ["", "-wal", "-journal"]:
        source = database.with_name(database.name + suffix)
        if source.exists():
            shutil.copy(source, folder / source.name)
    return folder / database.name


def everything(client: Any, after: int = 0) -> list[dict]:
    """The whole history after a revision, page by page, without gaps."""
    entries: list[dict] = []
    while True:
        page = client.call("history.list", after=after, limit=1000)
        found = page["revisions"]
        assert [entry["revision"] for entry in found] == list(
            range(after + 1, after + 1 + len(found))
        ), "revisions have no gaps"
        entries += found
        after += len(found)
        if not found:
            assert after >= page["head"], (after, page["head"])
            return entries


def push_frame(identity: int, value: Any, key: str | None = None) -> bytes:
    params: dict[str, Any] = {"value": value}
    if key is not None:
        params["meta"] = {"key": key}
    return text_frame(json.dumps({"id": identity, "method": "push", "params": params}))
