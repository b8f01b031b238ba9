"""The connection to the server: its figures, unsent commands, and a history that was lost."""

import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import (
    assert_accessible,
    expect_path,
    expect_revision,
    push,
)
from dashboard_server import Script, Server


def open_card(page):
    card = page.locator("link-card")
    page.locator("link-pill button").click()
    expect(card).to_be_visible()
    return card


def expect_ready(page):
    """Waits until the page would also queue commands without a connection."""
    expect(open_card(page)).to_contain_text("r0")
    page.keyboard.press("Escape")


def test_the_chip_shows_all_about_the_connection(page, script, session):
    script("push", value=1)
    expect_revision(page, 1)
    card = open_card(page)
    facts = card.locator("dl div")
    expect(facts.filter(has_text="Round trip")).to_contain_text("median")
    expect(facts.filter(has_text="Received")).to_contain_text(re.compile("[0-9.]+ kB in [0-9]+ fr"))
    expect(facts.filter(has_text="Revision")).to_contain_text("r1")
    expect(facts.filter(has_text="Session")).to_contain_text(session)
    expect(facts.filter(has_text="Server")).to_contain_text("colonnade/")
    reconnections = facts.filter(has_text="Reconnections").locator("dd")
    expect(reconnections).to_have_text("0")
    card.get_by_role("button", name="Reconnect now").click()
    expect(reconnections).to_have_text("1")
    expect(page.locator(".pill-word")).to_have_text("Live")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_unsent_commands_are_kept_and_sent_by_hand(open_page, session):
    first = Server()
    page = open_page(tolerant=True, link=f"{first.url}/?session={session}")
    expect_ready(page)
    Script(first, session)("push", value=1)
    expect_path(page, "1")
    first.kill()
    expect(page.locator("page-banner")).to_contain_text("Disconnected")
    note = page.locator(".pill-note")
    push(page, "Int", "5")
    expect(note).to_have_text("1 not sent")
    expect(page.locator("push-form")).to_contain_text("Offline. “Push 5” is queued")
    push(page, "Int", "6")
    push(page, "Int", "7")
    expect(note).to_have_text("3 not sent")
    second = Server(first.port, folder=first.folder)
    try:
        expect(page.locator(".pill-word")).to_have_text("Live")
        script = Script(second, session)
        assert [e["value"] for e in script.state()["detail"]["path"]] == [1]
        card = open_card(page)
        expect(card.get_by_role("heading")).to_have_text("3 commands not sent")
        rows = card.locator(".link-rows li")
        expect(rows).to_contain_text(["Push 5", "Push 6", "Push 7"])
        kept = page.locator("push-form .field-problem")
        expect(kept).to_contain_text("Offline. “Push 7” is queued")
        rows.nth(1).get_by_role("button", name="Drop").click()
        expect(rows).to_have_count(2)
        expect(kept).to_be_visible()
        rows.nth(1).get_by_role("button", name="Send").click()
        expect_path(page, "1", "7")
        expect(rows).to_have_count(1)
        expect(kept).to_be_hidden()
        expect(page.get_by_label("Value", exact=True)).not_to_have_attribute("aria-invalid", "true")
        card.get_by_role("button", name="Send all").click()
        expect_path(page, "1", "7", "5")
        expect(note).to_be_hidden()
        expect(card.get_by_role("heading")).to_have_count(0)
    finally:
        second.stop()


def test_a_message_about_an_unsent_command_disappears_with_it(open_page, session):
    first = Server()
    page = open_page(tolerant=True, link=f"{first.url}/?session={session}")
    expect_ready(page)
    Script(first, session)("push", value=1)
    expect_path(page, "1")
    first.kill()
    expect(page.locator("page-banner")).to_contain_text("Disconnected")
    push(page, "Int", "5")
    page.keyboard.press("F6")
    page.keyboard.press("u")
    expect(page.locator(".pill-note")).to_have_text("2 not sent")
    second = Server(first.port, folder=first.folder)
    try:
        expect(page.locator(".pill-word")).to_have_text("Live")
        expect(page.locator("push-form")).to_contain_text("Offline. “Push 5” is queued")
        open_card(page).get_by_role("button", name="Drop all").click()
        expect(page.locator("push-form .field-problem")).to_be_hidden()
    finally:
        second.stop()


