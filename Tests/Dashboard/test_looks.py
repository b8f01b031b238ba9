"""Every size, both themes, a phone's sheets."""

import os

import pytest
from playwright.sync_api import expect

from dashboard_pages import stand_still

pytestmark = pytest.mark.short

SIZES = [(1440, 900), (900, 1100), (390, 844), (320, 640)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_size_is_drawn_without_overflow(open_page, script, tmp_path, width, height, scheme):
    script("setColumnVisibility", visibility="all")
    script("push", values=["Hello", 42, True, 1.5])
    page = open_page(width, height, color_scheme=scheme)
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("1.5")
    stand_still(page)
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    page.screenshot(path=f"{folder}/dashboard-{width}-{scheme}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("link-pill", ".device", "path-bar"):
        box = page.locator(name).first.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, name


def test_the_theme_follows_the_system_until_chosen(open_page):
    page = open_page(color_scheme="dark")
    dark, light = "rgb(14, 17, 22)", "rgb(245, 246, 248)"
    expect(page.locator("body")).to_have_css("background-color", dark)
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_css("background-color", light)
    page.get_by_role("button", name="Switch to dark").click()
    expect(page.locator("body")).to_have_css("background-color", dark)
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", dark)


def test_on_a_phone_the_panels_are_sheets(open_page, script):
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    expect(page.locator("push-form")).to_be_hidden()
    page.locator("command-bar").get_by_role("button", name="Push").tap()
    # The focus would bring the keyboard over half of the sheet.
    expect(page.get_by_label("Value", exact=True)).to_be_visible()
    expect(page.get_by_label("Value", exact=True)).not_to_be_focused()
    page.locator("push-form").get_by_role("button", name="Close").tap()
    expect(page.locator("push-form")).to_be_hidden()
    expect(page.locator("command-bar").get_by_role("button", name="Push")).to_be_focused()
    page.locator("command-bar").get_by_role("button", name="Log").tap()
    expect(page.locator(".log-row").first).to_contain_text("Environment")
    for button in page.locator("command-bar button:visible").all():
        assert button.bounding_box()["height"] >= 44
