"""The performance of the page, as its own panel shows it."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_revision


def open_performance(page):
    page.keyboard.press("m")
    page.locator(".performance-figure").first.wait_for()


def value(page, name):
    return page.locator(f".performance-figure[data-name={name}] .performance-value")


def test_the_panel_measures_once_a_second_while_it_is_visible(page, script):
    open_performance(page)
    expect(value(page, "frames")).to_have_text(re.compile("[0-9]"))
    script("push", values=[1, 2, 3])
    expect(value(page, "draw")).to_have_text(re.compile(r"[0-9.]+ ms"))
    expect(value(page, "patch")).to_have_text(re.compile(r"[0-9.]+ ms"))
    expect(value(page, "size")).to_have_text(re.compile(r"[0-9.]+ kB"))
    expect(value(page, "heap")).to_have_text(re.compile(r"[0-9.]+ MB"))
    expect(page.locator(".performance-summary")).to_contain_text("Path depth 3.")
    line = page.locator(".performance-figure[data-name=frames] path")
    expect(line).to_have_attribute("d", re.compile("M.*L"))
    page.keyboard.press("l")
    expect(page.locator("revision-log")).to_be_visible()
    page.evaluate(COUNT)
    page.wait_for_function("() => window.askedFor.at(-1) < 5", polling=100)


# The number of animation frames requested in each half second.
COUNT = """() => {
  window.askedFor = [100];
  const ask = window.requestAnimationFrame;
  let asked = 0;
  window.requestAnimationFrame = (step) => { asked += 1; return ask(step); };
  setInterval(() => { window.askedFor.push(asked); asked = 0; }, 500);
}"""


def test_long_tasks_are_shown(page, script):
    open_performance(page)
    expect(value(page, "frames")).to_have_text(re.compile("[0-9]"))
    page.evaluate("""() => setTimeout(() => {
      const end = performance.now() + 120;
      while (performance.now() < end) {}
    })""")
    expect(page.locator(".performance-summary")).to_contain_text(re.compile(r"[1-9]\d* long tasks"))


@pytest.mark.parametrize("view", ["light", "dark", "phone", "forced", "rtl"])
def test_axe_finds_nothing_in_the_panel(open_page, script, view):
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*((390, 844) if view == "phone" else (1440, 900)), **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    script("push", value=1)
    expect_revision(page, 1)
    open_performance(page)
    expect(value(page, "frames")).to_have_text(re.compile("[0-9]"))
    assert_accessible(page, context="#drawer")
