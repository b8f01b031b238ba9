"""Finds words that plain English does without, in what people read: prose.py

It reads README, the articles, the comments of the sources, and the sentences of the page, which are
the keys of its catalogue. The server's sentences are among them.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CATALOGUE = ROOT / "Public/words/ja.json"

# What a reader stumbles over, and what to write.
TICS = {
    r"(?<!fall )(?<!falls )(?<!falling )behind(?! a load)": "“after” in time; “behind” is a place",
    r"(?:is|are|was|were|be) told|tells?": "shows, lists, reports",
    r"so (?:many|much|long)": "at most, or the number",
    r"(?:is|are) (?:another|others)": "changed, differs",
    r"anew|once more": "again, re-",
    r"stands?(?!-| in for\b)": "is, is in",
    r"of then|of this (?:id|name)": "at that time, with this id",
    r"whoever|somebody|everybody": "anyone, someone, everyone",
    r"as it (?:is|was)(?=[.,;:]|$)": "unchanged",
    r"takes? it back": "reverts",
    r"no more(?=[.,;]|$)|besides|meanwhile": "no longer, also, since then",
}


# Code, and words that are quoted.
CODE = re.compile(r"`[^`]*`|\{[^}]*\}|“[^”]*”")


def tics(text: str) -> list[str]:
    """The words of a text to be replaced, each with what to write."""
    return [
        f"“{match[0]}”: {better}"
        for words, better in TICS.items()
        for match in re.finditer(rf"\b(?:{words})(?!\w)", CODE.sub("", text), re.IGNORECASE)
    ]


COMMENT = re.compile(r"\s*(?:///?|\*|/\*\*)\s(.*)")


def comments() -> list[tuple[str, str]]:
    """The lines of comments, each with its place; "behind" is a place in most of them."""
    files = [
        *(ROOT / "Sources").rglob("*.swift"),
        *(ROOT / "Public").rglob("*.js"),
        *(ROOT / "Public").rglob("*.d.ts"),
    ]
    return [
        (f"{file.relative_to(ROOT)}:{number}", found[1].replace("behind", ""))
        for file in sorted(files)
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if (found := COMMENT.match(line))
    ]


def texts() -> list[tuple[str, str]]:
    """What is read, each with its place."""
    pages = [ROOT / "README.md", *sorted((ROOT / "Sources").rglob("*.docc/**/*.md"))]
    lines = [
        (f"{page.name}:{number}", line)
        for page in pages
        for number, line in enumerate(page.read_text().splitlines(), 1)
    ]
    page = [(CATALOGUE.name, sentence) for sentence in json.loads(CATALOGUE.read_text())]
    return lines + page + comments()


# A comment says what the thing is: "The guarantee of a command", not "What a command guarantees".
HEADLESS = re.compile(r"(?:What|Whether)\b")


def main() -> int:
    complaints = [f"{place}: {tic} in “{text}”" for place, text in texts() for tic in tics(text)]
    complaints += [
        f"{place}: a headless clause in “{text}”"
        for place, text in comments()
        if HEADLESS.match(text)
    ]
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
