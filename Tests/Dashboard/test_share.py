"""Sharing: a link that contains the state, files out and in, and a verdict before any change."""

import json
import re
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from chromium import launch
from dashboard_pages import assert_accessible, expect_revision
from dashboard_server import Script, Server
from test_languages import forgotten, speak_longer

VALUES = [
    {"type": "Swift.Int", "value": "9223372036854775807"},
    "é",
    "e\u0301",
    "👩‍👩‍👧‍👦",
    "\u202b\u05e9\u05dc\u05d5\u05dd\u202c",
    "",
    "<img src=x onerror=alert(1)>",
    True,
    1.0,
    {"type": "Toaster", "value": {"id": 9007199254740993, "score": 1.5}},
]
UNKNOWN = {"type": "Toaster", "value": {"slots": 2}}


def open_sheet(page):
    page.locator("link-pill[data-tone=ok]").wait_for()
    # The sheet of an import closes a moment after the change has arrived.
    page.locator("dialog.share-sheet").wait_for(state="hidden")
    page.keyboard.press("h")
    page.locator("dialog.share-sheet").wait_for()


def document(script, **settings):
    return {**script("export", format="json")["document"], **settings}


def verdict(page):
    return page.locator(".share-verdict")


def hand_over(page, text):
    page.locator("#share-text").fill(text)


def other(server, session):
    return Script(server, f"{session[:50]}-there")


def test_a_sheet_that_closes_releases_the_keys_at_once(open_page):
    page = open_page()
    page.keyboard.press("h")
    page.locator("#share-text").click()
    # The key comes before the event that the sheet has closed, and before the next frame.
    page.evaluate("""() => {
      const field = document.querySelector("#share-text");
      field.closest("dialog").close();
      const key = new KeyboardEvent("keydown", { key: "u", bubbles: true, cancelable: true });
      field.dispatchEvent(key);
    }""")
    expect(page.locator("page-banner")).to_contain_text("The path is empty.")


def test_the_sheet_begins_with_the_address_of_the_session(open_page, script, session):
    script("push", value=1)
    page = open_page()
    open_sheet(page)
    first = page.locator("dialog.share-sheet .share-part").first
    expect(first.get_by_role("heading")).to_have_text("This session, live")
    address = first.get_by_label("The session’s address").input_value()
    assert f"session={session}" in address and "#" not in address
    second = open_page(link=address)
    expect(second.locator("path-bar")).to_contain_text("1")


def test_the_link_returns_everything_that_was_pushed(open_page, script, server, session):
    script("push", values=VALUES)
    page = open_page()
    open_sheet(page)
    link = page.get_by_label("The link", exact=True)
    expect(link).not_to_have_value("")
    address = link.input_value()
    assert "#s=1." in address and len(address) < 1000
    there = other(server, session)
    second = open_page(link=f"{server.url}/?session={session[:50]}-there#{address.split('#')[1]}")
    expect(verdict(second)).to_have_attribute("data-verdict", "risky")
    expect(verdict(second)).to_contain_text("10 values on the path")
    assert there.state()["detail"]["path"] == []
    second.get_by_role("button", name="Replace this session’s state").click()
    expect_revision(second, 1)
    assert document(there) == document(script)
    assert "#" not in second.url
    second.get_by_role("button", name="Undo").first.click()
    expect_revision(second, 2)
    assert there.state()["detail"]["path"] == []


