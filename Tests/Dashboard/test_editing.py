"""Lists that are edited, and what people do to screens and controls by hand."""

import pytest
from playwright.sync_api import expect

import styled_scenes as styled
from live_scenes import node, screen


def edited(*names, style=None):
    styles = styled.Styles()

    def row(index, name):
        edits = [node("button", "Delete", f"delete {name}")]
        if index > 0:
            edits.append(node("button", "Move Up", f"up {name}"))
        if index < len(names) - 1:
            edits.append(node("button", "Move Down", f"down {name}"))
        attached = styles({"attached": {"edits": list(range(1, len(edits) + 1))}})
        return node("row", name, children=[node("text", name), *edits], style=attached)

    rows = [row(index, name) for index, name in enumerate(names)]
    return styled.phone(styles, screen("Fruits", node("list", children=rows)))


def texts(page):
    return page.locator(".cell-body").all_inner_texts()


def grip(page, name):
    return page.locator(".cell", has_text=name).locator(".edit-grip")


def test_the_minus_sign_reveals_delete(play):
    page, session = play(edited("Apple", "Banana"))
    cell = page.locator(".cell").first
    expect(cell.locator(".cell-body")).to_have_text("Apple")
    delete = cell.get_by_role("button", name="Delete", exact=True)
    expect(delete).to_have_count(0)
    cell.locator(".edit-minus").click()
    expect(delete).to_be_focused()
    expect(delete).to_have_css("color", "rgb(255, 255, 255)")
    delete.click()
    assert session.asked(page) == [("tap", {"control": "delete Apple"})]


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_a_row_is_dragged_to_its_new_position(play, pointer):
    page, session = play(edited("Apple", "Banana", "Cherry"), has_touch=pointer == "touch")
    start, end = grip(page, "Apple").bounding_box(), grip(page, "Cherry").bounding_box()
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    ways = [y + (end["y"] - start["y"]) * part for part in (0.3, 0.7, 1.1)]
    if pointer == "mouse":
        page.mouse.move(x, y)
        page.mouse.down()
        for way in ways:
            page.mouse.move(x, way)
        page.mouse.up()
    else:
        touch(page, (x, y), [(x, way) for way in ways])
    assert session.asked(page) == [("tap", {"control": "down Apple", "text": "2"})]
    expect(page.locator(".cell[data-lifted]")).to_have_count(0)


def touch(page, start, ways):
    """A finger that goes down, along, and up."""
    client = page.context.new_cdp_session(page)

    def send(kind, *points):
        client.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    send("touchStart", start)
    for way in ways:
        send("touchMove", way)
    send("touchEnd")


def test_a_row_is_moved_with_keys_and_keeps_the_focus(play):
    order = ["Apple", "Banana", "Cherry"]

    def reply(method, params):
        order[0], order[1] = order[1], order[0]
        return edited(*order)

    page, session = play(edited(*order), reply)
    grip(page, "Apple").focus()
    page.keyboard.press("ArrowDown")
    assert session.asked(page) == [("tap", {"control": "down Apple", "text": "1"})]
    expect(page.locator(".cell-body").first).to_have_text("Banana")
    expect(grip(page, "Apple")).to_be_focused()


def refreshable(**more):
    styles = styled.Styles()
    rows = [node("row", f"Row {number}", f"r{number}") for number in range(30)]
    return styled.phone(
        styles,
        {
            **screen("Mail", node("list", children=rows)),
            "style": styles({"refresh": "k9"}, *({name: more[name]} for name in more)),
        },
    )


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_pulling_a_list_down_refreshes_it(play, by):
    page, session = play(refreshable(), has_touch=by == "touch")
    button = page.locator(".refresh-button")
    expect(button).to_have_attribute("data-control", "k9")
    box = page.locator(".large-title").bounding_box()
    start = (box["x"] + 60, box["y"] + 20)
    ways = [(start[0], start[1] + by) for by in (20, 60, 110)]
    if by == "keyboard":
        button.focus()
        page.keyboard.press("Enter")
    elif by == "mouse":
        page.mouse.move(*start)
        page.mouse.down()
        for way in ways:
            page.mouse.move(*way)
        expect(page.locator("[data-pulled]")).to_have_count(1)
        page.mouse.up()
    else:
        touch(page, start, ways)
    assert session.asked(page) == [("tap", {"control": "k9"})]
    expect(page.locator("[data-refreshing]")).to_have_count(1)


def test_the_spinner_turns_as_long_as_the_app_loads(play):
    page, session = play(refreshable(refreshing=True))
    expect(page.locator("[data-refreshing]")).to_have_count(1)
    session.change(refreshable())
    expect(page.locator("[data-refreshing]")).to_have_count(0)


def test_a_short_pull_does_not_refresh(play):
    page, session = play(refreshable())
    box = page.locator(".large-title").bounding_box()
    page.mouse.move(box["x"] + 60, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 40)
    page.mouse.up()
    expect(page.locator("[data-pulled]")).to_have_count(0)
    page.locator(".cell .node-press").first.click()
    assert session.asked(page) == [("tap", {"control": "r0"})]


