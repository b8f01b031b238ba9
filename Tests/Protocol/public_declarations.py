"""The public declarations of Sources, and which of them have a doc comment."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

MODIFIER = (
    r"(?:@\w+(?:\([^)]*\))?|nonisolated|final|static|mutating|nonmutating|indirect|weak|override)"
)
DECLARATION = re.compile(
    rf"^\s*(?:{MODIFIER}\s+)*public\s+(?:(?:{MODIFIER}|private\(set\)|internal\(set\))\s+)*"
    r"(?P<kind>init|subscript|(?:struct|class|enum|protocol|actor|func|var|let|typealias|macro)"
    r"\s+(?P<name>[`\w]+|[^\s\w(]+))"
)
# Authors never write the names that begin with an underscore. The others are witnesses: the
# documentation shows the comment of the requirement that they fulfil.
WITNESSES = re.compile(
    r"_\w+|body|Body|makeBody|hash|==|<|rawValue|Failure|Output|Element|makeAsyncIterator|previews"
)


@dataclass
class Declaration:
    file: Path
    line: int
    text: str
    # The first line of its doc comment; empty if there is none.
    abstract: str

    @property
    def is_documented(self):
        return bool(self.abstract)

    @property
    def target(self):
        return self.file.relative_to(ROOT / "Sources").parts[1]


def attribute(lines, last):
    """The first line of the attribute that ends in a line; None if there is none."""
    if lines[last].lstrip().startswith(("@", "// swift-format-ignore")):
        return last
    if lines[last] != ")":
        return None
    return next((index for index in range(last, -1, -1) if lines[index].startswith("@")), None)


def declarations(file):
    lines = file.read_text().split("\n")
    for index, line in enumerate(lines):
        found = DECLARATION.match(line)
        is_raw = "public init(rawValue: " in line
        if not found or is_raw or WITNESSES.fullmatch(found["name"] or ""):
            continue
        above = index - 1
        while above >= 0 and (first := attribute(lines, above)) is not None:
            above = first - 1
        abstract = ""
        while above >= 0 and lines[above].lstrip().startswith("///"):
            abstract = lines[above].lstrip().removeprefix("///").strip()
            above -= 1
        yield Declaration(file, index + 1, line.strip(), abstract)


def all_declarations():
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        yield from declarations(file)
