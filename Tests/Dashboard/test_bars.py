"""Bars: large titles that collapse, buttons by placement, tabs, search."""

from playwright.sync_api import expect

import live_scenes as scenes
import styled_scenes as styled
from dashboard_pages import without_timer
from device_points import points
from live_scenes import node

PAGE_OPTIONS = {"height": 1100}


def test_bars_have_the_sizes_of_the_platform(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)))
    assert points(page, ".nav-bar") == {"x": 0, "y": 0, "w": 393, "h": 59 + 44}
    assert points(page, ".large-title") == {"x": 0, "y": 103, "w": 393, "h": 52}
    assert points(page, ".search-field .node-field") == {"x": 16, "y": 155, "w": 361, "h": 36}
    assert points(page, ".tab-bar") == {"x": 0, "y": 852 - 83, "w": 393, "h": 83}


def test_a_large_title_collapses_into_the_bar(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)), reduced_motion="reduce")
    inline = page.locator("app-screen .inline-title")
    opacity = "element => getComputedStyle(element).opacity"
    assert inline.evaluate(opacity) == "0"
    page.locator(".screen-scroll").evaluate("element => { element.scrollTop = 90; }")
    expect(page.locator("app-screen")).to_have_attribute("data-scrolled", "")
    assert inline.evaluate(opacity) == "1"


def test_tabs_are_buttons_at_the_lower_edge(play):
    styles = styled.Styles()
    page, session = play(styled.phone(styles, styled.library(styles)))
    tabs = page.get_by_role("navigation", name="Tabs")
    expect(tabs.get_by_role("button")).to_have_text(["Library", "Radio"])
    expect(tabs.get_by_role("button", name="Library")).to_have_attribute("aria-current", "page")
    tabs.get_by_role("button", name="Radio").click()
    assert session.asked(page) == [("tap", {"control": "tab1"})]
    assert points(page, ".tab .symbol")["w"] == 25


def test_an_ipad_has_its_tabs_at_the_top(play):
    styles = styled.Styles()
    state = styled.pad(styles, {"detail": styled.library(styles)})
    page, _ = play(styled.only_detail(state))
    assert points(page, ".column[data-column=detail] .tab-bar")["y"] < 80


def test_cancel_is_on_the_left_and_done_on_the_right(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles), sheet=styled.new_track(styles)))
    sheet = page.get_by_role("dialog", name="New track")
    left, right = (
        sheet.get_by_role("button", name=name, exact=True).bounding_box()["x"]
        for name in ("Cancel", "Add")
    )
    assert left < right
    expect(sheet.locator(".bar-leading").get_by_role("button", name="Cancel")).to_be_visible()


def test_the_search_text_is_sent(play):
    styles = styled.Styles()
    page, session = play(styled.phone(styles, styled.library(styles)))
    # A pause in typing sends it as well.
    without_timer(page, 300)
    field = page.get_by_role("search").get_by_role("textbox", name="Search")
    field.fill("Satie")
    field.press("Enter")
    assert session.asked(page) == [("tap", {"control": "search", "text": "Satie"})]


def test_an_inline_title_is_in_the_bar_beside_the_back_button(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.track(styles)))
    expect(page.get_by_role("button", name="Back to Library")).to_be_visible()
    title = points(page, ".inline-title")
    assert abs(title["x"] + title["w"] / 2 - 393 / 2) <= 1
    expect(page.locator("app-screen").get_by_role("heading", level=2)).to_have_text("Clair de lune")


def test_a_hidden_bar_leaves_its_space_to_the_content(play):
    styles = styled.Styles()
    body = scenes.screen("Hidden", scenes.node("text", "Whole"))
    hidden = styled.styled(body, styles({"bar": {"navigation": {"hidden": True}}}))
    page, _ = play(styled.phone(styles, hidden))
    expect(page.locator("app-screen .nav-bar")).to_be_hidden()
    padding = "element => getComputedStyle(element).paddingTop"
    assert page.locator(".screen-scroll").evaluate(padding) == "59px"


def searchable(value=""):
    """A long list whose search field is minimized."""
    styles = styled.Styles()
    look = styles({"search": {"minimized": True}})
    rows = [node("row", f"Book {number}") for number in range(30)]
    field = node("textField", "Search", "k1", value=value, style=look)
    return styled.phone(styles, scenes.screen("Shelf", field, node("list", children=rows)))


def test_a_minimized_search_field_is_a_button_until_it_is_used(play):
    page, session = play(searchable())
    field = page.get_by_role("search").get_by_role("textbox", name="Search")
    expect(page.get_by_role("search").locator(".symbol")).to_be_visible()
    box = points(page, ".search-field")
    assert (box["w"], box["h"]) == (44, 44) and box["x"] + box["w"] == 393 - 16
    # It stays at the lower edge while the list scrolls.
    assert 852 - 34 - 60 < box["y"] + box["h"] <= 852 - 34
    page.locator(".screen-scroll").evaluate("element => { element.scrollTop = 200; }")
    assert points(page, ".search-field") == box
    field.click()
    assert points(page, ".search-field")["w"] == 393 - 32
    field.blur()
    assert points(page, ".search-field")["w"] == 44
    session.change(searchable("Satie"))
    expect(field).to_have_value("Satie")
    assert points(page, ".search-field")["w"] == 393 - 32
