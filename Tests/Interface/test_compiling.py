"""Code that compiles as on Apple's platforms, and code that is refused with one sentence each."""

import re
import subprocess
from pathlib import Path

import pytest

from interface import built_modules, import_options

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
    assert len(expected) > 4
    assert sorted(line for line, _ in found) == sorted(expected)
    for line, words in found:
        assert "is unavailable: Colonnade" in words and expected[line] in words


@pytest.mark.parametrize("mode", ["5", "6"])
def test_a_query_of_no_array_is_refused_with_a_sentence(mode):
    macros = f"{built_modules().parent}/ViewMacros-tool#ViewMacros"
    command = ["swiftc", "-typecheck", "-swift-version", mode, "-load-plugin-executable", macros]
    done = subprocess.run(
        [*command, *import_options(), FOLDER / "queries.swift"], capture_output=True, text=True
    )
    # After an error in an expansion comes the line of the code that it is from.
    place = r"(?:(?!error:).)*?queries\.swift:(?P<line>\d+):"
    expanded = re.compile(r"^macro [^\n]*error: (?P<words>[^\n]*)\n" + place, re.S | re.M)
    found = {}
    for match in [*expanded.finditer(done.stderr), *ERROR.finditer(done.stderr)]:
        found.setdefault(int(match["line"]), set()).add(match["words"])
    for number, line in enumerate((FOLDER / "queries.swift").read_text().splitlines(), 1):
        expected = line.partition("  // ")[2]
        words = found.get(number, set())
        assert bool(words) == bool(expected), (number, words)
        assert not expected or any(expected in each for each in words), (number, words)
