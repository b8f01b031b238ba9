"""Every format of export and import, against the real program."""

import ast
import json
import subprocess
import sys

import pytest

from gallery import STORIES, follow
from mirror import Refused
from server_process import PATIENCE, run
from test_export import VALUES, furnish, without_ids

FORMATS = ["json", "swiftui", "jsonl", "swift-test", "python"]
IMPORTED = ["json", "swiftui", "jsonl"]
NASTY = [
    "'''",
    '"""',
    "\\",
    "\\'",
    "a\nb\r\n\t",
    "\0",
    "\u202e\u2066",
    "👩‍👩‍👧",
    "\u2028",
    "é e\u0301",
    "r'''\\",
    "{}",
    "",
    -0.0,
    1e300,
    5e-324,
    {"type": "UInt64", "value": str(2**64 - 1)},
    {"type": "App.Odd", "payload": ' {"b" : 1.50,\n "a":"\\u00e9\'"}'},
    {"type": "User", "value": {"id": 7, "name": "B'l\"o\\b"}},
]


def exported(client, form):
    result = client.call("export", format=form)
    assert result["format"] == form
    return result["document"]


def script(tmp_path, client):
    file = tmp_path / "exported.py"
    file.write_text(exported(client, "python"))
    return file


def ran(file, *arguments):
    return subprocess.run(
        [sys.executable, str(file), *arguments], capture_output=True, text=True, timeout=PATIENCE
    )


def wander(client):
    """A history that contains something of everything."""
    client.call("push", values=NASTY)
    client.call("pop", count=2, meta={"label": "two are enough"})
    furnish(client)
    client.call("undo")
    client.call("present", value="it")
    client.call(
        "transaction",
        commands=[
            {"method": "push", "params": {"value": 1}},
            {"method": "setEnvironment", "params": {"width": 500, "height": 400}},
        ],
    )
    client.call("import", document={"colonnade": 1, "columns": 2, "path": [1, 2, 3]})
    client.call("setPath", values=[1, "changed", *NASTY])
    client.call("select", column="sidebar", values=["b", "a"])
    client.call("push", values=NASTY)


@pytest.mark.parametrize("form", FORMATS)
def test_an_export_matches_the_reference(client, reference, form):
    furnish(client)
    reference.check(client.call("export", format=form), "schemas/Document")
    before = client.revision
    assert client.call("state.get")["revision"] == before


@pytest.mark.parametrize("form", IMPORTED)
def test_an_exported_document_can_be_imported_elsewhere(connect, session, reference, form):
    source, target = connect(f"{session}-a"), connect(f"{session}-b")
    furnish(source)
    result = target.call("import", format=form, document=exported(source, form))
    reference.check(result, "schemas/Verdict")
    assert result["verdict"] == "risky" and result["changed"] is True
    assert target.revision == 1
    assert target.path == source.path
    if form != "swiftui":
        assert without_ids(target.state) == without_ids(source.state)
    target.call("undo")
    assert target.path == []


def test_the_bytes_of_a_path_are_swiftuis(client):
    client.call("push", values=["a/b", 1.0, True, {"type": "App.Unheard", "value": {"b": 1}}])
    assert exported(client, "swiftui") == (
        r'["App.Unheard","{\"b\":1}","Swift.Bool","true","Swift.Double","1",'
        r'"Swift.String","\"a\\\/b\""]'
    )


@pytest.mark.parametrize("form", ["swiftui", "swift-test"])
def test_a_path_that_cannot_be_saved_is_refused_with_its_element(client, form):
    client.call("push", values=[1, {"type": "Character", "value": "x"}])
    with pytest.raises(Refused) as refused:
        client.call("export", format=form)
    assert refused.value.code == 1005
    assert refused.value.data["pointer"] == "/detail/path/1"
    assert refused.value.data["element"] == client.state["detail"]["path"][1]["id"]


def test_exported_requests_can_be_driven_and_replayed(connect, server, session, tmp_path):
    source = connect(f"{session}-a")
    wander(source)
    file = tmp_path / "session.jsonl"
    file.write_text(exported(source, "jsonl"))
    driven = run("drive", f"{server.websocket_url}/{session}-b", str(file))
    assert driven.returncode == 0, driven.stdout.decode()[-500:]
    target = connect(f"{session}-b")
    assert without_ids(target.state) == without_ids(source.state)
    assert exported(target, "json") == exported(source, "json")
    replayed = run("replay", str(file))
    assert (replayed.stdout, replayed.stderr) == (driven.stdout, b"")
    state = run("replay", "--state", str(file))
    assert json.loads(state.stdout) == target.state
    labels = [entry["cause"]["label"] for entry in target.call("history.list")["revisions"]]
    assert "two are enough" in labels and "undo" in labels


def test_a_path_too_long_for_a_message_can_be_driven(connect, server, session, tmp_path):
    source = connect(f"{session}-a")
    source.call("push", values=list(range(9_000)))
    for number in range(1_000):
        source.tell("replaceTop", value=number)
    assert source.call("state.get")["revision"] == 1_001
    file = tmp_path / "session.jsonl"
    file.write_text(exported(source, "jsonl"))
    assert run("drive", f"{server.websocket_url}/{session}-b", str(file)).returncode == 0
    assert exported(connect(f"{session}-b"), "json") == exported(source, "json")


def test_an_exported_script_reproduces_the_state(connect, server, session, tmp_path):
    source = connect(f"{session}-a")
    wander(source)
    file = script(tmp_path, source)
    assert file.read_text().isascii()
    done = ran(file, f"{server.websocket_url}/{session}-b")
    assert (done.returncode, done.stderr) == (0, "")
    target = connect(f"{session}-b")
    assert without_ids(target.state) == without_ids(source.state)
    again = ran(file, f"{server.websocket_url}/{session}-b?client=again")
    assert again.returncode == 0, "a session that is not new is brought there as well"


