"""The system's looks: floating bars of glass, larger rows and capsules in 26 and 27."""

import pytest
from playwright.sync_api import expect

import live_scenes as scenes
import styled_scenes as styled
from dashboard_pages import assert_accessible
from device_points import points
from live_scenes import node, screen
from test_sheets import choices, presented

PAGE_OPTIONS = {"height": 1100, "reduced_motion": "reduce"}
LOOKS = ["26", "27"]


def looked(document, look):
    document["environment"] = {**document["environment"], "look": look}
    return document


def style_of(page, selector, name):
    return page.locator(selector).first.evaluate(
        "(element, name) => getComputedStyle(element).getPropertyValue(name)", name
    )


def open_look(play, document, look):
    page, session = play(looked(document, look))
    expect(page.locator(".device")).to_have_attribute("data-look", look)
    # The sheet of the look is there.
    page.locator(".nav-bar").first.evaluate(
        """async (bar) => {
          while (getComputedStyle(bar).alignItems !== "start")
            await new Promise(requestAnimationFrame);
        }"""
    )
    return page, session


@pytest.mark.parametrize("look", LOOKS)
def test_rows_bars_and_controls_have_the_sizes_of_the_look(play, look):
    styles = styled.Styles()
    page, _ = open_look(play, styled.phone(styles, styled.library(styles)), look)
    assert points(page, ".cell:has(.node-toggle)")["h"] == 52
    assert style_of(page, ".cells", "border-top-left-radius") == "26px"
    assert style_of(page, ".node-group h3", "text-transform") == "none"
    assert style_of(page, ".node-group h3", "font-size") == "17px"
    switch = points(page, ".node-toggle input")
    assert (switch["w"], switch["h"]) == (63, 28)
    assert (
        points(page, ".nav-bar .node-press")["w"] == points(page, ".nav-bar .node-press")["h"] == 44
    )
    tabs = points(page, ".tab-bar")
    assert (tabs["h"], 852 - tabs["y"] - tabs["h"]) == (62, 21)
    assert abs(tabs["x"] * 2 + tabs["w"] - 393) <= 1
    assert points(page, ".tab")["h"] == 54


def test_a_device_without_a_look_keeps_that_of_18(play):
    styles = styled.Styles()
    page, _ = play(styled.phone(styles, styled.library(styles)))
    expect(page.locator(".cells").first).to_be_visible()
    assert page.locator(".device").get_attribute("data-look") is None
    assert style_of(page, ".cells", "border-top-left-radius") == "10px"
    assert points(page, ".cell:has(.node-toggle)")["h"] == 44


def test_icons_share_a_capsule_and_words_have_their_own(play):
    icons = [
        node("button", name, f"b{name}", systemImage=image)
        for name, image in [("Share", "square.and.arrow.up"), ("More", "ellipsis")]
    ]
    document = scenes.collapsed(screen("Bars", node("text", "Inside"), toolbar=icons))
    page, _ = open_look(play, document, "27")
    bar, first, second = (
        points(page, selector)
        for selector in [
            ".bar-buttons",
            ".bar-buttons > :nth-child(1)",
            ".bar-buttons > :nth-child(2)",
        ]
    )
    assert (bar["w"], bar["h"]) == (88, 44)
    assert second["x"] == first["x"] + 44
    assert style_of(page, ".bar-buttons > .node-press", "background-color") == "rgba(0, 0, 0, 0)"
    assert style_of(page, ".bar-buttons", "background-color") != "rgba(0, 0, 0, 0)"


def test_an_image_in_a_button_is_a_circle_and_words_are_a_capsule(script, open_page):
    script("scene.open", id="music")
    script("setEnvironment", device="ipad-11-landscape", look="27")
    page = open_page()
    expect(page.locator(".nav-bar .node-press").first).to_have_css("min-height", "44px")
    box = points(page, ".nav-bar .node-press")
    assert (box["w"], box["h"]) == (44, 44)
    script("tap", label="New track")
    cancel = page.get_by_role("dialog").get_by_role("button", name="Cancel")
    expect(cancel).to_have_css("padding-left", "14px")
    expect(cancel).to_have_css("border-top-left-radius", "22px")


