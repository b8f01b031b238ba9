"""The frames of the connection, as they pass."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_revision, push
from test_log import longest_task


def open_wire(page):
    page.keyboard.press("w")
    page.locator(".wire-row").first.wait_for()
    return page.locator(".wire-row")


def stay(page):
    """Keeps the rows in place from now on while others arrive, as under a pressed pointer."""
    page.locator(".wire-box").dispatch_event("pointerdown")


# Scrolls to the end of the frames, which must be found before others arrive.
TO_THE_END = """async () => {
  const box = document.querySelector(".wire-box");
  box.scrollTop = box.scrollHeight;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
}"""


def test_every_frame_is_listed_with_its_size_even_those_before_the_panel(page, script):
    script("push", value="before")
    expect_revision(page, 1)
    rows = open_wire(page)
    stay(page)
    page.locator(".wire-box").evaluate("(box) => { box.scrollTop = 0; }")
    expect(rows.first).to_contain_text("hello")
    expect(rows.first).to_contain_text("kB")
    page.wait_for_function(TO_THE_END)
    push(page, "Int", "7")
    # The page requests more on its own, so other answers may follow.
    expect(rows.filter(has_text="answer").filter(has_text="push r2")).to_be_visible()
    expect(rows.last).to_be_in_viewport()
    expect(page.get_by_role("group", name="Frames of each kind")).to_contain_text("↓ changed 2")
    expect(page.locator(".wire-rates")).to_contain_text("frames/s")


def test_a_frame_shows_its_json_letter_for_letter(page):
    rows = open_wire(page)
    push(page, "Int", "9007199254740993")
    expect_revision(page, 1)
    stay(page)
    rows.filter(has_text="push").filter(has_text="9007").first.locator("button").click()
    view = page.get_by_role("region", name="The frame as JSON")
    expect(view).to_contain_text('"method": "push"')
    expect(view).to_contain_text("9007199254740993")
    page.locator(".wire-detail").get_by_role("button", name="Close").click()
    expect(view).to_be_hidden()


def test_frames_are_filtered_paused_and_cleared(page, script):
    script("push", value="Fox")
    expect_revision(page, 1)
    rows = open_wire(page)
    field = page.get_by_label("Filter the frames")
    field.fill("fox")
    expect(rows).to_have_count(1)
    script("push", value="foxtrot")
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Pause").click()
    script("push", value="Fox")
    expect_revision(page, 3)
    expect(page.locator(".wire-count")).to_contain_text(re.compile("paused: [1-9] since"))
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Clear").click()
    expect(rows).to_have_count(0)
    field.fill("")
    script("pop")
    expect(rows.filter(has_text="changed")).to_have_count(1)


def test_kinds_without_enough_space_fade(open_page, script):
    page = open_page(1024, 768)
    open_wire(page)
    for value in range(3):
        script("push", value=value)
    expect(page.locator(".wire-sum").nth(3)).to_be_attached()
    expect(page.locator(".wire-sums")).to_have_css("--cut-end", "24px")


def test_the_frames_are_walked_with_keys(page, script):
    script.batch([("push", {"value": value}) for value in range(80)])
    expect_revision(page, 80)
    open_wire(page)
    stay(page)
    page.locator(".wire-row button[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(page.locator(".wire-row[data-number='1'] button")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".wire-row[data-number='2'] button")).to_have_attribute(
        "aria-current", "true"
    )


SCROLL = """async () => {
  const box = document.querySelector(".wire-box");
  box.scrollTop = box.scrollHeight;
  for (let step = 0; step < 120; step += 1) {
    box.scrollTop -= step < 60 ? 90 : 1500;
    await new Promise(requestAnimationFrame);
  }
}"""


def test_two_thousand_frames_are_drawn_as_they_come_into_view(browser, page, script):
    open_wire(page)
    for start in range(0, 2000, 100):
        script.batch([("push", {"value": value}) for value in range(start, start + 100)])
        script("popToRoot")
    expect_revision(page, 2020)
    expect(page.locator(".wire-count")).to_have_text("2000")
    assert longest_task(browser, page, lambda: page.evaluate(SCROLL)) <= 50
    assert page.locator(".wire-row").count() < 60


@pytest.mark.parametrize("view", ["light", "dark", "phone", "forced", "rtl"])
def test_axe_finds_nothing_in_the_frames(open_page, script, view):
    script("push", value="<img src=x onerror=alert(1)>")
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*((390, 844) if view == "phone" else (1440, 900)), **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    rows = open_wire(page)
    rows.last.locator("button").click()
    expect(page.locator(".wire-detail")).to_be_visible()
    expect(page.locator(".wire-sum").first).to_be_visible()
    assert_accessible(page, context="#drawer")
    assert page.locator("wire-frames img").count() == 0
