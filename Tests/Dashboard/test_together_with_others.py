"""Scripts and other pages in the same session."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from dashboard_pages import expect_path, push


def test_another_clients_change_appears_with_its_name(page, script):
    script("push", value="from afar")
    expect_path(page, '"from afar"')
    expect(page.locator(".who-tag")).to_have_text("by demo-script")
    row = page.locator(".log-row").first
    expect(row.locator(".log-who")).to_contain_text("demo-script")
    expect(row.locator(".method")).to_have_text("Push")
    push(page, "Int", "1")
    expect(page.locator(".log-row").first.locator(".log-who")).to_have_text(
        re.compile(r"^Guest \w+ \(you\)$")
    )


def test_the_name_can_be_read_in_forced_colors(open_page, script):
    page = open_page(forced_colors="active")
    script("push", value=1)
    expect(page.locator(".who-tag")).to_have_text("by demo-script")
    # It is visible only for a moment, so it is shown again for longer here.
    expect(page.locator(".who-tag")).to_be_hidden()
    page.evaluate("document.querySelector('.who-tag').hidden = false")
    found = Axe().run(page, context=".who-tag").response
    # If axe cannot be sure, it says so instead of failing.
    assert "color-contrast" in [rule["id"] for rule in found["passes"]], found["violations"]


def test_two_pages_show_the_same(open_page):
    one, two = open_page(), open_page()
    push(one, "Int", "1")
    expect_path(two, "1")
    push(two, "Int", "2")
    for page in (one, two):
        expect_path(page, "1", "2")
    push(one, "Int", "3")
    expect(two.locator(".log-row").first.locator(".log-who")).to_contain_text("Guest ")


def test_earlier_changes_are_in_the_log(open_page, script):
    script("push", values=[1, 2])
    script("popToRoot")
    page = open_page()
    expect(page.locator(".log-row .method")).to_have_text(["Pop to root", "Push"])
    expect(page.locator(".log-row .log-change")).to_have_text(
        ["−2Int2Int1depth 0", "Int1Int2depth 2"]
    )


def test_the_log_stays_in_place_while_it_is_read(page, script):
    for value in range(80):
        script("push", value=value)
    expect(page.locator(".log-row[data-revision='80']")).to_be_visible()
    page.locator(".log-grid").evaluate("(grid) => { grid.scrollTop = 900; }")
    row = page.locator(".log-row[data-revision='45']")
    before = row.bounding_box()["y"]
    script("pop")
    expect(page.locator(".log-fresh")).to_have_text("1 new")
    assert row.bounding_box()["y"] == before
    page.locator(".log-fresh").click()
    expect(page.locator(".log-row[data-revision='81']")).to_be_visible()
