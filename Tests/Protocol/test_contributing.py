"""The article about contributing names every file that an addition touches, and no other."""

import re

import pytest

from server_process import ROOT

ARTICLE = "Sources/Products/Colonnade/Colonnade.docc/Contributing.md"
TEXT = (ROOT / ARTICLE).read_text()
SECTIONS = {
    title: text
    for title, text in re.findall(r"^## (A [^\n]*)\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S)
    if "An example is" in text
}

# The folders to search for an example's name, and the ones to leave out: tests of everything name
# a command, and modifiers for looks have the names of fields.
FOLDERS = {
    "A command": ("Sources", "Public"),
    # The page decides whether people can choose it there.
    "A field of the state": ("Sources", "Tests/SessionsTests", "Tests/NavigationUITests"),
}
OTHER_MEANINGS = {
    # The page's button that sends the command.
    "A command": (
        "Public/model/session/commands.js",
        "Public/model/state/problem-fixes.js",
        # It shows a pushed value in the same step.
        "Public/panels/push-form/push-form.js",
    ),
    # A property of UIKit's fields.
    "A modifier without effect": ("Sources/AppleModules/UIKit/Generated/",),
    "A field of the state": (
        "Sources/SwiftUI/Accepted/Modifiers/",
        # Of a run of text.
        "Sources/SwiftUI/AcceptedNames/",
        # Of an author's layout.
        "Sources/SwiftUI/ViewLayout/Stacks/Layout.swift",
        "/OrdinaryCode/",
        "UITests/Appearance/",
    ),
}


def named(section):
    return re.findall(r"^- `([^`]+)`", SECTIONS[section], re.M)


def example(section):
    return re.search(r"An example is\s+`(\w+)`", SECTIONS[section])[1]


def naming(word, folders):
    """The files that contain a word, except whole apps, which use everything."""
    pattern = re.compile(rf"\b{word}\b")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    files = [path for path in files if not path.is_relative_to(ROOT / "Tests" / "Corpus")]
    return {
        str(path.relative_to(ROOT))
        for path in files
        if path.suffix in (".swift", ".js", ".mjs", ".css", ".html", ".py", ".md")
        and pattern.search(path.read_text())
    }


def test_there_is_a_section_for_each_kind_of_addition():
    assert set(SECTIONS) >= {"A command", "A field of the state", "A modifier"}


@pytest.mark.parametrize("section", SECTIONS)
def test_a_list_has_exactly_the_files_that_name_its_example(section):
    found = naming(example(section), FOLDERS.get(section, ("Sources", "Tests", "Public")))
    others = OTHER_MEANINGS.get(section, ())
    found = {path for path in found if not any(other in path for other in others)}
    assert sorted(named(section)) == sorted(found - {ARTICLE})


def test_a_field_of_the_state_touches_at_most_four_files():
    assert len(named("A field of the state")) <= 4


def test_every_file_that_the_article_names_exists():
    paths = re.findall(r"`((?:Sources|Tests|Public)/[^`]+)`", TEXT)
    assert [path for path in paths if "PANEL" not in path and not (ROOT / path).exists()] == []
