"""Figures of nodes on a PostgreSQL, each with its baseline, from one run.

python Tests/Cluster/figures.py [FOLDER]: where the database's files are during the run.
"""

from __future__ import annotations

import pathlib
import re
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(TESTS / "Protocol"), str(TESTS / "Durability")]

from measure import Caller, ephemeral, flood, median, microseconds, say, timed  # noqa: E402
from nodes import Client, Node, Nodes  # noqa: E402
from postgres import PostgreSQL  # noqa: E402


def commit(database: PostgreSQL, folder: pathlib.Path) -> float:
    """Seconds that the database takes to write a row, with the round trip."""
    script = folder / "row.sql"
    script.write_text("INSERT INTO figures VALUES (1, repeat('x', 200));\n")
    script.chmod(0o644)
    told = database.run(
        "pgbench", "-n", "-c", 1, "-t", 300, "-f", script, "-h", database.folder,
        "-p", database.port, "-U", "colonnade", "postgres",
    )  # fmt: skip
    return float(re.search(r"latency average = ([\d.]+) ms", told).group(1)) / 1_000


def lone(database: PostgreSQL, url: str, folder: pathlib.Path) -> None:
    """One command at a time, compared with one commit and with the round trip without a store."""
    database.sql("CREATE TABLE IF NOT EXISTS figures (n int, text text)")
    commits, memory, durable = [], [], []
    with Node(url, lease=10) as node, ephemeral() as without:
        there, here = Caller(node), Caller(without)
        for _ in range(10):
            commits.append(commit(database, folder))
            memory += [timed(here.round_trip) / 2 for _ in range(100)]
            durable += [timed(there.round_trip) / 2 for _ in range(150)]
    ratio = median(durable) / (median(commits) + median(memory))
    say(
        "lone command in PostgreSQL",
        f"{microseconds(median(durable))} = {ratio:.2f} × (commit "
        f"{microseconds(median(commits))} + in memory {microseconds(median(memory))})",
        "≤ 1.5 ×",
        ratio <= 1.5,
    )


def pipelined(url: str) -> None:
    """64 clients, each with a session, which send without waiting."""
    with Node(url, lease=10) as node:
        rates = [flood(node, turn, 2_000) for turn in range(5)]
    say(
        "64 pipelined clients on one node",
        f"{median(rates):,.0f} commands/s ({min(rates):,.0f} to {max(rates):,.0f})",
        "≥ 20,000",
        median(rates) >= 20_000,
    )


def readers_elsewhere(url: str) -> None:
    """From the answer at a session's node to the change at a reader on another node."""
    late, trips = [], []
    with Nodes(url, 2, lease=10) as (first, second):
        writer = Client(first, "talk", client="w")
        reader = Client(second, "talk", client="r")
        for turn in range(1, 301):
            begin = time.perf_counter()
            writer.call("state.get")
            trips.append(time.perf_counter() - begin)
            writer.call("push", value=turn) if turn % 50 else writer.call("popToRoot")
            begin = time.perf_counter()
            reader.wait_for(turn)
            late.append(time.perf_counter() - begin)
        writer.close()
        reader.close()
    ratio = median(late) / median(trips)
    say(
        "a change at a reader on another node",
        f"{microseconds(median(late))} behind the answer = {ratio:.2f} round trips "
        f"of {microseconds(median(trips))}",
        "≤ 2",
        ratio <= 2,
    )


def main() -> None:
    place = sys.argv[1] if len(sys.argv) > 1 else "/tmp"
    with tempfile.TemporaryDirectory(prefix="colonnade-", dir=place) as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        database = PostgreSQL(folder / "postgres").start()
        try:
            lone(database, database.make("lone"), folder)
            pipelined(database.make("flood"))
            readers_elsewhere(database.make("readers"))
        finally:
            database.stop()


if __name__ == "__main__":
    main()
