"""The palette: every command by a few letters of its name."""

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_learned, expect_revision


def search(page, words):
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Search commands")
    expect(field).to_be_focused()
    field.fill(words)
    return field


def first(page):
    return page.get_by_role("listbox", name="Commands").get_by_role("option").first


def test_a_command_runs_by_letters_of_its_name(page, script):
    script("push", values=[1, 2])
    expect(page.locator(".chip")).to_have_count(2)
    search(page, "ptr")
    expect(first(page)).to_contain_text("Pop to root")
    expect(first(page)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".chip")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("words", "seen"),
    [
        ("open state", "state-tree"),
        ("keyboard shortcuts", "shortcut-sheet dialog[open]"),
        ("sessions", "session-sheet dialog[open]"),
    ],
)
def test_panels_scenes_and_sheets_are_opened(page, words, seen):
    search(page, words)
    page.keyboard.press("Enter")
    expect(page.locator(seen)).to_be_visible()


def test_a_scene_is_opened(page):
    expect_learned(page)
    search(page, "open")
    scene = page.get_by_role("option").filter(has_text="Scenes").first
    title = scene.locator(".palette-words").inner_text().removeprefix("Open ")
    scene.click()
    expect(page.locator("#scene option:checked")).to_have_text(title)


def test_a_chosen_device_is_first_the_next_time(page):
    expect_learned(page)
    search(page, "iphone 16 pro max")
    page.keyboard.press("Enter")
    expect(page.locator("#device")).to_have_value("iphone-16-pro-max")
    search(page, "")
    expect(first(page)).to_contain_text("iPhone 16 Pro Max")


def test_the_palette_opens_from_a_text_field_and_returns_the_focus(page):
    field = page.locator("#push-value")
    field.focus()
    search(page, "nothing at all is so called")
    expect(page.get_by_role("status").filter(has_text="No results")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(field).to_be_focused()


def test_the_arrows_walk_the_list_around_its_ends(page):
    field = search(page, "pop")
    page.keyboard.press("ArrowUp")
    last = page.get_by_role("option").last
    expect(last).to_have_attribute("aria-selected", "true")
    expect(field).to_have_attribute("aria-activedescendant", last.get_attribute("id"))
    page.keyboard.press("ArrowDown")
    expect(first(page)).to_have_attribute("aria-selected", "true")


# A request, because the browser may have the response already.
HOLD = """() => {
  const { fetch } = window;
  const { promise, resolve } = Promise.withResolvers();
  window.letGo = resolve;
  window.fetch = async (...asked) => {
    await promise;
    return fetch(...asked);
  };
}"""


def hold_back(page, work):
    """Holds back what the palette loads until the work is done."""
    page.evaluate(HOLD)
    work()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("window.letGo()")


@pytest.mark.parametrize("place", ["page", "field"])
def test_letters_typed_before_the_palette_opens_arrive_in_it(open_page, script, place):
    page = open_page()
    if place == "field":
        page.locator("#push-value").focus()

    def type_ahead():
        page.keyboard.press("Control+k")
        page.keyboard.type("vvundox", delay=60)
        page.keyboard.press("Backspace")

    hold_back(page, type_ahead)
    field = page.get_by_role("combobox", name="Search commands")
    expect(field).to_have_value("vvundo")
    expect(page.locator("#push-value")).to_have_value("42")
    field.fill("")
    page.keyboard.type("x")
    expect(field).to_have_value("x")
    assert script("history.list")["head"] == 0


def test_a_command_typed_before_the_palette_opens_is_run(open_page, script):
    script("push", values=[1, 2])
    page = open_page()

    def type_ahead():
        page.keyboard.press("Control+k")
        page.keyboard.type("ptr", delay=60)
        page.keyboard.press("Enter")

    hold_back(page, type_ahead)
    expect(page.locator(".chip")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("key", "field"),
    [("g", "#deep-link-url"), ("h", "dialog.share-sheet"), ("f", ".log-field")],
)
def test_letters_typed_before_a_field_has_the_focus_are_not_shortcuts(
    open_page, script, key, field
):
    page = open_page()
    # All keys are pressed before the page handles anything else.
    page.evaluate(
        """(keys) => {
      for (const key of keys)
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }""",
        [*f"{key}vcu"],
    )
    expect(page.locator(field)).to_be_visible()
    if key != "h":
        expect(page.locator(field)).to_have_value("vcu")
    page.wait_for_load_state("networkidle")
    assert script("history.list")["head"] == 0


def test_escape_cancels_a_sheet_that_has_not_opened_yet(open_page, script):
    page = open_page()

    def give_up():
        page.keyboard.press("Control+k")
        page.keyboard.press("v")
        page.keyboard.press("Escape")
        page.keyboard.press("v")
        expect_revision(page, 1)

    hold_back(page, give_up)
    expect(page.get_by_role("combobox", name="Search commands")).to_have_value("")


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(1440, 900, "light"), (1440, 900, "dark"), (390, 844, "dark")]
)
def test_axe_finds_nothing_in_the_palette(open_page, width, height, scheme):
    page = open_page(width, height, color_scheme=scheme)
    search(page, "p")
    assert_accessible(page)


