"""A page whose text runs from right to left: its areas, arrows and keys are mirrored."""

import pytest
from playwright.sync_api import expect

SCALE = "use => getComputedStyle(use).scale"
CENTRE = """element => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}"""


@pytest.fixture
def mirrored(open_page, script):
    script("push", values=[1, "Hello", True])
    script("pop")
    page = open_page(reduced_motion="reduce")
    page.evaluate("document.documentElement.dir = 'rtl'")
    expect(page.locator("path-bar li")).to_have_count(3)
    return page


def centre(page, selector):
    return page.locator(selector).first.evaluate(CENTRE)


def box(page, selector):
    return page.locator(selector).first.bounding_box()


def scale(page, selector):
    return page.locator(selector).locator("use").first.evaluate(SCALE)


def rotation(page, selector):
    return page.locator(f"{selector} .icon").first.evaluate("icon => getComputedStyle(icon).rotate")


def test_the_areas_of_the_page_swap_sides(mirrored):
    stage = centre(mirrored, "#stage")
    assert centre(mirrored, "#inspector") < stage < centre(mirrored, "#command")
    assert centre(mirrored, "page-tools") < centre(mirrored, ".brand")


def test_the_rail_of_a_tablet_is_at_the_right(mirrored):
    mirrored.set_viewport_size({"width": 1024, "height": 768})
    expect(mirrored.locator("command-bar")).to_be_visible()
    assert centre(mirrored, "command-bar") > centre(mirrored, "#stage")


def test_arrows_that_mean_back_and_forth_point_the_other_way(mirrored):
    for selector in [
        "path-bar li .icon >> nth=0",
        "timeline-bar button >> nth=0",
        "timeline-bar button >> nth=1",
        "path-buttons button",
        "page-tools .inspector-button",
    ]:
        assert (selector, scale(mirrored, selector)) == (selector, "-1 1")


def test_parts_without_a_text_direction_are_not_mirrored(mirrored):
    for selector in ["timeline-bar button >> nth=2", "page-tools .drawer-button"]:
        assert (selector, scale(mirrored, selector)) == (selector, "none")


def test_the_path_runs_to_the_left(mirrored):
    places = [place.evaluate(CENTRE) for place in mirrored.locator("path-bar li button").all()]
    assert len(places) == 3 and places == sorted(places, reverse=True)


def test_the_newest_revision_of_the_timeline_is_at_the_left(mirrored):
    strip, cursor = box(mirrored, ".timeline-slider"), centre(mirrored, ".timeline-cursor")
    assert cursor < strip["x"] + strip["width"] / 2
    slider = mirrored.locator(".timeline-slider")
    slider.focus()
    mirrored.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    mirrored.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    slider.click(position={"x": strip["width"] - 2, "y": 8})
    expect(slider).to_have_attribute("aria-valuenow", "0")


def test_branches_of_the_state_open_to_the_left(mirrored):
    mirrored.keyboard.press("t")
    shut = mirrored.locator(".tree-row[aria-expanded=false]").first
    shut.focus()
    name = shut.get_attribute("data-key")
    row = f".tree-row[data-key='{name}']"
    assert (scale(mirrored, row), rotation(mirrored, row)) == ("-1 1", "none")
    mirrored.keyboard.press("ArrowLeft")
    expect(mirrored.locator(row)).to_have_attribute("aria-expanded", "true")
    assert rotation(mirrored, row) == "-90deg"
    mirrored.keyboard.press("ArrowRight")
    expect(mirrored.locator(row)).to_have_attribute("aria-expanded", "false")


def test_tabs_follow_the_arrow_that_points_at_them(mirrored):
    mirrored.locator("#tab-state").click()
    mirrored.keyboard.press("ArrowLeft")
    expect(mirrored.locator("#tab-diff")).to_have_attribute("aria-selected", "true")
    assert centre(mirrored, "#tab-diff") < centre(mirrored, "#tab-state")


def test_the_edge_of_the_inspector_moves_the_other_way(mirrored):
    before = box(mirrored, "#inspector")["width"]
    mirrored.locator("#inspector .splitter").focus()
    mirrored.keyboard.press("ArrowRight")
    assert box(mirrored, "#inspector")["width"] > before


def test_code_is_not_mirrored(mirrored):
    mirrored.keyboard.press("j")
    mirrored.locator("state-json").wait_for()
    directions = mirrored.locator("state-json .code-lines").evaluate_all(
        "all => all.map(each => getComputedStyle(each).direction)"
    )
    assert directions and set(directions) == {"ltr"}


def test_an_app_from_right_to_left_has_its_own_direction(open_page, script):
    script("setEnvironment", device="iphone-16", layoutDirection="rightToLeft")
    script("scene.open", id="recipes")
    page = open_page(reduced_motion="reduce")
    expect(page.locator(".device-screen")).to_have_attribute("dir", "rtl")
    assert scale(page, "timeline-bar button >> nth=0") == "none"
    assert centre(page, "#inspector") > centre(page, "#stage")
