"""Reads Apple's textual interface of SwiftUI: the symbols that an app can name, and their forms.

Such an interface (`SwiftUI.swiftinterface`) is part of Apple's SDKs. Only names, labels and the
first version are read.
"""

import re
from collections import defaultdict
from typing import NamedTuple

# Authors do not write these: conformances, and names for the compiler.
WITNESSES = re.compile(
    r"body|Body|makeBody\(.*|hash.*|encode\(to:\)|init\(from:\)|makeIterator\(\)|previews|description"
    r"|debugDescription|customMirror|animatableData|id|startIndex|endIndex|subscript\(.*|build\w+\(.*"
    r"|rawValue|init\(rawValue:\)|next\(\)|index\(\w+:\)|Iterator|Index|contains\(_:\)|form[A-Z]\w+\(_:\)"
    r"|insert\(_:\)|remove\(_:\)|union\(_:\)|intersection\(_:\)|symmetricDifference\(_:\)"
    r"|[=<>!+\-*/&|~.]+\(.*"
)
ATTRIBUTE = re.compile(r"@[\w.]+(?:<(?:[^<>]|<[^<>]*>)*>)?(\((?:[^()]|\([^()]*\))*\))?\s*")
MODIFIERS = re.compile(
    r"(?:(?:public|open|indirect|final|static|nonisolated\(unsafe\)|nonisolated|mutating|nonmutating|override|convenience"
    r"|required|weak|unowned|prefix|infix|postfix|dynamic|private\(set\)|internal\(set\)) )*"
)
KIND = re.compile(
    r"(struct|class|enum|protocol|actor|extension|func|init|var|let|subscript|case|macro)\b"
)
TYPES = ("struct", "class", "enum", "protocol", "actor")
# The version of a symbol that only other systems than iOS have.
ELSEWHERE = "-"
VERSION = re.compile(r"@available\([^)]*?\b(?:iOS|anyAppleOS)(?:, introduced:)? (\d+(?:\.\d+)?)")


class Scope(NamedTuple):
    """A type or an extension that declarations are in; one without a name is a function's body."""

    name: str | None = None
    kind: str | None = None
    is_hidden: bool = False
    since: str = "13.0"


def forms(lines):
    """The number of forms of each symbol, by its dotted name with labels."""
    return {symbol: count for symbol, (count, _) in symbols(lines).items()}


def symbols(lines):
    """The number of forms of each symbol and the first version of iOS with one, by its name."""
    found = defaultdict(dict)
    context, attributes = [], ""
    for line in map(str.strip, lines):
        if not line or line.startswith(("//", "#")):
            continue
        code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', line)
        while attribute := ATTRIBUTE.match(code):
            attributes += attribute[0] + " "
            code = code[attribute.end() :]
        if not code:
            continue
        modifiers = MODIFIERS.match(code)
        declaration = code[modifiers.end() :]
        kind = KIND.match(declaration)
        scope = None
        if kind and not any(each.name is None for each in context):
            scope = read(kind[1], modifiers[0], declaration, attributes, context, found)
        follow_braces(code, scope, context)
        attributes = ""
    return {symbol: (len(shapes), first(shapes.values())) for symbol, shapes in found.items()}


def first(versions):
    """The lowest of some versions."""
    numbers = [each for each in versions if each != ELSEWHERE]
    return min(numbers, key=number, default=ELSEWHERE)


def number(version):
    return [int(part) for part in version.split(".")]


def version(attributes, outer):
    """The version of iOS from which a declaration with these attributes is there."""
    if "@available(iOS, unavailable" in attributes or outer == ELSEWHERE:
        return ELSEWHERE
    named = VERSION.search(attributes)
    return max(named[1] if named else outer, outer, key=number)


def read(kind, modifiers, declaration, attributes, context, found):
    """Records a declaration; returns the scope that it opens, if it is a type."""
    outer = context[-1] if context else Scope()
    hidden = outer.is_hidden or on_no_device(attributes)
    since = version(attributes, outer.since)
    names = [each.name for each in context]
    is_public = "public" in modifiers or "open" in modifiers or outer.kind == "protocol"

    def note(member, shape=""):
        symbol = ".".join([*names, member])
        is_internal = any(part.startswith("_") for part in symbol.split("(")[0].split("."))
        if not hidden and not is_internal and not WITNESSES.fullmatch(member):
            shapes = found[symbol]
            shapes[shape] = first([since, shapes.get(shape, since)])

    if kind == "extension":
        name = unqualified(re.match(r"extension ([\w.]+)", declaration)[1])
        return Scope(name, kind, hidden, since)
    if kind in TYPES:
        name = re.match(r"\w+ `?(\w+)", declaration)[1]
        note(name)
        return Scope(name, kind, hidden, since)
    if kind == "case":
        for name in re.findall(r"(?:case |, )`?(\w+)", declaration):
            note(name)
    elif is_public and kind in ("var", "let"):
        if named := re.match(r"\w+ `?(\w+)", declaration):
            note(named[1])
    elif is_public:
        has_no_name = kind in ("init", "subscript")
        name = kind if has_no_name else re.match(r"\w+ `?(\w+|[^\s\w(]+)", declaration)[1]
        start = declaration.index("(", past_generics(declaration))
        end = closing(declaration, start)
        note(f"{name}({labels(declaration[start + 1 : end])})", unqualified(declaration[start:]))
    return None


def on_no_device(attributes):
    return all(f"@available({system}, unavailable" in attributes for system in ("iOS", "macOS"))


def unqualified(name):
    return re.sub(
        r"\b(SwiftUI|SwiftUICore|Swift|Foundation|CoreFoundation|CoreGraphics|Combine|ObjectiveC|UIKit"
        r"|_Concurrency|UniformTypeIdentifiers|DeveloperToolsSupport|CoreTransferable|Dispatch"
        r"|Observation|Symbols|WebKit)\.",
        "",
        name,
    )


def past_generics(declaration):
    """The index after a function's name and its generic parameters."""
    name = re.match(r"\w+\??(?: `?(?:\w+|[^\s\w(]+)`?)?", declaration).end()
    if declaration[name : name + 1] != "<":
        return name
    depth = 0
    for index in range(name, len(declaration)):
        depth += {"<": 1, ">": -1}.get(declaration[index], 0)
        if declaration[index] == ">" and declaration[index - 1] == "-":
            depth += 1
        if depth == 0:
            return index + 1
    return name


def closing(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)


def labels(parameters):
    """The labels of parameters, each with its colon."""
    depth, current, found = 0, "", []
    for index, character in enumerate(parameters):
        is_arrow = character == ">" and parameters[index - 1] == "-"
        depth += 0 if is_arrow else {"(": 1, "[": 1, "<": 1, "{": 1}.get(character, 0)
        depth -= 0 if is_arrow else {")": 1, "]": 1, ">": 1, "}": 1}.get(character, 0)
        if character == "," and depth == 0:
            found.append(current)
            current = ""
        else:
            current += character
    found += [current] if current.strip() else []
    return "".join(ATTRIBUTE.sub("", each).split(":")[0].split()[0] + ":" for each in found)


def follow_braces(code, scope, context):
    """Updates `context` to the end of the line: types by name, bodies of functions without one."""
    for brace in re.findall(r"[{}]", code):
        if brace == "}":
            context.pop()
        else:
            context.append(scope or Scope())
            scope = None
