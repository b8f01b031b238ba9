"""Text that tries to deceive, values that are huge, changes too fast to follow."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_path, push

HOSTILE = [
    "שלום\u202eevil\u202c",
    "zero\u200bwidth\u2060\ufeff",
    "<script>alert(1)</script>",
    "</textarea><img src=x onerror=alert(1)>",
    "nul\x00 tab\t line\n",
    ("e" + "\u0316\u0301" * 15) * 100,
    "__proto__",
    "{{constructor}}",
    "",
]


def test_hostile_text_is_shown_and_never_run(page, script):
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    for text in HOSTILE:
        script("push", value=text)
    script("push", value={"type": "Evil\u202e<b>", "value": {"__proto__": {"a": "<i>\u200b"}}})
    expect(page.locator("path-bar .chip")).to_have_count(len(HOSTILE) + 1)
    assert (
        page.locator("path-bar").evaluate(
            "(bar) => [...bar.querySelectorAll('script, img, i, b')].length"
        )
        == 0
    )
    marks = page.locator("path-bar .mark").all_inner_texts()
    assert {"RLO", "PDF", "ZWSP", "WJ", "BOM", "␀", "⇥", "↵"} <= set(marks)
    texts = page.locator("main").inner_text()
    assert not re.search("[\u200b\u202e\u202c\u2060\ufeff\x00]", texts)
    assert "<script>alert(1)</script>" in texts


def test_a_string_of_200_kb_does_not_flood_the_page(page, script):
    script("push", value="x" * 200_000)
    expect(page.locator("path-bar .chip")).to_have_count(1)
    expect(page.locator(".card[data-place='0'] .face-text .more").first).to_contain_text("more")
    push(page, "String", "ö" * 200_000)
    expect(page.locator("#push-problem")).to_contain_text("Too long")
    page.get_by_label("Value", exact=True).fill("")
    assert len(page.locator("body").inner_text()) < 5000


def test_a_long_title_does_not_hide_the_depth_of_its_card(page, script):
    script("push", values=["x" * 500] * 12)
    depths = page.locator(".card:not([data-place='0']) .card-depth")
    expect(depths).to_have_text(["9", "10", "11"])
    assert depths.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_an_item_stays_readable_if_its_title_consists_of_control_characters(page, script):
    script("push", value="\n\n\n\n\t\u2029" * 40)
    chip, title = (
        page.locator("path-bar .chip value-chip"),
        page.locator("path-bar .chip .item-title"),
    )
    expect(title).to_contain_text("PS")
    assert 120 <= chip.bounding_box()["width"] <= 180
    assert 80 <= title.bounding_box()["width"] <= 180


# The pixels over which the list fades at its start and at its end.
CUTS = """(list) => ["--cut-start", "--cut-end"].map(
  (name) => getComputedStyle(list).getPropertyValue(name))"""


def test_a_path_that_is_cut_off_keeps_its_root_and_fades_at_the_other_end(open_page, script):
    page = open_page(1280, 720)
    script("push", value="one")
    expect_path(page, '"one"')
    places = page.locator("path-bar ol")
    assert places.evaluate(CUTS) == ["0px", "0px"]
    script("push", values=["two words", "three words", "four words", "five words"])
    expect(page.locator("path-bar .chip")).to_have_count(5)
    expect(page.locator("path-bar .chip").last).to_be_in_viewport(ratio=1)
    assert places.evaluate("(list) => list.scrollLeft") > 100
    root, bar = page.locator("path-bar .root").bounding_box(), places.bounding_box()
    assert root["x"] == pytest.approx(bar["x"], abs=1)
    assert places.evaluate(CUTS) == ["0px", "0px"]
    places.evaluate("(list) => { list.scrollLeft = 0; }")
    expect(places).to_have_css("--cut-end", "24px")
    assert places.evaluate(CUTS) == ["0px", "24px"]


def test_a_long_value_in_the_log_is_cut_before_short_ones_are(open_page, script):
    script(
        "transaction",
        commands=[
            {"method": "push", "params": {"value": value}}
            for value in (
                {"type": "Category", "value": "soup"},
                "x" * 500,
                {"type": "Character", "value": "c"},
            )
        ],
    )
    chips = open_page(1280, 800).locator(".log-row .log-change value-chip")
    expect(chips).to_have_count(3)
    expect(chips.first).to_contain_text("Category")
    whole = chips.evaluate_all("(all) => all.map((one) => one.scrollWidth <= one.clientWidth)")
    assert [whole[0], whole[2]] == [True, True], whole


def test_a_path_of_1000_elements_keeps_the_page_small(open_page, script):
    script("push", values=list(range(1000)))
    page = open_page()
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("999")
    assert page.evaluate("document.querySelectorAll('*').length") < 1600
    page.locator("path-bar .earlier button").click()
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("959")
    page.locator("path-bar .chip button").last.click()
    page.get_by_role("button", name="Pop to here").click()
    expect(page.locator(".card[data-place='0'] .face-depth").first).to_have_text(" · depth 960")
    assert len(script.state()["detail"]["path"]) == 960


def test_a_burst_ends_in_the_right_state_without_animations(page, script):
    page.evaluate("""() => {
      window.frames = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) {
        window.frames.push(document.timeline.currentTime);
        return animate.apply(this, all);
      };
    }""")
    script.batch([("push", {"value": value}) for value in range(50)])
    expect(page.locator(".deck-badge")).to_have_text(re.compile("×[0-9]+"))
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("49")
    # A loaded machine may deliver the burst in pieces: the changes of a frame are animated once,
    # and for a tenth of a second there is no other animation.
    frames = page.evaluate("window.frames")
    assert len(frames) == len(set(frames))
    assert len(frames) <= 2 + (max(frames, default=0) - min(frames, default=0)) / 80


def test_in_a_burst_the_stage_is_drawn_more_often_than_the_panels(page, script):
    # Parts that load after the first picture draw the panels as well.
    page.wait_for_load_state("networkidle")
    page.evaluate("""() => {
      window.drawn = { "device-stage": 0, "panel-host": 0, bursts: 1, from: performance.now() };
      let last = Infinity;
      let recent = [];
      for (const name of ["device-stage", "panel-host"]) {
        const { prototype } = customElements.get(name);
        const { set } = Object.getOwnPropertyDescriptor(prototype, "page");
        Object.defineProperty(prototype, "page", {
          set(page) {
            const now = performance.now();
            if (name === "device-stage") recent.push(now);
            recent = recent.filter((time) => now - time <= 250);
            // On a loaded machine the first changes can come so slowly that all panels follow.
            if (name === "device-stage" || recent.length > 4) window.drawn[name] += 1;
            window.drawn.time = now - window.drawn.from;
            // A loaded machine may be silent in between, which ends a burst, and go on.
            if (name === "device-stage") {
              if (now - last > 50) window.drawn.bursts += 1;
              last = now;
            }
            set.call(this, page);
          },
        });
      }
    }""")
    for _ in range(30):
        script.batch([("pop", {}) if n % 2 else ("push", {"value": n}) for n in range(20)])
    script("push", value=7)
    # Text to read comes last, and is complete.
    expect(page.locator(".log-row .log-revision").first).to_have_text("r601")
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("7")
    drawn = page.evaluate("window.drawn")
    hosts = page.locator("panel-host").count()
    # As often as the time allows, and once at the beginning and at the end of each burst.
    assert drawn["panel-host"] <= hosts * (drawn["time"] / 250 + 2 * drawn["bursts"])
    assert drawn["device-stage"] >= drawn["panel-host"] / hosts


def test_reduced_motion_moves_nothing(open_page, script):
    page = open_page(reduced_motion="reduce")
    page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        window.moved.push(...frames.flatMap(Object.keys).filter((key) => key !== 'opacity'));
        return animate.call(this, frames, options);
      };
      document.addEventListener('transitionrun', (event) => window.moved.push(event.propertyName));
    }""")
    script("push", value=1)
    expect_path(page, "1")
    script("push", values=[2, 3, 4, 5, 6])
    script("select", column="sidebar", value=None)
    page.keyboard.press("0")
    expect_path(page)
    page.keyboard.press("s")
    expect(page.locator(".device-screen[data-collapsed]")).to_have_count(1)
    assert page.evaluate("window.moved") == []
