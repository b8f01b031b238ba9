"""The pictures of symbols, which Debian's package `bootstrap-icons` has."""

import json
from pathlib import Path

import pytest

import raw_http

FOLDER = Path("/usr/share/bootstrap-icons/svg")


def test_the_listed_pictures_are_those_of_the_package(server):
    answer = raw_http.get(server, "/symbols.json")
    names = json.loads(answer.body)
    assert answer.status == 200 and names == sorted(names)
    assert names == sorted(path.stem for path in FOLDER.glob("*.svg"))


def test_a_picture_is_served_from_its_folder_and_can_be_cached(server):
    answer = raw_http.get(server, "/symbols/music-note.svg")
    assert answer.status == 200
    assert answer.header("Content-Type") == "image/svg+xml"
    assert "max-age" in answer.header("Cache-Control")
    assert answer.body == (FOLDER / "music-note.svg").read_bytes()


@pytest.mark.parametrize(
    "name",
    ["no-such-picture.svg", "music-note", "../svg/music-note.svg", "%2e%2e/x.svg", "A.svg", ".svg"],
)
def test_nothing_else_is_found_there(server, name):
    assert raw_http.get(server, f"/symbols/{name}").status in (400, 404)
