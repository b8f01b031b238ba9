"""Connections that ask for nothing, as many as a client can make, delay no one."""

import multiprocessing
import os
import pathlib
import socket
import struct

from neighbour import Neighbour, assert_not_delayed
from server_process import Server

MEGABYTE = 1 << 20


def flood(port, count, held):
    """Connects, and resets each connection when `held` others have followed."""
    reset = struct.pack("ii", 1, 0)
    others = []
    for _ in range(count):
        one = socket.create_connection(("127.0.0.1", port))
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
        others.append(one)
        if len(others) > held:
            others.pop(0).close()


def memory(server):
    """The bytes of memory that the server has."""
    pages = pathlib.Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def check_flood(held):
    with Server() as server:
        fresh = multiprocessing.get_context("spawn")
        before = memory(server)
        with Neighbour(server) as neighbour:
            attacker = fresh.Process(target=flood, args=(server.port, 30_000, held))
            attacker.start()
            attacker.join()
            assert attacker.exitcode == 0
            assert_not_delayed(neighbour.stop())
        assert memory(server) - before < 32 * MEGABYTE


def test_connections_that_are_reset_at_once_delay_no_one():
    check_flood(held=0)


def test_connections_that_are_reset_a_little_later_delay_no_one():
    check_flood(held=500)