@pytest.mark.short
def test_a_link_can_open_a_new_session_in_its_own_scene(open_page, script, server):
    script("scene.open", id="recipes")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")
    page = open_page()
    open_sheet(page)
    link = page.get_by_label("The link", exact=True)
    expect(link).not_to_have_value("")
    page = open_page(link=f"{server.url}/?session=main#{link.input_value().split('#')[1]}")
    opener = page.get_by_role("button", name="Open in a new session")
    expect(opener).to_be_focused()
    opener.press("Enter")
    page.wait_for_url("**session=shared-*")
    expect(page.locator("device-stage")).to_contain_text("Pie crust")
    name = page.url.split("session=")[1].split("&")[0]
    assert document(Script(server, name))["path"] == document(script)["path"]
    expect(page.get_by_role("dialog", name="Share")).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_link_shows_what_it_holds_before_anything_else(open_page, script, server, session, width):
    script("push", values=[*range(6), "last"])
    page = open_page()
    open_sheet(page)
    link = page.get_by_label("The link", exact=True)
    expect(link).not_to_have_value("")
    fragment = link.input_value().split("#")[1]
    page = open_page(width, 844, link=f"{server.url}/?session={session[:50]}-there#{fragment}")
    sheet = page.get_by_role("dialog", name="A shared state")
    path = sheet.get_by_role("list", name="Path")
    expect(path.get_by_role("listitem").first).to_have_text("sandbox")
    expect(path.get_by_role("listitem").nth(1)).to_have_text("2 earlier")
    expect(path.get_by_role("listitem").last).to_contain_text('"last"')
    expect(sheet).to_contain_text("7 values on the path")
    # The safe way is the first one; the text of the document is not in the way.
    buttons = sheet.locator(".share-import button:visible")
    expect(buttons).to_have_text(["Open in a new session", "Replace this session’s state"])
    expect(page.locator("#share-text")).to_be_hidden()
    assert_accessible(page)
    rest = sheet.get_by_role("button", name="Show the document")
    choice = sheet.get_by_role("button", name="Open in a new session")
    assert choice.bounding_box()["y"] < rest.bounding_box()["y"]
    rest.click()
    expect(page.locator("#share-text")).to_be_visible()


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("s=2.abc", "another version of Colonnade"),
        ("s=1.abc", "The link is damaged"),
        ("s=oops", "The link is damaged"),
    ],
)
def test_a_link_that_cannot_be_read_says_why(open_page, script, server, session, fragment, words):
    page = open_page(link=f"{server.url}/?session={session}#{fragment}")
    expect(verdict(page)).to_contain_text(words)
    expect(page.get_by_role("button", name="Replace this session’s state")).to_be_hidden()
    assert script("history.list")["head"] == 0


@pytest.mark.short
@pytest.mark.parametrize("search", ["", "?lang=en"])
def test_a_link_without_a_session_opens_in_one_of_its_own(open_page, script, server, search):
    script("push", value="shared")
    page = open_page()
    open_sheet(page)
    link = page.get_by_label("The link", exact=True)
    expect(link).not_to_have_value("")
    page = open_page(link=f"{server.url}/{search}#{link.input_value().split('#')[1]}")
    sheet = page.get_by_role("dialog", name="A shared state")
    expect(sheet).to_contain_text("1 value on the path")
    expect(page.locator("#session-name")).to_have_text(re.compile(r"^link-\w+$"))
    name = page.locator("#session-name").inner_text()
    assert f"session={name}" in page.url
    sheet.get_by_role("button", name="Replace this session’s state").click()
    expect(page.locator("path-bar")).to_contain_text("shared")


def test_a_page_that_is_already_open_accepts_a_link(open_page, script):
    page = open_page()
    page.locator("method-form:defined").wait_for(state="attached")
    page.evaluate("location.hash = '#s=2.abc'")
    expect(verdict(page)).to_contain_text("another version of Colonnade")
    assert "#" not in page.url


def test_the_verdict_on_a_document_names_a_missing_type(open_page, script):
    text = json.dumps(document(script, path=[UNKNOWN, 1]))
    page = open_page()
    open_sheet(page)
    hand_over(page, text)
    expect(verdict(page)).to_have_attribute("data-verdict", "risky")
    expect(verdict(page).locator("li")).to_contain_text(["Toaster"])
    expect_revision(page, 0)
    hand_over(page, json.dumps(document(script, columns="nine")))
    expect(verdict(page)).to_have_attribute("data-verdict", "impossible")
    expect(verdict(page).locator("li")).to_contain_text(["/columns"])
    expect(page.get_by_role("button", name="Replace this session’s state")).to_be_hidden()
    assert script("history.list")["head"] == 0


