"""The page while its app is built again: the build tool reports through a descriptor."""

import json
import os
import re
import socket
import subprocess
import tempfile

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible
from dashboard_server import CHECKOUT, binary

GALLERY = CHECKOUT / "Sources/Products/Gallery"
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
    "phone": {"width": 390, "height": 844, "has_touch": True},
}
ERRORS = [
    {
        "file": "Sources/Gallery/Music/TrackScreen.swift",
        "line": 12,
        "column": 5,
        "message": "cannot find 'Albun' in scope",
    },
    {
        "file": "Sources/Gallery/Music/TrackRow.swift",
        "line": 3,
        "column": 1,
        "message": "a very long sentence of the compiler, <b>with</b> all it knows: " + "x" * 200,
    },
    {"message": "the package's manifest has no target of this name"},
]
STOP = {
    "step": 3,
    "words": "tap “Zion”",
    "reason": "No enabled control is labeled “Zion”. On screen: “Oslo”.",
}


class WatchedServer:
    """A server that believes this test is its build tool."""

    def __init__(self, port=0, build=None, folder=None):
        self.folder = folder or tempfile.TemporaryDirectory(prefix="colonnade-")
        own, theirs = socket.socketpair()
        options = {
            "port": port,
            "public": CHECKOUT / "Public",
            "sources": GALLERY,
            "watched": theirs.fileno(),
        }
        self.process = subprocess.Popen(
            [binary(), "serve", *(f"--{name}={value}" for name, value in options.items())],
            pass_fds=[theirs.fileno()],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "XDG_STATE_HOME": self.folder.name},
        )
        theirs.close()
        self.line, self.heard = own, own.makefile()
        assert self.hear("ready") is True
        self.send(go={"replay": True, "sessions": ["main"], "build": build or {"state": "live"}})
        self.port = self.hear("listening")["port"]
        self.url = f"http://127.0.0.1:{self.port}"

    def hear(self, name):
        while name not in (message := json.loads(self.heard.readline())):
            pass
        return message[name]

    def send(self, **message):
        self.line.sendall(json.dumps(message).encode() + b"\n")

    def leave(self):
        """As before the next build: it reports which sessions were visited, and exits."""
        self.send(leave=True)
        visited = self.hear("left")
        assert self.process.wait(10) == 0
        return visited

    def stop(self):
        # The build tool has exited.
        self.heard.close()
        self.line.close()
        assert self.process.wait(10) == 0


@pytest.fixture
def server():
    server = WatchedServer()
    yield server
    server.stop()


def bar(page):
    return page.get_by_role("region", name="Build", exact=True)


def test_a_build_is_announced_only_if_the_page_saw_it_start(page, server, script):
    server.send(build={"state": "live", "liveAfter": 2345})
    script("push", value=1)
    expect(page.locator("build-bar")).to_be_attached()
    expect(bar(page)).to_be_hidden()


def test_a_build_is_shown_from_the_save_until_it_is_live(page, server):
    files = ["Sources/Gallery/Music/TrackScreen.swift"]
    server.send(build={"state": "building", "files": files})
    expect(bar(page)).to_contain_text("Building…")
    expect(bar(page)).to_contain_text("Changed: TrackScreen.swift")
    server.send(build={"state": "live", "files": files, "compiledIn": 2100, "liveAfter": 2345})
    expect(bar(page)).to_contain_text("Live after 2.3 s")
    expect(page.locator("#polite")).to_contain_text("Live after 2.3 s")
    bar(page).get_by_role("button", name="Dismiss").click()
    expect(bar(page)).to_be_hidden()


