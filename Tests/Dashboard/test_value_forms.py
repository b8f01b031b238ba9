"""Values of people's own types in a form: its fields, its JSON, and what is sent."""

import json

import pytest
from playwright.sync_api import expect

import live_scenes as scenes
from dashboard_pages import assert_accessible, expect_path, write_json

PUSH = "push-form .primary"


def choose(page, kind):
    """Chooses a type, whose form then is there."""
    page.get_by_role("radio", name=kind, exact=True).check()
    form = page.get_by_role("group", name=f"Value of {kind}")
    expect(form).to_be_visible()
    return form


def sent(page):
    return page.locator(".preview code")


def pushed(script):
    element = script.state()["detail"]["path"][-1]
    return element["type"], element["value"]


@pytest.mark.short
def test_a_type_is_pushed_from_its_fields(page, script):
    form = choose(page, "Recipe")
    form.get_by_label("name").fill("Plum Cake")
    form.get_by_label("minutes").fill("50")
    form.get_by_label("category").select_option("soup")
    page.locator(PUSH).click()
    expect(page.locator("path-bar .chip .chip-word")).to_have_text(["Recipe"])
    assert pushed(script) == (
        "Recipe",
        {"category": "soup", "id": "apple-pie", "minutes": 50, "name": "Plum Cake"},
    )


def test_enter_in_a_field_pushes_and_shift_enter_starts_a_line(page, script):
    form = choose(page, "User")
    name = form.get_by_label("name")
    name.fill("Blob")
    name.press("Shift+Enter")
    name.press_sequentially("Junior")
    form.get_by_label("id").press("Enter")
    expect(page.locator("path-bar .chip")).to_have_count(1)
    assert pushed(script) == ("User", {"id": 7, "name": "Blob\nJunior"})


def test_a_number_keeps_every_digit(page):
    form = choose(page, "User")
    form.get_by_label("id").fill("9007199254740993")
    form.get_by_label("name").fill("Big")
    expect(sent(page)).to_contain_text('"value":{"id":9007199254740993,"name":"Big"}')


def test_a_field_without_a_value_says_so_and_nothing_is_sent(page, script):
    form = choose(page, "Recipe")
    minutes = form.get_by_label("minutes")
    minutes.fill("many")
    expect(sent(page)).to_have_text("…")
    form.get_by_label("name").focus()
    expect(form.locator(".field-problem:visible")).to_have_text(
        "Enter a number, for example 1.5 or 2e10."
    )
    page.locator(PUSH).click()
    expect(minutes).to_be_focused()
    expect(minutes).to_have_attribute("aria-invalid", "true")
    minutes.fill("5")
    expect(form.locator(".field-problem:visible")).to_have_count(0)
    minutes.press("Enter")
    expect(page.locator("path-bar .chip")).to_have_count(1)
    assert pushed(script)[1]["minutes"] == 5


def test_a_refusal_is_at_the_field_that_it_is_about(page, script):
    write_json(page, "Route").fill('{"search": {"query": 3, "maximumMinutes": 5}}')
    page.get_by_role("radio", name="Form", exact=True).check()
    query = page.locator(".value-form").get_by_label("query")
    expect(query).to_have_value("3")
    page.locator(PUSH).click()
    expect(query).to_have_attribute("aria-invalid", "true")
    expect(
        page.locator(".value-field", has=page.get_by_label("query")).locator(".field-problem")
    ).to_contain_text("expects a string")
    expect(page.locator("#push-problem")).to_be_hidden()
    expect_path(page)


def test_an_enums_texts_are_a_menu_with_a_field_for_others(page, script):
    form = choose(page, "Category")
    menu = form.get_by_label("Value", exact=True)
    expect(menu.locator("option")).to_have_text(
        ["dessert", "pancake", "salad", "sandwich", "soup", "Other…"]
    )
    menu.select_option("salad")
    expect(sent(page)).to_contain_text('"value":"salad"')
    menu.select_option(label="Other…")
    other = form.get_by_label("Value: other value")
    expect(other).to_be_focused()
    other.fill("stew")
    expect(sent(page)).to_contain_text('"value":"stew"')
    menu.select_option("soup")
    expect(other).to_be_hidden()
    page.locator(PUSH).click()
    expect(page.locator("path-bar .chip")).to_have_count(1)
    assert pushed(script) == ("Category", "soup")


def test_a_choice_of_json_is_remembered_for_all_types(page):
    field = write_json(page, "Recipe")
    expect(field).to_be_visible()
    page.get_by_role("radio", name="User", exact=True).check()
    expect(page.get_by_label("Value", exact=True)).to_have_value(
        '{\n  "id": 7,\n  "name": "Blob"\n}'
    )
    page.reload()
    page.get_by_role("radio", name="Route", exact=True).check()
    expect(page.get_by_role("radio", name="JSON", exact=True)).to_be_checked()
    page.get_by_role("radio", name="Form", exact=True).check()
    expect(page.locator(".value-form").get_by_label("query")).to_have_value("soup")


