"""The state as a tree: walked, searched, copied, and drawn no more than necessary."""

import json

import pytest
from playwright.sync_api import expect

from dashboard_pages import two_frames
from test_exact_values import push_raw

pytestmark = pytest.mark.short

FEW_ROWS = 60


def open_tree(page):
    page.keyboard.press("t")
    page.get_by_role("tree", name="State").wait_for()
    return page.get_by_role("tree", name="State")


def row(page, pointer):
    """The row of a pointer whose keys are names."""
    return page.locator(f"[data-key='{pointer}']")


def expect_focus(page, place):
    page.wait_for_function("(key) => document.activeElement.dataset.key === key", arg=place)


def search(page, words):
    page.get_by_role("searchbox", name="Search the state").fill(words)


def test_the_tree_is_walked_with_keys(page, script):
    script("push", values=[1, "two"])
    open_tree(page)
    expect(row(page, "/detail/path/#e1")).to_be_visible()
    row(page, "/detail/path").focus()
    keys = {
        "ArrowDown": "/detail/path/#e1",
        "ArrowRight": "/detail/path/#e1",
        "ArrowUp": "/detail/path",
        "End": "/problems",
        "Home": "/scene",
    }
    for key, place in keys.items():
        page.keyboard.press(key)
        expect_focus(page, place)
    # Letters with a pause between them would start another word.
    page.evaluate("() => { const at = performance.now(); performance.now = () => at; }")
    page.keyboard.press("c")
    expect_focus(page, "/columns")
    page.keyboard.type("olumnv")
    expect_focus(page, "/columnVisibility")
    page.evaluate("() => { delete performance.now; }")
    opened = row(page, "/detail/path/#e1")
    expect(opened).to_have_attribute("aria-expanded", "true")
    expect(opened).to_have_attribute("aria-level", "3")
    expect(opened).to_have_attribute("aria-posinset", "1")
    expect(opened).to_have_attribute("aria-setsize", "2")
    row(page, "/detail/path/#e1/value").focus()
    page.keyboard.press("ArrowLeft")
    expect_focus(page, "/detail/path/#e1")
    page.keyboard.press("ArrowLeft")
    expect(opened).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("*")
    expect(row(page, "/detail/path/#e2")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect_focus(page, "/detail/path")
    page.keyboard.press("Enter")
    expect(opened).to_have_count(0)


def test_a_click_opens_and_closes_a_branch(page):
    open_tree(page)
    row(page, "/environment").click()
    expect(row(page, "/environment/device")).to_contain_text("ipad-11-landscape")
    row(page, "/environment").click()
    expect(row(page, "/environment/device")).to_have_count(0)


def test_matches_are_opened_and_walked_through(page, script):
    blob = {"type": "User", "value": {"id": 7, "name": "Blob"}}
    script("push", values=[42, "Hello", blob, 43])
    open_tree(page)
    count = page.locator(".finder-count")
    search(page, "type:Int")
    expect(count).to_have_text("1 of 2")
    search(page, "key:name value:Blob")
    expect(count).to_have_text("1 of 1")
    expect(row(page, "/detail/path/#e3/value/name")).to_contain_text("Blob")
    search(page, "/detail/path/0")
    expect(count).to_have_text("1 of 1")
    expect(page.locator(".tree-pointer")).to_have_text("/detail/path/0")
    search(page, "/detail/path/0/")
    expect(count).to_have_text("1 of 3")
    page.keyboard.press("Enter")
    expect(count).to_have_text("2 of 3")
    expect(page.locator(".tree-row[data-current]")).to_contain_text("Swift.Int")
    page.get_by_role("button", name="Next match").click()
    expect(count).to_have_text("3 of 3")
    page.get_by_role("button", name="Next match").click()
    expect(count).to_have_text("1 of 3")
    page.get_by_role("button", name="Previous match").click()
    expect(count).to_have_text("3 of 3")
    search(page, "nowhere at all")
    expect(count).to_have_text("No match")
    expect(page.get_by_role("button", name="Next match")).to_be_disabled()
    # New matches are counted, and do not move the current one.
    search(page, "type:Int")
    page.keyboard.press("Enter")
    expect(count).to_have_text("2 of 2")
    script("push", value=44)
    expect(count).to_have_text("2 of 3")


def test_pointers_and_values_are_copied_with_all_their_digits(open_page, script):
    value = '{"id":9007199254740993,"one":1.0}'
    push_raw(script, f'{{"type":"Order","value":{value}}}')
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    open_tree(page)
    row(page, "/detail/path/#e1").click()
    expect(row(page, "/detail/path/#e1/value")).to_contain_text("9007199254740993")
    row(page, "/detail/path/#e1/value").click()
    page.get_by_role("button", name="Copy pointer").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "/detail/path/0/value"
    page.get_by_role("button", name="Copy value").click()
    page.wait_for_function(
        "async (text) => (await navigator.clipboard.readText()).replace(/\\s/g, '') === text",
        arg=value,
    )


def test_changes_are_marked_and_open_branches_stay_open(page, script):
    script("push", values=[1, {"type": "User", "value": {"id": 7, "name": "Blob"}}])
    open_tree(page)
    row(page, "/detail/path/#e2").click()
    expect(row(page, "/detail/path/#e2/value")).to_be_visible()
    script("push", value="three")
    expect(row(page, "/detail/path/#e3")).to_contain_text("new")
    script("setColumnVisibility", visibility="detailOnly")
    expect(row(page, "/columnVisibility")).to_contain_text("changed")
    expect(row(page, "/detail/path/#e3")).not_to_contain_text("new")
    script("remove", index=0)
    expect(row(page, "/detail/path/#e1")).to_have_count(0)
    expect(row(page, "/detail/path/#e2")).to_have_attribute("aria-posinset", "1")
    expect(row(page, "/detail/path/#e2/value")).to_be_visible()


def rows(page):
    return page.locator(".tree-row").count()


def test_a_path_of_a_thousand_has_few_rows_and_is_searched(page, script):
    script("push", values=list(range(1000)))
    open_tree(page)
    expect(row(page, "/detail/path")).to_contain_text("[1000]")
    assert rows(page) < FEW_ROWS
    row(page, "/detail/path").focus()
    page.keyboard.press("End")
    expect(row(page, "/problems")).to_be_focused()
    assert rows(page) < FEW_ROWS
    search(page, "/detail/path/777/value")
    expect(page.locator(".finder-count")).to_have_text("1 of 1")
    expect(page.locator(".tree-row[data-current]")).to_contain_text("777")
    search(page, "type:Int")
    expect(page.locator(".finder-count")).to_have_text("1 of 1,000")
    assert rows(page) < FEW_ROWS


def test_values_of_five_megabytes_are_shown_in_part_and_copied_whole(page, script):
    text = "x" * 199_990 + "the end"
    for number in range(25):
        script("push", value={"type": "Blob", "value": {"number": number, "text": text}})
    open_tree(page)
    expect(row(page, "/detail/path")).to_contain_text("[25]")
    search(page, "the end")
    expect(page.locator(".finder-count")).to_have_text("1 of 25")
    tree = page.locator("state-tree")
    assert tree.evaluate("(tree) => tree.textContent.length") < 20_000
    expect(page.locator(".tree-whole")).to_contain_text("… 197,997 more")


# Draws the page again, with the state unchanged.
DRAW = """() => {
  const detail = { verb: "selectRevision", params: { revision: null } };
  document.body.dispatchEvent(new CustomEvent("nav-intent", { bubbles: true, detail }));
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def test_the_tree_is_drawn_only_when_it_is_visible_and_changed(page, script):
    open_tree(page)
    # The tree has its height when the styles that load after the first picture are there.
    page.wait_for_load_state("networkidle")
    two_frames(page)
    page.evaluate("""() => {
      window.drawn = 0;
      const tree = document.querySelector("state-tree");
      const note = (changes) => {
        window.drawn += changes.filter(({ target }) => target !== tree).length;
      };
      new MutationObserver(note).observe(tree,
        { subtree: true, childList: true, attributes: true, characterData: true });
    }""")
    page.evaluate(DRAW)
    assert page.evaluate("window.drawn") == 0
    page.keyboard.press("e")
    expect(page.locator("state-tree")).to_be_hidden()
    drawn = page.evaluate("window.drawn")
    script("push", values=[1, 2, 3])
    expect(page.locator(".chip")).to_have_count(3)
    assert page.evaluate("window.drawn") == drawn
    page.keyboard.press("t")
    expect(row(page, "/detail/path")).to_contain_text("[3]")


def test_hostile_names_and_values_stay_text(page, script):
    script(
        "push",
        value={"type": "Bad", "value": {"<b>x</b>": "</pre><script>1</script>", "__proto__": 1}},
    )
    open_tree(page)
    row(page, "/detail/path/#e1").press("ArrowRight")
    row(page, "/detail/path/#e1/value").press("ArrowRight")
    expect(row(page, "/detail/path/#e1/value/__proto__")).to_contain_text("1")
    expect(page.locator("state-tree b")).to_have_count(0)
    assert json.dumps(page.locator("state-tree").inner_text()).count("<script>1") == 1


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_the_search_field_is_visible(open_page, size):
    page = open_page(*size)
    open_tree(page)
    expect(page.get_by_role("searchbox", name="Search the state")).to_be_in_viewport(ratio=1)
