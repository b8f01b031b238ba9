"""The gallery in a real browser: opened by the menu, used by mouse and keyboard."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

# A way down for each scene: what is pressed, and the title that is seen then.
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
    """The control with this name. A chosen row may have the same one, so the last is taken."""
    return page.locator("app-screen:not([inert])").get_by_role("button", name=name, exact=True).last


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
    """Presses the back button as long as there is one."""
    for _ in range(10):
        back = page.locator(".app-back:visible")
        if back.count() == 0:
            return
        heading = page.locator("app-screen:visible .large-title").last
        title = heading.inner_text()
        back.last.click()
        expect(heading).not_to_have_text(title)


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_used_by_mouse_and_left_by_its_back_button(open_page, script, tmp_path, scene):
    page = open_page(reduced_motion="reduce")
    page.get_by_label("Scene", exact=True).select_option(scene)
    expect(page.locator(".scene-summary")).to_be_visible()
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


def test_scenes_are_used_by_keyboard(open_page, script):
    script("setEnvironment", device=DEVICES["compact"])
    page = open_page(reduced_motion="reduce")
    for scene, steps in SCENES.items():
        page.get_by_label("Scene", exact=True).select_option(scene)
        for name, title in steps:
            pressable(page, name).focus()
            page.keyboard.press("Enter")
            expect_title(page, title)
        page.locator("app-screen:not([inert]) .large-title").last.focus()
        page.keyboard.press("b")
        expect(page.locator("app-screen:not([inert]) .large-title").last).not_to_have_text(
            steps[-1][1]
        )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("watched", ["recipes", "mixed-types", "people"])
def test_axe_finds_nothing_in_a_scene(open_page, script, watched, theme):
    script("scene.open", id=watched)
    page = open_page(color_scheme=theme, reduced_motion="reduce")
    go_down(page, watched)
    report = Axe().run(page)
    assert report.violations_count == 0, report.generate_report()


def test_what_goes_wrong_is_listed_with_its_why(open_page, script):
    script("scene.open", id="path-order")
    page = open_page()
    for name in ["View2, by a view link", "A value link"]:
        pressable(page, name).click()
    expect(page.locator("problem-list li")).to_contain_text("whatever the order of the taps")
    expect_title(page, "View2")
