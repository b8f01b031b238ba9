"""The symbols of Apple's SwiftUI, and how far each is supported: the list in `symbols.tsv`.

`make interface` writes the list again after the sources have changed. The symbols themselves come
from Apple's interface of iOS 17.4; `python Tests/Interface/interface.py FILE` reads them from
another file.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

import apple_interface

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("symbols.tsv")
DOCUMENT = ROOT / "Sources/Products/Colonnade/Colonnade.docc/WhatIsSupported.md"
# The modules with SwiftUI's symbols; those of the last two only look, and have no other effect.
MODULES = (
    "ViewRuntime",
    "ViewContents",
    "ViewProperties",
    "ViewText",
    "ViewLayout",
    "ViewShapes",
    "ViewStyles",
    "ViewControls",
    "NavigationUI",
    "Appearance",
    "Accepted",
    "Unsupported",
    "Combine",
    "SceneModel",
    "NavigationCore",
    "Platform",
    "AuthorAPI",
    "Colonnade",
)
LOOKS = ("UIKit", "CoreGraphics")
DRAWN = ("Appearance", "ViewStyles", "ViewLayout", "ViewShapes", "Accepted")
C_MODULES = ("CZlib", "CMalloc", "CEV", "CLibwebsockets", "CSQLite", "CPostgreSQL")

# A declaration of a screen has the call's location after its parameters; no author writes it.
OUR_DEFAULTS = "fileID:line:"

WORKS, ACCEPTED, REFUSED, MISSING = "works", "accepted", "refused", "missing"
MEANING = {
    WORKS: "does the same",
    ACCEPTED: "compiles, with no effect",
    REFUSED: "is refused with a sentence",
    MISSING: "unknown to the compiler",
}


@dataclass(frozen=True)
class Symbol:
    name: str
    # The number of overloads, in Apple's interface and here.
    forms: int
    forms_here: int
    status: str

    @property
    def area(self):
        owner, dot, _ = self.name.partition(".")
        if "Navigation" in self.name or "navigation" in self.name:
            return "Navigation"
        if not dot:
            return "Types"
        known = {"View": "Modifiers of views", "EnvironmentValues": "Values of the environment"}
        return known.get(owner, "Members of types")

    @property
    def line(self):
        return f"{self.name}\t{self.forms}\t{self.forms_here}\t{self.status}"


def listed():
    """The symbols in the list."""
    rows = [line.split("\t") for line in LIST.read_text().splitlines()[1:]]
    return [Symbol(name, int(forms), int(here), status) for name, forms, here, status in rows]


def built_modules():
    """The folder of compiled modules from the newest build that has all that authors import."""
    modules = [
        ROOT / ".build" / kind / "Modules/SwiftUI.swiftmodule"
        for kind in ("debug", "release", "tests/debug")
    ]
    found = [module for module in modules if module.exists()]
    return max(found, key=lambda module: module.stat().st_mtime).parent


def import_options():
    """The compiler's options to find the modules, and the C modules that they need."""
    libraries = ROOT / "Sources/Foundation/SystemLibraries"
    folders = [built_modules(), *(libraries / module for module in C_MODULES)]
    return [option for folder in folders for option in ("-I", str(folder))]


def symbols_here():
    """The declarations of each public symbol here, as (module, symbol)."""
    found = defaultdict(list)
    machine = subprocess.run(["uname", "-m"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES + LOOKS:
            command = ["swift", "symbolgraph-extract", "-module-name", module, *import_options()]
            command += ["-target", f"{machine.stdout.strip()}-unknown-linux-gnu"]
            command += ["-minimum-access-level", "public", "-skip-synthesized-members"]
            subprocess.run([*command, "-output-dir", folder], check=True)
        for file in Path(folder).glob("*.symbols.json"):
            module = file.name.split(".")[0].split("@")[0]
            for symbol in json.loads(file.read_text())["symbols"]:
                name = ".".join(symbol["pathComponents"])
                found[name.replace(OUR_DEFAULTS, "")].append((module, symbol))
    return found


def refused_here():
    """The types that are declared as not supported; symbol graphs leave them out."""
    refused = re.compile(
        r"^@available\(\s*\*, unavailable,.*?^public (?:struct|class|protocol|typealias) (\w+)",
        re.MULTILINE | re.DOTALL,
    )
    sources = (ROOT / "Sources").rglob("*.swift")
    return {name for file in sources for name in refused.findall(file.read_text())}


def status(name, here, refused):
    if name.partition(".")[0] in refused:
        return REFUSED
    if not here[name]:
        return MISSING
    without = all(has_no_effect(*each) for each in here[name])
    return ACCEPTED if without or is_of_nothing(name, here) else WORKS


def is_of_nothing(name, here):
    """A member of a type without effect has none either."""
    owner = here.get(name.partition(".")[0], []) if "." in name else []
    return bool(owner) and all(m in DRAWN and has_no_effect(m, each) for m, each in owner)


# The words in comments of these modules that mark what is only accepted.
WITHOUT = re.compile(r"no effect here|^Not drawn|^Always |^(Does|Draws|Asks for|Plays) nothing")


def has_no_effect(module, symbol):
    comment = "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
    if module in DRAWN and (not comment or WITHOUT.search(comment)):
        return True
    return module in LOOKS or "no effect here" in comment


def compared(forms):
    """The symbols with these numbers of forms, with their status here."""
    here, refused = symbols_here(), refused_here()
    return [
        Symbol(name, forms[name], len(here[name]), status(name, here, refused))
        for name in sorted(forms)
    ]


def refreshed():
    """The list as it should be."""
    return compared({symbol.name: symbol.forms for symbol in listed()})


def text(symbols):
    return "".join(
        f"{line}\n" for line in ["symbol\tforms\there\tstatus", *(s.line for s in symbols)]
    )


def summary(symbols):
    """The numbers of each area's symbols here, as a table."""
    kinds = (WORKS, ACCEPTED, REFUSED, MISSING)
    areas = defaultdict(Counter)
    for symbol in symbols:
        areas[symbol.area][symbol.status] += 1
    rows = [f"| symbols of iOS 17.4 | {' | '.join(MEANING[kind] for kind in kinds)} |"]
    rows += ["|---|" + "---|" * len(kinds)]
    for area, counts in sorted(areas.items(), key=lambda each: -sum(each[1].values())):
        rows.append(f"| {area} | {' | '.join(str(counts[kind]) for kind in kinds)} |")
    return "\n".join(rows) + "\n"


def documented():
    """The table in the article, and the article with the table replaced."""
    before, start, rest = DOCUMENT.read_text().partition("| symbols of iOS")
    table, blank, after = rest.partition("\n\n")
    return start + table + "\n", lambda new: before + new + blank.removeprefix("\n") + after


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with Path(sys.argv[1]).open() as interface:
            symbols = compared(apple_interface.forms(interface))
    else:
        symbols = refreshed()
    LIST.write_text(text(symbols))
    _, replaced = documented()
    DOCUMENT.write_text(replaced(summary(symbols)))
    print(summary(symbols), end="")
