"""The state as text: in Colonnade's form and in SwiftUI's, with its bytes, however large it is."""

import json

import pytest
from playwright.sync_api import expect

from dashboard_pages import wait_until
from test_exact_values import push_raw

FEW_LINES = 120


def open_json(page, form=None):
    page.keyboard.press("j")
    page.locator("state-json").wait_for()
    if form:
        page.get_by_role("radio", name=form, exact=True).check()


def copied(page):
    expect(page.locator(".json-size")).to_contain_text("bytes")
    page.locator("state-json .copy-button").click()
    expect(page.locator("state-json .copy-button")).to_have_text("Copied")
    return page.evaluate("navigator.clipboard.readText()")


def with_clipboard(open_page, **options):
    return open_page(permissions=["clipboard-read", "clipboard-write"], **options)


def copy_with_own_clock(open_page, press):
    """A page without time of its own whose Copy has just been pressed, and its button."""
    options = {"prepare": lambda page: page.clock.install(), "own": True}
    page = with_clipboard(open_page, **options)
    open_json(page)
    copy = page.locator("state-json .copy-button")
    expect(page.locator(".json-size")).to_contain_text("bytes")
    press(copy)
    expect(copy).to_have_text("Copied")
    return page, copy


def test_copied_is_shown_for_seconds_after_the_pointer_has_left(open_page):
    page, copy = copy_with_own_clock(open_page, lambda copy: copy.click())
    page.mouse.move(400, 400)
    page.clock.run_for(2_000)
    expect(copy).to_have_text("Copied")
    page.clock.run_for(3_000)
    expect(copy).to_have_text("Copy all")


def test_copied_is_shown_as_long_as_the_pointer_is_on_the_button(open_page):
    page, copy = copy_with_own_clock(open_page, lambda copy: copy.click())
    page.clock.run_for(60_000)
    expect(copy).to_have_text("Copied")
    page.mouse.move(400, 400)
    expect(copy).to_have_text("Copy all")


def test_copied_is_shown_as_long_as_the_keyboard_is_on_the_button(open_page):
    page, copy = copy_with_own_clock(open_page, lambda copy: copy.press("Enter"))
    page.clock.run_for(60_000)
    expect(copy).to_have_text("Copied")
    copy.press("Tab")
    expect(copy).to_have_text("Copy all")


def test_copied_ends_when_something_else_is_copied(open_page, script):
    script("push", value=1)
    page, copy = copy_with_own_clock(open_page, lambda copy: copy.click())
    page.keyboard.press("a")
    # The pointer stays where it is.
    page.get_by_role("button", name="Copy as Mermaid").dispatch_event("click")
    expect(copy).to_have_text("Copy all")


def test_swiftui_saves_two_values_in_37_bytes(open_page, script):
    page = with_clipboard(open_page)
    open_json(page, "SwiftUI")
    script("push", values=[1, True])
    expect(page.locator(".json-size")).to_have_text("37 bytes")
    expect(page.locator(".code-line").nth(1)).to_have_text('  "Swift.Bool", "true",')
    assert copied(page) == '["Swift.Bool","true","Swift.Int","1"]'


def test_the_state_is_shown_with_its_bytes_and_all_its_digits(open_page, script):
    push_raw(script, '{"type":"Order","value":{"id":9007199254740993,"one":1.0}}')
    page = with_clipboard(open_page)
    open_json(page)
    text = copied(page)
    assert '"value":{"id":9007199254740993,"one":1.0}' in text
    state = json.loads(text)
    assert state == script.state()
    size = len(text.encode())
    expect(page.locator(".json-size")).to_have_text(f"{size:,} bytes")


def test_the_document_can_be_imported_again(open_page, script):
    script("push", values=[1, "zwei", 2.5])
    page = with_clipboard(open_page)
    open_json(page, "Document")
    expect(page.locator(".code-line").nth(1)).to_have_text('  "colonnade": 1,')
    document = json.loads(copied(page))
    script("popToRoot")
    assert script("import", document=document)["verdict"] == "fine"
    assert [element["value"] for element in script.state()["detail"]["path"]] == [1, "zwei", 2.5]


SCROLLED_TO = """(line) => {
  const view = document.querySelector(".code-view");
  view.scrollTo(0, 500);
  return view.textContent.includes(line);
}"""


def test_each_form_follows_the_state(page, script):
    open_json(page, "Document")
    for form, line in {
        "Document": '"zwei"',
        "State": '"zwei"',
        "SwiftUI": '"Swift.String"',
    }.items():
        page.get_by_role("radio", name=form, exact=True).check()
        script("setPath", values=[])
        expect(page.locator(".code-view")).not_to_contain_text("zwei")
        script("push", value="zwei")
        # The text of the form before may be too short to scroll.
        page.wait_for_function(SCROLLED_TO, arg=line)
        expect(page.locator(".code-view")).to_contain_text(line)


