"""Live scenes on the stage: what is drawn, and what each touch sends."""

import re

from playwright.sync_api import expect

import live_scenes as scenes
import styled_scenes as styled
from dashboard_pages import wait_until, without_timer


def column(page, name):
    return page.locator(f".column[data-column={name}]")


def detail(body, **more):
    return {"sidebar": scenes.SIDEBAR, "content": scenes.CONTENT, "detail": body, **more}


def test_three_columns_are_drawn_as_screens(play):
    page, _ = play(scenes.document())
    for name, title in [("sidebar", "Cookbook"), ("content", "Dessert"), ("detail", "Apple pie")]:
        expect(column(page, name).get_by_role("heading", level=2)).to_have_text(title)
    expect(page.locator(".card")).to_have_count(0)
    expect(column(page, "sidebar").get_by_role("button", name="Dessert")).to_have_attribute(
        "aria-current", "true"
    )
    expect(column(page, "detail").get_by_role("heading", level=3)).to_have_text(
        ["Ingredients", "Related", "Yours", "History", "Unit"]
    )
    expect(column(page, "detail").locator("[data-mark=chevron]")).to_have_count(3)
    expect(column(page, "detail").locator("[data-mark=check]")).to_have_text("Grams")


def test_every_control_sends_a_tap(play):
    page, session = play(scenes.document())
    side, body = column(page, "sidebar"), column(page, "detail")
    side.get_by_role("button", name="Salad").click()
    body.get_by_role("button", name="Apple tart").click()
    body.get_by_role("switch", name="Notify me").click()
    body.get_by_role("button", name="Increment").click()
    body.get_by_role("button", name="Ounces").click()
    body.get_by_role("button", name="Edit").click()
    side.get_by_role("button", name="Settings").click()
    assert session.asked(page, 7) == [
        ("tap", {"control": id}) for id in ("s4", "d3", "d7", "d2", "d11", "d12", "s9")
    ]


def test_a_section_that_folds_is_opened_with_its_heading(play):
    page, session = play(scenes.document())
    heading = page.locator("device-stage").get_by_role("button", name="History")
    expect(heading).to_have_attribute("aria-expanded", "false")
    heading.click()
    assert session.asked(page) == [("tap", {"control": "d14"})]


def test_a_switch_shows_the_value_of_the_scene_not_the_touch(play):
    page, _ = play(scenes.document(), lambda method, params: (1002, "There is no such control."))
    switch = page.get_by_role("switch", name="Favourite")
    switch.click()
    expect(page.locator("page-banner")).to_contain_text("There is no such control.")
    expect(switch).to_be_checked()


def test_a_disabled_control_sends_nothing(play):
    page, session = play(scenes.document(view=detail(scenes.FREE)))
    page.get_by_role("button", name="Not now").click(force=True)
    column(page, "sidebar").get_by_role("button", name="Locked").click(force=True)
    page.get_by_role("button", name="Back to root").click()
    expect(page.get_by_role("button", name="Not now")).to_have_attribute("aria-disabled", "true")
    assert session.asked(page) == [("tap", {"control": "f1"})]


def test_a_field_is_sent_by_enter_and_by_leaving_it(play):
    page, session = play(scenes.document())
    # A pause in typing sends it as well.
    without_timer(page, 300)
    field = page.get_by_role("textbox", name="Note")
    expect(field).to_have_value("Less sugar")
    field.fill("No sugar")
    field.press("Enter")
    assert session.asked(page) == [("tap", {"control": "d8", "text": "No sugar"})]
    # The scene did not accept it, and its own text comes back with the answer.
    expect(field).to_have_value("Less sugar")
    field.fill("Honey")
    page.get_by_role("switch", name="Notify me").focus()
    # Only return submits.
    honey = {"control": "d8", "text": "Honey", "submit": False}
    assert session.asked(page, 2)[1:] == [("tap", honey)]


def notes(value, **look):
    """A screen with one field."""
    styles = styled.Styles()
    style = {"style": styles({"field": look})} if look else {}
    note = scenes.node("textField", "Note", "n", value=value, **style)
    return styled.phone(styles, scenes.screen("Notes", note))


def test_typed_text_is_sent_when_the_typing_pauses(play):
    page, session = play(notes(""))
    # By then the scene would have answered.
    without_timer(page, 3000)
    field = page.get_by_role("textbox", name="Note")
    for letters, text in [("Plum", "Plum"), ("s", "Plums")]:
        field.press_sequentially(letters)
        wanted = ("tap", {"control": "n", "text": text, "submit": False})
        # A slow typist has paused before.
        wait_until(page, lambda wanted=wanted: session.commands[-1:] == [wanted])
    # An answer to less than what was typed leaves the newer letters alone.
    for said, held in [("Plum", "Plums"), ("Plums", "Plums"), ("Figs", "Figs")]:
        session.change(notes(said))
        expect(page.locator(".pill-revision")).to_have_text(f"r{session.revision}")
        expect(field).to_have_value(held)
    expect(field).to_be_focused()


