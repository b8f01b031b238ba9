"""Each symbol of the list that authors call is called as they write it, in both language modes.

A symbol that is there is not yet a use: overloads can be ambiguous, and types not be inferred.
"""

import re
import subprocess
from pathlib import Path

import pytest

from interface import ACCEPTED, WORKS, built_modules, import_options, listed

FOLDER = Path(__file__).parent
USES = FOLDER / "uses.tsv"
# Names that authors write and do not call, such as the requirements of protocols.
WRITTEN = "-"
ERROR = re.compile(r"/(\w+)\.swift:(\d+):\d+: error: (.*)$", re.MULTILINE)
# At most this many lines per file, as the compiler takes several files at a time.
LINES = 900


def uses():
    """The symbols and their lines of code."""
    return [line.split("\t") for line in USES.read_text().splitlines()[1:]]


def compiled(files, mode, *options):
    macros = f"{built_modules().parent}/ViewMacros-tool#ViewMacros"
    command = ["swiftc", "-typecheck", "-swift-version", mode, "-module-name", "Uses"]
    command += ["-continue-building-after-errors", "-load-plugin-executable", macros]
    command += [*import_options(), *options]
    return subprocess.run([*command, *files], capture_output=True, text=True)


def test_each_symbol_that_is_here_has_a_use():
    used = {symbol for symbol, _ in uses()}
    lacking = [
        symbol.name
        for symbol in listed()
        if symbol.status in (WORKS, ACCEPTED) and "." in symbol.name and symbol.name not in used
    ]
    assert lacking == []


def test_each_use_is_of_a_symbol_of_the_list():
    """Also of some that the list takes for missing, as they are called with default arguments."""
    assert sorted({symbol for symbol, _ in uses()} - {symbol.name for symbol in listed()}) == []


@pytest.mark.parametrize("mode", ["5", "6"])
def test_each_use_compiles(mode, tmp_path):
    lines = [each for each in uses() if each[1] != WRITTEN]
    files = []
    for start in range(0, len(lines), LINES):
        file = tmp_path / f"uses{start}.swift"
        code = [
            f"@MainActor func use{start + index}() {{ {use} }}"
            for index, (_, use) in enumerate(lines[start : start + LINES])
        ]
        file.write_text("\n".join(["import SwiftUI; import UniformTypeIdentifiers", *code]))
        files.append(file)
    done = compiled([FOLDER / "uses.swift", *files], mode)
    found = []
    for file, number, words in ERROR.findall(done.stderr):
        is_use = file.startswith("uses") and file != "uses"
        where = lines[int(file[4:]) + int(number) - 2] if is_use else [f"{file}.swift:{number}"]
        found.append((*where, words))
    assert found == []
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("mode", ["5", "6"])
def test_references_compile_without_a_call(mode):
    assert ERROR.findall(compiled([FOLDER / "unapplied.swift"], mode).stderr) == []


def test_code_from_before_swift_6_needs_no_actor():
    done = compiled([FOLDER / "older.swift"], "5")
    assert ERROR.findall(done.stderr) == []


def test_preconcurrency_counts_for_combine_where_foundation_is_imported_too():
    """A manifest imports FoundationExports, which has Combine as well, into each file."""
    exports = [
        word for name in ("-import-module", "FoundationExports") for word in ("-Xfrontend", name)
    ]
    done = compiled([FOLDER / "preconcurrency.swift"], "6", *exports)
    assert ERROR.findall(done.stderr) == []
