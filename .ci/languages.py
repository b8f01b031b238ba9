"""Says what the page's languages lack: languages.py [FILE]

A language is one file, Public/words/fr.json, with the English sentence as the key. With a FILE,
the sentences that it lacks are printed as JSON, to be filled in and added to it.
"""

import json
import re
import sys
from pathlib import Path

WORDS = Path(__file__).resolve().parents[1] / "Public/words"
PLACE = re.compile(r"\{\w+\}")
# The plural form that a sentence is for, in languages that have several.
FORM = re.compile(r"#(?:zero|one|two|few|many|other)$")


def read(path):
    """The translations in a file by their sentences."""
    return json.loads(path.read_text(encoding="utf-8"))


def sentences(words=WORDS):
    """All sentences: a test keeps the Japanese file complete."""
    return list(read(words / "ja.json"))


def problems(translations, every):
    """What is wrong in a file, in sentences; what it lacks is no mistake, but stays English."""
    for sentence, text in translations.items():
        plain = sentence if sentence in every else FORM.sub("", sentence)
        if plain not in every:
            yield f"no such sentence: {sentence}"
        elif sorted(PLACE.findall(text)) != sorted(PLACE.findall(plain)):
            yield f"other places than in the English sentence: {text}"


def lacking(translations, every):
    """The sentences without a translation."""
    return [sentence for sentence in every if sentence not in translations]


def main(arguments, words=WORDS):
    every = sentences(words)
    if arguments:
        missing = lacking(read(Path(arguments[0])), every)
        print(json.dumps(dict.fromkeys(missing, ""), ensure_ascii=False, indent=2))
        return 0
    found = 0
    for path in sorted(words.glob("*.json")):
        translations = read(path)
        missing = len(lacking(translations, every))
        print(f"{path.name}: {len(every) - missing} of {len(every)} sentences")
        for problem in problems(translations, set(every)):
            print(f"{path.name}: {problem}")
            found = 1
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
