"""/protocol.json is what the server does: every documented example is replayed and checked."""

import itertools
import json

import raw_http
import sentences
from mirror import Client
from server_process import Server

# The protocol's commands.
METHODS = {
    "push",
    "pop",
    "popToRoot",
    "popTo",
    "popToOrPush",
    "remove",
    "setPath",
    "replaceTop",
    "select",
    "setColumnVisibility",
    "setPreferredCompactColumn",
    "setEnvironment",
    "tap",
    "back",
    "openURL",
    "scene.open",
    "scene.preview",
    "scene.list",
    "measure",
    "rows.get",
    "present",
    "transaction",
    "undo",
    "redo",
    "restore",
    "types.list",
    "history.list",
    "history.overview",
    "history.depths",
    "history.get",
    "state.get",
    "export",
    "import",
    "presence.list",
    "presence.set",
    "presence.lock",
    "presence.present",
    "sessions.list",
    "sessions.rename",
    "sessions.pin",
    "sessions.delete",
}
CODES = {
    -32700: "parse_error",
    -32600: "invalid_request",
    -32601: "method_not_found",
    -32602: "invalid_params",
    -32603: "internal_error",
    1001: "path_empty",
    1002: "no_such_element",
    1003: "unknown_type",
    1004: "value_mismatch",
    1005: "not_codable",
    1006: "selection_invalid",
    1007: "limit_exceeded",
    1008: "locked",
    1009: "revision_conflict",
    1010: "transaction_failed",
    1011: "import_incompatible",
    1012: "history_gone",
    1013: "rate_limited",
    1014: "batch_too_large",
    1015: "storage_full",
    1016: "unavailable",
    1017: "key_expired",
    1018: "key_reused",
    1019: "overloaded",
}
names = itertools.count(1)


def replay(server, reference, method, example):
    """Runs one documented example in a new session, after the requests that it needs."""
    request = example["payload"]
    reference.check_message(request, method)
    with Client(server, f"example-{next(names)}") as client:
        for step in example["x-after"]:
            answer = client.ask({"id": "before"} | step)
            assert "result" in answer, answer
        before = client.revision
        answer = client.ask(request)
        assert answer["id"] == request["id"]
        if "x-refused" in example:
            assert answer["error"]["code"] == example["x-refused"]
            reference.check_message(answer, "refused")
            assert client.revision == before
            return
        reference.check_message(answer, f"{method}.answer")
        for change in client.changes:
            message = {"jsonrpc": "2.0", "method": "changed", "params": change}
            reference.check_message(message, "changed")
        fresh = client.call("state.get")
        assert fresh["state"] == client.state and fresh["revision"] == client.revision
        reference.check(fresh["state"], "schemas/State")
        if "changed" in answer["result"] and not method.startswith("presence."):
            assert answer["result"]["changed"] == (client.revision == before + 1)
        else:
            assert client.revision == before
        if client.changes:
            assert client.changes[-1]["cause"]["method"] in reference.methods


def pytest_generate_tests(metafunc):
    if "method" in metafunc.fixturenames:
        metafunc.parametrize("method", sorted(METHODS))


def test_every_example_of_a_method_has_the_documented_result(server, reference, method):
    assert reference.examples(method), f"{method} has no example"
    for example in reference.examples(method):
        replay(server, reference, method, example)


def test_every_parameter_and_method_is_described(reference, method):
    summary = reference.messages[method]["summary"]
    assert summary.endswith(".") and summary in sentences.JAPANESE
    parameters = reference.messages[method]["payload"]["properties"]["params"]["properties"]
    for name, schema in parameters.items():
        assert name == "meta" or schema["description"] in sentences.JAPANESE, name


def test_the_catalogue_is_that_of_the_protocol(reference):
    assert set(reference.methods) >= METHODS
    assert len(set(reference.methods)) == len(reference.methods)


def test_old_names_are_marked_deprecated_beside_the_new_ones(reference):
    operations = reference.document["operations"]
    deprecated = {name for name, operation in operations.items() if operation["deprecated"]}
    assert deprecated == {"history.depths"}
    schemas = reference.document["components"]["schemas"]
    renamed = {"Depths": "HistoryOverview", "Happening": "Effect"}
    for old, new in renamed.items():
        assert schemas[old]["deprecated"] and schemas[old]["$ref"].endswith(f"/{new}")
        assert "deprecated" not in schemas[new]
    hello = reference.messages["hello"]["payload"]["properties"]["params"]["properties"]
    assert hello["house"] == {**hello["occupancy"], "deprecated": True}


def test_exactly_the_documented_methods_exist(client, reference):
    for method in reference.methods:
        answer = client.ask({"id": 1, "method": method, "params": {"noSuchParameter": 1}})
        assert answer["error"]["code"] == -32602, method
    for method in ["", "Push", "push ", "rpc.discover", "state", "hello", "changed", "tap.x"]:
        assert client.ask({"id": 1, "method": method})["error"]["code"] == -32601, method


def test_the_error_table_is_that_of_the_protocol(reference):
    assert {code: entry["key"] for code, entry in reference.errors.items()} == CODES
    assert reference.errors[1009]["retryable"] and not reference.errors[-32602]["retryable"]


def test_the_close_codes_are_documented(reference):
    codes = set(reference.document["components"]["x-closeCodes"])
    assert {"1001", "1002", "1003", "1007", "1009", "1011", "4008", "4501", "4503"} <= codes


def test_every_reference_in_the_document_points_at_something(reference):
    def walk(node):
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                target = reference.document
                for token in node["$ref"].removeprefix("#/").split("/"):
                    target = target[token.replace("~1", "/").replace("~0", "~")]
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(reference.document)


def test_the_document_says_how_to_present_a_token(reference):
    assert "authenticate" in json.dumps(reference.document)


def test_the_document_is_the_same_each_time_and_has_an_etag(server):
    first, second = (raw_http.get(server, "/protocol.json") for _ in range(2))
    assert first.body == second.body
    tag = first.header("ETag")
    assert raw_http.get(server, "/protocol.json", ("If-None-Match", tag)).status == 304


def test_a_documented_limit_follows_the_options():
    with Server("--max-depth", "7") as server, Client(server) as client:
        assert client.hello["limits"]["pathElements"] == 7
