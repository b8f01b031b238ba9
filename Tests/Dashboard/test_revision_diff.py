"""The differences of two revisions, element by element; one selection for all panels."""

import json

from playwright.sync_api import expect

from dashboard_pages import Line
from test_workspace import SELECT


def open_diff(page):
    page.keyboard.press("d")
    page.locator("revision-diff").wait_for()


def expect_elements(page, *lines):
    """The lines of the path: `+ 1 Bool true`."""
    expect(page.locator(".diff-element")).to_have_text(list(lines), use_inner_text=True)


def expect_revisions(page, first, second):
    expect(page.get_by_label("From revision")).to_have_value(first)
    expect(page.get_by_label("To revision")).to_have_value(second)


def test_the_latest_change_is_compared_with_the_state_before(page, script):
    script("push", values=[1, "two"])
    open_diff(page)
    expect_elements(page, "+ pushed 0 Int 1", '+ pushed 1 String "two"')
    script("pop")
    expect_elements(page, '− popped 1 String "two"')
    expect(page.locator(".diff-section h3").first).to_contain_text("1 unchanged")
    expect_revisions(page, "1", "2")
    expect(page.locator(".diff-caption")).to_contain_text("r2: Pop")
    expect(page.locator(".diff-caption")).to_contain_text("demo-script")


def test_a_changed_value_is_shown_with_its_members_and_words(page, script):
    def user(name, **more):
        return {"type": "Ghost", "value": {"id": 7, "name": name, **more}}

    script("push", value=user("the quick fox", gone=True))
    script("replaceTop", value=user("the slow fox", come=[1]))
    open_diff(page)
    line = page.locator(".diff-element")
    expect(line).to_have_attribute("data-kind", "changed")
    fields = line.locator(".field-change")
    expect(fields).to_have_count(3)
    expect(fields.filter(has_text="name").locator("del")).to_have_text("quick")
    expect(fields.filter(has_text="name").locator("ins")).to_have_text("slow")
    expect(fields.filter(has_text="gone").locator("del")).to_have_text("true")
    expect(fields.filter(has_text="come/")).to_have_count(0)
    expect(fields.filter(has_text="come").locator("ins")).to_have_text("[1]")


def test_selections_and_settings_are_compared(page, script):
    script("select", column="sidebar", value={"type": "Category", "value": "soup"})
    script("setEnvironment", device="iphone-16")
    open_diff(page)
    settings = page.locator(".diff-section", has_text="Settings")
    expect(settings).to_contain_text("environment/device")
    expect(settings.locator("ins").first).to_contain_text("iphone-16")
    page.get_by_role("button", name="Older revision").click()
    chosen = page.locator(".diff-section", has_text="Selections")
    expect(chosen.locator("value-chip")).to_contain_text("soup")
    expect_revisions(page, "0", "1")


def test_any_two_revisions_can_be_compared(page, script):
    for value in range(6):
        script("push", value=value)
    open_diff(page)
    expect_revisions(page, "5", "6")
    page.get_by_label("From revision").fill("2")
    page.keyboard.press("Enter")
    expect_elements(page, *[f"+ pushed {place} Int {place}" for place in (2, 3, 4, 5)])
    page.get_by_label("To revision").fill("3")
    page.keyboard.press("Enter")
    expect_elements(page, "+ pushed 2 Int 2")
    page.get_by_label("From revision").fill("5")
    page.keyboard.press("Enter")
    expect_elements(page, "− popped 3 Int 3", "− popped 4 Int 4")
    page.get_by_label("From revision").fill("3")
    page.keyboard.press("Enter")
    expect(page.locator(".diff-empty")).to_have_text("No differences between r3 and r3.")
    page.get_by_role("button", name="Predecessor").click()
    expect_elements(page, "+ pushed 2 Int 2")
    page.get_by_role("button", name="Latest").click()
    expect_elements(page, "+ pushed 5 Int 5")
    script("popToRoot")
    expect(page.locator(".diff-element")).to_have_count(6)


def test_the_selection_in_another_panel_is_followed(page, script):
    for value in range(3):
        script("push", value=value)
    open_diff(page)
    page.evaluate(SELECT, 2)
    expect_elements(page, "+ pushed 1 Int 1")
    # A selected revision stays selected while new ones arrive.
    script("push", value=9)
    expect(page.locator(".pill-revision")).to_have_text("r4")
    expect_elements(page, "+ pushed 1 Int 1")


