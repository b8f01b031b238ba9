"""An ordinary app on a phone: it looks as its modifiers say."""

import os

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, stand_still

pytestmark = pytest.mark.short


@pytest.fixture
def music(open_page, script):
    script("scene.open", id="music")
    script("setEnvironment", device="iphone-16")
    page = open_page(reduced_motion="reduce")
    page.locator("app-screen .cell").first.wait_for()
    return page


def show_track(page):
    page.locator(".screen-nodes").get_by_text("Clair de lune", exact=True).click()
    page.locator(".node-grid").wait_for()


def looks(page, selector, *names):
    return page.locator(selector).first.evaluate(
        """(element, names) => {
          const style = getComputedStyle(element);
          return names.map((name) => style.getPropertyValue(name));
        }""",
        names,
    )


def size(locator):
    return locator.first.evaluate("(element) => [element.offsetWidth, element.offsetHeight]")


def take(page, tmp_path, name):
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    page.locator(".device").screenshot(path=f"{folder}/{name}.png")


def test_a_row_is_drawn_as_the_app_says(music, tmp_path):
    take(music, tmp_path, "music-library")
    art = music.locator(".cell .box").first
    assert size(art) == [44, 44]
    assert looks(music, ".cell .box", "background-color", "border-radius") == [
        "rgb(255, 45, 85)",
        "8px",
    ]
    assert looks(music, ".cell .box .symbol", "background-color") == ["rgb(255, 255, 255)"]
    row = music.locator(".cell").first
    title, artist, length = (row.get_by_text(words) for words in ["Clair", "Debussy", "5:12"])
    boxes = [each.bounding_box() for each in (title, artist, length)]
    assert boxes[0]["x"] == pytest.approx(boxes[1]["x"], abs=1)
    assert boxes[0]["y"] < boxes[1]["y"] and boxes[2]["x"] > boxes[0]["x"] + boxes[0]["width"]
    assert title.evaluate("(words) => getComputedStyle(words).fontWeight") == "600"
    assert length.evaluate("(words) => getComputedStyle(words).fontSize") == "12px"


def test_a_track_is_drawn_as_the_app_says(music, tmp_path):
    show_track(music)
    take(music, tmp_path, "music-track")
    cover = music.locator(".node-shape").first
    assert size(cover) == [240, 240]
    image, corners = looks(music, ".node-shape .paint", "background-image", "border-radius")
    assert image.startswith("linear-gradient(") and corners == "24px"
    dots = music.locator(".node-grid .node-shape")
    expect(dots).to_have_count(6)
    tops = {round(dot.bounding_box()["y"]) for dot in dots.all()}
    assert size(dots) == [60, 60] and len(tops) == 2
    words = music.locator(".node-words", has_text="Bold and italic text, with a link.")
    link = words.get_by_role("link", name="a link")
    expect(link).to_have_attribute("href", "https://example.com")
    assert link.evaluate("(link) => link.protocol") == "https:"


def test_axe_finds_nothing_in_the_app(music):
    # The colors are the app's and Apple's; people who need more contrast use the device's setting.
    options = {"rules": {"color-contrast": {"enabled": False}}}
    assert_accessible(music, options=options)
    show_track(music)
    assert_accessible(music, options=options)


def test_the_cover_grows_when_the_music_starts_playing(open_page, script):
    script("scene.open", id="music")
    script("setEnvironment", device="iphone-16")
    page = open_page()
    show_track(page)
    stand_still(page)
    cover = page.locator(".node-shape").first
    width = cover.bounding_box()["width"]
    page.evaluate(
        """() => {
          window.widths = [];
          const look = () => {
            const cover = document.querySelector(".node-shape");
            if (cover) window.widths.push(cover.getBoundingClientRect().width);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    # Slow enough to be seen on the way even with few frames.
    motions = page.context.new_cdp_session(page)
    motions.send("Animation.enable")
    motions.send("Animation.setPlaybackRate", {"playbackRate": 0.2})
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function(
        "(width) => Math.abs(window.widths.at(-1) - width) < 0.1", arg=1.08 * width
    )
    widths = page.evaluate("window.widths")
    between = {round(each, 1) for each in widths if width * 1.005 < each < width * 1.075}
    assert len(between) >= 3


def test_the_list_keeps_only_the_search_results(music):
    music.get_by_role("search").get_by_role("textbox", name="Search").fill("bol")
    expect(music.locator(".cell .node-words", has_text="Boléro")).to_be_visible()
    expect(music.get_by_text("Clair de lune", exact=True)).to_have_count(0)
