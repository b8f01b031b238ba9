"""`/docs/`: the whole site that `make docs` has built, with the dashboard's own strict policy."""

import json
import re

import pytest

from raw_http import HTTPConnection, get, request
from server_process import ROOT, Server, run
from test_http import assert_security_headers

SITE = ROOT / ".build" / "docs"
# The site is built before the tests are run: by `make docs`, if the toolchain has docc.
ARTICLES = "/docs/documentation/colonnade/"
TUTORIALS = [path.stem.lower() for path in (ROOT / "Sources").rglob("Tutorials/*.md")]


@pytest.fixture(scope="module")
def server():
    with Server() as server:
        yield server


def addresses(value):
    """The addresses to which a document of the site links."""
    if isinstance(value, dict):
        for name, inside in value.items():
            if name == "url" and isinstance(inside, str):
                yield inside
            else:
                yield from addresses(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from addresses(inside)


def unresolved(value):
    if isinstance(value, dict):
        if value.get("type") == "unresolvable":
            yield value.get("identifier")
        for inside in value.values():
            yield from unresolved(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from unresolved(inside)


def test_every_link_in_the_site_leads_to_a_page(server):
    documents = [json.loads(path.read_text()) for path in (SITE / "data").rglob("*.json")]
    links = {address.split("#")[0] for document in documents for address in addresses(document)}
    inside = {link for link in links if link.startswith("/")}
    assert len(documents) > 1_000 and len(inside) > 1_000
    connection, broken = None, []
    for link in sorted(inside):
        connection = connection or HTTPConnection(server)
        connection.send(request(path=f"/docs{link}", host=server.authority))
        if (answer := connection.response()) is None or answer.status != 200:
            broken.append((answer and answer.status, link))
            connection = None
    assert broken == []


def test_the_articles_refer_only_to_what_exists():
    articles = [
        path
        for path in (SITE / "data" / "documentation" / "colonnade").glob("*.json")
        if json.loads(path.read_text())["kind"] == "article"
    ]
    assert {path.stem for path in articles} >= {*TUTORIALS, "howanappruns", "limits"}
    for path in articles:
        assert list(unresolved(json.loads(path.read_text()))) == [], path


def test_pages_and_what_they_load_have_their_types_and_the_strict_policy(server):
    page = get(server, "/docs/documentation/colonnade")
    loaded = re.findall(r'(?:src|href)="(/docs/[^"]+)"', page.body.decode())
    assert "<script>" not in page.body.decode() and len(loaded) >= 4
    types = {
        "html": "text/html; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "css": "text/css; charset=utf-8",
        "json": "application/json",
        "svg": "image/svg+xml",
        "ico": "image/x-icon",
    }
    others = ["/docs/index/index.json", "/docs/theme-settings.json", "/docs/index.html"]
    for path in [*loaded, *others, "/docs/data/documentation/colonnade.json"]:
        answer = get(server, path)
        assert (answer.status, answer.header("Content-Type")) == (200, types[path.split(".")[-1]])
        assert_security_headers(answer)


def test_the_root_redirects_to_the_tutorials(server):
    assert get(server, "/docs").header("Location") == "/docs/"
    start = get(server, "/docs/").body.decode()
    assert f'url={ARTICLES.removeprefix("/docs/")}"' in start
    # Without one a browser requests an icon at the root, where there is none, and complains.
    icon = re.search(r'rel="icon" href="([^"]+)"', start)[1]
    assert get(server, f"/docs/{icon}").status == 200
    front = get(server, "/docs/data/documentation/colonnade.json").json()
    first = front["topicSections"][0]
    assert first["title"] == "Tutorials" and len(TUTORIALS) == 3
    assert sorted(name.rsplit("/", 1)[1].lower() for name in first["identifiers"]) == sorted(
        TUTORIALS
    )


def test_an_unknown_address_is_not_found(server):
    for path in ["/docs/nowhere", "/docs/../Package.swift", "/docs/%2e%2e/README.md", "/docs/.x"]:
        assert get(server, path).status == 404


def test_another_folder_is_served_on_request(tmp_path):
    (tmp_path / "index.html").write_text("mine")
    with Server("--docs", str(tmp_path)) as server:
        assert get(server, "/docs/").body == b"mine"
    (tmp_path / "index.html").unlink()
    refused = run("serve", "--port", "0", "--docs", str(tmp_path))
    assert refused.returncode == 2 and "Build it with “make docs”".encode() in refused.stderr
