"""The navigation on many devices at once: live, bounded, and compared with another revision."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import LOOKS, assert_accessible, expect_revision, wait_until
from dashboard_server import Script
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


def scene_sessions(script):
    """The sessions of scenes that are only looked at."""
    sessions = script("sessions.list", after="variant-", limit=200)["sessions"]
    return [one["name"] for one in sessions if one["name"].startswith("variant-")]


def test_other_scenes_are_shown_from_their_start_in_sessions_that_end(open_page, script, recipes):
    page = open_page()
    show(page)
    scenes = page.get_by_role("group", name="Scenes")
    for name in ("Recipes", "Settings"):
        scenes.get_by_label(name, exact=True).check()
    page.get_by_label("Dark", exact=True).uncheck()
    expect(page.locator(".variant")).to_have_count(4)
    shown(page, "Recipes · iPhone 16 · Light", "Ingredients")
    shown(page, "Settings · iPhone 16 · Light", "Schedule")
    shown(page, "Settings · iPad 11″ landscape · Light", "Schedule")
    # The session of the page goes on as before, and the other one has no revisions.
    assert script.state()["scene"]["id"] == "recipes"
    assert len(scene_sessions(script)) == 1
    scenes.get_by_label("Recipes", exact=True).uncheck()
    expect(page.locator(".variant")).to_have_count(2)
    shown(page, "Settings · iPhone 16 · Light", "Schedule")
    page.get_by_role("button", name="Back to the device").click()
    wait_until(page, lambda: scene_sessions(script) == [])


def test_a_scene_is_live_in_its_own_session(open_page, server, script, recipes):
    page = open_page()
    show(page)
    page.get_by_role("group", name="Scenes").get_by_label("Settings", exact=True).check()
    phone = "Settings · iPhone 16 · Light"
    shown(page, phone, "Schedule")
    [name] = scene_sessions(script)
    other = Script(server, name)
    other("setEnvironment", device="iphone-16")
    other("tap", label="Sounds")
    title = other.state()["view"]["stack"]["title"]
    assert title != "Settings"
    expect(shown(page, phone, title)).not_to_contain_text("Schedule")
    other.socket.close()


def test_revisions_are_of_the_open_scene(open_page, script, recipes):
    page = open_page()
    show(page)
    page.get_by_label("Dark", exact=True).uncheck()
    page.get_by_label("iPad 11″ landscape", exact=True).uncheck()
    for name in ("Recipes", "Settings"):
        page.get_by_role("group", name="Scenes").get_by_label(name, exact=True).check()
    page.get_by_label("Revisions", exact=True).fill("live, 2")
    page.get_by_label("Compare with revision").fill("2")
    expect(page.locator(".variant")).to_have_count(3)
    shown(page, "Recipes · iPhone 16 · Light · r2", "Pie Crust")
    shown(page, "Settings · iPhone 16 · Light", "Schedule")
    compared = variant(page, "Recipes · iPhone 16 · Light").locator(".variant-verdict")
    expect(compared).to_have_text("Changed")
    expect(variant(page, "Settings · iPhone 16 · Light").locator(".variant-verdict")).to_be_hidden()


def test_at_most_eight_scenes_are_chosen(open_page, script):
    page = open_page()
    show(page)
    boxes = page.get_by_role("group", name="Scenes").get_by_role("checkbox")
    for box in boxes.all()[:8]:
        box.check()
    expect(boxes.nth(8)).to_be_disabled()
    boxes.first.uncheck()
    expect(boxes.nth(8)).to_be_enabled()


def test_scenes_and_devices_are_named_in_the_readers_language(open_page, script, recipes):
    page = open_page(locale="ja-JP")
    show(page)
    page.locator("[name=variant-scene][value=settings]").check()
    page.get_by_label("ダーク", exact=True).uncheck()
    shown(page, "設定 · iPhone 16 · ライト", "Schedule")
    shown(page, "設定 · iPad 11″\uff08横向き\uff09 · ライト", "Schedule")


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
    for box in page.locator(
        ".variant-choice input[type=checkbox]:not([name=variant-scene]):visible"
    ).all():
        box.check()
    expect(page.locator(".variant")).to_have_count(24)
    expect(page.locator(".variant-choice [role=status]")).to_contain_text("The first 24 of")
    shown(page, "iPhone SE · Light · xSmall", "Ingredients")


@pytest.mark.parametrize("look", ["light", "dark", "forced", "phone"])
def test_axe_finds_nothing_in_the_variants(open_page, script, recipes, look):
    page = open_page(**LOOKS[look])
    show(page)
    page.get_by_label("Compare with revision").fill("2")
    page.get_by_role("group", name="Scenes").get_by_label("Settings", exact=True).check()
    page.get_by_role("group", name="Scenes").get_by_label("Recipes", exact=True).check()
    expect(variant(page, "Recipes · iPhone 16 · Light").locator(".variant-verdict")).to_have_text(
        "Changed"
    )
    assert_accessible(page)
