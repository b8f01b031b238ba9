"""The field for deep links: what a URL would do, what it did, and why it was refused."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, reload
from test_palette import search

CHAPTER = "library://book/2/chapter/3"


@pytest.fixture
def library(open_page, script):
    """A page on the scene with onOpenURL, with the field open."""

    def open_library(*size, scene="deep-links", **options):
        script("scene.open", id=scene)
        page = open_page(*size, **options)
        expect(page.locator("#scene option:checked")).to_have_attribute("value", scene)
        open_field(page)
        return page

    return open_library


def open_field(page):
    page.keyboard.press("g")
    expect(url(page)).to_be_focused()


def url(page):
    return page.get_by_label("URL for the scene")


def press(page, name):
    page.locator(".deep-link").get_by_role("button", name=name, exact=True).click()


def told(page):
    return page.locator(".deep-link-message")


def steps(page):
    return page.locator(".deep-link-steps li")


def depth(script):
    return len(script.state()["detail"]["path"])


def revision(script):
    return script("history.list", limit=1)["head"]


def test_a_link_opens_with_the_way_there_on_the_stack(library, script):
    page = library()
    url(page).fill(CHAPTER)
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Opened.")
    expect(steps(page)).to_have_text(["Library", "Book 2", "Chapter 3"])
    assert depth(script) == 2


def test_a_preview_shows_the_effect_and_changes_nothing(library, script):
    page = library()
    before = revision(script)
    url(page).fill(CHAPTER)
    press(page, "Preview")
    expect(told(page)).to_contain_text("Result:")
    expect(steps(page)).to_have_text(["Library", "Book 2", "Chapter 3"])
    assert (depth(script), revision(script)) == (0, before)
    names = [entry["name"] for entry in script("sessions.list", limit=200)["sessions"]]
    assert not any(name.startswith("preview-") for name in names)


@pytest.mark.parametrize("button", ["Preview", "Open it"])
@pytest.mark.parametrize(
    ("scene", "text", "words"),
    [
        ("deep-links", "nonsense", "it is not a URL with a scheme"),
        ("deep-link-table", "library://poems/99", "Nothing handles"),
        ("sandbox", CHAPTER, "has no views"),
        ("deep-links", "", "Enter a URL first"),
        ("deep-links", "<img src=x>\u202e", "is not a URL"),
    ],
)
def test_a_refused_link_says_why_and_changes_nothing(library, script, button, scene, text, words):
    page = library(scene=scene)
    before = revision(script)
    url(page).fill(text)
    press(page, button)
    expect(told(page)).to_contain_text("Nothing was changed: ")
    expect(told(page)).to_contain_text(words)
    expect(url(page)).to_have_attribute("aria-invalid", "true")
    assert page.locator(".deep-link img").count() == 0
    assert revision(script) == before
    expect(page.locator(".deep-link-recent li")).to_have_count(0)


def test_a_link_that_leads_nowhere_is_no_change(library):
    page = library(scene="deep-link-table")
    url(page).fill("library:///")
    press(page, "Preview")
    expect(told(page)).to_contain_text("without changing the navigation")


def test_links_are_saved_and_opened_again_and_removed(library, script):
    page = library()
    url(page).fill(CHAPTER)
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Opened.")
    page.keyboard.press("Escape")
    script("popToRoot")
    reload(page)
    open_field(page)
    press(page, CHAPTER)
    expect(steps(page)).to_have_count(3)
    assert depth(script) == 2
    press(page, "Forget this link")
    expect(page.locator(".deep-link-recent")).to_be_hidden()


def test_no_link_can_be_opened_while_the_past_is_shown(library, script):
    page = library()
    page.keyboard.press("Escape")
    script("openURL", url=CHAPTER)
    expect(page.locator(".chip")).to_have_count(2)
    page.keyboard.press("[")
    page.locator("body[data-viewing]").wait_for()
    page.keyboard.press("g")
    expect(page.locator("page-banner")).to_contain_text("You’re viewing an earlier revision")
    expect(url(page)).to_be_hidden()
    assert depth(script) == 2


def test_the_field_is_in_the_palette_and_beside_the_commands(library):
    page = library()
    page.keyboard.press("Escape")
    expect(url(page)).to_be_hidden()
    search(page, "deep link")
    page.get_by_role("option").filter(has_text="Open a deep link").click()
    expect(url(page)).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deep link…").click()
    expect(url(page)).to_be_focused()


def test_a_scene_without_views_offers_no_link(page):
    expect(page.get_by_role("button", name="Deep link…")).to_have_count(0)


LOOKS = [(1440, 900, "light"), (1024, 768, "dark"), (390, 844, "light"), (390, 844, "dark")]


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_axe_finds_nothing_in_the_field(library, width, height, scheme):
    page = library(width, height, color_scheme=scheme)
    url(page).fill(CHAPTER)
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Opened.")
    # The colors under the field would be measured as its background.
    assert_accessible(page, context=".deep-link")
    url(page).fill("nonsense")
    press(page, "Preview")
    expect(told(page)).to_contain_text("Nothing was changed")
    assert_accessible(page, context=".deep-link")
