"""The map of the app: screens that were seen, the ways between them, and where it leads."""

import xml.etree.ElementTree as ElementTree

import pytest
from playwright.sync_api import expect

from dashboard_pages import (
    LOOKS,
    assert_accessible,
    expect_path,
    expect_revision,
    stand_still,
    wait_until,
)
from live_scenes import document, element, node
from live_scenes import screen as view
from test_log import longest_task


def open_map(page):
    page.keyboard.press("a")
    page.locator(".map-screen").first.wait_for()
    return page


def screen(page, title):
    name = page.locator(".map-title > :first-child").get_by_text(title, exact=True)
    return page.locator(".map-screen").filter(has=name)


def titles(page):
    return page.locator(".map-title > :first-child")


def go_through_settings(script):
    script("scene.open", id="settings")
    for label in ["General", "Display", "Sounds"]:
        script("tap", label=label)
        script("back")


def test_the_map_shows_screens_with_the_ways_between_them(page, script):
    go_through_settings(script)
    script("tap", label="General")
    open_map(page)
    expect(titles(page)).to_have_text(["Settings", "General", "Display", "Sounds"])
    chips = page.locator(".map-chip")
    expect(chips.filter(has_text="General")).to_have_text("Tap “General”×2")
    expect(chips.get_by_text("Tap “Sounds”", exact=True)).to_have_count(1)
    expect(chips.get_by_text("Back", exact=True)).to_have_count(3)
    expect(page.locator(".map-line[data-back]")).to_have_count(3)
    expect(screen(page, "General")).to_have_accessible_name(
        "General, SettingsPage, seen 2 times, You are here"
    )


def test_a_screen_is_drawn_with_its_title_and_its_rows(page, script):
    go_through_settings(script)
    open_map(page)
    words = screen(page, "Settings").locator(".map-sketch text")
    expect(words.filter(has_text="Settings")).to_have_count(1)
    expect(words.filter(has_text="Display")).to_have_count(1)
    expect(screen(page, "Sounds").locator("text").first).to_contain_text("Settings")


def test_values_of_one_type_are_one_screen_with_examples(page, script):
    script("scene.open", id="value-links")
    for planet in ["Venus", "Mars", "Earth"]:
        script("tap", label=planet)
        script("popToRoot")
    open_map(page)
    expect(titles(page)).to_have_text(["Planets", "Planet"])
    expect(screen(page, "Planet").locator(".map-examples")).to_have_text("Venus, Mars, Earth")


def test_the_map_grows_while_it_is_open(page, script):
    script("push", value=1)
    open_map(page)
    expect(titles(page)).to_have_text(["Categories", "1"])
    script("push", value="two")
    expect(titles(page)).to_have_text(["Categories", "1", "two"])
    expect(screen(page, "two")).to_have_attribute("data-here", "")


def test_screens_stay_where_they_are_when_another_one_comes(page, script):
    script("push", value=1)
    open_map(page)
    expect(titles(page)).to_have_text(["Categories", "1"])
    script("popToRoot")
    script("push", value="two")
    expect(titles(page)).to_have_text(["Categories", "1", "two"])
    rise = """(items) => items.slice(0, 2).map((item) => item.offsetTop)"""
    items = page.locator(".map-item:has(.map-screen)")
    before = items.evaluate_all(rise)
    script("popToRoot")
    script("push", value=True)
    expect(titles(page)).to_have_text(["Categories", "1", "two", "true"])
    assert items.evaluate_all(rise) == before


def test_deep_links_are_doors(page, script):
    script("scene.open", id="deep-links")
    script("openURL", url="library://book/2/chapter/3")
    open_map(page)
    door = page.get_by_role("button", name="Deep link library://book/2/chapter/3")
    screen(page, "Library").focus()
    page.keyboard.press("ArrowDown")
    expect(door).to_be_focused()
    page.keyboard.press("Enter")
    card = page.get_by_role("region", name="About this screen")
    expect(card.get_by_role("heading", level=3)).to_have_text("Chapter 3")
    expect(card).to_contain_text("library://book/2/chapter/3")


def at_step(name, *body, back=None):
    return document(
        view={"detail": view(name, *body, back=back)},
        path=[element(1, name, 1)],
        screens=[
            {"title": "Cart", "source": "root"},
            {"title": name, "source": "path", "index": 0},
        ],
        columns=1,
    )


def test_dead_ends_and_screens_without_a_way_back_are_marked(play):
    page, session = play(document(view={"detail": view("Cart", node("button", "Pay", "b1"))}))
    open_map(page)
    session.change(at_step("Payment", node("button", "Next", "b2")))
    notes = ".map-notes"
    expect(screen(page, "Payment").locator(notes)).to_have_text("You are here · No way back")
    session.change(at_step("Thanks", node("text", "Thank you")))
    expect(screen(page, "Thanks").locator(notes)).to_have_text("You are here · Dead end")
    session.change(at_step("Help", node("text", "Help"), back="Cart"))
    expect(screen(page, "Help").locator(notes)).to_have_text("You are here")
    expect(screen(page, "Thanks").locator(notes)).to_have_text("Dead end")
    expect(screen(page, "Payment").locator(notes)).to_have_text("No way back")


