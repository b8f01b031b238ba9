"""The form for pushes: its focus, its keys, and what one sees of a push."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_path, expect_revision, wait_until

PHONE = {"width": 390, "height": 844, "has_touch": True}


def choose(page, name):
    page.locator("push-form .type-option").filter(has_text=name).click()


def field(page):
    return page.locator("push-form :is(textarea, [data-at$='|control'])").first


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("kind", ["String", "User", "Route"])
def test_after_a_choice_of_a_type_the_value_has_the_focus(open_page, width, height, kind):
    page = open_page(width, height, panels=False)
    if width < 1200:
        page.get_by_role("button", name="Push").first.click()
    choose(page, kind)
    if kind != "String":
        page.locator("push-form .value-form").wait_for()
    expect(field(page)).to_be_focused()
    page.keyboard.type("pk")
    expect(field(page)).to_have_value("pk")
    expect(page.locator("source-view")).to_have_count(0)


def test_a_tap_on_the_value_selects_it_and_the_next_one_places_the_caret(open_page):
    page = open_page(**PHONE, panels=False)
    page.locator("command-bar").get_by_role("button", name="Push").tap()
    selected = "(it) => it.selectionEnd - it.selectionStart"
    field(page).tap()
    wait_until(page, lambda: field(page).evaluate(selected) == 2)
    page.keyboard.type("123")
    expect(field(page)).to_have_value("123")
    field(page).tap()
    assert field(page).evaluate(selected) == 0


def test_the_focus_after_a_choice_of_bool_is_on_its_value(page):
    choose(page, "Bool")
    expect(page.locator("push-form [name=push-bool]:checked")).to_be_focused()


def test_letters_are_no_shortcuts_in_a_form_or_over_the_page(open_page, script):
    page = open_page(1024, 768, panels=False)
    script("push", values=[1, 2])
    expect_path(page, "1", "2")
    page.get_by_role("button", name="Push").first.click()
    page.locator("push-form button[type=submit]").focus()
    for key in ("u", "0", "k", "Backspace"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Close", exact=True).focus()
    page.keyboard.press("k")
    page.keyboard.press("Escape")
    expect(page.locator("push-form")).to_be_hidden()
    page.locator("#stage").focus()
    page.keyboard.press("u")
    expect_path(page, "1")
    expect_revision(page, 2)
    expect(page.locator("source-view")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (844, 390), (390, 844)])
def test_a_form_over_the_device_closes_after_a_push_unless_it_is_to_stay(open_page, width, height):
    page = open_page(width, height, panels=False, has_touch=width < 900)
    button = page.get_by_role("button", name="Push").first
    button.click()
    form = page.locator("push-form")
    form.get_by_role("button", name="Push").click()
    expect(form).to_be_hidden()
    expect_path(page, "42")
    button.click()
    form.get_by_label("Keep open").check()
    form.get_by_role("button", name="Push").click()
    expect_path(page, "42", "42")
    expect(form).to_be_visible()
    page.reload()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    button.click()
    expect(form.get_by_label("Keep open")).to_be_checked()


def test_a_first_push_on_a_phone_is_one_revision_without_problems(open_page, script):
    page = open_page(**PHONE, panels=False)
    expect_revision(page, 1)
    page.get_by_role("button", name="Push").first.click()
    expect(page.locator("push-form .preview")).to_contain_text("setPreferredCompactColumn")
    page.locator("push-form button[type=submit]").click()
    expect_path(page, "42")
    expect_revision(page, 2)
    overview = script("history.overview")
    kinds = [overview["legend"]["kinds"][kind] for kind in overview["kinds"]]
    assert kinds[-1] == "push" and not any(overview["marks"])
    expect(page.locator("device-stage .card[data-place='0']")).to_be_visible()
    # One undo takes back all that one press did.
    script("undo")
    assert script.state()["detail"]["path"] == []
    assert script.state()["preferredCompactColumn"] == "sidebar"


def test_a_refused_value_of_such_a_push_is_marked_at_its_field(open_page, script):
    script("scene.open", id="recipes")
    script("setEnvironment", device="iphone-16")
    page = open_page()
    name = page.locator("push-form [data-at='/name|control']")
    name.fill("")
    page.locator("push-form .value-tabs").get_by_text("JSON").click()
    page.get_by_label("Value", exact=True).fill('{"name": 1}')
    page.locator("push-form button[type=submit]").click()
    expect(page.locator("push-form .field-problem").filter(visible=True)).to_contain_text("Recipe")


def test_a_selection_that_empties_the_path_says_so(page, script):
    script("push", value=42)
    expect_path(page, "42")
    page.locator("[data-column=sidebar] .cell button").first.click()
    notice = page.get_by_role("region", name="Notice")
    expect(notice).to_contain_text("A new selection empties the path: 42 is gone.")
    page.keyboard.press("Control+z")
    expect_path(page, "42")
    notice.get_by_role("button", name="Dismiss").click()
    # A selection of someone else is no surprise of this page.
    script("select", column="sidebar", value={"type": "Category", "value": "soup"})
    expect_path(page)
    expect(notice).to_be_hidden()


def test_pop_says_where_the_devices_back_button_leads(open_page):
    page = open_page(**PHONE, panels=False)
    page.locator("device-stage .cell button").first.click()
    expect(page.locator("device-stage")).to_contain_text("Lemon Tart")
    expect(page.locator("command-bar").get_by_role("button", name="Back")).to_be_visible()
    page.keyboard.press("u")
    notice = page.get_by_role("region", name="Notice")
    expect(notice).to_contain_text("The device’s Back leaves this column for “Categories”")


def test_why_nothing_is_done_in_the_past_goes_with_it(page, script):
    script("push", values=[1])
    script("push", values=[2])
    expect_path(page, "1", "2")
    page.keyboard.press("[")
    page.locator("revision-card:not([hidden])").wait_for()
    page.keyboard.press("u")
    notice = page.get_by_role("region", name="Notice")
    expect(notice).to_contain_text("You’re viewing an earlier revision.")
    page.keyboard.press("Escape")
    expect(notice).to_be_hidden(timeout=1000)


def test_a_form_begins_with_a_value_for_each_field(open_page, script):
    script("scene.open", id="animals")
    page = open_page()
    for name in ("emoji", "name"):
        expect(page.locator("push-form").get_by_label(name, exact=True)).to_have_value("text")
    page.locator("push-form button[type=submit]").click()
    expect_path(page, "text")


def test_screens_of_values_have_words_for_titles(page, script):
    route = {"search": {"query": "soup", "maximumMinutes": 30}}
    script("push", values=[{"type": "Route", "value": route}, 7])
    stage = page.locator("device-stage")
    expect(stage.get_by_role("button", name="Route search").first).to_be_visible()
    expect(stage).not_to_contain_text("{")


def test_the_sent_request_takes_one_line_and_none_on_a_phone(open_page, script):
    page = open_page(1440, 900)
    page.get_by_role("radio", name="String", exact=True).check()
    text = "a value that is far too long for one line of the form " * 3
    page.get_by_label("Value", exact=True).fill(text)
    preview = page.locator(".preview code")
    expect(preview).to_have_attribute("title", re.compile(re.escape(text)))
    line = preview.evaluate("(it) => [it.offsetHeight, it.scrollWidth > it.clientWidth]")
    assert line[0] < 24 and line[1]
    page.set_viewport_size({"width": 590, "height": 844})
    page.get_by_role("button", name="Push").first.click()
    expect(page.locator("push-form form")).to_be_visible()
    expect(preview).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 640)])
def test_types_fade_at_the_edge_that_cuts_them(open_page, width, height):
    page = open_page(width, height, panels=False, has_touch=True)
    page.get_by_role("button", name="Push").first.click()
    types = page.locator(".type-options")
    expect(types).to_be_visible()
    assert types.evaluate("(it) => it.scrollWidth > it.clientWidth")
    look = """(it) => {
      const style = getComputedStyle(it);
      const cut = (name) => parseFloat(style.getPropertyValue(`--cut-${name}`));
      return [style.maskImage.includes("to bottom"), cut("start"), cut("end")];
    }"""
    wait_until(page, lambda: types.evaluate(look) == [False, 0, 24])
    types.evaluate("(it) => it.scrollTo(it.scrollWidth, 0)")
    wait_until(page, lambda: types.evaluate(look) == [False, 24, 0])
