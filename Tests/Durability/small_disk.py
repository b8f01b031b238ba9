"""A disk of two megabytes in memory: mounted as root, or in a user namespace of its own."""

from __future__ import annotations

import contextlib
import pathlib
import subprocess
from collections.abc import Iterator


class SmallDisk:
    """`path` is the disk for the tests; `inside` is the same for a program after `before`."""

    def __init__(self, inside: pathlib.Path, path: pathlib.Path, before: list[str]):
        self.inside, self.path, self.before = inside, path, before


@contextlib.contextmanager
def small_disk(point: pathlib.Path, size: str = "2m") -> Iterator[SmallDisk]:
    point.mkdir(mode=0o700)
    options = f"size={size},mode=0700"
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(point)]
    plain = subprocess.run(mount, capture_output=True, check=False)
    if plain.returncode == 0:
        try:
            yield SmallDisk(point, point, [])
        finally:
            subprocess.run(["umount", "-l", str(point)], check=True)
        return
    holder = subprocess.Popen(
        ["unshare", "-rm", "sh", "-c", '"$@" && echo mounted && exec sleep infinity', "sh", *mount],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        if holder.stdout.readline() != b"mounted\n":
            raise AssertionError(
                "No small disk can be mounted here, neither as root nor in a user namespace "
                f"({plain.stderr.decode().strip()}; {holder.communicate()[1].decode().strip()})."
            )
        seen = pathlib.Path(f"/proc/{holder.pid}/root") / point.relative_to("/")
        before = ["nsenter", "-t", str(holder.pid), "-U", "-m", "--preserve-credentials"]
        yield SmallDisk(point, seen, before)
    finally:
        holder.kill()
        holder.communicate()
