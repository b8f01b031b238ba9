"""Finds words that plain English does without, in what people read: prose.py

It reads README, the articles, the sentences of the page, which are the keys of its catalogue, and
the comments of the sources and the tests. The server's sentences are in the catalogue too. The
names of tests are sentences as well.
"""

import ast
import json
import re
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CATALOGUE = ROOT / "Public/words/ja.json"

# The words that a reader stumbles over, and better ones.
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


COMMENT = re.compile(r"\s*(?:///?|\*|/\*\*|#)\s(.*)")
# The names of suites and tests in Swift, and of tests in JavaScript.
NAMES = [
    r"(?:func|struct) `([^`]*)`",
    r"@(?:Suite|Test)\(\s*\"([^\"]*)\"",
    r"\btest\(\"((?:[^\"\\]|\\.)*)\"",
    r"\btest\(`([^`]*)`",
]
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

Text = tuple[int, str]


def code(*patterns: str) -> list[Path]:
    return sorted(file for pattern in patterns for file in ROOT.glob(pattern))


def comments_in(text: str) -> list[Text]:
    """The lines of comments, each with its number."""
    return [
        (number, found[1])
        for number, line in enumerate(text.splitlines(), 1)
        if (found := COMMENT.match(line))
    ]


def names_in(text: str) -> list[Text]:
    """The names of tests and suites, each with its line."""
    return [
        (number, name)
        for number, line in enumerate(text.splitlines(), 1)
        for pattern in NAMES
        for name in re.findall(pattern, line)
    ]


def docstrings_in(text: str) -> list[Text]:
    """The lines of Python's docstrings, each with its number."""
    return [
        (node.body[0].lineno + at, line.strip())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node)
        for at, line in enumerate(node.body[0].value.value.splitlines())
    ]


def functions_in(text: str) -> list[Text]:
    """The names of Python's tests as sentences, each with its line."""
    return [
        (node.lineno, node.name.removeprefix("test_").replace("_", " "))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def read(files: list[Path], *readers) -> list[tuple[str, str]]:
    """The texts that the readers find in the files, each with its place."""
    return [
        (f"{file.relative_to(ROOT)}:{number}", text)
        for file in files
        for reader in readers
        for number, text in reader(file.read_text())
    ]


@cache
def comments() -> list[tuple[str, str]]:
    """The lines of comments, each with its place; "behind" is a place in most of them."""
    scripts = ["Sources/**/*.swift", "Public/**/*.js", "Public/**/*.d.ts"]
    tests = ["Tests/**/*.swift", "Tests/**/*.mjs", "Tests/**/*.js"]
    found = read(code(*scripts, *tests), comments_in)
    found += read(code("Tests/**/*.py"), comments_in, docstrings_in)
    return [(place, text.replace("behind", "")) for place, text in found]


@cache
def names() -> list[tuple[str, str]]:
    """The names of tests, each with its place; "behind" is a time in most of them."""
    others = code("Tests/**/*.swift", "Tests/**/*.mjs")
    return read(others, names_in) + read(code("Tests/**/*.py"), functions_in)


def texts() -> list[tuple[str, str]]:
    """The texts that people read, each with its place."""
    pages = [ROOT / "README.md", *sorted((ROOT / "Sources").rglob("*.docc/**/*.md"))]
    lines = [
        (f"{page.name}:{number}", line)
        for page in pages
        for number, line in enumerate(page.read_text().splitlines(), 1)
    ]
    page = [(CATALOGUE.name, sentence) for sentence in json.loads(CATALOGUE.read_text())]
    return lines + page + comments() + names()


# A comment says what the thing is: "The guarantee of a command", not "What a command guarantees". A
# test's name begins with the thing, too.
HEADLESS = re.compile(r"(?:What|Whether)\b")
HEADLESS_NAME = re.compile(r"(?:what|whether)\b", re.IGNORECASE)


def main() -> int:
    complaints = [f"{place}: {tic} in “{text}”" for place, text in texts() for tic in tics(text)]
    complaints += [
        f"{place}: a headless clause in “{text}”"
        for found, headless in [(comments(), HEADLESS), (names(), HEADLESS_NAME)]
        for place, text in found
        if headless.match(text)
    ]
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
