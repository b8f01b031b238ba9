"""A row that is pressed stays under the pointer while new ones arrive."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_revision

LISTS = {
    "wire": ("w", ".wire-row", ".wire-box", "[aria-current=true]"),
    "log": ("l", ".log-row", ".log-grid", "[aria-selected=true]"),
    "sequence": ("q", ".sequence-step", ".sequence-box", "[aria-current=true]"),
}

# The row in the middle of the visible ones, and its position.
IN_SIGHT = """([rows, box]) => {
  const seen = document.querySelector(box).getBoundingClientRect();
  const x = seen.x + 120, y = seen.y + seen.height / 2;
  return { x, y, text: document.elementFromPoint(x, y).closest(rows).textContent };
}"""


@pytest.mark.parametrize("name", LISTS)
def test_a_pressed_row_is_selected_even_if_new_ones_arrive(page, script, name):
    key, row, box, chosen = LISTS[name]
    script.batch([("push", {"value": value}) for value in range(40)])
    expect_revision(page, 40)
    page.keyboard.press(key)
    page.locator(row).first.wait_for()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    place = page.evaluate(IN_SIGHT, [row, box])
    page.mouse.move(place["x"], place["y"])
    page.mouse.down()
    if name != "log":
        # Scrolling that ends near the end of the list is reported while the row is pressed.
        page.locator(box).evaluate("(box) => { box.scrollTop -= 1; }")
    script("push", value=40)
    page.locator(row).filter(has_text="r41").first.wait_for(state="attached")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(IN_SIGHT, [row, box]) == place
    page.mouse.up()
    pressed = page.locator(f"{row}{chosen}, {row} {chosen}")
    expect(pressed).to_have_count(1)
    assert place["text"] == pressed.evaluate("(one, row) => one.closest(row).textContent", row)
