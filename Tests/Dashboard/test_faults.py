"""Faults on the page's own connection, and how their effects are detected and repaired."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path, expect_revision, expect_whole_log, push


def open_faults(page):
    page.keyboard.press("n")
    page.locator("fault-panel .fault-words").wait_for()
    return page.locator("fault-panel")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def slide(panel, name, value):
    panel.get_by_label(name).fill(str(value))


# The texts of the pill, each of which may be shown only for a moment.
KEEP_WORDS = """() => {
  const word = document.querySelector(".pill-word");
  window.words = [];
  const keep = () => window.words.push(word.textContent);
  new MutationObserver(keep).observe(word, { subtree: true, childList: true, characterData: true });
}"""


def test_latency_is_visible_and_switched_off_with_one_press(page, script):
    panel = open_faults(page)
    slide(panel, "Latency, each way", 800)
    sign = page.locator(".fault-sign")
    expect(sign).to_be_visible()
    expect(panel.locator(".fault-words")).to_have_text("On: 800 ms later each way.")
    page.evaluate(KEEP_WORDS)
    push(page, "Int", "5")
    expect_path(page, "5")
    page.wait_for_function("() => window.words.some((word) => /^Waiting [0-9] s…$/.test(word))")
    # At least twice the latency, and the delay of a busy machine.
    expect(page.locator(".pill-detail > span").last).to_have_text(
        re.compile("^(1[6-9]|[2-9][0-9])[0-9]{2} ms")
    )
    sign.click()
    expect(sign).to_be_hidden()
    expect(panel.locator(".fault-words")).to_have_text("No faults. The connection is untouched.")
    push(page, "Int", "6")
    expect_path(page, "5", "6")


def test_lost_and_duplicated_changes_are_detected_and_requested_again(page, script):
    panel = open_faults(page)
    slide(panel, "Dropped changes", 30)
    slide(panel, "Duplicated changes", 30)
    for value in range(30):
        script("push", value=value)
    # The last of them may be lost as well: the comparison finds it.
    expect_revision(page, 30)
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("29")
    press(page, "All off")
    expect(panel.locator(".fault-findings li").first).to_be_visible()
    page.keyboard.press("l")
    expect_whole_log(page, 30)


def test_a_lost_last_change_is_found_by_comparing(page, script):
    panel = open_faults(page)
    press(page, "Drop next change")
    script("push", value=1)
    expect(panel.locator(".fault-findings li")).to_contain_text("r1 never arrived; requested again")
    expect_path(page, "1")


def test_a_state_that_drifted_is_repaired_visibly(page, script):
    script("push", values=[1, 2])
    expect_path(page, "1", "2")
    panel = open_faults(page)
    press(page, "Corrupt next change")
    script("setColumnVisibility", visibility="detailOnly")
    expect_revision(page, 2)
    finding = panel.locator(".fault-findings li")
    expect(finding).to_contain_text(
        re.compile(r"State differed at r2 \(/[A-Za-z/0-9]+\); repaired from the server")
    )
    expect(page.locator("page-banner")).to_contain_text("State differed at r2")
    press(page, "Compare now")
    script("push", value=3)
    expect_path(page, "1", "2", "3")
    expect(finding).to_have_count(1)
    # It is the same history: its log stays.
    page.keyboard.press("l")
    expect_whole_log(page, 3)


def test_a_cut_lasts_as_long_as_requested_and_is_repaired(page, script):
    open_faults(page)
    press(page, "Cut for 5 s")
    word = page.locator(".pill-word")
    expect(word).to_have_text("Reconnecting")
    script("push", value=1)
    press(page, "Retry now")
    expect(word).to_have_text("Reconnecting")
    expect(word).to_have_text("Live")
    expect_path(page, "1")
    expect(page.locator(".fault-sign")).to_be_hidden()
    press(page, "Cut for 30 s")
    expect(word).to_have_text("Reconnecting")
    page.locator(".fault-sign").click()
    expect(word).to_have_text("Live")


def test_a_sound_connection_shows_no_drift(page, script):
    panel = open_faults(page)
    for scene in ["animals", "recipes", "sandbox"]:
        if scene in [entry["id"] for entry in script("scene.list")["scenes"]]:
            script("scene.open", id=scene)
    script("push", values=[1.5, "é", {"type": "Ghost", "value": {"a": 1.0, "b": -0.0}}])
    slide(panel, "Latency, each way", 50)
    press(page, "Compare now")
    script("pop")
    expect(panel).to_contain_text(re.compile("Compared [3-9] times"))
    expect(panel.locator(".fault-findings li")).to_have_count(0)


@pytest.mark.parametrize("view", ["light", "dark", "phone", "forced", "rtl"])
def test_axe_finds_nothing_in_the_faults(open_page, script, view):
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*((390, 844) if view == "phone" else (1440, 900)), **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    panel = open_faults(page)
    press(page, "Drop next change")
    script("push", value=1)
    expect(panel.locator(".fault-findings li")).to_have_count(1)
    slide(panel, "Latency, each way", 50)
    expect(panel.locator(".fault-words")).to_contain_text("On:")
    for context in ["#drawer", "#top"] if view == "phone" else ["#drawer", "body"]:
        assert_accessible(page, context=context)


def test_the_faults_panel_is_in_japanese(open_page):
    page = open_page(locale="ja-JP")
    expect(page.locator(".pill-word")).to_have_text("ライブ")
    panel = open_faults(page)
    expect(panel).to_contain_text("接続はそのままです。")
    slide(panel, "遅延", 50)
    expect(panel).to_contain_text("片道50 ms遅延。")
    page.get_by_role("button", name="障害オン").click()
    page.locator("link-pill button").click()
    expect(page.get_by_role("dialog", name="接続")).to_contain_text("再接続の回数")
