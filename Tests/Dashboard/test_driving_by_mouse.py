"""Pushing, popping, choosing and arranging with the mouse."""

import json
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path, push, wait_until, write_json

DESSERT = {"type": "Category", "value": "dessert"}


def test_pushing_and_popping_with_the_mouse(page, script):
    push(page, "Int", "42")
    push(page, "String", "Hello")
    push(page, "Double", "1")
    page.get_by_role("radio", name="Bool").check()
    page.get_by_label("false").check()
    page.get_by_role("button", name="Push", exact=True).first.click()
    expect_path(page, "42", '"Hello"', "1.0", "false")
    assert [(e["type"], e["value"]) for e in script.state()["detail"]["path"]] == [
        ("Swift.Int", 42),
        ("Swift.String", "Hello"),
        ("Swift.Double", 1),
        ("Swift.Bool", False),
    ]
    page.get_by_role("button", name="Pop", exact=True).first.click()
    expect_path(page, "42", '"Hello"', "1.0")
    page.locator("path-bar .chip button").first.click()
    page.get_by_role("button", name="Pop to here").click()
    expect_path(page, "42")
    push(page, "Int", "7")
    page.get_by_role("button", name="Root", exact=True).first.click()
    expect_path(page)
    assert script.state()["detail"]["path"] == []


@pytest.mark.parametrize(
    ("width", "height"), [(1440, 900), (1024, 768), (844, 390), (390, 844), (320, 640)]
)
def test_with_an_empty_path_pop_is_the_devices_back(open_page, script, width, height):
    script("setEnvironment", device="iphone-16")
    script("setEnvironment", horizontalSizeClass="compact")
    page = open_page(width, height)
    at_hand = page.locator(":is(path-buttons, command-bar) button:visible")
    pop, back = (at_hand.filter(has_text=re.compile(f"^{name}$")) for name in ("Pop", "Back"))
    root = at_hand.filter(has_text="Root")
    # The sidebar is in sight, from which nothing leads back.
    expect(pop).to_have_count(1)
    expect(pop).to_have_attribute("aria-disabled", "true")
    script("select", column="sidebar", value=DESSERT)
    expect(back).to_have_count(1)
    expect(pop).to_have_count(0)
    expect(back).not_to_have_attribute("aria-disabled", "true")
    expect(back).to_have_attribute("title", re.compile("The path is empty, so this taps"))
    expect(root).to_have_attribute("aria-disabled", "true")
    expect(root).to_have_attribute("title", re.compile(r"The path is empty\.$"))
    back.click()
    wait_until(page, lambda: script.state()["sidebar"]["selection"] is None)
    expect(page.locator(".app-back:visible")).to_have_count(0)
    script("select", column="sidebar", value=DESSERT)
    script("push", value=1)
    expect(pop).to_have_count(1)
    expect(back).to_have_count(0)
    pop.click()
    expect_path(page)
    assert script.state()["sidebar"]["selection"] is not None


def test_a_chip_shows_its_value_and_changes_nothing(page, script):
    pie = {"id": "pie", "name": "Pie", "category": None, "minutes": 9}
    script("push", values=[{"type": "Recipe", "value": pie}, 2])
    revision = script("state.get")["revision"]
    chips = page.locator("path-bar .chip button")
    expect(chips).to_have_count(2)
    recipe, number = chips.first, chips.last
    recipe.click()
    card = page.get_by_role("dialog", name="About this screen")
    expect(card).to_contain_text('"name": "Pie"')
    expect(card).to_contain_text("Depth 1 of 2 · element e1 · Codable")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(recipe).to_be_focused()
    number.click()
    expect(card).to_contain_text("Depth 2 of 2")
    # The top is where one is.
    expect(card.get_by_role("button")).to_have_count(0)
    assert script("state.get")["revision"] == revision


def test_an_integer_of_64_bits_keeps_every_digit(page, script):
    push(page, "Int", "9223372036854775807")
    expect_path(page, "9223372036854775807")
    assert script.state()["detail"]["path"][0]["value"] == "9223372036854775807"


def test_a_custom_type_is_pushed_from_its_example(page, script):
    example = json.loads(write_json(page, "Recipe").input_value())
    page.get_by_role("button", name="Push", exact=True).first.click()
    expect(page.locator("path-bar .chip .chip-word")).to_have_text(["Recipe"])
    element = script.state()["detail"]["path"][0]
    assert (element["type"], element["value"]) == ("Recipe", example)


def test_a_value_that_is_not_codable_is_named_by_the_depth_on_its_card(page, script):
    script("push", values=[1, {"type": "Character", "value": "x"}])
    expect(page.locator("path-bar .codable")).to_have_text("Not codable: depth 2")
    expect(page.locator(".card[data-place='0'] .face-depth")).to_have_text(" · depth 2")


def test_a_refusal_is_shown_next_to_the_field(page):
    field = write_json(page, "Recipe")
    field.fill('{"nothing": 1}')
    page.get_by_role("button", name="Push", exact=True).first.click()
    problem = page.locator("#push-problem")
    expect(problem).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    assert "push-problem" in field.get_attribute("aria-describedby")
    field.fill("{")
    expect(problem).to_be_hidden()
    field.press("Control+Enter")
    expect(problem).to_contain_text("Not valid JSON yet")
    expect_path(page)


def test_the_cards_lead_back(page, script):
    script("push", values=[1, 2, 3])
    expect(page.locator(".card[data-place='0'] .face-text").first).to_have_text("3")
    page.locator("[data-column=detail] .app-back").click()
    expect_path(page, "1", "2")
    page.locator(".card-edge", has_text="Sandbox").click()
    expect_path(page)
    push(page, "Int", "42")
    expect_path(page, "42")


def test_rows_select_and_the_next_column_follows(page, script):
    script("setColumnVisibility", visibility="all")
    row = page.locator("[data-column=sidebar] .cell button").nth(1)
    words = row.inner_text()
    row.click()
    expect(row).to_have_attribute("aria-current", "true")
    page.locator("[data-column=content] .cell button").first.click()
    expect(page.locator("[data-column=content] .cell button").first).to_have_attribute(
        "aria-current", "true"
    )
    state = script.state()
    assert state["sidebar"]["selection"]["value"] and state["content"]["selection"]["value"], words


def test_the_stage_follows_device_width_and_columns(page, script):
    page.get_by_label("Device").select_option("iphone-16")
    expect(page.locator(".device")).to_have_attribute("data-kind", "phone")
    expect(page.locator(".column:visible")).to_have_count(1)
    page.get_by_text("Regular", exact=True).click()
    page.get_by_label("Columns").select_option("all")
    expect(page.locator(".column:visible")).to_have_count(3)
    environment = script.state()["environment"]
    assert (environment["device"], environment["horizontalSizeClass"]) == ("iphone-16", "regular")


def test_back_on_a_collapsed_stack_goes_through_all_columns(page, script):
    script("setEnvironment", device="iphone-16")
    for column in ("Sidebar", "Content"):
        page.get_by_role("region", name=column).locator(".cell button").first.click()
    push(page, "Int", "42")
    expect_path(page, "42")
    for column in ("Detail", "Content", "Sidebar"):
        page.locator("app-screen:not([inert]) .app-back").click()
        expect(page.get_by_role("region", name=column)).to_have_count(1)
        expect(page.locator(".column:visible")).to_have_count(1)
        expect_path(page)
    expect(page.locator(".app-back:visible")).to_have_count(0)