def test_text_being_typed_survives_a_change(play):
    page, session = play(notes("Less sugar", whole=True))
    field = page.get_by_role("textbox", name="Note")
    field.fill("Half")
    session.change(notes("Less sugar", whole=True))
    expect(page.locator(".pill-revision")).to_have_text("r1")
    expect(field).to_have_value("Half")
    expect(field).to_be_focused()
    field.press("Escape")
    expect(field).to_have_value("Less sugar")
    assert session.commands == []


def test_a_row_with_a_button_in_it_can_be_pressed_beside_the_button(play):
    row = scenes.screen("Rows", scenes.node("list", children=[scenes.ROW_WITH_BUTTON]))
    page, session = play(scenes.document(view=detail(row)))
    column(page, "detail").get_by_role("button", name="Cook").click()
    column(page, "detail").locator(".node-cover").click(position={"x": 200, "y": 8})
    assert session.asked(page, 2) == [("tap", {"control": "r2"}), ("tap", {"control": "r1"})]


def test_every_kind_of_node_has_its_look(play):
    page, _ = play(scenes.document(view=detail(scenes.FREE)))
    body = column(page, "detail")
    expect(body.get_by_role("img", name="globe")).to_be_visible()
    expect(body.get_by_role("img", name="a mystery")).to_have_attribute("title", "made.up.symbol")
    expect(body.locator(".node-stack[data-axis=depth]")).to_contain_text("7")
    expect(body.locator(".node-warning")).to_contain_text("Do not change a path")
    assert (
        body.locator(".node-stack").first.evaluate("(node) => getComputedStyle(node).flexDirection")
        == "column"
    )


def test_a_value_without_a_destination_is_explained(play):
    page, session = play(scenes.collapsed(scenes.PLACEHOLDER))
    expect(page.get_by_role("img", name="Warning")).to_be_visible()
    expect(page.locator(".placeholder-why")).to_contain_text(
        "navigationDestination for App.Ingredient"
    )
    page.get_by_role("button", name="Back to Apple pie").click()
    assert session.asked(page) == [("back", {})]


def test_a_problem_outlines_its_subject(play):
    path = [scenes.element(1, "Recipe", 11)]
    problems = [
        {
            "code": "a",
            "level": "wrong",
            "message": "About a link",
            "why": "Because.",
            "control": "d4",
        },
        {"code": "b", "message": "About an element", "element": "e1"},
        {"code": "c", "message": "About nothing"},
    ]
    page, _ = play(scenes.document(path=path, problems=problems))
    expect(page.locator("problem-list li").first).to_contain_text("Because.")
    assert page.locator(".problem-level").all_inner_texts() == ["Error", "", ""]
    outlined = page.locator("[data-outlined]")
    page.locator(".problem").nth(0).hover()
    expect(outlined).to_have_text("Apple strudel")
    page.locator(".problem").nth(1).focus()
    expect(page.locator("path-bar [data-outlined]")).to_have_count(1)
    page.locator(".problem").nth(2).hover()
    page.locator(".large-title").first.focus()
    expect(outlined).to_have_count(0)
    page.locator(".problem").nth(0).click()
    expect(page.get_by_role("button", name="Apple strudel")).to_be_focused()


def test_the_scene_menu_switches_the_session_to_another_scene(play):
    other = scenes.document(view=detail(scenes.FREE), scene=1)
    page, session = play(
        scenes.document(), lambda method, params: other if method == "scene.open" else None
    )
    menu = page.get_by_label("Scene")
    expect(menu).to_have_attribute("title", re.compile("stays selected"))
    menu.select_option("numbers")
    expect(menu).to_have_attribute("title", re.compile("the middle screen"))
    expect(menu).to_have_value("numbers")
    expect(column(page, "detail").get_by_role("heading", level=2)).to_have_text("View 2")
    expect(page.locator(".log-row").first).to_contain_text("Numbers")
    assert session.asked(page) == [("scene.open", {"id": "numbers"})]


def test_a_refused_scene_leaves_the_menu_unchanged(play):
    page, _ = play(scenes.document(), lambda method, params: (1002, "There is no such scene."))
    menu = page.get_by_label("Scene")
    menu.select_option("sandbox")
    expect(page.locator("page-banner")).to_contain_text("no such scene")
    expect(menu).to_have_value("recipes")


