"""X-ray: what everything on the stage is, and why it is there; looking sends nothing."""

import json

import pytest
from playwright.sync_api import expect

from dashboard_pages import (
    LOOKS,
    Line,
    assert_accessible,
    expect_revision,
    timers_at_once,
    wait_until,
)


def begin(page):
    page.locator("device-stage").wait_for()
    page.keyboard.press("x")
    page.locator(".x-ray-bar").wait_for()


def panel(page):
    return page.locator("x-ray")


def methods(sent):
    return [json.loads(message)["method"] for message in sent]


OPENING = {"types.list", "scene.list", "history.list", "history.overview", "presence.list"}


def test_a_press_selects_and_nothing_is_sent(open_page, script):
    script("scene.open", id="music")
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    begin(page)
    # The page has sent its requests from the start.
    wait_until(page, lambda: set(methods(lines[0].sent)) >= OPENING)
    del lines[0].sent[:]
    page.locator("app-screen .cell").filter(has_text="Clair de lune").click()
    expect(panel(page).locator("h3")).to_contain_text("link")
    page.locator("app-screen").get_by_role("switch").first.click(force=True)
    expect(panel(page).locator(".x-ray-thing")).to_contain_text("Notifications")
    page.locator("app-screen").get_by_role("slider").first.click(force=True)
    # Typed text would be sent after a pause.
    timers_at_once(page)
    page.get_by_placeholder("Search").focus()
    page.keyboard.type("Satie")
    page.keyboard.press("Enter")
    expect_revision(page, 1)
    page.keyboard.press("Escape")
    expect(page.locator(".x-ray-bar")).to_have_count(0)
    expect(page.locator(".x-ray-box")).to_have_count(0)
    page.locator("app-screen .cell").filter(has_text="Clair de lune").click()
    expect_revision(page, 2)
    # The page sends in order: if looking had sent anything, it would come before the tap.
    # Later requests are about the new revision, such as the overview of the history.
    sent = [name for name in methods(lines[0].sent) if name not in ("ping", "measure")]
    assert sent[0] == "tap" and sent.count("tap") == 1


def test_the_panel_says_which_destination_drew_a_screen_and_why(open_page, script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")
    page = open_page()
    begin(page)
    front = panel(page).locator("[data-front]").filter(has_text="Apple Pie")
    expect(front).to_contain_text("path[0] is a Gallery.Recipe")
    expect(front).to_contain_text("navigationDestination(for: Recipe.self)")
    expect(front).to_contain_text("RecipeGrid, “Dessert”")
    expect(front).to_contain_text("RecipesScene.swift:")
    expect(panel(page).get_by_role("button", name="Sidebar")).to_be_visible()


def test_a_value_without_a_view_is_the_screen_of_its_column(open_page, script):
    script("push", value=42)
    page = open_page()
    begin(page)
    detail = page.locator(".column[data-column=detail]")
    detail.get_by_text("42", exact=True).locator("visible=true").last.click()
    thing = panel(page).locator(".x-ray-thing")
    expect(thing.locator("h3")).to_contain_text("Detail")
    expect(thing.locator("h3")).to_contain_text("42")
    # The card is the page's own: nothing of how it is drawn is shown.
    expect(thing.locator("dl")).to_be_hidden()
    expect(thing.get_by_text("cards")).to_have_count(0)


def test_panel_and_stage_follow_each_other(open_page, script):
    script("scene.open", id="recipes")
    page = open_page()
    begin(page)
    sidebar = panel(page).get_by_role("button", name="Sidebar", exact=True)
    sidebar.focus()
    pointed = page.locator(".x-ray-box[data-is=pointed]")
    expect(pointed).to_contain_text("Sidebar")
    page.keyboard.press("Enter")
    selected = page.locator(".x-ray-box[data-is=selected]")
    expect(selected).to_be_visible()
    expect(sidebar).to_have_attribute("aria-current", "true")
    page.locator(".column[data-column=sidebar] .cell").filter(has_text="Salad").click()
    expect(selected).to_contain_text("Salad")
    expect(panel(page).locator("dl").first).to_contain_text("Id")
    panel(page).locator(".x-ray-walk button").first.click()
    expect(selected).to_contain_text("Sidebar")


def test_the_stage_is_walked_with_keys(open_page, script):
    script("scene.open", id="music")
    page = open_page()
    begin(page)
    page.locator("app-screen .cell .node-press").first.focus()
    expect(page.locator(".x-ray-box[data-is=pointed]")).to_be_visible()
    page.keyboard.press("Enter")
    title = panel(page).locator("h3")
    expect(title).to_contain_text("link “Clair de lune")
    page.keyboard.press("ArrowDown")
    expect(title).not_to_contain_text("link")
    page.keyboard.press("ArrowUp")
    expect(title).to_contain_text("link “Clair de lune")
    # The buttons that a swipe shows come after what the row shows.
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text("button “Delete”")
    page.keyboard.press("ArrowLeft")
    expect(title).to_contain_text("link “Clair de lune")
    expect_revision(page, 1)


def test_a_node_that_has_disappeared_is_no_longer_selected(open_page, script):
    script("scene.open", id="animals")
    page = open_page()
    begin(page)
    page.locator("app-screen .cell").filter(has_text="🦊").first.click()
    expect(page.locator(".x-ray-box[data-is=selected]")).to_be_visible()
    script("tap", label="🦊")
    expect(panel(page).locator("[data-front] strong")).to_have_text("Fox")
    expect(panel(page)).to_contain_text("Nothing is selected on the stage.")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_x_ray(open_page, script, look):
    script("scene.open", id="music")
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    if look == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    begin(page)
    page.locator("app-screen .cell").filter(has_text="Clair de lune").click()
    expect(page.locator(".x-ray-box[data-is=selected]")).to_be_visible()
    assert_accessible(page)
