"""Answers for the tests of OrderedJSON, from Python's json and jsonpatch.

The argument is the mode. Each line of standard input is a question; its answer is a line on
standard output.
Each difference from Python's laxer reader is in a function of its own here.
"""

import dataclasses
import json
import sys

import jsonpatch
import jsonpointer

DEPTH = 32


class Refused(Exception):
    pass


class Number(str):
    """A number with its spelling."""


def refuse_duplicates(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise Refused("a name twice")
    return members


def refuse_constant(name):
    raise Refused(name)


def check_surrogates(text):
    if any(0xD800 <= ord(character) <= 0xDFFF for character in text):
        raise Refused("half of a surrogate pair")


def spelled(value, depth=0):
    """The compact text of a value; refuses what only Python allows."""
    if isinstance(value, (dict, list)) and depth == DEPTH:
        raise Refused("too deep")
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, str):
        check_surrogates(value)
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        members = (spelled(k) + ":" + spelled(v, depth + 1) for k, v in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(spelled(element, depth + 1) for element in value) + "]"
    return json.dumps(value)


STRICT = json.JSONDecoder(
    object_pairs_hook=refuse_duplicates,
    parse_constant=refuse_constant,
    parse_int=Number,
    parse_float=Number,
)


def read(line):
    """A text in hexadecimal; its compact text, or nothing if it is not strict JSON."""
    try:
        return spelled(STRICT.decode(bytes.fromhex(line).decode("utf-8", "strict")))
    except (Refused, ValueError, RecursionError):
        return ""


FAILURES = (
    jsonpatch.JsonPatchException,
    jsonpointer.JsonPointerException,
    TypeError,
    KeyError,
    IndexError,
)


@dataclasses.dataclass(frozen=True)
class Leaf:
    """A string or boolean: in Python True equals 1, and jsonpointer finds indices in strings."""

    value: object


def mapped(value, leaf):
    """The value with its leaves put into their class, or taken out."""
    if isinstance(value, dict):
        return {name: mapped(member, leaf) for name, member in value.items()}
    if isinstance(value, list):
        return [mapped(element, leaf) for element in value]
    return leaf(value)


def wrapped(value):
    return mapped(value, lambda v: Leaf(v) if isinstance(v, (str, bool)) else v)


def unwrapped(value):
    return mapped(value, lambda v: v.value if isinstance(v, Leaf) else v)


def inside_root(operation):
    """The operation with the document as its member "root": jsonpatch treats roots unevenly."""
    places = {name: "/root" + operation[name] for name in ("path", "from") if name in operation}
    values = {"value": wrapped(operation["value"])} if "value" in operation else {}
    return operation | places | values


def apply(line):
    """A document and a patch; the outcome in an array, or an empty one if the patch fails."""
    document, patch = json.loads(line)
    operations = [inside_root(operation) for operation in patch]
    if any(o["op"] == "remove" and o["path"] == "/root" for o in operations):
        return "[]"
    try:
        outcome = jsonpatch.apply_patch({"root": wrapped(document)}, operations)
        return json.dumps([unwrapped(outcome["root"])])
    except FAILURES:
        return "[]"


def make(line):
    """Two documents; the patch that jsonpatch makes of them, and its result there.

    An empty array if jsonpatch makes a patch that it cannot apply itself.
    """
    old, new = json.loads(line)
    patch = jsonpatch.make_patch(old, new)
    try:
        return json.dumps([patch.patch, patch.apply(old)])
    except FAILURES:
        return "[]"


def main():
    answer = {"read": read, "apply": apply, "make": make}[sys.argv[1]]
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line.decode("utf-8")).encode("utf-8") + b"\n")


main()
