"""Earlier revisions on the stage: viewing, restoring and replaying are three things."""

import json
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, assert_menu_is_whole, expect_revision

pytestmark = pytest.mark.short


@pytest.fixture
def past(open_page, script):
    """A page and a session of six revisions, whose depths are 3, 2, 0, 2, 2, 3."""

    def begin(*size, **options):
        script("push", values=[1, "two", True])
        script("pop")
        script("popToRoot")
        script("push", values=[7, 8])
        script("setEnvironment", device="iphone-16")
        script("push", value=9)
        page = open_page(*size, **options)
        expect(slider(page)).to_have_attribute("aria-valuemax", "6")
        expect(slider(page)).to_have_attribute("aria-valuetext", "Live, revision 6, push, depth 3")
        return page

    return begin


def slider(page):
    return page.get_by_role("slider", name="Revision on the stage")


def card(page):
    return page.get_by_role("region", name="Earlier revision")


def chips(page):
    return page.locator("path-bar .chip")


def listen(page):
    """Collects what the page sends from now on, after its requests at the start."""
    page.locator(".people-button").wait_for()
    page.evaluate("""() => {
      window.sent = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) { window.sent.push(text); send.call(this, text); };
    }""")


def methods_sent(page):
    return {json.loads(text)["method"] for text in page.evaluate("window.sent")}


def test_the_timeline_is_a_slider_over_all_revisions(past):
    page = past()
    slider(page).focus()
    page.keyboard.press("ArrowLeft")
    expect(card(page)).to_contain_text("Viewing r5 of r6")
    page.keyboard.press("Home")
    expect(card(page)).to_contain_text("Viewing r0 of r6")
    expect(chips(page)).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(chips(page)).to_have_text(["Int1", 'String"two"', "Booltrue"])
    expect(slider(page)).to_have_attribute("aria-valuetext", "Revision 1 of 6, push, depth 3")
    page.keyboard.press("End")
    expect(card(page)).to_be_hidden()
    expect(chips(page)).to_have_count(3)


def test_times_have_the_same_form_everywhere(past):
    page = past(locale="en-US")
    row = page.locator(".log-row[data-revision='6']")
    time = row.locator("time")
    expect(time).to_have_text(re.compile(r"^\d\d:\d\d:\d\d$"))
    shown = time.inner_text()
    assert shown in row.locator(".log-when").get_attribute("title")
    page.get_by_role("tab", name="Diff").click()
    expect(page.locator(".diff-caption")).to_contain_text(f", {shown},")
    page.keyboard.press("[")
    five = page.locator(".log-row[data-revision='5'] time").inner_text()
    expect(card(page).locator("time")).to_have_text(five)


def test_a_press_on_the_timeline_shows_the_revision_there(past):
    page = past()
    box = slider(page).bounding_box()
    page.mouse.click(box["x"] + box["width"] * 2.5 / 7, box["y"] + box["height"] / 2)
    expect(card(page)).to_contain_text("Viewing r2 of r6")
    expect(chips(page)).to_have_count(2)


def test_viewing_sends_no_command_whatever_is_pressed(past, script):
    page = past()
    listen(page)
    page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r5")
    for key in ["u", "0", "Backspace", "Control+z", "v", "s", "c", "b"]:
        page.keyboard.press(key)
    notice = page.get_by_role("region", name="Notice")
    expect(notice).to_contain_text("You’re viewing an earlier revision")
    page.locator("device-stage button:visible").first.click()
    page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r4")
    assert methods_sent(page) <= {"history.get", "history.overview", "history.list", "ping"}
    assert script("state.get")["revision"] == 6


WHY = re.compile("You’re viewing an earlier revision")


