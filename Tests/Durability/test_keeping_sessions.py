"""Unused sessions are removed after the configured time; pinned ones stay."""

from __future__ import annotations

import pytest

from durable import Client, DurableServer, verify
from test_clock_jumps import DAY, ShiftedClock


@pytest.fixture
def clock(tmp_path):
    return ShiftedClock(tmp_path)


def names(server):
    with Client(server) as client:
        return [
            entry["name"]
            for entry in client.call("sessions.list")["sessions"]
            if entry["name"] != "main"
        ]


def filled(server, *sessions):
    for name in sessions:
        with Client(server, name) as client:
            client.call("push", value=1)


def test_a_session_that_was_not_used_for_the_given_number_of_days_is_removed(database, clock):
    with DurableServer(database, "--keep-for", "10", before=clock.before) as server:
        with Client(server) as client:
            assert client.hello["limits"]["keepDays"] == 10
            filled(server, "old", "pinned", "main-not")
            client.call("sessions.pin", session="pinned")
        clock.shift(8 * DAY)
        filled(server, "new")
        with Client(server, "main-not"):
            pass
        server.end()
    clock.shift(12 * DAY)
    with DurableServer(database, "--keep-for", "10", before=clock.before) as server:
        assert names(server) == ["main-not", "new", "pinned"]
        server.end()
    assert verify(database)[0]


def test_by_default_sessions_are_kept_for_ever(database, clock):
    with DurableServer(database, before=clock.before) as server, Client(server) as client:
        assert client.hello["limits"]["keepDays"] == 0
        filled(server, "old")
        server.kill()
    clock.shift(4_000 * DAY)
    with DurableServer(database, before=clock.before) as server:
        assert names(server) == ["old"]
        server.end()
