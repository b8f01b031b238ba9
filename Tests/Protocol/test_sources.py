"""The line of an author's source that declares a screen, and the source beside it."""

import re
from pathlib import Path

import pytest

import raw_http
from gallery import STORIES, follow
from reference import Reference
from server_process import Server

GALLERY = Path(__file__).resolve().parents[2] / "Sources/Products/Gallery"
CALLS = {
    "root": r"Navigation(Stack|SplitView|View)\b",
    "value": r"navigationDestination\(for:",
    "isPresented": r"navigationDestination\(\s*isPresented:|\.sheet\(",
    "item": r"navigationDestination\(item:|\.sheet\(",
    "link": r"NavigationLink\b",
}


@pytest.fixture(scope="module")
def server():
    with Server("--sources", str(GALLERY)) as server:
        yield server


def source(server, file, *headers):
    return raw_http.get(server, f"/source/{file}", *headers)


@pytest.mark.parametrize("scene", STORIES)
def test_the_line_of_each_screen_declares_it(server, connect, scene):
    client = connect(scene=scene)
    follow(client, scene)
    Reference(server).check(client.state, "schemas/State")
    for screen in client.state["screens"]:
        place = screen["declaredAt"]
        answer = source(server, place["file"])
        assert answer.status == 200
        assert answer.header("Content-Type") == "text/plain; charset=utf-8"
        line = answer.body.decode().splitlines()[place["line"] - 1]
        assert re.search(CALLS[screen["declaration"]], line), (screen, line)
        assert screen["type"]
        if screen["source"] == "path":
            assert screen["declaration"] == "value" and screen["valueType"]
            assert 0 <= screen["declaredOn"] < len(client.state["screens"])


@pytest.mark.parametrize(
    "file",
    [
        "Gallery/Nothing.swift",
        "../../README.md",
        "%2e%2e/%2e%2e/README.md",
        "Gallery/",
        "",
    ],
)
def test_no_other_source_is_served(server, file):
    answer = source(server, file)
    assert answer.status in (400, 404)


def test_pages_of_other_origins_get_no_source(server):
    assert source(server, "Gallery/Gallery.swift").status == 200
    for header in [("Origin", "http://evil.example"), ("Sec-Fetch-Site", "cross-site")]:
        assert source(server, "Gallery/Gallery.swift", header).status == 403


def test_a_token_is_required(tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text("s3cret" * 6)
    token.chmod(0o600)
    with Server("--sources", str(GALLERY), "--token-file", str(token)) as server:
        assert source(server, "Gallery/Gallery.swift").status == 401
        bearer = ("Authorization", "Bearer " + "s3cret" * 6)
        assert source(server, "Gallery/Gallery.swift", bearer).status == 200


def test_the_built_in_scenes_have_their_sources_without_an_option():
    with Server() as server:
        answer = source(server, "Gallery/RecipesScene.swift")
        assert answer.status == 200 and b"NavigationSplitView" in answer.body
        answer = source(server, "Serving/Service.swift")
        assert answer.status == 404 and b"--sources" in answer.body
