"""A tour, an earlier revision and a low window leave the stage and the page's rails in place."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_path, two_frames

SIZES = [(1440, 900), (1024, 768), (844, 390), (390, 844)]
PHONE = {"has_touch": True, "is_mobile": True}

# How far the page, or anything around it, can be scrolled or was.
SCROLLED = """() => {
  const page = document.documentElement, { body } = document;
  return page.scrollHeight - innerHeight || page.scrollTop || body.scrollTop ||
    page.scrollWidth - innerWidth;
}"""


@pytest.fixture
def visit(open_page, script):
    """The page of a new visitor, with a path; those of a phone's size are a phone's."""

    def visit(width, height, path=(1, 2), **options):
        for value in path:
            script("push", value=value)
        phone = PHONE if width < 1000 else {}
        return open_page(width, height, panels=False, **phone | options)

    return visit


def box(page, selector):
    return page.locator(selector).first.bounding_box()


def boxes(page, *selectors):
    return {selector: box(page, selector) for selector in selectors}


def meet(one, other):
    """True if two boxes have a point in common."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_tour_moves_no_rail_and_its_subjects_are_in_sight(
    visit, server, session, width, height
):
    link = f"{server.url}/?session={session}&tour=on"
    page = visit(width, height, path=(), link=link)
    card = page.locator(".tour-card")
    expect(card).to_be_visible()
    # An empty path is at its root already, which is the second step.
    for number in (1, 3, 4, 5):
        expect(page.locator(".tour-place")).to_have_text(f"Step {number} of 5")
        target = page.locator("[data-tour-target]:visible")
        # The last step's panel is on a phone in a sheet, and its tab appears with that.
        expect(target.first).to_be_in_viewport(ratio=0.9)
        assert page.evaluate(SCROLLED) == 0
        if number < 5:
            card.get_by_role("button", name="Skip").click()
    two_frames(page)
    rails = [".command", "command-bar", ".inspector", ".drawer"]
    during = boxes(page, ".stage", *rails)
    page.get_by_role("button", name="End the tour").click()
    expect(card).to_have_count(0)
    two_frames(page)
    after = boxes(page, ".stage", *rails)
    for name in [".stage", *rails]:
        for side in ("x", "width"):
            assert (during[name] or {}).get(side) == (after[name] or {}).get(side), name
    # The stage gives the tour a line of words, or two, and keeps the rest.
    assert during[".stage"]["height"] > after[".stage"]["height"] - 170
    if width >= 1200:
        assert during[".drawer"] == after[".drawer"]


def open_panel(page, panel):
    """Opens a panel of a low window, and gives the box that holds it."""
    page.locator(f"#tab-{panel}").tap()
    body = page.locator("#panels-drawer")
    expect(body.locator(":scope > :not([hidden])").first).to_be_visible()
    two_frames(page)
    return body


@pytest.mark.parametrize(
    "panel", ["code", "state", "x-ray", "log", "map", "sequence", "wire", "performance"]
)
def test_a_panel_of_a_phone_on_its_side_lies_beside_the_stage(visit, panel):
    page = visit(844, 390)
    expect_path(page, "1", "2")
    bars = [".top-bar", "command-bar"]
    before = boxes(page, *bars)
    body = open_panel(page, panel)
    assert boxes(page, *bars) == before
    assert page.evaluate(SCROLLED) == 0
    shown = box(page, ".drawer .panel-main")
    assert shown["width"] >= 300
    assert shown["height"] >= 0.95 * (390 - before[".top-bar"]["height"])
    assert body.evaluate("(body) => body.scrollWidth <= body.clientWidth")
    for part in (".device", "path-bar", "command-bar"):
        assert not meet(shown, box(page, part)), part
    assert box(page, ".device")["width"] >= 320
    # Nothing lies over the device, which has no edge to drag there.
    expect(page.locator(".width-handle")).to_be_hidden()
    # The way to its controls closes the panel, and so does its own button.
    page.get_by_role("button", name="Scene and device").tap()
    expect(body).to_be_hidden()
    expect(page.locator("#device")).to_be_visible()
    page.locator(f"#tab-{panel}").tap()
    expect(body).to_be_visible()
    page.get_by_role("button", name="Hide drawer").tap()
    expect(body).to_be_hidden()