def test_a_sheet_covers_the_screen_until_it_is_dismissed(play):
    plain = scenes.document()
    page, session = play(
        scenes.document(view=detail(scenes.DETAIL, sheet=scenes.SHEET)),
        lambda method, params: plain if method == "back" else None,
    )
    sheet = page.get_by_role("dialog", name="New recipe")
    sheet.get_by_role("button", name="Done").click()
    assert column(page, "detail").evaluate("(node) => node.inert")
    sheet.get_by_role("textbox", name="Name").focus()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(column(page, "detail")).to_have_js_property("inert", False)
    assert session.asked(page, 2) == [("tap", {"control": "n3"}), ("back", {})]


def test_an_alert_is_dismissed_with_its_buttons(play):
    page, session = play(
        scenes.document(),
        lambda method, params: (
            scenes.document(view=detail(scenes.DETAIL, alert=scenes.ALERT))
            if params.get("control") == "d9"
            else scenes.document()
        ),
    )
    page.get_by_role("button", name="Delete recipe").click()
    alert = page.get_by_role("alertdialog", name="Delete “Apple pie”?")
    expect(alert).to_contain_text("This cannot be undone.")
    expect(alert.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_be_hidden()
    expect(page.get_by_role("button", name="Delete recipe")).to_be_focused()
    assert session.asked(page, 2) == [("tap", {"control": "d9"}), ("tap", {"control": "a1"})]


def test_overlaid_columns_dim_the_detail_and_disappear_at_a_touch(play):
    page, session = play(scenes.overlaid())
    expect(page.locator(".scrim")).to_be_visible()
    assert column(page, "detail").evaluate("(node) => node.inert")
    box = page.locator(".device-screen").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 8, box["y"] + 200)
    column(page, "sidebar").get_by_role("button", name="Toggle sidebar").click()
    assert session.asked(page, 2) == [
        ("setColumnVisibility", {"visibility": "detailOnly"}),
        ("setColumnVisibility", {"visibility": "doubleColumn"}),
    ]


def test_a_push_takes_the_focus_along_and_a_pop_brings_it_back(play):
    first = scenes.collapsed({**scenes.DETAIL, "back": "Dessert"})
    second = scenes.collapsed(
        scenes.screen("Apple tart", scenes.node("text", "Yes"), back="Apple pie"),
        path=[scenes.element(1, "Recipe", 11)],
    )
    page, session = play(first, lambda method, params: second if method == "tap" else first)
    page.get_by_role("button", name="Apple tart").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Apple tart")).to_be_focused()
    expect(page.locator("app-screen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Apple tart")).to_be_focused()
    assert [method for method, _ in session.asked(page, 2)] == ["tap", "back"]


def test_a_change_from_elsewhere_does_not_move_the_focus(play):
    page, session = play(scenes.document())
    page.keyboard.press("p")
    session.change(
        scenes.document(
            view=detail(scenes.FREE, alert=scenes.ALERT), path=[scenes.element(1, "Recipe", 11)]
        )
    )
    expect(page.get_by_role("alertdialog")).to_be_visible()
    expect(page.get_by_label("Value", exact=True)).to_be_focused()


def test_the_device_and_its_width_are_chosen_with_a_live_scene(play):
    wide, narrow = scenes.document(), scenes.collapsed({**scenes.DETAIL, "back": "Dessert"})
    page, session = play(wide, lambda method, params: narrow if "device" in params else wide)
    page.get_by_label("Device").select_option("iphone-16")
    expect(page.locator(".column:visible")).to_have_count(1)
    expect(page.locator(".device")).to_have_attribute("data-kind", "phone")
    expect(page.get_by_role("button", name="Back to Dessert")).to_be_visible()
    page.keyboard.press("F6")
    page.keyboard.press("s")
    expect(page.locator(".column:visible")).to_have_count(3)
    assert session.asked(page, 2) == [
        ("setEnvironment", {"device": "iphone-16"}),
        ("setEnvironment", {"horizontalSizeClass": "regular"}),
    ]


def test_values_are_pushed_onto_a_live_scene(play):
    page, session = play(scenes.document())
    page.get_by_label("Value", exact=True).fill("7")
    page.get_by_role("button", name="Push", exact=True).first.click()
    assert session.asked(page) == [("push", {"value": 7})]


def test_rows_are_walked_with_arrow_keys(play):
    page, session = play(scenes.document())
    rows = column(page, "sidebar").locator(".node-press[data-kind=row]")
    rows.first.focus()
    for index in (1, 2, 3):
        page.keyboard.press("ArrowDown")
        expect(rows.nth(index)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(rows.nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("b")
    assert session.asked(page, 2) == [("tap", {"control": "s3"}), ("back", {})]


def test_reduced_motion_slides_no_screen(play):
    first, second = (
        scenes.collapsed(scenes.DETAIL),
        scenes.collapsed(scenes.FREE, path=[scenes.element(1, "Recipe", 11)]),
    )
    page, session = play(first, reduced_motion="reduce")
    page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        window.moved.push(...frames.flatMap(Object.keys).filter((key) => key !== 'opacity'));
        return animate.call(this, frames, options);
      };
    }""")
    for state in (second, first):
        session.change(state)
    expect(page.locator(".pill-revision")).to_have_text("r2")
    expect(page.locator("app-screen")).to_have_count(1)
    assert page.evaluate("window.moved") == []


def test_a_push_slides_in_from_the_inline_end(play):
    page, session = play(scenes.collapsed(scenes.DETAIL))
    page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        window.moved.push(frames[0].translate);
        return animate.call(this, frames, options);
      };
    }""")
    session.change(scenes.collapsed(scenes.FREE, path=[scenes.element(1, "Recipe", 11)]))
    expect(page.get_by_role("heading", name="View 2")).to_be_visible()
    assert page.evaluate("window.moved") == ["100% 0", "0 0"]
    expect(page.locator("app-screen")).to_have_count(1)


