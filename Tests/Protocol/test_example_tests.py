"""The tests of the example's apps, run by `make example` with the command of the recipe for CI."""

import re
from xml.etree import ElementTree

from example_apps import BUILT, PACKAGE


def test_their_results_are_in_junits_format():
    suite = ElementTree.parse(BUILT / "results-swift-testing.xml").getroot().find("testsuite")
    sources = "".join(path.read_text() for path in (PACKAGE / "Tests").rglob("*.swift"))
    written = re.findall(r"@Test func `([^`]+)`", sources)
    assert sorted(case.get("name") for case in suite) == sorted(f"`{name}`()" for name in written)
    assert (suite.get("errors"), suite.get("failures"), suite.get("skipped")) == ("0", "0", "0")
