"""A class or a talk: a paused page, a locked session, and pages that follow a presenter."""

from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from chromium import launch
from dashboard_pages import LOOKS, assert_accessible, expect_path, expect_revision, push
from dashboard_server import Server


def pill(page):
    return page.locator(".lead-pill")


def people(page):
    """The list of who is here, opened."""
    if not page.locator(".people-list").is_visible():
        page.locator(".people-button").click()
    expect(page.locator(".lead-section")).to_be_visible()
    return page.locator(".people-list")


def choose(page, name):
    people(page).get_by_role("button", name=name, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator(".people-list")).to_be_hidden()


def name(page, words):
    people(page).get_by_label("Your name").fill(words)
    page.locator(".people-list").get_by_role("button", name="Save").click()


def card(page):
    return page.locator("revision-card")


def test_a_paused_page_stays_while_the_session_goes_on(page, script):
    push(page, "Int", "1")
    expect_revision(page, 1)
    page.keyboard.press(".")
    expect(card(page)).to_contain_text("Paused at r1")
    expect(card(page).get_by_role("button", name="Restore")).to_be_hidden()
    for value in range(14):
        script("push", value=value)
    expect(card(page)).to_contain_text("14 changes since then.")
    expect_path(page, "1")
    expect(card(page).get_by_role("button", name="Restore")).to_be_visible()
    page.keyboard.press("U")
    expect(page.locator("page-banner")).to_contain_text("This page is paused.")
    page.keyboard.press(".")
    expect(card(page)).to_be_hidden()
    expect_revision(page, 15)
    page.keyboard.press("U")
    expect_revision(page, 16)


def test_a_page_of_a_new_session_can_be_paused(page, script):
    page.keyboard.press(".")
    expect(card(page)).to_contain_text("Paused at r0")
    script("push", value=1)
    expect(card(page)).to_contain_text("1 change since then.")
    page.keyboard.press("Escape")
    expect_path(page, "1")


def test_a_locked_session_is_changed_by_its_owner_alone(open_page, script):
    teacher, pupil = open_page(), open_page()
    name(teacher, "Ada")
    choose(teacher, "Lock")
    expect(pill(teacher)).to_have_text("Locked by you")
    expect(pill(pupil)).to_have_text("Locked by Ada")
    push(teacher, "Int", "1")
    expect_path(pupil, "1")
    pupil.keyboard.press("U")
    expect(pupil.locator("page-banner")).to_contain_text("Ada has locked this session.")
    expect_path(pupil, "1")
    head = pupil.locator(".stage-head")
    expect(head).to_have_attribute("inert", "")
    pupil.keyboard.press("[")
    expect(card(pupil)).to_contain_text("Viewing r0")
    expect(card(pupil).get_by_role("button", name="Restore")).to_be_hidden()
    pupil.keyboard.press("Escape")
    expect(card(pupil)).to_be_hidden()
    expect(head).to_have_attribute("inert", "")
    expect(people(pupil).get_by_role("button", name="Unlock")).to_be_hidden()
    pupil.keyboard.press("Escape")
    teacher.keyboard.press("Shift+L")
    expect(pill(pupil)).to_be_hidden()
    expect(head).not_to_have_attribute("inert", "")
    pupil.keyboard.press("U")
    expect_revision(teacher, 2)


def test_a_script_that_locks_is_named(open_page, script):
    page = open_page()
    script("presence.lock")
    expect(pill(page)).to_contain_text("Locked by demo-script")
    pill(page).click()
    expect(page.locator(".lead-section")).to_contain_text("Locked by demo-script.")
    page.reload()
    expect(pill(page)).to_contain_text("Locked by demo-script")
    script("presence.lock", locked=False)
    expect(pill(page)).to_be_hidden()


def test_the_owner_of_a_lock_keeps_it_over_a_reload(open_page):
    teacher, pupil = open_page(), open_page()
    teacher.keyboard.press("Shift+L")
    expect(pill(pupil)).to_contain_text("Locked by")
    teacher.reload()
    expect(pill(teacher)).to_have_text("Locked by you")
    push(teacher, "Int", "1")
    teacher.keyboard.press("Shift+L")
    expect(pill(pupil)).to_be_hidden()


def test_others_see_what_the_presenter_sees(open_page, script):
    for value in range(5):
        script("push", value=value)
    teacher, pupil = open_page(), open_page()
    name(teacher, "Ada")
    choose(teacher, "Present to everyone")
    expect(pill(teacher)).to_have_text("You’re presenting")
    expect(pill(pupil)).to_have_text("Following Ada")
    for _ in range(2):
        teacher.keyboard.press("[")
    expect(card(pupil)).to_contain_text("Viewing r3 of r5")
    teacher.get_by_role("tab", name="Problems").click()
    expect(pupil.get_by_role("tab", name="Problems")).to_have_attribute("aria-selected", "true")
    teacher.keyboard.press("Escape")
    expect(card(pupil)).to_be_hidden()
    choose(teacher, "Stop presenting")
    expect(pill(pupil)).to_be_hidden()


