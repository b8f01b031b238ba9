"""Writes the Swift declarations of names that are only accepted, from the lists of `accepted_rows`.

`make interface` writes them again, and `make lint` compares them with `--check`.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from accepted_bodies import FUNCTION, inferred, value_of
from accepted_rows import ROOT, lists

# At most this many lines a file before it is formatted, and members an extension.
LINES, MEMBERS = 170, 40


def declared(rows):
    """The text of all declarations, a list of blocks by the root of each block's owner."""
    types = {row.path: row for row in rows if row.type}
    blocks = defaultdict(list)
    for path, row in types.items():
        blocks[path.partition(".")[0]].append(type_block(path, row, rows))
    extensions = defaultdict(list)
    for row in rows:
        if not row.type and not is_inside(row, types):
            extensions[row.owner, row.where].append(row)
    for (owner, where), members in extensions.items():
        blocks[owner.partition(".")[0]] += [
            extension_block(owner, where, members[start : start + MEMBERS], types)
            for start in range(0, len(members), MEMBERS)
        ]
    return blocks


def is_inside(row, types):
    """A requirement, a case, a stored value or a member of a class is in the type itself."""
    owner = types.get(row.owner)
    if not owner or row.where or row.type:
        return False
    is_case = row.declaration.startswith(("case ", "indirect case ", "associatedtype "))
    is_override = owner.type[0] == "class"
    return is_case or is_override or row.body == "-" or row.body.startswith("=")


def type_block(path, row, rows):
    kind, _, _, rest = row.type
    types = {each.path: each for each in rows if each.type}
    inside = [
        each for each in rows if not each.type and each.owner == path and is_inside(each, types)
    ]
    if row.body.startswith("!"):
        message = f'@available(*, unavailable, message: "{row.body[1:]}")'
        return f"/// Not supported.\n{message}\n{row.public} {{}}"
    lines = []
    if kind == "struct" and not row.body.startswith("-"):
        if "OptionSet" in rest:
            lines += ["/// Accepted; has no effect here.", "public let rawValue: Int"]
            lines += ["/// Accepted; has no effect here."]
            lines += ["public nonisolated init(rawValue: Int) { self.rawValue = rawValue }"]
        elif not any(each.body.startswith("=") for each in inside):
            lines += [
                "let accepted: String",
                "nonisolated init(accepted: String) { self.accepted = accepted }",
            ]
    for statement in statements(row.body.removeprefix("-")):
        lines += ["/// Accepted; has no effect here.", statement]
    for each in inside:
        lines += ["/// Accepted; has no effect here.", inside_text(each, kind, types)]
    body = "\n".join(f"  {line}" for line in lines)
    text = f"{comment()}{row.public} {{\n{body}\n}}"
    return f"extension {row.owner} {{\n{text}\n}}" if row.owner else text


def statements(body):
    """The statements of a type's body, which semicolons outside of braces end."""
    found, depth = [""], 0
    for character in body:
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == ";" and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return [statement.strip() for statement in found if statement.strip()]


def inside_text(row, kind, types):
    """A member as it is written in a type of a kind; in an extension the kind is nothing."""
    is_case = row.declaration.startswith(("case ", "indirect case "))
    declaration = row.declaration if is_case or kind == "protocol" else row.public
    if row.body.startswith("="):
        return f"{declaration} {row.body}"
    if row.body == "-" or is_case or row.declaration.startswith("associatedtype "):
        return declaration
    return f"{declaration}{implementation(row, types)}"


def extension_block(owner, where, members, types):
    condition = f" where {where}" if where else ""
    written = "\n".join(member_text(row, types) for row in members)
    return f"extension {owner}{condition} {{\n{written}\n}}" if owner else written


def comment():
    return "/// Accepted; has no effect here.\n"


def member_text(row, types):
    if row.owner == "EnvironmentValues" and row.declaration.startswith("var "):
        return environment_value(row)
    return f"{comment()}{inside_text(row, '', types)}"


def environment_value(row):
    name, kind = re.match(r"var (\w+): (.*)", row.declaration).groups()
    key = f"{name[0].upper()}{name[1:]}Key"
    value = row.body or value_of(kind) or "nil"
    return f"""{comment()}public var {name}: {kind} {{
  get {{ self[{key}.self] }}
  set {{ self[{key}.self] = newValue }}
}}
private struct {key}: EnvironmentKey {{
  static var defaultValue: {kind} {{ {value} }}
}}"""


def implementation(row, types):
    if FUNCTION.match(row.declaration)[1] in ("typealias", "let") and not row.body:
        return ""
    body = row.body or inferred(row, types)
    if body is None:
        raise ValueError(f"{row.owner}: no body follows from: {row.declaration}")
    return f" {{ {body} }}" if body else " {}"


def files(names):
    """The files of a list, by name."""
    written, rest = {}, []
    for root, blocks in sorted(declared(names.rows).items()):
        text = "\n\n".join(blocks)
        if text.count("\n") > 60:
            written |= parts(f"{root}{names.suffix}", blocks, names.top)
        else:
            rest += blocks
    return written | (parts("Names", rest, names.top) if rest else {})


def parts(name, blocks, top):
    """Files of a bounded number of lines."""
    pages, count = [[]], 0
    for block in blocks:
        if count and count + block.count("\n") > LINES:
            pages.append([])
            count = 0
        pages[-1].append(block)
        count += block.count("\n") + 2
    numbers = [""] if len(pages) == 1 else [str(index) for index in range(1, len(pages) + 1)]
    return {
        f"{name}{number}.swift": top + "\n\n".join(page) + "\n"
        for number, page in zip(numbers, pages, strict=True)
    }


def write(names, folder):
    """Writes the files of a list into a folder, formatted."""
    folder.mkdir(exist_ok=True, parents=True)
    now = files(names)
    for name, text in now.items():
        (folder / name).write_text(text)
    subprocess.run(["swift", "format", "--in-place", *sorted(folder.glob("*.swift"))], check=True)
    return now


def differing(names):
    """The names of the files that differ from the list."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(ROOT / ".swift-format", folder)
        expected = write(names, folder / "Generated")
        written = {file.name for file in names.folder.glob("*.swift")}
        same = {
            file
            for file in written & set(expected)
            if (names.folder / file).read_text() == (folder / "Generated" / file).read_text()
        }
    return [
        str((names.folder / file).relative_to(ROOT))
        for file in sorted((written | set(expected)) - same)
    ]


def unlisted():
    """The folders of modules that no list writes into."""
    folders = {each.folder for each in lists()}
    found = sorted(ROOT.glob("Sources/AppleModules/*/Generated"))
    return [str(folder.relative_to(ROOT)) for folder in found if folder not in folders]


if __name__ == "__main__":
    if "--check" in sys.argv:
        changed = [*(file for each in lists() for file in differing(each)), *unlisted()]
        sys.exit(f"`make interface` writes these again: {', '.join(changed)}" if changed else 0)
    for each in lists():
        for file in each.folder.glob("*.swift"):
            file.unlink()
        write(each, each.folder)
