"""The log: everything that happened, however long ago, and how to find it."""

import json
import re

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from dashboard_pages import assert_accessible, expect_revision

LONG = 10_000


def fill(script, count):
    """Makes this many revisions, with a path that stays short."""
    for start in range(0, count, 100):
        calls = [("push", {"value": start + step}) for step in range(0, min(100, count - start), 2)]
        script.batch([call for push in calls for call in (push, ("pop", {}))])


@pytest.fixture
def long_page(open_page, script):
    fill(script, LONG)
    return open_page()


def rows(page):
    return page.locator(".log-row")


def scroll(page, top):
    page.locator(".log-grid").evaluate("(grid, top) => { grid.scrollTop = top; }", top)


def type_filter(page, query):
    page.keyboard.press("f")
    expect(page.locator(".log-field")).to_be_focused()
    page.keyboard.type(query)


def change(page, revision):
    return page.locator(f".log-row[data-revision='{revision}'] .log-change")


def test_a_row_shows_the_depth_even_if_the_page_did_not_see_the_change(open_page, script):
    page = open_page()
    for method, params in [
        ("push", {"values": [1, "two", True]}),
        ("pop", {}),
        ("setEnvironment", {"colorScheme": "dark"}),
        ("popToRoot", {}),
    ]:
        script(method, **params)
    changes = page.locator(".log-row .log-change")
    endings = ["depth 0$", "^(?!.*depth)", "depth 2$", "depth 3$"]
    expect(changes).to_have_text(
        [re.compile(ending, re.DOTALL) for ending in endings], use_inner_text=True
    )
    live = changes.all_inner_texts()
    type_filter(page, '"depth 2"')
    expect(page.locator(".log-count")).to_have_text("1 of 4, 3 hidden")
    page.reload()
    expect(changes).to_have_text(live, use_inner_text=True)
    type_filter(page, '"depth 2"')
    expect(page.locator(".log-count")).to_have_text("1 of 4, 3 hidden")


@pytest.mark.short
def test_a_scene_keeps_its_title_after_a_reload(page, script):
    script("scene.open", id="recipes")
    first = page.locator(".log-row .log-change").first
    expect(first).to_have_text("scene →Recipes")
    page.reload()
    expect(first).to_have_text("scene →Recipes")
    type_filter(page, '"Recipes"')
    expect(page.locator(".log-count")).to_have_text("1 of 1, 0 hidden")


@pytest.mark.short
def test_pop_names_the_removed_values(page, script):
    script("push", values=["Soup", 42])
    script("pop", count=2)
    expect(change(page, 2)).to_have_text('−2Int42String"Soup"depth 0')
    expect(change(page, 2).locator(".log-went")).to_have_count(2)


def test_a_log_of_ten_thousand_is_read_by_scrolling(long_page):
    page = long_page
    expect(page.locator(".log-count")).to_have_text("10,000")
    expect(page.locator(".log-grid")).to_have_attribute("aria-rowcount", "10001")
    for top in (150_000, 299_000, 90_000):
        scroll(page, top)
        revision = LONG - top // 30 - 1
        row = page.locator(f".log-row[data-revision='{revision}']")
        place = row.bounding_box()["y"]
        expect(row.locator(".method")).to_have_text("Push" if revision % 2 else "Pop")
        expect(page.locator(".log-row[aria-busy]")).to_have_count(0)
        assert row.bounding_box()["y"] == place
        assert rows(page).count() < 60
    page.locator(".log-row[tabindex='0']").focus()
    page.keyboard.press("End")
    expect(page.locator(".log-row[data-revision='1']")).to_be_focused()
    expect(page.locator(".log-row[data-revision='1'] .method")).to_have_text("Push")


SCROLL = """async () => {
  const grid = document.querySelector(".log-grid");
  grid.scrollTop = 0;
  for (let step = 0; step < 120; step += 1) {
    grid.scrollTop += step < 60 ? 90 : 4500;
    await new Promise(requestAnimationFrame);
  }
}"""


# Elements that are made, laid out and removed: the work of a page that scrolls.
ROWS = """() => {
  const took = Array.from({ length: 9 }, () => {
    const start = performance.now();
    const box = document.body.appendChild(document.createElement("div"));
    for (let row = 0; row < 1000; row += 1) {
      box.appendChild(document.createElement("p")).textContent = `Row ${row}`;
    }
    void box.offsetHeight;
    box.remove();
    return performance.now() - start;
  });
  return took.sort((one, other) => one - other)[4];
}"""