def test_a_drawer_of_a_wide_low_window_covers_the_stage_until_it_is_closed(visit):
    page = visit(1280, 480)
    expect_path(page, "1", "2")
    parts = [".top-bar", ".device", ".timeline"]
    before = boxes(page, *parts)
    stage = box(page, ".stage")
    page.keyboard.press("l")
    expect(page.locator("revision-log")).to_be_visible()
    two_frames(page)
    assert box(page, ".top-bar") == before[".top-bar"]
    shown = box(page, ".drawer")
    assert shown["x"] == stage["x"] and shown["height"] >= 0.85 * stage["height"]
    page.get_by_role("button", name="Hide drawer").click()
    expect(page.locator("revision-log")).to_be_hidden()
    two_frames(page)
    assert boxes(page, *parts) == before


def test_the_map_leaves_the_push_form_its_fields(visit):
    page = visit(1440, 900)
    page.keyboard.press("a")
    expect(page.locator("app-map")).to_be_visible()
    two_frames(page)
    fields = page.locator(".push-fields")
    assert fields.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
    for button in ("Push", "Pop", "Undo"):
        control = page.locator("command-bar, .command").get_by_role("button", name=button)
        expect(control.first).to_be_in_viewport(ratio=1)
    # The types that have no room are a scroll away.
    last = page.locator(".type-options label").last
    last.click()
    expect(last).to_be_in_viewport(ratio=0.9)


def test_the_first_line_of_code_is_in_sight_in_a_low_window(visit):
    page = visit(844, 390)
    page.locator("#tab-code").tap()
    expect(page.get_by_text("struct ContentView").first).to_be_in_viewport()
    page.get_by_text("Test or script", exact=True).tap()
    # Its first line says what is recorded, and goes on in further rows.
    first = page.locator("session-code .code-line").first
    expect(first).to_contain_text("recorded by Colonnade")
    expect(first.locator(".code-row").first).to_be_in_viewport(ratio=0.9)


def test_a_panel_closed_on_a_phone_stays_closed_when_it_is_turned(visit):
    page = visit(390, 844)
    page.get_by_role("button", name="Log").tap()
    expect(page.locator("revision-log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("revision-log")).to_be_hidden()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("#tab-code")).to_be_visible()
    expect(page.locator("#panels-drawer")).to_be_hidden()


@pytest.mark.parametrize("device", ["iphone-16", "ipad-11-landscape"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_words_on_an_earlier_revision_cover_nothing(visit, script, width, height, device):
    script("setEnvironment", device=device)
    page = visit(width, height, path=(1, 2, 3))
    expect_path(page, "1", "2", "3")
    is_wide = width >= 768
    before = box(page, ".device")
    page.keyboard.press("[")
    page.keyboard.press("[")
    card = page.locator("revision-card")
    expect(card).to_contain_text("Viewing r")
    two_frames(page)
    # It takes the place of the controls, or the line above the timeline.
    is_low = height < 480
    expect(page.locator(".stage-head")).to_be_hidden()
    assert is_low or not is_wide or box(page, ".device") == before
    place = box(page, "revision-card")
    assert place["height"] <= 52
    assert place["x"] >= 0 and place["x"] + place["width"] <= width
    for part in (".device", "path-bar", "timeline-bar", "command-bar", ".drawer"):
        other = box(page, part)
        assert other is None or not meet(place, other), part
    assert page.evaluate(SCROLLED) == 0
    # On its side, a phone has the words in the pill at the top.
    words = page.locator(".pill-word") if is_low else card.locator(".revision-card-place")
    expect(words).to_contain_text("Viewing")
    expect(words).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("button", name="Back to live")).to_be_in_viewport(ratio=1)
    for name in ("Restore", "Replay…"):
        button = card.get_by_role("button", name=name)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.95)
    # A question takes its place, and its answers are in sight.
    button.click()
    two_frames(page)
    for answer in ("Send them", "Cancel"):
        expect(card.get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)
    assert not meet(box(page, "revision-card"), box(page, ".device"))


@pytest.mark.parametrize(("width", "height"), SIZES[2:])
def test_the_form_of_a_phone_shows_types_and_value_and_takes_no_focus(visit, width, height):
    page = visit(width, height)
    page.locator("command-bar button").first.tap()
    form = page.locator("push-form")
    expect(form).to_be_visible()
    two_frames(page)
    shown = box(page, "#command")
    assert shown["y"] >= 0 and shown["y"] + shown["height"] <= height
    for part in (".type-option", "#push-value", "push-form .primary"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    tops = page.locator(".type-option").evaluate_all("(all) => all.map((one) => one.offsetTop)")
    assert len(set(tops)) == 1
    assert page.evaluate("document.activeElement?.id") != "push-value"
    # Each command is there once: in the bar, or else in the form.
    for name in ("Pop", "Root", "Undo", "Redo"):
        buttons = page.locator(":is(path-buttons, command-bar) button:visible", has_text=name)
        expect(buttons).to_have_count(1)


@pytest.mark.parametrize("has_touch", [True, False])
@pytest.mark.parametrize("width", [320, 390, 767])
def test_the_button_of_the_devices_menus_is_level_with_the_others(open_page, width, has_touch):
    page = open_page(width, 640, panels=False, has_touch=has_touch)
    fold, other = box(page, ".toolbar-fold"), box(page, "page-tools button")
    assert abs(fold["y"] + fold["height"] / 2 - other["y"] - other["height"] / 2) <= 1


@pytest.mark.parametrize("language", ["en-US", "ja-JP"])
def test_on_a_phone_the_menus_of_the_stage_take_two_rows(open_page, language):
    page = open_page(390, 844, panels=False, has_touch=True, is_mobile=True, locale=language)
    page.locator(".toolbar-fold").tap()
    menus = page.locator(
        "#scene, #device, #zoom, #scheme, .toolbar-more, .stage-head .segments, #visibility"
    )
    expect(menus).to_have_count(7)
    expect(page.locator("#visibility")).to_be_visible()
    rows = menus.evaluate_all("(all) => new Set(all.map((one) => one.offsetTop)).size")
    assert rows == 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1440, 900)])
