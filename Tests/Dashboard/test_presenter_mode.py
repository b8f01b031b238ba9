"""Presenter mode: the stage and the last change in words, for a talk or a lesson."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import (
    Line,
    assert_accessible,
    expect_revision,
    expect_revision_named,
    push,
    wait_until,
)

VIEWS = {
    "light": {"width": 1280, "height": 720, "color_scheme": "light"},
    "dark": {"width": 1920, "height": 1080, "color_scheme": "dark"},
    "forced": {"width": 1280, "height": 720, "forced_colors": "active"},
    "rtl": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844, "has_touch": True},
}


def present(page):
    page.keyboard.press("Shift+P")
    page.locator(".caption").wait_for()
    page.locator(".top-bar").wait_for(state="hidden")


def test_the_stage_grows_and_everything_else_disappears(open_page):
    page = open_page(1280, 720)
    before = page.locator(".device").bounding_box()
    present(page)
    for gone in (".top-bar", "#command", "#inspector", "#drawer", "#timeline", "path-bar"):
        expect(page.locator(gone).first).to_be_hidden()
    page.wait_for_function(
        "width => document.querySelector('.device').getBoundingClientRect().width > 1.3 * width",
        arg=before["width"],
    )
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator(".top-bar")).to_be_visible()


def test_a_change_before_the_first_drawing_is_a_caption(open_page, script):
    heard = []

    def prepare(page):
        Line(page).change = lambda message, deliver: (deliver(message), heard.append(message))

    page = open_page(own=True, prepare=prepare)
    page.evaluate("""() => {
      const [held, draw] = [[], window.requestAnimationFrame];
      window.requestAnimationFrame = (body) => held.push(body);
      window.goOn = () => {
        window.requestAnimationFrame = draw;
        held.forEach((body) => draw(body));
      };
    }""")
    page.keyboard.press("Shift+P")
    page.locator(".caption").wait_for()
    script("push", value=1)
    wait_until(page, lambda: any('"changed"' in message for message in heard))
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    page.evaluate("window.goOn()")
    expect(page.locator(".caption-words")).to_contain_text("Push")


def test_a_lost_connection_is_shown(open_page):
    lines = []
    page = open_page(own=True, tolerant=True, prepare=lambda page: lines.append(Line(page)))
    page.locator("link-pill[data-tone=ok]").wait_for()
    present(page)
    page.context.set_offline(True)
    lines[0].cut()
    expect(page.locator(".caption")).to_contain_text("Not connected. Showing revision 0")


def test_the_caption_names_the_last_change_its_author_and_its_revision(open_page, script):
    page = open_page(1280, 720)
    present(page)
    caption = page.locator(".caption")
    expect(caption).to_contain_text("Each change appears here")
    script("push", value="Hello")
    expect(caption.locator(".caption-words")).to_have_text("Push “Hello”")
    expect(caption).to_contain_text("Revision 1")
    expect(caption).to_contain_text("demo-script")
    size = caption.locator(".caption-words").evaluate(
        "(words) => parseFloat(getComputedStyle(words).fontSize)"
    )
    assert size >= 28


def test_keys_still_work_and_the_first_change_on_the_page_is_its_own(open_page, script):
    page = open_page(1280, 720)
    push(page, "Int", "7")
    expect_revision(page, 1)
    page.locator("#stage").focus()
    present(page)
    page.keyboard.press("u")
    expect(page.locator(".caption-words")).to_have_text("Back to Sandbox")
    expect(page.locator(".caption")).to_contain_text(" (you)")


def test_a_past_revision_is_named_and_escape_leaves_one_mode_at_a_time(open_page, script):
    script("push", value="one")
    script("push", value="two")
    page = open_page()
    present(page)
    page.keyboard.press("[")
    expect(page.locator(".caption")).to_contain_text("Viewing revision 1 of 2")
    expect(page.locator(".caption-words")).to_have_text("Push “one”")
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_contain_text("Revision 2")
    expect(page.locator(".caption")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_have_count(0)


def test_hostile_and_long_values_stay_text_in_two_lines(open_page, script):
    page = open_page(1280, 720)
    present(page)
    before = page.locator(".caption").bounding_box()
    script("push", value="<img src=x onerror=alert(1)>" + "W" * 5000)
    expect(page.locator(".caption-words")).to_contain_text("<img src=x")
    assert page.locator(".caption img").count() == 0
    assert page.locator(".caption").bounding_box() == before


def test_captions_name_screens_and_show_no_json(open_page, script):
    page = open_page(1280, 720)
    present(page)
    words = page.locator(".caption-words")
    script("scene.open", id="recipes")
    expect(words).to_have_text("Open the scene Recipes")
    script("tap", label="Dessert")
    expect(words).to_have_text("Tap “Dessert”")
    script("tap", label="Apple Pie")
    expect(words).to_have_text("Tap “Apple Pie”")
    script("back")
    expect(words).to_have_text("Back to Dessert")
    script("undo")
    expect(words).to_have_text("Undo: Push Apple Pie")


def labelled(script, label, value):
    return script("push", value=value, meta={"label": label})["revision"]


def test_the_labels_of_a_script_are_chapters(open_page, script):
    for number in range(3):
        labelled(script, f"Step {number + 1}: <b>push</b>", number)
        script("push", value=f"detail {number}")
    page = open_page(1280, 720)
    present(page)
    chapter = page.locator(".caption-chapter")
    expect(chapter).to_have_text("Chapter 3 of 3Step 3: <b>push</b>")
    page.keyboard.press("PageUp")
    expect(page.locator(".caption")).to_contain_text("Viewing revision 3 of 6")
    expect(chapter).to_contain_text("Chapter 2 of 3")
    page.get_by_role("button", name="Previous chapter").click()
    expect(page.locator(".caption")).to_contain_text("Viewing revision 1 of 6")
    expect(page.get_by_role("button", name="Previous chapter")).to_be_disabled()
    for revision in (3, 5):
        page.keyboard.press("PageDown")
        expect(page.locator(".caption")).to_contain_text(f"Viewing revision {revision} of 6")
    page.keyboard.press("PageDown")
    expect(page.locator(".caption")).to_contain_text("Revision 6")
    labelled(script, "Step 4", 4)
    expect(chapter).to_have_text("Chapter 4 of 4Step 4")


def test_a_session_without_labels_has_no_chapters(open_page, script):
    script("push", value=1)
    page = open_page(1280, 720)
    present(page)
    page.keyboard.press("PageDown")
    expect(page.locator(".caption-chapter")).to_be_hidden()
    expect(page.locator(".caption")).to_contain_text("Revision 1")


def test_a_ring_follows_the_mouse_until_the_end(open_page):
    page = open_page(1280, 720)
    present(page)
    ring = page.locator(".cursor-halo")
    page.mouse.move(300, 200)
    expect(ring).to_be_visible()
    box = ring.bounding_box()
    assert (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) == (300, 200)
    page.keyboard.press("Escape")
    expect(ring).to_have_count(0)


@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_while_presenting(open_page, script, view):
    page = open_page(reduced_motion="reduce", **VIEWS[view])
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    present(page)
    pushed = script("push", values=["Hello", 42])
    expect(page.locator(".caption-words")).to_contain_text("Push")
    expect_revision_named(page, pushed["revision"])
    assert_accessible(page)
