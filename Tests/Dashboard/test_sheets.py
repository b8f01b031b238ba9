"""Presentations: sheets with detents, covers, popovers, alerts, dialogs, menus."""

import pytest
from playwright.sync_api import expect

import live_scenes as scenes
import styled_scenes as styled
from dashboard_pages import assert_accessible, wait_until
from device_points import points
from live_scenes import node, screen

pytestmark = pytest.mark.short

PAGE_OPTIONS = {"height": 1100, "reduced_motion": "reduce"}


def presented(styles, title="Sheet", **look):
    body = screen(title, node("text", "Inside"))
    return styled.styled(body, styles({"presented": look}))


def choices(styles, kind, **look):
    """An alert, a dialog or a menu with two choices and a cancel button."""
    return styled.styled(
        screen(
            "Delete everything?",
            node("text", "This cannot be undone."),
            node("button", "Delete", "a1", style=styles({"button": {"role": "destructive"}})),
            node("button", "Keep a copy", "a2"),
            node("button", "Cancel", "a3", style=styles({"button": {"role": "cancel"}})),
        ),
        styles({"presented": {"kind": kind, **look}}),
    )


def test_a_sheet_on_an_ipad_has_the_size_that_is_asked_for(play):
    def sized(**look):
        styles = styled.Styles()
        words = "Some words that are wider than the button"
        sheet = screen("", node("text", words), node("button", "Close", "k1"))
        sheet = styled.styled(sheet, styles({"presented": {"kind": "sheet", **look}}))
        return styled.pad(styles, {"detail": styled.library(styles), "sheet": sheet})

    page, session = play(sized())
    form = points(page, ".app-sheet")
    assert (form["w"], form["h"]) == (540, 620)

    def size(**look):
        session.change(sized(**look))
        name = next(iter(look))
        expect(page.locator(".app-sheet")).to_have_attribute(f"data-{name}", look[name])
        box = points(page, ".app-sheet")
        # It is in the middle of the screen.
        assert abs(box["x"] * 2 + box["w"] - 1194) <= 1 and abs(box["y"] * 2 + box["h"] - 834) <= 1
        return box["w"], box["h"]

    assert size(sizing="form") == (540, 620)
    width, height = size(sizing="page")
    assert width == 704 and 700 < height < 834
    width, height = size(fits="hv")
    assert 200 < width < 400 and 50 < height < 100
    assert size(fits="v", sizing="page") == (704, height)


def test_a_sheet_is_as_high_as_its_detent(play):
    styles = styled.Styles()
    page, session = play(
        styled.phone(
            styles,
            styled.library(styles),
            sheet=presented(styles, kind="sheet", detents=["large", "medium", {"height": 300}]),
        )
    )
    room = 852 - 59 - 10
    heights = []
    for key in ("", "ArrowUp", "ArrowUp", "ArrowUp"):
        if key:
            page.get_by_role("button", name="Dismiss sheet").press(key)
        heights.append(points(page, ".app-sheet")["h"])
    assert heights[0] in (334, round(room / 2)) and heights[-1] == heights[-2] == room
    assert session.commands == []


def test_a_sheet_is_dragged_away_by_its_grabber(play):
    styles = styled.Styles()
    page, session = play(
        styled.phone(styles, styled.library(styles), sheet=presented(styles, kind="sheet"))
    )
    box = page.get_by_role("button", name="Dismiss sheet").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 320, steps=5)
    page.mouse.up()
    assert session.asked(page) == [("back", {})]


def test_a_cover_covers_everything(play):
    styles = styled.Styles()
    page, _ = play(
        styled.phone(styles, styled.library(styles), sheet=presented(styles, kind="cover"))
    )
    assert points(page, ".app-sheet") == {"x": 0, "y": 0, "w": 393, "h": 852}


