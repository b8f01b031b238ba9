"""The navigation on many devices at once: live, bounded, and compared with another revision."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import LOOKS, assert_accessible, expect_revision
from test_second_device import SEEN


@pytest.fixture
def recipes(script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")


def show(page):
    page.keyboard.press("Shift+A")
    page.locator(".variants").wait_for()


def variant(page, name):
    return page.get_by_role("figure", name=name, exact=True)


def shown(page, name, words):
    """The first look of a variant, once it shows the words."""
    variant(page, name).scroll_into_view_if_needed()
    stage = variant(page, name).locator("second-stage:not([hidden])").first
    expect(stage).to_contain_text(words)
    return stage


def test_each_variant_shows_what_the_device_would_show(open_page, script, recipes):
    page = open_page()
    show(page)
    expect(page.locator(".variant")).to_have_count(4)
    seen = shown(page, "iPhone 16 · Dark", "Apple Pie").evaluate(SEEN)
    pad = shown(page, "iPad 11″ landscape · Light", "Cookbook")
    assert [name for name, _ in pad.evaluate(SEEN)] == ["Sidebar", "Detail"]
    page.get_by_role("button", name="Back to the device").click()
    expect(page.locator(".variants")).to_have_count(0)
    script("setEnvironment", device="iphone-16", colorScheme="dark")
    page.locator("#stage > device-stage [data-collapsed]").wait_for()
    expect(page.locator("#stage > device-stage .column:not([hidden]) app-screen")).to_have_count(1)
    first = page.locator("#stage > device-stage .column:not([hidden])")
    expect(first).to_have_attribute("aria-label", seen[0][0])
    expect(first).to_have_text(seen[0][1], use_inner_text=True)


def test_variants_are_live_and_commands_stay_within_reach(open_page, script, recipes):
    page = open_page()
    show(page)
    for name in ("iPhone 16 · Light", "iPad 11″ landscape · Dark"):
        shown(page, name, "Ingredients")
    page.keyboard.press("u")
    expect_revision(page, 4)
    for name in ("iPhone 16 · Light", "iPad 11″ landscape · Dark"):
        shown(page, name, "Pie Crust")
        expect(variant(page, name)).not_to_contain_text("Ingredients")


def test_large_text_and_another_language_are_variants(open_page, script, recipes):
    page = open_page()
    show(page)
    page.get_by_label("Dark", exact=True).uncheck()
    page.get_by_label("iPad 11″ landscape", exact=True).uncheck()
    page.get_by_label("accessibility5").check()
    page.get_by_label("Languages").fill("en-US ar-EG")
    for name in ("en-US", "ar-EG"):
        shown(page, f"iPhone 16 · Light · accessibility5 · {name}", "Apple Pie")
    expect(page.locator(".variant")).to_have_count(2)


def test_a_comparison_says_what_changed_since_a_revision(open_page, script, recipes):
    script("setEnvironment", device="iphone-16")
    page = open_page()
    show(page)
    page.get_by_label("Compare with revision").fill("3")
    phone = variant(page, "iPhone 16 · Light")
    expect(phone.locator(".variant-verdict")).to_have_text("Same")
    page.get_by_label("Compare with revision").fill("2")
    expect(phone.locator(".variant-verdict")).to_have_text("Changed")
    shown(page, "iPhone 16 · Light", "Ingredients")
    page.get_by_label("Before", exact=True).check()
    expect(phone.locator("second-stage:visible")).to_have_count(1)
    expect(phone.locator("second-stage:visible")).not_to_contain_text("Ingredients")
    page.get_by_label("Difference", exact=True).check()
    expect(phone.locator("second-stage:visible")).to_have_count(2)
    page.get_by_label("Compare with revision").fill("")
    expect(phone.locator("second-stage:visible")).to_have_count(1)


def test_a_revision_that_is_not_there_is_said_in_its_cell(open_page, script, recipes):
    page = open_page()
    show(page)
    page.get_by_label("Revisions", exact=True).fill("live, 2, 999")
    variant(page, "iPhone 16 · Light · r999").scroll_into_view_if_needed()
    expect(variant(page, "iPhone 16 · Light · r999").locator(".variant-problem")).to_be_visible()
    shown(page, "iPhone 16 · Light · r2", "Pie Crust")
    shown(page, "iPhone 16 · Light", "Ingredients")


def test_at_most_24_are_drawn(open_page, script, recipes):
    page = open_page()
    show(page)
    for box in page.locator(".variant-choice input[type=checkbox]:visible").all():
        box.check()
    expect(page.locator(".variant")).to_have_count(24)
    expect(page.locator(".variant-choice [role=status]")).to_contain_text("The first 24 of")
    shown(page, "iPhone SE · Light · xSmall", "Ingredients")


@pytest.mark.parametrize("look", ["light", "dark", "forced", "phone"])
def test_axe_finds_nothing_in_the_variants(open_page, script, recipes, look):
    page = open_page(**LOOKS[look])
    show(page)
    page.get_by_label("Compare with revision").fill("2")
    expect(variant(page, "iPhone 16 · Light").locator(".variant-verdict")).to_have_text("Changed")
    assert_accessible(page)
