"""Documentation: the doc comment of a public declaration begins with what it is or does."""

from collections import Counter

import pytest

from public_declarations import all_declarations

# The targets whose public declarations authors see.
AUTHORS = (
    "Combine",
    "ViewRuntime",
    "ViewContents",
    "ViewProperties",
    "ViewText",
    "ViewLayout",
    "ViewShapes",
    "ViewStyles",
    "Appearance",
    "Accepted",
    "Unsupported",
    "ViewControls",
    "TabViews",
    "NavigationUI",
    "AuthorAPI",
    "Gallery",
)
LEAST_OF_AUTHORS = 0.99
LEAST_OVERALL = 0.99


@pytest.fixture(scope="module")
def all_public():
    return list(all_declarations())


def listing(declarations):
    return "\n".join(f"{found.file}:{found.line}: {found.text}" for found in declarations)


@pytest.mark.parametrize("target", AUTHORS)
def test_declarations_for_authors_are_documented(all_public, target):
    own = [found for found in all_public if found.target == target]
    missing = [found for found in own if not found.is_documented]
    assert own, f"{target} has no public declarations: is it named otherwise?"
    assert 1 - len(missing) / len(own) >= LEAST_OF_AUTHORS, listing(missing)


def test_public_declarations_are_documented(all_public):
    missing = [found for found in all_public if not found.is_documented]
    counts = Counter(found.target for found in missing)
    assert 1 - len(missing) / len(all_public) >= LEAST_OVERALL, counts.most_common()


def test_no_doc_comment_for_authors_begins_with_a_headless_clause(all_public):
    headless = ("What ", "Whatever ", "That which ", "Source:")
    found = [
        declaration
        for declaration in all_public
        if declaration.target in AUTHORS and declaration.abstract.startswith(headless)
    ]
    assert not found, listing(found)
