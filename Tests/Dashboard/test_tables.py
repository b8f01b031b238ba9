"""Names that page and server share: each table of the page fits the server's reference."""

import json
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

PUBLIC = Path(__file__).resolve().parents[2] / "Public"


@pytest.fixture(scope="module")
def reference(server):
    with urlopen(f"{server.url}/protocol.json") as answer:
        return json.load(answer)


def exported(page, module, expression):
    """The value of an expression with what a module of the page exports."""
    return page.evaluate(f"import('/{module}').then((module) => {expression})")


def properties(reference, schema):
    return reference["components"]["schemas"][schema]["properties"]


def params(reference, method):
    return reference["components"]["messages"][method]["payload"]["properties"]["params"]


def test_the_page_offers_the_servers_devices_by_their_titles(page, script, reference):
    devices = reference["components"]["x-devices"]
    accepted = params(reference, "setEnvironment")["properties"]["device"]["enum"]
    assert [device["name"] for device in devices] == accepted
    options = page.get_by_label("Device").locator("option")
    expect(options).to_have_text([device["title"] for device in devices])
    for device in devices:
        script("setEnvironment", device=device["name"])
        environment = script.state()["environment"]
        shared = environment.keys() & device.keys()
        assert len(shared) == 4
        assert all(environment[key] == device[key] for key in shared), device["name"]


def test_every_frame_of_a_device_has_a_style(reference):
    style = (PUBLIC / "stage/device-stage/device-stage.css").read_text()
    for kind in {device["kind"] for device in reference["components"]["x-devices"]}:
        assert f'data-kind="{kind}"' in style


def test_every_kind_of_node_is_drawn(page, reference):
    drawn = exported(page, "screen/app-screen/nodes.js", "Object.keys(module.KINDS)")
    assert set(reference["components"]["x-nodeKinds"]) <= set(drawn)


def test_every_method_that_makes_a_revision_has_words(page, reference):
    worded = set(exported(page, "protocol/methods.js", "[...module.METHODS.keys()]"))
    methods = set(reference["operations"])
    messages = reference["components"]["messages"]
    made = {
        method
        for method in methods
        if messages[f"{method}.answer"]["payload"]["properties"]["result"].get("$ref")
        in ("#/components/schemas/Done", "#/components/schemas/Verdict")
    }
    assert made <= worded
    assert worded - methods == {"app", "rebuilt", "relaunch"}, "the causes that no request has"


def test_every_request_of_the_page_is_a_method(page, reference):
    commands = set(exported(page, "protocol/methods.js", "[...module.COMMANDS]"))
    folders = [PUBLIC / "protocol", PUBLIC / "model"]
    sources = "".join(file.read_text() for folder in folders for file in folder.rglob("*.js"))
    asked = set(re.findall(r'ask(?:For)?\(\s*"([^"]+)"', sources))
    assert "history.list" in asked and "sessions.rename" in asked
    assert commands | asked <= set(reference["operations"])


def test_visibilities_and_width_classes_are_the_servers(page, reference):
    visibilities = exported(page, "model/state/column-steps.js", "[...module.VISIBILITIES.keys()]")
    state = properties(reference, "State")
    assert set(visibilities) == set(state["columnVisibility"]["enum"])
    classes = state["environment"]["properties"]["horizontalSizeClass"]["enum"]
    steps = exported(
        page,
        "model/state/column-steps.js",
        "['compact', 'regular'].map((horizontalSizeClass) =>"
        " module.otherSizeClass({ environment: { horizontalSizeClass } }))",
    )
    assert set(steps) == set(classes)


def test_titles_in_the_log_are_the_servers(page, reference):
    state = properties(reference, "State")
    titles = {name: schema["title"] for name, schema in state.items() if "title" in schema}
    assert titles["columnVisibility"] == "columns"
    function = f"module.titlesIn({json.dumps(reference)})"
    assert exported(page, "model/state/state-titles.js", function) == titles


def test_types_with_a_field_or_a_color_are_known_to_every_session(page, script):
    known = {entry["name"] for entry in script("types.list")["types"]}
    coloured = exported(page, "model/values/values.js", "[...module.FAMILIES.keys()]")
    assert set(coloured) <= known
    scalars = exported(
        page, "panels/push-form/push-drafts.js", "module.SCALARS.map(({ name }) => name)"
    )
    assert {f"Swift.{name}" for name in scalars} <= known


def test_the_close_codes_that_the_page_explains_are_the_servers(page, reference):
    codes = reference["components"]["x-closeCodes"]
    ends = exported(page, "protocol/close-codes.js", "module.CLOSE_CODES")
    assert {str(code) for code in ends.values()} <= set(codes)
    assert "the session was removed" in codes["4503"]
    assert exported(page, "protocol/close-codes.js", "module.SESSION_REMOVED") in codes["4503"]
    reasons = reference["components"]["messages"]["hello"]["payload"]["properties"]["params"]
    assert "too_old" in reasons["properties"]["reason"]["enum"]
