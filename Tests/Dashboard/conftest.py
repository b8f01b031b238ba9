"""A real Chromium on the session of each test; every error in a page fails its test."""

import re
from zlib import crc32

import pytest
from playwright.sync_api import expect, sync_playwright

from chromium import launch
from dashboard_server import Script, Server
from live_scenes import LiveSession

# Milliseconds until what a test waits for counts as missing: long, for machines with other work.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def session(request):
    """A session of the test's own: two files may hold tests of one name, cut ones may be alike."""
    mark = crc32(request.node.nodeid.encode())
    return re.sub(r"[^A-Za-z0-9_-]", "-", request.node.name)[:55] + f"-{mark:08x}"


@pytest.fixture
def script(server, session):
    script = Script(server, session)
    yield script
    script.socket.close()


@pytest.fixture
def open_page(browser, server, session):
    """Opens the session's dashboard; every error in the page fails the test."""
    contexts, faults = [], []

    def open_page(width=1440, height=900, tolerant=False, link=None, prepare=None, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        if not tolerant:
            # A line that a test cuts makes the browser itself complain about the socket.
            page.on(
                "console",
                lambda message: (
                    message.type in ("error", "warning")
                    and not (prepare and message.text.startswith("WebSocket"))
                    and faults.append(message.text)
                ),
            )
        if prepare:
            prepare(page)
        page.goto(link or f"{server.url}/?session={session}")
        if not tolerant:
            page.locator("link-pill[data-tone=ok]").wait_for()
            page.locator("html[data-motion]").wait_for(state="attached")
            # Frames and toolbar have other sizes once the devices are known.
            page.locator("#device option").nth(1).wait_for(state="attached")
        # Some panels come after the first picture.
        page.locator("body :not(:defined)").first.wait_for(state="detached")
        # Panels that come make the stage another size, which it takes with the next frame.
        page.evaluate(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def play(open_page, request):
    """Opens a page on a canned session: `page, session = play(document, reply)`.

    A module's PAGE_OPTIONS are those of all its pages.
    """
    usual = getattr(request.module, "PAGE_OPTIONS", {})

    def play(state, reply=lambda method, params: None, **options):
        sessions = []
        page = open_page(
            prepare=lambda page: sessions.append(LiveSession(page, state, reply)),
            **usual | options,
        )
        page.locator("app-screen").first.wait_for()
        return page, sessions[0]

    return play


@pytest.fixture
def page(open_page):
    return open_page()
