"""Recorded sessions as tests of the app: the kept ones are compiled and run.

`make references` writes them again.
"""

import base64
import os
import pathlib
import re

import pytest

from example_apps import PACKAGE, built
from gallery import STORIES, controls, follow, screens
from mirror import Refused
from server_process import Server

TESTS = pathlib.Path(__file__).parent.parent
GALLERY = TESTS / "RecordedTests"
MUSEUM = PACKAGE / "Tests" / "MuseumTests"

# The steps after a scene's story: methods with parameters.
MORE = {
    "value-links": [
        ("push", {"value": {"type": "Planet", "value": {"name": "Pluto"}}}),
        ("pop", {"count": 2}),
    ],
    "recipes": [
        ("select", {"column": "sidebar", "value": {"type": "Category", "value": "salad"}}),
        ("undo", {}),
        ("redo", {}),
    ],
    "mixed-types": [
        ("setPath", {"values": [1, "two", True, {"type": "Float", "value": 2.5}]}),
        ("popTo", {"index": 0}),
        (
            "transaction",
            {"commands": [{"method": "pop"}, {"method": "push", "params": {"value": 7}}]},
        ),
    ],
    "numbers": [("restore", {"revision": 1}), ("undo", {})],
    "people": [("setColumnVisibility", {"visibility": "doubleColumn"})],
    "deep-links": [("openURL", {"url": "library://book/1/chapter/2"})],
    "deep-link-table": [("popToRoot", {}), ("undo", {})],
    "music": [
        ("back", {}),
        ("tap", {"label": "New track"}),
        ("tap", {"label": "Title", "text": "Étude"}),
        ("tap", {"label": "Cancel"}),
        ("tap", {"label": "Delete everything"}),
    ],
    "settings": [
        ("back", {}),
        ("tap", {"label": "Account"}),
        ("tap", {"label": "Mail", "text": "fox@example.com", "submit": False}),
        ("tap", {"label": "Password", "text": "hunter2"}),
        ("setEnvironment", {"colorScheme": "dark"}),
    ],
}


def agree(document, folder):
    """Compares with the kept file, or writes it again; durations do not count as differences."""
    name = re.search(r"struct (\w+) \{", document)[1]
    file = folder / f"{name}.swift"
    if os.environ.get("REFERENCES") == "renew":
        folder.mkdir(exist_ok=True)
        file.write_text(document)
    timeless = re.compile(r"\.seconds\(\d+\)")
    assert timeless.sub("", document) == timeless.sub("", file.read_text())


def walk(client, scene):
    client.call("scene.open", id=scene)
    follow(client, scene)
    client.call("setEnvironment", device="iphone-16")
    for method, params in MORE.get(scene, [("back", {})]):
        client.call(method, **params)


@pytest.mark.parametrize("scene", STORIES)
def test_a_walk_through_a_scene_is_exported_as_the_kept_test(client, scene):
    walk(client, scene)
    document = client.call("export", format="navigation-test")["document"]
    agree(document, GALLERY)


def test_a_walk_through_an_app_of_its_own_package_is_exported_as_the_kept_test(connect, session):
    with Server(program=built("Museum")) as museum:
        client = connect(session, museum)
        for method, params in [
            ("tap", {"label": "Science"}),
            ("tap", {"label": "Leyden Jar, 1745"}),
            ("tap", {"label": "Favourite"}),
            ("tap", {"label": "Read the note"}),
            ("setEnvironment", {"device": "iphone-16"}),
            ("back", {}),
        ]:
            client.call(method, **params)
        document = client.call("export", format="navigation-test")["document"]
        client.close()
    assert "{ MuseumApp() }" in document
    agree(document, MUSEUM)