def test_a_screen_leads_there(page, script):
    go_through_settings(script)
    open_map(page)
    screen(page, "Display").click()
    page.get_by_role("button", name="Go to Display").click()
    expect(page.locator("page-banner")).to_contain_text("Went to Display.")
    expect_path(page, '"display"')
    expect(screen(page, "Display")).to_have_attribute("data-here", "")


def test_a_screen_leads_to_a_sheet_by_its_button(page, script):
    script("scene.open", id="music")
    script("tap", label="New track")
    script("back")
    open_map(page)
    screen(page, "New track").click()
    page.get_by_role("button", name="Go to New track").click()
    expect(page.locator("modal-layer").get_by_text("Explicit").first).to_be_visible()


def test_a_screen_of_a_scene_that_was_left_can_be_reached(page, script):
    go_through_settings(script)
    script("scene.open", id="music")
    open_map(page)
    screen(page, "Sounds").click()
    page.get_by_role("button", name="Go to Sounds").click()
    expect_path(page, '"sounds"')


def test_a_screen_leads_to_its_revisions(page, script):
    go_through_settings(script)
    open_map(page)
    screen(page, "Display").click()
    page.get_by_role("button", name="View r4").click()
    expect(page.locator("revision-card")).to_contain_text("Viewing r4 of r7")
    expect(page.locator("device-stage").get_by_text("Display").first).to_be_visible()