def test_an_exported_script_creates_its_own_session(client, server, session, tmp_path):
    client.call("push", values=VALUES)
    file = script(tmp_path, client)
    file.write_text(file.read_text().replace("127.0.0.1:8080", server.authority))
    names = [ran(file).stdout.split("/ws/")[1].split()[0] for _ in range(2)]
    assert names[0] != names[1] and all(name.startswith("exported-") for name in names)


def test_an_exported_script_fails_if_the_state_differs(client, server, session, tmp_path):
    client.call("push", values=[1, True])
    file, url = script(tmp_path, client), f"{server.websocket_url}/{session}-b"
    text = file.read_text()
    head, expected = text.split("EXPECTED = ")
    for wrong in [
        expected.replace('"value":1}', '"value":1.0}'),
        expected.replace('"value":true}', '"value":1}'),
        expected.replace('"columns":3', '"columns":2'),
    ]:
        assert wrong != expected
        file.write_text(head + "EXPECTED = " + wrong)
        failed = ran(file, url)
        assert failed.returncode == 1 and failed.stdout == ""
        assert len(failed.stderr.splitlines()) == 1
    file.write_text(text.replace('"method":"push"', '"method":"pusj"'))
    failed = ran(file, url)
    assert failed.returncode == 1 and "Unknown method" in failed.stderr


def test_an_exported_script_fails_with_a_sentence_if_no_server_runs(client, tmp_path):
    failed = ran(script(tmp_path, client), "ws://127.0.0.1:1/ws")
    assert failed.returncode == 1
    assert len(failed.stderr.splitlines()) == 1


def test_an_exported_script_is_valid_python_3_9(client, tmp_path):
    wander(client)
    ast.parse(exported(client, "python"), feature_version=(3, 9))


def test_many_requests_are_imported_as_one_revision_or_not_at_all(client):
    client.call("push", value=0)
    before = client.state
    lines = [
        {"method": "push", "params": {"value": 1}},
        {"method": "select", "params": {"column": "sidebar", "value": "Inbox"}},
        {"method": "push", "params": {"values": [2, 3]}},
    ]
    document = "\n".join(map(json.dumps, lines))
    impossible = document + '\n{"method":"pop","params":{"count":9}}'
    verdict = client.call("import", format="jsonl", document=impossible, dryRun=True)
    assert verdict["verdict"] == "impossible"
    assert [reason["pointer"] for reason in verdict["reasons"]] == ["/3"]
    with pytest.raises(Refused) as refused:
        client.call("import", format="jsonl", document=impossible)
    assert refused.value.code == 1011 and client.state == before
    dry = client.call("import", format="jsonl", document=document, dryRun=True)
    assert (dry["verdict"], dry["changed"], dry["revision"]) == ("fine", False, 1)
    assert client.call("state.get")["state"] == before
    assert client.call("import", format="jsonl", document=document)["revision"] == 2
    assert client.path == [2, 3]
    client.call("undo")
    assert client.state == before


@pytest.mark.parametrize("form", ["swift-test", "python"])
def test_a_format_that_is_only_for_export_is_refused_with_a_sentence(client, form):
    with pytest.raises(Refused) as refused:
        client.call("import", format=form, document=exported(client, form))
    assert refused.value.code == -32602
    assert "only be exported" in str(refused.value)


@pytest.mark.parametrize("scene", STORIES)
def test_a_scene_of_views_is_led_to_the_same_navigation(connect, server, session, scene, tmp_path):
    """Paths and selections are exported; the views' own state is not."""
    source = connect(f"{session}-a")
    source.call("scene.open", id=scene)
    follow(source, scene)
    done = ran(script(tmp_path, source), f"{server.websocket_url}/{session}-b")
    assert done.returncode == 0, done.stderr
    assert navigation(connect(f"{session}-b")) == navigation(source)


def navigation(client):
    return {
        name: value for name, value in exported(client, "json").items() if name != "sceneStorage"
    }


def nested(depth):
    return [nested(depth - 1)] if depth else 1


def deepest(client):
    """The limit for the depth of a pushed value."""
    for depth in range(20, 64):
        value = {"type": "App.Deep", "value": nested(depth)}
        answer = client.ask({"id": "deep", "method": "push", "params": {"value": value}})
        if "error" in answer:
            assert answer["error"]["code"] == -32700
            return depth - 1
        client.call("pop")
    raise AssertionError("there is no limit")


@pytest.mark.parametrize("form", IMPORTED)
def test_a_value_of_the_greatest_depth_is_exported_and_imported(
    connect, server, session, tmp_path, form
):
    source, target = connect(f"{session}-a"), connect(f"{session}-b")
    value = {"type": "App.Deep", "value": nested(deepest(source))}
    source.call("push", value=value)
    source.call(
        "transaction",
        commands=[
            {"method": "pop"},
            {
                "method": "setPath",
                "params": {"values": [1, {"type": "App.Deep", "value": nested(23)}]},
            },
        ],
    )
    source.call("undo")
    document = exported(source, form)
    if form == "jsonl":
        file = tmp_path / "session.jsonl"
        file.write_text(document + '{"method":"state.get"}\n')
        driven = run("drive", f"{server.websocket_url}/{session}-c", str(file))
        assert driven.returncode == 0, driven.stdout.decode()[-500:]
        assert json.loads(driven.stdout.splitlines()[-1])["result"]["state"]["detail"]["path"]
    assert target.call("import", format=form, document=document)["changed"]
    assert target.path == source.path == [value["value"]]
