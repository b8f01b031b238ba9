"""Code that compiles as on Apple's platforms, and code that is refused with one sentence each."""

import re
import subprocess
from pathlib import Path

import pytest

from interface import import_options

FOLDER = Path(__file__).parent
ERROR = re.compile(
    r"^[^\s|]*/(?P<file>[\w.]+):(?P<line>\d+):\d+: error: (?P<words>.*)$", re.MULTILINE
)


def errors(file, mode):
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", mode, *import_options(), FOLDER / file],
        capture_output=True,
        text=True,
    )
    found = [(int(each["line"]), each["words"]) for each in ERROR.finditer(done.stderr)]
    assert bool(found) == bool(done.returncode), done.stderr
    return found


@pytest.mark.parametrize("mode", ["5", "6"])
def test_views_and_modifiers_that_only_look_compile(mode):
    assert errors("accepted.swift", mode) == []


@pytest.mark.parametrize("mode", ["5", "6"])
def test_an_unsupported_type_is_refused_with_a_sentence_and_nothing_else(mode):
    lines = (FOLDER / "refused.swift").read_text().splitlines()
    expected = {
        number: line.rpartition("  // ")[2]
        for number, line in enumerate(lines, 1)
        if "  // " in line
    }
    found = errors("refused.swift", mode)
    assert len(expected) > 8
    assert sorted(line for line, _ in found) == sorted(expected)
    for line, words in found:
        assert "is unavailable: Colonnade" in words and expected[line] in words