@pytest.mark.parametrize("width", [1440, 390])
def test_command_buttons_say_why_they_are_disabled(past, width):
    page = past(width, 844)
    buttons = page.locator("push-form [type=submit], path-buttons button:not([hidden])")
    at_hand = page.locator("command-bar button", has_text=re.compile("Push|Pop|Root|Undo|Redo"))
    expect(at_hand.first).to_contain_text("Push")
    page.keyboard.press("[")
    expect(card(page)).to_be_visible()
    for button in [*buttons.all(), *at_hand.all()]:
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_attribute("title", WHY)
    listen(page)
    for key in ["p", "u", "Control+z"]:
        page.keyboard.press(key)
        notice = page.get_by_role("region", name="Notice")
        expect(notice).to_contain_text(WHY)
        notice.get_by_role("button", name="Dismiss").click()
    if width > 1000:
        page.get_by_label("Value", exact=True).press("Enter")
        expect(notice).to_contain_text(WHY)
    assert methods_sent(page) <= {"history.get", "history.overview", "history.list", "ping"}
    page.keyboard.press("Escape")
    expect(buttons.first).not_to_have_attribute("aria-disabled", "true")
    expect(at_hand.first).not_to_have_attribute("aria-disabled", "true")


def test_escape_goes_back_to_live_from_anywhere(past):
    page = past()
    page.keyboard.press("[")
    expect(card(page)).to_be_visible()
    page.locator("device-stage button:visible").first.focus()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    expect(chips(page)).to_have_count(3)
    page.get_by_role("button", name="Pop", exact=True).click()
    expect(chips(page)).to_have_count(2)


def test_changes_of_others_are_counted_while_viewing(past, script):
    page = past()
    page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r5 of r6")
    script("push", value=1)
    script("push", value=2)
    expect(card(page)).to_contain_text("Viewing r5 of r8")
    expect(card(page)).to_contain_text("2 changes since then.")
    expect(chips(page)).to_have_count(2)


