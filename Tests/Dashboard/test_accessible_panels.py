"""axe finds nothing in the panels of the inspector, in every look of the page."""

import pytest

from dashboard_pages import LOOKS, axe_report, expect_revision_named

PANELS = {
    "e": "problem-list",
    "t": "state-tree",
    "d": "revision-diff",
    "j": "state-json",
    "Shift+K": "session-code",
    "k": "source-view",
}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_in_panels(open_page, script, look):
    script("push", values=["Hello", 42, {"type": "Ghost", "value": {"a": 1, "b": "two words"}}])
    page = open_page(reduced_motion="reduce", **LOOKS[look])
    if look == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    found = {}
    for key, panel in PANELS.items():
        page.keyboard.press(key)
        page.locator(panel).wait_for()
        script("setColumnVisibility", visibility="detailOnly")
        changed = script("setColumnVisibility", visibility="all")
        # The tag with the author's name is shown only for a moment, and to those who see colors.
        expect_revision_named(page, changed["revision"])
        report = axe_report(page)
        if report.violations_count:
            found[panel] = report.generate_report()
    assert found == {}, "\n".join(found.values())
