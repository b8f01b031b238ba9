"""The floors of the source: who imports whom, and the pictures of it in the tour."""

import json
import re
import subprocess
import sys

import pytest

from server_process import ROOT

sys.path.append(str(ROOT / ".ci"))
import drawings

SOURCES = ROOT / "Sources"
PUBLIC = ROOT / "Public"
# From the bottom; those in one row count as one.
ORDER = [
    {"Foundation"},
    {"Core"},
    {"Wire"},
    {"Live"},
    {"SwiftUI", "AppleModules"},
    {"Storage"},
    {"Server"},
    {"Products"},
]


@pytest.fixture(scope="module")
def targets(tmp_path_factory):
    """The targets of Sources by name: their floor, and their dependencies."""
    command = [
        "swift",
        "package",
        "dump-package",
        "--scratch-path",
        tmp_path_factory.mktemp("dump"),
    ]
    manifest = json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout)
    found = {}
    for target in manifest["targets"]:
        path = target.get("path") or ""
        if path.startswith("Sources/"):
            named = [next(iter(kind.values()))[0] for kind in target["dependencies"]]
            found[target["name"]] = (path.split("/")[1], named)
    return found


def holds_files(folder):
    """False for folders that remain in a checkout although their files have moved."""
    return any(path.is_file() for path in folder.rglob("*"))


def rank(floor):
    return next(index for index, row in enumerate(ORDER) if floor in row)


def test_each_floor_imports_only_from_itself_and_those_below(targets):
    upward = [
        f"{name} ({floor}) imports {other} ({targets[other][0]})"
        for name, (floor, named) in targets.items()
        for other in named
        if rank(targets[other][0]) > rank(floor)
    ]
    assert upward == []


def test_each_folder_of_sources_is_a_floor_or_a_target(targets):
    floors = {folder.name for folder in SOURCES.iterdir() if holds_files(folder)}
    assert floors == {floor for row in ORDER for floor in row}
    folders = {folder.name for floor in SOURCES.iterdir() for folder in floor.iterdir()}
    assert folders - set(targets) == {"SystemLibraries", "TestingOverlays"}


def test_a_screen_is_named_by_its_author_because_all_modules_with_views_are_known(targets):
    [file] = SOURCES.rglob("ViewName.swift")
    known = set(re.findall(r'"(\w+)"', file.read_text()))
    with_views = {
        name
        for name, (floor, _) in targets.items()
        if any(
            "PrimitiveView" in path.read_text()
            for path in (SOURCES / floor / name).rglob("*.swift")
        )
    }
    assert "NavigationUI" in with_views
    assert with_views - known == set()


def lines(path):
    return path.read_text().count("\n")


def test_no_target_has_more_than_seven_thousand_lines_and_no_file_more_than_three_hundred(targets):
    sizes = {
        name: sum(lines(path) for path in (SOURCES / floor / name).rglob("*.swift"))
        for name, (floor, _) in targets.items()
    }
    assert sizes["NavigationCore"] > 1000
    too_large = {name: size for name, size in sizes.items() if size > 7_000}
    assert too_large == {}
    assert [path.name for path in SOURCES.rglob("*.swift") if lines(path) > 300] == []


def test_no_module_and_no_style_sheet_of_the_page_has_more_than_three_hundred_lines():
    files = [path for kind in ("js", "css") for path in PUBLIC.rglob(f"*.{kind}")]
    assert len(files) > 300
    assert [path.name for path in files if lines(path) > 300] == []


def test_the_pictures_of_the_tour_are_up_to_date():
    for path, text in drawings.drawings():
        assert path.read_text() == text, f"{path.name}: run .ci/drawings.py"
    assert [floor for floor, _ in drawings.FLOORS] == [
        floor for floor in drawings.targets() if "/" not in floor
    ]


def test_the_path_of_a_command_leads_through_files_that_exist():
    for _, _, place in drawings.PUSH + drawings.TAP:
        there = [ROOT / place, *SOURCES.glob(f"*/{place}"), *SOURCES.glob(f"*/*/{place}")]
        assert any(path.exists() for path in there), place