def wheel(chosen):
    styles = styled.Styles()
    rows = [
        node("row", name, name, selected=name == chosen)
        for name in ("Red", "Green", "Blue", "Black")
    ]
    style = styles({"picker": {"style": "wheel"}})
    return styled.phone(
        styles, screen("Colour", node("section", "Colour", children=rows, style=style))
    )


@pytest.mark.parametrize("by", ["drag", "wheel", "keys"])
def test_a_wheel_settles_on_a_choice(play, by):
    page, session = play(wheel("Green"), lambda method, params: wheel(params["control"]))
    choices = page.locator(".picker-choices")
    expect(choices).to_have_js_property("scrollTop", 32)
    box = choices.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    if by == "drag":
        page.mouse.down()
        page.mouse.move(middle[0], middle[1] - box["height"] * 0.1)
        page.mouse.move(middle[0], middle[1] - box["height"] * 0.2)
        page.mouse.up()
    elif by == "wheel":
        page.mouse.wheel(0, 32)
    else:
        page.get_by_role("radio", name="Green").focus()
        page.keyboard.press("ArrowDown")
    assert session.asked(page) == [("tap", {"control": "Blue"})]
    expect(page.get_by_role("radio", name="Blue")).to_be_checked()


def held():
    styles = styled.Styles()
    style = styles({"attached": {"menu": [1]}}, {"attached": {"menu": [2]}})
    holder = node(
        "stack",
        children=[node("text", "Photo"), node("button", "Copy", "c"), node("button", "Share", "s")],
        style=style,
        axis="horizontal",
    )
    return styled.phone(styles, screen("Album", holder, node("text", "Below")))


@pytest.mark.parametrize("by", ["right click", "keys", "long press"])
def test_a_view_outside_a_list_has_its_context_menu(play, by):
    page, session = play(held(), has_touch=by == "long press")
    photo = page.locator(".node-text", has_text="Photo")
    expect(page.get_by_role("button", name="Copy", exact=True)).to_have_count(0)
    expect(page.locator(".screen-nodes [tabindex='0']")).to_have_count(1)
    if by == "right click":
        photo.click(button="right")
    elif by == "keys":
        page.locator(".screen-nodes [tabindex='0']").focus()
        page.keyboard.press("Shift+F10")
    else:
        box = photo.bounding_box()
        client = page.context.new_cdp_session(page)
        point = {"x": box["x"] + 5, "y": box["y"] + 5}
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    items = page.get_by_role("menuitem")
    expect(items).to_have_text(["Copy", "Share"])
    items.last.click()
    assert session.asked(page) == [("tap", {"control": "s"})]


def test_a_keyboard_bar_is_under_the_focused_field(play):
    styles = styled.Styles()
    done = node("button", "Done", "d", style=styles({"placement": "keyboard"}))
    field = node("textField", "Name", "f", value="")
    page, session = play(styled.phone(styles, screen("Form", field, toolbar=[done])))
    button = page.get_by_role("button", name="Done")
    expect(button).to_be_hidden()
    field = page.get_by_role("textbox", name="Name")
    field.click()
    expect(button).to_be_visible()
    button.click()
    assert session.asked(page) == [("tap", {"control": "d"})]
    expect(field).to_be_focused()


def test_a_slider_has_texts_at_its_ends(play):
    styles = styled.Styles()
    low, high = styles({"text": "0"}), styles({"image": {"symbol": "speaker.wave.3"}})
    style = styles({"slider": {"value": 0.5, "control": "k", "minLabel": -low, "maxLabel": -high}})
    children = [
        node("text", "Volume: 0.5"),
        node("button", "Decrement", "a"),
        node("button", "Increment", "b"),
    ]
    slider = node("stack", axis="horizontal", children=children, style=style)
    page, _ = play(styled.phone(styles, screen("Sound", slider)))
    ends, track = page.locator(".slider-end"), page.locator(".slider-track").bounding_box()
    expect(ends.first).to_have_text("0")
    assert ends.first.bounding_box()["x"] < track["x"] < ends.last.bounding_box()["x"]


def test_a_date_is_set_with_wheels(play):
    def dated(value):
        styles = styled.Styles()
        style = styles({"date": {"style": "wheel", "parts": "date"}})
        return styled.phone(
            styles, screen("Birthday", node("textField", "Day", "d", value=value, style=style))
        )

    page, session = play(
        dated("2026-01-31T09:30:00Z"), lambda method, params: dated(params["text"])
    )
    month = page.get_by_role("radiogroup", name="Month")
    expect(month.get_by_role("radio", checked=True)).to_have_text("January")
    month.get_by_role("radio", name="January").focus()
    page.keyboard.press("ArrowDown")
    wanted = ("tap", {"control": "d", "text": "2026-02-28T09:30:00Z"})
    assert session.asked(page) == [wanted]
    expect(page.get_by_role("radiogroup", name="Day").get_by_role("radio")).to_have_count(28)
    year = page.get_by_role("radiogroup", name="Year")
    expect(year).to_have_js_property("scrollTop", 50 * 32)
    year.evaluate("(wheel) => wheel.scrollBy({ top: 32, behavior: 'instant' })")
    assert session.asked(page, 2)[1] == (
        "tap",
        {"control": "d", "text": "2027-02-28T09:30:00Z"},
    )
