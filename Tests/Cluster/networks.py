"""Machines on one bridge, each in a network namespace of its own.

Packets between them can be dropped, as by cables and firewalls, in one direction or both.
"""

from __future__ import annotations

import itertools
import os
import subprocess

numbers = itertools.count(1)


def ip(*words: object) -> None:
    subprocess.run(["ip", *map(str, words)], check=True, capture_output=True)


class Machine:
    def __init__(self, network: Network, number: int):
        self.network, self.address = network, f"{network.prefix}.{10 + number}"
        self.name = f"{network.bridge}m{number}"
        self.before = ["ip", "netns", "exec", self.name]
        outside = f"{network.bridge}v{number}"
        ip("netns", "add", self.name)
        ip("link", "add", outside, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("link", "set", outside, "master", network.bridge, "up")
        self.ip("link", "set", "lo", "up")
        self.ip("addr", "add", f"{self.address}/24", "dev", "eth0")
        self.ip("link", "set", "eth0", "up")

    def ip(self, *words: object) -> None:
        ip("-n", self.name, *words)

    def deafen(self, other: Machine) -> None:
        """Nothing that it sends arrives at the other."""
        self.ip("route", "add", "blackhole", f"{other.address}/32")

    def heal(self, other: Machine) -> None:
        self.ip("route", "del", "blackhole", f"{other.address}/32")

    def part(self, other: Machine) -> None:
        """Nothing passes, in either direction."""
        self.deafen(other)
        other.deafen(self)

    def join(self, other: Machine) -> None:
        self.heal(other)
        other.heal(self)


class Network:
    """A bridge with this machine on it, where the tests' clients run, and some other machines."""

    def __init__(self, count: int):
        number, worker = next(numbers), int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
        self.bridge, self.prefix = f"col{worker}x{number}", f"10.{77 + worker}.{number}"
        self.machines: list[Machine] = []
        ip("link", "add", self.bridge, "type", "bridge")
        ip("addr", "add", f"{self.prefix}.1/24", "dev", self.bridge)
        ip("link", "set", self.bridge, "up")
        for at in range(count):
            self.machines.append(Machine(self, at))

    def __enter__(self) -> list[Machine]:
        return self.machines

    def __exit__(self, *_: object) -> None:
        for machine in self.machines:
            ip("netns", "del", machine.name)
        ip("link", "del", self.bridge)