def test_an_alert_is_270_wide_with_cancel_on_its_side(play):
    styles = styled.Styles()
    page, session = play(
        styled.phone(styles, styled.library(styles), alert=styled.delete_alert(styles))
    )
    alert = page.get_by_role("alertdialog")
    assert points(page, ".app-alert")["w"] == 270
    expect(alert.get_by_role("button")).to_have_text(["Cancel", "Delete"])
    weights = alert.get_by_role("button").evaluate_all(
        "buttons => buttons.map((button) => getComputedStyle(button).fontWeight)"
    )
    assert weights == ["600", "400"]
    alert.get_by_role("button", name="Delete").press("Escape")
    assert session.asked(page) == [("tap", {"control": "a2"})]


def test_a_dialog_is_at_the_lower_edge_of_a_phone(play):
    styles = styled.Styles()
    page, session = play(
        styled.phone(styles, styled.library(styles), alert=choices(styles, "dialog"))
    )
    dialog = page.get_by_role("dialog", name="Delete everything?")
    expect(dialog.get_by_role("button")).to_have_text(["Delete", "Keep a copy", "Cancel"])
    box = points(page, ".app-alert")
    assert (box["x"], box["w"], box["y"] + box["h"]) == (8, 377, 852 - 34 - 8)
    page.mouse.click(*(page.locator(".device-screen").bounding_box()[key] + 40 for key in "xy"))
    assert session.asked(page) == [("tap", {"control": "a3"})]


def test_a_menu_is_beside_its_button(play):
    styles = styled.Styles()
    menu = styled.styled(
        screen("", node("button", "Rename", "m1"), node("button", "Share", "m2")),
        styles({"presented": {"kind": "menu", "anchor": "plus"}}),
    )
    page, session = play(styled.phone(styles, styled.library(styles), alert=menu))
    items = page.get_by_role("menu").get_by_role("menuitem")
    expect(items).to_have_text(["Rename", "Share"])
    box = points(page, ".app-alert")
    assert 59 + 30 < box["y"] < 130 and box["x"] + box["w"] <= 393 - 8
    items.first.click()
    assert session.asked(page) == [("tap", {"control": "m1"})]


def test_a_popover_of_an_ipad_points_at_its_button(play):
    styles = styled.Styles()
    popover = presented(styles, kind="popover", anchor="s9")
    view = {"sidebar": scenes.SIDEBAR, "content": scenes.CONTENT, "detail": scenes.DETAIL}
    page, _ = play(styled.pad(styles, {**view, "sheet": popover}))

    def points_at_button():
        box = points(page, ".app-sheet")
        button = points(page, ".column[data-column=sidebar] [data-control=s9]")
        middle = button["x"] + button["w"] / 2
        is_below = box["y"] >= button["y"] + button["h"]
        return box["w"] == 320 and is_below and box["x"] <= middle <= box["x"] + box["w"]

    # It is placed with a frame after its first one.
    wait_until(page, points_at_button)


def test_an_inspector_is_a_column_beside_its_content(play):
    styles = styled.Styles()
    inspector = presented(styles, kind="inspector")
    view = {"sidebar": None, "content": None, "detail": styled.library(styles)}
    page, session = play(styled.only_detail(styled.pad(styles, {**view, "sheet": inspector})))
    assert points(page, ".app-sheet") == {"x": 1194 - 320, "y": 0, "w": 320, "h": 834}
    page.get_by_role("switch", name="Notifications").click()
    assert session.asked(page) == [("tap", {"control": "n1"})]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", ["library", "sheet", "dialog", "menu", "tablet"])
def test_axe_finds_nothing_in_an_ordinary_app(play, look, scheme):
    styles = styled.Styles()
    library = styled.library(styles)
    over = {
        "sheet": {"sheet": styled.new_track(styles)},
        "dialog": {"alert": choices(styles, "dialog")},
        "menu": {"alert": choices(styles, "menu", anchor="plus")},
    }
    if look == "tablet":
        state = styled.only_detail(styled.pad(styles, {"detail": library}, scheme=scheme))
    else:
        state = styled.phone(styles, library, scheme=scheme, **over.get(look, {}))
    page, _ = play(state, color_scheme=scheme)
    page.locator("app-screen").first.wait_for()
    assert_accessible(page)