def form(page, method):
    search(page, method)
    page.get_by_role("option").filter(has_text=f"{method}: ").first.click()
    dialog = page.get_by_role("dialog", name=method)
    expect(dialog).to_be_visible()
    return dialog


def test_a_form_sends_the_message_that_it_shows(page):
    dialog = form(page, "push")
    dialog.get_by_label("value", exact=True).fill('{"type":"Int","value":"9007199254740993"}')
    expect(dialog.get_by_label("Message")).to_contain_text('"value":"9007199254740993"')
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status").filter(has_text="Answer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chip")).to_contain_text("9007199254740993")


def examples(server):
    """Every method of the reference except deprecated names, with each example of its
    parameters and their schemas."""
    with urlopen(f"{server.url}/protocol.json") as answer:
        reference = json.load(answer)
    current = [name for name, method in reference["operations"].items() if not method["deprecated"]]
    for method in current:
        message = reference["components"]["messages"][method]
        schemas = message["payload"]["properties"]["params"]["properties"]
        for example in message["examples"]:
            params = example["payload"].get("params", {})
            yield method, {name: params[name] for name in params if name != "meta"}, schemas


def typed(value, schema):
    """A value as a person types it."""
    is_text = isinstance(value, str) and ("string" in schema.get("type", "") or "enum" in schema)
    return value if is_text else json.dumps(value)


def test_every_method_has_a_form_that_accepts_every_example(page, server):
    seen = set()
    for method, params, schemas in examples(server):
        seen.add(method)
        page.evaluate(
            """name => document.body.dispatchEvent(new CustomEvent("nav-intent",
              { bubbles: true, detail: { verb: "openMethod", params: { name } } }))""",
            method,
        )
        dialog = page.get_by_role("dialog", name=method, exact=True)
        expect(dialog).to_be_visible()
        assert dialog.locator(".field").count() == len(set(schemas) - {"meta"}), method
        for name, value in params.items():
            member = dialog.locator(f"#member-{name}")
            text = typed(value, schemas[name])
            if member.evaluate("field => field.localName") == "select":
                member.select_option(text)
            else:
                member.fill(text)
        shown = json.loads(dialog.locator(".method-preview").inner_text())
        assert shown == {"method": method, "params": params}
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert len(seen) > 30


def test_a_form_keeps_the_spelling_of_numbers(page):
    dialog = form(page, "push")
    dialog.get_by_label("value", exact=True).fill("1.0")
    expect(dialog.get_by_label("Message")).to_contain_text('"value":1.0')
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status").filter(has_text="Answer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chip")).to_contain_text("Double")


def test_an_error_is_shown_at_its_field(page):
    dialog = form(page, "openURL")
    url = dialog.get_by_label("url")
    dialog.get_by_role("button", name="Send").click()
    expect(url).to_have_attribute("aria-invalid", "true")
    expect(dialog.locator(".field-problem:visible")).to_have_text("This is required.")


def test_axe_finds_nothing_in_a_form(page):
    form(page, "setEnvironment")
    assert_accessible(page)


def test_a_form_sends_nothing_while_the_past_is_shown(page, script):
    script("push", values=[1, 2])
    expect(page.locator(".chip")).to_have_count(2)
    page.keyboard.press("[")
    page.locator("body[data-viewing]").wait_for()
    dialog = form(page, "popToRoot")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Go back to live first")
    assert len(script("state.get")["state"]["detail"]["path"]) == 2
