"""The gallery in a real browser: opened from the menu, used with mouse and keyboard."""

import os
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path

# A way down for each scene: the control to press, and the title that appears then.
SCENES = {
    "animals": [("🐸", "Frog")],
    "animals-legacy": [("🐸", "Frog")],
    "value-links": [("Venus", "Venus"), ("Mars", "Mars")],
    "recipes": [("Dessert", "Dessert"), ("Apple Pie", "Apple Pie"), ("Pie Crust", "Pie Crust")],
    "mixed-types": [("1", "Int 1"), ("true", "Bool true")],
    "numbers": [("Straight to the second", "Second (2)"), ("Third", "Third")],
    "shared-flag": [("Row 4, cured", "Row 4")],
    "root-return": [("To a child", "Child a"), ("To a grandchild", "Grandchild a")],
    "one-type": [("To the child", "Child")],
    "path-order": [("View2, by a view link", "View2")],
    "people": [("Engineering", "Engineering"), ("Grace", "Grace")],
    "deep-links": [("Book 2", "Book 2"), ("Chapter 3", "Chapter 3")],
    "deep-link-table": [("Novels", "Novels"), ("Emma", "Emma")],
}
DEVICES = {"regular": "ipad-11-landscape", "compact": "iphone-16"}


def pressable(page, name):
    """The control with this name. A selected row may have the same one, so the last is returned."""
    return page.locator("app-screen:not([inert])").get_by_role("button", name=name, exact=True).last


def open_scene(page, scene):
    """Opens a scene from its menu, which shows the current one until the server has changed it."""
    menu = page.get_by_label("Scene", exact=True)
    menu.select_option(scene)
    expect(menu).to_have_value(scene)


def expect_title(page, title):
    expect(
        page.locator("app-screen:not([inert])")
        .get_by_role("heading", level=2, name=title, exact=True)
        .last
    ).to_be_visible()


def go_down(page, scene):
    for name, title in SCENES[scene]:
        pressable(page, name).click()
        expect_title(page, title)


def go_back(page):
    """Presses the back button as long as there is one; a screen that fades out is inert."""
    for _ in range(10):
        back = page.locator(".app-back:visible:not([inert] *)")
        if back.count() == 0:
            return
        heading = page.locator("app-screen:visible .large-title:not([inert] *)").last
        title = heading.inner_text()
        back.last.click()
        expect(heading).not_to_have_text(title)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_list_of_scenes_has_a_line_for_what_each_shows(open_page, script, size):
    page = open_page(*size)
    fold = page.get_by_role("button", name="Scene and device")
    if fold.is_visible():
        fold.click()
    menu = page.locator("#scene")
    menu.click()
    notes = menu.locator("option").evaluate_all("""(options) => options.map((option) =>
      [option.textContent, getComputedStyle(option, "::after").content, option.clientHeight])""")
    summaries = {scene["title"]: scene["summary"] for scene in script("scene.list")["scenes"]}
    assert [title for title, *_ in notes] == list(summaries)
    for title, note, height in notes:
        assert summaries[title] in note and height >= 36, title
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(menu).to_have_value("animals")
    expect(page.locator("#scene option:checked")).to_have_text("Animals")


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_used_with_the_mouse_and_left_with_its_back_button(
    open_page, script, tmp_path, scene
):
    page = open_page(reduced_motion="reduce")
    open_scene(page, scene)
    expect(page.locator("#scene")).to_have_attribute("title", re.compile(r"\w+ \w+"))
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    for width, device in DEVICES.items():
        script("setEnvironment", device=device)
        expect(page.get_by_label("Device", exact=True)).to_have_value(device)
        go_down(page, scene)
        page.locator("device-stage").screenshot(path=f"{folder}/gallery-{scene}-{width}.png")
        over = page.evaluate("""() => [...document.querySelectorAll('.screen-scroll')]
          .filter((screen) => screen.checkVisibility())
          .filter((screen) => screen.scrollWidth > screen.clientWidth + 1)
          .map((screen) => screen.textContent)""")
        assert over == []
        go_back(page)
        expect(page.locator("path-bar .chip")).to_have_count(0)
        script("scene.open", id=scene)