def test_a_path_that_cannot_be_saved_says_why(page, script):
    script("push", values=[1, {"type": "Character", "value": "x"}])
    open_json(page, "SwiftUI")
    expect(page.locator(".json-problem")).to_contain_text("Character")
    expect(page.get_by_role("button", name="Copy all")).to_be_hidden()
    script("pop")
    expect(page.locator(".json-problem")).to_be_hidden()
    expect(page.locator(".json-size")).to_have_text("17 bytes")


def test_megabytes_are_shown_in_windows_and_copied_whole(open_page, script):
    for number in range(20):
        value = {"number": number, "text": "x" * 100_000, "list": list(range(15_000))}
        script("push", value={"type": "Blob", "value": value})
    page = with_clipboard(open_page)
    open_json(page)
    expect(page.locator(".json-size")).to_contain_text(",")
    view = page.locator(".code-view")
    assert page.locator(".code-line").count() < FEW_LINES
    view.evaluate("(view) => view.scrollTo(0, view.scrollHeight)")
    expect(page.locator(".code-line").last).to_have_text("}")
    assert page.locator(".code-line").count() < FEW_LINES
    assert view.evaluate("(view) => view.textContent.length") < 200_000
    assert json.loads(copied(page)) == script.state()


def test_a_long_line_is_cut_and_its_rest_counted(page, script):
    script("push", value="x" * 5_000)
    open_json(page, "SwiftUI")
    expect(page.locator(".code-line .more").first).to_contain_text("more")


WHERE_ROWS_BEGIN = """(line) =>
  [...line.querySelectorAll(".code-row")].map((row) => {
    const words = document.createRange();
    words.selectNodeContents(row);
    return Math.round(words.getClientRects()[0].left);
  })"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (844, 390), (390, 844)])
def test_a_long_line_goes_on_below_in_from_its_own_indentation(open_page, script, width, height):
    words = "several words that are too long for a single line " * 8
    script("push", value=words)
    page = open_page(width, height)
    open_json(page)
    view = page.locator(".code-view")
    line = page.locator(".code-line[data-rows]", has_text='"value": "several').first
    view.evaluate("(view) => view.scrollTo(0, 0)")

    def is_in_sight():
        view.evaluate("(view) => view.scrollBy(0, view.clientHeight / 2)")
        return line.count() > 0

    wait_until(page, is_in_sight)
    assert view.evaluate("(view) => view.scrollWidth <= view.clientWidth")
    first, *rest = line.evaluate(WHERE_ROWS_BEGIN)
    column = page.locator(".code-ruler").bounding_box()["width"] / 10
    indent = 2 + line.evaluate("(line) => /^ */.exec(line.textContent)[0].length")
    assert indent > 2 and rest and all(abs(left - first - indent * column) <= 2 for left in rest)
    # The next line follows below all of its rows.
    bottoms = line.evaluate(
        "(line) => [line, ...line.children].map((it) => it.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) == bottoms[0]
    # In what is copied it is one line.
    copied = line.evaluate(
        "(line) => (getSelection().selectAllChildren(line), getSelection().toString())"
    )
    assert "\n" not in copied and words in copied


LINE_AT_THE_TOP = """(view) => {
  const edge = view.getBoundingClientRect().top + 5;
  const lines = [...view.querySelectorAll(".code-line")];
  return lines.find((line) => line.getBoundingClientRect().bottom > edge)?.textContent ?? "";
}"""

LINE_TO_THE_EDGE = """(view) => {
  const edge = view.getBoundingClientRect().top;
  const lines = [...view.querySelectorAll(".code-line")];
  const line = lines.find((line) => line.getBoundingClientRect().bottom > edge + 5);
  view.scrollBy(0, line.getBoundingClientRect().top - edge);
  return line.textContent;
}"""


def test_the_line_at_the_top_stays_while_the_width_changes(open_page, script):
    script("push", values=[f"{number} " + "word " * 40 for number in range(60)])
    page = open_page(1100, 800)
    open_json(page, "SwiftUI")
    view = page.locator(".code-view")
    view.evaluate("(view) => view.scrollTo(0, view.scrollHeight / 2)")
    # The lines come with the next frame and are replaced at any scrolling: each step asks the view.
    wait_until(page, lambda: "word" in view.evaluate(LINE_AT_THE_TOP))
    before = view.evaluate(LINE_TO_THE_EDGE)
    wait_until(page, lambda: view.evaluate(LINE_AT_THE_TOP) == before)
    width = view.evaluate("(view) => view.clientWidth")
    page.set_viewport_size({"width": 800, "height": 800})
    page.wait_for_function(
        "(width) => document.querySelector('.code-view').clientWidth !== width", arg=width
    )
    wait_until(page, lambda: view.evaluate(LINE_AT_THE_TOP) == before)


def test_hostile_text_stays_text(page, script):
    script("push", value="<img src=x onerror=alert(1)> \u202e")
    open_json(page, "Document")
    expect(page.locator(".code-view")).to_contain_text("<img src=x")
    expect(page.locator("state-json img")).to_have_count(0)
    expect(page.locator(".code-view .mark").first).to_have_text("RLO")
