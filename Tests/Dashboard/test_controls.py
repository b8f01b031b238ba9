"""Controls by their roles: each is drawn as on the platform, and sends a value in every way."""

import pytest
from playwright.sync_api import expect

import styled_scenes as styled
from dashboard_pages import expect_revision
from device_points import points
from live_scenes import node, screen

PAGE_OPTIONS = {"height": 1100}


def form(styles, *rows):
    return styled.phone(
        styles, screen("Form", node("list", style=styles({"list": {"form": True}}), children=rows))
    )


def test_a_switch_and_a_stepper_have_the_sizes_of_the_platform(play):
    styles = styled.Styles()
    stepper = node(
        "row",
        "Count: 3",
        style=styles({"stepper": True}),
        children=[
            node(
                "stack",
                axis="horizontal",
                children=[
                    node("text", "Count: 3"),
                    node("button", "Decrement", "less", systemImage="minus"),
                    node("button", "Increment", "more", systemImage="plus"),
                ],
            )
        ],
    )
    toggle = node("row", "On", children=[node("toggle", "On", "t", value=True)])
    page, session = play(form(styles, toggle, stepper))
    assert {key: points(page, ".node-toggle input")[key] for key in "wh"} == {"w": 51, "h": 31}
    assert {key: points(page, ".stepper-buttons")[key] for key in "wh"} == {"w": 94, "h": 32}
    page.get_by_role("button", name="Increment").click()
    assert session.asked(page) == [("tap", {"control": "more"})]


def test_a_slider_is_set_with_mouse_and_keyboard(play):
    styles = styled.Styles()
    page, session = play(form(styles, styled.slider(styles)))
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_value("0.4")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert session.asked(page) == [("tap", {"control": "vol", "text": "0.5"})]
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    name, asked = session.asked(page, 2)[-1]
    assert (name, asked["control"]) == ("tap", "vol") and float(asked["text"]) > 0.95


def set_to(value):
    """The form of a slider with this value."""
    styles = styled.Styles()
    return form(styles, styled.slider(styles, value=value))


def sent_texts(session, page, count):
    return [params["text"] for _, params in session.asked(page, count)]


def test_a_slider_keeps_what_was_chosen_until_the_scene_shows_it(play):
    page, session = play(set_to(0.4))
    slider = page.get_by_role("slider", name="Volume")
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    assert sent_texts(session, page, 2) == ["0.5", "0.6"]
    session.change(set_to(0.5))
    expect_revision(page, 1)
    expect(slider).to_have_value("0.6")
    slider.press("ArrowRight")
    assert sent_texts(session, page, 3)[2] == "0.7"
    session.change(set_to(0.7))
    expect(slider).to_have_value("0.7")
    session.change(set_to(0.2))
    expect(slider).to_have_value("0.2")


def test_a_slider_returns_to_the_scenes_value_if_its_own_is_refused(play):
    page, _ = play(set_to(0.4))
    slider = page.get_by_role("slider", name="Volume")
    slider.press("ArrowRight")
    expect(slider).to_have_value("0.5")
    expect(slider).to_have_value("0.4")


def test_a_slider_sends_a_value_again_after_another_client_changed_it(play):
    page, session = play(set_to(0.4))
    slider = page.get_by_role("slider", name="Volume")
    slider.press("ArrowRight")
    session.asked(page, 1)
    for revision, value in enumerate([0.5, 0.4], start=1):
        session.change(set_to(value))
        expect_revision(page, revision)
    expect(slider).to_have_value("0.4")
    slider.press("ArrowRight")
    assert sent_texts(session, page, 2) == ["0.5", "0.5"]


def test_a_slider_sends_a_value_once_that_the_scene_has_rounded(play):
    page, session = play(set_to(0.4))
    slider = page.get_by_role("slider", name="Volume")
    box = slider.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    page.mouse.down()
    [first] = sent_texts(session, page, 1)
    assert len(first) > 6
    session.change(set_to(round(float(first), 3)))
    expect_revision(page, 1)
    page.mouse.up()
    slider.press("ArrowRight")
    second = sent_texts(session, page, 2)[1]
    assert float(second) == pytest.approx(float(first) + 0.1, abs=0.001)


def test_a_slider_of_small_steps_is_moved_by_one_of_them(play):
    styles = styled.Styles()
    small = {"value": 0.0004, "min": 0, "max": 0.0025, "step": 0.0001}
    page, session = play(form(styles, styled.slider(styles, **small)))
    slider = page.get_by_role("slider", name="Volume")
    slider.press("ArrowRight")
    assert sent_texts(session, page, 1) == ["0.0005"]
    # Another client's value is near, and not the one that was sent.
    session.change(form(styles, styled.slider(styles, **{**small, "value": 0.0008})))
    expect_revision(page, 1)
    expect(slider).to_have_value("0.0008")
    slider.fill("0.0005")
    assert sent_texts(session, page, 2)[1] == "0.0005"


def test_segments_are_radio_buttons(play):
    styles = styled.Styles()
    page, session = play(form(styles, styled.picker(styles, "segmented")))
    segments = page.get_by_role("radiogroup", name="Quality").get_by_role("radio")
    expect(segments).to_have_text(["Low", "High"])
    expect(segments.nth(1)).to_have_attribute("aria-checked", "true")
    segments.first.click()
    segments.nth(1).focus()
    page.keyboard.press("ArrowLeft")
    assert session.asked(page, 2) == [("tap", {"control": "p0"})] * 2
    assert points(page, ".picker-choices")["h"] == 32


