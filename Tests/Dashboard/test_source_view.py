"""The Swift source beside the stage, at the line that declares a screen."""

import os
import re
import shlex
import subprocess

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_revision
from dashboard_server import CHECKOUT, Script, Server
from test_log import longest_task
from test_x_ray import LOOKS

GALLERY = CHECKOUT / "Sources/Products/Gallery"


@pytest.fixture(scope="module")
def server():
    server = Server(0, "--sources", str(GALLERY))
    yield server
    server.stop()


def made_options(*settings):
    """The options of the server that `make run` starts."""
    command = ["make", "--dry-run", "run", *settings]
    # As from a shell, even if make runs the tests themselves.
    outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    made = subprocess.run(command, cwd=CHECKOUT, env=outside, capture_output=True, text=True)
    return shlex.split(made.stdout.split("colonnade serve")[-1])


def test_make_run_serves_the_sources_of_the_gallery(browser):
    name, folder = made_options()
    server = Server(0, name, str(CHECKOUT / folder))
    page = browser.new_page()
    Script(server, "main")("scene.open", id="music")
    page.goto(f"{server.url}/?session=main")
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("panel-host .panel-tab").first.wait_for()
    open_source(page)
    expect(marked(page)).to_contain_text("Navigation")
    page.close()
    server.stop()


def test_make_run_accepts_another_folder_for_the_sources():
    options = made_options("ARGS=--port 9000 --sources App")
    assert options == ["--port", "9000", "--sources", "App"]


def open_source(page):
    page.keyboard.press("Shift+S")
    page.locator("source-view").wait_for()


def marked(page):
    return page.locator("source-view .code-line[aria-current]")


