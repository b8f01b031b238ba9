"""The log as a sequence diagram: who sent a request, who was notified, how long it took."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_revision, push
from test_log import LONG, fill, longest_task


def open_diagram(page):
    page.keyboard.press("q")
    page.locator(".sequence-step").first.wait_for()


def steps(page):
    return page.locator(".sequence-step")


COUNT = """(rows) => rows.map((row) =>
  ["asked", "notified"].map((name) => row.querySelectorAll(`.sequence-${name}`).length))"""


def test_arrows_go_from_the_senders_to_the_model(open_page, script):
    script("push", value="before")
    page = open_page()
    push(page, "Int", "7")
    expect_revision(page, 2)
    script("pop")
    expect_revision(page, 3)
    open_diagram(page)
    expect(page.locator(".sequence-lane")).to_have_text(
        [re.compile(r"^Guest \w+ \(you\)$"), "demo-script", "Model"]
    )
    expect(page.get_by_role("listitem").filter(has_text="r1,")).to_contain_text(
        'r1, demo-script: Push String "before"'
    )
    expect(steps(page).nth(1)).to_contain_text(
        re.compile(r"r2, Guest \w+ \(you\): Push Int 7 depth 2, answered in")
    )
    expect(steps(page).nth(1).locator(".sequence-trip")).to_contain_text("ms")
    expect(steps(page).nth(2)).to_contain_text("notification to this tab")
    counts = steps(page).evaluate_all(COUNT)
    assert counts == [[1, 0], [1, 1], [1, 1]]


def test_a_step_is_selected_for_all_panels(page, script):
    for value in range(3):
        script("push", value=value)
    expect_revision(page, 3)
    open_diagram(page)
    page.locator(".sequence-step button[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    chosen = page.locator(".sequence-step[data-revision='2'] button")
    expect(chosen).to_have_attribute("aria-current", "true")
    page.keyboard.press("l")
    row = page.locator(".log-row[data-revision='2']")
    expect(row).to_have_attribute("aria-selected", "true")


def test_the_diagram_scrolls_only_while_its_end_is_visible(page, script):
    for value in range(60):
        script("push", value=value)
    expect_revision(page, 60)
    open_diagram(page)
    expect(page.locator(".sequence-step[data-revision='60']")).to_be_in_viewport()
    script("push", value=1)
    expect(page.locator(".sequence-step[data-revision='61']")).to_be_in_viewport()
    page.locator(".sequence-box").evaluate("(box) => { box.scrollTop = 400; }")
    row = page.locator(".sequence-step[data-revision='12']")
    place = row.bounding_box()["y"]
    script("push", value=2)
    expect_revision(page, 62)
    expect(row).to_have_attribute("aria-setsize", "62")
    assert row.bounding_box()["y"] == place


SCROLL = """async () => {
  const box = document.querySelector(".sequence-box");
  box.scrollTop = box.scrollHeight;
  for (let step = 0; step < 120; step += 1) {
    box.scrollTop -= step < 60 ? 90 : 6000;
    await new Promise(requestAnimationFrame);
  }
}"""


def test_ten_thousand_steps_are_drawn_as_they_come_into_view(browser, open_page, script):
    fill(script, LONG)
    page = open_page()
    open_diagram(page)
    expect(page.locator(f".sequence-step[data-revision='{LONG}']")).to_be_in_viewport()
    assert longest_task(browser, page, lambda: page.evaluate(SCROLL)) <= 50
    page.locator(".sequence-box").evaluate("(box) => { box.scrollTop = 0; }")
    expect(page.locator(".sequence-step[data-revision='1']")).to_contain_text(
        "r1, demo-script: Push"
    )
    assert steps(page).count() < 40


@pytest.mark.parametrize("view", ["light", "dark", "phone", "forced", "rtl"])
def test_axe_finds_nothing_in_the_diagram(open_page, script, view):
    script("push", value="<img src=x onerror=alert(1)>")
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*((390, 844) if view == "phone" else (1440, 900)), **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    script("push", values=["Hello", 42])
    expect_revision(page, 2)
    open_diagram(page)
    page.locator(".sequence-step button").last.click()
    assert_accessible(page)
    assert page.locator("sequence-diagram img").count() == 0