def test_both_tabs_have_the_same_value(page):
    field = write_json(page, "User")
    field.fill('{"name": "Zoe",   "id": 1.50}')
    page.get_by_role("radio", name="Form", exact=True).check()
    page.locator(".value-form").get_by_label("name").fill("Ann")
    page.get_by_role("radio", name="JSON", exact=True).check()
    expect(field).to_have_value('{"name": "Ann",   "id": 1.50}')


def test_the_last_values_are_chosen_again(page, script):
    form = choose(page, "User")
    recent = page.get_by_role("group", name="Recent values").get_by_role("button")
    form.get_by_label("name").fill("Cleo")
    page.locator(PUSH).click()
    expect(recent).to_have_text(["Cleo"])
    script("push", value={"type": "User", "value": {"id": 2, "name": "Dan"}})
    expect(recent).to_have_text(["Dan", "Cleo"])
    form.get_by_label("id").fill("many")
    recent.last.click()
    expect(form.get_by_label("id")).to_have_value("7")
    expect(form.get_by_label("name")).to_have_value("Cleo")
    page.reload()
    choose(page, "User")
    expect(recent.filter(has_text="Cleo")).to_be_visible()


def test_a_standard_type_has_one_field(page, script):
    page.get_by_label("Other types").select_option(label="URL")
    field = page.locator(".value-form").get_by_label("Value", exact=True)
    expect(field).to_have_value("file:///recipes/7")
    field.fill("https://example.org/")
    page.locator(PUSH).click()
    expect(page.locator("path-bar .chip")).to_have_count(1)
    assert pushed(script) == ("Foundation.URL", "https://example.org/")


@pytest.mark.parametrize(
    ("scene", "kind", "others"),
    [("animals", "Animal", 0), ("value-links", "Planet", 0), ("mixed-types", "Int", 4)],
)
def test_on_a_phone_the_form_offers_what_the_path_of_the_scene_takes(
    open_page, script, scene, kind, others
):
    page = open_page(390, 844, panels=False, has_touch=True, is_mobile=True)
    script("scene.open", id=scene)
    page.locator("command-bar button").first.tap()
    types = page.locator(".type-options").get_by_role("radio")
    expect(types).to_have_count(1 + others)
    expect(page.get_by_role("radio", name=kind, exact=True)).to_be_checked()
    if scene == "animals":
        return
    page.locator(PUSH).tap()
    expect(page.locator("path-bar .chip .chip-word")).to_have_text([kind])


def test_types_keep_their_places_when_another_is_chosen(page):
    places = """(types) => types.map((type) => {
      const { x, y, width } = type.getBoundingClientRect();
      return [x, y, width];
    })"""
    types = page.locator(".type-option")
    before = types.evaluate_all(places)
    for kind in ("Category", "Double", "Int"):
        page.get_by_role("radio", name=kind, exact=True).check()
        assert types.evaluate_all(places) == before, kind


class Typed(scenes.LiveSession):
    """A session whose app has one type, with an example."""

    example = None

    def hear(self, message):
        if message["method"] == "types.list":
            types = [{"name": "Trip", "typeName": "App.Trip", "example": self.example}]
            return self.answer(message, result={"types": types})
        return super().hear(message)


TRIP = {
    "title": "Alps",
    "starts": "2026-11-28T11:30:00Z",
    "day": "2026-12-24",
    "isPublic": True,
    "note": None,
    "leader": {"name": "Ann", "phone": None},
    "stops": [{"town": "Bern"}, {"town": "Chur"}],
    "tags": [],
}


@pytest.fixture
def trip(open_page):
    """Opens a page with an app whose type has an example: `page, form = trip(example)`."""

    def trip(example=TRIP, **options):
        kind = type("TypedTrip", (Typed,), {"example": example})
        state = scenes.document(scenes.IPHONE, {"stack": {"title": "Trips", "body": []}}, columns=1)
        page = open_page(prepare=lambda page: kind(page, state), **options)
        if options.get("width", 1440) < 500:
            page.locator("command-bar button").first.click()
        page.get_by_role("radio", name="Trip", exact=True).check()
        form = page.locator(".value-editor")
        form.wait_for()
        return page, form

    return trip


def value(page):
    """The value in the message that will be sent."""
    page.get_by_role("radio", name="JSON", exact=True).check()
    text = page.get_by_label("Value", exact=True).input_value()
    page.get_by_role("radio", name="Form", exact=True).check()
    return json.loads(text)


def test_dates_and_switches_have_fields_of_their_own(trip):
    page, form = trip()
    form.get_by_label("starts").fill("2027-01-02T08:00")
    form.get_by_label("day").fill("2027-02-03")
    form.get_by_role("switch", name="isPublic").uncheck()
    expect(form.get_by_text("UTC")).to_be_visible()
    changed = {"starts": "2027-01-02T08:00:00Z", "day": "2027-02-03", "isPublic": False}
    assert value(page) == TRIP | changed
    form.get_by_label("day").fill("")
    form.get_by_label("title").focus()
    expect(form.locator(".field-problem:visible")).to_have_text("Choose a date.")


