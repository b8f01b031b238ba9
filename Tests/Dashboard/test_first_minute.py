"""A first visit shows the app, large, with the commands; panels are tabs until they are opened."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path, write_json

# The device's share of the window, and the size of its smallest row's text, in pixels.
DEVICE = """() => {
  const device = document.querySelector(".device");
  const { width, height } = device.getBoundingClientRect();
  const row = device.querySelector(".row-label, .row, .cell") ?? device;
  const scale = width / device.offsetWidth;
  return {
    share: width * height / (innerWidth * innerHeight),
    text: parseFloat(getComputedStyle(row).fontSize) * scale,
  };
}"""

SIZES = [(1440, 900), (1024, 768), (1280, 720), (820, 1180), (390, 844), (844, 390)]


@pytest.fixture
def first_visit(open_page):
    def first_visit(*size, **options):
        return open_page(*size, panels=False, **options)

    return first_visit


@pytest.mark.parametrize(
    ("size", "share"),
    [((1440, 900), 0.56), ((1920, 1080), 0.5), ((1024, 768), 0.61), ((1280, 720), 0.44)],
)
def test_the_device_has_most_of_the_window(first_visit, size, share):
    page = first_visit(*size)
    device = page.evaluate(DEVICE)
    assert device["share"] >= share - 0.005, device
    assert device["text"] >= 10, device


@pytest.mark.parametrize("size", SIZES)
def test_push_pop_and_root_are_in_sight_once(first_visit, size):
    page = first_visit(*size)
    for name in ("Push", "Pop", "Root"):
        button = page.get_by_role("button", name=name, exact=True).locator("visible=true")
        expect(button).to_have_count(1)
        expect(button).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", SIZES[:4])
def test_panels_begin_as_tabs_and_open_at_a_click(first_visit, size):
    page = first_visit(*size)
    tabs = page.get_by_role("tab").locator("visible=true")
    expect(tabs).to_have_count(13)
    expect(page.get_by_role("tab", selected=True)).to_have_count(0)
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    for name, panel in (("State", "state-tree"), ("Log", "revision-log")):
        page.get_by_role("tab", name=name, exact=True).click()
        expect(page.locator(panel)).to_be_visible()
        expect(page.get_by_role("tab", name=name, exact=True)).to_have_attribute(
            "aria-selected", "true"
        )
    page.reload()
    expect(page.locator("revision-log")).to_be_visible()


def test_arrow_keys_walk_through_folded_tabs_without_opening_them(first_visit):
    page = first_visit()
    page.locator("#tab-problems").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#tab-state")).to_be_focused()
    expect(page.locator("state-tree")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("state-tree")).to_be_visible()


def test_a_folded_tab_counts_the_problems(first_visit, script):
    page = first_visit()
    expect(page.locator("#tab-problems")).not_to_have_attribute("data-count", "1")
    script("push", value={"type": "Mystery", "value": 1})
    expect(page.locator("#tab-problems")).to_have_attribute("data-count", "1")


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_the_first_visit(first_visit, size):
    assert_accessible(first_visit(*size))


def test_a_push_on_a_phone_says_where_the_value_is_and_shows_it(first_visit, script):
    page = first_visit(390, 844, has_touch=True, is_mobile=True)
    script("push", value=42)
    expect_path(page, "42")
    why = page.locator(".why")
    expect(why).to_contain_text("42 is on the path; Sidebar hides it.")
    why.get_by_role("button", name="Show").click()
    expect(page.locator(".device-screen .face-value").last).to_contain_text("42")
    expect(why.get_by_role("button", name="Show")).to_be_hidden()


def test_the_sandbox_shows_what_a_person_chooses(first_visit):
    page = first_visit(1440, 900)
    category = page.get_by_role("button", name="Dessert")
    expect(category.locator(".node-badge")).to_have_text("4")
    category.click()
    recipe = page.get_by_role("button", name="Apple Pie")
    expect(recipe.locator(".node-badge")).to_have_text("75 min")
    recipe.click()
    detail = page.get_by_role("region", name="Detail")
    expect(detail.get_by_role("heading", name="Apple Pie")).to_be_visible()
    expect(detail.locator(".face-fields div").first).to_have_text("Categorydessert")
    page.get_by_role("button", name="Tiramisu").click()
    expect(detail.locator(".face-value")).to_contain_text("tiramisu")


@pytest.mark.parametrize(
    ("size", "device"),
    [
        ((390, 844), "iphone-16"),
        ((844, 390), "iphone-16-landscape"),
        ((820, 1180), "ipad-11"),
    ],
)
def test_a_phone_or_upright_tablet_begins_with_one_like_itself(first_visit, script, size, device):
    page = first_visit(*size, has_touch=True, is_mobile=True)
    expect(page.locator("link-pill")).to_contain_text("r1")
    assert script.state()["environment"]["device"] == device


def test_the_device_settings_close_by_escape_and_outside(first_visit):
    page = first_visit()
    gear = page.get_by_label("More settings")
    settings = page.locator(".toolbar-settings")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(720, 860)):
        gear.click()
        expect(settings).to_be_visible()
        close()
        expect(settings).to_be_hidden()


def test_an_upright_window_without_touch_has_room_for_an_upright_tablet(first_visit, script):
    page = first_visit(820, 1180)
    expect(page.locator("link-pill")).to_contain_text("r1")
    assert script.state()["environment"]["device"] == "ipad-11"
    assert page.evaluate("innerWidth * 0.6") < page.locator(".device").bounding_box()["width"]


def test_a_phone_shows_the_timeline_when_it_is_asked_for_or_used(first_visit, script):
    page = first_visit(390, 844, has_touch=True, is_mobile=True)
    script("push", values=[1, 2])
    timeline = page.locator("timeline-bar")
    time = page.locator("command-bar").get_by_role("button", name="History")
    expect(timeline).to_be_hidden()
    time.tap()
    expect(timeline).to_be_visible()
    expect(time).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Previous revision").tap()
    expect(page.locator("revision-card")).to_be_visible()
    time.tap()
    # It stays as long as the past is on the stage.
    expect(timeline).to_be_visible()
    page.get_by_role("button", name="Back to live").tap()
    expect(timeline).to_be_hidden()


def test_a_phone_on_its_side_has_everything_in_sight_without_scrolling(first_visit):
    page = first_visit(844, 390, has_touch=True, is_mobile=True)
    expect(page.locator("link-pill")).to_contain_text("r1")
    for part in (".device", "path-bar", "link-pill", ".toolbar-fold"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.documentElement.scrollHeight") <= 390
    assert page.evaluate(DEVICE)["share"] >= 0.49
    page.get_by_role("button", name="Scene and device").tap()
    expect(page.locator("#scene")).to_be_visible()


def test_the_words_at_the_top_of_a_phone_are_whole(first_visit, script):
    page = first_visit(390, 844, has_touch=True, is_mobile=True)
    script("push", values=list(range(120)))
    for part in ("link-pill > button", ".pill-word", ".pill-revision"):
        whole = "(part) => part.scrollWidth <= part.clientWidth + 1"
        assert page.locator(part).evaluate(whole), part


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_a_panel_opens_at_a_height_in_which_it_shows_something(first_visit, script, size):
    script("push", values=[1, 2])
    script.batch([("pop", {}), ("push", {"value": 3}), ("pop", {}), ("push", {"value": 4})])
    page = first_visit(*size)
    page.get_by_role("tab", name="Performance", exact=True).click()
    for name in ("Frames per second", "Long tasks"):
        expect(page.locator("performance-panel").get_by_text(name, exact=True)).to_be_in_viewport()
    if size[0] > 1200:
        expect(page.get_by_text("Page memory")).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Sequence", exact=True).click()
    steps = page.locator("sequence-diagram").get_by_text(re.compile("^r[1-5] "))
    expect(steps.last).to_be_in_viewport(ratio=0.9)
    assert page.locator("sequence-diagram").bounding_box()["height"] > 160


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_push_on_a_phone_brings_the_detail_forward(first_visit, size):
    page = first_visit(*size, has_touch=True)
    expect(page.locator("device-stage")).to_contain_text("Categories")
    page.get_by_role("button", name="Push", exact=True).locator("visible=true").click()
    page.locator("push-form").get_by_role("button", name="Push").click()
    expect(page.locator("device-stage")).not_to_contain_text("Categories")
    expect(page.locator("device-stage")).to_contain_text("42")
    expect_path(page, "42")


def test_a_refusal_is_forgotten_after_the_next_change(page, script):
    script("scene.open", id="numbers")
    write_json(page, "Level").fill('{"third":1}')
    page.locator("push-form .primary").click()
    problem = page.locator("#push-problem")
    expect(problem).to_be_visible()
    script("tap", label="Straight to the second")
    expect(problem).to_be_hidden()
