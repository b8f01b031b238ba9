"""Lists as the platform draws them: sizes, badges, swipe actions, context menus."""

import re

import pytest
from playwright.sync_api import expect

import styled_scenes as styled
from dashboard_pages import clock_on
from device_points import points
from live_scenes import node, screen

MARKS = ("node-badge", "node-mark")

PAGE_OPTIONS = {"height": 1100}


def actions(styles, *, full=False):
    """A list of one row with a badge, swipe actions at its end, and a context menu."""
    attached = {"badge": [1], "trailing": [2, 3], "menu": [4]}
    row = node(
        "row",
        "Inbox",
        "r1",
        style=styles({"attached": {**attached, "full": full}}),
        children=[
            node("text", "Inbox"),
            node("text", "12"),
            node("button", "Delete", "del", style=styles({"button": {"role": "destructive"}})),
            node("button", "Flag", "flag", systemImage="flag"),
            node("button", "Rename", "ren", systemImage="pencil"),
        ],
    )
    return screen("Mail", node("list", children=[row, node("row", "Sent", "r2")]))


def test_a_list_has_the_sizes_of_the_platform(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)))
    cells = points(page, ".cells")
    assert (cells["x"], cells["w"]) == (16, 361)
    radius = "element => getComputedStyle(element).borderTopLeftRadius"
    assert page.locator(".cells").first.evaluate(radius) == "10px"
    heights = page.locator(".device-screen").evaluate(
        """screen => [...screen.querySelectorAll('.cell')].map((cell) => cell.offsetHeight)"""
    )
    assert heights and min(heights) >= 44
    heading = page.locator(".node-group h3").first
    look = heading.evaluate("""element => {
      const { fontSize, textTransform } = getComputedStyle(element);
      return [fontSize, textTransform];
    }""")
    assert look == ["13px", "uppercase"]


def test_the_separator_under_a_row_begins_at_its_text(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)))
    page.wait_for_function(
        """() => [...document.querySelectorAll('.cell')].some((cell) => {
          const line = parseFloat(cell.style.getPropertyValue('--line'));
          const words = [...cell.querySelectorAll('.node-words')]
            .find((element) => element.checkVisibility());
          const scale = cell.getBoundingClientRect().width / cell.offsetWidth;
          const start = (words.getBoundingClientRect().left - cell.getBoundingClientRect().left)
            / scale;
          return line > 30 && Math.abs(line - start) < 1;
        })"""
    )


def test_a_sections_row_settings_apply_to_each_row(play):
    styles = styled.Styles()
    bare = styles({"rowInsets": [0, 4, 0, 0]}, {"rowBackground": "red"})
    own = styles({"rowBackground": "blue"})
    rows = [node("row", "First"), node("row", "Second", style=own)]
    listed = node("list", children=[node("section", "Bare", style=bare, children=rows)])
    page, _ = play(styled.phone(styles, screen("Rows", listed)))
    looks = page.locator(".cell").evaluate_all(
        """cells => cells.map((cell) => {
          const pads = getComputedStyle(cell.querySelector('.cell-body > *'));
          return [getComputedStyle(cell).backgroundColor, pads.paddingTop, pads.paddingLeft];
        })"""
    )
    assert looks == [["rgb(255, 59, 48)", "0px", "4px"], ["rgb(0, 122, 255)", "0px", "4px"]]


def test_the_separator_under_a_picker_begins_at_its_title(play):
    styles = styled.Styles()
    listed = node("list", children=[styled.picker(styles, "menu"), node("row", "Next")])
    page, _ = play(styled.phone(styles, screen("Form", listed)))
    expect(page.locator(".cell").first).to_have_attribute("style", re.compile("--line: 16px"))


def test_a_badge_is_before_the_chevron_and_a_link_is_not_blue(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)))
    row = page.get_by_role("button", name="Boléro")
    badge, mark = (row.locator(f".{name}").first.bounding_box()["x"] for name in MARKS)
    assert badge < mark
    color = "element => getComputedStyle(element).color"
    assert row.evaluate(color) == "rgb(0, 0, 0)"
    assert (
        page.get_by_role("button", name="Delete everything").evaluate(color) == "rgb(207, 32, 24)"
    )