def test_variants_are_compared_with_the_build_before(page, server, script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    page.keyboard.press("Shift+A")
    phone = page.get_by_role("figure", name="iPhone 16 · Light", exact=True)
    expect(phone).to_contain_text("Pie Crust")
    server.send(build={"state": "building"})
    expect(bar(page)).to_contain_text("Building…")
    page.get_by_label("Compare with the build before").check()
    server.send(build={"state": "live", "liveAfter": 900})
    expect(phone.locator(".variant-verdict")).to_have_text("Same")
    # A new build shows another screen; here a tap does.
    script("tap", label="Apple Pie")
    expect(phone.locator(".variant-verdict")).to_have_text("Changed")
    page.get_by_label("Before", exact=True).check()
    shown = phone.locator("second-stage:not([hidden])")
    expect(shown).to_contain_text("Pie Crust")
    expect(shown).not_to_contain_text("Ingredients")


def test_a_successful_build_disappears_by_itself(open_page, server):
    page = open_page(own=True, prepare=lambda page: page.clock.install())
    server.send(build={"state": "building"})
    expect(bar(page)).to_contain_text("Building…")
    server.send(build={"state": "live", "liveAfter": 900})
    expect(bar(page)).to_contain_text("Live")
    page.clock.fast_forward(6_000)
    expect(bar(page)).to_be_hidden()


def test_an_error_links_to_its_line_in_the_source(page, server, script):
    script("scene.open", id="music")
    server.send(build={"state": "failed", "errors": ERRORS})
    expect(bar(page)).to_contain_text("Build failed.")
    entries = page.get_by_role("list", name="Compiler errors").get_by_role("listitem")
    expect(entries).to_have_count(3)
    expect(entries.nth(1)).to_contain_text("<b>with</b> all it knows")
    expect(entries.nth(2)).to_have_text(ERRORS[2]["message"])
    bar(page).get_by_role("button", name="TrackScreen.swift:12:5").click()
    marked = page.locator("source-view .code-line[aria-current]")
    expect(marked).to_have_attribute("data-line", "12")
    expect(page.locator("source-view .source-note")).to_contain_text("Build failed.")


def test_a_page_that_opens_during_a_failed_build_shows_the_failure(open_page, server):
    server.send(build={"state": "failed", "errors": ERRORS})
    page = open_page()
    expect(bar(page)).to_contain_text("Build failed.")


def test_an_app_that_crashed_shows_the_reason(page, server):
    server.send(build={"state": "crashed", "reason": "Parks.swift:5: Fatal error: no park"})
    expect(bar(page)).to_contain_text("The app crashed.")
    expect(bar(page)).to_contain_text("Fatal error: no park")


def test_a_crash_without_a_rebuild_says_what_ran_and_that_it_goes_on(page, server):
    server.send(
        build={
            "state": "crashed",
            "restarted": True,
            "reason": "Fatal error: Index out of range (ParksApp.swift:12)",
            "session": "main",
            "method": "tap",
            "control": "Delete",
        }
    )
    expect(bar(page)).to_contain_text("The app crashed and was started again.")
    expect(bar(page)).to_contain_text("In session main, during tap “Delete”.")
    expect(bar(page)).to_contain_text("Fatal error: Index out of range (ParksApp.swift:12)")


def test_a_crash_that_nothing_is_known_about_says_that_the_app_goes_on(page, server):
    server.send(build={"state": "crashed", "restarted": True, "reason": "Signal 9"})
    expect(bar(page)).to_contain_text("The app crashed and was started again.")
    expect(bar(page)).to_contain_text("Signal 9")


def test_code_that_does_not_return_is_shown_with_its_stack(page, server):
    work = {"session": "main", "method": "tap", "control": "Delete"}
    stack = ["ParksView.delete() (ParksView.swift:12)", "closure #1 in body (ParksView.swift:30)"]
    server.send(build={"state": "slow", **work, "stack": stack})
    expect(bar(page)).to_contain_text("The app’s code takes more than two seconds.")
    expect(bar(page)).to_contain_text("In session main, during tap “Delete”.")
    expect(bar(page)).to_contain_text(
        "At ParksView.delete() (ParksView.swift:12), called by closure #1 in body "
        "(ParksView.swift:30)."
    )
    server.send(build={"state": "slow", **work, "stack": stack, "returned": True})
    expect(bar(page)).to_contain_text("The app’s code took more than two seconds.")


def test_a_crash_of_an_app_that_keeps_nothing_says_that_sessions_begin_again(page, server):
    build = {"state": "crashed", "restarted": True, "reason": "Fatal error: no park", "lost": True}
    server.send(build=build)
    expect(bar(page)).to_contain_text("The app crashed and was started again.")
    expect(bar(page)).to_contain_text("No session was kept, so all of them begin again.")


def test_the_page_stays_open_when_the_server_is_replaced(open_page, server, script, session):
    # The browser itself complains about a socket on which no one listens for a moment.
    page = open_page(tolerant=True)
    script("push", value="here")
    page.evaluate("window.isTheSame = true")
    server.send(build={"state": "building"})
    expect(bar(page)).to_contain_text("Building…")
    assert session in server.leave()
    replay = {"steps": 2, "of": 5, "stop": STOP}
    other = WatchedServer(
        server.port, {"state": "live", "liveAfter": 800, "replay": replay}, server.folder
    )
    expect(bar(page)).to_contain_text("Repeated 2 of 5 steps. Step 3, tap “Zion”")
    assert page.evaluate("window.isTheSame")
    expect(page.locator("path-bar")).to_contain_text("here")
    # It stays until someone has read it.
    expect(bar(page)).to_have_attribute("data-tone", "note")
    server.process, server.line, server.heard = other.process, other.line, other.heard


def test_the_bar_says_in_the_readers_language_why_a_step_failed(open_page, server):
    page = open_page(tolerant=True, locale="ja-JP")
    replay = {"steps": 2, "of": 5, "stop": STOP}
    server.send(build={"state": "live", "liveAfter": 800, "replay": replay})
    words = page.get_by_role("region", name="ビルド", exact=True)
    expect(words).to_contain_text("「Zion」をタップ")
    expect(words).not_to_contain_text("No enabled control")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("state", ["building", "failed", "crashed", "slow", "live"])
def test_axe_finds_nothing_in_the_bar(open_page, server, look, state):
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    news = {"state": state, "files": ["Sources/Gallery/Music/TrackScreen.swift"]}
    news |= {"failed": {"errors": ERRORS}, "crashed": {"reason": "Fatal error: no"}}.get(state, {})
    if state == "live":
        news |= {"liveAfter": 2300, "replay": {"steps": 2, "of": 5, "stop": STOP}}
    server.send(build=news)
    expect(bar(page)).to_be_visible()
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/build-{state}-{look}.png")
    assert_accessible(page)
    box = bar(page).bounding_box()
    width = page.viewport_size["width"]
    assert box["x"] >= 0 and box["x"] + box["width"] <= width


def test_the_source_panel_says_how_changes_become_live(page, server, script):
    script("scene.open", id="music")
    page.keyboard.press("Shift+S")
    expect(page.locator(".source-note")).to_contain_text("Live: save a file and colonnade watch")


def test_the_bar_is_in_japanese(open_page, server):
    page = open_page(locale="ja-JP")
    server.send(build={"state": "failed", "errors": ERRORS})
    expect(page.get_by_role("region", name="ビルド", exact=True)).to_contain_text(
        "ビルドに失敗しました。"
    )
    assert not re.search("failed|Dismiss", page.locator("build-bar").inner_text())
