"""The areas around the stage: problems are visible at every size, and nothing moves for them."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_menu_is_whole, expect_path, push, wait_until, write_json

SIZES = [
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
]

# The share of an element's area that is on the screen and not covered by anything else.
SEEN = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  let seen = 0;
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 24; column += 1) {
      const x = left + ((column + 0.5) / 24) * width, y = top + ((row + 0.5) / 12) * height;
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit === element)) seen += 1;
    }
  }
  return seen / (12 * 24);
}"""


# The smallest of them is a small laptop with the browser's own bars.
LOW_SIZES = [(1024, 600), (1280, 600), (1280, 720), (1440, 900)]
AT_HAND = ":is(push-form .primary, path-buttons button, command-bar button):visible"


def unregistered(name):
    return {"type": name, "value": {"of": "another app"}}


def place(page, selector):
    return page.locator(selector).bounding_box()


def test_the_commands_are_within_reach_in_every_scene(open_page, script):
    page = open_page(1280, 720)
    for scene in script("scene.list")["scenes"]:
        script("scene.open", id=scene["id"])
        expect(page.locator("#scene")).to_have_value(scene["id"])
        page.set_viewport_size({"width": 1280, "height": 720})
        page.locator(".type-option").last.click()
        for width, height in LOW_SIZES:
            page.set_viewport_size({"width": width, "height": height})
            buttons = page.locator(AT_HAND)
            words = " ".join(buttons.all_inner_texts())
            assert all(word in words for word in ("Push", "Pop", "Root", "Undo", "Redo"))
            # Rounded corners are not theirs; a busy machine lays the page out late.
            wait_until(page, lambda: min(buttons.evaluate_all(f"(all) => all.map({SEEN})")) > 0.95)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
def test_the_stage_has_half_of_the_height_and_its_controls_one_line(
    open_page, script, width, height
):
    page = open_page(width, height)
    for scene in ("sandbox", "recipes"):
        script("scene.open", id=scene)
        expect(page.locator("#scene")).to_have_value(scene)
        assert place(page, ".stage-fit")["height"] >= height / 2
        lines = page.locator(
            "#scene, #device, #zoom, #scheme, .toolbar-more, .stage-head .segments, #visibility"
        ).evaluate_all("(all) => new Set(all.map((one) => one.offsetTop)).size")
        assert lines == 1
        for menu in ("#scene", "#zoom", "#scheme"):
            assert_menu_is_whole(page.locator(menu))
    assert place(page, ".stage-head")["width"] >= page.locator(".stage-head").evaluate(
        "(head) => head.scrollWidth"
    )


@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_all_tabs_are_visible(open_page, width, height):
    page = open_page(width, height)
    for bar in page.locator(".panel-tabs:visible").all():
        tabs = bar.get_by_role("tab")
        assert tabs.count() >= 6
        # The edge that is dragged covers them a little.
        assert min(tabs.evaluate_all(f"(all) => all.map({SEEN})")) > 0.85
        # A rail at the side, or one line.
        side = "Left" if bar.get_attribute("aria-orientation") == "vertical" else "Top"
        places = tabs.evaluate_all(f"(all) => all.map((one) => one.offset{side})")
        assert len(set(places)) == 1


def test_a_refusal_is_scrolled_into_view(open_page):
    page = open_page(1280, 600)
    write_json(page, "Recipe").fill('{"nothing": 1}')
    page.locator("push-form .primary").click()
    problem = page.locator("#push-problem")
    expect(problem).to_be_visible()
    # Even a part that fades at an edge counts as visible.
    expect(problem).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_problem_is_completely_visible_and_moves_nothing(open_page, script, width, height):
    script("push", value=1)
    page = open_page(width, height)
    expect(page.locator(".chip")).to_have_count(1)
    before = [place(page, part) for part in (".device-room", "path-bar", ".stage-head")]
    script("push", value=unregistered("Mystery"))
    told = page.locator("problem-card:visible, problem-list:visible li")
    expect(told).to_contain_text("Unknown type “Mystery”")
    assert told.evaluate(SEEN) == 1
    after = [place(page, part) for part in (".device-room", "path-bar", ".stage-head")]
    assert after == before
    expect(page.get_by_role("button", name="1 problem", exact=True)).to_be_visible()


def test_the_card_stays_hidden_until_the_next_problem(open_page, script):
    page = open_page(1024, 768)
    script("push", value=unregistered("Mystery"))
    card = page.get_by_role("region", name="Problem")
    card.get_by_role("button", name="Hide").click()
    expect(card).to_be_hidden()
    script("push", value=1)
    expect(page.locator(".chip")).to_have_count(2)
    expect(card).to_be_hidden()
    script("push", value=unregistered("Riddle"))
    expect(card).to_contain_text("Problem 1 of 2")
    card.get_by_role("button", name="Next problem").click()
    expect(card).to_contain_text("Riddle")
    card.get_by_role("button", name="All problems").click()
    expect(page.locator("problem-list li")).to_have_count(2)
    expect(card).to_be_hidden()


def test_the_badge_counts_the_problems_and_opens_their_list(open_page, script):
    page = open_page(390, 844, has_touch=True)
    script("push", values=[unregistered("Mystery"), unregistered("Riddle")])
    # The third is a note: a phone shows the list before the detail that has the path.
    page.get_by_role("button", name="3 problems").tap()
    expect(page.locator("problem-list li")).to_have_count(3)
    assert page.locator("problem-list li").first.evaluate(SEEN) == 1


