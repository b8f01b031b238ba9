"""The tour of a first run: five commands that really run, in a strip that covers nothing."""

import os
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path, expect_revision

# A person's browser, which does not say that a program drives it.
PERSON = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })"

BOXES = """() => {
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const names = ".tour-card, .top-bar, .stage, .timeline, .inspector, command-bar, .command";
  return [...document.querySelectorAll(names)].filter(seen).map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [element.className || element.localName, left, top, right, bottom];
  });
}"""


@pytest.fixture
def begin(open_page, server, session):
    """A page with the tour at its first step."""

    def begin(*size, query="", **options):
        page = open_page(*size, link=f"{server.url}/?session={session}&tour=on{query}", **options)
        expect(card(page)).to_be_visible()
        expect(page.locator(".tour-place")).not_to_be_empty()
        return page

    return begin


def card(page):
    return page.locator(".tour-card")


def at_step(page, number):
    expect(page.locator(".tour-place")).to_have_text(f"Step {number} of 5")


def do_it(page):
    card(page).get_by_role("button", name="Do it for me").click()


def test_it_appears_at_a_first_run_and_only_then(open_page):
    def as_person(page):
        page.add_init_script(PERSON)

    page = open_page(prepare=as_person)
    at_step(page, 1)
    page.reload()
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    page.wait_for_load_state("networkidle")
    expect(card(page)).to_have_count(0)


def test_it_also_appears_on_a_phone_that_set_its_own_device(begin, script):
    page = begin(390, 844, has_touch=True, is_mobile=True)
    at_step(page, 1)
    expect(page.locator(".pill-revision")).to_have_text("r1")
    assert script.state()["environment"]["device"] == "iphone-16"
    do_it(page)
    at_step(page, 2)
    do_it(page)
    at_step(page, 3)
    expect(page.locator(".tour-words")).to_contain_text("Switch to a tablet")
    do_it(page)
    at_step(page, 4)
    assert script.state()["environment"]["device"] == "ipad-11-landscape"


def test_it_does_not_appear_if_something_has_happened(open_page, script):
    script("push", value=1)
    page = open_page(prepare=lambda page: page.add_init_script(PERSON))
    expect_path(page, "1")
    page.wait_for_load_state("networkidle")
    expect(card(page)).to_have_count(0)


def test_it_does_not_appear_if_a_program_drives_the_browser_or_the_address_says_so(
    open_page, server, session
):
    for link, prepare in [
        (f"{server.url}/?session={session}", None),
        (f"{server.url}/?session={session}&tour=off", lambda it: it.add_init_script(PERSON)),
        (f"{server.url}/?session={session}#elsewhere", lambda it: it.add_init_script(PERSON)),
    ]:
        page = open_page(link=link, prepare=prepare)
        page.wait_for_load_state("networkidle")
        expect(card(page)).to_have_count(0)


def test_the_card_runs_all_five_commands(begin, script):
    page = begin()
    at_step(page, 1)
    do_it(page)
    at_step(page, 2)
    assert len(script.state()["detail"]["path"]) == 1
    do_it(page)
    at_step(page, 3)
    assert script.state()["detail"]["path"] == []
    do_it(page)
    at_step(page, 4)
    assert script.state()["environment"]["device"] == "iphone-16"
    do_it(page)
    page.locator("revision-card:not([hidden])").wait_for()
    expect(page.locator(".tour-words")).to_contain_text("Nothing was sent")
    expect(page.locator("[data-tour-target]")).to_have_text(re.compile("^Back to live"))
    do_it(page)
    at_step(page, 5)
    do_it(page)
    page.locator("session-code").wait_for()
    expect(page.locator(".tour-words")).to_contain_text("That’s the tour")
    expect_revision(page, 3)
    page.get_by_role("button", name="End the tour").click()
    expect(card(page)).to_have_count(0)
    expect(page.locator("[data-tour-target]")).to_have_count(0)


@pytest.mark.parametrize(("has_touch", "way"), [(False, "Ctrl+K"), (True, "the magnifying glass")])
def test_the_end_shows_the_way_to_other_commands(begin, has_touch, way):
    page = begin(has_touch=has_touch)
    for _ in range(4):
        card(page).get_by_role("button", name="Skip").click()
    expect(page.locator(".tour-words")).to_contain_text(way)


def test_it_notices_commands_of_people_and_scripts(begin, script):
    page = begin()
    script("push", value="Hello")
    at_step(page, 2)
    page.keyboard.press("0")
    at_step(page, 3)
    script("setEnvironment", device="iphone-se")
    at_step(page, 4)
    page.keyboard.press("[")
    page.locator("revision-card:not([hidden])").wait_for()
    page.keyboard.press("Escape")
    at_step(page, 5)
    page.keyboard.press("k")
    expect(page.locator(".tour-words")).to_contain_text("That’s the tour")


def test_a_step_is_skipped_without_a_command(begin, script):
    page = begin()
    # An empty path is at its root already.
    for number in [1, 3, 4, 5]:
        at_step(page, number)
        card(page).get_by_role("button", name="Skip").click()
    expect(page.locator(".tour-words")).to_contain_text("That’s the tour")
    expect_revision(page, 0)


def test_it_gives_instructions_without_taking_the_focus(begin):
    page = begin()
    assert page.evaluate("document.activeElement === document.body")
    expect(card(page).get_by_role("status")).to_contain_text("Push a value onto the path")
    expect(page.get_by_role("region", name="Tour")).to_be_visible()
    card(page).get_by_role("button", name="Do it for me").focus()
    page.keyboard.press("Enter")
    at_step(page, 2)
    expect(card(page).get_by_role("button", name="Do it for me")).to_be_focused()
    page.get_by_role("button", name="End the tour").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#stage")).to_be_focused()


