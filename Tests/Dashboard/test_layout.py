"""The frames of small views on the stage, compared with SwiftUI's."""

import pytest
from playwright.sync_api import expect

import live_scenes as scenes
import styled_scenes as styled
from dashboard_pages import two_frames
from layout_cases import CASES
from live_scenes import LiveSession

pytestmark = pytest.mark.short

FRAMES = """() => {
  const room = document.querySelector(".screen-nodes").getBoundingClientRect();
  const scale = room.width / 393;
  const frames = {};
  for (const part of document.querySelectorAll(".screen-nodes [data-identifier]")) {
    let box = part;
    while (box.parentElement.matches(".box")) box = box.parentElement;
    const { x, y, width, height } = box.getBoundingClientRect();
    frames[part.dataset.identifier] =
      [x - room.x, y - room.y, width, height].map((length) => length / scale);
  }
  return { frames, room: [room.width / scale, room.height / scale] };
}"""


def item(styles, view):
    """A view as an item: a list of operations is only drawn, anything else is a box."""
    if isinstance(view, list):
        return -styles(*view)
    return {"style": styles(*view["ops"]), "items": [item(styles, each) for each in view["items"]]}


def document(view):
    styles = styled.Styles()
    screen = scenes.screen("", toolbar=[])
    screen["style"] = styles({"items": [item(styles, view)]})
    return styled.phone(styles, screen)


@pytest.fixture(scope="module")
def drawn(server, browser):
    """Draws a view and returns the frames of its parts."""
    context = browser.new_context(viewport={"width": 1440, "height": 1100})
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    session = LiveSession(page, document(CASES[0].view))
    page.goto(f"{server.url}/?session=layout")
    page.locator(".screen-nodes").wait_for()
    # The safe area is known only from the reference.
    page.locator("#device option").nth(1).wait_for(state="attached")

    def drawn(view):
        session.change(document(view))
        expect(page.locator(".pill-revision")).to_have_text(f"r{session.revision}")
        # The code that aligns by guides is loaded at the first one, and runs before a frame.
        if "guide" in str(view):
            page.locator(".screen-nodes [data-guides]").first.wait_for(state="attached")
            two_frames(page)
        found = page.evaluate(FRAMES)["frames"]
        assert faults == []
        return found

    yield drawn
    context.close()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_view_has_the_frame_that_swiftui_gives_it(drawn, case):
    frames = {name: pytest.approx(frame, abs=0.6) for name, frame in case.frames.items()}
    found = drawn(case.view)
    assert {name: found.get(name) for name in frames} == frames
