"""One stage of the tests: a command, what it needs, and a watch that ends it if it stands still."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

# Seconds without a line of output after which a stage counts as stuck.
QUIET_LIMIT = 120
# Seconds that the processes of a stuck stage have to print their stacks.
DUMP_TIME = 30
# Python prints the stacks of all its threads when SIGABRT ends it; gdb prints those of others.
DUMPING = {"PYTHONFAULTHANDLER": "1"}
STACKS = ["gdb", "-nx", "-batch", "-ex", "thread apply all backtrace 40"]
BEGUN = re.compile(r'Test (".*"|\S+\(.*\)) started\.')
ENDED = re.compile(r'Test (".*"|\S+\(.*\)) (?:with \d+ test cases? )?(?:passed|failed|skipped)')


@dataclass(eq=False)
class Stage:
    """A command of the tests; `after` names stages that have to pass before it begins."""

    name: str
    command: list
    after: tuple = ()
    # Programs that it needs, each with the sentence that says so.
    needs: dict = field(default_factory=dict)
    # The share of a two-core machine that it keeps busy.
    cores: int = 1
    log: Path = None
    seconds: float = 0.0
    result: str = "did not run"

    def missing(self):
        """The sentence about the first program that is not there; None if all are."""
        return next(
            (sentence for name, sentence in self.needs.items() if not shutil.which(name)), None
        )

    def run(self, folder):
        """Runs the command; its output goes to a file of the stage's name in the folder."""
        self.log = folder / f"{self.name}.log"
        start = time.monotonic()
        with self.log.open("wb") as log:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**os.environ, **DUMPING},
                start_new_session=True,
            )
            watch = Watch(process, log)
            status = watch.wait()
        self.seconds = time.monotonic() - start
        self.result = "stuck" if watch.is_stuck else "passed" if status == 0 else "failed"

    @property
    def lines(self):
        return self.log.read_text(errors="replace").splitlines() if self.log else []


class Watch:
    """Copies a process's output, and ends its group if nothing comes for too long."""

    def __init__(self, process, log):
        self.process, self.log = process, log
        self.last = time.monotonic()
        self.is_stuck = False
        self.reader = threading.Thread(target=self._copy, daemon=True)
        self.reader.start()

    def _copy(self):
        while piece := os.read(self.process.stdout.fileno(), 65_536):
            self.last = time.monotonic()
            self.log.write(piece)
            self.log.flush()

    def wait(self):
        while self.process.poll() is None:
            try:
                self.process.wait(1)
            except subprocess.TimeoutExpired:
                if time.monotonic() - self.last > QUIET_LIMIT:
                    self._end()
        # Children that outlive the command still hold its output.
        self._signal(signal.SIGKILL)
        self.reader.join()
        return self.process.returncode

    def _end(self):
        self.is_stuck = True
        self._write(f"\nNo output for {QUIET_LIMIT} s; the stacks of all threads:\n")
        for number, program in self._processes():
            self._write(f"\n{program}, process {number}:\n")
            if not program.startswith("python"):
                self._write(stacks(number))
        self._signal(signal.SIGABRT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(DUMP_TIME)
        self._signal(signal.SIGKILL)
        self.process.wait()

    def _processes(self):
        """The number and the program's name of each process of the group."""
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if os.getpgid(int(folder.name)) == self.process.pid:
                    yield folder.name, (folder / "comm").read_text().strip()

    def _write(self, text):
        self.log.write(text.encode())
        self.log.flush()

    def _signal(self, number):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)


def stacks(process):
    """The stacks of a process's threads, as text."""
    try:
        done = subprocess.run([*STACKS, "-p", process], capture_output=True, timeout=DUMP_TIME)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"Its stacks are not known: {error}\n"
    return done.stdout.decode(errors="replace")


def unfinished(lines):
    """The Swift tests that have begun and not ended."""
    begun = {}
    for line in lines:
        if found := BEGUN.search(line):
            begun[found[1]] = True
        elif found := ENDED.search(line):
            begun.pop(found[1], None)
    return list(begun)


def say(text=""):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