# Milliseconds for these elements on the machine for which the limit of 50 ms is meant.
ROWS_TAKE = 15


def longest_task(browser, page, action, goes=3):
    """The longest task of the page's thread, in milliseconds of a machine that is not busy.

    Times are relative to a fixed piece of work that this machine does at the same time. The
    minimum of several runs counts: the page's own work is the same in each, while garbage
    collection or a busy processor makes a task in one of them longer.
    """
    return min(longest_task_once(browser, page, action) for _ in range(goes))


def longest_task_once(browser, page, action):
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    action()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", 0) / 1000
        for event in events
        if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in threads
    ]
    assert len(tasks) > 100
    return max(tasks) * ROWS_TAKE / page.evaluate(ROWS)


def test_scrolling_through_ten_thousand_has_no_long_task(browser, long_page):
    expect(long_page.locator(".log-count")).to_have_text("10,000")
    assert longest_task(browser, long_page, lambda: long_page.evaluate(SCROLL)) <= 50


def test_consecutive_changes_of_the_device_are_one_row(page, script):
    script("push", value=1)
    for device in ("iphone-16", "iphone-se", "ipad-11-landscape"):
        script("setEnvironment", device=device)
    fold = page.get_by_role("button", name="3 changes")
    expect(rows(page)).to_have_count(2)
    expect(change(page, 4)).to_contain_text("1194 × 834")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(rows(page)).to_have_count(5)
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(change(page, 3)).to_contain_text("375 × 667")
    rows(page).first.focus()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(2)


@pytest.mark.short
def test_a_row_is_selected_for_all_panels(page, script):
    script("push", values=[1, 2])
    script("pop")
    newest = page.locator(".log-row[data-revision='2']")
    expect(newest).to_be_visible()
    row = page.locator(".log-row[data-revision='1']")
    row.click()
    expect(row).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    expect(row).to_have_attribute("aria-selected", "false")
    expect(newest).to_have_attribute("aria-selected", "true")
    newest.click()
    expect(newest).to_have_attribute("aria-selected", "false")


@pytest.mark.short
def test_the_log_and_the_stage_show_the_same_revision(page, script):
    for value in range(60):
        script("push", value=value)
    card = page.get_by_role("region", name="Earlier revision")
    selected = page.locator(".log-row[aria-selected='true']")
    expect(page.locator(".log-row[data-revision='60']")).to_be_visible()
    slider = page.get_by_role("slider", name="Revision on the stage")
    slider.focus()
    for key, revision in (("Home", None), ("ArrowUp", 1), ("PageUp", 11), ("[", 10)):
        page.keyboard.press(key)
        if revision is None:
            continue
        expect(selected).to_have_attribute("data-revision", str(revision))
        expect(selected).to_be_in_viewport(ratio=1)
    grid = page.locator(".log-grid")
    grid.evaluate("(grid) => { grid.scrollTop = 0; }")
    script("push", value=60)
    row = page.locator(".log-row[data-revision='58']")
    expect(page.locator(".log-row[data-revision='61']")).to_be_visible()
    assert grid.evaluate("(grid) => grid.scrollTop") == 0
    row.click()
    expect(row).to_have_attribute("aria-selected", "true")
    expect(card).to_contain_text("Viewing r10 of r61")
    row.dblclick()
    expect(card).to_contain_text("Viewing r58 of r61")
    expect(row).to_have_attribute("aria-selected", "true")
    row.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Viewing r57 of r61")
    expect(selected).to_have_attribute("data-revision", "57")
    page.keyboard.press("Escape")
    expect(selected).to_have_count(0)


def selected(page):
    return page.locator(".log-row[aria-selected='true']").evaluate_all(
        "(rows) => rows.map((row) => Number(row.dataset.revision)).sort((a, b) => a - b)"
    )


def row(page, revision):
    return page.locator(f".log-row[data-revision='{revision}']")


def expect_code_of(page, first, last):
    expect(page.get_by_label("First revision")).to_have_value(str(first))
    expect(page.get_by_label("Last revision")).to_have_value(str(last))


