"""An app in its own package, written for SwiftUI: it builds unchanged and serves itself."""

import subprocess

import pytest

import raw_http
from agents import Bridge
from example_apps import PACKAGE, built
from gallery import labels, nodes, screens, shown
from mirror import Refused
from server_process import PATIENCE, Server, run


@pytest.fixture(scope="module")
def museum():
    with Server(program=built("Museum")) as server:
        yield server
        assert server.stop() == (0, "", "")


@pytest.fixture
def visit(connect, museum, session):
    """Makes visitors, in this test's session by default."""
    return lambda session=session, **query: connect(session=session, server=museum, **query)


def control(client, label):
    """The control with this label that can be tapped."""
    return next(node for node in nodes(client.state) if node.get("label") == label and "id" in node)


def exhibit(client, name):
    """The row of an exhibit, whose label has more than its name."""
    return next(
        node for node in nodes(client.state) if node["kind"] == "link" and name in str(node)
    )


def test_the_sources_are_those_of_a_phone():
    sources = [path.read_text() for path in (PACKAGE / "Sources" / "Museum").glob("*.swift")]
    assert sum(source.count("\n") for source in sources) > 200
    assert all(
        line == "import SwiftUI"
        for source in sources
        for line in source.splitlines()
        if line.startswith("import")
    )


def test_its_options_are_those_of_the_server():
    def options(text):
        return text[text.index("\n\n") :].split("\n\n", 2)[-1]

    done = subprocess.run([built("Museum"), "--help"], capture_output=True, text=True)
    assert done.returncode == 0 and "Usage: Museum [OPTION …]" in done.stdout
    assert options(done.stdout) == options(run("serve", "--help").stdout.decode())


