"""A client in another session, which measures how long the server lets it wait."""

import json
import multiprocessing
import os
import pathlib

from websockets.sync.client import connect

from server_process import PATIENCE

# Seconds of the server's processor during another client's round trip. The wall clock would count
# other programs on a busy machine. Twenty others have a turn of 5 ms each before it, which ends
# late if a step is long, and processors that share a cache are slower: twice that.
LONGEST = 2 * 20 * 0.005


def processor_seconds(pid):
    """The processor time so far of the thread that serves all clients."""
    status = pathlib.Path(f"/proc/{pid}/task/{pid}/stat").read_text()
    fields = status.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def go(address, pid, ready, finished, trips):
    """Sends requests until stopped, in a process of its own: reading JSON would block this one."""
    ready_after, seconds = 5, []
    with connect(address, proxy=None) as socket:
        socket.recv()
        while not finished.is_set():
            for method, params in [("push", {"value": 1}), ("popToRoot", {})]:
                before = processor_seconds(pid)
                socket.send(json.dumps({"id": 1, "method": method, "params": params}))
                socket.recv()
                seconds.append(processor_seconds(pid) - before)
            if ready_after is not None and len(seconds) >= ready_after:
                seconds.clear()
                ready_after = None
                ready.set()
    trips.put(seconds)


class Neighbour:
    """A client in another session, which measures the server's computing during each round trip."""

    def __init__(self, server):
        fresh = multiprocessing.get_context("spawn")
        self.ready, self.finished, self.trips = fresh.Event(), fresh.Event(), fresh.Queue()
        address = f"{server.websocket_url}/elsewhere?watch=none"
        self.process = fresh.Process(
            target=go, args=(address, server.process.pid, self.ready, self.finished, self.trips)
        )

    def __enter__(self):
        self.process.start()
        assert self.ready.wait(PATIENCE)
        return self

    def stop(self):
        self.finished.set()
        return self.trips.get(timeout=PATIENCE)

    def __exit__(self, *_):
        self.finished.set()
        self.process.join()


def assert_served(trips):
    """No one waited for longer than a few steps of the heavy work, however much of it there was.

    The trips follow each other without a gap, so one that waited for all of it would be seen.
    """
    assert max(trips) < LONGEST < sum(trips), (len(trips), max(trips), sum(trips))


def assert_not_delayed(trips):
    """No one waited, as far as the work takes the loop at all."""
    assert max(trips) < LONGEST, (len(trips), max(trips), sum(trips))
    assert len(trips) > 20, "the neighbour had its turns meanwhile"