def test_the_line_that_declares_the_screen_is_marked_and_visible(open_page, script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")
    page = open_page()
    open_source(page)
    expect(marked(page)).to_contain_text("navigationDestination(for: Recipe.self)")
    expect(marked(page)).to_be_in_viewport()
    source = next(GALLERY.rglob("RecipesScene.swift")).read_text()
    line = int(marked(page).get_attribute("data-line"))
    assert marked(page).inner_text().strip() == source.splitlines()[line - 1].strip()
    script("pop")
    expect(marked(page)).to_contain_text("Navigation")
    page.get_by_label("Screen", exact=True).select_option(index=0)
    expect_revision(page, 4)


def test_the_source_follows_the_selection_on_the_stage(open_page, script):
    script("scene.open", id="animals")
    script("tap", label="🦊")
    page = open_page()
    open_source(page)
    expect(marked(page)).to_contain_text("navigationDestination(for: Animal.self)")
    script("popToRoot")
    expect(marked(page)).to_contain_text("NavigationStack(path: $path)")


def test_a_link_opens_the_line_in_the_chosen_editor(open_page, script):
    script("scene.open", id="animals")
    page = open_page()
    open_source(page)
    path = next(GALLERY.rglob("AnimalsScene.swift"))
    link = page.locator("source-view .source-open")
    expect(link).to_have_text("Open in VS Code")
    line = marked(page).get_attribute("data-line")
    expect(link).to_have_attribute("href", f"vscode://file{path}:{line}")
    page.get_by_label("Editor", exact=True).select_option("Zed")
    expect(link).to_have_attribute("href", f"zed://file{path}:{line}")
    page.reload()
    expect(link).to_have_text("Open in Zed")


def test_x_ray_leads_to_the_source_of_each_screen(open_page, script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")
    page = open_page()
    page.keyboard.press("Shift+X")
    below = page.locator(".x-ray-screen:not([data-front])").last
    spot = below.locator("code").filter(has_text="RecipesScene.swift").inner_text()
    below.get_by_role("button", name="Source").click()
    expect(marked(page)).to_have_attribute("data-line", spot.rsplit(":", 1)[1])


def test_colors_are_spans_and_hostile_bytes_are_text(open_page, script):
    script("scene.open", id="recipes")
    hostile = "\n".join(
        ["<img src=x onerror=alert(1)>", 'let \u202e = "\u0000" /* <script>']
        + [f"// {'<b>' * 400}" for _ in range(9)]
    )
    page = open_page(
        prepare=lambda page: page.route(
            "**/source/**", lambda route: route.fulfill(body=hostile, content_type="text/plain")
        )
    )
    open_source(page)
    view = page.locator("source-view")
    # The line that is asked for is beyond the last one, and the long ones have many rows.
    expect(view.locator(".code-line").last).to_contain_text("<b>")
    view.locator(".code-view").evaluate("(box) => { box.scrollTop = 0; }")
    expect(view).to_contain_text("<img src=x onerror=alert(1)>")
    assert view.locator("img, script, b").count() == 0
    expect(view.locator(".code-word").first).to_have_text("let")


def test_ten_thousand_lines_stay_fast(browser, open_page, script):
    script("scene.open", id="recipes")
    long = "\n".join(f'  let line{n} = Text("{n}") // {n}' for n in range(10_000))
    page = open_page(
        prepare=lambda page: page.route(
            "**/source/**", lambda route: route.fulfill(body=long, content_type="text/plain")
        )
    )
    open_source(page)
    expect(marked(page)).to_be_visible()
    lines = page.locator("source-view .code-line")
    assert lines.count() < 100
    scroll = """async () => {
      const box = document.querySelector("source-view .code-view");
      box.scrollTop = 0;
      for (let step = 0; step < 60; step += 1) {
        box.scrollTop += step < 30 ? 90 : 6000;
        await new Promise(requestAnimationFrame);
      }
    }"""
    assert longest_task(browser, page, lambda: page.evaluate(scroll)) <= 50
    assert lines.count() < 100
    page.locator("source-view .code-view").evaluate("(box) => { box.scrollTop = 1e9; }")
    expect(page.locator("source-view .code-line[data-line='10000']")).to_be_visible()


@pytest.mark.parametrize(
    ("status", "words"), [(404, "with --sources FOLDER"), (401, "requires its token")]
)
def test_a_source_that_is_not_served_is_reported_plainly(open_page, script, status, words):
    script("scene.open", id="recipes")
    page = open_page(
        tolerant=True,
        prepare=lambda page: page.route(
            "**/source/**", lambda route: route.fulfill(status=status, body="{}")
        ),
    )
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("panel-host[area=inspector] [role=tab]").first.wait_for()
    open_source(page)
    expect(page.locator(".source-problem")).to_contain_text(words)


def test_without_a_source_there_is_code_with_the_same_navigation(page, script):
    script("push", value={"type": "User", "value": {"id": 7, "name": "Blob"}})
    open_source(page)
    code = page.get_by_role("region", name="SwiftUI code of this navigation")
    expect(code).to_contain_text('path.append(User(id: 7, name: "Blob"))')
    script("push", value=1.5)
    expect(code).to_contain_text("path.append(1.5)")
    page.get_by_role("button", name="Open a scene with its own source").click()
    expect(marked(page)).to_contain_text("Navigation")
    expect(code).to_have_count(0)


def test_on_a_phone_the_lists_have_the_rows_that_were_on_the_screen(open_page, script):
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    script("setEnvironment", device="iphone-16")
    script("select", column="sidebar", value={"type": "Category", "value": "pancake"})
    script("tap", label="Crêpes")
    open_source(page)
    code = page.get_by_role("region", name="SwiftUI code of this navigation")
    expect(code).to_contain_text('NavigationLink("Soup", value: Category.soup)')
    copy = page.locator(".generated-code .copy-button")
    copy.click()
    expect(copy).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert 'NavigationLink("Okonomiyaki", value: Recipe(' in copied
    assert "//" not in copied


def test_a_missing_source_is_replaced_by_such_code(open_page, script):
    script("scene.open", id="animals")
    script("tap", label="🦊")
    page = open_page(
        tolerant=True,
        prepare=lambda page: page.route(
            "**/source/**", lambda route: route.fulfill(status=404, body="{}")
        ),
    )
    open_source(page)
    expect(page.locator(".source-problem")).to_contain_text("Gallery/AnimalsScene.swift")
    expect(page.locator(".generated-code")).to_contain_text("NavigationStack(path: $path)")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844), (844, 390)])
def test_code_is_one_place_at_every_size(open_page, script, width, height):
    script("push", value=42)
    page = open_page(width=width, height=height, has_touch=width < 900)
    tab = page.locator("#tab-code, command-bar .for-code").filter(visible=True)
    expect(tab).to_have_text("Code")
    expect(tab).to_be_in_viewport(ratio=1)
    tab.click()
    pushed = page.locator("source-view").get_by_text("path.append(42)")
    expect(pushed).to_be_in_viewport()
    parts = page.get_by_role("group", name="Code")
    parts.get_by_text("Test or script").click()
    expect(page.locator("session-code")).to_contain_text("import Testing")
    expect(page.locator("#tab-code")).to_have_attribute("aria-selected", "true")
    parts.get_by_text("SwiftUI").click()
    expect(pushed).to_be_in_viewport()


def test_the_position_is_copied_for_an_editor(open_page, script):
    script("scene.open", id="recipes")
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    open_source(page)
    expect(marked(page)).to_be_visible()
    page.get_by_role("button", name="Copy place").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"Gallery/RecipesScene\.swift:\d+", copied)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_the_source(open_page, script, look):
    script("scene.open", id="recipes")
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    if look == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    open_source(page)
    expect(marked(page)).to_be_visible()
    assert_accessible(page, context="#drawer" if look == "phone" else None)