@pytest.mark.parametrize("options", [("--nonsense",), ("--port", "x"), ("words",)], ids=str)
def test_an_invalid_option_is_refused(options):
    done = subprocess.run(
        [built("Museum"), *options], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2 and done.stdout == "" and done.stderr.startswith("Museum: ")


def test_it_is_the_only_scene_and_starts_without_a_selection(visit):
    client = visit()
    assert [scene["id"] for scene in client.call("scene.list")["scenes"]] == ["museumapp"]
    assert [screen["title"] for screen in shown(client.state)] == ["Museum", ""]
    assert "Choose a wing" in labels(client.state)
    assert client.state["problems"] == []


def test_a_coding_agent_finds_its_way_through_it(museum, session):
    with Bridge(f"{museum.websocket_url}/{session}") as agent:
        assert "Choose a wing" in agent.call("screen")["content"][0]["text"]
        wing = agent.call("tap", label="Painting")["content"][0]["text"]
        assert 'selected Wing "painting" in the sidebar' in wing and "The Night Watch" in wing
        assert agent.end() == (0, [])


def test_a_wing_is_selected_and_an_exhibit_is_pushed(visit):
    client = visit()
    client.call("tap", label="Painting")
    assert client.state["sidebar"]["selection"]["value"] == "painting"
    client.call("tap", control=exhibit(client, "The Night Watch")["id"])
    client.call("tap", label="Read the note")
    assert screens(client.state) == ["Painting", "The Night Watch", "Note"]
    assert [element["type"] for element in client.state["detail"]["path"]] == ["Exhibit", "Note"]
    client.call("back")
    client.call("tap", label="Back to the wing")
    assert screens(client.state) == ["Painting"]


def test_a_toolbar_button_sets_selection_and_path_at_once(visit):
    client = visit()
    client.call("tap", label="Surprise me")
    assert client.revision == 1
    assert client.state["sidebar"]["selection"]["value"] == "science"
    assert screens(client.state) == ["Science", "Leyden Jar"]


def test_a_favourite_stays_when_it_is_shown_again(visit):
    client = visit()
    client.call("tap", label="Surprise me")
    assert control(client, "Favourite")["value"] is False
    client.call("tap", label="Favourite")
    assert control(client, "Favourite")["value"] is True
    client.call("back")
    assert "star.fill" in str(exhibit(client, "Leyden Jar"))
    assert "star.fill" not in str(exhibit(client, "Difference Engine"))


@pytest.mark.parametrize("dismiss", [("tap", {"label": "Done"}), ("back", {})], ids=str)
def test_a_sheet_appears_and_is_dismissed(visit, dismiss):
    client = visit()
    client.call("tap", label="Surprise me")
    favourite = control(client, "Favourite")["id"]
    client.call("tap", label="Share …")
    assert "Tell a friend about Leyden Jar" in labels(client.state)
    with pytest.raises(Refused) as refused:
        client.call("tap", control=favourite)
    assert refused.value.code == 1002
    method, params = dismiss
    client.call(method, **params)
    assert client.state["view"].get("sheet") is None
    assert screens(client.state) == ["Science", "Leyden Jar"]


def test_its_text_is_in_the_chosen_language(visit):
    client = visit()
    client.call("tap", label="Surprise me")
    before = labels(client.state)
    client.call("setEnvironment", locale="de_AT")
    assert {"Überrasche mich", "Mehr", "Notiz lesen"} <= set(labels(client.state))
    assert "Read the note" not in labels(client.state)
    assert screens(client.state)[0] == "Wissenschaft"
    client.call("tap", label="Notiz lesen")
    assert screens(client.state)[-1] == "Notiz"
    client.call("back")
    client.call("tap", label="Teilen …")
    assert {"Erzähl jemandem von Leyden Jar", "Keine Favoriten"} <= set(labels(client.state))
    client.call("tap", label="Fertig")
    client.call("tap", label="Favorit")
    client.call("tap", label="Teilen …")
    assert "1 Favorit" in labels(client.state)
    client.call("setEnvironment", locale="fr_FR")
    assert "1 favourite" in labels(client.state)
    client.call("tap", label="Done")
    client.call("tap", label="Favourite")
    client.call("setEnvironment", locale="")
    assert labels(client.state) == before


def test_text_that_its_code_looks_up_is_in_the_chosen_language(visit):
    client = visit()
    client.call("tap", label="Surprise me")
    client.call("tap", label="Read the note")
    english = labels(client.state)
    assert {"2 favourites.", "Tell a friend about a guard"} <= set(english)
    client.call("setEnvironment", locale="de_AT")
    assert {"2 Favoriten.", "Erzähl jemandem von a guard"} <= set(labels(client.state))
    looks = str(client.state["view"]["styles"])
    assert "'hint': 'Mehr'" in looks and "'subtitle': 'Ausgestellt'" in looks
    # Another session has its own language.
    other = visit(session="another-reader")
    other.call("tap", label="Surprise me")
    other.call("tap", label="Read the note")
    assert labels(other.state) == english
    client.call("setEnvironment", locale="")
    assert labels(client.state) == english


def test_its_colors_and_pictures_are_those_of_its_catalog(visit, museum):
    client = visit()
    client.call("tap", label="Surprise me")
    client.call("tap", label="Share …")
    styles = list(client.state["view"]["styles"].values())
    accent = {"light": "#993311", "dark": "#ff9966"}
    assert client.state["view"]["window"] == {"accent": accent}
    assert "'paint': '#faf0dc'" in str(styles)
    pictures = [op["image"] for style in styles for op in style if "asset" in op.get("image", {})]
    assert {
        "asset": "Posters/Night sky",
        "url": "/assets/Posters/Night%20sky",
        "w": 120,
        "h": 80,
    } in pictures
    stone = next(picture for picture in pictures if picture["asset"] == "stone")
    assert (stone["w"], stone["h"], stone["resizable"]) == (24, 16, True)
    answer = raw_http.get(museum, "/assets/Posters/Night%20sky")
    assert answer.status == 200 and b"<svg" in answer.body
    assert answer.header("Content-Type") == "image/svg+xml"
    assert answer.header("X-Content-Type-Options") == "nosniff"
    assert ("Content-Security-Policy", "sandbox") in answer.headers
    assert raw_http.get(museum, stone["url"]).body.startswith(b"\x89PNG")


def test_its_icon_is_the_icon_of_the_page(museum, server):
    assert raw_http.get(museum, "/favicon.svg").header("Content-Type") == "image/png"
    assert raw_http.get(server, "/favicon.svg").header("Content-Type") == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/",
        "/assets/nothing",
        "/assets/../Package.swift",
        "/assets/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2fPackage.swift",
        "/assets/stone.imageset/stone.png",
        "/assets/stone%00",
        "/assets//etc/passwd",
        "/assets/AccentColor",
    ],
)
def test_only_pictures_of_the_catalog_are_served(museum, path):
    answer = raw_http.get(museum, path)
    # For a malformed path the connection is closed.
    assert answer is None or answer.status == 404


def test_it_collapses_on_a_phone(visit):
    client = visit()
    client.call("tap", label="Surprise me")
    client.call("setEnvironment", device="iphone-16")
    titles = [shown(client.state)[0]["title"]]
    while shown(client.state)[0]["back"] is not None:
        client.call("back")
        titles.append(shown(client.state)[0]["title"])
    assert titles == ["Leyden Jar", "Science", "Museum"]


def test_selection_and_path_can_be_written_from_outside(visit):
    client = visit()
    client.call("select", column="sidebar", value={"type": "Wing", "value": "antiquity"})
    value = {"id": 1, "name": "Rosetta Stone", "year": -196, "wing": "antiquity"}
    client.call("push", value={"type": "Exhibit", "value": value})
    assert screens(client.state) == ["Antiquity", "Rosetta Stone"]


def test_two_clients_of_a_session_share_an_instance(visit):
    first, second = visit(), visit()
    first.call("tap", label="Surprise me")
    second.wait_for(first.revision)
    second.call("tap", label="Favourite")
    first.wait_for(second.revision)
    assert control(first, "Favourite")["value"] is True
    assert first.state == second.state == first.call("state.get")["state"]


def test_each_session_has_an_instance_of_its_own(visit, session):
    first, other = visit(), visit(session=f"{session}-other")
    first.call("tap", label="Surprise me")
    first.call("tap", label="Favourite")
    assert other.call("state.get")["revision"] == 0
    other.call("tap", label="Surprise me")
    assert control(other, "Favourite")["value"] is False
    assert control(first, "Favourite")["value"] is True