def test_a_back_button_is_a_circle_that_names_the_screen_before(play):
    document = scenes.collapsed(screen("Detail", node("text", "Inside"), back="Library"))
    page, _ = open_look(play, document, "27")
    back = points(page, ".app-back")
    assert (back["w"], back["h"]) == (44, 44)
    expect(page.get_by_role("button", name="Back to Library")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_a_partial_sheet_floats_and_a_large_one_reaches_the_edges(play, look):
    styles = styled.Styles()
    sheet = presented(styles, kind="sheet", detents=["medium", "large"])
    page, _ = open_look(play, styled.phone(styles, styled.library(styles), sheet=sheet), look)
    partial = points(page, ".app-sheet")
    assert (partial["x"], partial["w"]) == (8, 377)
    assert abs(partial["y"] + partial["h"] - 844) <= 1
    page.get_by_role("button", name="Dismiss sheet").press("ArrowUp")
    large = points(page, ".app-sheet")
    assert (large["x"], large["w"], large["y"] + large["h"]) == (0, 393, 852)


def test_an_alert_has_words_at_the_left_and_capsules_below(play):
    styles = styled.Styles()
    alert = choices(styles, "alert")
    page, _ = open_look(play, styled.phone(styles, styled.library(styles), alert=alert), "27")
    assert points(page, ".app-alert")["w"] == 320
    assert style_of(page, ".app-alert", "border-top-left-radius") == "34px"
    assert style_of(page, ".app-alert", "text-align") == "start"
    assert points(page, ".app-alert .node-press")["h"] == 48


def test_a_dialog_has_no_cancel_row(play):
    styles = styled.Styles()
    alert = choices(styles, "dialog")
    page, _ = open_look(play, styled.phone(styles, styled.library(styles), alert=alert), "27")
    assert points(page, ".app-alert")["w"] == 240
    expect(page.locator(".app-alert").get_by_text("Keep a copy")).to_be_visible()
    expect(page.locator(".app-alert").get_by_text("Cancel")).to_be_hidden()


def test_the_cancel_button_that_the_system_adds_is_apart_in_18_and_hidden_in_27(script, open_page):
    script("scene.open", id="settings")
    script("setEnvironment", device="iphone-16")
    script("tap", label="General")
    script("tap", label="Reset all settings")
    page = open_page()
    cancel = page.locator(".app-alert").get_by_role("button", name="Cancel")
    expect(cancel).to_have_css("margin-top", "8px")
    script("setEnvironment", look="27")
    expect(cancel).to_be_hidden()
    expect(page.locator(".app-alert").get_by_role("button", name="Reset")).to_be_visible()


def test_a_choice_of_the_author_is_never_taken_for_the_way_out(play):
    styles = styled.Styles()
    question = styled.styled(
        screen(
            "Keep it?",
            node("button", "No", "a1"),
            node("button", "Yes", "a2"),
            # As the system adds it: without a role.
            node("button", "Cancel", "a3"),
        ),
        styles({"presented": {"kind": "dialog"}}),
    )
    page, _ = open_look(play, styled.phone(styles, styled.library(styles), alert=question), "27")
    dialog = page.locator(".app-alert")
    for name in ("No", "Yes"):
        expect(dialog.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(dialog.get_by_text("Cancel")).to_be_hidden()


def test_the_sidebar_of_a_pad_floats_in_26_and_reaches_the_edge_in_27(play):
    places = []
    for look in LOOKS:
        document = scenes.document(dict(scenes.IPAD))
        page, _ = open_look(play, document, look)
        box = points(page, ".column[data-column=sidebar] app-screen")
        places.append((box["x"], box["y"]))
        page.close()
    assert places == [(8, 8), (0, 0)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_a_look(play, look, scheme):
    styles = styled.Styles()
    document = styled.phone(styles, styled.library(styles), scheme=scheme)
    page, _ = open_look(play, document, look)
    assert_accessible(page)


def test_at_most_six_boxes_of_a_stage_are_filtered(play):
    styles = styled.Styles()
    alert = choices(styles, "alert")
    page, _ = open_look(play, styled.phone(styles, styled.library(styles), alert=alert), "27")
    filtered = page.evaluate(
        """[...document.querySelectorAll(".device *")].filter((element) =>
          element.checkVisibility()
          && getComputedStyle(element).backdropFilter !== "none").length"""
    )
    assert 0 < filtered <= 6


def test_increased_contrast_makes_glass_opaque(play):
    styles = styled.Styles()
    document = styled.phone(styles, styled.library(styles))
    document["environment"]["colorSchemeContrast"] = "increased"
    page, _ = open_look(play, document, "27")
    assert style_of(page, ".tab-bar", "background-color") == "rgb(255, 255, 255)"
    assert style_of(page, ".tab-bar", "backdrop-filter") == "none"


def test_a_look_is_chosen_in_the_device_settings(page, script):
    page.get_by_label("More settings").click()
    page.get_by_label("Look").select_option("iOS 27")
    expect(page.locator(".device").first).to_have_attribute("data-look", "27")
    assert script.state()["environment"]["look"] == "27"
    page.get_by_label("Look").select_option("iOS 18")
    expect(page.locator(".device[data-look]")).to_have_count(0)
    assert "look" not in script.state()["environment"]
