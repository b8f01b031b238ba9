"""The database restarts, stops responding for a while, or fails over."""

from __future__ import annotations

import contextlib
import json
import pathlib
import re
import signal
import tempfile
import time
import urllib.error
import urllib.request

import pytest

from cluster import is_ready
from nodes import SHORT_LEASE, Client, Node
from postgres import PostgreSQL
from server_process import ROOT, run, wait_until


@pytest.fixture
def folder():
    # Another user may run it, and a socket's path may have 107 bytes.
    with tempfile.TemporaryDirectory(prefix="colonnade-", dir="/tmp") as name:
        pathlib.Path(name).chmod(0o755)
        yield pathlib.Path(name)


def refusal(node: Node) -> dict | None:
    """None if the command waits: it came before the database was found missing."""
    with Client(node, "a", watch="none") as client, contextlib.suppress(TimeoutError):
        client.say({"id": 1, "method": "push", "params": {"value": 0}})
        return client.read(timeout=0.5).get("error")
    return None


def test_commands_wait_while_the_database_restarts(folder):
    database = PostgreSQL(folder / "one").start()
    with Node(database.make("x"), lease=2) as node, Client(node, "a", client="p") as client:
        client.call("push", value=1)
        database.stop(signal.SIGKILL)
        client.say({"id": "waits", "method": "push", "params": {"value": 2}})
        error = wait_until(lambda: refusal(node), "it is refused")
        assert (error["code"], error["data"]["retryAfterMs"]) == (1016, 1_000), error
        with Client(node, "a") as other:
            # Reads come from memory, and say that they may be stale.
            wait_until(lambda: other.call("state.get").get("stale"), "it is stale")
            assert other.call("state.get")["state"]["detail"]["path"][0]["value"] == 1
        database.start()
        answer = client.answer()
        assert (answer["id"], answer["result"]["revision"]) == ("waits", 2)
        newest = client.call("push", value=3)["revision"]
        wait_until(lambda: "stale" not in client.call("state.get"), "it is certain again")
        client.wait_for(newest)
        assert [client.path[0], client.path[1], client.path[-1]] == [1, 2, 3]
        assert len(client.path) == newest and set(client.path[2:-1]) <= {0}
    database.stop()


def test_a_promoted_synchronous_standby_has_every_acknowledged_command(folder):
    primary = PostgreSQL(folder / "one").start()
    primary.make("x")
    standby = PostgreSQL(folder / "two", standby_of=primary).start()
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    primary.sql("SELECT pg_reload_conf()")
    wait_until(
        lambda: primary.sql("SELECT sync_state FROM pg_stat_replication") == "sync", "it follows"
    )
    url = (
        f"postgres://colonnade@/x?host={primary.folder},{standby.folder}"
        f"&port={primary.port},{standby.port}&target_session_attrs=read-write"
    )
    with Node(url, lease=2) as node:
        client = Client(node, "a", client="p")
        epoch = client.hello["epoch"]
        for value in range(1, 51):
            assert client.call("push", value=value)["revision"] == value
        client.say({"id": 0, "method": "push", "params": {"value": 51, "meta": {"key": "k"}}})
        primary.stop(signal.SIGKILL)
        standby.promote()
        while True:
            try:
                answer = client.answer()
                break
            except Exception as ended:
                assert "ConnectionClosed" in type(ended).__name__, ended
                client = Client(node, "a", client="p", mirror=client.mirror)
                client.say(
                    {"id": 0, "method": "push", "params": {"value": 51, "meta": {"key": "k"}}}
                )
        assert answer["result"]["revision"] == 51, answer
        assert client.call("push", value=52)["revision"] == 52
        client.wait_for(52)
        assert client.path == list(range(1, 53))
        assert client.mirror.epoch == epoch
        client.close()
    standby.stop()


def step_of_the_documentation() -> str:
    """The statement for operators after a failover to an asynchronous standby."""
    article = ROOT / "Sources/Storage/PostgreSQLStorage/PostgreSQLStorage.docc/SeveralNodes.md"
    return re.search(r"```sql\n(UPDATE .*?)```", article.read_text(), re.S)[1]


