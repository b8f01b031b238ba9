"""Nodes on one database, as processes that may be killed, stopped for a while and started again."""

from __future__ import annotations

import signal

from mirror import Client
from server_process import Server

__all__ = ["LEASE", "Client", "Node", "Nodes"]

# Seconds that a node has a session without renewing; ten, where a test does not wait for it.
LEASE = 1


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
        """Stops it as a person does; gives its output."""
        status, out, errors = self.stop(signal.SIGTERM)
        assert status == 0, (status, out, errors)
        return out + errors

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)


class Nodes(list):
    """Some nodes on one database, which end with the block."""

    def __init__(self, database: str, count: int = 3, *options: str, lease: int = LEASE):
        super().__init__(Node(database, *options, lease=lease) for _ in range(count))

    def __enter__(self) -> Nodes:
        return self

    def __exit__(self, *_: object) -> None:
        for node in self:
            node.__exit__()
