"""The body that a declaration gets whose row has none, by what it returns."""

import re

WORDS = r"(?:@\w+(?:\([^)]*\))? |[a-z]+(?:\([a-z]+\))? )*"
FUNCTION = re.compile(
    WORDS + r"(func|init|var|let|case|typealias|subscript|associatedtype|macro)\b"
)


def inferred(row, types):
    """The body that follows from a declaration's result; None if none does."""
    word = FUNCTION.match(row.declaration)
    owner = types.get(row.owner)
    name = re.search(r"(?:func|var|let|init) ?`?(\w*)", row.declaration)[1]
    if word and word[1] == "init":
        if owner and owner.type[0] == "class":
            return ""
        return 'accepted = "init"' if owner and owner.type[0] == "struct" else None
    result = result_of(row.declaration)
    if result in ("", "Void", "()"):
        return ""
    own = {"Self", row.owner, row.owner.rpartition(".")[2]}
    if result.partition("<")[0] in own and not (owner and owner.type[0] == "protocol"):
        if "static " not in row.declaration.partition("(")[0]:
            return "self"
        if not owner:
            return None
        return None if "OptionSet" in owner.declaration else f'Self(accepted: "{name}")'
    if result.startswith("some ") and "static " not in row.declaration.partition("(")[0]:
        return "self"
    if (
        result in types
        and types[result].type[0] == "struct"
        and "OptionSet" not in types[result].declaration
    ):
        return f'{result}(accepted: "{name}")'
    return value_of(result)


def result_of(declaration):
    text = declaration.partition(" where ")[0]
    if re.match(r"(?:[a-z]+ )*(?:var|let) ", text):
        return text.partition(": ")[2].strip()
    depth, start = 0, text.index("(")
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            break
    return text[index + 1 :].partition("->")[2].strip()


def value_of(kind):
    if kind.endswith("?"):
        return "nil"
    values = {"Bool": "false", "String": '""', "CGRect": ".zero", "CGSize": ".zero"}
    values |= {"CGPoint": ".zero", "AttributedString": "AttributedString()", "Path": "Path()"}
    values |= dict.fromkeys(("Int", "Double", "Float", "CGFloat", "TimeInterval"), "0")
    return "[]" if kind.startswith("[") else values.get(kind)
