"""A PostgreSQL server: Debian's programs on files in a folder, not a service of the system.

PostgreSQL does not run as root, so root runs it as the user `postgres` from its package.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import time

PATIENCE = 30.0


def programs() -> pathlib.Path:
    """The folder of the newest version's programs."""
    found = sorted(
        pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)
    )
    if found:
        return found[-1]
    path = shutil.which("postgres")
    if path:
        return pathlib.Path(path).resolve().parent
    raise SystemExit("PostgreSQL is not installed: apt-get install postgresql")


def free_port() -> int:
    with contextlib.closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class PostgreSQL:
    """A server on a folder, which is initialized on first use and kept for the next.

    It listens on a socket in the folder, which no one else may use, and also on an address if
    one is given.
    """

    def __init__(
        self,
        folder: pathlib.Path,
        *,
        address: str = "",
        port: int = 0,
        settings: str = "",
        standby_of: PostgreSQL | None = None,
        before: list[str] | tuple = (),
    ):
        self.folder, self.data = folder, folder / "data"
        self.port = port or free_port()
        self.address, self.before = address, before
        self.process: subprocess.Popen | None = None
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        if standby_of:
            self._follow(standby_of)
        elif not (self.data / "PG_VERSION").exists():
            self._make(settings)

    def _make(self, settings: str) -> None:
        self.run("initdb", "-D", self.data, "-U", "colonnade", "-A", "trust", "-E", "UTF8", "-N")
        with (self.data / "postgresql.conf").open("a") as file:
            file.write(f"log_min_messages = fatal\nmax_connections = 200\n{settings}\n")

    def _follow(self, primary: PostgreSQL) -> None:
        """A standby of another server, which follows that one until it is promoted."""
        self.run(
            "pg_basebackup", "-D", self.data, "-R", "-c", "fast",
            "-d", f"host={primary.folder} port={primary.port} user=colonnade "
            "application_name=standby",
        )  # fmt: skip

    def promote(self) -> None:
        self.run("pg_ctl", "promote", "-D", self.data, "-w")

    def _words(self, program: str, arguments: tuple) -> list[str]:
        words = [str(programs() / program), *map(str, arguments)]
        # It ends with the process that started it, however that ends.
        dropping = (
            ["--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        )
        return [*self.before, "setpriv", "--pdeathsig=INT", *dropping, *words]

    def run(self, program: str, *arguments: object) -> str:
        done = subprocess.run(
            self._words(program, arguments), capture_output=True, text=True, cwd="/"
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def start(self) -> PostgreSQL:
        arguments = ("-D", self.data, "-k", self.folder, "-p", self.port, "-h", self.address)
        self.process = subprocess.Popen(
            self._words("postgres", arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start in {self.folder}")
            time.sleep(0.02)
        return self

    def answers(self) -> bool:
        """True once it accepts queries."""
        with contextlib.suppress(RuntimeError):
            self.run("pg_isready", "-q", "-h", self.folder, "-p", self.port)
            return True
        return False

    def sql(self, text: str, database: str = "postgres") -> str:
        """The rows of a query, one per line, or nothing."""
        return self.run(
            "psql", "-qAtX", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-p", self.port,
            "-U", "colonnade", "-d", database, "-c", text,
        ).strip()  # fmt: skip

    def make(self, database: str) -> str:
        """Makes a database if there is none with this name; returns its URL."""
        if not self.sql(f"SELECT 1 FROM pg_database WHERE datname = '{database}'"):
            self.sql(f'CREATE DATABASE "{database}"')
        return self.url(database)

    def url(self, database: str) -> str:
        if self.address:
            return f"postgres://colonnade@{self.address}:{self.port}/{database}"
        return f"postgres://colonnade@/{database}?host={self.folder}&port={self.port}"

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT stops it cleanly; SIGKILL ends all its processes as a power cut would."""
        if self.process is None:
            return
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    def _signal(self, how: signal.Signals) -> None:
        """Signals all its processes: each has a group of its own."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        for pid in [self.process.pid, *map(int, children.read_text().split())]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

    def freeze(self) -> None:
        """Makes it silent: its connections stay open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)
