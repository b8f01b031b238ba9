"""The disk fails to read its data: clients get an error, and nothing is taken for missing."""

from __future__ import annotations

import pathlib
import subprocess

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from durable import Client, DurableServer, verify
from raw_http import get

TEXT = "x" * 3_000


@pytest.fixture
def unreadable(tmp_path):
    """While this file exists, reads of a database fail with EIO; with the command for a server."""
    library, source = tmp_path / "read_error.so", pathlib.Path(__file__).with_name("read_error.c")
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-o", str(library), str(source), "-ldl"],
        check=True,
    )
    mark = tmp_path / "unreadable"
    return mark, ["env", f"LD_PRELOAD={library}", f"READ_ERROR={mark}"]


def fill(database, pushes: dict[str, int]) -> None:
    with DurableServer(database) as server:
        for session, count in pushes.items():
            with Client(server, session) as client:
                client.say(
                    [
                        {"id": number, "method": "push", "params": {"value": f"{number} {TEXT}"}}
                        for number in range(count)
                    ]
                )
                client.wait_for(count)
        server.end()


@pytest.mark.parametrize("pushes", [8, 60], ids=["read at once", "read beside the loop"])
def test_a_read_error_is_503_and_logged_and_never_404(database, unreadable, pushes):
    mark, before = unreadable
    fill(database, {"red": pushes, "blue": pushes})
    with DurableServer(database, before=before) as server:
        with Client(server, "blue") as blue:
            mark.touch()
            for _ in range(3):
                response = get(server, "/state/red")
                assert response.status == 503, (response.status, response.body)
                assert response.json()["error"]["code"] == "unavailable", response.body
                assert "can’t be read" in response.json()["error"]["message"], response.body
            with pytest.raises((InvalidStatus, ConnectionClosed)) as caught:
                Client(server, "red")
            refused = caught.value
            if isinstance(refused, InvalidStatus):
                assert refused.response.status_code == 503
            else:
                assert refused.rcvd.code == 1011 and "can’t be read" in refused.rcvd.reason
            assert blue.call("state.get")["revision"] == pushes, "others do not notice"
            mark.unlink()
        with Client(server, "red") as red:
            assert red.revision == pushes and len(red.path) == pushes
            assert "degraded" not in red.hello
        assert get(server, "/state/red").status == 200
        said = server.end()
    assert "session unreadable" in said and "nput/output error" in said, said
    assert verify(database) == (True, verify(database)[1])


def test_a_disk_that_cannot_be_read_at_the_start_moves_nothing_aside(database, unreadable):
    mark, before = unreadable
    fill(database, {"red": 8})
    mark.touch()
    with pytest.raises(AssertionError, match="nput/output error"):
        DurableServer(database, before=before)
    assert {file.name for file in database.parent.iterdir()} <= {
        database.name + ending for ending in ["", "-wal", "-shm", ".lock"]
    }
    mark.unlink()
    with DurableServer(database, before=before) as server, Client(server, "red") as red:
        assert red.revision == 8 and "degraded" not in red.hello
        server.end()
