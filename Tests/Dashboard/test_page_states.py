"""Every main state of the page in many sizes: pictures to look at, and nothing overflows."""

import pytest

from dashboard_pages import stand_still
from dashboard_server import CHECKOUT
from page_states import LOOKS, PHONE, SIZES, STATES

PICTURES = CHECKOUT / ".build" / "page-states"

# The width of the page and of the window, if the page is wider.
OUTSIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [scrollWidth, clientWidth] : null;
}"""


def look_at(page, name):
    stand_still(page)
    assert page.evaluate(OUTSIDE) is None, page.viewport_size
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}-{page.viewport_size['width']}.png")


@pytest.fixture
def show(open_page, script):
    def show(name, look, size):
        prepare, reach = STATES[name]
        prepare(script)
        page = open_page(*size, **LOOKS[look])
        if reach:
            reach(page)
        return page

    return show


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", STATES)
def test_it_fits_into_every_window(show, name, look):
    page = show(name, look, SIZES[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        look_at(page, f"{name}-{look}")


@pytest.mark.parametrize("name", STATES)
def test_it_fits_onto_a_phone(show, name):
    look_at(show(name, "light", PHONE), f"{name}-light")