def test_the_presenters_pointer_is_over_the_same_place_of_the_device(open_page):
    teacher, pupil = open_page(), open_page(1024, 768)
    choose(teacher, "Present to everyone")
    expect(pill(pupil)).to_contain_text("Following")
    box = teacher.locator("device-stage .device").bounding_box()
    teacher.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    dot = pupil.locator(".lead-pointer")
    expect(dot).to_be_visible()
    pupil.wait_for_function(
        """() => {
          const [dot, device] = [".lead-pointer", "device-stage .device"]
            .map((part) => document.querySelector(part).getBoundingClientRect());
          const x = (dot.left + dot.width / 2 - device.left) / device.width;
          const y = (dot.top + dot.height / 2 - device.top) / device.height;
          return Math.abs(x - .25) < .02 && Math.abs(y - .5) < .02;
        }"""
    )
    teacher.mouse.move(2, 2)
    expect(dot).to_have_count(0)


def test_one_who_goes_elsewhere_follows_no_longer_and_can_again(open_page, script):
    for value in range(3):
        script("push", value=value)
    teacher, pupil = open_page(), open_page()
    choose(teacher, "Present to everyone")
    teacher.keyboard.press("[")
    expect(card(pupil)).to_contain_text("Viewing r2")
    pupil.keyboard.press("[")
    expect(pupil.locator("page-banner")).to_contain_text("You no longer follow")
    expect(card(pupil)).to_contain_text("Viewing r1")
    choose(pupil, "Follow")
    expect(card(pupil)).to_contain_text("Viewing r2")


def test_a_page_that_comes_later_follows_at_once(open_page, script):
    script("push", values=[1, 2])
    script("pop")
    script("presence.present", view={"revision": 1, "panel": "no such panel", "pointer": [2, "x"]})
    late = open_page()
    expect(pill(late)).to_contain_text("Following demo-script")
    expect(card(late)).to_contain_text("Viewing r1 of r2")
    expect(late.locator(".lead-pointer")).to_have_count(0)
    script("presence.present", view={"anything": {"else": [1]}})
    expect(card(late)).to_be_hidden()


def test_two_who_present_are_one_after_the_other(open_page):
    one, two = open_page(), open_page()
    choose(one, "Present to everyone")
    expect(pill(two)).to_contain_text("Following")
    expect(people(two).get_by_role("button", name="Present to everyone")).to_be_hidden()
    two.keyboard.press("Escape")
    one.close()
    expect(pill(two)).to_be_hidden()
    choose(two, "Present to everyone")
    expect(pill(two)).to_have_text("You’re presenting")


def test_another_tab_of_the_presenter_can_end_it(open_page):
    tab, pupil = open_page(own=True), open_page()
    choose(tab, "Present to everyone")
    expect(pill(pupil)).to_contain_text("Following")
    other = tab.context.new_page()
    other.goto(tab.url)
    expect(pill(other)).to_have_text("You’re presenting")
    choose(other, "Stop presenting")
    for page in (tab, other, pupil):
        expect(pill(page)).to_be_hidden()
    tab.mouse.move(500, 400)
    tab.mouse.move(520, 420)
    choose(pupil, "Present to everyone")
    expect(pill(tab)).to_contain_text("Following")


def test_the_join_code_is_the_address_of_the_session(browser):
    host = "--host-resolver-rules=MAP colonnade.example 127.0.0.1"
    away = launch(SimpleNamespace(chromium=browser.browser_type), host)
    server = Server(0, "--ephemeral", "--allow-host", "colonnade.example")
    page = away.new_page()
    page.goto(f"http://colonnade.example:{server.port}/?session=class")
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    choose_join(page)
    card = page.locator(".join-card")
    expect(card.locator("svg")).to_be_visible()
    assert card.locator("svg").bounding_box()["width"] > 400
    expect(card.locator(".join-address")).to_have_text(page.url)
    expect(card.locator("code")).to_be_hidden()
    away.close()
    server.stop()


def test_an_address_of_this_computer_has_the_command_for_the_network_instead(page):
    choose_join(page)
    card = page.locator(".join-card")
    expect(card).to_contain_text("Other devices can’t reach this address.")
    expect(card.locator("code")).to_contain_text("colonnade serve --host")
    expect(card.locator("svg")).to_have_count(0)
    expect(card.locator(".join-address")).to_be_hidden()
    assert_accessible(page)
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()


def choose_join(page):
    people(page).get_by_role("button", name="Join code…").click()


@pytest.mark.parametrize("look", ["light", "dark", "forced", "phone"])
def test_axe_finds_nothing_while_someone_locks_and_presents(open_page, script, look):
    page = open_page(**LOOKS[look])
    script("presence.set", name="Ada “the first” " + "x" * 40)
    script("presence.lock")
    script("presence.present", view={"pointer": [0.5, 0.5]})
    expect(pill(page)).to_contain_text("Following")
    expect(page.locator(".lead-pointer")).to_be_visible()
    people(page)
    assert_accessible(page)
