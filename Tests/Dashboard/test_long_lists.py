"""Lists, stacks and grids of very many views: the page asks for those that come into sight."""

from playwright.sync_api import expect

from dashboard_pages import wait_until
from test_scroll_positions import STAGE, server, visit, words

__all__ = ["server", "visit"]

MILLION = 1_000_000


def scroll_to(page, part, selector=".screen-scroll"):
    """Scrolls to a part of the whole, as a scroll bar does."""
    page.locator(f"{STAGE} {selector}").last.evaluate(
        """(view, part) => {
             view.scrollTop = part * (view.scrollHeight - view.clientHeight);
             if (view.dataset.axes === "h")
               view.scrollLeft = part * (view.scrollWidth - view.clientWidth);
           }""",
        part,
    )


def numbers(page, word):
    """The numbers in the views with a word that are in sight."""
    return page.evaluate(
        """(word) => {
             const frame = document.querySelector(".device-screen").getBoundingClientRect();
             const found = [...document.querySelectorAll(".device-screen .node-words")]
               .filter((view) => view.textContent.startsWith(word + " "))
               .filter((view) => {
                 const box = view.getBoundingClientRect();
                 return box.bottom > frame.top + 60 && box.top < frame.bottom &&
                   box.right > frame.left && box.left < frame.right;
               });
             return found.map((view) => Number(view.textContent.replace(/\\D/g, "")));
           }""",
        word,
    )


def shows(page, word, low, high, count=8):
    """Waits until views with numbers in a range are in sight, in order and without a gap."""

    def is_shown():
        found = numbers(page, word)
        return (
            len(found) >= count
            and low <= found[0]
            and found[-1] <= high
            and found == list(range(found[0], found[-1] + 1))
        )

    wait_until(page, is_shown)


def test_any_part_of_a_million_rows_comes_into_sight_without_a_revision(script, visit):
    page = visit("Million")
    shows(page, "Row", 0, 40)
    revision = script("state.get")["revision"]
    for part in (0.5, 0.25, 0.9):
        scroll_to(page, part)
        shows(page, "Row", (part - 0.01) * MILLION, (part + 0.01) * MILLION)
    scroll_to(page, 1)
    shows(page, "Row", MILLION - 40, MILLION - 1)
    assert numbers(page, "Row")[-1] == MILLION - 1
    scroll_to(page, 0)
    shows(page, "Row", 0, 40)
    assert script("state.get")["revision"] == revision


def test_a_row_far_down_opens_its_screen_and_is_there_after_going_back(script, visit):
    page = visit("Million")
    shows(page, "Row", 0, 40)
    scroll_to(page, 0.5)
    shows(page, "Row", 0.49 * MILLION, 0.51 * MILLION)
    row = numbers(page, "Row")[3]
    page.locator(STAGE).get_by_text(f"Row {row:,}", exact=True).click()
    words(page, f"Number {row:,}").wait_for()
    assert f"Row {row:,}" in str(script("history.list", limit=1))
    script("back")
    shows(page, "Row", 0, MILLION)


def test_rows_far_down_follow_a_change_of_the_app(script, visit):
    page = visit("Million")
    scroll_to(page, 1)
    shows(page, "Row", MILLION - 40, MILLION - 1)
    script("tap", label="Fewer")
    shows(page, "Row", MILLION - 140, MILLION - 101)


def test_two_pages_see_different_parts_of_a_list(script, visit, open_page):
    page = visit("Million")
    other = open_page()
    scroll_to(page, 0.2)
    scroll_to(other, 0.8)
    for one, part in ((page, 0.2), (other, 0.8)):
        shows(one, "Row", (part - 0.01) * MILLION, (part + 0.01) * MILLION)
    script("tap", label="Fewer")
    for one, part in ((page, 0.2), (other, 0.8)):
        shows(one, "Row", (part - 0.01) * MILLION, (part + 0.01) * MILLION)


def test_code_scrolls_to_a_row_that_the_page_has_never_had(script, visit):
    page = visit("Million", reduced_motion="reduce")
    shows(page, "Row", 0, 40)
    script("tap", label="Far")
    shows(page, "Row", 654_321, 654_360)
    expect(page.locator(f"{STAGE} [data-bringing]")).to_have_count(0)


def test_a_row_far_down_shows_what_a_tap_in_it_does_on_every_page(visit, open_page):
    page = visit("Hearts")
    other = open_page()
    for each in (page, other):
        scroll_to(each, 0.5)
    for count in range(3):
        for each in (page, other):
            words(each, f"Heart 1,000 has {count}").wait_for()
        words(page, f"Heart 1,000 has {count}").click()
    # Others take its place on the server; it takes taps all the same.
    for part in (0, 0.2, 0.8, 1):
        scroll_to(other, part)
        wait_until(other, lambda: len(other.locator(f"{STAGE} .cell").all_inner_texts()) > 8)
    words(page, "Heart 1,000 has 3").click()
    words(page, "Heart 1,000 has 4").wait_for()
    scroll_to(page, 0)
    words(page, "Heart 3 has 0").wait_for()
    scroll_to(page, 0.5)
    words(page, "Heart 1,000 has 4").wait_for()
    expect(page.locator(f"{STAGE} .cell[data-line=none]").first).to_be_attached()
    assert page.locator(f"{STAGE} .cell:not([data-line=none])").count() == 0


def test_a_wheel_leaves_no_blank_rows(script, visit):
    page = visit("Million")
    shows(page, "Row", 0, 40)
    page.locator(f"{STAGE} .screen-scroll").first.hover()
    for _ in range(40):
        page.mouse.wheel(0, 400)
    wait_until(page, lambda: numbers(page, "Row")[:1] > [200])
    shows(page, "Row", 200, 1_000)


def test_tiles_of_a_grid_and_views_side_by_side_come_into_sight(script, visit):
    page = visit("Tiles")
    shows(page, "Tile", 0, 127)
    scroll_to(page, 0.5)
    shows(page, "Tile", 9_500, 10_500)
    # They are in the columns in which they would be if all were there.
    columns = page.locator(f"{STAGE} .node-grid").evaluate(
        "(grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length"
    )
    lefts = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".node-missing .node-words")]
             .filter((view) => view.textContent.startsWith("Tile"))
             .map((view) => [Number(view.textContent.replace(/\\D/g, "")),
               Math.round(view.getBoundingClientRect().left +
                 view.getBoundingClientRect().width / 2)]))"""
    )
    for number, left in lefts.items():
        after = lefts.get(str(int(number) + columns))
        assert after is None or abs(left - after) <= 2, (number, left, after)
    scroll_to(page, 1)
    shows(page, "Tile", 19_900, 19_999)
    scroll_to(page, 0)
    scroll_to(page, 0.5, ".node-scroll[data-axes=h]")
    wait_until(page, lambda: any(2_000 < number < 3_000 for number in numbers(page, "Column")))
