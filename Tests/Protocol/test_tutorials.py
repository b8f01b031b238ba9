"""The tutorials are followed to the letter: each file is written, each command run, in order.

Their packages are built where the example's apps are, so that Colonnade is not compiled again:
nothing else may be built there at the same time.
"""

import os
import re
import shutil
import subprocess

import pytest

from example_apps import BUILT
from server_process import ROOT, Server, binary

FOLDER = ROOT / "Sources" / "Products" / "Colonnade" / "Colonnade.docc" / "Tutorials"
SHOWN_ADDRESS = "127.0.0.1:8080"
PATIENCE = 600
FENCE = re.compile(r"(?:`([\w./]+)`:\n\n)?^```(\w*)\n(.*?)^```$", re.M | re.S)
SERVES = ("colonnade serve", "swift run")


class Reader:
    """Someone who does what a tutorial says, in an empty folder."""

    def __init__(self, folder):
        self.folder, self.programs = folder / "work", folder / "bin"
        self.folder.mkdir()
        self.programs.mkdir()
        (self.programs / "colonnade").symlink_to(binary())
        self.make_program(
            "swift", f'exec {shutil.which("swift")} "$1" --scratch-path {BUILT} "${{@:2}}"'
        )
        self.servers, self.address, self.output = [], SHOWN_ADDRESS, None
        self.environment = {
            **os.environ,
            "PATH": f"{self.programs}:{os.environ['PATH']}",
            "XDG_STATE_HOME": str(folder / "state"),
        }

    def make_program(self, name, line):
        file = self.programs / name
        file.write_text(f"#!/bin/bash\n{line}\n")
        file.chmod(0o755)

    def follow(self, file, language, text, below):
        if language == "sh":
            self.run(text, below)
        elif language == "text":
            assert self.output is not None
        elif file:
            path = self.folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        else:
            assert language == "json", "A block of code has no file to be written to."

    def run(self, commands, below):
        *before, last = re.split(r"(?<!\\)\n", commands.strip())
        if last.startswith(SERVES):
            self.shell("\n".join(before))
            self.serve(last)
            return
        status, self.output = self.shell(commands.replace(SHOWN_ADDRESS, self.address))
        expected = below or ""
        assert (status != 0) == ("failed" in expected), self.output
        rest = self.output
        for line in expected.splitlines():
            assert line in rest, (line, self.output)
            rest = rest.split(line, 1)[1]

    def shell(self, commands):
        done = subprocess.run(
            ["bash", "-e", "-c", commands],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )
        return done.returncode, done.stdout

    def serve(self, command):
        """As written, except for the port."""
        words = command.split()
        if words[0] == "swift":
            self.shell(" ".join(["swift build", *words[2:4]]))
            program, words = str(BUILT / "debug" / words[4]), words[5:]
        else:
            program, words = None, words[2:]
        words = [str(self.folder / word) if word == "token" else word for word in words]
        server = Server(*words, program=program).__enter__()
        self.servers.append(server)
        self.address = server.authority

    def leave(self):
        for server in self.servers:
            server.__exit__(None, None, None)


def blocks(tutorial):
    found = FENCE.findall(tutorial)
    for place, (file, language, text) in enumerate(found):
        following = found[place + 1] if place + 1 < len(found) else ("", "", "")
        yield file, language, text, following[2] if following[1] == "text" else None


@pytest.mark.parametrize("tutorial", sorted(FOLDER.glob("*.md")), ids=lambda path: path.stem)
def test_a_tutorial_works_as_described(tutorial, tmp_path):
    text, reader = tutorial.read_text(), Reader(tmp_path)
    assert text.count("```") == 2 * len(list(blocks(text))) > 8
    try:
        for block in blocks(text):
            reader.follow(*block)
    finally:
        reader.leave()
    for picture in re.findall(r"colonnade shot .*?(\w+\.png)", text):
        assert (reader.folder / picture).read_bytes().startswith(b"\x89PNG")


def test_the_keys_that_they_name_are_those_of_the_page():
    page = ROOT / "Public"
    features = sorted((page / "page" / "features").glob("*.js"))
    lists = [page / "panels" / "shortcuts.js", page / "panels" / "panel-registry.js", *features]
    known = "".join(path.read_text() for path in lists)
    keys = set(re.findall(r'"((?:Shift\+)?[A-Z\[\].?]|Escape)"', known))
    named = {
        key
        for path in FOLDER.glob("*.md")
        for key in re.findall(r"`((?:Shift\+)?[A-Z\[\].?]|Escape)`", path.read_text())
    }
    assert named and named <= keys
