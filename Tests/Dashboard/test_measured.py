"""Sizes and a focus that an app reads: those of the page, on every device."""

import os
import subprocess

import pytest
from playwright.sync_api import expect

from dashboard_pages import all_told, expect_revision
from dashboard_server import CHECKOUT, Server

PACKAGE = CHECKOUT / "Tests" / "Example"
BUILT = CHECKOUT / ".build" / "example"
STAGE = ".device-screen"


@pytest.fixture(scope="module")
def server():
    """The app Rooms instead of the scenes."""
    build = ["swift", "build", "--package-path", PACKAGE, "--scratch-path", BUILT, "--quiet"]
    done = subprocess.run(build, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    server = Server(program=os.fspath(BUILT / "debug" / "Rooms"))
    yield server
    server.stop()


@pytest.fixture
def visit(script, open_page):
    """Opens a screen of the app on a device."""

    def visit(row, device="iphone-16", **options):
        script("setEnvironment", device=device)
        script("tap", label=row)
        return open_page(**options)

    return visit


def words(page, text):
    page.locator(STAGE).get_by_text(text, exact=True).wait_for()


def state(script):
    return str(script("state.get")["state"])


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (800, 560)])
def test_a_geometry_reader_has_its_size_on_the_page(script, visit, width, height):
    # In a low window an open drawer would cover the stage.
    page = visit("Reader", width=width, height=height, panels=False)
    # 393 less 20 on each side; 852 less the bars (103, 34), 40, the color, and a button of 22.
    words(page, "353.0 by 553.0")
    words(page, "from 123.0")
    assert "353.0 by 553.0" in state(script)
    box = page.locator(f"{STAGE} .node-fill").first
    assert box.evaluate("(box) => box.offsetWidth") == pytest.approx(353 / 3, abs=1)


def test_a_size_follows_the_views_beside_it(script, visit):
    page = visit("Reader")
    words(page, "353.0 by 553.0")
    page.get_by_role("button", name="Taller").click()
    words(page, "353.0 by 453.0")
    script("setEnvironment", device="ipad-11")
    page.locator(STAGE).get_by_text("794.0 by ").wait_for()


def test_two_pages_with_the_same_sizes_report_them_once(script, visit, open_page):
    page = visit("Reader")
    words(page, "353.0 by 553.0")
    words(page, "from 123.0")
    revision = script("state.get")["revision"]
    other = open_page(width=700, height=1000)
    words(other, "353.0 by 553.0")
    all_told(other)
    assert script("state.get")["revision"] == revision


@pytest.mark.parametrize(
    ("device", "button", "total"),
    [("iphone-16", "Press", 10), ("ipad-11", "Press the button at its end", 1)],
)
def test_the_first_view_that_fits_is_drawn_and_reported(script, visit, device, button, total):
    page = visit("Fitting", device)
    page.get_by_role("button", name=button, exact=True).click()
    words(page, f"Pressed {total}")
    assert f"'label': '{button}'" in state(script)
    expect(page.get_by_role("button", name="Press")).to_have_count(1)


def test_a_view_reports_its_size_and_a_frame_can_be_a_part_of_the_screen(script, visit):
    page = visit("Told")
    words(page, "It is 70 wide")
    page.get_by_role("button", name="Short", exact=True).click()
    words(page, "It is 190 wide")
    colour = page.locator(f"{STAGE} .node-fill")
    assert colour.evaluate("(box) => box.offsetWidth") == pytest.approx(196.5, abs=1)


def test_a_view_that_chases_its_own_size_leaves_the_page_alive(script, visit):
    page = visit("Circle")
    page.locator("problem-list").get_by_text("Further size updates are ignored").wait_for()
    # Reports that were on their way when the problem came may still arrive; then nothing follows.
    all_told(page)
    revision = script("state.get")["revision"]
    expect_revision(page, revision)
    all_told(page)
    assert script("state.get")["revision"] == revision
    page.get_by_role("button", name="Back to Rooms").click()
    words(page, "Reader")


# True if a text is visible on the device, between its bars.
IS_SEEN = """(text) => {
  const says = (element) => element.textContent.trim() === text;
  const all = [...document.querySelectorAll(".device-screen *")].filter(says);
  return all.filter((words) => ![...words.children].some(says)).some((words) => {
    const scroll = words.closest(".node-scroll:not([data-main]), .screen-scroll");
    // Text that has just been replaced is found again.
    if (!scroll) return false;
    const { paddingTop, paddingBottom } = getComputedStyle(scroll);
    const [box, frame] = [words, scroll].map((each) => each.getBoundingClientRect());
    return box.top >= frame.top + parseFloat(paddingTop) / 2 && box.left >= frame.left &&
      box.bottom <= frame.bottom && box.right <= frame.right + 1;
  });
}"""


def seen(page, text):
    expect(page.locator(STAGE).get_by_text(text, exact=True)).to_have_count(1)
    page.wait_for_function(IS_SEEN, arg=text)


def test_code_scrolls_to_a_row(script, visit):
    page = visit("Lines")
    seen(page, "Line 0")
    page.get_by_role("button", name="Middle").click()
    seen(page, "Line 60")
    # With a script too, and again after someone has scrolled away.
    script("tap", label="Top")
    seen(page, "Line 0")
    script("tap", label="Middle")
    seen(page, "Line 60")
    assert page.evaluate(
        "() => [...document.querySelectorAll('.device-screen, .device')]"
        ".every((box) => box.scrollTop === 0)"
    )


def test_a_binding_sets_the_position_of_a_scroll_view(script, visit):
    page = visit("Pages")
    seen(page, "Page one")
    script("tap", label="Last")
    seen(page, "Page three")


def test_the_state_of_the_search_fields_focus_is_written_both_ways(script, visit):
    page = visit("Searching")
    field = page.get_by_role("search").get_by_role("textbox")
    words(page, "Nothing has the focus")
    field.click()
    words(page, "The field has the focus")
    page.locator(".large-title").click()
    words(page, "Nothing has the focus")
    script("tap", label="Find")
    expect(field).to_be_focused()
    words(page, "The field has the focus")
    script("tap", label="Stop")
    expect(field).not_to_be_focused()
    words(page, "Nothing has the focus")
