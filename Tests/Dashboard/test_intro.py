"""The line that says what the page is, for a person who opens it for the first time."""

import os

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path, reload

SIZES = [(1440, 900), (1200, 800), (1024, 768), (390, 844), (844, 390)]


@pytest.mark.parametrize("width", [1024, 1180, 1280])
def test_the_line_is_whole_beside_a_long_name(open_page, width):
    page = open_page(width, 800, intro=True, panels=False)
    words = page.locator(".page-intro p")
    expect(words).to_be_visible()
    assert words.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
    assert words.evaluate("(it) => it.scrollWidth <= it.clientWidth")


def intro(page):
    return page.get_by_role("region", name="About this page")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_says_what_the_page_is_and_takes_no_room_from_the_stage(
    open_page, tmp_path, width, height, scheme
):
    has_touch = width == 390 or height == 390
    page = open_page(
        width, height, intro=True, panels=False, has_touch=has_touch, color_scheme=scheme
    )
    expect(intro(page)).to_contain_text("SwiftUI navigation, simulated.")
    box = intro(page).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page)
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    page.screenshot(path=f"{folder}/intro-{width}-{scheme}.png")
    stage = page.locator(".stage-fit")
    beside = stage.bounding_box()
    page.get_by_role("button", name="Close this introduction").click()
    expect(intro(page)).to_have_count(0)
    assert stage.bounding_box() == beside


def test_it_goes_for_good_when_it_is_closed(open_page):
    page = open_page(intro=True)
    page.get_by_role("button", name="Close this introduction").click()
    expect(intro(page)).to_have_count(0)
    expect(page.locator("#stage")).to_be_focused()
    reload(page)
    page.wait_for_load_state("networkidle")
    expect(intro(page)).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_it_starts_the_tour_and_goes_with_its_end(open_page, width):
    page = open_page(width, 844, intro=True, panels=False)
    page.get_by_role("button", name="Take the tour").click()
    expect(page.locator(".tour-place")).to_have_text("Step 1 of 5")
    expect(intro(page)).to_be_hidden()
    page.get_by_role("button", name="End the tour").click()
    expect(page.locator(".tour-card")).to_have_count(0)
    expect(intro(page)).to_have_count(0)
    reload(page)
    page.wait_for_load_state("networkidle")
    expect(intro(page)).to_have_count(0)


def test_it_goes_after_a_change_from_here_and_not_after_those_of_others(open_page, script):
    for value in range(4):
        script("push", value=value)
    page = open_page(intro=True)
    script("pop")
    expect_path(page, "0", "1", "2")
    expect(intro(page)).to_be_visible()
    page.keyboard.press("Backspace")
    expect(intro(page)).to_have_count(0)


def test_on_a_phone_it_leaves_the_path_in_sight(open_page, script):
    script("push", values=[1, 2])
    page = open_page(390, 844, intro=True, panels=False, has_touch=True)
    chips, line = page.locator("path-bar").bounding_box(), intro(page).bounding_box()
    assert line["y"] + line["height"] <= chips["y"]


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_on_a_lying_phone_it_covers_nothing_below_the_top_bar(open_page, width, height):
    page = open_page(width, height, intro=True, panels=False, has_touch=True)
    expect(intro(page).get_by_role("button", name="Take the tour")).to_be_visible()
    line, top = intro(page).bounding_box(), page.locator(".top-bar").bounding_box()
    assert line["y"] >= top["y"] and line["y"] + line["height"] <= top["y"] + top["height"]
    assert line["x"] + line["width"] <= page.locator("people-bar").bounding_box()["x"]


def test_an_address_without_the_tour_is_without_it(open_page, server, session):
    page = open_page(intro=True, link=f"{server.url}/?session={session}&tour=off")
    page.wait_for_load_state("networkidle")
    expect(intro(page)).to_have_count(0)