def test_a_list_of_thousands_of_rows_keeps_the_page_small(play):
    rows = [scenes.node("row", f"Row {index}", f"r{index}") for index in range(10000)]
    body = scenes.screen("Many", scenes.node("list", children=rows))
    page, _ = play(scenes.document(view=detail(body)))
    cells = column(page, "detail").locator(".cell")
    expect(cells.first).to_have_text("Row 0")
    assert cells.count() < 130
    scroll = column(page, "detail").locator(".screen-scroll")
    for place, row in [(1, "Row 9999"), (0.5, "Row 50"), (0, "Row 0")]:
        scroll.evaluate(
            "(element, place) => { element.scrollTop = element.scrollHeight * place; }", place
        )
        expect(cells.filter(has_text=row).first).to_be_in_viewport()
        assert cells.count() < 130
    expect(cells.first).to_have_attribute("aria-setsize", "10000")


def test_hostile_text_is_shown_and_never_run(play):
    page_faults = []
    evil = "<img src=x onerror=alert(1)>\u202e"
    body = scenes.screen(
        evil,
        *[
            scenes.node(kind, evil, f"x{index}", value=evil, systemImage=evil)
            for index, kind in enumerate(
                [
                    "text",
                    "button",
                    "link",
                    "row",
                    "image",
                    "toggle",
                    "textField",
                    "placeholder",
                    "warning",
                    "section",
                    "list",
                    "no such kind",
                ]
            )
        ],
        back=evil,
    )
    page, _ = play(scenes.document(view=detail(body)))
    page.on("dialog", lambda dialog: page_faults.append(dialog.message))
    expect(column(page, "detail").locator(".large-title")).to_contain_text("<img src=x")
    assert column(page, "detail").locator("img").count() == 0 and page_faults == []


def test_a_sheet_slides_down_and_a_new_one_comes_up_whole(play):
    plain = scenes.document()
    covered = scenes.document(view=detail(scenes.DETAIL, sheet=scenes.SHEET))
    page, session = play(covered, lambda method, params: plain)
    sheet = page.get_by_role("dialog", name="New recipe")
    sheet.get_by_role("button", name="Dismiss sheet").click()
    expect(sheet).to_be_hidden()
    session.change(covered)
    expect(sheet.get_by_role("button", name="Done")).to_be_visible()
    box = page.locator(".modal-shade").bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + 200)
    expect(sheet).to_be_hidden()
    assert session.asked(page, 2) == [("back", {}), ("back", {})]


def test_a_selected_row_is_scrolled_into_view(play):
    def many(chosen):
        rows = [
            scenes.node("row", f"Row {index}", f"r{index}", selected=index == chosen)
            for index in range(60)
        ]
        return scenes.document(
            view={
                **detail(scenes.DETAIL),
                "content": scenes.screen("Many", scenes.node("list", children=rows)),
            }
        )

    page, session = play(many(0))
    session.change(many(50))
    expect(column(page, "content").get_by_role("button", name="Row 50")).to_be_in_viewport(
        ratio=0.9
    )


def test_a_scene_with_one_column_has_no_columns_to_choose(play):
    page, _ = play(
        scenes.document(
            view={"sidebar": None, "content": None, "detail": scenes.FREE},
            presentation={"columns": [{"name": "detail", "shown": True, "overlay": False}]},
            columns=1,
        )
    )
    expect(page.locator(".column:visible")).to_have_count(1)
    expect(page.get_by_label("Columns")).to_be_hidden()
    expect(page.get_by_role("button", name="Toggle sidebar")).to_have_count(0)


def test_text_keeps_its_line_breaks_and_shows_other_control_characters(play):
    body = scenes.screen("Lines", scenes.node("text", "one\ntwo\u202e"))
    page, _ = play(scenes.document(view=detail(body), problems=[{"code": "a", "message": "a\nb"}]))
    words = column(page, "detail").locator(".node-words")
    assert words.inner_text().split("\n") == ["one", "twoRLO"]
    assert page.locator(".problem-message").inner_text() == "a\nb"
