"""An author's app crashes on a node: its sessions go on there, from the database."""

from __future__ import annotations

import time

import pytest

from example_apps import built
from mirror import Refused
from nodes import LEASE, Node
from visitor import Visitor


def test_sessions_go_on_after_a_crash_before_the_lease_ends(database):
    with (
        Node(database, program=built("Hostile")) as first,
        Node(database, program=built("Hostile")) as second,
    ):
        visitor, neighbour = Visitor(first, "victim"), Visitor(first, "neighbour")
        visitor.tap("Add")
        visitor.tap("Push")
        neighbour.tap("Add")
        begin = time.monotonic()
        build = visitor.crash(method="openURL", url="hostile://trap")
        # Under another name, the node would have to wait for the end of its own lease.
        assert time.monotonic() - begin < LEASE
        assert (build["state"], build["session"], "lost" in build) == ("crashed", "victim", False)
        # The steps have been repeated, so `@State` is there too.
        assert visitor.client.path == [1]
        visitor.client.call("back")
        assert visitor.count == 1
        neighbour.client.close()
        neighbour.connect()
        assert neighbour.count == 1 and neighbour.tap("Add")["changed"] is True
        # The other node has gone on, and finds the sessions where they were.
        assert Visitor(second, "neighbour").count == 2


def test_a_session_that_crashes_three_times_in_a_row_is_not_run_again_on_its_node(database):
    with Node(database, program=built("Hostile")) as node:
        visitor = Visitor(node, "victim")
        visitor.tap("Add")
        for _ in range(3):
            visitor.crash("Trap")
        with pytest.raises(Refused, match="three times in a row"):
            visitor.tap("Add")
        assert visitor.count == 1