def test_an_author_shows_and_hides_the_chevrons_of_links(play):
    styles = styled.Styles()
    rows = [
        node("link", "Usual", "a"),
        node("link", "Hidden", "b", style=styles({"chevron": False})),
        node("link", "Shown", "c", style=styles({"chevron": True})),
        node(
            "link",
            "Hidden, too",
            "d",
            style=styles({"chevron": False}),
            children=[node("text", "Hidden, too"), node("button", "Star", "e")],
        ),
    ]
    page, _ = play(styled.phone(styles, screen("Links", node("list", children=rows))))
    marks = page.locator(".cell-body > *").evaluate_all(
        "rows => rows.map((row) => row.querySelector(':scope > .node-mark').checkVisibility())"
    )
    assert marks == [True, False, True, False]


def test_a_footer_is_no_row(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)))
    footer = page.locator(".group-footer", has_text="Music is kept on this device.")
    expect(footer).to_be_visible()
    assert page.locator(".cell", has_text="Music is kept").count() == 0


def test_a_drag_reveals_swipe_actions(play):
    styles = styled.Styles()
    page, session = play(styled.phone(styles, actions(styles)))
    box = page.locator(".cell", has_text="Inbox").bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] - 20, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 160, middle, steps=6)
    page.mouse.up()
    page.get_by_role("button", name="Delete").click()
    assert session.asked(page) == [("tap", {"control": "del"})]


def test_a_full_swipe_does_the_first_action(play):
    styles = styled.Styles()
    page, session = play(styled.phone(styles, actions(styles, full=True)))
    box = page.locator(".cell", has_text="Inbox").bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] - 5, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 10, middle, steps=8)
    page.mouse.up()
    assert session.asked(page) == [("tap", {"control": "del"})]


def test_a_right_click_lists_a_rows_actions(play):
    styles = styled.Styles()
    page, session = play(styled.phone(styles, actions(styles)))
    row = page.locator(".cell", has_text="Inbox")
    row.click(button="right")
    items = page.get_by_role("menuitem")
    expect(items).to_have_text(["Rename", "Delete", "Flag"])
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    row.get_by_role("button", name="Inbox").focus()
    page.keyboard.press("Shift+F10")
    expect(items.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(items).to_have_count(0)
    assert session.asked(page) == [("tap", {"control": "ren"})]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_rows_make_space_for_a_new_one_which_fades_in(play, motion):
    def rows(*names):
        styles = styled.Styles()
        items = [node("row", name, name) for name in names]
        return styled.phone(styles, screen("Rows", node("list", children=items)))

    page, session = play(rows("One", "Three"), reduced_motion=motion)
    expect(page.locator(".cell")).to_have_count(2)
    page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        window.moved.push(`${this.textContent} ${Object.keys(frames[0])}`);
        return animate.call(this, frames, options);
      };
    }""")
    session.change(rows("One", "Two", "Three"))
    expect(page.locator(".cell")).to_have_text(["One", "Two", "Three"])
    still = ["Two opacity"]
    assert page.evaluate("window.moved") == still + (["Three translate"] * (motion != "reduce"))


def test_rows_that_swap_places_move_and_can_reverse_halfway(play):
    def rows(*names):
        items = [node("row", name, name) for name in names]
        return styled.phone(styled.Styles(), screen("Rows", node("list", children=items)))

    page, session = play(rows("One", "Two"))
    first = page.locator(".cell", has_text="One")
    page.evaluate("""() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, { ...options, duration: 6000000, easing: 'linear' });
      };
    }""")
    session.change(rows("Two", "One"))
    expect(page.locator(".cell").last).to_have_text("One")
    first.evaluate("(row) => { row.getAnimations()[0].currentTime = 3000000; }")
    between = first.bounding_box()["y"]
    # If a change follows another within 100 ms, the page shows its result at once.
    clock_on(page, 150)
    session.change(rows("One", "Two"))
    expect(page.locator(".cell").first).to_have_text("One")
    assert abs(first.bounding_box()["y"] - between) < 3


def test_rows_of_a_multiple_selection_have_circles(play):
    styles = styled.Styles()
    rows = [node("row", name, name, selected=name == "One") for name in ("One", "Two")]
    style = styles({"list": {"selecting": True}})
    page, session = play(
        styled.phone(styles, screen("Rows", node("list", children=rows, style=style)))
    )
    looks = page.locator(".cell").evaluate_all(
        "(cells) => cells.map((cell) => getComputedStyle(cell, '::before').content)"
    )
    assert looks == ['"✓"', '""']
    page.locator(".cell").last.click(position={"x": 6, "y": 10})
    assert session.asked(page) == [("tap", {"control": "Two"})]
