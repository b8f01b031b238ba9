"""The list of sessions: create, open, rename, pin or delete one, even if the server is full."""

import os

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, expect_path, expect_revision, wait_until
from dashboard_server import Script, Server


@pytest.fixture
def small_server():
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
    expect(rows(page).first).to_be_visible()


def test_sessions_are_renamed_pinned_and_deleted_after_a_question(small_server, open_page):
    filled(small_server, "one", "two")
    page = open_page(link=f"{small_server.url}/?session=one")
    show(page)
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Rename two").click()
    page.get_by_label("New name for two").fill("second")
    page.keyboard.press("Enter")
    expect(rows(page).filter(has_text="second")).to_have_count(1)
    page.get_by_role("button", name="Pin second").click()
    expect(page.get_by_role("button", name="Pin second")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Delete second").click()
    page.get_by_role("button", name="Cancel").click()
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Delete second").click()
    page.get_by_role("button", name="Delete permanently").click()
    expect(rows(page)).to_have_text(["one"])
    page.get_by_label("Find").fill("nothing")
    expect(rows(page)).to_have_count(0)


def test_a_session_is_created_with_a_chosen_name(small_server, open_page):
    filled(small_server, "one")
    page = open_page(link=f"{small_server.url}/?session=one&lang=en")
    show(page)
    expect(page.get_by_label("New session")).to_have_value("session-1")
    page.get_by_label("New session").fill("mine")
    page.keyboard.press("Enter")
    expect(page.locator("#session-name")).to_have_text("mine")
    assert page.url.endswith("/?session=mine&lang=en")
    expect_revision(page, 0)
    show(page)
    expect(rows(page).filter(has_text="mine")).to_have_count(1)
    expect(page.locator(".session-row", has_text="mine").locator("a")).to_have_attribute(
        "aria-current", "page"
    )


def test_the_sessions_of_this_browser_come_first(open_page, browser):
    server = Server()
    filled(server, *(f"a-stranger-{number}" for number in range(12)), "z-mine", "z-other")
    context = browser.new_context(viewport={"width": 1024, "height": 768})
    page = context.new_page()
    for name in ("z-mine", "here"):
        page.goto(f"{server.url}/?session={name}")
        page.locator("link-pill[data-tone=ok]").wait_for()
        page.locator("body :not(:defined)").first.wait_for(state="detached")
        page.wait_for_function(
            "(name) => localStorage.getItem('colonnade.sessions')?.includes(name)", arg=name
        )
    show(page)
    mine = page.get_by_role("region", name="Opened in this browser")
    others = page.get_by_role("region", name="Other sessions")
    expect(mine.locator("bdi")).to_have_text(["here", "z-mine"])
    expect(others.locator("bdi")).to_have_count(13)
    first, second = mine.bounding_box(), others.bounding_box()
    assert first["y"] + first["height"] <= second["y"]
    expect(mine.get_by_role("heading")).to_be_visible()
    page.get_by_label("Find").fill("z-")
    expect(mine.locator("bdi")).to_have_text(["z-mine"])
    expect(others.locator("bdi")).to_have_text(["z-other"])
    page.get_by_role("button", name="Rename z-mine").click()
    page.get_by_label("New name for z-mine").fill("z-ours")
    page.keyboard.press("Enter")
    expect(mine.locator("bdi")).to_have_text(["z-ours"])
    context.close()
    server.stop()


def test_an_invalid_session_name_is_refused_with_the_reason(small_server, open_page):
    filled(small_server, "one")
    page = open_page(link=f"{small_server.url}/?session=one")
    show(page)
    field = page.get_by_label("New session")
    expect(field).to_have_value("session-1")
    for name, reason in {
        "": "needs a name",
        "two words": "contain spaces",
        "<img src=x onerror=hit()>": "contain A–Z",
        "x" * 65: "65 characters",
        "one": "is taken",
    }.items():
        field.fill(name)
        page.get_by_role("button", name="Create").click()
        expect(page.locator("#session-new-problem")).to_contain_text(reason)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
    field.fill("o")
    expect(page.locator("#session-new-problem")).to_be_hidden()
    page.get_by_role("button", name="Rename one").click()
    page.get_by_label("New name for one").fill("a b")
    page.keyboard.press("Enter")
    expect(page.locator(".session-naming .field-problem")).to_contain_text("contain spaces")
    expect(page.locator("#session-name")).to_have_text("one")


def test_a_full_server_says_so_when_a_session_is_created(small_server, open_page):
    filled(small_server, "one", "two", "three")
    page = open_page(link=f"{small_server.url}/?session=one")
    show(page)
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#session-new-problem")).to_contain_text("All 3 sessions are in use")


def test_a_page_without_a_session_does_not_count_in_main(small_server, open_page):
    filled(small_server, "main", "two", "three")
    script = Script(small_server, "main")
    page = open_page(link=f"{small_server.url}/?session=four", tolerant=True)
    page.locator("page-banner").get_by_role("button", name="Sessions…").click()
    expect(page.locator(".session-row", has_text="main")).to_contain_text("1 connected")
    expect(page.locator(".session-row", has_text="two")).to_contain_text("used")
    # The list's own connection has ended once the server has noticed.
    wait_until(page, lambda: script("presence.list")["count"] == 1)


def test_another_session_is_opened_from_the_list(small_server, open_page):
    filled(small_server, "one", "two")
    page = open_page(link=f"{small_server.url}/?session=one")
    show(page)
    page.get_by_role("link", name="two").click()
    expect(page.locator("#session-name")).to_have_text("two")
    expect_path(page, "1")


def test_a_page_follows_its_renamed_session(small_server, open_page):
    filled(small_server, "one")
    page = open_page(link=f"{small_server.url}/?session=one")
    script = Script(small_server, "main")
    script("sessions.rename", session="one", name="first")
    expect(page.locator("#session-name")).to_have_text("first")
    assert page.url.endswith("session=first")
    expect(page.locator("page-banner")).to_contain_text("renamed from “one” to “first”")
    page.reload()
    expect_path(page, "1")


def test_a_page_says_that_its_session_was_deleted_and_can_create_it_again(small_server, open_page):
    filled(small_server, "one")
    page = open_page(link=f"{small_server.url}/?session=one")
    script = Script(small_server, "main")
    script("sessions.delete", session="one")
    expect(page.locator("page-banner")).to_contain_text("This session was deleted")
    expect(page.locator(".pill-word")).to_have_text("Ended")
    page.get_by_role("button", name="Start over").click()
    expect_revision(page, 0)


def test_on_a_full_server_the_page_says_so_and_lets_people_delete(small_server, open_page):
    filled(small_server, "one", "two", "three")
    page = open_page(link=f"{small_server.url}/?session=four", tolerant=True)
    banner = page.locator("page-banner")
    expect(banner).to_contain_text("There’s no room for another session")
    expect(page.locator(".pill-word")).to_have_text("No space left")
    banner.get_by_role("button", name="Sessions…").click()
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Delete two").click()
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.locator(".pill-word")).to_have_text("Live")
    expect(page.locator("#session-name")).to_have_text("four")


def test_a_page_warns_when_the_server_is_almost_full(small_server, open_page):
    filled(small_server, "one", "two", "three")
    page = open_page(link=f"{small_server.url}/?session=one")
    expect(page.locator("page-banner")).to_contain_text("3 of 3 sessions are in use")


@pytest.mark.parametrize("scheme", ["light", "dark", "forced"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_list_fits(small_server, open_page, tmp_path, width, height, scheme):
    filled(small_server, "one", "a-name-that-is-quite-long-" + "x" * 38)
    looks = {"color_scheme": "light" if scheme == "light" else "dark"}
    if scheme == "forced":
        looks["forced_colors"] = "active"
    page = open_page(width, height, link=f"{small_server.url}/?session=one", **looks)
    show(page)
    page.get_by_label("New session").fill("one")
    page.get_by_role("button", name="Create").click()
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Delete one").click()
    expect(page.get_by_role("button", name="Delete permanently")).to_be_visible()
    assert_accessible(page)
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    page.screenshot(path=f"{folder}/sessions-{width}-{scheme}.png")
    box = page.locator(".session-sheet").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.locator(".session-sheet").evaluate("(it) => it.scrollWidth <= it.clientWidth + 1")
