"""A real Chromium on the session of each test; any error in a page fails its test."""

import re
from contextlib import ExitStack
from zlib import crc32

import pytest
from playwright.sync_api import expect, sync_playwright

from chromium import launch
from dashboard_pages import two_frames
from dashboard_server import Script, Server
from kept_contexts import MEDIA, KeptContexts
from live_scenes import LiveSession

# Milliseconds until a wait fails: long, for machines with other work.
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


@pytest.fixture(scope="session")
def kept_contexts(browser):
    contexts = KeptContexts(browser)
    yield contexts
    contexts.close()


@pytest.fixture
def session(request):
    """A session of the test: its name is cut off, and a hash keeps it apart from similar ones."""
    mark = crc32(request.node.nodeid.encode())
    return re.sub(r"[^A-Za-z0-9_-]", "-", request.node.name)[:55] + f"-{mark:08x}"


@pytest.fixture
def script(server, session):
    script = Script(server, session)
    yield script
    script.socket.close()


@pytest.fixture
def faults():
    """Errors in the pages, until the last page is closed."""
    found = []
    yield found
    assert found == []


# The layout of a browser in which a person has opened the inspector and the drawer.
OPENED_PANELS = """
  try {
    const folded = { inspector: false, drawer: false, both: false, time: false };
    if (!localStorage.getItem("colonnade.layout"))
      localStorage.setItem("colonnade.layout", JSON.stringify({ folded }));
  } catch {
    // A page without an origin has no storage.
  }
"""


# A browser whose person knows what the page is.
KNOWN_PAGE = """
  try {
    localStorage.setItem("colonnade.intro", "seen");
  } catch {
    // A page without an origin has no storage.
  }
"""


@pytest.fixture
def new_page(faults, browser, kept_contexts, server):
    """Makes a page of a new visitor; `own` gives it a browser context of its own.

    Tests that change the context itself need one of their own, and so does another server. Most
    tests are about panels, so the visitor has opened their areas once; `panels` is false for one
    who has never been here, and `intro` is true for one who does not know yet what the page is.
    """
    closing = ExitStack()

    def new_page(width=1440, height=900, own=False, panels=True, intro=False, **options):
        if own:
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            closing.callback(context.close)
            page = context.new_page()
        else:
            media = {name: options.pop(name) for name in MEDIA & options.keys()}
            key, kept = kept_contexts.take(server.url, options)
            closing.callback(kept_contexts.give_back, server.url, key, kept)
            page = kept.new_page(width, height, media)
        if not intro:
            page.add_init_script(KNOWN_PAGE)
        if panels:
            page.add_init_script(OPENED_PANELS)
        return page

    with closing:
        yield new_page


@pytest.fixture
def open_page(faults, new_page, server, session):
    """Opens the session's dashboard; any error in the page fails the test."""

    def open_page(width=1440, height=900, tolerant=False, link=None, prepare=None, **options):
        link = link or f"{server.url}/?session={session}"
        options.setdefault("own", not link.startswith(f"{server.url}/"))
        page = new_page(width, height, **options)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        if not tolerant:
            # If a test cuts a connection, the browser itself complains about the socket.
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
        page.goto(link)
        if not tolerant:
            page.locator("link-pill[data-tone=ok]").wait_for()
            page.locator("html[data-motion]").wait_for(state="attached")
            # Frames and the toolbar change their size once the devices are known.
            page.locator("#device option").nth(1).wait_for(state="attached")
        # Some panels are defined after the first picture.
        page.locator("body :not(:defined)").first.wait_for(state="detached")
        # New panels change the size of the stage, which it adopts with the next frame.
        two_frames(page)
        return page

    return open_page


@pytest.fixture
def play(open_page, request):
    """Opens a page with a canned session: `page, session = play(document, reply)`.

    A module's PAGE_OPTIONS apply to all of its pages.
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
