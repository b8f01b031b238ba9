"""Nodes on one database, as processes that can be killed, frozen and started again."""

from __future__ import annotations

import json
import signal
import urllib.error
import urllib.request

from mirror import Client
from server_process import Server

__all__ = ["SHORT_LEASE", "Client", "Node", "Nodes"]

# Seconds for which a node owns its sessions without renewing its lease. Even a busy machine
# renews this one in time.
LEASE = 10
# For tests that wait for the end of a lease.
SHORT_LEASE = 1


class Node(Server):
    """`colonnade serve --database postgres://…`"""

    def __init__(
        self,
        database: str,
        *options: str,
        lease: int = LEASE,
        log_level: str = "error",
        before: list[str] | tuple = (),
        port: int = 0,
        program: str | None = None,
    ):
        super().__init__(
            "--database", database, "--lease", str(lease), *options,
            log_level=log_level, before=before, port=port, program=program,
        )  # fmt: skip

    def kill(self) -> None:
        """Ends it as the out-of-memory killer does."""
        status = self.stop(signal.SIGKILL)[0]
        assert status == -signal.SIGKILL, f"it had ended before, with {status}"

    def end(self) -> str:
        """Stops it as a person does; returns its output."""
        status, out, errors = self.stop(signal.SIGTERM)
        assert status == 0, (status, out, errors)
        return out + errors

    @property
    def sessions(self) -> int:
        """The number of its sessions, even if it reports that it is not healthy."""
        try:
            with urllib.request.urlopen(f"http://{self.authority}/healthz") as answer:
                return json.load(answer)["sessions"]
        except urllib.error.HTTPError as unwell:
            return json.load(unwell)["sessions"]

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)


class Nodes(list):
    """Some nodes on one database, which stop at the end of the block."""

    def __init__(self, database: str, count: int = 3, *options: str, lease: int = LEASE):
        super().__init__(Node(database, *options, lease=lease) for _ in range(count))

    def __enter__(self) -> Nodes:
        return self

    def __exit__(self, *_: object) -> None:
        for node in self:
            node.__exit__()
