"""The same with only the keyboard, and where the focus goes."""

import json
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import Line, expect_learned, expect_path, reload

pytestmark = pytest.mark.short


def test_the_whole_flow_works_with_only_the_keyboard(page, script):
    page.keyboard.press("p")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect_path(page, "1")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect_path(page, "1", "12")
    page.keyboard.press("u")
    expect(page.get_by_label("Value", exact=True)).to_have_value("12u")
    page.keyboard.press("F6")
    for key, texts in [
        ("u", ["1"]),
        ("Control+z", ["1", "12"]),
        ("1", ["1"]),
        ("Backspace", []),
        ("Control+z", ["1"]),
        ("Control+Shift+Z", []),
        ("Control+z", ["1"]),
        ("0", []),
        ("Control+z", ["1"]),
        ("Shift+Backspace", []),
    ]:
        page.keyboard.press(key)
        expect_path(page, *texts)


def test_a_key_that_can_do_nothing_says_why_and_sends_nothing(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    notice = page.get_by_role("region", name="Notice")
    empty, buttons = "The path is empty. There’s nothing to pop.", page.locator("path-buttons")
    pop = buttons.get_by_role("button", name="Pop", exact=True)
    expect(pop).to_have_attribute("title", re.compile(re.escape(empty)))

    def expect_reason(words):
        expect(notice).to_contain_text(words)
        notice.get_by_role("button", name="Dismiss").click()

    for key in ("u", "Backspace", "3"):
        page.keyboard.press(key)
        expect_reason(empty)
    page.keyboard.press("0")
    expect_reason("The path is empty.")
    for key, words in (("Control+z", "undo"), ("Control+Shift+Z", "redo")):
        page.keyboard.press(key)
        expect_reason(f"There’s nothing to {words}.")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Search commands").fill("Pop to root")
    page.keyboard.press("Enter")
    expect_reason("The path is empty.")
    pop.click(force=True)
    expect_reason(empty)
    sent = {json.loads(text)["method"] for text in lines[0].sent}
    assert sent.isdisjoint({"pop", "popTo", "popToRoot", "undo", "redo"})
    script("push", values=[1, 2])
    expect_path(page, "1", "2")
    page.keyboard.press("5")
    expect_reason("The path has 2 elements.")
    page.keyboard.press("u")
    expect_path(page, "1")


def test_types_are_chosen_with_arrow_keys(page):
    expect_learned(page)
    page.keyboard.press("p")
    page.keyboard.press("Shift+Tab")
    if page.evaluate("document.activeElement.tagName") == "SELECT":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    # A character goes to the value.
    page.keyboard.type("Hi")
    page.keyboard.press("Enter")
    expect_path(page, '"Hi"')


def test_the_stage_is_arranged_with_keys(page, script):
    expect_learned(page)
    script("setColumnVisibility", visibility="automatic")
    before = script.state()["environment"]
    page.keyboard.press("v")
    expect(page.get_by_label("Device")).not_to_have_value(before["device"])
    page.keyboard.press("Shift+V")
    expect(page.get_by_label("Device")).to_have_value(before["device"])
    page.keyboard.press("s")
    expect(page.locator(".device-screen[data-collapsed]")).to_have_count(1)
    page.keyboard.press("s")
    expect(page.locator(".device-screen[data-collapsed]")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_label("Columns")).to_have_value("all")


def test_rows_are_walked_and_chosen_with_keys(page, script):
    script("setColumnVisibility", visibility="all")
    rows = page.locator("[data-column=sidebar] .cell button")
    expect(rows.first).to_be_visible()
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    expect(rows.nth(1)).to_be_focused()


def test_f6_cycles_through_the_regions(page):
    seen = []
    for _ in range(6):
        page.keyboard.press("F6")
        seen.append(page.evaluate("document.activeElement.id"))
    assert seen == ["top", "command", "stage", "timeline", "inspector", "drawer"]
    page.keyboard.press("Shift+F6")
    assert page.evaluate("document.activeElement.id") == "inspector"


def test_the_sheet_lists_the_keys_and_switches_single_ones_off(page, script):
    script("push", value=1)
    expect_path(page, "1")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_contain_text("Pop to depth 1–9")
    sheet.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("u")
    page.keyboard.press("Control+z")
    expect_path(page)
    reload(page)
    page.keyboard.press("?")
    expect(sheet).to_be_hidden()


def test_the_log_is_walked_with_keys(page, script):
    for value in range(60):
        script("push", value=value)
    expect(page.locator(".log-row[data-revision='60']")).to_be_visible()
    page.locator(".log-row[tabindex='0']").focus()
    for key, revision in [("ArrowDown", 59), ("End", 1), ("ArrowUp", 2), ("Home", 60)]:
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_attribute("data-revision", str(revision))


def test_focus_is_never_lost_when_its_button_disappears(page, script):
    script("push", values=[1, 2])
    edge = page.locator(".card-edge", has_text="1").first
    edge.focus()
    page.keyboard.press("Enter")
    expect_path(page, "1")
    page.wait_for_function("() => document.activeElement.closest('[data-column=detail]') !== null")
    # The screen that slides out has a button like it.
    page.locator("[data-column=detail] .app-back:not([inert] *)").focus()
    page.keyboard.press("Enter")
    expect_path(page)
    expect(page.get_by_role("heading", name="Sandbox")).to_be_focused()


def test_another_clients_changes_do_not_affect_focus_and_draft(page, script):
    page.keyboard.press("p")
    page.keyboard.type("12")
    for value in range(5):
        script("push", value=value)
    expect_path(page, *"01234")
    page.keyboard.type("3")
    expect(page.get_by_label("Value", exact=True)).to_have_value("123")
    expect(page.get_by_label("Value", exact=True)).to_be_focused()