def test_menus_of_the_stage_show_what_is_chosen(visit, width, height):
    page = visit(width, height)
    # Its name is the longest of the common devices.
    expect(page.locator("#device")).to_have_value("ipad-11-landscape")
    for menu in ("#scene", "#device", "#zoom", "#scheme"):
        wide = page.locator(menu).evaluate(
            """(menu) => {
              const shown = menu.offsetWidth;
              menu.style.maxInlineSize = "none";
              return [shown, menu.offsetWidth];
            }"""
        )
        assert wide[0] == wide[1], menu


def test_a_card_reaches_the_edge_of_the_device(visit):
    page = visit(1440, 900)
    screen = box(page, ".device-screen")
    edge = box(page, ".card[data-place='0']")
    assert edge["y"] + edge["height"] >= screen["y"] + screen["height"]


def test_the_names_of_menus_stay_when_a_panel_is_opened(visit):
    page = visit(1440, 900)
    # With a panel beside the stage, the name of the appearance has no room.
    names = page.locator(".toolbar-label").get_by_text(re.compile("^(Zoom|Columns)$"))
    sizes = "(labels) => labels.map((label) => label.offsetWidth)"
    before = names.evaluate_all(sizes)
    assert len(before) == 2 and min(before) > 20
    page.keyboard.press("k")
    page.locator("source-view").wait_for()
    assert names.evaluate_all(sizes) == before
    lines = page.locator(".stage-head > * > select").evaluate_all(
        "(all) => all.map((it) => it.offsetTop)"
    )
    assert len(set(lines)) == 1


@pytest.mark.parametrize(
    ("width", "height", "named"),
    [
        (1440, 900, ["Zoom", "Appearance", "Columns"]),
        (1280, 720, ["Zoom", "Appearance", "Columns"]),
        (1024, 768, ["Zoom", "Columns"]),
        (390, 844, []),
    ],
)
def test_menus_are_named_where_there_is_room_and_are_always_accessible(
    open_page, width, height, named
):
    page = open_page(width, height, panels=False)
    if width == 390:
        page.locator(".toolbar-fold").click()
    labels = page.locator("stage-toolbar > .toolbar-label")
    shown = labels.evaluate_all(
        "(all) => all.filter((it) => it.offsetWidth > 8).map((it) => it.textContent)"
    )
    assert shown == named
    for name in ("Zoom", "Appearance", "Columns", "Device"):
        expect(page.get_by_label(name, exact=True)).to_be_visible()
    if width >= 1024:
        menus = page.locator(
            "#scene, #device, #zoom, #scheme, .toolbar-more, .stage-head .segments, #visibility"
        )
        assert menus.evaluate_all("(all) => new Set(all.map((one) => one.offsetTop)).size") == 1


