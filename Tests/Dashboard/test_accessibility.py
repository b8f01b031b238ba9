"""axe finds nothing, in every state of the page."""

import pytest
from axe_playwright_python.sync_playwright import Axe


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
    if view == "sheet":
        page.keyboard.press("?")
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    if view == "away":
        page.evaluate("""() => { document.querySelector('page-banner').page = {
          now: 9000, notice: null,
          link: { phase: 'waiting', since: 0, retryAt: 9999, revision: 3 } }; }""")
    page.wait_for_timeout(200)
    report = Axe().run(page)
    assert report.violations_count == 0, report.generate_report()
