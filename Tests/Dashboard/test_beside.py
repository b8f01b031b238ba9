"""Two devices side by side on one session, where the page can tell what the second one shows."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from dashboard_pages import expect_revision

DESSERT = {"type": "Category", "value": "dessert"}
PIE = {
    "type": "Recipe",
    "value": {"category": "dessert", "id": "apple-pie", "minutes": 75, "name": "Apple Pie"},
}
STORIES = {
    "nothing": [],
    "a sidebar's row": [("select", {"column": "sidebar", "value": DESSERT})],
    "a content's row": [
        ("select", {"column": "sidebar", "value": DESSERT}),
        ("select", {"column": "content", "value": PIE}),
    ],
    "a path": [
        ("setPreferredCompactColumn", {"column": "detail"}),
        ("push", {"values": ["Hello", 42]}),
    ],
}

# What a person sees of a stage, without the device around it.
SEEN = """stage => [...stage.querySelectorAll(".column:not([hidden])")].map(column => [
  column.getAttribute("aria-label"), column.innerText.replace(/\\s+/g, " ").trim()])"""


def put_beside(page):
    page.keyboard.press("Shift+D")
    page.locator(".beside").wait_for()


@pytest.mark.parametrize("story", STORIES)
def test_the_second_device_shows_what_the_server_draws_for_it(open_page, script, story):
    script("setColumnVisibility", visibility="all")
    for method, params in STORIES[story]:
        script(method, **params)
    page = open_page()
    put_beside(page)
    page.locator("second-stage .column:not([hidden])").wait_for()
    reckoned = page.locator("second-stage").evaluate(SEEN)
    script("setEnvironment", device="iphone-16")
    page.locator("#stage > device-stage [data-collapsed]").wait_for()
    # The screen that stood there before leaves in its own time.
    expect(page.locator("#stage > device-stage .column:not([hidden]) app-screen")).to_have_count(1)
    assert page.locator("#stage > device-stage").evaluate(SEEN) == reckoned
    expect(page.locator(".beside-problem")).to_contain_text("device is compact")


def test_it_follows_the_session_and_takes_no_press(open_page, script):
    script("setColumnVisibility", visibility="all")
    page = open_page()
    put_beside(page)
    second = page.locator("second-stage")
    expect(second).to_contain_text("Categories")
    box = second.get_by_text("Dessert").bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    script("select", column="sidebar", value=DESSERT)
    expect(second).to_contain_text("Apple Pie")
    expect_revision(page, script("history.list")["head"])
    assert script("history.list")["revisions"][-1]["cause"]["client"] == "demo-script"
    page.get_by_label("Second device", exact=True).last.select_option("iphone-se")
    expect(second.locator(".device[data-cutout=homeButton]")).to_be_visible()
    page.keyboard.press("Shift+D")
    expect(page.locator(".beside")).to_have_count(0)


def test_what_only_the_server_could_draw_is_said_and_not_made_up(open_page, script):
    script("scene.open", id="music")
    page = open_page()
    put_beside(page)
    expect(page.locator(".beside-problem")).to_contain_text("for the session's device alone")
    expect(page.locator("second-stage")).to_be_hidden()


@pytest.mark.parametrize("look", ["light", "dark", "tablet", "phone"])
def test_axe_finds_nothing_beside(open_page, script, look):
    script("setColumnVisibility", visibility="all")
    script("select", column="sidebar", value=DESSERT)
    options = {"color_scheme": "dark" if look == "dark" else "light", "reduced_motion": "reduce"}
    sizes = {"tablet": (1024, 768), "phone": (390, 844)}
    page = open_page(*sizes.get(look, (1440, 900)), **options)
    put_beside(page)
    expect(page.locator("second-stage")).to_contain_text("Apple Pie")
    report = Axe().run(page)
    assert report.violations_count == 0, report.generate_report()
