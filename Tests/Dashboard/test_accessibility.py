"""axe finds nothing, in every state of the page."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_learned

pytestmark = pytest.mark.short


@pytest.mark.parametrize(
    "view", ["light", "dark", "phone", "sheet", "empty", "forced", "rtl", "away", "collapsed"]
)
def test_axe_finds_nothing_in(open_page, script, view):
    if view != "empty":
        script("setColumnVisibility", visibility="all")
        script("push", values=["Hello", 42, True, 1.5])
        script("push", value={"type": "Ghost", "value": {"a": 1}})
    if view == "collapsed":
        script("setEnvironment", device="iphone-16")
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    size = (390, 844) if view == "phone" else (1440, 900)
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*size, **options)
    expect_learned(page)
    if view != "empty":
        expect(page.locator("path-bar .chip")).to_have_count(5)
    if view == "sheet":
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    if view == "away":
        page.evaluate("""() => {
          const banner = document.querySelector('page-banner');
          banner.page = { now: 9000, notice: null,
            link: { phase: 'waiting', since: 0, retryAt: 9999, revision: 3 } };
          // The page itself knows better.
          Object.defineProperty(banner, 'page', { set() {} });
        }""")
        expect(page.locator("page-banner")).to_be_visible()
    assert_accessible(page)
