"""Each control of a settings app, with the real server: by mouse, by touch, and by keys."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import wait_until

WAYS = ["mouse", "touch", "keyboard"]


@pytest.fixture
def settings(open_page, script):
    """Opens a page of the settings: `page = settings("Display")`."""

    def settings(name):
        script("scene.open", id="settings")
        script("setEnvironment", device="iphone-16")
        script("tap", label=name)
        page = open_page(has_touch=True, reduced_motion="reduce")
        page.locator(".cell").first.wait_for()
        return page

    return settings


def nodes(state):
    """All nodes of the frontmost screen, from the server."""

    def within(node):
        yield node
        for child in node.get("children", []):
            yield from within(child)

    return [each for node in state["view"]["stack"]["body"] for each in within(node)]


def told(script, label, member="value"):
    """The server's description of the node with this label."""
    found = (node for node in nodes(script.state()) if node.get("label") == label)
    return next((node[member] for node in found if member in node), None)


def becomes(page, read, wanted):
    """Waits until the server's description changes."""
    wait_until(page, lambda: read() == wanted)
    assert read() == wanted


def press(control, way, key="Enter"):
    if way == "mouse":
        control.click()
    elif way == "touch":
        control.tap()
    else:
        control.focus()
        control.press(key)


def test_a_switch_is_turned(settings, script):
    page = settings("Display")
    switch = page.get_by_role("switch", name="Bold text")
    for way, wanted in zip(WAYS, [True, False, True], strict=True):
        press(switch, way, " ")
        becomes(page, lambda: told(script, "Bold text"), wanted)
        expect(switch).to_be_checked(checked=wanted)


def test_a_stepper_steps(settings, script):
    page = settings("Sounds")
    for count, way in enumerate(WAYS, start=6):
        press(page.get_by_role("button", name="Increment"), way)
        expect(page.locator(".node-stepper .node-words")).to_have_text(f"Volume: {count}")
    assert any(node.get("label") == "Volume: 8" for node in nodes(script.state()))


def test_segments_are_chosen(settings, script):
    page = settings("Display")
    dark, automatic = (page.get_by_role("radio", name=name) for name in ["Dark", "Automatic"])
    press(dark, "mouse")
    becomes(page, lambda: told(script, "Dark", "selected"), True)
    press(automatic, "touch")
    becomes(page, lambda: told(script, "Automatic", "selected"), True)
    press(automatic, "keyboard", "ArrowLeft")
    becomes(page, lambda: told(script, "Dark", "selected"), True)


def test_a_menu_of_choices_is_opened_and_used(settings, script):
    page = settings("General")
    opener = page.locator(".picker-open")
    for way, name in zip(WAYS, ["Français", "日本語", "English"], strict=True):
        press(opener, way)
        item = page.get_by_role("menuitem", name=name)
        press(item, way)
        becomes(page, lambda: told(script, name, "selected"), True)
        expect(opener).to_contain_text(name)


def test_rows_of_choices_are_chosen(settings, script):
    page = settings("General")
    for way, name in zip(WAYS, ["Imperial", "Metric", "Imperial"], strict=True):
        press(page.locator(".cell").get_by_role("button", name=name), way)
        becomes(page, lambda: told(script, name, "selected"), True)


def test_a_colour_is_chosen(settings, script):
    page = settings("Display")
    well = page.locator(".node-color input")
    well.fill("#ff0000")

    def shown():
        return page.locator(".color-well").evaluate("(it) => getComputedStyle(it).backgroundColor")

    becomes(page, lambda: "255, 0, 0" in shown() and well.input_value() == "#ff0000", True)


def test_a_slider_is_moved(settings, script):
    page = settings("Display")
    slider = page.get_by_role("slider", name="Brightness")

    def value():
        label = next(
            node["label"]
            for node in nodes(script.state())
            if node["kind"] == "text" and node.get("label", "").startswith("Brightness: ")
        )
        return float(label.split(": ")[1])

    def is_drawn():
        return abs(float(slider.input_value()) - value()) < 0.01

    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] * 0.7, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, middle)
    page.mouse.move(box["x"] + box["width"] * 0.25, middle)
    page.mouse.up()
    becomes(page, lambda: 0.1 < value() < 0.4 and is_drawn(), True)
    page.touchscreen.tap(box["x"] + box["width"] * 0.9, middle)
    becomes(page, lambda: value() > 0.8 and is_drawn(), True)
    before = value()
    slider.focus()
    slider.press("ArrowLeft")
    becomes(page, lambda: before - 0.15 < value() < before, True)


@pytest.mark.parametrize("way", WAYS)
def test_a_field_is_filled(settings, script, way):
    page = settings("General")
    field = page.get_by_role("textbox", name="Name")
    if way == "keyboard":
        field.focus()
    else:
        press(field, way)
    expect(field).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("Grace's phone")
    page.keyboard.press("Enter")
    becomes(page, lambda: told(script, "Name"), "Grace's phone")


def test_a_date_is_set(settings, script):
    page = settings("Schedule")
    day = page.get_by_role("group", name="Starts").get_by_label("Date")
    day.fill("2026-03-09")
    becomes(page, lambda: told(script, "Starts")[:10], "2026-03-09")
    calendar = page.get_by_role("group", name="Day")
    for way, number in zip(WAYS, [12, 14, 16], strict=True):
        date = f"2026-01-{number}"
        press(calendar.get_by_role("button", name=date), way)
        becomes(page, lambda: told(script, "Day")[:10], date)
        expect(calendar.get_by_role("button", name=date)).to_have_attribute("aria-pressed", "true")
    expect(calendar.get_by_role("button", name=date)).to_be_focused()
