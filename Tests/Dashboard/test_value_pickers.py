"""Forms for values where a command or a script takes one: select, present, setPath, scripts."""

import json

import pytest
from playwright.sync_api import expect

from dashboard_pages import LOOKS, assert_accessible, expect_path

CATEGORY = {"type": "Category", "value": "soup"}


def method_form(page, name):
    page.evaluate(
        """name => document.body.dispatchEvent(new CustomEvent("nav-intent",
          { bubbles: true, detail: { verb: "openMethod", params: { name } } }))""",
        name,
    )
    dialog = page.get_by_role("dialog", name=name, exact=True)
    expect(dialog).to_be_visible()
    return dialog


def message(dialog):
    return json.loads(dialog.get_by_label("Message").inner_text())["params"]


def picker(place):
    return place.get_by_role("group", name="Value from a form")


def kind(place):
    return picker(place).get_by_label("Type of the value")


def test_a_row_of_the_sidebar_is_selected_from_a_form(open_page, script):
    script("select", column="sidebar", value={"type": "Category", "value": "dessert"})
    page = open_page()
    dialog = method_form(page, "select")
    dialog.get_by_label("column").select_option("sidebar")
    dialog.get_by_role("button", name="Fill in a form…").click()
    # The form begins with the type of the present selection.
    expect(kind(dialog)).to_have_value("Category")
    picker(dialog).get_by_label("Value", exact=True).select_option("soup")
    assert message(dialog) == {"column": "sidebar", "value": CATEGORY}
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status").filter(has_text="Answer")).to_be_visible()
    assert script.state()["sidebar"]["selection"]["value"] == "soup"


def test_no_selection_is_a_choice_too(open_page, script):
    script("select", column="sidebar", value=CATEGORY)
    page = open_page()
    dialog = method_form(page, "select")
    dialog.get_by_label("column").select_option("sidebar")
    dialog.get_by_role("button", name="Fill in a form…").click()
    kind(dialog).select_option(label="No value (null)")
    assert message(dialog) == {"column": "sidebar", "value": None}
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status").filter(has_text="Answer")).to_be_visible()
    assert script.state()["sidebar"]["selection"] is None


def test_an_item_is_presented_from_the_fields_of_its_type(open_page, script):
    page = open_page()
    dialog = method_form(page, "present")
    dialog.get_by_role("button", name="Fill in a form…").click()
    kind(dialog).select_option("User")
    fields = picker(dialog).get_by_role("group", name="Value of User")
    fields.get_by_label("name").fill("Ann")
    fields.get_by_label("id").fill("9007199254740993")
    # The field for JSON has the same value, with every digit.
    expect(dialog.locator("#member-value")).to_have_value(
        '{"type":"User","value":{"id":9007199254740993,"name":"Ann"}}'
    )
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status").filter(has_text="Answer")).to_be_visible()
    assert "presented" in [one["source"] for one in script.state()["screens"]]


def test_a_problem_of_the_form_is_said_and_nothing_is_sent(open_page, script):
    page = open_page()
    dialog = method_form(page, "present")
    dialog.get_by_role("button", name="Fill in a form…").click()
    kind(dialog).select_option("Int")
    picker(dialog).get_by_label("Value", exact=True).fill("12x")
    problem = dialog.locator(".field-problem:visible")
    expect(problem).to_have_text("Enter a whole number, for example 42 or -7.")
    dialog.get_by_role("button", name="Send").click()
    expect(problem).to_have_count(2)
    assert script("state.get")["revision"] == 0
    # A person who writes JSON leaves the form.
    dialog.locator("#member-value").press_sequentially("1")
    expect(picker(dialog)).to_have_count(0)


def test_a_list_takes_one_value_after_the_other(open_page, script):
    page = open_page()
    dialog = method_form(page, "setPath")
    dialog.get_by_role("button", name="Add a value from a form…").click()
    for name, value in (("Int", "7"), ("String", "Hello")):
        kind(dialog).select_option(name)
        picker(dialog).get_by_label("Value", exact=True).fill(value)
        dialog.get_by_role("button", name="Add to the list").click()
    kind(dialog).select_option("Bool")
    picker(dialog).get_by_label("Value", exact=True).select_option("false")
    dialog.get_by_role("button", name="Add to the list").click()
    assert message(dialog) == {"values": [7, "Hello", False]}
    dialog.get_by_role("button", name="Send").click()
    page.keyboard.press("Escape")
    expect_path(page, "7", '"Hello"', "false")


def test_only_members_that_take_values_have_a_form(open_page):
    page = open_page()
    dialog = method_form(page, "select")
    expect(dialog.get_by_role("button", name="form…")).to_have_count(2)
    page.keyboard.press("Escape")
    dialog = method_form(page, "import")
    expect(dialog.get_by_role("button", name="form…")).to_have_count(0)


@pytest.fixture
def scripts(open_page):
    page = open_page()
    page.keyboard.press("r")
    page.locator(".script-text").wait_for()
    return page


def insert(page, name, value=None):
    page.get_by_role("button", name="Value…", exact=True).click()
    card = page.get_by_role("form", name="Insert a value from a form")
    kind(card).select_option(name)
    if value is not None:
        picker(card).get_by_label("Value", exact=True).fill(value)
    return card


def test_a_value_on_an_empty_line_of_a_script_is_a_push(scripts, script):
    page = scripts
    text = page.locator(".script-text")
    text.fill('{"method":"popToRoot"}\n')
    card = insert(page, "User")
    picker(card).get_by_role("group", name="Value of User").get_by_label("name").fill("Ann")
    card.get_by_role("button", name="Insert").click()
    expect(card).to_be_hidden()
    expect(text).to_have_value(
        '{"method":"popToRoot"}\n'
        '{"method":"push","params":{"value":{"type":"User","value":{"id":7,"name":"Ann"}}}}'
    )
    expect(text).to_be_focused()
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator(".script-note")).to_contain_text("All 2 lines passed")
    assert script.state()["detail"]["path"][0]["value"] == {"id": 7, "name": "Ann"}


def test_a_value_takes_the_place_of_the_selection(scripts):
    page = scripts
    text = page.locator(".script-text")
    text.fill('{"expect":{"path":[42]}}')
    text.evaluate("(area) => area.setSelectionRange(19, 21)")
    card = insert(page, "String", "Hello")
    card.get_by_role("button", name="Insert").click()
    expect(text).to_have_value('{"expect":{"path":["Hello"]}}')


def test_a_value_with_a_problem_is_not_inserted(scripts):
    page = scripts
    card = insert(page, "Int", "many")
    card.get_by_role("button", name="Insert").click()
    expect(card.locator(".field-problem:visible")).to_contain_text("Enter a whole number")
    expect(page.locator(".script-text")).to_have_value("")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


@pytest.mark.parametrize("look", ["light", "forced", "phone"])
def test_axe_finds_nothing_in_the_form_of_a_script(open_page, look):
    page = open_page(**LOOKS[look])
    page.keyboard.press("r")
    page.locator(".script-text").wait_for()
    card = insert(page, "User")
    expect(picker(card).get_by_role("group", name="Value of User")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("look", ["light", "dark", "forced", "phone"])
def test_axe_finds_nothing_in_a_form_of_a_method(open_page, look):
    page = open_page(**LOOKS[look])
    dialog = method_form(page, "present")
    dialog.get_by_role("button", name="Fill in a form…").click()
    kind(dialog).select_option("User")
    expect(picker(dialog).get_by_role("group", name="Value of User")).to_be_visible()
    assert_accessible(page)
