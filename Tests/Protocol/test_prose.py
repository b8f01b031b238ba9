"""`make lint` finds words that plain English does without, and names that are no longer used."""

import sys

import pytest

from server_process import ROOT

sys.path.append(str(ROOT / ".ci"))
import prose
import words


@pytest.mark.parametrize(
    "sentence",
    [
        "The answer leaves behind the commit.",
        "Whoever opens it is told.",
        "At most so many bytes",
        "The list is another",
        "The app is built anew.",
        "The value stays as it is.",
    ],
)
def test_a_sentence_with_a_tic_is_found_with_what_to_write(sentence):
    assert prose.tics(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "A standard device, understood as it isn’t",
        "Nobody else notices.",
        "A client that falls behind, the member `behind` and the word “whoever”",
        "",
    ],
)
def test_other_sentences_pass(sentence):
    assert prose.tics(sentence) == []


def test_readme_the_articles_the_page_and_comments_are_read():
    places = {place.partition(":")[0] for place, _ in prose.texts()}
    assert {"README.md", "Contributing.md", "WhatLasts.md", "ja.json"} <= places
    assert {
        "Sources/Core/NavigationCore/Reducer/Reducer.swift",
        "Public/protocol/mirror.js",
        "Public/types/page.d.ts",
        "Tests/StoreContract/LateStore.swift",
        "Tests/Durability/run-client.mjs",
        "Tests/Protocol/mirror.py",
    } <= places


def test_the_names_of_tests_are_read():
    names = {(place.partition(":")[0], name) for place, name in prose.names()}
    assert ("Tests/Protocol/test_prose.py", "the names of tests are read") in names
    suffixes = {place.rpartition(".")[2] for place, _ in names}
    assert suffixes == {"swift", "mjs", "py"}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('struct S {\n  @Test func `a "b"`() {}', [(2, 'a "b"')]),
        ("@Suite struct `Lines` {}", [(1, "Lines")]),
        ('@Suite("Lines", .serialized) struct S {}', [(1, "Lines")]),
        ('@Test("adds") func a() {}\n@Test("takes") func b() {}', [(1, "adds"), (2, "takes")]),
        ('test("a \\"b\\" c", () => {', [(1, 'a \\"b\\" c')]),
        ("test(`${kind} is drawn`, () => {", [(1, "${kind} is drawn")]),
        ("let test = `text`; func plain() {}", []),
    ],
)
def test_a_name_of_a_test_is_found_with_its_line(code, found):
    assert prose.names_in(code) == found


def test_comments_and_docstrings_of_python_are_found_with_their_lines():
    code = '"""One.\n\nTwo."""\n# Three.\ndef test_it_works():\n    """Four."""\n'
    assert prose.docstrings_in(code) == [(1, "One."), (2, ""), (3, "Two."), (6, "Four.")]
    assert prose.comments_in(code) == [(4, "Three.")]
    assert prose.functions_in(code) == [(5, "it works")]


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout without any text, which `make lint` would read."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words/ja.json").write_text("{}")
    (tmp_path / "README.md").write_text("")
    (tmp_path / "Tests").mkdir()
    monkeypatch.setattr(prose, "ROOT", tmp_path)
    monkeypatch.setattr(prose, "CATALOGUE", tmp_path / "words/ja.json")
    prose.comments.cache_clear()
    prose.names.cache_clear()
    yield tmp_path
    prose.comments.cache_clear()
    prose.names.cache_clear()


@pytest.mark.parametrize(
    ("file", "code", "place"),
    [
        ("a.swift", "func `a change is told`() {}", "a.swift:1"),
        ("a.swift", "func `it waits behind a push`() {}", "a.swift:1"),
        ("a.swift", "struct `What is kept` {}", "a.swift:1"),
        ("a.swift", "let a = 1\n/// Somebody else.", "a.swift:2"),
        ("a.mjs", 'test("so many are kept", () => {});', "a.mjs:1"),
        ("a.mjs", "\n// The list is another.", "a.mjs:2"),
        ("a.mjs", "// Whether it waits.", "a.mjs:1"),
        ("a.py", "\ndef test_a_change_is_told():\n    pass", "a.py:2"),
        ("a.py", 'def f():\n    """The value.\n\n    It is told.\n    """', "a.py:4"),
        ("a.py", "a = 1\n# Built anew.", "a.py:2"),
        ("a.py", '"""What it keeps."""', "a.py:1"),
    ],
)
def test_a_tic_in_a_test_fails_with_its_place(checkout, capsys, file, code, place):
    (checkout / "Tests" / file).write_text(code)
    assert prose.main() == 1
    assert capsys.readouterr().out.startswith(f"Tests/{place}: ")


def test_a_test_in_plain_english_passes(checkout, capsys):
    (checkout / "Tests/a.swift").write_text("/// A view behind it.\nfunc `it waits`() {}")
    (checkout / "Tests/a.py").write_text('"""A list."""\n\ndef test_it_waits():\n    pass')
    assert (prose.main(), capsys.readouterr().out) == (0, "")


@pytest.mark.parametrize("code", ["let relay: Relay?", "/// A Scout reads.", "func wayBack() {}"])
def test_an_old_name_is_found_with_the_word_in_its_place(code):
    [(line, _, better)] = words.uses(f"\n{code}")
    assert line == 2 and better


@pytest.mark.parametrize("code", ["struct ForwardingProxy {}", "func relayed() {}", "a.scouts"])
def test_other_names_pass(code):
    assert words.uses(code) == []