def test_states_that_the_page_has_seen_are_not_requested(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    script("push", value=1)
    expect(page.locator(".chip")).to_have_count(1)
    open_diff(page)
    expect(page.locator(".diff-element")).to_have_count(1)
    lines[0].sent.clear()
    for value in range(3):
        script("push", value=value)
    expect(page.locator(".pill-revision")).to_have_text("r4")
    expect_elements(page, "+ pushed 3 Int 2")
    page.get_by_role("button", name="Older revision").click()
    expect_elements(page, "+ pushed 2 Int 1")
    asked = [json.loads(message)["method"] for message in lines[0].sent]
    # A burst may come between two frames: then the states in between are requested, once.
    assert asked.count("history.get") <= 2


def test_a_revision_of_an_earlier_scene_can_still_be_compared(open_page, script):
    script("push", value=1)
    script("scene.open", id="recipes")
    page = open_page()
    open_diff(page)
    page.evaluate(SELECT, 1)
    expect(page.locator(".diff-caption")).to_contain_text("r1: Push")
    expect_elements(page, "+ pushed 0 Int 1")


def test_as_few_moves_as_possible_are_shown_with_both_positions(page, script):
    script("push", values=["a", "b", 3])
    script("setPath", values=[3, "a", "b"])
    open_diff(page)
    expect(page.locator(".diff-element").first).to_contain_text("2 → 0")
    expect(page.locator(".diff-element")).to_have_count(1)


def test_large_differences_are_shown_in_part(page, script):
    script("push", values=list(range(1000)))
    open_diff(page)
    expect(page.locator(".diff-element")).to_have_count(100)
    expect(page.locator(".diff-section").first).to_contain_text("900 more elements differ.")


def test_hostile_values_stay_text(page, script):
    script("push", value={"type": "Bad", "value": {"a": "<img src=x> \u202eevil", "<b>": 1}})
    script("replaceTop", value={"type": "Bad", "value": {"a": "<img src=y> \u202eevil", "<b>": 2}})
    open_diff(page)
    expect(page.locator(".field-change").first).to_contain_text("<img src=")
    expect(page.locator(".field-change .mark").first).to_have_text("RLO")
    expect(page.locator("revision-diff img, revision-diff b")).to_have_count(0)


def test_scenes_with_views_show_the_texts_of_their_screens(page, script):
    script("scene.open", id="recipes")
    page.locator("app-screen").first.wait_for()
    open_diff(page)
    script("tap", label="Salad")
    screens = page.locator(".diff-section", has_text="Screens")
    expect(screens.locator("ins", has_text="Salad").first).to_be_visible()


def test_panels_show_the_revision_that_is_viewed(page, script):
    script("push", values=[1, {"type": "Mystery", "value": 1}])
    script("push", value="two")
    script("popToRoot")
    slider = page.get_by_role("slider", name="Revision on the stage")
    expect(slider).to_have_attribute("aria-valuemax", "3")
    open_diff(page)
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect_elements(page, '+ pushed 2 String "two"')
    page.keyboard.press("j")
    page.get_by_role("radio", name="Document", exact=True).check()
    expect(page.locator(".json-note")).to_contain_text("in import/export format")
    page.locator(".code-view").evaluate("(view) => view.scrollTo(0, 9999)")
    expect(page.locator(".code-view")).to_contain_text('"two"')
    page.get_by_role("radio", name="SwiftUI", exact=True).check()
    expect(page.locator(".json-problem")).to_contain_text("live state only")
    page.keyboard.press("e")
    expect(page.locator(".problem")).to_have_count(1)
    # A problem of the past cannot be fixed now.
    expect(page.locator(".problem-fix")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".problem")).to_have_count(0)


def test_a_row_of_the_log_is_compared_with_the_one_before(page, script):
    for value in range(4):
        script("push", value=value)
    open_diff(page)
    # The rows move as long as new ones arrive.
    expect(page.locator(".log-row[data-revision='4']")).to_be_visible()
    page.locator(".log-row[data-revision='2']").click()
    expect(page.locator(".diff-caption")).to_contain_text("r2: Push")
    expect_elements(page, "+ pushed 1 Int 1")
    page.get_by_role("button", name="Newer revision").click()
    expect_elements(page, "+ pushed 2 Int 2")
    page.get_by_role("button", name="Latest").click()
    expect_elements(page, "+ pushed 3 Int 3")