def test_a_phone_has_room_for_the_connection_beside_a_badge(open_page, script):
    script("push", values=[unregistered("Mystery"), unregistered("Riddle")])
    page = open_page(390, 844, has_touch=True)
    expect(page.locator("problem-badge")).to_be_visible()
    pill = page.locator("link-pill > button")
    expect(pill).to_contain_text("Live")
    for part in (pill, pill.locator(".pill-word")):
        assert part.evaluate("(part) => part.scrollWidth <= part.clientWidth")


@pytest.mark.parametrize("device", ["iphone-16", "iphone-se", "ipad-11-landscape", "mac-window"])
def test_a_phone_shows_the_whole_device_and_the_path_below(open_page, script, device):
    script("setEnvironment", device=device)
    script("push", values=[1, "two"])
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    expect(page.locator(".chip")).to_have_count(2)
    for part in ("path-bar", "command-bar", ".toolbar-fold"):
        assert page.locator(part).evaluate(SEEN) > 0.95
    screen, room = place(page, ".device-screen"), place(page, ".stage-fit")
    assert place(page, ".device") == screen
    assert screen["height"] <= room["height"] + 1 and screen["width"] <= room["width"] + 1
    assert screen["width"] > 0.95 * room["width"] or screen["height"] > 0.95 * room["height"]


def test_a_phone_folds_the_controls_of_the_stage_and_remembers_it(open_page):
    page = open_page(390, 844, has_touch=True)
    fold, device = page.get_by_role("button", name="Scene and device"), page.locator("#device")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(device).to_be_hidden()
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "true")
    for part in ("#scene", "#device", "#zoom", "#scheme", "#visibility", ".toolbar-more"):
        expect(page.locator(part)).to_be_visible()
    page.reload()
    expect(device).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(fold).to_be_hidden()
    expect(device).to_be_visible()


def test_a_push_closes_a_phones_sheet(open_page):
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    form, opener = page.locator("push-form"), page.locator("command-bar button").first
    opener.tap()
    write_json(page, "Recipe").fill('{"nothing": 1}')
    form.get_by_role("button", name="Push", exact=True).tap()
    expect(page.locator("#push-problem")).to_be_visible()
    push(page, "Int", "8")
    expect(form).to_be_hidden()
    expect(opener).to_be_focused()
    expect_path(page, "8")


def test_areas_are_folded_resized_and_remembered(page):
    inspector, drawer = page.locator("#inspector"), page.locator("#drawer")
    edge = page.get_by_role("separator", name="Width of the inspector")
    wide = place(page, "#inspector")["width"]
    edge.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "(width) => document.querySelector('#inspector').offsetWidth === width", arg=wide + 32
    )
    page.get_by_role("button", name="Hide drawer").click()
    expect(drawer.get_by_role("tabpanel")).to_be_hidden()
    page.reload()
    expect(inspector).to_be_visible()
    page.wait_for_function(
        "(width) => document.querySelector('#inspector').offsetWidth === width", arg=wide + 32
    )
    expect(drawer.get_by_role("tabpanel")).to_be_hidden()
    page.keyboard.press("o")
    expect(drawer.get_by_role("tabpanel")).to_be_visible()
    edge.dblclick()
    page.wait_for_function(
        "(width) => document.querySelector('#inspector').offsetWidth === width", arg=wide
    )
    page.keyboard.press("i")
    expect(inspector.get_by_role("tabpanel")).to_be_hidden()


def test_the_edge_of_the_drawer_is_dragged(page):
    before = place(page, "#drawer")
    edge = page.get_by_role("separator", name="Height of the drawer").bounding_box()
    x, y = edge["x"] + 300, edge["y"] + edge["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "(height) => document.querySelector('#drawer').offsetHeight === height",
        arg=before["height"] + 60,
    )


def test_a_panel_is_opened_with_its_key_and_tabs_are_walked(open_page):
    page = open_page(1024, 768)
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("e")
    expect(page.get_by_role("tab", name="Problems")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Problems").focus()
    page.keyboard.press("ArrowLeft")
    last = page.get_by_role("tab").last
    expect(last).to_be_focused()
    expect(last).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tablist")).to_have_count(1)


def test_a_panel_that_is_not_visible_draws_nothing(page, script):
    page.locator("revision-log").wait_for()
    page.get_by_role("button", name="Hide drawer").click()
    page.evaluate("""() => {
      window.drawn = 0;
      const log = document.querySelector("revision-log");
      const note = () => { window.drawn += 1; };
      new MutationObserver(note).observe(log, { subtree: true, childList: true });
    }""")
    for value in range(5):
        script("push", value=value)
    expect(page.locator(".chip")).to_have_count(5)
    assert page.evaluate("window.drawn") == 0
    page.keyboard.press("o")
    expect(page.locator(".log-row").first).to_contain_text("Push")


# The page as any of its panels gets it.
HEAR = """() => {
  const bar = document.querySelector("path-bar");
  Object.defineProperty(bar, "page", { set: (page) => { window.heard = page; } });
}"""
SELECT = """(revision) => document.body.dispatchEvent(new CustomEvent(
  "nav-intent", { bubbles: true, detail: { verb: "selectRevision", params: { revision } } }))"""


def test_a_revision_is_selected_for_all_panels(page, script):
    script("push", value=1)
    page.evaluate(HEAR)
    page.evaluate(SELECT, 1)
    page.wait_for_function("() => window.heard?.selection.revision === 1")
    asked = page.evaluate("window.heard.ask('history.get', { revision: 1 })")
    assert asked["state"]["detail"]["path"][0]["value"] == 1
    page.evaluate(SELECT, None)
    page.wait_for_function("() => window.heard.selection.revision === null")