def test_it_restarts_from_the_palette_and_the_help(open_page):
    page = open_page()
    page.keyboard.press("Control+k")
    page.locator("command-palette dialog").wait_for()
    page.keyboard.type("start the tour")
    page.keyboard.press("Enter")
    at_step(page, 1)
    do_it(page)
    at_step(page, 2)
    page.keyboard.press("?")
    page.get_by_role("button", name="Start the tour").click()
    at_step(page, 1)
    expect(page.locator("shortcut-sheet dialog")).to_be_hidden()


def test_a_step_marks_its_subject(begin):
    page = begin()
    push = page.locator("push-form .primary")
    expect(push).to_have_attribute("data-tour-target", "")
    do_it(page)
    root = page.locator("path-buttons").get_by_role("button", name="Root")
    expect(root).to_have_attribute("data-tour-target", "")
    expect(push).not_to_have_attribute("data-tour-target", "")


def test_on_a_phone_it_brings_the_timeline_that_it_speaks_of(begin):
    page = begin(390, 844, has_touch=True, is_mobile=True, panels=False)
    for step in (1, 2, 3):
        at_step(page, step)
        do_it(page)
    at_step(page, 4)
    expect(page.locator("timeline-bar [data-tour-target]")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
@pytest.mark.parametrize("query", ["", "&lang=ja"])
def test_on_a_lying_phone_it_is_in_the_top_bar_and_the_device_keeps_its_size(
    begin, width, height, query
):
    page = begin(width, height, query=query, has_touch=True, is_mobile=True, panels=False)
    stage, bar = page.locator("device-stage"), page.locator("path-bar")
    beside = stage.bounding_box()["height"]
    top, words = page.locator(".top-bar").bounding_box(), page.locator(".tour-words")
    line = card(page).bounding_box()
    assert line["y"] >= 0 and line["y"] + line["height"] <= top["y"] + top["height"]
    assert words.evaluate("(it) => it.scrollHeight <= it.offsetHeight + 1")
    assert line["x"] + line["width"] <= page.locator("page-tools").bounding_box()["x"]
    expect(bar).to_be_visible()
    card(page).get_by_role("button").last.click()
    expect(card(page)).to_have_count(0)
    assert abs(stage.bounding_box()["height"] - beside) <= 8


def test_on_a_phone_it_says_where_the_device_menu_is(begin):
    page = begin(390, 844, has_touch=True, is_mobile=True, panels=False)
    at_step(page, 1)
    card(page).get_by_role("button", name="Skip").click()
    # An empty path is at its root already.
    at_step(page, 3)
    expect(page.locator(".tour-words")).to_contain_text("press the device icon at the top right")
    page.locator(".toolbar-fold").tap()
    expect(page.locator(".tour-words")).to_contain_text("in the device menu above")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_time_opens_and_closes_the_timeline_beside_it(begin, width, height):
    page = begin(width, height, has_touch=True, is_mobile=True, panels=False)
    timeline = page.locator("timeline-bar")
    time = page.locator("command-bar").get_by_role("button", name="History")
    expect(timeline).to_be_hidden()
    time.tap()
    expect(timeline).to_be_in_viewport(ratio=0.9)
    time.tap()
    expect(timeline).to_be_hidden()
    for number in (3, 4):
        card(page).get_by_role("button", name="Skip").click()
        at_step(page, number)
    expect(timeline).to_be_in_viewport(ratio=0.9)
    card(page).get_by_role("button", name="Skip").click()
    expect(timeline).to_be_hidden()


def test_presenter_mode_shows_the_stage_without_it(begin):
    page = begin()
    page.keyboard.press("Shift+P")
    page.locator(".caption").wait_for()
    expect(card(page)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_visible()


SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_covers_nothing(begin, tmp_path, width, height):
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    for query in ["", "&lang=ja"]:
        page = begin(width, height, query=query)
        boxes = page.evaluate(BOXES)
        _, left, top, right, bottom = next(box for box in boxes if box[0] == "tour-card")
        assert left >= 0 and right <= width and bottom - top < height / 6
        for name, *other in boxes:
            if name == "tour-card":
                continue
            apart = other[2] <= left or right <= other[0] or other[3] <= top or bottom <= other[1]
            assert apart, (name, other, left, top, right, bottom)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("device-stage").bounding_box()["height"] > 240
        page.screenshot(path=f"{folder}/tour-{width}{query[-2:]}.png")


@pytest.mark.parametrize(("width", "height"), SIZES[:2])
def test_it_takes_nothing_from_the_stage(begin, width, height):
    page = begin(width, height)
    stage = page.locator(".stage-fit")
    beside = stage.bounding_box()
    page.get_by_role("button", name="End the tour").click()
    expect(card(page)).to_have_count(0)
    assert stage.bounding_box() == beside


@pytest.mark.parametrize("look", ["light", "dark", "forced", "rtl", "phone"])
def test_axe_finds_nothing_in_it(begin, tmp_path, look):
    options = {"color_scheme": "light" if look == "light" else "dark", "reduced_motion": "reduce"}
    if look == "forced":
        options["forced_colors"] = "active"
    page = begin(*((390, 844) if look == "phone" else (1440, 900)), **options)
    if look == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    for number in [1, 2]:
        at_step(page, number)
        assert_accessible(page)
        page.screenshot(path=f"{folder}/tour-{look}-{number}.png")
        do_it(page)
