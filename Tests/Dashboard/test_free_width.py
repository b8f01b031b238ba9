"""A device's edge as a handle: any width, with its size class in words."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import LOOKS, assert_accessible, expect_revision, two_frames, wait_until

PHONE = {"has_touch": True, "is_mobile": True}
SIZES = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
EDGE = 'document.querySelector("#stage > device-stage .device").getBoundingClientRect().right'


def handle(page):
    return page.get_by_role("slider", name="Width of the screen")


def words(page):
    return page.locator(".width-words")


def drag(page, by, release=True):
    box = handle(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by, y, steps=8)
    if release:
        page.mouse.up()


def environment(script):
    traits = script.state()["environment"]
    return traits["device"], traits["width"], traits["horizontalSizeClass"]


def test_a_drag_says_width_and_class_and_sends_one_command(open_page, script):
    page = open_page()
    stage = page.locator("#stage > device-stage")
    expect(stage.locator(".column:not([hidden])")).to_have_count(3)
    drag(page, -350, release=False)
    expect(words(page)).to_have_text(f"{drawn_width(page)} × 834 · compact width")
    # The columns collapse while it is dragged, and the session does not know yet.
    expect(stage.locator(".device-screen[data-collapsed]")).to_have_count(1)
    assert environment(script) == ("ipad-11-landscape", 1194, "regular")
    page.mouse.up()
    expect_revision(page, 1)
    assert environment(script) == ("custom", drawn_width(page), "compact")
    expect(words(page)).to_be_hidden()
    expect(stage.locator(".device-screen[data-collapsed]")).to_have_count(1)
    assert page.locator("#device").input_value() == "custom"


def drawn_width(page):
    """The width of the screen on the stage, in points."""
    return page.locator("#stage > device-stage .device-screen").evaluate("(one) => one.offsetWidth")


def test_the_edge_stays_under_the_pointer(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page()
    before = page.evaluate(EDGE)
    drag(page, 100, release=False)
    two_frames(page)
    # A phone has a frame of 11 points, and a free width has one of a point.
    assert abs(page.evaluate(EDGE) - before - 100) < 12
    page.mouse.up()
    expect_revision(page, 2)


def test_escape_ends_a_drag_without_a_command(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page()
    drag(page, 120, release=False)
    expect(words(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(words(page)).to_be_hidden()
    page.mouse.up()
    two_frames(page)
    assert drawn_width(page) == 393
    script("push", value=1)
    expect_revision(page, 2)
    assert environment(script) == ("iphone-16", 393, "compact")


def test_keys_move_the_edge_and_one_command_follows(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page()
    handle(page).focus()
    for key in ("PageUp", "PageUp", "ArrowRight", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    expect(handle(page)).to_have_attribute("aria-valuetext", "603 × 852 · compact width")
    page.keyboard.press("PageUp")
    expect(handle(page)).to_have_attribute("aria-valuetext", "703 × 852 · regular width")
    expect(page.locator("#stage .device-screen[data-collapsed]")).to_have_count(0)
    expect_revision(page, 2)
    assert environment(script) == ("custom", 703, "regular")
    expect(handle(page)).to_be_focused()
    page.keyboard.press("Home")
    expect(handle(page)).to_have_attribute("aria-valuenow", "240")
    expect_revision(page, 3)


@pytest.mark.parametrize("way", ["double click", "Enter"])
def test_the_device_has_its_own_size_again(open_page, script, way):
    script("setEnvironment", device="ipad-11")
    page = open_page()
    drag(page, -100)
    expect_revision(page, 2)
    assert environment(script)[0] == "custom"
    if way == "Enter":
        page.keyboard.press("Enter")
    else:
        handle(page).dblclick()
    expect(page.locator("#device")).to_have_value("ipad-11")
    assert environment(script) == ("ipad-11", 834, "regular")


def test_a_free_width_that_came_from_a_script_has_a_way_back(open_page, script):
    script("setEnvironment", device="iphone-16")
    script("setEnvironment", width=500)
    page = open_page()
    expect(page.locator("#device")).to_have_value("custom")
    handle(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#device")).to_have_value("iphone-16")


@pytest.mark.parametrize(("width", "platform"), [(639, "iOS"), (640, "iOS"), (300, "macOS")])
def test_the_words_agree_with_the_server(open_page, script, width, platform):
    script("setEnvironment", width=width + 10, height=700, platform=platform)
    page = open_page()
    handle(page).focus()
    page.keyboard.press("ArrowLeft")
    said = handle(page).get_attribute("aria-valuetext")
    expect_revision(page, 2)
    assert said == f"{width} × 700 · {environment(script)[2]} width"


def test_an_app_keeps_its_state_while_its_width_changes(open_page, script):
    script("scene.open", id="settings")
    script("setEnvironment", device="ipad-13")
    page = open_page()
    screen = page.locator("#stage > device-stage")
    before = screen.inner_text()
    drag(page, -20, release=False)
    expect(words(page)).to_be_visible()
    two_frames(page)
    assert screen.inner_text().replace(words(page).inner_text(), "").split() == before.split()
    page.keyboard.press("Escape")


def test_a_device_that_fills_the_stage_is_dragged_at_every_zoom(open_page, script):
    page = open_page()
    page.locator("#zoom").select_option("1")
    stage = page.locator("#stage > device-stage .stage-fit")
    expect(stage).to_have_attribute("data-zoomed", "")
    handle(page).scroll_into_view_if_needed()
    box = handle(page).bounding_box()
    assert abs(box["x"] + 4 - page.evaluate(EDGE)) < 2
    drag(page, -40)
    expect_revision(page, 1)
    assert environment(script)[0] == "custom"
    assert environment(script)[1] in range(1104, 1125)


def test_a_session_that_someone_locks_has_no_handle_and_ends_a_drag(open_page, script):
    page = open_page()
    drag(page, -100, release=False)
    expect(words(page)).to_be_visible()
    script("presence.lock")
    expect(handle(page)).to_be_hidden()
    page.mouse.up()
    two_frames(page)
    assert drawn_width(page) == 1194
    script("presence.lock", locked=False)
    expect(handle(page)).to_be_visible()
    assert environment(script) == ("ipad-11-landscape", 1194, "regular")


def test_nothing_is_dragged_in_the_past(open_page, script):
    script("push", value=1)
    page = open_page()
    expect(handle(page)).to_be_visible()
    page.keyboard.press("[")
    expect(handle(page)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(handle(page)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("device", ["iphone-16", "ipad-11-landscape"])
def test_the_handle_is_in_sight_at_every_size(open_page, script, width, height, device):
    script("push", value=1)
    script("setEnvironment", device=device)
    page = open_page(width, height, panels=False, **(PHONE if width < 1000 else {}))
    expect(page.locator("#device")).to_have_value(device)
    two_frames(page)
    expect(handle(page)).to_be_in_viewport(ratio=1)
    box = handle(page).bounding_box()
    assert box["width"] >= 24 and box["height"] >= 44
    # Most of it is outside the device, unless that takes the whole width.
    assert box["x"] + box["width"] >= page.evaluate(EDGE)
    scrolled = "document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(scrolled) == 0
    fit = page.locator("#stage > device-stage .stage-fit")
    assert fit.evaluate("(fit) => fit.scrollWidth - fit.clientWidth") == 0


def test_a_finger_drags_too(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page(390, 844, panels=False, own=True, **PHONE)
    box = handle(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def send(kind, *points):
        touched = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    send("touchStart", (x, y))
    for step in range(1, 7):
        send("touchMove", (x - 10 * step, y))
    expect(words(page)).to_contain_text("compact width")
    send("touchEnd")
    wait_until(page, lambda: environment(script)[0] == "custom")
    assert 240 <= environment(script)[1] < 300


@pytest.mark.parametrize("look", ["light", "dark", "forced", "phone"])
def test_axe_finds_nothing_at_the_edge(open_page, script, look):
    page = open_page(**LOOKS[look])
    handle(page).focus()
    page.keyboard.press("PageDown")
    expect(words(page)).to_be_visible()
    assert_accessible(page)