def test_shift_selects_a_range_for_which_code_is_shown(page, script):
    fill(script, 6)
    page.keyboard.press("Shift+K")
    expect_code_of(page, 1, 6)
    row(page, 5).click()
    row(page, 3).locator(".log-change").click(modifiers=["Shift"])
    expect(row(page, 4)).to_have_attribute("aria-selected", "true")
    assert selected(page) == [3, 4, 5]
    assert page.evaluate("getSelection().isCollapsed")
    expect_code_of(page, 3, 5)
    # The other end of the range stays.
    row(page, 6).locator(".log-person").click(modifiers=["Shift"])
    expect_code_of(page, 5, 6)
    page.get_by_role("button", name="Newest", exact=True).click()
    expect_code_of(page, 1, 6)
    assert selected(page) == []


@pytest.mark.short
def test_shift_and_arrows_select_a_range(page, script):
    fill(script, 6)
    page.keyboard.press("Shift+K")
    row(page, 5).focus()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowDown")
    expect(row(page, 3)).to_be_focused()
    expect_code_of(page, 3, 5)
    page.keyboard.press("Shift+ArrowUp")
    expect_code_of(page, 4, 5)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    expect_code_of(page, 5, 6)
    assert selected(page) == [5, 6]


@pytest.mark.short
def test_the_filter_shows_matches_and_how_much_is_hidden(page, script):
    for value in range(10):
        script("push", value=value)
        script("push", value=value % 2 == 0)
    script("popToRoot")
    expect_revision(page, 21)
    page.keyboard.press("f")
    field = page.get_by_role("searchbox", name="Filter the log")
    expect(field).to_be_focused()
    field.fill("op:push -type:Bool")
    expect(page.locator(".log-count")).to_have_text("10 of 21, 11 hidden")
    expect(rows(page).first.locator(".log-change")).to_have_text("Int9depth 19")
    script("push", value=99)
    expect(page.locator(".log-count")).to_have_text("11 of 22, 11 hidden")
    field.fill("nothing like it")
    expect(page.locator(".log-empty")).to_have_text("No matching revisions. 22 hidden.")
    page.get_by_role("button", name="Clear filter").click()
    expect(page.locator(".log-count")).to_have_text("22")
    expect(field).to_have_value("")


def test_a_filter_finds_changes_from_long_ago(long_page, script):
    page = long_page
    type_filter(page, "rev:-3")
    expect(page.locator(".log-count")).to_have_text("3 of 10,000, 9,997 hidden")
    expect(rows(page).last.locator(".method")).to_have_text("Push")


def test_an_invalid_query_shows_its_position_and_changes_nothing(page, script):
    script("push", value=1)
    script("pop")
    page.keyboard.press("f")
    field = page.locator(".log-field")
    expect(field).to_be_focused()
    field.fill("op:pop")
    expect(page.locator(".log-count")).to_have_text("1 of 2, 1 hidden")
    field.fill("op:pop foo:1")
    problem = page.locator(".log-problem")
    expect(problem).to_contain_text("Unknown filter “foo:”")
    expect(problem.locator("mark")).to_have_text("foo:")
    expect(page.locator(".log-count")).to_have_text("1 of 2, 1 hidden")
    page.keyboard.press("Enter")
    chosen = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(chosen) == "foo:"
    page.keyboard.press("Escape")
    expect(problem).to_be_hidden()
    expect(page.locator(".log-count")).to_have_text("2")


def test_an_unknown_method_is_reported_and_nothing_stops(page, script):
    script("push", value=1)
    script("pop")
    type_filter(page, "op:bogus")
    problem = page.locator(".log-problem")
    expect(problem).to_have_text("Unknown method “bogus”.")
    expect(page.locator(".log-count")).to_have_text("0 of 2, 2 hidden")
    field = page.locator(".log-field")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    field.fill("op:popToRot,push")
    expect(problem).to_have_text(
        "Unknown method “popToRot”. Available: pop, popToRoot, popTo, popToOrPush."
    )
    expect(page.locator(".log-count")).to_have_text("1 of 2, 1 hidden")
    field.fill("op:p*")
    expect(problem).to_be_hidden()