def test_unsent_commands_survive_a_reload_of_the_page(open_page, session):
    first = Server()
    page = open_page(tolerant=True, link=f"{first.url}/?session={session}")
    expect_ready(page)
    first.kill()
    expect(page.locator("page-banner")).to_contain_text("Disconnected")
    push(page, "Int", "5")
    note = page.locator(".pill-note")
    expect(note).to_have_text("1 not sent")
    second = Server(first.port, folder=first.folder)
    try:
        page.goto(f"{second.url}/?session={session}-2")
        expect(open_card(page)).to_contain_text("r0")
        expect(note).to_be_hidden()
        page.goto(f"{second.url}/?session={session}")
        expect(note).to_have_text("1 not sent")
        expect(page.locator(".pill-word")).to_have_text("Live")
        assert Script(second, session).state()["detail"]["path"] == []
        open_card(page).get_by_role("button", name="Send", exact=True).click()
        expect_path(page, "5")
        expect(note).to_be_hidden()
        page.reload()
        expect(open_card(page)).to_contain_text("r1")
        expect(note).to_be_hidden()
        expect_path(page, "5")
    finally:
        second.stop()


@pytest.mark.parametrize("way", ["Replay these 4 commands", "Bring the old state back"])
def test_a_history_that_was_lost_stays_readable_and_can_be_repeated(open_page, session, way):
    first = Server(0, "--ephemeral")
    page = open_page(tolerant=True, link=f"{first.url}/?session={session}")
    expect_ready(page)
    script = Script(first, session)
    script("push", values=[1, "two"])
    script("setEnvironment", device="ipad-13")
    script("push", value={"type": "Ghost", "value": {"a": 1}})
    expect_revision(page, 3)
    push(page, "Int", "4")
    expect_revision(page, 4)
    before = script.state()
    first.kill()
    expect(page.locator("page-banner")).to_contain_text("Disconnected")
    second = Server(first.port, "--ephemeral")
    try:
        expect(page.locator(".pill-note")).to_have_text("History lost")
        page.get_by_role("button", name="Replay lost commands…").click()
        card = page.locator("link-card")
        expect(card.get_by_role("button", name="Replay these 4 commands")).to_be_focused()
        expect(card.get_by_role("heading")).to_contain_text("The server no longer has r1–r4 of")
        rows = card.locator(".link-steps li")
        expect(rows).to_have_count(4)
        expect(rows.nth(0)).to_contain_text('Push Int 1 String "two"')
        card.get_by_role("button", name=way).click()
        expect(page.locator(".pill-note")).to_be_hidden()
        expect(page.get_by_role("button", name="Replay lost commands…")).to_be_hidden()
        after = Script(second, session).state()
        assert after["environment"] == before["environment"]
        values = [[(e["type"], e["value"]) for e in s["detail"]["path"]] for s in (before, after)]
        assert values[0] == values[1]
    finally:
        second.stop()


@pytest.mark.parametrize("view", ["light", "dark", "phone", "forced", "rtl"])
def test_axe_finds_nothing_in_the_card(open_page, session, view):
    server = Server(0, "--ephemeral")
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    size = (390, 844) if view == "phone" else (1440, 900)
    page = open_page(*size, tolerant=True, link=f"{server.url}/?session={session}", **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    expect_ready(page)
    Script(server, session)("push", value="<img src=x onerror=alert(1)>")
    expect_revision(page, 1)
    server.kill()
    expect(page.locator(".pill-word")).to_have_text("Reconnecting")
    page.keyboard.press("u")
    expect(page.locator(".pill-note")).to_have_text("1 not sent")
    second = Server(server.port, "--ephemeral")
    try:
        offer = page.get_by_role("button", name="Replay lost commands…")
        expect(offer).to_be_visible()
        expect(page.locator(".pill-note")).to_have_text("1 not sent · History lost")
        assert_accessible(page, context=[["page-banner"], ["link-pill"]])
        card = open_card(page)
        expect(card.locator(".link-part:not([hidden])")).to_have_count(2)
        assert_accessible(page, context="link-card")
        assert card.locator("img").count() == 0
    finally:
        second.stop()
