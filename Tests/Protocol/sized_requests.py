"""Requests of any size: one for each part of a method's parameters that can grow."""

import functools
import json

import hostile_text

PHONE = {
    "device": "iphone-16",
    "width": 393,
    "height": 852,
    "horizontalSizeClass": "compact",
    "platform": "iOS",
}
MOST_VALUES = 9_900
MOST_COMMANDS = 1_000
MOST_LINES = 1_900
harmless = functools.cache(hostile_text.harmless)


def text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def request(method, **params):
    return raw(method, text(params)[1:-1])


def raw(method, params):
    """Params as JSON text, so that numbers can have any number of digits."""
    return '{"id":1,"method":"%s","params":{%s}}' % (method, params)


def many(size, one, most=10**9, between=","):
    """A list of as many texts as fit, each made from its number."""
    texts, used = [], 0
    while len(texts) < most:
        next_text = one(len(texts))
        used += len(next_text.encode()) + len(between)
        if used > size:
            break
        texts.append(next_text)
    return between.join(texts)


# One value of this many bytes.
VALUES = {
    "letters": lambda n: '"%s"' % ("a" * n),
    "surrogates": lambda n: '"%s"' % ("\\ud83d\\ude00" * (n // 12)),
    "marks": lambda n: text(harmless(1, n)),
    "flags": lambda n: '{"type":"Character","value":"%s"}' % ("\U0001f1e9" * (n // 4)),
    "digits": lambda n: '{"type":"Int","value":"%s"}' % ("1" * n),
    "fraction": lambda n: '{"type":"Double","payload":"0.%s"}' % ("1" * n),
    "exponent": lambda n: "1e-%s" % ("1" * n),
    "decimal": lambda n: '{"type":"Decimal","payload":"%s"}' % ("1" * n),
    "url": lambda n: '{"type":"URL","value":"http://a/%s"}' % ("../" * (n // 3)),
    "blanks of a url": lambda n: '{"type":"URL","value":"http://a/%s"}' % (" " * n),
    "object": lambda n: '{"type":"A.B","value":{%s}}' % many(n, lambda i: '"m%d":1' % i),
    "long names": lambda n: (
        '{"type":"A.B","value":{%s}}' % many(n, lambda i: '"%s%d":1' % ("m" * 200, i))
    ),
    "array": lambda n: '{"type":"A.B","value":[%s]}' % many(n, lambda i: "[[]]"),
    "payload": lambda n: '{"type":"A.B","payload":%s}' % text("[" * n),
    "type": lambda n: '{"type":"%s","value":1}' % ("A." * (n // 2)),
    "members that count for nothing": lambda n: (
        '{"type":"Int","value":1,%s}' % many(n, lambda i: '"m%d":1' % i)
    ),
    "members of a recipe": lambda n: (
        '{"type":"Recipe","value":{"id":"a","name":"b","minutes":1,%s}}'
        % many(n, lambda i: '"m%d":[[1]]' % i)
    ),
}

# A list of values: its elements by their numbers.
LISTS = {
    "ints": str,
    "one int": lambda i: "1",
    "doubles": lambda i: "%d.5" % i,
    "strings": lambda i: '"s%d"' % i,
    "long strings": lambda i: '"%s%d"' % ("s" * 500, i),
    "marks": lambda i: text("e" + "\u0316\u0301" * 15 + str(i)),
    "recipes": lambda i: '{"type":"Recipe","value":{"id":"r%d","name":"x","minutes":1}}' % i,
    "no recipes": lambda i: '{"type":"Recipe","payload":"%d"}' % i,
    "unknown": lambda i: '{"type":"A.B%d","value":{"a":%d}}' % (i, i),
}

COMMANDS = {
    "push and pop": ["push", {"value": 1}, "pop", {}],
    "paths": ["setPath", {"values": [1, 2]}, "setPath", {"values": [2, 1]}],
    "selections": [
        "select",
        {"column": "sidebar", "value": 1},
        "select",
        {"column": "content", "values": [1, 2]},
    ],
    "devices": ["setEnvironment", {"device": "iphone-16"}, "setEnvironment", {"device": "ipad-13"}],
    "presenting": ["present", {"value": 1}, "present", {"value": None}],
    "returning": ["push", {"values": ["a", 1]}, "popTo", {"type": "String"}],
}

TEXTS = {
    "letters": lambda n: "a" * n,
    "slashes": lambda n: "colonnade:" + "/" * n,
    "parts": lambda n: "library://book/2" + "/chapter" * (n // 8),
    "percent": lambda n: "library://" + "%41" * (n // 3),
    "query": lambda n: "library://a?" + "b=c&" * (n // 4),
    "names": lambda n: "library://" + "a." * (n // 2),
    "marks": lambda n: harmless(2, n),
}

TAKERS = [
    ("tap", "control", {}),
    ("tap", "label", {}),
    ("tap", "text", {"label": "Soup"}),
    ("openURL", "url", {}),
    ("scene.open", "id", {}),
    ("setEnvironment", "device", {}),
    ("export", "format", {}),
    ("sessions.list", "after", {}),
    ("sessions.delete", "session", {}),
    ("select", "column", {"value": 1}),
    ("popTo", "type", {}),
    ("popTo", "id", {}),
]

DOCUMENTS = {
    "saved": lambda n: ("swiftui", "[%s]" % many(n // 2, lambda i: '"Swift.Int","%d"' % i)),
    "saved unknown": lambda n: ("swiftui", "[%s]" % many(n // 2, lambda i: '"A.B","[%d]"' % i)),
    "no end": lambda n: ("swiftui", "[" * n),
    "lines": lambda n: (
        "jsonl",
        many(n // 2, lambda i: '{"method":"push","params":{"value":%d}}' % i, MOST_LINES, "\n"),
    ),
    "empty lines": lambda n: ("jsonl", "\n" * (n // 2)),
    "scenes": lambda n: (
        "jsonl",
        many(
            n // 2, lambda i: '{"method":"scene.open","params":{"id":"sandbox"}}', MOST_LINES, "\n"
        ),
    ),
}

FRAMES = {
    "brackets": lambda n: "[" * n,
    "blanks": lambda n: " " * n + '{"id":1,"method":"types.list"}',
    "a number": lambda n: "1" * n,
    "a text without an end": lambda n: '"' + "a" * n,
    "one member many times": lambda n: '{"id":1,%s}' % many(n, lambda i: '"m":1'),
    "members": lambda n: '{"id":1,"method":"types.list",%s}' % many(n, lambda i: '"m%d":1' % i),
    "parameters": lambda n: raw("push", many(n, lambda i: '"m%d":1' % i)),
    "a batch of ones": lambda n: "[%s]" % many(n, lambda i: "1"),
    "a method": lambda n: '{"id":1,"method":"%s"}' % ("m" * n),
}


def document(**members):
    return {
        "colonnade": 1,
        "environment": PHONE,
        "columns": 3,
        "style": "automatic",
        "columnVisibility": "automatic",
        "preferredCompactColumn": "detail",
        "sidebar": None,
        "content": None,
        "path": [],
    } | members


class Case:
    """A request of one size, with the requests that prepare the session and restore it."""

    def __init__(self, asked, before=(), after=(), scene="sandbox"):
        self.asked, self.before, self.after = asked, list(before), list(after)
        self.scene = scene


def value_cases():
    undo = [request("undo")]
    for name, make in VALUES.items():
        yield (
            f"push {name}",
            lambda n, make=make: Case(raw("push", '"value":' + make(n)), after=undo),
        )
        yield (
            f"present {name}",
            lambda n, make=make: Case(raw("present", '"value":' + make(n)), after=undo),
        )
        yield (
            f"popTo {name}",
            lambda n, make=make: Case(
                raw("popTo", '"value":' + make(n)),
                [raw("push", '"value":' + make(n)), request("push", value=1)],
                [request("push", value=1)],
            ),
        )


def list_cases():
    for name, one in LISTS.items():

        def values(n, one=one):
            return "[%s]" % many(n, one, MOST_VALUES)

        def backwards(n, values=values):
            return text(json.loads(values(n))[::-1])

        def push(n, values=values):
            return raw("push", '"values":' + values(n))

        def set_path(n, made):
            return raw("setPath", '"values":' + made(n))

        def select(n, made):
            return raw("select", '"column":"content","values":' + made(n))

        yield f"push {name}", lambda n, push=push: Case(push(n), after=[request("popToRoot")])
        yield (
            f"popToRoot {name}",
            lambda n, push=push: Case(request("popToRoot"), [push(n)], [push(n)]),
        )
        yield (
            f"undo {name}",
            lambda n, push=push: Case(
                request("undo"), [push(n), request("popToRoot")], [request("redo")]
            ),
        )
        yield (
            f"restore {name}",
            lambda n, push=push: Case(
                request("restore", revision=1),
                [push(n), request("popToRoot")],
                [request("popToRoot")],
            ),
        )
        yield (
            f"history.get {name}",
            lambda n, push=push: Case(
                request("history.get", revision=1), [push(n), request("popToRoot")]
            ),
        )
        yield (
            f"setPath backwards {name}",
            lambda n, v=values, b=backwards: Case(
                set_path(n, b), [set_path(n, v)], [set_path(n, v)]
            ),
        )
        yield f"setPath again {name}", lambda n, v=values: Case(set_path(n, v), [set_path(n, v)])
        yield (
            f"select {name}",
            lambda n, v=values: Case(
                select(n, v), after=[request("select", column="content", value=None)]
            ),
        )
        yield (
            f"select backwards {name}",
            lambda n, v=values, b=backwards: Case(select(n, b), [select(n, v)], [select(n, v)]),
        )
        yield (
            f"import {name}",
            lambda n, v=values: Case(
                request("import", document=document(path=json.loads(v(n)))),
                after=[request("popToRoot")],
            ),
        )
        yield (
            f"import selected {name}",
            lambda n, v=values: Case(
                request("import", document=document(sidebar=json.loads(v(n)))),
                after=[request("select", column="sidebar", value=None)],
            ),
        )
        for format in ["json", "swiftui", "jsonl", "swift-test", "python"]:
            yield (
                f"export {format} {name}",
                lambda n, push=push, format=format: Case(
                    request("export", format=format), [push(n)]
                ),
            )
        yield (
            f"transaction {name}",
            lambda n, one=one: Case(
                raw(
                    "transaction",
                    '"commands":[%s]'
                    % many(
                        n,
                        lambda i: '{"method":"push","params":{"value":%s}}' % one(i),
                        MOST_COMMANDS,
                    ),
                ),
                after=[request("popToRoot")],
            ),
        )


def command_cases():
    deep = request("setPath", values=list(range(MOST_VALUES - 100)))
    for name, (first, first_params, second, second_params) in COMMANDS.items():
        pair = [
            text({"method": first, "params": first_params}),
            text({"method": second, "params": second_params}),
        ]
        for before in ([], [deep]):
            yield (
                f"transaction of {name}{' on a deep path' if before else ''}",
                lambda n, pair=pair, before=before: Case(
                    raw(
                        "transaction",
                        '"commands":[%s]'
                        % many(n, lambda i: pair[i % 2], MOST_COMMANDS * n // 250_000 // 2 * 2),
                    ),
                    before,
                    before,
                ),
            )


def text_cases():
    for method, name, others in TAKERS:
        for kind, make in TEXTS.items():
            yield (
                f"{method} {name} {kind}",
                lambda n, m=method, p=name, o=others, make=make: Case(
                    request(m, **o, **{p: make(n)})
                ),
            )
    for kind, make in DOCUMENTS.items():
        yield (
            f"import {kind}",
            lambda n, make=make: Case(
                request("import", format=make(n)[0], document=make(n)[1]),
                after=[request("popToRoot")],
            ),
        )
    for kind, make in FRAMES.items():
        yield kind, lambda n, make=make: Case(make(n))


def scene_cases():
    """Screens that show all of the path, or that no one has seen."""
    unknown, planet = {"type": "A.B", "value": 1}, {"type": "Planet", "value": {"name": "Mercury"}}
    places = [
        ("mixed-types", 1, unknown),
        ("path-order", "a", unknown),
        ("one-type", 1, unknown),
        ("root-return", {"type": "Child", "value": "a"}, unknown),
        ("value-links", planet, planet),
    ]
    for scene, low, top in places:

        def path(n, low=low, top=top):
            return request("setPath", values=[low] * (n // 50) + [top])

        yield (
            f"path of {scene}",
            lambda n, path=path, scene=scene: Case(
                path(n), [request("popToRoot")], [request("popToRoot")], scene
            ),
        )
        yield (
            f"push in {scene}",
            lambda n, path=path, scene=scene, top=top: Case(
                request("push", value=top), [path(n)], [request("pop")], scene
            ),
        )


SCENE_CASES = dict(scene_cases())
CASES = SCENE_CASES | dict([*value_cases(), *list_cases(), *command_cases(), *text_cases()])
