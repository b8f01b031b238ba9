"""The page's fonts: as wide as the platform's, fetched where they are needed."""

import runpy

import pytest
from playwright.sync_api import expect

from dashboard_server import CHECKOUT

# Widths of text that tests of apps have written down on iOS, in points.
WIDTHS = [
    ("Username", 17, 400, 78.7),
    ("Password", 17, 400, 73.7),
    ("Log In", 17, 400, 46.7),
    ("Threads at once", 17, 400, 123.3),
    ("Hello, world!", 17, 400, 94.7),
    ("Tap me!", 17, 400, 60.7),
    ("Log in", 17, 600, 47.3),
    ("Brave New World", 17, 600, 136.0),
    ("Tutunamayanlar", 17, 600, 128.0),
    ("Author: Aldous huxley", 13, 400, 132.7),
    ("Published on: 1932", 13, 400, 115.7),
    ("Patrick's MegaMac", 13, 400, 115.3),
    ("Oğuz Atay · 1972", 15, 400, 116.0),
    ("Settings", 34, 700, 133.0),
    ("Books", 34, 700, 98.3),
]
MOST_BYTES = 50_000

# The width that a text has on the stage, before the stage is scaled.
MEASURE = """async (device, [text, size, weight, family]) => {
  const line = document.createElement("span");
  line.style.cssText = "position: absolute; white-space: nowrap";
  line.style.font = `${weight} ${size}px/1 var(${family})`;
  line.textContent = text;
  device.append(line);
  await document.fonts.load(getComputedStyle(line).font, text);
  const { width } = getComputedStyle(line);
  line.remove();
  return parseFloat(width);
}"""


@pytest.mark.parametrize(("text", "size", "weight", "width"), WIDTHS)
def test_text_on_the_stage_is_as_wide_as_on_ios(page, text, size, weight, width):
    family = "--app-display" if size >= 26 else "--app-sans"
    measured = page.locator(".device-screen").first.evaluate(MEASURE, [text, size, weight, family])
    assert abs(measured / width - 1) <= 0.03, measured


def test_one_file_of_the_font_is_fetched_for_latin_text(page):
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    fonts = page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name)"
        ".filter((name) => name.endsWith('.woff2'))"
    )
    assert [font.rsplit("/", 1)[1] for font in fonts] == ["inter-latin.woff2"]
    assert "/packed/" in fonts[0]
    assert (CHECKOUT / "Public/fonts/inter-latin.woff2").stat().st_size <= MOST_BYTES


def test_letters_of_another_range_bring_their_file(page, script):
    script("push", value="Ωmega")
    with page.expect_response("**/inter-greek-cyrillic.woff2") as response:
        expect(page.locator(".device").first).to_contain_text("Ωmega")
    assert response.value.status == 200


def test_the_page_is_readable_without_its_fonts(browser, server, session):
    context = browser.new_context()
    context.route("**/*.woff2", lambda route: route.abort())
    page = context.new_page()
    page.goto(f"{server.url}/?session={session}")
    expect(page.locator(".large-title").first).to_be_visible()
    assert page.locator(".large-title").first.bounding_box()["width"] > 100
    context.close()


def test_an_emoji_of_several_parts_is_one_sign(page, script):
    script("push", value="👩‍👩‍👧‍👦")
    title = page.locator(".device").first.get_by_text("👩‍👩‍👧‍👦").first
    expect(title).to_be_visible()
    assert (
        title.evaluate(
            """(element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const size = parseFloat(getComputedStyle(element).fontSize);
          return range.getBoundingClientRect().width / range.getBoundingClientRect().height;
        }"""
        )
        < 2
    )


def test_the_style_sheets_are_as_the_script_writes_them():
    sheets = runpy.run_path(str(CHECKOUT / ".ci/fonts.py"))["sheets"]()
    assert set(sheets) == {"fonts.css", "more-fonts.css"}
    for name, text in sheets.items():
        assert (CHECKOUT / "Public/styles" / name).read_text() == text