def test_items_are_added_and_removed_with_the_keyboard(trip):
    page, form = trip()
    stops = form.get_by_role("group", name="stops")
    stops.get_by_role("button", name="Add: stops").press("Enter")
    expect(stops.get_by_label("town")).to_have_count(3)
    stops.get_by_label("town").last.fill("Davos")
    first = stops.get_by_role("button", name="Remove: Item 1")
    first.press("Enter")
    expect(stops.get_by_label("town")).to_have_count(2)
    expect(first).to_be_focused()
    expect(stops.get_by_label("town").first).to_have_value("Chur")
    assert value(page)["stops"] == [{"town": "Chur"}, {"town": "Davos"}]
    tags = form.get_by_role("group", name="tags")
    tags.get_by_role("button", name="Add: tags").press("Enter")
    expect(tags.get_by_role("textbox")).to_be_focused()
    tags.get_by_role("textbox").fill("snow")
    assert value(page)["tags"] == ["snow"]


def test_an_optional_has_a_value_or_none(trip):
    example = {"guide": {"name": "Ann"}, "note": None}
    page, form = trip({"guides": [example, {"guide": None, "note": None}]})
    second = form.get_by_role("group", name="Item 2")
    none = second.get_by_role("checkbox", name="guide: None")
    expect(none).to_be_checked()
    expect(second.get_by_label("name")).to_have_count(0)
    none.press("Space")
    expect(none).not_to_be_checked()
    expect(none).to_be_focused()
    second.get_by_label("name").fill("Ben")
    assert value(page)["guides"][1] == {"guide": {"name": "Ben"}, "note": None}
    form.get_by_role("group", name="Item 1").get_by_label("guide: None").check()
    assert value(page)["guides"][0] == {"guide": None, "note": None}
    second.get_by_label("note: None").uncheck()
    note = second.get_by_label("note", exact=True)
    note.fill("[")
    second.get_by_label("name").focus()
    expect(second.locator(".field-problem:visible")).to_have_text("This is not valid JSON yet.")
    note.fill('["a"]')
    assert value(page)["guides"][1]["note"] == ["a"]


def test_cases_are_a_menu_that_brings_their_values(trip):
    first, second = {"walk": {"to": "Bern"}}, {"fly": {"_0": 3}}
    page, form = trip([first, second])
    case = form.get_by_role("group", name="Item 1").get_by_label("Case")
    expect(case.locator("option")).to_have_text(["fly", "walk"])
    case.focus()
    case.press("ArrowUp")
    expect(case).to_be_focused()
    field = form.get_by_role("group", name="Item 1").get_by_label("Value 1")
    expect(field).to_have_value("3")
    field.fill("4")
    assert value(page) == [{"fly": {"_0": 4}}, second]


def test_ten_thousand_fields_are_sixty_and_a_sentence(trip):
    page, form = trip({f"field{number}": number for number in range(4000)})
    expect(form.locator(".value-field")).to_have_count(59)
    expect(form).to_contain_text("3941 more fields are in the JSON.")
    form.get_by_label("field7", exact=True).fill("70")
    assert value(page)["field7"] == 70


def test_a_large_value_is_json_and_says_why(trip):
    page, form = trip({"text": "a" * 8_000_000})
    expect(form).to_contain_text("This value is too large for a form.")
    expect(page.get_by_label("Value", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="Form", exact=True)).to_be_disabled()
    page.get_by_role("radio", name="Int", exact=True).check()
    expect(page.get_by_label("Value", exact=True)).to_have_value("42")


def test_a_type_without_a_known_value_is_json_and_says_why(trip):
    page, form = trip(None)
    expect(form).to_contain_text("No value of this type has been seen yet")
    field = page.get_by_label("Value", exact=True)
    field.fill("")
    # The form does not take the place of the field while someone types in it.
    field.press_sequentially('{"a": 1}')
    expect(field).to_have_value('{"a": 1}')
    expect(field).to_be_focused()
    page.get_by_role("radio", name="Form", exact=True).check()
    expect(form.get_by_label("a", exact=True)).to_have_value("1")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_form_is_accessible_and_in_its_column(trip, width, height, scheme):
    long = {"anExtremelyLongNameOfAPropertyWithoutAnySpaces" * 3: {"x" * 70: ["y" * 300, None]}}
    options = {"width": width, "height": height, "color_scheme": scheme}
    page, _ = trip(TRIP | long, **options)
    assert_accessible(page)
    for part in (".push-fields", ".value-editor"):
        wide = page.locator(part).evaluate("(part) => [part.scrollWidth, part.clientWidth]")
        assert wide[0] <= wide[1] + 1, part