def test_an_asynchronous_standby_goes_on_with_new_epochs(folder):
    primary = PostgreSQL(folder / "one").start()
    database = primary.make("x")
    standby = PostgreSQL(folder / "two", standby_of=primary).start()
    with Node(database, lease=SHORT_LEASE) as node, Client(node, "a", client="p") as client:
        for value in range(1, 6):
            client.call("push", value=value)
        behind = "SELECT replay_lsn < pg_current_wal_lsn() FROM pg_stat_replication"
        wait_until(lambda: primary.sql(behind) == "f", "it has followed")
        standby.stop()
        for value in range(6, 11):
            client.call("push", value=value, meta={"key": f"k{value}"})
        mirror = client.mirror
        node.kill()
    primary.stop(signal.SIGKILL)
    standby.start()
    standby.promote()
    standby.sql(step_of_the_documentation(), "x")
    with Node(standby.url("x"), lease=SHORT_LEASE) as node:
        known = {"epoch": mirror.epoch, "revision": mirror.revision}
        with Client(node, "a", client="p", **known) as client:
            hello = client.hello
            assert (hello["resumed"], hello["reason"]) == (False, "epoch_changed"), hello
            assert (hello["revision"], client.path) == (5, [1, 2, 3, 4, 5])
            # A lost command counts as new when it is sent again.
            answer = client.call("push", value=6, meta={"key": "k6"})
            assert answer == {"revision": 6, "changed": True}
            epoch = hello["epoch"]
        node.kill()
    with Node(standby.url("x"), lease=SHORT_LEASE) as node, Client(node, "a", client="p") as client:
        assert (client.hello["epoch"], client.path) == (epoch, [1, 2, 3, 4, 5, 6])
    standby.stop()


def test_a_server_refuses_to_start_on_a_standby(folder):
    primary = PostgreSQL(folder / "one").start()
    primary.make("x")
    standby = PostgreSQL(folder / "two", standby_of=primary).start()
    done = run("serve", "--port", "0", "--database", standby.url("x"))
    assert (done.returncode, done.stdout) == (22, b"")
    assert done.stderr.decode().count("\n") == 1 and "standby" in done.stderr.decode()
    assert primary.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'colonnade'", "x") == "0"
    standby.stop()
    primary.stop()


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("postgres://nobody:hush@127.0.0.1:1/x", 21),
        ("postgres://[", 21),
        ("postgres://colonnade@/nowhere?host={folder}&port={port}", 21),
    ],
)
def test_the_error_for_an_unreachable_database_is_one_sentence(postgres, url, status):
    url = url.format(folder=postgres.folder, port=postgres.port)
    for words in (["serve", "--port", "0", "--database", url], ["nodes", url]):
        done = run(*words)
        assert (done.returncode, done.stdout) == (status, b""), done
        told = done.stderr.decode()
        assert told.count("\n") == 1 and "hush" not in told, told


def test_a_wrong_password_is_refused(folder):
    database = PostgreSQL(folder / "one").start()
    database.make("x")
    database.sql("ALTER USER colonnade PASSWORD 'right'")
    (database.data / "pg_hba.conf").write_text("local all all scram-sha-256\n")
    database.run("pg_ctl", "reload", "-D", database.data)
    url = f"postgres://colonnade:{{}}@/x?host={database.folder}&port={database.port}"
    done = run("serve", "--port", "0", "--database", url.format("wrong"))
    assert done.returncode == 21 and b"password" in done.stderr and b"wrong" not in done.stderr
    with Node(url.format("right")) as node, Client(node, "a") as client:
        assert client.call("push", value=1)["revision"] == 1
        listed = run("nodes", url.format("right"), "--json")
        assert (listed.returncode, listed.stdout.count(b"\n")) == (0, 1), listed
    database.stop()


def health(node: Node) -> tuple[int, dict]:
    try:
        with urllib.request.urlopen(f"http://{node.authority}/healthz") as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def is_away(node: Node) -> bool:
    code, answer = health(node)
    return (code, answer["status"]) == (503, "away")


def await_away(node: Node) -> None:
    """Looks for a second in all: on a busy machine each look takes longer, and so may the node."""
    for _ in range(20):
        if is_away(node):
            return
        time.sleep(0.05)
    raise AssertionError(f"not within a second: {health(node)}")


@pytest.mark.parametrize("fault", ["killed", "frozen"])
def test_a_node_without_its_database_reports_that_long_before_its_lease_is_over(folder, fault):
    database = PostgreSQL(folder / "one").start()
    with Node(database.make("x"), lease=600) as node:
        wait_until(lambda: is_ready(node.port), "it has joined")
        code, answer = health(node)
        assert (code, answer["status"]) == (200, "ok")
        assert len(answer["node"]) == 8, answer
        if fault == "killed":
            database.stop(signal.SIGKILL)
        else:
            database.freeze()
        await_away(node)
        if fault == "killed":
            database.start()
        else:
            database.thaw()
        wait_until(lambda: is_ready(node.port), "it is back")
    database.stop()
