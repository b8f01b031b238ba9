"""A first look at a scene: offered values are accepted, and a phone starts with a phone."""

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_learned, expect_revision, reload

pytestmark = pytest.mark.short

# Scenes whose first screen has a link with a value to push.
SCENES = ["value-links", "numbers", "mixed-types", "one-type", "path-order", "settings"]


def pushed(nodes):
    """The types of the values that links push and that can be sent, as the push form names them."""
    for node in nodes:
        value = node.get("value")
        if node["kind"] == "link" and value and "codable" not in value:
            yield value["type"].removeprefix("Swift.")
        yield from pushed(node.get("children", []))


def test_the_first_value_in_the_push_form_is_accepted(open_page, script):
    script("scene.open", id="sandbox")
    page = open_page()
    expect_learned(page)
    for scene in SCENES:
        script("scene.open", id=scene)
        state = script.state()
        expect(page.locator("#scene option:checked")).to_have_text(state["scene"]["title"])
        expect(page.locator("path-bar .chip")).to_have_count(0)
        link = page.locator("push-form input:checked").first
        expect(link).to_be_visible()
        expect(link).to_have_value(next(pushed(state["view"]["detail"]["body"]), "Int"))
        page.get_by_role("button", name="Push", exact=True).click()
        expect(page.locator("path-bar .chip")).to_have_count(1)
        state = script.state()
        assert "destination_missing" not in [it["code"] for it in state["problems"]], scene


def test_on_a_phone_a_new_session_starts_with_a_phone(open_page, script):
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    expect(page.locator("path-bar")).to_be_visible()
    page.wait_for_function("() => document.querySelector('link-pill').textContent.includes('r1')")
    assert script.state()["environment"]["device"] == "iphone-16"


def test_the_automatic_choice_of_a_phone_cannot_be_undone(open_page, script):
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    undo = page.get_by_role("button", name="Undo")

    def expect_nothing_to_undo():
        expect_revision(page, 1)
        page.get_by_role("button", name="Push").tap()
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_have_attribute("title", "Undo (Ctrl+Z). There’s nothing to undo.")

    expect_nothing_to_undo()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    expect(page.locator("page-banner")).to_contain_text("There’s nothing to undo.")
    reload(page)
    expect_nothing_to_undo()
    script("push", value=1)
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect_revision(page, 3)
    assert script.state()["environment"]["device"] == "iphone-16"


def test_a_phone_does_not_change_the_device_of_an_existing_session(open_page, script):
    script("push", value=1)
    page = open_page(390, 844, has_touch=True, is_mobile=True)
    expect(page.locator("path-bar .chip")).to_have_count(1)
    script("push", value=2)
    expect(page.locator("path-bar .chip")).to_have_count(2)
    assert script.state()["environment"]["device"] == "ipad-11-landscape"


def test_a_narrow_desktop_window_is_not_treated_as_a_phone(open_page, script):
    page = open_page(390, 844)
    script("push", value=1)
    expect(page.locator("path-bar .chip")).to_have_count(1)
    assert script.state()["environment"]["device"] == "ipad-11-landscape"
