"""An empty panel says in a sentence what belongs there, and has the command that fills it."""

import json
import os

import pytest
from playwright.sync_api import expect

from dashboard_pages import axe_report, expect_path, expect_revision

# By name: the panel's element, its key, and a text that it shows after the command.
PANELS = {
    "problems": ("problem-list", "e", "problem-list li"),
    "diff": ("revision-diff", "d", ".diff-body section"),
    "code": ("session-code", "Shift+K", "session-code .code-view, session-code pre"),
    "log": ("revision-log", "l", ".log-row"),
    "sequence": ("sequence-diagram", "q", ".sequence-steps > *"),
}


def open_panel(page, name, key):
    page.keyboard.press(key)
    page.locator(name).first.wait_for()
    return page.locator(f"{name} .empty-state")


@pytest.mark.parametrize("name", PANELS)
def test_the_button_of_an_empty_panel_fills_it(open_page, script, name):
    element, key, filled = PANELS[name]
    page = open_page()
    empty = open_panel(page, element, key)
    expect(empty).to_be_visible()
    line = json.loads(empty.locator("code").inner_text())
    empty.get_by_role("button").first.click()
    expect_revision(page, 1)
    expect(empty).to_be_hidden()
    expect(page.locator(filled).first).to_be_visible()
    # The script line in the panel has the same effect.
    sent = script.state()["detail"]["path"]
    script("popToRoot")
    script(line["method"], **line["params"])
    again = script.state()["detail"]["path"]
    assert [it["value"] for it in again] == [it["value"] for it in sent]


@pytest.mark.parametrize("name", PANELS)
def test_commands_from_a_script_fill_it_too(open_page, script, name):
    element, key, filled = PANELS[name]
    page = open_page()
    empty = open_panel(page, element, key)
    line = json.loads(empty.locator("code").inner_text())
    script(line["method"], **line["params"])
    expect(page.locator(filled).first).to_be_visible()
    expect(empty).to_be_hidden()


def test_the_push_form_offers_a_value_that_the_scene_accepts(open_page, script):
    script("scene.open", id="value-links")
    page = open_page()
    page.keyboard.press("l")
    expect(page.locator(".log-row")).to_have_count(1)
    page.locator(".log-field").fill("op:nothing")
    expect(page.locator(".log-empty")).to_have_text("No matching revisions. 1 hidden.")
    expect(page.locator("revision-log .empty-command")).to_be_hidden()


def test_a_request_fills_a_cleared_list_of_frames(open_page):
    page = open_page()
    page.keyboard.press("w")
    wire = page.locator("wire-frames")
    wire.wait_for()
    wire.get_by_label("Filter the frames").fill("state.get")
    expect(wire.locator(".empty-words")).to_have_text("No frame contains that text.")
    wire.get_by_label("Filter the frames").fill("")
    # Requests from loading the page would be listed again at once.
    page.wait_for_load_state("networkidle")
    wire.get_by_role("button", name="Clear").click()
    wire.get_by_role("button", name="Request the state").click()
    expect(wire.locator(".wire-row").filter(has_text="state.get").first).to_be_visible()
    expect(wire.locator(".empty-state")).to_be_hidden()


def test_a_dropped_push_is_recovered(open_page):
    page = open_page()
    page.keyboard.press("n")
    faults = page.locator("fault-panel")
    faults.wait_for()
    faults.get_by_role("button", name="Drop a push and watch it recover").click()
    expect(faults.locator(".fault-findings li").first).to_be_visible()
    expect(faults.locator(".empty-state")).to_be_hidden()
    expect_path(page, "42")


def test_the_performance_panel_shows_figures_after_the_first_change(open_page):
    page = open_page()
    page.keyboard.press("m")
    performance = page.locator("performance-panel")
    performance.locator(".empty-state").get_by_role("button", name="Push 42").click()
    expect(performance.locator(".empty-state")).to_be_hidden()


def test_a_person_who_is_alone_sees_how_others_can_join(open_page, server, session):
    context = {"permissions": ["clipboard-read", "clipboard-write"]}
    page = open_page(**context)
    page.get_by_role("button", name="1 is here").click()
    alone = page.locator(".people-list .empty-state")
    expect(alone).to_contain_text("You’re the only one here")
    line = json.loads(alone.locator("code").inner_text())
    assert line == {"method": "presence.set", "params": {"name": "Ada"}}
    alone.get_by_role("button", name="Copy the address").click()
    expect(page.locator("page-banner")).to_contain_text("Address copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    open_page()
    expect(alone).to_be_hidden()


LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 1024, "height": 768},
}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_empty_panels(open_page, tmp_path, look):
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    keys = {name: (element, key) for name, (element, key, _) in PANELS.items()}
    keys |= {"faults": ("fault-panel", "n"), "performance": ("performance-panel", "m")}
    found = {}
    for name, (element, key) in keys.items():
        empty = open_panel(page, element, key)
        expect(empty).to_be_visible()
        wide = empty.evaluate("(it) => [it.scrollWidth, it.clientWidth]")
        assert wide[0] <= wide[1], name
        report = axe_report(page)
        if report.violations_count:
            found[name] = report.generate_report()
        page.screenshot(path=f"{folder}/empty-{name}-{look}.png")
    assert found == {}, "\n".join(found.values())