@pytest.mark.short
def test_the_error_in_broken_text_names_its_line(open_page, script):
    page = open_page()
    open_sheet(page)
    for text, words in [
        ('{"colonnade": 1,\n  "path": [1,\n  oops]}', "Line 3 isn’t valid"),
        ('{"method":"pop"}\n{"method":"push"', "Line 2 isn’t valid"),
        ("[1, 2]", "expected an exported state"),
        ("<b>hello</b>", "Line 1 isn’t valid"),
    ]:
        hand_over(page, text)
        expect(verdict(page)).to_contain_text(words)
    hand_over(page, '{"method":"popToRoot"}\n{"method":"fly"}')
    expect(verdict(page).locator("li")).to_contain_text(["Line 2"])
    assert script("history.list")["head"] == 0


@pytest.mark.parametrize("settings", [{"colonnade": 7}, {"columns": "x"}, {"path": None}])
def test_a_document_that_cannot_be_imported_creates_no_session(open_page, script, settings):
    page = open_page()
    open_sheet(page)
    hand_over(page, json.dumps(document(script, **settings)))
    expect(verdict(page)).to_have_attribute("data-verdict", "impossible")
    expect(page.get_by_role("button", name="Open in a new session")).to_be_hidden()
    expect(page.get_by_role("button", name="Replace this session’s state")).to_be_hidden()


def test_the_page_stays_if_the_new_session_cannot_be_created(open_page, script):
    def begun():
        names = [one["name"] for one in script("sessions.list")["sessions"]]
        return [name for name in names if name.startswith("shared-")]

    before = begun()
    page = open_page()
    open_sheet(page)
    # Its own scene might know types that this one does not, so the server decides.
    hand_over(page, json.dumps(document(script, scene="recipes", columns="x")))
    page.get_by_role("button", name="Open in a new session").click()
    # A different scene is no reason there.
    expect(verdict(page).locator("li")).to_have_text(["/columns: Expected 1, 2 or 3."])
    expect(page.get_by_role("button", name="Open in a new session")).to_be_hidden()
    assert "shared-" not in page.url
    assert begun() == before


def test_a_reason_names_its_line(open_page, script):
    page = open_page()
    open_sheet(page)
    for text, words in [
        (
            json.dumps(document(script, columns="x"), indent=2),
            r"^Line \d+, /columns: Expected 1, 2 or 3\.$",
        ),
        ('{"method":"pop"}', r"^Line 1: Cannot pop 1: the path has 0 elements\.$"),
        (
            '{"method":"popToRoot"}\n{"method":"fly"}',
            "^Line 2, /method: Unknown method “fly”\\.",
        ),
    ]:
        hand_over(page, text)
        expect(verdict(page).locator("li")).to_have_text(re.compile(words))
    hand_over(page, '["Swift.Bool","true",\n"Swift.Int"]')
    expect(verdict(page)).to_contain_text("Line 2 isn’t valid")
    expect(page.get_by_role("button", name="Replace this session’s state")).to_be_hidden()


def test_requests_and_swiftuis_bytes_can_be_imported_as_well(open_page, script):
    page = open_page()
    open_sheet(page)
    hand_over(page, '["Swift.Bool","true","Swift.Int","1"]')
    page.get_by_role("button", name="Replace this session’s state").click()
    expect_revision(page, 1)
    assert [value["value"] for value in script.state()["detail"]["path"]] == [1, True]
    open_sheet(page)
    hand_over(page, '{"method":"popToRoot"}\n{"method":"push","params":{"value":5}}')
    page.get_by_role("button", name="Replace this session’s state").click()
    expect_revision(page, 2)
    assert [value["value"] for value in script.state()["detail"]["path"]] == [5]


# The page accepts a dropped file once all of its code has been loaded.
DROP = """([name, text, size]) => {
  const data = new DataTransfer();
  data.items.add(new File(size ? [new Uint8Array(size)] : [text], name));
  const drop = (type) => document.body.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
  drop("dragenter");
  globalThis.framed = document.querySelector(".share-drop")?.checkVisibility();
  drop("dragover");
  drop("drop");
}"""