def test_the_help_lists_the_terms_and_inserts_one(page, script):
    script("push", value=1)
    script("pop")
    page.get_by_role("button", name="Filter terms").click()
    terms = page.get_by_role("dialog", name="Filter terms")
    expect(terms.get_by_role("listitem")).to_have_count(9)
    terms.get_by_role("button", name="op:push").click()
    expect(terms).to_be_hidden()
    expect(page.locator(".log-count")).to_have_text("1 of 2, 1 hidden")


HOSTILE = "<img src=x onerror=window.hit=1>\u202e" + "é" * 100


@pytest.mark.short
def test_tapped_typed_and_opened_things_are_shown_and_never_run(page):
    """The server's own description, as a page receives it."""
    page.evaluate(
        """(text) => {
          const log = document.querySelector("revision-log");
          const at = "2026-01-05T10:11:12.345Z";
          const cause = { client: "phone", id: 1, label: text };
          const entry = (revision, method, about, did = []) =>
            window.entries.push({ revision, at, cause: { ...cause, method, about }, did });
          window.entries = [];
          entry(1, "tap", { control: "c1", role: "link", label: "Fox" },
            [{ shown: "link", title: "Fox" }]);
          entry(2, "tap", { role: "textField", label: text, value: text });
          entry(3, "tap", { role: "secureField", label: "PIN", secret: true });
          entry(4, "openURL", { url: "app://fox/1" }, [{ hidden: "alert", title: text }]);
          entry(5, "tap", { role: "button", label: "Edit" }, [{ shown: "sheet", title: "Edit" },
            { field: "columnVisibility", from: "all", to: "detailOnly" }]);
          const bar = document.querySelector("path-bar");
          Object.defineProperty(bar, "page", { set(page) {
            if (page.log.count === 0)
              page.log.addPage({ revisions: window.entries, oldest: 0, head: 5 });
          } });
        }""",
        HOSTILE,
    )
    type_filter(page, "-rev:9")
    expect(rows(page)).to_have_count(5)
    expect(change(page, 1)).to_have_text("link“Fox”link shown“Fox”")
    expect(change(page, 2)).to_contain_text("into“<img src=x")
    expect(change(page, 2).locator(".more").first).to_contain_text("more")
    expect(change(page, 2).locator(".mark").first).to_have_text("RLO")
    expect(change(page, 3)).to_have_text("••••into“PIN”")
    methods = page.locator(".log-row .method")
    expect(methods).to_have_text(["Tap", "Open URL", "Type", "Type", "Tap"])
    expect(change(page, 4)).to_contain_text("app://fox/1alert hidden“<img")
    expect(change(page, 5)).to_have_text("button“Edit”sheet shown“Edit”columns: detailOnly")
    assert page.evaluate("window.hit") is None
    assert page.locator(".log-grid img").count() == 0
    row = page.locator(".log-row[data-revision='2']").bounding_box()
    assert row["height"] == 30


@pytest.mark.parametrize("view", ["light", "dark", "phone", "rtl", "forced", "wrong", "help"])
def test_axe_finds_nothing_in_the_log(open_page, script, view):
    script("push", values=["Hello", 42])
    script("pop")
    for device in ("iphone-16", "ipad-11-landscape"):
        script("setEnvironment", device=device)
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*((390, 844) if view == "phone" else (1440, 900)), **options)
    if view == "phone":
        page.locator("command-bar").get_by_role("button", name="Log").click()
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    page.get_by_role("button", name="2 changes").click()
    page.locator(".log-row[data-revision='2']").click()
    page.locator(".log-field").fill("-soup" if view != "wrong" else "foo:")
    if view == "help":
        page.get_by_role("button", name="Filter terms").click()
    expect(page.locator(".log-clear" if view != "wrong" else ".log-problem")).to_be_visible()
    expect(page.locator(".log-row[data-revision='2']")).to_have_attribute("aria-selected", "true")
    if view == "help":
        expect(page.get_by_role("dialog", name="Filter terms")).to_be_visible()
    assert_accessible(page)


def test_a_script_without_an_id_has_a_name_that_people_can_read(open_page, server, session):
    with connect(f"{server.url.replace('http', 'ws')}/ws/{session}") as socket:
        hello = json.loads(socket.recv())
        socket.send('{"jsonrpc":"2.0","id":1,"method":"push","params":{"value":1}}')
        page = open_page()
        number = hello["params"]["client"].removeprefix("c")
        assert number.isdecimal()
        expect(page.locator(".log-row .log-who").first).to_contain_text(f"Script {number}")