def test_a_menu_picker_opens_on_the_page_and_taps_the_row(play):
    styles = styled.Styles()
    page, session = play(form(styles, styled.picker(styles, "menu")))
    page.get_by_role("button", name="Quality, High").click()
    items = page.get_by_role("menuitem")
    expect(items).to_have_count(2)
    expect(items.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Quality, High")).to_be_focused()
    page.keyboard.press("Enter")
    items.filter(has_text="Low").click()
    expect(items).to_have_count(0)
    assert session.asked(page) == [("tap", {"control": "p0"})]


def test_an_inline_picker_is_rows_with_a_check(play):
    styles = styled.Styles()
    page, session = play(form(styles, styled.picker(styles, "inline")))
    expect(page.locator("[data-mark=check]")).to_have_text("High")
    page.get_by_role("button", name="Low").click()
    assert session.asked(page) == [("tap", {"control": "p0"})]


def test_a_date_is_shown_as_pills_over_the_browsers_pickers(play):
    styles = styled.Styles()
    date = node(
        "textField",
        "Starts",
        "d1",
        value="2026-01-05T09:30:00Z",
        style=styles({"date": {"parts": "both"}}),
    )
    page, session = play(form(styles, date))
    expect(page.locator(".date-pill").first).to_contain_text("Jan 5, 2026")
    group = page.get_by_role("group", name="Starts")
    group.get_by_label("Date", exact=True).fill("2026-02-07")
    assert session.asked(page) == [("tap", {"control": "d1", "text": "2026-02-07T09:30:00Z"})]


@pytest.mark.parametrize("way", ["click", "Enter", "Space"])
def test_a_date_opens_the_browsers_calendar(play, way):
    styles = styled.Styles()
    date = node(
        "textField",
        "Starts",
        "d1",
        value="2026-01-05T09:30:00Z",
        style=styles({"date": {"parts": "both", "min": "2026-01-02T00:00:00Z"}}),
    )
    page, session = play(form(styles, date))
    page.evaluate(
        """() => {
             window.opened = [];
             HTMLInputElement.prototype.showPicker = function () {
               window.opened.push([this.type, navigator.userActivation.isActive]);
             };
           }"""
    )
    day = page.get_by_role("group", name="Starts").get_by_label("Date", exact=True)
    expect(day).to_have_attribute("min", "2026-01-02")
    if way == "click":
        page.locator(".date-pill").first.click()
    else:
        day.focus()
        page.keyboard.press(way)
    assert page.evaluate("() => window.opened") == [["date", True]]
    assert session.commands == []


def test_a_day_is_chosen_in_the_calendar(play):
    styles = styled.Styles()
    date = node(
        "textField",
        "Day",
        "d1",
        value="2026-01-05T09:30:00Z",
        style=styles({"date": {"style": "graphical", "parts": "date"}}),
    )
    page, session = play(form(styles, date))
    expect(page.get_by_role("button", name="2026-01-05")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Next month").click()
    page.get_by_role("button", name="2026-02-14").click()
    assert session.asked(page) == [("tap", {"control": "d1", "text": "2026-02-14T09:30:00Z"})]


def test_fields_have_one_line_or_several_or_are_secret(play):
    styles = styled.Styles()
    page, session = play(
        form(
            styles,
            node("textField", "Name", "f1", value=""),
            node("textField", "Pass", "f2", value="", style=styles({"field": {"secure": True}})),
            node("textField", "Note", "f3", value="", style=styles({"field": {"editor": True}})),
        )
    )
    assert page.get_by_label("Pass").get_attribute("type") == "password"
    note = page.get_by_label("Note")
    note.fill("one\ntwo")
    note.blur()
    assert session.asked(page) == [("tap", {"control": "f3", "text": "one\ntwo", "submit": False})]


def test_progress_views_and_gauges_show_their_value(play):
    styles = styled.Styles()
    page, _ = play(
        form(
            styles,
            node("text", "60 %", style=styles({"progress": {"value": 0.6}})),
            node("text", "Loading", style=styles({"progress": {}})),
            node("text", "Speed", style=styles({"gauge": {"value": 30, "min": 0, "max": 120}})),
        )
    )
    bar = page.get_by_role("progressbar").first
    expect(bar).to_have_attribute("aria-valuenow", "60")
    assert points(page, ".meter-track")["h"] == 4
    assert page.get_by_role("progressbar").nth(1).get_attribute("aria-valuenow") is None
    expect(page.get_by_role("meter")).to_have_attribute("aria-valuenow", "25")


@pytest.mark.parametrize(
    ("look", "height", "color"),
    [
        ({"style": "borderedProminent", "size": "large"}, 50, "rgb(255, 255, 255)"),
        ({"style": "bordered"}, 34, "rgb(0, 95, 204)"),
        ({"style": "bordered", "size": "small", "role": "destructive"}, 28, "rgb(176, 26, 19)"),
    ],
)
def test_buttons_differ_by_style_size_and_role(play, look, height, color):
    styles = styled.Styles()
    button = node("button", "Go", "b1", style=styles({"button": look}))
    page, session = play(styled.phone(styles, screen("Free", button)))
    assert points(page, ".screen-nodes .node-press")["h"] == height
    shown = page.get_by_role("button", name="Go")
    assert shown.evaluate("element => getComputedStyle(element).color") == color
    shown.click()
    assert session.asked(page) == [("tap", {"control": "b1"})]
