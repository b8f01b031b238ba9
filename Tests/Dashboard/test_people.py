"""The people in the session, with the names that they chose, and what each of them did."""

import json
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_accessible, push, wait_until
from dashboard_server import Script

HOSTILE = "<b onclick=hit()>\u202eEve</b> of a very, very long name"


class FakePresence:
    """Answers a page's requests about people; everything else goes to the server."""

    def __init__(self, *people):
        self.people, self.asked, self.socket = list(people), [], None

    def __call__(self, page):
        page.route_web_socket("**/ws/**", self.open)

    def open(self, socket):
        server = socket.connect_to_server()
        self.socket = socket
        socket.on_message(lambda text: self.hear(socket, server, text))
        # The list of the real people would replace this one.
        server.on_message(lambda text: '"method":"presence"' in text or socket.send(text))

    def hear(self, socket, server, text):
        message = json.loads(text)
        if not message["method"].startswith("presence."):
            server.send(text)
            return
        self.asked.append((message["method"], message["params"]))
        result = {"people": self.people}
        socket.send(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}))

    def tell(self, *people):
        self.people = list(people)
        params = {"people": self.people}
        self.socket.send(json.dumps({"jsonrpc": "2.0", "method": "presence", "params": params}))


ANNA = {"client": "browser-anna", "name": "Anna Karenina", "kind": "browser"}
DEMO = {"client": "demo-script", "name": None, "kind": "script"}
EVE = {"client": "browser-eve", "name": HOSTILE, "kind": "browser"}


@pytest.fixture
def presence():
    return FakePresence(ANNA, DEMO)


def test_the_top_bar_shows_who_is_here(open_page, presence):
    page = open_page(prepare=presence)
    button = page.get_by_role("button", name="2 are here")
    expect(button.locator(".face")).to_have_text(["AK", "D"])
    presence.tell(ANNA, DEMO, EVE, {"client": "other"})
    expect(page.get_by_role("button", name="4 are here")).to_contain_text("+1")
    presence.tell()
    expect(page.get_by_role("button", name="0 are here")).to_be_visible()


def test_the_focus_stays_on_a_person_while_others_join(page, server, session):
    page.get_by_role("button", name="1 is here").click()
    own = page.locator(".person").first
    own.focus()
    others = [Script(server, session, name) for name in ("demo-a", "demo-b")]
    expect(page.locator(".person")).to_have_count(3)
    expect(own).to_be_focused()
    for other in others:
        other.socket.close()
    expect(page.locator(".person")).to_have_count(1)
    expect(own).to_be_focused()


def test_a_name_is_sent_and_kept(open_page, presence):
    page = open_page(prepare=presence)
    page.get_by_role("button", name="2 are here").click()
    people = page.get_by_role("dialog", name="Who is here")
    expect(people.locator(".person")).to_have_count(2)
    people.get_by_label("Your name").fill("Bo")
    page.keyboard.press("Enter")
    expect(people).to_be_hidden()
    wait_until(page, lambda: ("presence.set", {"name": "Bo"}) in presence.asked)
    presence.asked.clear()
    page.reload()
    page.get_by_role("button", name="2 are here").click()
    expect(people.get_by_label("Your name")).to_have_value("Bo")
    assert ("presence.set", {"name": "Bo"}) in presence.asked


def test_the_log_says_who_did_what_and_shows_one_persons_part(open_page, server, session, presence):
    anna = [Script(server, session, name) for name in ("browser-anna", "demo-script")]
    anna[0]("push", value=1)
    anna[1]("push", value=2)
    page = open_page(prepare=presence)
    who = page.locator(".log-row[data-revision='1'] .log-who")
    expect(who.locator(".log-person")).to_have_text("Anna Karenina")
    # A browser's id is made up: it has one name on the page.
    expect(who.locator(".log-device")).to_be_hidden()
    colours = page.locator(".log-person").evaluate_all("(all) => all.map((x) => x.dataset.colour)")
    assert len(set(colours)) == 2
    who.locator(".log-person").click()
    expect(page.locator(".log-field")).to_have_value("by:browser-anna")
    expect(page.locator(".log-count")).to_have_text("1 of 2, 1 hidden")
    page.locator(".log-field").fill("name:karenina")
    expect(page.locator(".log-count")).to_have_text("1 of 2, 1 hidden")
    page.get_by_role("button", name="2 are here").click()
    page.get_by_role("dialog", name="Who is here").get_by_text("demo-script").click()
    expect(page.locator(".log-field")).to_have_value("by:demo-script")
    expect(page.locator(".log-row .log-person")).to_have_text(["demo-script"])
    for script in anna:
        script.socket.close()


def test_a_browser_without_a_name_is_a_guest_with_an_animal(open_page, server, session):
    hare = Script(server, session, "browser-a")
    page = open_page()
    hare("push", value=1)
    expect(page.locator(".log-row[data-revision='1'] .log-person")).to_have_text("Guest hare")
    expect(page.locator(".faces .face").last).to_have_text("Ha")
    page.get_by_role("button", name="2 are here").click()
    names = page.get_by_role("dialog", name="Who is here").locator(".person-name")
    expect(names).to_have_text([re.compile(r"^Guest [a-z]+( \(you\))?$")] * 2)
    expect(names.filter(has_text="(you)")).to_have_count(1)
    hare.socket.close()


