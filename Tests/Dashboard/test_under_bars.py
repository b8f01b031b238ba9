"""Backgrounds go on under the bars, and what an app asks for its window colours bars and clock."""

import pytest
from playwright.sync_api import expect

import styled_scenes as styled
from device_points import points
from live_scenes import node, screen

YELLOW = {"background": {"paint": "yellow", "safe": "tblr"}}
GREEDY = {"frame": {"maxW": "inf", "maxH": "inf", "grow": "hv"}}


def rect(page, selector):
    """A box in the device's points, from the corner of its screen."""
    return points(page, selector)


def titled(*ops, title="Title", text="Hello"):
    styles = styled.Styles()
    return styled.phone(styles, screen(title, node("text", text, style=styles(*ops))))


def color_at(page, x, y):
    """The element that is drawn at a point of the device's screen."""
    return page.locator(".device-screen").evaluate(
        """(screen, [x, y]) => {
          const box = screen.getBoundingClientRect();
          const scale = box.width / screen.offsetWidth;
          const [left, top] = [box.left + x * scale, box.top + y * scale];
          return document.elementsFromPoint(left, top)
            .map((element) => element.closest(".large-title, .layer")?.className);
        }""",
        [x, y],
    )


def test_a_background_reaches_the_edges_and_the_title_stays_visible(play):
    page, _ = play(titled(GREEDY, YELLOW))
    layer = rect(page, ".layer")
    assert (layer["x"], layer["y"], layer["w"], layer["h"]) == (0, 0, 393, 852)
    title = page.locator(".large-title")
    expect(title).to_be_visible()
    y = points(page, ".large-title")["y"] + 20
    assert color_at(page, 40, y)[0] == "large-title"


@pytest.mark.parametrize("title", ["Title", "A title that is so long that it takes two lines"])
def test_a_background_of_any_title_begins_at_the_top(play, title):
    page, _ = play(titled(GREEDY, YELLOW, title=title))
    assert rect(page, ".layer")["y"] == 0


def test_a_background_of_words_in_the_middle_is_as_large_as_they_are(play):
    page, _ = play(titled(YELLOW))
    layer, words = rect(page, ".layer"), rect(page, ".node-text")
    assert layer["h"] == pytest.approx(words["h"], abs=1)
    assert layer["w"] == pytest.approx(words["w"], abs=1)


def window(scheme=None, accent=None, bar=None, tint=None, device_scheme="light"):
    styles = styled.Styles()
    asked = {key: value for key, value in {"scheme": scheme, "accent": accent}.items() if value}
    ops = [{"bar": bar}] if bar else []
    if tint:
        ops.insert(0, {"tint": tint})
    add = node("button", "Add", "add", style=styles({"placement": "topBarTrailing"}))
    switch = node("toggle", "Wifi", "wifi", value=True)
    shown = screen("Settings", node("list", children=[switch]), toolbar=[add, *styled.tabs(styles)])
    if ops:
        shown["style"] = styles(*ops)
    return styled.phone(styles, shown, scheme=device_scheme, window=asked)


def css(page, selector, name="color"):
    return page.locator(selector).first.evaluate(
        "(element, name) => getComputedStyle(element)[name]", name
    )


def test_a_dark_window_has_dark_bars_and_a_light_clock(play):
    page, session = play(window(scheme="dark"))
    expect(page.locator(".device")).to_have_attribute("data-scheme", "dark")
    assert css(page, ".status-bar") == "rgb(255, 255, 255)"
    assert css(page, ".large-title") == "rgb(255, 255, 255)"
    session.change(window())
    expect(page.locator(".device")).to_have_attribute("data-scheme", "light")
    assert css(page, ".status-bar") == "rgb(0, 0, 0)"


def test_a_dark_bar_has_a_light_clock_over_a_light_screen(play):
    page, _ = play(window(bar={"navigation": {"scheme": "dark", "paint": "indigo"}}))
    assert css(page, ".status-bar") == "rgb(255, 255, 255)"
    assert css(page, ".node-toggle") == "rgb(0, 0, 0)"


def test_the_apps_own_colour_is_that_of_bars_and_tabs_and_not_of_switches(play):
    page, _ = play(window(accent="#ff00ff"))
    assert css(page, ".bar-buttons .node-press") == "rgb(255, 0, 255)"
    assert css(page, ".tab[aria-current]") == "rgb(255, 0, 255)"
    assert css(page, ".node-toggle input", "backgroundColor") == "rgb(52, 199, 89)"


def test_a_tint_around_the_screens_is_that_of_bars_tabs_and_switches(play):
    page, _ = play(window(accent="#ff00ff", tint="#00ffff"))
    assert css(page, ".bar-buttons .node-press") == "rgb(0, 255, 255)"
    assert css(page, ".tab[aria-current]") == "rgb(0, 255, 255)"
    assert css(page, ".node-toggle input", "backgroundColor") == "rgb(0, 255, 255)"


def inspected(width=None, sheet=None):
    styles = styled.Styles()
    beside = screen("Inspector", node("button", "Note", "note"))
    presented = {"kind": "inspector", **({"width": width} if width else {})}
    beside["style"] = styles({"presented": presented})
    view = {
        "sidebar": screen("Sidebar", node("list", children=[node("row", "One", "one")])),
        "detail": screen("Document", node("button", "More", "more"), back="Home"),
        "inspector": beside,
    }
    if sheet:
        view["sheet"] = screen(sheet, node("text", sheet))
    return styled.pad(styles, view)


@pytest.mark.parametrize("width", [None, 260])
def test_an_inspector_is_a_column_beside_content_that_stays_in_use(play, width):
    page, session = play(inspected(width))
    box = rect(page, ".app-sheet[data-kind=inspector]")
    assert (box["w"], box["y"]) == (width or 320, 0)
    column = rect(page, ".column[data-column=detail]")
    assert column["x"] + column["w"] == box["x"]
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Note").click()
    assert session.asked(page, 2) == [
        ("tap", {"control": "more"}),
        ("tap", {"control": "note"}),
    ]
    expect(page.get_by_role("button", name="Dismiss sheet")).to_have_count(0)
    page.keyboard.press("Escape")
    assert session.asked(page, 3)[2] == ("back", {})


def test_a_sheet_covers_the_content_and_its_inspector(play):
    page, _ = play(inspected(sheet="Sheet"))
    expect(page.locator(".app-sheet")).to_have_count(2)
    assert page.get_by_role("button", name="Note").evaluate("(it) => !!it.closest('[inert]')")