def test_a_file_is_dropped_on_the_page(open_page, script):
    script("push", values=[1, 2])
    text = json.dumps(document(script))
    script("popToRoot")
    page = open_page()
    page.wait_for_load_state("networkidle")
    page.evaluate(DROP, ["state.json", text, 0])
    assert page.evaluate("globalThis.framed")
    expect(verdict(page)).to_have_attribute("data-verdict", "fine")
    expect(page.locator(".share-drop")).to_have_count(0)
    page.get_by_role("button", name="Replace this session’s state").click()
    expect_revision(page, 3)
    assert [value["value"] for value in script.state()["detail"]["path"]] == [1, 2]


def test_a_large_file_is_refused_before_it_is_read(open_page, script):
    page = open_page()
    page.wait_for_load_state("networkidle")
    page.evaluate(DROP, ["huge.json", "", 100_000_000])
    expect(verdict(page)).to_contain_text("100000000 bytes")
    assert script("history.list")["head"] == 0


def test_a_state_that_makes_the_link_too_long_becomes_a_file(open_page, script):
    values = [f"{number * 7919 % 99991}-{number}" for number in range(4000)]
    script("push", values=values)
    page = open_page()
    open_sheet(page)
    expect(page.get_by_role("dialog", name="Share")).to_contain_text("Export a file instead")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert json.loads(download.value.path().read_text()) == document(script)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_it_is_in_sight(open_page, size):
    page = open_page(*size, panels=False, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Share").tap()
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()


def test_a_link_that_works_on_this_computer_alone_has_no_qr_code(open_page, script):
    script("push", value=42)
    page = open_page()
    open_sheet(page)
    sheet = page.get_by_role("dialog", name="Share")
    expect(sheet).to_contain_text("only works on this computer")
    expect(sheet).to_contain_text("start the server with --host")
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)


@pytest.fixture
def visitor(browser):
    """A page of another machine, whose name for the server is not that of the computer itself."""
    host = "--host-resolver-rules=MAP colonnade.example 127.0.0.1"
    away = launch(SimpleNamespace(chromium=browser.browser_type), host)
    yield away.new_page()
    away.close()


@pytest.mark.short
def test_the_qr_code_contains_the_link(visitor):
    server = Server(0, "--ephemeral", "--allow-host", "colonnade.example")
    page = visitor
    page.goto(f"http://colonnade.example:{server.port}/?session=main")
    open_sheet(page)
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    expect(page.get_by_role("dialog", name="Share")).to_contain_text("Point a phone’s camera here")
    drawn = code.locator("path").get_attribute("d")
    link = page.get_by_label("The link", exact=True).input_value()
    made = page.evaluate(
        "(link) => import('/page/sharing/qr-code.js').then((qr) => qr.qrPath(qr.qrMatrix(link)))",
        link,
    )
    assert drawn == made
    server.stop()


@pytest.mark.parametrize("look", ["light", "dark", "forced", "phone"])
def test_axe_finds_nothing_in_the_sheet(open_page, script, look):
    options = {"color_scheme": "dark" if look == "dark" else "light"}
    if look == "forced":
        options["forced_colors"] = "active"
    size = (390, 844) if look == "phone" else (1440, 900)
    page = open_page(*size, **options)
    open_sheet(page)
    hand_over(page, json.dumps(document(script, path=[UNKNOWN])))
    expect(verdict(page)).to_have_attribute("data-verdict", "risky")
    assert_accessible(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


def test_no_text_of_the_sheet_stays_english(open_page, server, session, script):
    page = open_page(prepare=speak_longer, link=f"{server.url}/?session={session}&lang=qps")
    open_sheet(page)
    for path in [[UNKNOWN], [1]]:
        hand_over(page, json.dumps(document(script, path=path)))
        expect(verdict(page)).to_have_attribute(
            "data-verdict", "risky" if UNKNOWN in path else "fine"
        )
        assert forgotten(page) == []
