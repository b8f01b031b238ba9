"""The symbols of Apple's SwiftUI, and how far each is supported: the list in `symbols.tsv`.

`make interface` writes the list again after the sources have changed. The symbols themselves come
from Apple's interfaces of iOS 26.2; `python Tests/Interface/interface.py FILE...` reads them from
other files, such as those of SwiftUI and SwiftUICore of another version.
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
COLUMNS = "symbol\tsince\tforms\there\tstatus"
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
    "TabViews",
    "NavigationUI",
    "DividedViews",
    "Appearance",
    "Accepted",
    "AcceptedNames",
    "Unsupported",
    "Combine",
    "SceneModel",
    "NavigationCore",
    "Platform",
    "CoreData",
    "AuthorAPI",
    "Colonnade",
)
LOOKS = ("UIKit", "CoreGraphics")
DRAWN = ("Appearance", "ViewStyles", "ViewLayout", "ViewShapes", "Accepted", "AcceptedNames")
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
    # The first version of iOS with the symbol; "-" of one that only other systems have.
    since: str
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
        return f"{self.name}\t{self.since}\t{self.forms}\t{self.forms_here}\t{self.status}"

    @property
    def release(self):
        """The release of iOS that brought the symbol, as a row of the table."""
        if self.since == apple_interface.ELSEWHERE:
            return "other systems only"
        major = int(self.since.partition(".")[0])
        return f"iOS {major}" if major > 17 else "iOS 13 to 17"


def listed():
    """The symbols in the list."""
    rows = [line.split("\t") for line in LIST.read_text().splitlines()[1:]]
    return [
        Symbol(name, since, int(forms), int(here), status)
        for name, since, forms, here, status in rows
    ]


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
    folders.append(ROOT / "Sources/AppleModules/Submodules")
    return [option for folder in folders for option in ("-I", str(folder))]


def symbols_here():
    """The declarations of each public symbol here, as (module, symbol)."""
    found, graphs = defaultdict(list), symbol_graphs()
    names = {}
    for module, graph in graphs:
        for symbol in graph["symbols"]:
            name = ".".join(symbol["pathComponents"])
            if symbol["kind"]["identifier"] == "swift.enum.case":
                name = name.partition("(")[0]
            names[symbol["identifier"]["precise"]] = name
            found[name.replace(OUR_DEFAULTS, "")].append((module, symbol))
    for name, inherited in inheritances(graphs, names, found).items():
        found[name] += inherited
    return found


def inheritances(graphs, names, found):
    """The symbols that types have from their protocols, and classes from their superclass."""
    protocols, members = defaultdict(set), defaultdict(list)
    for _, graph in graphs:
        for relation in graph["relationships"]:
            kind = relation["kind"]
            if kind in ("conformsTo", "inheritsFrom") and relation["source"] in names:
                known = names.get(relation["target"], relation.get("targetFallback", ""))
                protocols[names[relation["source"]]].add(known.removeprefix("Swift."))
    for name in found:
        owner, _, member = name.partition(".")
        members[owner].append(member)
    inherited = {}
    for owner, conformances in protocols.items():
        for protocol in conformances:
            for member in members[protocol]:
                if f"{owner}.{member}" not in found:
                    inherited[f"{owner}.{member}"] = found[f"{protocol}.{member}"]
            if protocol == "CaseIterable" and owner in found:
                inherited[f"{owner}.allCases"] = found[owner]
    return inherited


def symbol_graphs():
    """The compiler's description of each module, as (module, graph)."""
    machine = subprocess.run(["uname", "-m"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES + LOOKS:
            command = ["swift", "symbolgraph-extract", "-module-name", module, *import_options()]
            command += ["-target", f"{machine.stdout.strip()}-unknown-linux-gnu"]
            command += ["-minimum-access-level", "public", "-skip-synthesized-members"]
            subprocess.run([*command, "-output-dir", folder], check=True)
        return [
            (file.name.split(".")[0].split("@")[0], json.loads(file.read_text()))
            for file in sorted(Path(folder).glob("*.symbols.json"))
        ]


def refused_here():
    """The types that are declared as not supported; symbol graphs leave them out."""
    refused = re.compile(
        r"^@available\(\s*\*, unavailable,"
        r".*?^public (?:struct|class|enum|protocol|typealias) (\w+)",
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


def compared(symbols):
    """The symbols with these numbers of forms and versions, with their status here."""
    here, refused = symbols_here(), refused_here()
    return [
        Symbol(name, since, forms, len(here[name]), status(name, here, refused))
        for name, (forms, since) in sorted(symbols.items())
    ]


def refreshed():
    """The list as it should be."""
    return compared({symbol.name: (symbol.forms, symbol.since) for symbol in listed()})


def text(symbols):
    return "".join(f"{line}\n" for line in [COLUMNS, *(s.line for s in symbols)])


def summary(symbols):
    """The numbers of each area's and each release's symbols here, as a table."""
    kinds = (WORKS, ACCEPTED, REFUSED, MISSING)
    rows = [f"| symbols of iOS 26.2 | {' | '.join(MEANING[kind] for kind in kinds)} |"]
    rows += ["|---|" + "---|" * len(kinds)]
    for group in ("area", "release"):
        counts = defaultdict(Counter)
        for symbol in symbols:
            counts[getattr(symbol, group)][symbol.status] += 1
        for name, count in sorted(counts.items(), key=lambda each: -sum(each[1].values())):
            rows.append(f"| {name} | {' | '.join(str(count[kind]) for kind in kinds)} |")
    return "\n".join(rows) + "\n"


def documented():
    """The table in the article, and the article with the table replaced."""
    before, start, rest = DOCUMENT.read_text().partition("| symbols of iOS")
    table, blank, after = rest.partition("\n\n")
    return start + table + "\n", lambda new: before + new + blank.removeprefix("\n") + after


if __name__ == "__main__":
    if len(sys.argv) > 1:
        lines = [line for file in sys.argv[1:] for line in Path(file).read_text().splitlines()]
        symbols = compared(apple_interface.symbols(lines))
    else:
        symbols = refreshed()
    LIST.write_text(text(symbols))
    _, replaced = documented()
    DOCUMENT.write_text(replaced(summary(symbols)))
    print(summary(symbols), end="")
