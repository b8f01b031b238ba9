"""Two devices side by side on one session: the server draws the same navigation for both."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import Line, assert_accessible, expect_revision, wait_until

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
    "a scene of views": [
        ("scene.open", {"id": "recipes"}),
        ("tap", {"label": "Dessert"}),
        ("tap", {"label": "Apple Pie"}),
    ],
}

# The visible columns on a stage, without the device around them.
SEEN = """stage => [...stage.querySelectorAll(".column:not([hidden])")].map(column => [
  column.getAttribute("aria-label"), column.innerText.replace(/\\s+/g, " ").trim()])"""


def put_beside(page):
    page.keyboard.press("Shift+D")
    page.locator(".second-device").wait_for()


def second(page):
    return page.locator("second-stage")


@pytest.mark.parametrize("story", STORIES)
def test_the_second_device_shows_what_the_first_would_show_there(open_page, script, story):
    for method, params in STORIES[story]:
        script(method, **params)
    page = open_page()
    put_beside(page)
    expect(second(page).locator("[data-collapsed]")).to_have_count(1)
    shown = second(page).evaluate(SEEN)
    assert len(shown) == 1 and shown[0][1]
    script("setEnvironment", device="iphone-16")
    page.locator("#stage > device-stage [data-collapsed]").wait_for()
    # The screen that was there before leaves with an animation.
    expect(page.locator("#stage > device-stage .column:not([hidden]) app-screen")).to_have_count(1)
    first = page.locator("#stage > device-stage .column:not([hidden])")
    expect(first).to_have_attribute("aria-label", shown[0][0])
    expect(first).to_have_text(shown[0][1], use_inner_text=True)


def test_a_phone_gets_a_tablet_as_second_device(open_page, script):
    script("scene.open", id="recipes")
    script("setEnvironment", device="iphone-16")
    page = open_page()
    put_beside(page)
    expect(page.get_by_label("Second device", exact=True).last).to_have_value("ipad-11-landscape")
    expect(second(page).locator(".column:not([hidden])")).to_have_count(2)


def test_it_follows_the_session_and_cannot_be_pressed(open_page, script):
    script("scene.open", id="recipes")
    page = open_page()
    put_beside(page)
    expect(second(page)).to_contain_text("Cookbook")
    box = second(page).get_by_text("Dessert").bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    script("tap", label="Dessert")
    expect(second(page)).to_contain_text("Apple Pie")
    script("tap", label="Apple Pie")
    expect(second(page)).to_contain_text("Pie crust")
    script("pop")
    expect(second(page)).not_to_contain_text("Pie crust")
    expect_revision(page, script("history.list")["head"])
    assert script("history.list")["revisions"][-1]["cause"]["client"] == "demo-script"
    page.get_by_label("Second device", exact=True).last.select_option("iphone-se")
    expect(second(page).locator(".device[data-cutout=homeButton]")).to_be_visible()
    page.keyboard.press("Shift+D")
    expect(page.locator(".second-device")).to_have_count(0)


def test_it_shows_the_past_together_with_the_first(open_page, script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")
    script("popToRoot")
    page = open_page()
    put_beside(page)
    expect(second(page)).to_contain_text("Apple Pie")
    expect(second(page)).not_to_contain_text("Pie crust")
    page.locator("timeline-bar").get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    expect(second(page)).to_contain_text("Pie crust")
    page.keyboard.press("Escape")
    expect(second(page)).not_to_contain_text("Pie crust")


def test_a_burst_needs_fewer_previews_than_changes(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    put_beside(page)
    expect(second(page)).to_contain_text("Categories")
    del lines[0].sent[:]
    for number in range(60):
        script("push", value=number)
    expect_revision(page, 60)
    expect(second(page)).to_contain_text("Categories")

    def asked():
        return sum("scene.preview" in message for message in lines[0].sent)

    wait_until(page, asked)
    assert 1 <= asked() < 60


def test_a_refusal_by_the_server_is_shown_in_its_place(open_page, script):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("scene.open", id="animals")
    page = open_page()
    put_beside(page)
    expect(second(page)).to_be_visible()
    page.locator("timeline-bar").get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".second-device-problem")).to_contain_text("The server shows nothing here")
    expect(second(page)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(second(page)).to_be_visible()
    expect(page.locator(".second-device-problem")).to_be_hidden()


@pytest.mark.parametrize("look", ["light", "dark", "tablet", "phone"])
def test_axe_finds_nothing_with_a_second_device(open_page, script, look):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    options = {"color_scheme": "dark" if look == "dark" else "light", "reduced_motion": "reduce"}
    sizes = {"tablet": (1024, 768), "phone": (390, 844)}
    page = open_page(*sizes.get(look, (1440, 900)), **options)
    put_beside(page)
    expect(second(page)).to_contain_text("Apple Pie")
    assert_accessible(page)
