"""On a phone each screen slides over the one below, and back shows that as it was left."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import two_frames
from test_motion import hold

STAY = """() => document.querySelector('.column:not([hidden]) .screen-scroll').scrollTop"""


@pytest.fixture
def music(open_page, script):
    script("scene.open", id="music")
    script("setEnvironment", device="iphone-16")
    page = open_page()
    page.locator("app-screen .cell").first.wait_for()
    return page


def test_a_value_slides_in_over_the_screen_below(music):
    hold(music)
    music.get_by_text("Clair de lune", exact=True).click()
    screens = music.locator("screen-stack > app-screen")
    expect(screens).to_have_count(2)
    places = screens.evaluate_all(
        """(screens) => screens.flatMap((screen) => screen.getAnimations())
          .flatMap((motion) => motion.effect.getKeyframes().map(({ translate }) => translate))"""
    )
    assert sorted(place.split()[0] for place in places) == ["-30%", "0px", "0px", "100%"]


def test_back_shows_the_list_where_it_was_left(music, script):
    script("setEnvironment", device="iphone-se")
    two_frames(music)
    scroll = music.locator(".column:not([hidden]) .screen-scroll").first
    scroll.evaluate("(scroll) => scroll.scrollTo({ top: 64, behavior: 'instant' })")
    top = music.evaluate(STAY)
    assert top > 0
    music.get_by_text("Gymnopédie No. 1", exact=True).click()
    music.locator(".node-grid").wait_for()
    music.locator(".app-back").last.click()
    music.locator("app-screen .cell").first.wait_for()
    expect(music.locator("screen-stack > app-screen")).to_have_count(1)
    assert music.evaluate(STAY) == top
