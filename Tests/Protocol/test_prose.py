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
    } <= places


@pytest.mark.parametrize("code", ["let relay: Relay?", "/// A Scout reads.", "func wayBack() {}"])
def test_an_old_name_is_found_with_the_word_in_its_place(code):
    [(line, _, better)] = words.uses(f"\n{code}")
    assert line == 2 and better


@pytest.mark.parametrize("code", ["struct ForwardingProxy {}", "func relayed() {}", "a.scouts"])
def test_other_names_pass(code):
    assert words.uses(code) == []
