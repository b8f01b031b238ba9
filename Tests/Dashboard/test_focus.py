"""The focus of fields: the app's code moves it, and a person does."""

from itertools import groupby

from playwright.sync_api import expect

import styled_scenes as styled
from dashboard_pages import wait_until
from live_scenes import node, screen


def shelf(request, title="Shelf"):
    """A searchable list, whose field code asks to focus, or not."""
    styles = styled.Styles()
    field = node(
        "textField",
        "Search",
        "k1",
        value="",
        style=styles({"search": True}, {"follows": {"g1": request}}),
    )
    rows = [node("button", "Find", "k2"), node("row", "Atlas")]
    return styled.phone(styles, screen(title, field, node("list", children=rows)))


def field_of(page):
    return page.get_by_role("search").get_by_role("textbox", name="Search")


def reports(session):
    """The reports of the page, without those that it repeats for each new document."""
    sizes = [params["sizes"] for method, params in session.commands if method == "measure"]
    focused = [report["g1"]["focused"] for report in sizes if "g1" in report]
    return [each for each, _ in groupby(focused)]


def expect_reports(page, session, *expected):
    wait_until(page, lambda: reports(session) == list(expected))


def test_code_moves_the_focus_to_the_search_field_and_away(play):
    page, session = play(shelf({"focus": 0}))
    expect(field_of(page)).not_to_be_focused()
    session.change(shelf({"focus": 1, "focused": True}))
    expect(field_of(page)).to_be_focused()
    session.change(shelf({"focus": 2}))
    expect(field_of(page)).not_to_be_focused()
    expect_reports(page, session, True, False)


def test_a_person_who_moves_the_focus_is_reported_and_not_interrupted(play):
    page, session = play(shelf({"focus": 0}))
    field_of(page).click()
    expect_reports(page, session, True)
    # The state that follows is no request.
    session.change(shelf({"focus": 0, "focused": True}, title="Found"))
    expect(page.locator(".large-title")).to_have_text("Found")
    page.locator(".large-title").click()
    expect(field_of(page)).not_to_be_focused()
    expect_reports(page, session, True, False)
    session.change(shelf({"focus": 0, "focused": True}, title="Left"))
    expect(page.locator(".large-title")).to_have_text("Left")
    expect(field_of(page)).not_to_be_focused()
    assert reports(session) == [True, False]


def test_code_takes_no_focus_from_what_a_person_does_beside_the_stage(play):
    page, session = play(shelf({"focus": 0}))
    line = page.locator("input:not(.device *):visible").first
    line.focus()
    session.change(shelf({"focus": 1, "focused": True}, title="Found"))
    expect(page.locator(".large-title")).to_have_text("Found")
    expect(line).to_be_focused()
    # The next request is one for a page whose person is on the stage.
    page.locator(".large-title").click()
    session.change(shelf({"focus": 3, "focused": True}, title="Again"))
    expect(field_of(page)).to_be_focused()


def form(name, age):
    """A form with two fields, whose focus code holds in one state."""
    styles = styled.Styles()
    rows = [
        node("textField", "Name", "k1", value="", style=styles({"follows": {"g1": name}})),
        node("textField", "Age", "k2", value="", style=styles({"follows": {"g2": age}})),
    ]
    return styled.phone(styles, screen("Form", node("list", children=rows)))


def test_the_focus_goes_from_field_to_field_without_being_lost_between(play):
    page, session = play(form({"focus": 0}, {"focus": 1, "focused": True}))
    name, age = (page.get_by_role("textbox", name=each) for each in ("Name", "Age"))
    expect(age).to_be_focused()
    name.click()
    reported = [{"g2": True}, {"g1": True}, {"g2": False}]

    def found():
        sizes = [params["sizes"] for method, params in session.commands if method == "measure"]
        focused = [{key: each["focused"] for key, each in report.items()} for report in sizes]
        return [each for each, _ in groupby(focused)]

    wait_until(page, lambda: found() == reported)
    session.change(form({"focus": 1}, {"focus": 2, "focused": True}))
    expect(age).to_be_focused()
