"""A database without a number left for another session."""

import contextlib
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mirror import Client
from server_process import Server

LAST = (1 << 29) - 1


def test_a_new_session_is_refused_with_the_reason_and_the_others_go_on(tmp_path):
    database = tmp_path / "store.db"
    with Server("--database", str(database)) as server, Client(server, "known") as client:
        client.call("push", value=1)
    with contextlib.closing(sqlite3.connect(database)) as file, file:
        file.execute("INSERT INTO removed VALUES (2, ?)", (LAST,))
    with Server("--database", str(database)) as server, Client(server, "known") as client:
        client.call("push", value=2)
        with pytest.raises(ConnectionClosed, match="no number left"), Client(server, "new") as new:
            new.call("push", value=1)
        with pytest.raises(InvalidStatus) as refused:
            Client(server, "newer")
        assert b"has no number left for another session" in refused.value.response.body
        assert client.call("push", value=3)["revision"] == 3