def test_scenes_are_used_with_the_keyboard(open_page, script):
    script("setEnvironment", device=DEVICES["compact"])
    page = open_page(reduced_motion="reduce")
    for scene, steps in SCENES.items():
        open_scene(page, scene)
        for name, title in steps:
            pressable(page, name).focus()
            page.keyboard.press("Enter")
            expect_title(page, title)
        page.locator("app-screen:not([inert]) .large-title").last.focus()
        page.keyboard.press("b")
        expect(page.locator("app-screen:not([inert]) .large-title").last).not_to_have_text(
            steps[-1][1]
        )


@pytest.fixture(params=["sandbox", "recipes"])
def rows(request, script):
    """Opens a scene with a sidebar of categories, without and with views; finds its rows."""
    script("scene.open", id=request.param)
    script("setColumnVisibility", visibility="all")
    return lambda page: page.locator("[data-column=sidebar] app-screen .cell button")


def test_a_pressed_row_is_selected_with_views_or_without(open_page, script, rows):
    page = open_page()
    pancake = rows(page).nth(1)
    pancake.click()
    expect(pancake).to_have_attribute("aria-current", "true")
    assert script.state()["sidebar"]["selection"]["value"] == "pancake"
    expect(page.locator(".log-row").first).to_contain_text('Category"pancake"')


def test_rows_are_walked_with_arrow_keys_with_views_or_without(open_page, script, rows):
    page = open_page()
    rows(page).first.focus()
    for key, index in [("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1)]:
        page.keyboard.press(key)
        expect(rows(page).nth(index)).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows(page).nth(1)).to_have_attribute("aria-current", "true")
    assert script.state()["sidebar"]["selection"]["value"] == "pancake"


def test_a_row_selected_by_a_script_is_scrolled_into_view_with_views_or_without(
    open_page, script, rows
):
    # So low that the last row is out of sight, whatever the page's size.
    script("setEnvironment", width=1000, height=200, horizontalSizeClass="regular")
    page = open_page()
    sandwich = rows(page).filter(has_text="Sandwich")
    expect(sandwich).not_to_be_in_viewport()
    script("select", column="sidebar", value={"type": "Category", "value": "sandwich"})
    expect(sandwich).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("scene", ["sandbox", "mixed-types"])
def test_escape_leaves_the_top_screen_with_views_or_without(open_page, script, scene):
    script("scene.open", id=scene)
    script("push", values=[1, 2])
    page = open_page()
    page.locator("[data-column=detail] .app-back").focus()
    page.keyboard.press("Escape")
    expect_path(page, "1")


def test_a_column_without_rows_or_screen_says_what_to_do(open_page, script):
    page = open_page()
    expect(page.get_by_role("region", name="Content")).to_contain_text("Choose a row")
    expect(page.get_by_role("region", name="Detail")).to_contain_text("Nothing is selected.")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("watched", ["recipes", "mixed-types", "people"])
def test_axe_finds_nothing_in_a_scene(open_page, script, watched, theme):
    script("scene.open", id=watched)
    page = open_page(color_scheme=theme, reduced_motion="reduce")
    go_down(page, watched)
    assert_accessible(page)


def test_problems_are_listed_with_their_reasons(open_page, script):
    script("scene.open", id="path-order")
    page = open_page()
    pressable(page, "View2, by a view link").click()
    expect_title(page, "View2")
    pressable(page, "A value link").click()
    expect(page.locator("problem-list li")).to_contain_text("whatever the tap order")
    expect_title(page, "View2")


def test_the_reason_why_pop_does_nothing_is_a_note_and_disappears_with_the_screen(
    open_page, script
):
    script("scene.open", id="path-order")
    page = open_page()
    banner = page.locator("page-banner")
    for leave in (lambda: script("back"), lambda: script("scene.open", id="recipes")):
        pressable(page, "View2, by a view link").click()
        expect_title(page, "View2")
        # The button for Pop is the device's Back; the key says why it does nothing.
        page.locator("#stage").focus()
        page.keyboard.press("u")
        expect(banner).to_contain_text("Opened by a view link: Pop can’t reach it")
        expect(banner).to_have_attribute("data-tone", "note")
        leave()
        # Without a change it would stay for seconds.
        expect(banner).to_be_hidden(timeout=3000)
