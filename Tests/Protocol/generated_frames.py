"""Frames made from the server's own reference, from its methods' schemas and from its examples,
valid and spoiled."""

import json

from hostile_text import MARKS, WORST

LONGEST = 200_000
DEEPEST = 6
TYPES = [
    "Int",
    "Swift.Int",
    "UInt8",
    "Double",
    "Bool",
    "String",
    "Character",
    "Recipe",
    "Category",
    "Route",
    "User",
    "Date",
    "URL",
    "UUID",
    "Decimal",
    "App.Unheard",
]
NAMES = ["yesterday", "a-b", "Z_9", "0"]
DOCUMENTS = [
    '["Swift.Int","1"]',
    '["Swift.Bool","true","A.B","{}"]',
    '{"method":"push","params":{"value":1}}\n',
    '{"method":"popToRoot"}\n{"method":"scene.open","params":{"id":"sandbox"}}',
    "[]",
    "{",
    "",
]
SHORT = [
    "",
    "a",
    "Inbox",
    "soup",
    "é",
    "e\u0301",
    "\0",
    "\u202e",
    "\U0001f600",
    "e1",
    "k1",
    "Soup",
    "sandbox",
    "colonnade://recipes/7",
    "sidebar/soup",
]


class Generator:
    """Makes one frame after the other; the same ones for the same seed."""

    def __init__(self, reference, chance):
        self.chance = chance
        self.schemas = reference.schemas
        self.requests = {name: reference.messages[name]["payload"] for name in reference.methods}
        self.names = list(self.requests)
        self.examples = [
            example["payload"]
            for method in reference.methods
            for example in reference.examples(method)
        ]

    def frame(self):
        """Bytes of UTF-8."""
        chance, way = self.chance, self.chance.random()
        request = self.request() if way < 0.6 else chance.choice(self.examples)
        for _ in range(chance.choice([0, 0, 0, 1, 1, 2])):
            request = self.spoiled(request)
        if way > 0.97:
            request = [request, self.request(), self.request()]
        encoded = json.dumps(request, ensure_ascii=chance.random() < 0.5).encode(
            "utf-8", "surrogatepass"
        )
        way = chance.random()
        if way < 0.03:
            encoded = encoded[: chance.randint(0, len(encoded))]
        elif way < 0.04:
            encoded = encoded.replace(b'"method"', b'"method":1,"method"')
        elif way < 0.05:
            encoded = encoded.replace(b'"value"', b'"\\ud800"')
        return encoded[:LONGEST].decode("utf-8", "ignore").encode()

    def request(self):
        """A frame that its method's schema allows."""
        name = self.chance.choice(self.names)
        params = self.valid(self.requests[name]["properties"]["params"], 0)
        if name == "transaction":
            params["commands"] = [
                {key: value for key, value in self.command().items() if key != "id"}
                for _ in range(self.chance.choice([0, 1, 2, 5, 40]))
            ]
        return {"id": self.chance.choice([1, "x", None, 2.5]), "method": name, "params": params}

    def command(self):
        while True:
            request = self.request()
            if request["method"] not in ("transaction", "sessions.delete", "sessions.rename"):
                request["params"].pop("meta", None)
                return request

    # Values that a schema allows.

    def valid(self, schema, depth):
        chance = self.chance
        if schema is True:
            return self.anything(depth)
        if "$ref" in schema:
            return self.valid(self.schemas[schema["$ref"].rsplit("/", 1)[1]], depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "oneOf" in schema:
            return self.valid(chance.choice(schema["oneOf"]), depth)
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = chance.choice(kind)
        return getattr(self, f"valid_{kind}", lambda *_: self.anything(depth))(schema, depth)

    def valid_null(self, *_):
        return None

    def valid_boolean(self, *_):
        return self.chance.random() < 0.5

    def valid_integer(self, schema, _):
        least = schema.get("minimum", -5)
        return self.chance.choice([least, least + 1, least + 2, least + 7, 400, 2**53 - 1])

    def valid_number(self, *_):
        return self.chance.choice([0.5, -1e3, 1e-7, 3.0])

    def valid_string(self, schema, _):
        if "pattern" in schema:
            return self.chance.choice(NAMES)
        return self.text() if self.chance.random() < 0.7 else self.chance.choice(DOCUMENTS)

    def valid_array(self, schema, depth):
        count = self.chance.choice([0, 1, 2, 3, 20, 300] if depth < 2 else [0, 1, 2])
        return [self.valid(schema.get("items", True), depth + 1) for _ in range(count)]

    def valid_object(self, schema, depth):
        properties, required = schema.get("properties", {}), schema.get("required", [])
        if "payload" in properties and "type" in required:
            return self.tagged(depth)
        return {
            name: self.valid(part, depth + 1)
            for name, part in properties.items()
            if name in required or self.chance.random() < (0.1 if name == "meta" else 0.5)
        }

    def tagged(self, depth):
        value = self.anything(depth)
        if self.chance.random() < 0.3:
            return {"type": self.chance.choice(TYPES), "payload": json.dumps(value)[:2_000]}
        return {"type": self.chance.choice(TYPES), "value": value}

    def anything(self, depth):
        kind = self.chance.randrange(8 if depth < DEEPEST else 5)
        if kind < 2:
            return self.chance.choice(["soup", "Inbox", "2026-01-05", 1, True, None, 0.5])
        if kind < 4:
            return self.text()
        if kind == 4:
            return self.number()
        if kind == 5:
            return [self.anything(depth + 1) for _ in range(self.chance.randint(0, 3))]
        return {
            name: self.anything(depth + 1)
            for name in self.chance.sample(["id", "name", "minutes", "a", "recipe"], 2)
        }

    # Values that no schema expects.

    def text(self):
        chance, kind = self.chance, self.chance.random()
        if kind < 0.7:
            return chance.choice(SHORT)
        if kind < 0.98:
            return "".join(chance.choices(MARKS, k=chance.randint(1, 60)))
        return chance.choice(WORST)(chance.choice([100, 1_000, 10_000]))

    def number(self):
        return self.chance.choice(
            [0, -1, 1, 255, 256, 2**53, -(2**63), 2**64, 1e308, 0.1, -0.0, 10**400]
        )

    def nested(self):
        value = self.text()
        for _ in range(self.chance.randint(1, 40)):
            value = [value] if self.chance.random() < 0.5 else {self.text()[:50]: value}
        return value

    def spoiled(self, value):
        """The same with one part replaced, removed, duplicated, or moved."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            name, other, way = chance.choice(list(value)), dict(value), chance.random()
            if way < 0.1:
                del other[name]
            elif way < 0.2:
                other[self.text()] = other.pop(name)
            else:
                other[name] = self.spoiled(value[name])
            return other
        if isinstance(value, list) and value and chance.random() < 0.8:
            at = chance.randrange(len(value))
            return [*value[:at], self.spoiled(value[at]), *value[at + chance.randint(0, 1) :]]
        return chance.choice(
            [self.text, self.number, self.nested, lambda: None, lambda: True, dict]
        )()
