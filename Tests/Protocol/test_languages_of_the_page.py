"""A language of the page is one file, and a check says what it lacks."""

import json
import sys

import raw_http
from server_process import ROOT

sys.path.append(str(ROOT / ".ci"))
import languages

EVERY = {"Open {scene}", "{count} changes", "The part after # is kept."}


def test_the_sentences_that_a_language_lacks_are_named():
    french = {"Open {scene}": "Ouvrir {scene}"}
    assert languages.lacking(french, sorted(EVERY)) == [
        "The part after # is kept.",
        "{count} changes",
    ]
    assert list(languages.problems(french, EVERY)) == []


def test_a_plural_form_belongs_to_its_sentence():
    polish = {"{count} changes#few": "{count} zmiany", "The part after # is kept.": "x"}
    assert list(languages.problems(polish, EVERY)) == []


def test_unknown_sentences_and_other_places_are_mistakes():
    wrong = {"Open {scene}": "Ouvrir {scène}", "Close": "Fermer", "{count} changes#lots": "{count}"}
    found = list(languages.problems(wrong, EVERY))
    assert [problem.split(":")[0] for problem in found] == [
        "other places than in the English sentence",
        "no such sentence",
        "no such sentence",
    ]


def test_the_command_counts_and_fails_only_for_mistakes(tmp_path, capsys):
    (tmp_path / "ja.json").write_text(json.dumps({sentence: sentence for sentence in EVERY}))
    (tmp_path / "fr.json").write_text(json.dumps({"Open {scene}": "Ouvrir {scene}"}))
    assert languages.main([], tmp_path) == 0
    assert "fr.json: 1 of 3 sentences" in capsys.readouterr().out
    assert languages.main([str(tmp_path / "fr.json")], tmp_path) == 0
    rest = json.loads(capsys.readouterr().out)
    assert rest == {"The part after # is kept.": "", "{count} changes": ""}
    (tmp_path / "fr.json").write_text(json.dumps({"Fermer": "Close"}))
    assert languages.main([], tmp_path) == 1


def test_the_server_lists_the_languages_that_it_has(server):
    answer = raw_http.get(server, "/words/languages.json")
    assert json.loads(answer.body) == ["ja"]
