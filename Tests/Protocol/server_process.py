"""The real program, started as a person starts it, on a free port."""

import contextlib
import os
import pathlib
import re
import resource
import select
import signal
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 15.0
# More options for each server: a debug build takes seconds to pack the page.
SERVE = os.environ.get("COLONNADE_SERVE", "").split()


def binary():
    named = os.environ.get("COLONNADE_BINARY")
    candidates = (
        [pathlib.Path(named)]
        if named
        else [
            ROOT / ".build" / "release" / "colonnade",
            ROOT / ".build" / "debug" / "colonnade",
        ]
    )
    for candidate in candidates:
        if candidate.exists():
            return str(candidate.resolve())
    raise FileNotFoundError(f"no program at {' or '.join(map(str, candidates))}; build it first")


def state_folder():
    """A folder for sessions that lives as long as the object: in memory, if there is `/dev/shm`."""
    memory = pathlib.Path("/dev/shm")
    return tempfile.TemporaryDirectory(
        prefix="colonnade-", dir=memory if os.access(memory, os.W_OK) else None
    )


def environment(folder):
    return {**os.environ, "XDG_STATE_HOME": folder.name}


def run(*arguments, stdin=b"", timeout=4 * PATIENCE):
    """Runs the program to its end; on a busy machine, its start alone takes seconds."""
    with state_folder() as folder:
        return subprocess.run(
            [binary(), *arguments],
            input=stdin,
            capture_output=True,
            timeout=timeout,
            env={**os.environ, "XDG_STATE_HOME": folder},
        )


def wait_until(condition, what, patience=PATIENCE):
    """Polls until the condition holds; returns its value."""
    deadline = time.monotonic() + patience
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < deadline, f"not within {patience} s: {what}"
        time.sleep(0.005)


class Server:
    """`colonnade serve`, or an app's program, as a process, with its start text read.

    It keeps its sessions in a folder of its own, or continues with that of an earlier server.
    """

    def __init__(
        self,
        *options,
        port=0,
        log_level="error",
        descriptors=None,
        program=None,
        after=None,
        errors=subprocess.PIPE,
        before=(),
    ):
        def limit():
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

        self._state = after._state if after else state_folder()
        self.process = subprocess.Popen(
            [
                *before,
                *([program] if program else [binary(), "serve"]),
                "--port",
                str(port),
                "--log-level",
                log_level,
                *SERVE,
                *options,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment(self._state),
            preexec_fn=limit if descriptors else None,  # noqa: PLW1509 (no thread runs yet)
        )
        self.start_text = self._read_start_text()
        self.link = re.search(r"https?://\S+", self.start_text).group()
        self.scheme, self.host, self.port = re.match(
            r"(https?)://(\[[^]]+\]|[^:/]+):(\d+)", self.link
        ).groups()
        self.port = int(self.port)
        if self.host == "0.0.0.0":
            self.host = "127.0.0.1"
        self.address = (self.host.strip("[]"), self.port)
        self.authority = f"{self.host}:{self.port}"
        self.websocket_url = f"{self.scheme.replace('http', 'ws')}://{self.authority}/ws"

    def _read_start_text(self):
        text, descriptor = b"", self.process.stdout.fileno()
        deadline = time.monotonic() + PATIENCE
        while b"Ctrl-C" not in text:
            ready, _, _ = select.select([descriptor], [], [], deadline - time.monotonic())
            piece = os.read(descriptor, 65536) if ready else b""
            if not piece:
                self.process.kill()
                _, errors = self.process.communicate()
                raise AssertionError(f"the server did not start: {text!r} {errors!r}")
            text += piece
        return text.decode()

    @property
    def pid(self):
        return self.process.pid

    @property
    def is_running(self):
        return self.process.poll() is None

    def connect(self, timeout=PATIENCE, receive_buffer=None):
        """A plain TCP connection; with a small buffer the kernel holds little for the reader."""
        family = socket.AF_INET6 if ":" in self.address[0] else socket.AF_INET
        connection = socket.socket(family, socket.SOCK_STREAM)
        if receive_buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        connection.settimeout(timeout)
        connection.connect(self.address)
        return connection

    def memory(self):
        """VmRSS in bytes."""
        status = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024

    def descriptors(self):
        return len(list(pathlib.Path(f"/proc/{self.pid}/fd").iterdir()))

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @contextlib.contextmanager
    def computes_less_than(self, seconds):
        """Limits the server's computing in the block; the wall clock would count other programs."""
        before = self.processor_seconds()
        yield
        spent = self.processor_seconds() - before
        assert spent < seconds, f"{spent:.2f} s of processor"

    def busy_seconds(self):
        """The same as `processor_seconds`, to the nanosecond if the kernel reports it."""
        try:
            tasks = pathlib.Path(f"/proc/{self.pid}/task").iterdir()
            return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
        except FileNotFoundError:
            return self.processor_seconds()

    def settled_busy_seconds(self):
        """The same once the server is idle."""
        last, deadline = self.busy_seconds(), time.monotonic() + PATIENCE
        while True:
            time.sleep(0.003)
            now = self.busy_seconds()
            if now - last < 0.000_2:
                return now
            assert time.monotonic() < deadline, "the server does not come to rest"
            last = now

    def stop(self, number=signal.SIGTERM):
        """Ends it with a signal; returns the exit status and its output, (status, out, err)."""
        if self.is_running:
            self.process.send_signal(number)
        try:
            out, err = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise
        return self.process.returncode, out.decode(), err.decode()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.is_running:
            self.process.kill()
        if not self.process.stdout.closed:
            self.process.communicate()
