"""A part of the log as code: each form of it runs as exported, and leads to the recorded state."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dashboard_pages import assert_menu_is_whole
from dashboard_server import Script, binary
from test_exact_values import push_raw
from test_workspace import SELECT

NODE = Path(sys.executable).with_name("node")
DIGITS = '{"id":9007199254740993,"one":1.0,"text":"it\'s `${x}` \\"q\\" \\u202e 料理 \\\\n"}'


@pytest.fixture
def code_page(open_page):
    """The page with its code panel open."""

    def open_code(**options):
        page = open_page(permissions=["clipboard-read", "clipboard-write"], **options)
        page.keyboard.press("Shift+K")
        page.locator("session-code").wait_for()
        return page

    return open_code


def choose(page, first, last):
    for name, revision in (("First revision", first), ("Last revision", last)):
        field = page.get_by_label(name)
        expect(field).not_to_have_value("")
        field.fill(str(revision))
        page.keyboard.press("Enter")


def code(page, form, told):
    """The code in a form, once it covers these revisions: `told` is like "r1 to r9"."""
    kind = page.get_by_label("Kind of code")
    kind.select_option(label="Python")
    text = page.locator("session-code .code-view")
    expect(text).to_contain_text(f"{told} of the session")
    kind.select_option(label=form)
    copy = page.locator("session-code .copy-button").first
    copy.click()
    expect(copy).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    kind.hover()
    expect(copy).to_have_text("Copy")
    return copied


def test_the_note_is_whole_on_a_phone_on_its_side(code_page, script):
    script("push", value=1)
    page = code_page(width=844, height=390, own=True, has_touch=True)
    note = page.locator("session-code .json-note")
    expect(note).to_contain_text("aren’t included.")
    panel = page.locator("session-code").bounding_box()
    box = note.bounding_box()
    assert box["x"] + box["width"] <= panel["x"] + panel["width"]
    assert note.evaluate("(it) => it.scrollWidth <= it.clientWidth")


class Runs:
    """Runs code in each of its forms on a new session of the server."""

    def __init__(self, server, folder, session):
        self.server, self.folder, self.session, self.count = server, folder, session, 0

    def __call__(self, form, text):
        self.count += 1
        name = f"{self.session[:40]}-{self.count}"
        address = f"{self.server.url.replace('http', 'ws', 1)}/ws/{name}"
        file = self.folder / f"code.{'mjs' if form == 'JavaScript' else 'py'}"
        file.write_text(text)
        command = {
            "Python": [sys.executable, file, address],
            "JavaScript": [NODE, file, address],
            "JSON lines": [binary(), "drive", address, file],
        }[form]
        outcome = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert outcome.returncode == 0, outcome.stdout + outcome.stderr
        script = Script(self.server, name)
        exported = script("export")["document"]
        script.socket.close()
        return exported


@pytest.fixture
def run(server, tmp_path, session):
    return Runs(server, tmp_path, session)


FORMS = ["Python", "JavaScript", "JSON lines"]


def drive(script):
    """A session with everything that the sandbox does; it has 11 revisions."""
    script("push", values=[1, "two", True, 4.5])
    push_raw(script, f'{{"type":"Order","value":{DIGITS}}}')
    script("push", value={"type": "Int", "value": "-9223372036854775808"})
    script("pop", count=2)
    script("undo")
    script("replaceTop", value="it's `${new}`\n")
    script("setEnvironment", device="iphone-16")
    script(
        "transaction",
        commands=[
            {"method": "push", "params": {"value": 3}},
            {"method": "setPreferredCompactColumn", "params": {"column": "detail"}},
        ],
    )
    script("select", column="sidebar", value={"type": "Category", "value": "soup"})
    script("push", values=[7, {"type": "User", "value": {"id": 7, "name": "Blob"}}])
    script("restore", revision=8)


@pytest.mark.parametrize("form", FORMS)
def test_code_runs_as_exported_and_reaches_the_same_state(code_page, script, run, form):
    drive(script)
    page = code_page()
    expected = script("export")["document"]
    assert len(expected["path"]) == 7
    found = run(form, code(page, form, "r1 to r11"))
    assert found == expected


@pytest.mark.parametrize("form", FORMS)
def test_a_part_begins_with_the_state_of_the_session_at_that_time(
    code_page, server, script, run, form
):
    drive(script)
    page = code_page()
    choose(page, 4, 6)
    found = run(form, code(page, form, "r4 to r6"))
    past = script("history.get", revision=6)["state"]
    assert [element["value"] for element in found["path"]] == [
        element["value"] for element in past["detail"]["path"]
    ]
    assert found["environment"] == past["environment"]


def test_lines_are_replayed_without_a_server(code_page, script, tmp_path):
    drive(script)
    page = code_page()
    file = tmp_path / "recorded.jsonl"
    text = code(page, "JSON lines", "r1 to r11")
    file.write_text(text + '{"method":"export"}\n')
    command = [binary(), "replay", file]
    outcome = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert outcome.returncode == 0, outcome.stderr
    last = json.loads(outcome.stdout.strip().split("\n")[-1])
    assert last["result"]["document"] == script("export")["document"]


def test_lines_are_imported(code_page, server, script, session):
    drive(script)
    page = code_page()
    text = code(page, "JSON lines", "r1 to r11")
    other = Script(server, f"{session[:40]}-import")
    lines = "".join(line for line in text.splitlines(True) if "scene.open" not in line)
    assert other("import", format="jsonl", document=lines)["verdict"] != "impossible"
    assert other("export")["document"]["path"] == script("export")["document"]["path"]
    other.socket.close()


@pytest.mark.parametrize("form", FORMS)
def test_scenes_with_views_are_recorded_too(code_page, script, run, form):
    script("scene.open", id="recipes")
    script("tap", label="Salad")
    script("tap", label="Fruit Salad")
    page = code_page()
    expected = script("export")["document"]
    assert expected["path"]
    choose(page, 2, 3)
    assert run(form, code(page, form, "r2 to r3"))["path"] == expected["path"]
    # A part from before the scene was opened opens it again.
    choose(page, 1, 3)
    assert run(form, code(page, form, "r1 to r3"))["path"] == expected["path"]


def test_a_scene_with_views_becomes_a_test_of_its_view(code_page, script):
    script("scene.open", id="value-links")
    script("tap", label="Mercury")
    page = code_page()
    kind = page.get_by_label("Kind of code")
    kind.select_option(label="Test of the app")
    view = page.locator("session-code .code-view")
    expect(view).to_contain_text("ValueLinksScene()")
    expect(view).to_contain_text('app.tap("Mercury")')
    script("scene.open", id="sandbox")
    expect(page.locator("session-code .json-problem")).to_contain_text("tests its path only")
    kind.select_option(label="Swift test")
    expect(view).to_contain_text("NavigationPath()")


def test_a_test_of_the_app_begins_where_its_scene_was_opened(code_page, script):
    script("push", values=[1, 2])
    page = code_page()
    kind = page.get_by_label("Kind of code")
    app = kind.locator("option[value=navigation-test]")
    expect(app).to_be_disabled()
    expect(app).to_have_text("Test of the app (this scene has no views)")
    script("scene.open", id="value-links")
    expect(app).to_be_enabled()
    kind.select_option(label="Test of the app")
    problem = page.locator("session-code .json-problem")
    expect(problem).to_contain_text("Nothing has happened since the scene was opened.")
    script("tap", label="Mercury")
    expect(page.locator("session-code .code-view")).to_contain_text('app.tap("Mercury")')
    expect(problem).to_be_hidden()


def test_the_newest_revisions_are_recorded_unless_others_are_chosen(code_page, script):
    for value in range(60):
        script("push", value=value)
    page = code_page()
    expect(page.get_by_label("First revision")).to_have_value("11")
    expect(page.get_by_label("Last revision")).to_have_value("60")
    script("popToRoot")
    expect(page.get_by_label("Last revision")).to_have_value("61")
    page.evaluate(SELECT, 30)
    expect(page.get_by_label("First revision")).to_have_value("1")
    expect(page.get_by_label("Last revision")).to_have_value("30")
    choose(page, 5, 7)
    swift = code(page, "Swift test", "r5 to r7")
    assert swift.count("// push\n") == 3
    page.get_by_role("button", name="Newest", exact=True).click()
    expect(page.get_by_label("Last revision")).to_have_value("30")


def test_an_impossible_part_is_reported(code_page, script):
    page = code_page()
    expect(page.locator("session-code")).to_contain_text("What you do turns into code here.")
    script("push", values=[1, 2])
    script("pop")
    expect(page.locator("session-code .code-view")).to_contain_text("path.append(1)")
    expect(page.get_by_label("Last revision")).to_have_value("2")
    choose(page, 2, 1)
    expect(page.locator("session-code")).to_contain_text("is after the last one")
    expect(page.get_by_role("button", name="Download")).to_be_hidden()


def test_the_kinds_of_code_have_their_full_names(code_page, script):
    script("push", value=1)
    page = code_page(width=1280, height=720)
    expect(page.locator("session-code .copy-button").first).to_be_visible()
    assert_menu_is_whole(page.get_by_label("Kind of code"))


def test_code_is_downloaded_under_a_suitable_name(code_page, script):
    script("push", value=1)
    page = code_page()
    text = code(page, "Python", "r1")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "recorded.py"
    assert Path(download.value.path()).read_text() == text
