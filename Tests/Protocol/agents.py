"""`colonnade mcp` as a process: raw lines in, messages out; and an independent client of it."""

import contextlib
import json
import os
import pathlib
import re
import select
import subprocess
import threading
import time

from mcp import Client as Agent
from mcp.client.stdio import StdioServerParameters, stdio_client

from server_process import PATIENCE, ROOT, binary

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


def parameters(*arguments):
    return StdioServerParameters(command=binary(), args=["mcp", *arguments], cwd=ROOT)


@contextlib.asynccontextmanager
async def agent(*arguments, mode="auto", **options):
    """The client from the package `mcp`; its server's standard error is discarded."""
    with pathlib.Path(os.devnull).open("w") as nowhere:
        transport = stdio_client(parameters(*arguments), errlog=nowhere)
        async with Agent(transport, mode=mode, cache=None, **options) as client:
            yield client


def text(result):
    """The text of a tool's result."""
    (content,) = result.content
    assert content.type == "text"
    return content.text


class Bridge:
    """The program, with its output read as messages; every line of it must be one."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [binary(), "mcp", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
        )
        self._unread = b""
        self.errors = b""
        self._reader = threading.Thread(target=self._read_errors, daemon=True)
        self._reader.start()

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors += line

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def say(self, message):
        self.write(json.dumps(message).encode() + b"\n")

    def read(self, patience=PATIENCE):
        """The next message; None if the output has ended."""
        deadline = time.monotonic() + patience
        while b"\n" not in self._unread:
            ready, _, _ = select.select([self.process.stdout], [], [], deadline - time.monotonic())
            assert ready, f"nothing within {patience} s; {self.errors!r}"
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                assert not self._unread, "an unfinished line"
                return None
            self._unread += piece
        line, self._unread = self._unread.split(b"\n", 1)
        message = json.loads(line)
        answers = message if isinstance(message, list) else [message]
        assert all(answer["jsonrpc"] == "2.0" for answer in answers)
        return message

    def ask(self, method, params=None, identity=1):
        """The answer to a request in the newest revision."""
        self.say(
            {
                "jsonrpc": "2.0",
                "id": identity,
                "method": method,
                "params": {**(params or {}), "_meta": META},
            }
        )
        while (message := self.read()).get("id") != identity:
            pass
        return message

    def call(self, tool, **arguments):
        return self.ask("tools/call", {"name": tool, "arguments": arguments})["result"]

    def memory(self, what="VmRSS"):
        """In bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{what}:\s+(\d+) kB", status).group(1)) * 1024

    def end(self):
        """Ends the input; returns the status, and the rest of the output."""
        self.process.stdin.close()
        rest = []
        while (message := self.read()) is not None:
            rest.append(message)
        return self.process.wait(PATIENCE), rest

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                stream.close()
