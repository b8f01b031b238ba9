"""Unsafe code is only in the folders that the tour names.

The compiler requires a mark at every unsafe expression; these tests look where the marks are.
"""

import re

from server_process import ROOT

SOURCES = ROOT / "Sources"
TOUR = (SOURCES / "Products/Colonnade/Colonnade.docc/Tour.md").read_text()

UNSAFE = re.compile(
    r"(?<![\w.])unsafe(?![\w:])|@unsafe|@safe\b|Unsafe(?:Mutable)?(?:Raw)?(?:Buffer)?Pointer|OpaquePointer"
    r"|Unmanaged|\[unchecked:|utf8Start|withUnsafe|@unchecked|nonisolated\(unsafe\)|unsafeBitCast"
    r"|fatalError|\btry!|\bas!"
)


def fences():
    """The folders that the tour names, below Sources."""
    sentence = re.search(r"Only these folders have unsafe code: (.*?)\.", TOUR, re.S)[1]
    names = re.findall(r"`([\w/]+)`", sentence)
    return [folder.relative_to(SOURCES) for name in names for folder in SOURCES.glob(f"*/{name}")]


def code(path):
    """A file's lines without its comments."""
    return [re.sub(r"//.*", "", line) for line in path.read_text().splitlines()]


def is_fenced(path):
    return any(path.is_relative_to(SOURCES / folder) for folder in fences())


def test_unsafe_code_is_only_where_the_tour_says():
    found = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in SOURCES.rglob("*.swift")
        if not is_fenced(path)
        for number, line in enumerate(code(path), 1)
        if UNSAFE.search(line)
    ]
    assert found == []


def test_every_folder_that_the_tour_names_contains_some():
    for folder in fences():
        files = list((SOURCES / folder).rglob("*.swift"))
        assert any(UNSAFE.search(line) for path in files for line in code(path)), folder


def test_the_compiler_checks_every_target_of_the_sources():
    manifest = (ROOT / "Package.swift").read_text()
    assert re.search(r"^let safe = strict \+ \[\.strictMemorySafety\(\)\]$", manifest, re.M)
    of_a_floor = r"\.target\(\s+name: name, [^}]*?swiftSettings: safe \+ settings\)"
    assert re.search(of_a_floor, manifest)
    of_a_module = r"func imported\([^}]*?\.target\(\s+name: name, [^}]*?swiftSettings: safe\)"
    assert re.search(of_a_module, manifest)
    floors = set(re.findall(r"\b(?:floor|imported)\(\s*\"(\w+)\"", manifest))
    others = re.findall(
        r"\.(?:target|macro|executableTarget)\(\s*name: \"(\w+)\".*?swiftSettings: (\w+|\[)",
        manifest,
        re.S,
    )
    checked = floors | {name for name, settings in others if settings == "safe"}
    targets = {folder.name for folder in SOURCES.glob("*/*") if any(folder.rglob("*.swift"))}
    # Three targets, whose names begin with _Testing_.
    targets.remove("TestingOverlays")
    assert targets <= checked


def test_each_file_that_bypasses_the_checks_for_data_races_says_by_which_rule():
    for path in SOURCES.rglob("*.swift"):
        lines = path.read_text().splitlines()
        uses = [n for n, line in enumerate(code(path)) if "UncheckedSendable" in line]
        if uses and not is_fenced(path):
            assert "//" in "".join(lines[max(0, uses[0] - 4) : uses[0]]), path
