"""The list of sessions: open, rename, pin and delete one, also where there is room for no other."""

import os

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_path, expect_revision
from dashboard_server import Script, Server


@pytest.fixture
def house():
    """A server with room for three sessions."""
    server = Server(0, "--max-sessions", "3")
    yield server
    server.stop()


def filled(server, *names):
    for name in names:
        script = Script(server, name)
        script("push", value=1)
        script.socket.close()


def rows(page):
    return page.locator(".session-row bdi")


def show(page):
    page.get_by_role("button", name="Sessions", exact=True).click()


def test_sessions_are_renamed_pinned_and_deleted_after_a_question(house, open_page):
    filled(house, "one", "two")
    page = open_page(link=f"{house.url}/?session=one")
    show(page)
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Rename two").click()
    page.get_by_label("New name of two").fill("second")
    page.keyboard.press("Enter")
    expect(rows(page).filter(has_text="second")).to_have_count(1)
    page.get_by_role("button", name="Pin second").click()
    expect(page.get_by_role("button", name="Pin second")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Delete second").click()
    page.get_by_role("button", name="Cancel").click()
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Delete second").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(rows(page)).to_have_text(["one"])
    page.get_by_label("Find").fill("nothing")
    expect(rows(page)).to_have_count(0)


def test_another_session_is_opened_from_the_list(house, open_page):
    filled(house, "one", "two")
    page = open_page(link=f"{house.url}/?session=one")
    show(page)
    page.get_by_role("link", name="two").click()
    expect(page.locator("#session-name")).to_have_text("two")
    expect_path(page, "1")


def test_a_page_follows_its_session_to_another_name(house, open_page):
    filled(house, "one")
    page = open_page(link=f"{house.url}/?session=one")
    script = Script(house, "main")
    script("sessions.rename", session="one", name="first")
    expect(page.locator("#session-name")).to_have_text("first")
    assert page.url.endswith("session=first")
    expect(page.locator("page-banner")).to_contain_text("“first” now")
    page.reload()
    expect_path(page, "1")


def test_a_page_says_that_its_session_was_deleted_and_begins_it_anew(house, open_page):
    filled(house, "one")
    page = open_page(link=f"{house.url}/?session=one")
    script = Script(house, "main")
    script("sessions.delete", session="one")
    expect(page.locator("page-banner")).to_contain_text("Somebody has removed this session")
    expect(page.locator(".pill-word")).to_have_text("Ended")
    page.get_by_role("button", name="Begin anew").click()
    expect_revision(page, 0)


def test_where_there_is_no_room_the_page_says_so_and_lets_people_delete(house, open_page):
    filled(house, "one", "two", "three")
    page = open_page(link=f"{house.url}/?session=four", tolerant=True)
    banner = page.locator("page-banner")
    expect(banner).to_contain_text("There is no room for another session")
    expect(page.locator(".pill-word")).to_have_text("No room")
    banner.get_by_role("button", name="Sessions…").click()
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Delete two").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator(".pill-word")).to_have_text("Live")
    expect(page.locator("#session-name")).to_have_text("four")


def test_a_page_warns_where_there_is_hardly_room(house, open_page):
    filled(house, "one", "two", "three")
    page = open_page(link=f"{house.url}/?session=one")
    expect(page.locator("page-banner")).to_contain_text("3 of 3 sessions are taken")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_list_fits(house, open_page, tmp_path, width, height, scheme):
    filled(house, "one", "a-name-that-is-quite-long-" + "x" * 38)
    page = open_page(width, height, color_scheme=scheme, link=f"{house.url}/?session=one")
    show(page)
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Delete one").click()
    page.wait_for_timeout(300)
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    page.screenshot(path=f"{folder}/sessions-{width}-{scheme}.png")
    box = page.locator(".session-sheet").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.locator(".session-sheet").evaluate("(it) => it.scrollWidth <= it.clientWidth + 1")
