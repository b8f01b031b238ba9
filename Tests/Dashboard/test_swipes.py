"""Rows are swiped by a finger or a held mouse: what a swipe shows, and what it does not open."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import two_frames
from test_editing import touch

ROW = ".cell:has-text('Clair de lune')"


@pytest.fixture
def music(open_page, script, request):
    script("scene.open", id="music")
    script("setEnvironment", device="iphone-16")
    page = open_page(reduced_motion="reduce", has_touch="touch" in request.node.name)
    page.locator("app-screen .cell").first.wait_for()
    return page


def drag(page, by, share, back=0):
    """Drags the row to the left by a share of its width, and then back to the right."""
    box = page.locator(ROW).bounding_box()
    x, y = box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2
    ways = [x - box["width"] * share * part for part in (0.2, 0.5, 0.8, 1)]
    ways += [ways[-1] + box["width"] * back] if back else []
    if by == "touch":
        touch(page, (x, y), [(way, y) for way in ways])
        return
    page.mouse.move(x, y)
    page.mouse.down()
    for way in ways:
        page.mouse.move(way, y)
    page.mouse.up()


def titles(script):
    return [screen["title"] for screen in script("state.get")["state"]["screens"]]


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_swipe_shows_delete_and_does_not_open_the_row(music, script, by):
    delete = music.locator(ROW).get_by_role("button", name="Delete", exact=True)
    expect(delete).to_have_count(0)
    drag(music, by, 0.3)
    expect(delete).to_be_visible()
    expect(delete).to_have_css("background-color", "rgb(215, 0, 21)")
    assert titles(script) == ["Library"]
    delete.click()
    expect(music.locator(ROW)).to_have_count(0)
    assert titles(script) == ["Library"]


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_swipe_across_the_row_deletes_it(music, script, by):
    drag(music, by, 0.85)
    expect(music.locator(ROW)).to_have_count(0)
    assert titles(script) == ["Library"]


def test_a_row_that_is_dragged_to_and_fro_is_neither_opened_nor_deleted(music, script):
    drag(music, "mouse", 0.3, back=0.3)
    two_frames(music)
    expect(music.locator(ROW).get_by_role("button", name="Delete", exact=True)).to_have_count(0)
    assert titles(script) == ["Library"]
    music.locator(ROW).get_by_text("Clair de lune").click()
    music.locator(".node-grid").wait_for()
    assert titles(script) == ["Library", "Clair de lune"]


def test_a_tap_closes_a_row_that_a_swipe_has_opened(music, script):
    drag(music, "mouse", 0.3)
    expect(music.locator(f"{ROW}[data-swiped]")).to_have_count(1)
    music.locator(ROW).get_by_text("Debussy").click()
    expect(music.locator(f"{ROW}[data-swiped]")).to_have_count(0)
    assert titles(script) == ["Library"]


def test_a_right_click_lists_delete(music):
    music.locator(ROW).click(button="right")
    expect(music.get_by_role("menuitem")).to_have_text(["Delete"])
