"""Nodes on one PostgreSQL and a balancer, on this machine, until Ctrl-C: `make cluster`."""

from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

from balancer import Balancer
from postgres import PostgreSQL, free_port


def serve(binary: str, port: int, database: str, *options: str) -> subprocess.Popen:
    """Starts a node, whose messages go to this program's standard error."""
    return subprocess.Popen(
        [
            "setpriv", "--pdeathsig=TERM", binary, "serve", "--port", str(port),
            "--database", database, "--log-level", "warning", *options,
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip


def is_ready(port: int) -> bool:
    url = f"http://127.0.0.1:{port}/healthz"
    with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=1) as answer:
        return answer.status == 200
    return False


def wait_for(ports: list[int], processes: list[subprocess.Popen]) -> None:
    deadline = time.monotonic() + 30
    while not all(map(is_ready, ports)):
        ended = [process for process in processes if process.poll() is not None]
        if ended or time.monotonic() > deadline:
            raise SystemExit("A node did not come up.")
        time.sleep(0.05)


def text(balancer: int, nodes: list[int], folder: pathlib.Path, database: str) -> str:
    """The addresses, and how to try what happens when a node ends."""
    lines = [
        f"Colonnade on {len(nodes)} nodes: http://127.0.0.1:{balancer}/",
        *(f"  node {number}: http://127.0.0.1:{port}/" for number, port in enumerate(nodes, 1)),
        f"Sessions are kept in PostgreSQL in {folder}.",
        f"The nodes: colonnade nodes '{database}'",
        "Kill one (kill -9) and watch the page go on. Ctrl-C ends all.",
    ]
    return "\n".join(lines)


def folder_for(asked: str | None) -> pathlib.Path:
    """As root, PostgreSQL runs as another user, who may not read our folders."""
    if asked:
        return pathlib.Path(asked).resolve()
    state = os.environ.get("XDG_STATE_HOME") or str(pathlib.Path.home() / ".local" / "state")
    if os.geteuid() == 0:
        state = "/var/lib"
    folder = pathlib.Path(state) / "colonnade-cluster"
    # A socket's path may have 107 bytes.
    return folder if len(str(folder)) < 80 else pathlib.Path(tempfile.mkdtemp())


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("binary", help="the program colonnade")
    reader.add_argument("--nodes", type=int, default=3, choices=range(1, 10))
    reader.add_argument("--port", type=int, default=8080, help="of the balancer")
    reader.add_argument("--folder", help="where PostgreSQL keeps its files")
    asked = reader.parse_args()
    folder = folder_for(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    database = PostgreSQL(folder / "postgres").start()
    url = database.make("colonnade")
    ports = [free_port() for _ in range(asked.nodes)]
    host = f"127.0.0.1:{asked.port}"
    nodes = [serve(asked.binary, port, url, "--allow-host", host) for port in ports]
    balancer = None
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        wait_for(ports, nodes)
        balancer = Balancer(folder, asked.port, ports)
        print(text(asked.port, ports, folder, url), flush=True)
        balancer.process.wait()
    except KeyboardInterrupt:
        print()
    finally:
        if balancer:
            balancer.stop()
        for node in nodes:
            node.terminate()
        for node in nodes:
            node.wait(10)
        database.stop()


if __name__ == "__main__":
    main()
