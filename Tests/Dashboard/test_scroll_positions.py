"""The positions of scroll views: code sets them, and gets those that people scroll to."""

import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from dashboard_pages import all_told, wait_until
from dashboard_server import CHECKOUT, Server

PACKAGE = CHECKOUT / "Tests" / "Example"
BUILT = CHECKOUT / ".build" / "example"
STAGE = ".device-screen"


@pytest.fixture(scope="module")
def server():
    """The app Rooms instead of the scenes."""
    build = ["swift", "build", "--package-path", PACKAGE, "--scratch-path", BUILT, "--quiet"]
    done = subprocess.run(build, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    server = Server(program=os.fspath(BUILT / "debug" / "Rooms"))
    yield server
    server.stop()


@pytest.fixture
def visit(script, open_page):
    def visit(row, device="iphone-16", **options):
        script("setEnvironment", device=device)
        script("tap", label=row)
        page = open_page(**options)
        page.locator(STAGE).first.wait_for()
        return page

    return visit


def words(page, text):
    return page.locator(STAGE).get_by_text(text, exact=True)


def says(page, text):
    expect(words(page, text)).to_have_count(1)


def scroll(view, **to):
    """Scrolls as a wheel does, and waits until the page has noticed."""
    view.evaluate(
        """(view, to) => new Promise((heard) => {
             view.addEventListener("scroll", heard, { once: true });
             view.dispatchEvent(new WheelEvent("wheel"));
             view.scrollTo({ behavior: "instant", ...to });
           })""",
        to,
    )


def asked(page):
    """Collects the measurements that the page sends from now on."""
    frames = []

    def hear(socket):
        socket.on("framesent", lambda text: '"measure"' in str(text) and frames.append(text))

    page.on("websocket", hear)
    return frames


def test_scrolling_by_hand_writes_the_binding(script, visit):
    page = visit("Shelf")
    says(page, "Book none, volume none")
    books = page.locator(f"{STAGE} .node-scroll[data-axes=h]")
    scroll(books, left=310)
    says(page, "Book 3, volume none")
    scroll(books, left=355)
    says(page, "Book 4, volume none")
    # The first visible one if there is no anchor; the targets are only drawn.
    volumes = page.locator(f"{STAGE} .node-scroll[data-axes=v]:not([data-main])")
    scroll(volumes, top=730)
    says(page, "Book 4, volume v7")
    assert "Book 4, volume v7" in str(script("state.get")["state"])
    # A position that a person has scrolled to is no request: nothing moves by itself.
    assert volumes.evaluate("(view) => view.scrollTop") == 730
    page.get_by_role("button", name="Tenth").click()
    says(page, "Book 10, volume v7")
    expect(books).to_have_js_property("scrollLeft", 1000)
    scroll(books, left=310)
    says(page, "Book 3, volume v7")


def test_scrolling_back_and_forth_between_two_targets_is_no_revision(script, visit):
    page = visit("Shelf")
    volumes = page.locator(f"{STAGE} .node-scroll[data-axes=v]:not([data-main])")
    scroll(volumes, top=730)
    says(page, "Book none, volume v7")
    revision = script("state.get")["revision"]
    for top in (710, 780, 740, 720):
        scroll(volumes, top=top)
        all_told(page)
    assert script("state.get")["revision"] == revision


def test_a_fling_is_reported_a_few_times_a_second(script, open_page):
    script("setEnvironment", device="iphone-16")
    script("tap", label="Shelf")
    frames = []
    page = open_page(prepare=lambda page: frames.append(asked(page)))
    volumes = page.locator(f"{STAGE} .node-scroll[data-axes=v]:not([data-main])")
    says(page, "Book none, volume none")
    all_told(page)
    frames[0].clear()
    seconds = volumes.evaluate(
        """async (view) => {
             const begin = performance.now();
             for (let step = 0; step < 100; step += 1) {
               view.scrollTop = step * 20;
               await new Promise(requestAnimationFrame);
             }
             return (performance.now() - begin) / 1000;
           }"""
    )
    says(page, "Book none, volume v19")
    assert len(frames[0]) <= 4 * seconds + 4


# The distances of each row from the middle and the top of the visible area, in points.
PLACES = """(rows) => rows.map((row) => {
  const scroll = row.closest(".screen-scroll");
  const { paddingTop, paddingBottom } = getComputedStyle(scroll);
  const frame = scroll.getBoundingClientRect();
  const box = row.closest(".cell").getBoundingClientRect();
  const scale = frame.width / scroll.offsetWidth;
  const top = frame.top + parseFloat(paddingTop) * scale;
  const bottom = frame.bottom - parseFloat(paddingBottom) * scale;
  const middle = (box.top + box.bottom - top - bottom) / 2;
  return [middle / scale, (box.top - top) / scale];
})"""


SLOW_FRAMES = """() => {
  const next = window.requestAnimationFrame.bind(window);
  window.frame = () => new Promise((drawn) => next(() => next(drawn)));
  window.requestAnimationFrame = (draw) => setTimeout(() => next(draw), 150);
}"""


# Every position that the app has shown.
COLLECT_POSITIONS = """() => {
  const screen = document.querySelector(".device-screen");
  window.positions = [];
  new MutationObserver(() => {
    const position = screen.innerText.match(/At (\\w+)/)?.[1];
    if (position && !window.positions.includes(position)) window.positions.push(position);
  }).observe(screen, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("machine", ["quick", "still", "slow"])
def test_code_scrolls_to_a_far_row_of_a_long_list(script, visit, machine):
    page = visit("Catalogue", reduced_motion="reduce" if machine == "still" else "no-preference")
    says(page, "Entry 0")
    scroller = page.locator(f"{STAGE} .screen-scroll").first
    ways = [("Far", 937), ("Near", 3), ("Far", 937)]
    if machine == "slow":
        page.evaluate(SLOW_FRAMES)
        del ways[1:]
    for button, entry in ways:
        script("tap", label=button)
        # The row is made for the scrolling, which has started with it.
        words(page, f"Entry {entry}").wait_for(state="attached")
        expect(page.locator(f"{STAGE} [data-bringing]")).to_have_count(0)
        places = words(page, f"Entry {entry}").evaluate_all(PLACES)
        assert abs(places[0][0 if entry == 937 else 1]) < 3, (button, places)
    # From there a person scrolls by hand.
    scroller.hover()
    page.mouse.wheel(0, 3000)
    page.locator(STAGE).get_by_text(re.compile(r"^At 9\d\d$")).wait_for()


def test_a_person_can_scroll_on_while_code_scrolls_to_a_row(script, visit):
    page = visit("Catalogue", reduced_motion="reduce")
    says(page, "At none")
    page.locator(f"{STAGE} .screen-scroll").first.hover()
    page.evaluate(SLOW_FRAMES)
    page.evaluate(COLLECT_POSITIONS)
    script("tap", label="Far")
    words(page, "Entry 937").wait_for()
    # A wheel before the browser shows the new position turns the old one.
    page.evaluate("() => window.frame()")
    page.mouse.wheel(0, -3000)
    wait_until(page, lambda: words(page, f"At {first_row(page)}").count() == 1)
    assert 900 < first_row(page) < 915
    all_told(page)
    # No report named a row that was only the first of those that existed so far.
    ways = {"none", *map(str, range(928, 938)), str(first_row(page))}
    assert set(page.evaluate("() => window.positions")) <= ways


def test_the_rows_of_a_list_write_its_position(script, visit):
    page = visit("Catalogue")
    says(page, "At none")
    scroller = page.locator(f"{STAGE} .screen-scroll").first
    scroller.hover()
    page.mouse.wheel(0, 6000)

    def is_told():
        first = first_row(page)
        return first > 50 and words(page, f"At {first}").count() == 1

    wait_until(page, is_told)


def first_row(page):
    """The number of the first row below the bar; 0 if the rows are not there yet."""
    return page.evaluate(
        """() => {
             const scroll = document.querySelector(".device-screen .screen-scroll");
             const top = scroll.getBoundingClientRect().top +
               parseFloat(getComputedStyle(scroll).paddingTop) *
               scroll.getBoundingClientRect().width / scroll.offsetWidth;
             const cells = [...scroll.querySelectorAll(".cell")];
             const first = cells.find((cell) => cell.getBoundingClientRect().bottom > top + 1);
             return Number(first?.innerText.trim().replace("Entry ", "") ?? 0);
           }"""
    )


def test_a_position_scrolls_the_view_and_follows_it(script, visit):
    page = visit("Position")
    for text in ("At none", "By code", "Near", "Sees 0 1 2", "Seven is hidden"):
        says(page, text)
    view = page.locator(f"{STAGE} .node-scroll[data-axes=v]:not([data-main])")
    script("tap", label="Bottom")
    expect(view).to_have_js_property("scrollTop", 1700)
    for text in ("Far", "Sees 17 18 19", "By code"):
        says(page, text)
    script("tap", label="Half")
    expect(view).to_have_js_property("scrollTop", 650)
    says(page, "Seven is seen")
    says(page, "Sees 7 8")
    scroll(view, top=410)
    for text in ("At 4", "By hand", "Near", "Seven is hidden"):
        says(page, text)
    # Again, because a person has scrolled away from there.
    script("tap", label="Half")
    expect(view).to_have_js_property("scrollTop", 650)
    says(page, "By code")
    script("tap", label="Third")
    says(page, "At 3")
    expect(view).to_have_js_property("scrollTop", 300)
    says(page, "Phases heard, now idle")


@pytest.mark.parametrize(("motion", "smooth"), [("no-preference", True), ("reduce", False)])
def test_code_scrolls_smoothly_only_with_an_animation(script, visit, motion, smooth):
    page = visit("Position", reduced_motion=motion)
    says(page, "Sees 0 1 2")
    page.evaluate(
        """() => {
             window.ways = [];
             const plain = Element.prototype.scrollBy;
             Element.prototype.scrollBy = function (by) {
               window.ways.push(by.behavior);
               return plain.call(this, by);
             };
           }"""
    )
    script("tap", label="Half")
    says(page, "Seven is seen")
    script("tap", label="Third")
    says(page, "At 3")
    says(page, "Phases heard, now idle")
    page.wait_for_function("() => window.ways.length > 1")
    assert page.evaluate("() => window.ways") == ["instant", "smooth" if smooth else "instant"]
