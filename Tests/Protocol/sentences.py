"""The server's sentences: in English, and as translatable keys and values."""

import json
import pathlib

CATALOGUE = pathlib.Path(__file__).parents[2] / "Public/words/ja.json"
JAPANESE = json.loads(CATALOGUE.read_text())


def text(sentence, words=lambda words: words):
    """A sentence with its values."""
    if isinstance(sentence, str):
        return sentence
    filled = words(sentence["words"])
    for index, value in reversed(list(enumerate(sentence.get("values", [])))):
        before, place, after = filled.partition(f"{{{index}}}")
        assert place, sentence
        filled = before + text(value, words) + after
    return filled


def check(message):
    """Checks that each sentence in an answer has a translation and the same English text."""
    if not isinstance(message, dict):
        return
    error, result = message.get("error"), message.get("result")
    if isinstance(error, dict):
        data = error.get("data") or {}
        _check(error["message"], data.get("sentence"))
        _check_reasons(data)
    if isinstance(result, dict) and "verdict" in result:
        _check_reasons(result)


def _check_reasons(members):
    for reason in members.get("reasons", []):
        _check(reason["message"], reason.get("sentence"))


def _check(english, sentence):
    if sentence is None:
        return
    assert text(sentence) == english
    for words in _words(sentence):
        assert words in JAPANESE, f"Public/words/ja.json lacks {words!r}"


def _words(sentence):
    if isinstance(sentence, dict):
        yield sentence["words"]
        for value in sentence.get("values", []):
            yield from _words(value)