@pytest.mark.short
def test_two_pages_see_each_other_and_who_did_what(open_page):
    anna, bo = open_page(), open_page()
    for page in (anna, bo):
        expect(page.get_by_role("button", name="2 are here")).to_be_visible()
    for page, name in ((anna, "Anna Karenina"), (bo, "Bo")):
        page.get_by_role("button", name="2 are here").click()
        page.get_by_label("Your name").fill(name)
        page.keyboard.press("Enter")
    for page in (anna, bo):
        faces = page.locator(".people-button .face")
        expect(faces.filter(has_text="AK")).to_have_count(1)
        expect(faces.filter(has_text="B")).to_have_count(1)
    push(anna, "Int", "1")
    expect(bo.locator(".who-tag")).to_have_text("by Anna Karenina")
    expect(bo.locator("#polite")).to_have_text("Push, by Anna Karenina: depth 1")
    expect(bo.locator(".log-row .log-person")).to_have_text(["Anna Karenina"])
    anna.context.close()
    expect(bo.get_by_role("button", name="1 is here")).to_be_visible()
    late = open_page()
    expect(late.locator(".log-row .log-person")).to_have_text(["Anna Karenina"])
    late.locator(".log-field").fill("name:anna")
    expect(late.locator(".log-count")).to_have_text("1 of 1, 0 hidden")


def test_a_person_has_one_name_in_all_panels(page):
    page.get_by_role("button", name="1 is here").click()
    own = page.locator(".people-list .person-name").inner_text()
    assert re.fullmatch(r"Guest \w+ \(you\)", own)
    page.keyboard.press("Escape")
    push(page, "Int", "7")
    push(page, "Int", "8")
    expect(page.locator(".log-row .log-who").first).to_have_text(own)
    page.keyboard.press("q")
    expect(page.locator(".sequence-lane").first).to_have_text(own)
    page.keyboard.press("d")
    expect(page.locator("revision-diff")).to_contain_text(own)
    page.locator("#stage").focus()
    page.keyboard.press("[")
    expect(page.locator("revision-card")).to_contain_text(own)
    assert "browser-" not in page.locator("body").inner_text()


def test_a_name_from_outside_is_only_text(open_page, presence):
    presence.people = [EVE]
    page = open_page(prepare=presence)
    page.get_by_role("button", name="1 is here").click()
    name = page.locator(".person-name")
    expect(name).to_contain_text("<b onclick=hit()>")
    expect(name.locator(".mark")).to_have_text("RLO")
    assert page.locator(".people-list b").count() == 0


HOSTILE_NAMES = {
    "<img src=x onerror=hit()>": "<img src=x onerror=hit()>",
    "\u202eEve\u2066 \u0007of here": "Eve of here",
    "  Ada  ": "Ada",
    "👩‍👩‍👧‍👦" * 9: None,
    "x" * 300: "x" * 40,
    "${alert(1)} {name} %s": "${alert(1)} {name} %s",
}


def test_the_tag_on_the_stage_shows_names_as_text(open_page, script):
    page = open_page()
    script("presence.set", name="<i>Eve</i> \u05d0\u05d1")
    script("push", value=1)
    tag = page.locator(".who-tag")
    expect(tag).to_have_text("by <i>Eve</i> \u05d0\u05d1")
    expect(tag.locator("bdi")).to_have_count(1)
    assert tag.locator("i").count() == 0


@pytest.mark.parametrize("typed", HOSTILE_NAMES, ids=range(len(HOSTILE_NAMES)))
def test_a_hostile_name_is_accepted_as_text_and_seen_by_others(open_page, script, typed):
    anna, bo = open_page(), open_page()
    anna.locator(".people-button").click()
    anna.get_by_label("Your name").evaluate(
        "(field, text) => { field.focus(); field.value = text; }", typed
    )
    anna.get_by_role("button", name="Save").click()
    client = anna.evaluate("localStorage.getItem('colonnade.client')")
    bo.locator(".people-button").click()
    row = bo.locator(f".person[data-client='{client}']")
    expect(row).to_be_visible()
    expect(row.locator(".person-name")).not_to_have_text(client)
    taken = row.locator(".person-name").inner_text()
    told = [it["name"] for it in script("presence.list")["people"] if it["client"] == client]
    assert HOSTILE_NAMES[typed] is None or told == [HOSTILE_NAMES[typed]]
    assert len(told[0].encode()) <= 64 and told[0] != "" and taken != ""
    assert bo.locator(".people-list img").count() == 0
    box = bo.locator(".people-list").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1440
    # A name of blanks is no name.
    anna.locator(".people-button").click()
    anna.get_by_label("Your name").fill("   ")
    anna.keyboard.press("Enter")
    expect(row.locator(".person-name")).to_have_text(re.compile("^Guest [a-z]+$"))


def test_with_a_server_that_reports_no_people_there_is_no_list(page, script):
    script("push", value=1)
    expect(page.locator(".log-row")).to_have_count(1)
    if page.evaluate("document.querySelector('people-bar').hidden"):
        expect(page.locator(".people-button")).to_be_hidden()


@pytest.mark.parametrize("view", ["light", "dark", "phone", "rtl", "forced"])
def test_axe_finds_nothing_in_the_list_of_people(open_page, script, view):
    presence = FakePresence(ANNA, DEMO, EVE)
    script("push", value=1)
    options = {"color_scheme": "light" if view == "light" else "dark", "reduced_motion": "reduce"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = open_page(*((390, 844) if view == "phone" else (1440, 900)), prepare=presence, **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    page.get_by_role("button", name="3 are here").click()
    expect(page.locator(".person")).to_have_count(3)
    assert_accessible(page)
    box = page.locator(".people-list").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
