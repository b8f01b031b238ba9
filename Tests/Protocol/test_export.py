"""Export and import: a round trip, and a verdict before anything changes."""

import copy

import pytest

from mirror import Refused

VALUES = [
    1,
    -5,
    1.5,
    "two",
    True,
    {"type": "UInt8", "value": 7},
    {"type": "Int", "value": str(2**60)},
    {"type": "App.Unheard", "value": {"b": [1, None]}},
]


def without_ids(value):
    """The same document without the ids, which each import makes again."""
    if isinstance(value, list):
        return [without_ids(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: without_ids(item) for key, item in value.items() if key not in ("id", "element")}


def furnish(client):
    client.call("setEnvironment", device="ipad-11")
    client.call("select", column="sidebar", value="Inbox")
    client.call("select", column="content", values=[1, 2])
    client.call("setColumnVisibility", visibility="doubleColumn")
    client.call("setPreferredCompactColumn", column="detail")
    client.call("push", values=VALUES)


@pytest.mark.parametrize("params", [{}, {"format": "json"}])
def test_an_exported_document_can_be_imported_elsewhere(connect, session, reference, params):
    source, target = connect(f"{session}-a"), connect(f"{session}-b")
    furnish(source)
    exported = source.call("export", **params)
    assert exported["format"] == "json"
    reference.check(exported, "schemas/Document")
    result = target.call("import", document=exported["document"])
    reference.check(result, "schemas/Verdict")
    assert result["changed"] is True
    assert result["verdict"] in ("fine", "risky")
    assert target.revision == 1
    assert without_ids(target.state) == without_ids(source.state)
    assert target.call("export")["document"] == exported["document"]


def test_an_import_can_be_undone(client):
    furnish(client)
    before, document = client.state, client.call("export")["document"]
    client.call("import", document=document | {"path": ["other"]})
    assert client.path == ["other"]
    client.call("undo")
    assert client.state == before


def test_a_dry_run_returns_a_verdict_and_changes_nothing(client):
    furnish(client)
    document = client.call("export")["document"]
    before = client.revision
    result = client.call("import", document=document | {"path": [1]}, dryRun=True)
    assert result["verdict"] == "fine"
    assert result["changed"] is False
    assert result["revision"] == before
    assert client.call("state.get")["revision"] == before


def test_elements_of_unknown_types_make_an_import_risky_and_are_named(client):
    document = client.call("export")["document"]
    document["path"] = [1, {"type": "App.Unheard", "value": 5}]
    result = client.call("import", document=document, dryRun=True)
    assert result["verdict"] == "risky"
    assert any("/path/1" in reason["pointer"] for reason in result["reasons"])


@pytest.mark.parametrize(
    "change",
    [
        {"colonnade": 2},
        {"colonnade": None},
        {"path": 5},
        {"path": [None]},
        {"columns": 7},
        {"columnVisibility": "none"},
        {"environment": {}},
        {"path": [{"type": "Int", "value": "x"}]},
        {"style": "baroque"},
    ],
    ids=str,
)
def test_an_impossible_document_is_refused_with_reasons_and_changes_nothing(client, change):
    furnish(client)
    before = client.revision
    document = copy.deepcopy(client.call("export")["document"]) | change
    with pytest.raises(Refused) as refused:
        client.call("import", document=document)
    assert refused.value.code == 1011
    reasons = refused.value.data["reasons"]
    assert reasons and all(reason["message"].endswith(".") for reason in reasons)
    (name,) = change
    assert any(reason["pointer"].startswith(f"/{name}") for reason in reasons)
    assert client.call("state.get")["revision"] == before


def test_a_dry_run_of_an_impossible_document_says_impossible(client):
    answer = client.ask(
        {"id": 1, "method": "import", "params": {"document": {"colonnade": 1}, "dryRun": True}}
    )
    assert (
        answer.get("result", {}).get("verdict") == "impossible" or answer["error"]["code"] == 1011
    )


@pytest.mark.parametrize("document", [5, None, [], "x"])
def test_a_value_that_is_no_document_is_refused(client, document):
    with pytest.raises(Refused) as refused:
        client.call("import", document=document)
    assert refused.value.code in (-32602, 1011)


def test_an_unknown_format_is_refused(client):
    for method, params in [("export", {}), ("import", {"document": {}})]:
        with pytest.raises(Refused) as refused:
            client.call(method, format="xml", **params)
        assert refused.value.code == -32602