def test_a_part_begins_with_the_steps_that_led_to_it(client):
    client.call("scene.open", id="value-links")
    for planet in ["Mercury", "Earth", "Mars"]:
        client.call("tap", label=planet)
    first = client.revision
    document = client.call("export", format="navigation-test", after=first - 2, through=first - 1)[
        "document"
    ]
    assert document.startswith(f"// r{first - 2} to r{first - 1} of a session")
    assert '"method":"import"' in document
    assert 'app.tap("Earth")' in document
    assert "Mars" not in document
    assert document.index("import") < document.index("Mercury") < document.index("Earth")


def test_a_step_that_a_log_does_not_keep_is_named_and_fails_the_test(client):
    client.call("scene.open", id="deep-links")
    client.call("openURL", url="library://book/1?" + "x" * 300)
    document = client.call("export", format="navigation-test")["document"]
    assert 'Issue.record("The URL library://book/1?xxx' in document
    client.call("scene.open", id="settings")
    client.call("tap", label="Account")
    client.call("tap", label="Password", text="hunter2")
    document = client.call("export", format="navigation-test")["document"]
    assert "hunter2" not in document and "Nobody knows what it was" in document


def test_a_control_without_a_label_is_found_by_its_position(client):
    client.call("scene.open", id="settings")
    client.call("tap", label="Account")
    editor = next(node for node in controls(client.state) if not node.get("label"))
    client.call("tap", control=editor["id"], text="The second programs.", submit=False)
    assert client.changes[-1]["cause"]["about"]["index"] == 0
    document = client.call("export", format="navigation-test")["document"]
    assert 'app.type("The second programs.", into: .role(.textField, "").at(0))' in document


@pytest.mark.parametrize(
    ("params", "pointer", "words"),
    [
        ({"after": 9}, "/params/after", "at most 2"),
        ({"through": 9}, "/params/through", "at most 2"),
        ({"after": 2, "through": 1}, "/params/after", "in order"),
        ({"after": -1}, "/params/after", "0 or more"),
    ],
)
def test_an_invalid_part_is_refused(client, params, pointer, words):
    client.call("scene.open", id="numbers")
    client.call("tap", label="First")
    with pytest.raises(Refused, match=words) as refused:
        client.call("export", format="navigation-test", **params)
    assert refused.value.data["pointer"] == pointer


def test_a_scene_without_views_names_its_format(client):
    with pytest.raises(Refused, match="swift-test") as refused:
        client.call("export", format="navigation-test")
    assert refused.value.code == -32602
    with pytest.raises(Refused, match="navigation-test"):
        client.call("export", format="json", through=1)


def test_a_test_has_a_limited_number_of_steps(client):
    client.call("scene.open", id="mixed-types")
    for _ in range(501):
        client.call("push", value=1)
        client.call("pop")
    with pytest.raises(Refused, match="the limit is 1000") as refused:
        client.call("export", format="navigation-test")
    assert refused.value.code == 1007
    newest = client.call("export", format="navigation-test", after=client.revision - 1000)
    assert newest["document"].count("app.perform") == 1001


def test_a_relaunch_is_one_in_the_test(connect, session, tmp_path):
    database = tmp_path / "kept.db"
    with Server("--database", database) as server:
        client = connect(session, server)
        client.call("scene.open", id="recipes")
        client.call("tap", label="Dessert")
        client.call("tap", label="Apple Pie")
        while b"apple-pie" not in saved(client):
            pass
    with Server("--database", database) as server:
        client = connect(session, server)
        while screens(client.state) != ["Dessert", "Apple Pie"]:
            client.read()
        client.call("back")
        document = client.call("export", format="navigation-test")["document"]
    lines = [line.strip() for line in document.splitlines() if "await app." in line]
    assert lines[1:3] == ['try await app.tap("Apple Pie")', "await app.relaunch()"]
    assert lines[-1] == "try await app.back()"


def saved(client):
    """Values that the scene keeps by itself."""
    kept = client.call("export")["document"].get("sceneStorage", {})
    return base64.b64decode(kept.get("navigation", ""))