def test_the_map_is_walked_by_keys(page, script):
    go_through_settings(script)
    open_map(page)
    expect(titles(page)).to_have_text(["Settings", "General", "Display", "Sounds"])
    first = page.locator(".map-screen[tabindex='0']")
    expect(first.locator(".map-title > :first-child")).to_have_text("Settings")
    for title in ["Settings", "General", "Display", "Sounds"]:
        # A screen that is drawn with its rows moves its neighbours.
        expect(screen(page, title).locator(".map-sketch text").first).to_be_attached()
    screen(page, "Settings").focus()
    page.keyboard.press("ArrowRight")
    expect(screen(page, "Display")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(screen(page, "Sounds")).to_be_focused()
    expect(page.locator(".map-screen[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Enter")
    card = page.get_by_role("region", name="About this screen")
    expect(card).to_be_focused()
    expect(card).to_contain_text("Ways in")
    expect(card.get_by_role("listitem").first).to_have_text("SettingsTap “Sounds”")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(screen(page, "Sounds")).to_be_focused()


def test_the_scale_is_chosen_or_fits(page, script):
    go_through_settings(script)
    open_map(page)
    expect(titles(page)).to_have_count(4)
    box = page.locator(".map-box")
    width = screen(page, "Settings").bounding_box()["width"]
    page.get_by_role("button", name="Larger").click()
    wait_until(page, lambda: screen(page, "Settings").bounding_box()["width"] > width)
    page.get_by_role("button", name="Fit", exact=True).click()
    wait_until(page, lambda: box.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"))


def choose_crepes(script):
    script("select", column="sidebar", value={"type": "Category", "value": "pancake"})
    script("tap", label="Crêpes")


def test_the_screen_in_front_is_what_the_device_shows(page, script):
    choose_crepes(script)
    open_map(page)
    expect(titles(page)).to_have_text(["Categories", "Recipes", "Crêpes"])
    here = page.locator(".map-screen[data-here] .map-sketch text")
    expect(here).to_have_text(
        ["Crêpes", "{ }", "Recipe", "Category", "pancake", "Id", "crepes", "Minutes", "30"]
    )


def test_on_a_phone_all_screens_are_in_sight_and_all_buttons_in_one_row(open_page, script):
    choose_crepes(script)
    copying = {"permissions": ["clipboard-read", "clipboard-write"]}
    page = open_map(open_page(390, 844, own=True, has_touch=True, is_mobile=True, **copying))
    expect(titles(page)).to_have_count(3)
    stand_still(page)
    box = page.locator(".map-box").bounding_box()
    for item in page.locator(".map-screen").all():
        place = item.bounding_box()
        assert box["x"] <= place["x"]
        assert place["x"] + place["width"] <= box["x"] + box["width"]
        assert box["y"] <= place["y"]
        assert place["y"] + place["height"] <= box["y"] + box["height"]
    tops = [item.bounding_box()["y"] for item in page.locator(".map-screen").all()]
    assert tops == sorted(tops) and len(set(tops)) == 3
    names = ["Smaller", "Fit", "Larger", "Full screen", "Save as SVG", "Copy as Mermaid"]
    buttons = page.locator(".map-buttons button")
    for button, name in zip(buttons.all(), names, strict=True):
        expect(button).to_have_accessible_name(name)
    assert len({button.bounding_box()["y"] for button in buttons.all()}) == 1
    before = page.locator(".map-buttons").bounding_box()
    buttons.last.tap()
    expect(buttons.last).to_have_accessible_name("Copied")
    expect(page.locator(".map-check")).to_be_visible()
    assert page.locator(".map-buttons").bounding_box() == before


def test_the_map_is_saved_as_svg(page, script):
    script("push", value={"type": "Odd", "value": "<b>\u202e&\"'"})
    script("back")
    script("push", value=42)
    open_map(page)
    expect(titles(page)).to_have_text(["Categories", "Odd", "42"])
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as SVG").click()
    assert download.value.suggested_filename == "map.svg"
    drawing = ElementTree.parse(download.value.path()).getroot()
    words = ["".join(text.itertext()) for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Categories", "Int", "Push", "Back"} <= set(words)
    assert not any("\u202e" in text for text in words)


def test_the_map_is_copied_as_mermaid(open_page, script):
    go_through_settings(script)
    page = open_map(open_page(permissions=["clipboard-read", "clipboard-write"]))
    expect(titles(page)).to_have_count(4)
    page.get_by_role("button", name="Copy as Mermaid").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert lines[:2] == ["flowchart LR", '  s1["Settings"]']
    assert '  s1 -->|"Tap “Display”"| s3' in lines
    assert '  s3 -.->|"Back"| s1' in lines


def test_titles_from_outside_deceive_no_one(page, script):
    script("push", value={"type": "\u202eevil", "value": 1})
    script("push", value={"type": "wide" * 500, "value": "\u200b" * 40})
    open_map(page)
    expect(titles(page)).to_have_count(3)
    texts = page.locator("app-map").evaluate("(map) => map.textContent")
    assert not any(mark in texts for mark in "\u202e\u200b")
    stand_still(page)
    for item in page.locator(".map-screen").all():
        assert item.evaluate("(one) => one.scrollWidth <= one.clientWidth")


SCROLL = """async () => {
  const box = document.querySelector(".map-box");
  for (let step = 0; step < 60; step += 1) {
    box.scrollTop += step < 30 ? 150 : -150;
    await new Promise(requestAnimationFrame);
  }
}"""

READ = """async () => {
  document.querySelector("#tab-map").click();
  const isRead = () => document.querySelector(".map-note")?.textContent.includes("5,000") &&
    !document.querySelector(".map-note").textContent.includes("Reading");
  while (!isRead()) await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
}"""


def test_of_five_thousand_screens_some_are_drawn_and_no_task_is_long(browser, open_page, script):
    for start in range(0, 4999, 50):
        types = range(start, min(4999, start + 50))
        calls = [("push", {"value": {"type": f"T{one}", "value": one}}) for one in types]
        script.batch([call for push in calls for call in (push, ("popToRoot", {}))])

    def read():
        page = open_page()
        page.evaluate(READ)
        return page

    page = read()
    expect(page.locator(".map-note")).to_have_text(
        "5,000 screens. Only the 60 that were seen most are drawn. "
        "Ways back are only in the screens’ cards."
    )
    expect(page.locator(".map-screen")).to_have_count(60)
    page.close()
    page = open_page()
    assert longest_task(browser, page, lambda: page.evaluate(READ), goes=1) <= 50
    assert longest_task(browser, page, lambda: page.evaluate(SCROLL)) <= 50


def test_a_map_that_is_not_in_sight_asks_for_nothing(open_page, script):
    go_through_settings(script)
    asked = []

    def listen(page):
        def note(text):
            if '"history.' in str(text):
                asked.append(text)

        page.on("websocket", lambda socket: socket.on("framesent", note))

    page = open_map(open_page(own=True, tolerant=False, prepare=listen))
    expect(titles(page)).to_have_count(4)
    page.keyboard.press("m")
    expect(page.locator("app-map")).to_be_hidden()
    page.wait_for_load_state("networkidle")
    before = len(asked)
    script("tap", label="Storage")
    expect_revision(page, 8)
    stand_still(page)
    assert [text for text in asked[before:] if '"history.get"' in str(text)] == []
    assert [text for text in asked[before:] if '"history.list"' in str(text)] == []


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_the_map(open_page, script, look):
    script("scene.open", id="deep-links")
    script("openURL", url="library://book/2/chapter/3")
    script("back")
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    if look == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    open_map(page)
    expect(titles(page)).to_have_count(3)
    assert_accessible(page)
    page.locator(".map-screen").first.click()
    page.get_by_role("region", name="About this screen").wait_for()
    assert_accessible(page)
