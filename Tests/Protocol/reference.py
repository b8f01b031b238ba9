"""/protocol.json as clients read it: schemas to check messages with, examples to replay."""

import copy
import urllib.parse

import jsonschema
import referencing
import referencing.jsonschema

import raw_http

BASE = "urn:protocol"


def closed(schema):
    """The same schemas, in which an object has only the listed members."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {key: closed(value) for key, value in schema.items()}
    if schema.get("type") == "object" and isinstance(schema.get("properties"), dict):
        schema.setdefault("additionalProperties", False)
    return schema


class Reference:
    def __init__(self, server):
        answer = raw_http.get(server, "/protocol.json")
        assert answer.status == 200
        self.document = answer.json()
        self.messages = self.document["components"]["messages"]
        self.schemas = self.document["components"]["schemas"]
        self.errors = {entry["code"]: entry for entry in self.document["components"]["x-errors"]}
        contents = copy.deepcopy(self.document)
        contents["components"] = closed(contents["components"])
        # An error's data has its own members for each code.
        error = contents["components"]["schemas"]["Error"]["properties"]["data"]
        del error["additionalProperties"]
        resource = referencing.Resource(contents, referencing.jsonschema.DRAFT202012)
        self.registry = referencing.Registry().with_resource(BASE, resource)

    def check(self, value, pointer):
        """Checks a value against the schema at a pointer below /components."""
        fragment = urllib.parse.quote(f"/components/{pointer}")
        validator = jsonschema.Draft202012Validator(
            {"$ref": f"{BASE}#{fragment}"}, registry=self.registry
        )
        errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]
        assert not errors, errors

    def check_message(self, value, name):
        self.check(value, f"messages/{name}/payload")

    @property
    def methods(self):
        return list(self.document["operations"])

    def examples(self, method):
        return self.messages[method]["examples"]