def test_on_its_side_a_phones_bar_has_room_for_its_buttons_beside_a_problem(visit, script):
    script("push", value={"type": "Order", "value": {"id": 9}})
    page = visit(844, 390)
    expect(page.locator("problem-badge")).to_be_visible()
    buttons = [it.bounding_box() for it in page.locator(".top-bar button, .toolbar-fold").all()]
    shown = [button for button in buttons if button]
    for index, button in enumerate(shown):
        assert not any(meet(button, other) for other in shown[index + 1 :])


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (820, 1180)])
@pytest.mark.parametrize("panel", ["code", "log"])
def test_the_rail_of_panels_stays_when_one_is_opened(visit, width, height, panel):
    page = visit(width, height)
    rail = ["#tab-problems", "#tab-code", "#tab-log", "#tab-scripts"]
    before = boxes(page, ".top-bar", *rail)
    page.locator(f"#tab-{panel}").click()
    body = page.locator("#panels-drawer > :not([hidden])")
    expect(body.first).to_be_visible()
    two_frames(page)
    assert boxes(page, ".top-bar", *rail) == before
    shown = box(page, ".drawer .panel-main")
    assert not meet(shown, box(page, "device-stage")) and not meet(shown, box(page, "#timeline"))
    # A narrow panel has the height of the page if there is room beside the stage.
    assert (shown["height"] > 400) == (panel == "code" and width > 1000)
    page.locator("device-stage").click(position={"x": 5, "y": 5})
    page.locator("#tab-state").click()
    expect(page.locator("state-tree")).to_be_visible()
    page.get_by_role("button", name="Hide drawer").click()
    expect(body.first).to_be_hidden()


@pytest.mark.parametrize("panel", ["code", "log"])
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (820, 1180)])
def test_a_panel_opens_during_the_tour_and_moves_no_bar(
    visit, server, session, width, height, panel
):
    link = f"{server.url}/?session={session}&tour=on"
    page = visit(width, height, path=(), link=link)
    expect(page.locator(".tour-card")).to_be_visible()
    bars = [".top-bar", "#tab-problems", "#tab-scripts"]
    before = boxes(page, *bars)
    page.locator(f"#tab-{panel}").click()
    expect(page.locator("#panels-drawer > :not([hidden])").first).to_be_visible()
    two_frames(page)
    assert boxes(page, *bars) == before
    shown = box(page, ".drawer .panel-main")
    assert shown["width"] >= 320
    assert not meet(shown, box(page, ".tour-card")) and not meet(shown, box(page, "device-stage"))


def test_on_its_side_a_phones_timeline_stays_under_the_finger(visit):
    page = visit(844, 390, path=(1, 2, 3))
    page.locator("command-bar").get_by_role("button", name="History").tap()
    older = page.get_by_role("button", name="Previous revision")
    expect(older).to_be_visible()
    for button in page.locator("command-bar button").all():
        if button.is_visible():
            expect(button).to_be_in_viewport(ratio=1)
    # Its bars too: a second tap at the same place takes the same revision.
    parts = [*page.locator("timeline-bar > button").all()[:3], page.locator(".timeline-slider")]
    before = [it.bounding_box() for it in parts]
    expect(page.locator(".time-hint")).to_be_in_viewport(ratio=1)
    older.tap()
    page.locator("revision-card:not([hidden])").wait_for()
    expect(page.get_by_role("button", name="Back to live")).to_be_in_viewport(ratio=1)
    two_frames(page)
    assert [it.bounding_box() for it in parts] == before
    page.get_by_role("button", name="Back to live").tap()
    page.locator("#tab-code").tap()
    expect(page.locator("source-view")).to_be_visible()
    expect(older).to_be_in_viewport(ratio=1)
    page.locator("#tab-log").tap()
    expect(page.locator("revision-log")).to_be_visible()
    expect(older).to_be_in_viewport(ratio=1)
    # Beside a panel as well: the bars stay, and nothing covers them.
    slider = page.locator(".timeline-slider")
    before = slider.bounding_box()
    assert before["width"] >= 120
    for part in (".time-hint", "revision-card"):
        expect(page.locator(part)).to_be_hidden()
    older.tap()
    back = page.get_by_role("button", name="Back to live")
    expect(back).to_be_in_viewport(ratio=1)
    two_frames(page)
    assert slider.bounding_box() == before
    assert not meet(before, back.bounding_box())


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_root_is_in_sight_however_long_the_path_is(visit, width, height):
    page = visit(width, height, path=range(30))
    bar = page.locator("path-bar")
    top = bar.locator(".chip").last
    expect(top).to_be_in_viewport(ratio=0.9)
    root = bar.locator(".root button")
    expect(root).to_be_in_viewport(ratio=1)
    inside = box(page, "path-bar")
    for one in (root, top.locator("value-chip")):
        shown = one.bounding_box()
        assert shown["x"] >= inside["x"]
        assert shown["y"] + shown["height"] <= inside["y"] + inside["height"] - 1
    root.click()
    expect_path(page)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (844, 390)])
def test_the_tab_of_the_open_panel_closes_it_in_a_rail(open_page, width, height):
    page = open_page(width, height, panels=False)
    tab = page.get_by_role("tab", name="Code")
    tab.click()
    panel = page.get_by_role("tabpanel", name="Code")
    expect(panel).to_be_visible()
    tab.click()
    expect(panel).to_be_hidden()
    tab.click()
    expect(panel).to_be_visible()