def test_restoring_makes_a_new_revision_that_can_be_undone(past, script):
    page = past()
    slider(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    expect(card(page)).to_contain_text("Viewing r1 of r6")
    script.socket.close()
    expect(page.get_by_role("button", name="1 is here")).to_be_attached()
    card(page).get_by_role("button", name="Restore").click()
    expect(page.get_by_text("Restored r1.")).to_be_visible()
    expect(chips(page)).to_have_text(["Int1", 'String"two"', "Booltrue"])
    expect_revision(page, 7)
    page.keyboard.press("Control+z")
    expect(chips(page)).to_have_text(["Int7", "Int8", "Int9"])


def test_a_revision_of_another_scene_cannot_be_restored(past, script):
    page = past()
    script("scene.open", id="recipes")
    expect_revision(page, 7)
    page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r6 of r7")
    restore = card(page).get_by_role("button", name="Restore")
    expect(restore).to_be_disabled()
    expect(restore).to_have_attribute("title", re.compile("before the current scene was opened"))


def test_restoring_asks_first_if_others_are_here(past, script):
    page = past()
    expect(page.get_by_role("button", name="2 are here")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r3 of r6")
    restore = card(page).get_by_role("button", name="Restore")
    restore.click()
    expect(card(page)).to_contain_text("1 other person is here and will see the session jump back.")
    assert_accessible(page, context="revision-card")
    assert script("state.get")["revision"] == 6
    card(page).get_by_role("button", name="Cancel").click()
    expect(restore).to_be_focused()
    expect(card(page).get_by_role("button", name="Back to live")).to_be_visible()
    restore.click()
    expect(restore).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Restored r3.")).to_be_visible()
    assert script("state.get")["revision"] == 7


def test_replaying_asks_first_and_sends_the_later_commands_again(past):
    page = past()
    for _ in range(3):
        page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r3 of r6")
    card(page).get_by_role("button", name="Replay…").click()
    expect(card(page)).to_contain_text("Run the 3 later commands again")
    card(page).get_by_role("button", name="Cancel").click()
    card(page).get_by_role("button", name="Replay…").click()
    card(page).get_by_role("button", name="Send them").click()
    expect(page.get_by_text("Re-ran 3 commands.")).to_be_visible()
    expect(chips(page)).to_have_text(["Int7", "Int8", "Int9", "Int7", "Int8", "Int9"])


def test_the_history_plays_to_its_end_and_is_live_again(past):
    page = past()
    page.evaluate("""() => {
      window.seen = [];
      const card = document.querySelector("revision-card");
      new MutationObserver(() => {
        const word = card.querySelector(".revision-card-place")?.textContent.split(" ")[1];
        if (word && word !== window.seen.at(-1)) window.seen.push(word);
      }).observe(card, { subtree: true, childList: true, characterData: true });
    }""")
    page.get_by_label("Pace").select_option("2")
    page.get_by_role("button", name="Play all revisions").click()
    expect(card(page)).to_be_visible()
    expect(card(page)).to_be_hidden()
    seen = [int(word[1:]) for word in page.evaluate("window.seen")]
    assert seen == [0, 1, 2, 3, 4, 5]
    expect(chips(page)).to_have_count(3)


def test_a_restart_with_another_history_goes_back_to_live(open_page, script):
    script("push", values=[1, 2])
    script("pop")
    page = open_page()
    page.keyboard.press("[")
    expect(card(page)).to_contain_text("Viewing r1 of r2")
    script("scene.open", id="recipes")
    expect(card(page)).to_contain_text("r1 of r3")


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_a_legend_says_what_the_bars_mean(open_page, script, size):
    script("push", values=[1, 2])
    page = open_page(*size, reduced_motion="reduce")
    is_phone = size[0] < 768
    place = page.locator(".timeline-place")
    label = place if is_phone else page.locator(".timeline-label")
    label.click()
    legend = page.get_by_role("dialog", name="Legend")
    expect(legend.get_by_role("listitem")).to_have_count(5)
    expect(legend).to_contain_text("The higher the bar, the deeper the path.")
    expect(legend).to_be_in_viewport(ratio=1)
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    expect(label).to_be_focused()
    place.click()
    expect(legend).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_speed_is_chosen_by_its_whole_name(open_page, script, size):
    for value in range(4):
        script("push", value=value)
    page = open_page(*size, has_touch=True)
    pace = page.get_by_label("Pace")
    for choice in ("2", "original"):
        pace.select_option(choice)
        assert_menu_is_whole(pace)
    page.get_by_role("button", name="Previous revision").tap()
    expect(page.locator(".timeline-place")).to_have_text("r3 / 4")
    expect(page.locator(".timeline-place")).to_be_in_viewport(ratio=1)
    strip = page.locator("timeline-bar")
    assert strip.evaluate("(strip) => strip.scrollWidth <= strip.clientWidth")


@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1280, 720), (1440, 900)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_viewing(past, size, theme):
    page = past(*size, color_scheme=theme, reduced_motion="reduce")
    page.keyboard.press("[")
    expect(card(page)).to_be_visible()
    expect(page.locator(".popped")).to_have_count(0)
    assert_accessible(page)


def test_the_pill_names_the_revision_that_is_viewed(past):
    page = past()
    pill = page.locator("link-pill")
    expect(pill).to_contain_text("Live")
    page.keyboard.press("[")
    expect(pill).to_contain_text("Viewing")
    place = page.locator(".revision-card-place").inner_text()
    revision = re.search(r"r(\d+) of", place)[1]
    expect(pill.locator(".pill-revision")).to_have_text(f"r{revision}")
    page.keyboard.press("Escape")
    expect(pill).to_contain_text("Live")


def test_escape_in_a_question_leaves_only_the_question(past):
    page = past()
    page.keyboard.press("[")
    card = page.locator("revision-card")
    card.get_by_role("button", name="Replay…").click()
    expect(card.get_by_role("button", name="Send them")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card.get_by_role("button", name="Replay…")).to_be_focused()
    expect(card).to_contain_text("Viewing")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_the_start_has_no_time(page, script):
    script("push", value=1)
    expect_revision(page, 1)
    page.keyboard.press("[")
    expect(page.locator("revision-card")).to_contain_text("Viewing r0 of r1")
    expect(page.locator("revision-card time")).to_have_text("")


@pytest.mark.parametrize("width", [390, 320])
def test_on_a_phone_all_buttons_of_the_past_are_in_sight(open_page, script, width):
    script("push", values=[1, 2])
    script("push", value=3)
    page = open_page(width, 700, panels=False, has_touch=True, is_mobile=True)
    page.locator("command-bar").get_by_role("button", name="History").tap()
    page.get_by_role("button", name="Previous revision").tap()
    for name in ("Back to live", "Restore", "Replay…"):
        button = card(page).get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box["x"] + box["width"] <= width
    word = page.locator(".pill-word")
    expect(word).to_have_text("Viewing")
    assert word.evaluate("(it) => it.scrollWidth <= it.offsetWidth")
