"""Scripts: recorded, written, run line by line, saved in the browser, and run from the palette."""

import json
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from dashboard_pages import Line, assert_accessible, expect_path
from dashboard_server import Script
from test_exact_values import push_raw
from test_palette import first, search
from test_session_code import NODE

PUSH = '{"method":"push","params":{"value":%s}}'


def open_panel(page):
    page.keyboard.press("r")
    page.locator("script-panel .script-text").wait_for()
    return page


@pytest.fixture
def panel(open_page):
    def open_scripts(*size, **options):
        return open_panel(open_page(*size, **options))

    return open_scripts


def write(page, *lines):
    page.locator(".script-text").fill("\n".join(lines))


def press(page, name):
    page.locator("script-panel").get_by_role("button", name=name, exact=True).click()


def note(page):
    return page.locator(".script-note")


def row(page, line):
    return page.locator(".script-row").filter(
        has=page.locator(".script-number", has_text=str(line)).and_(
            page.get_by_text(str(line), exact=True)
        )
    )


def save(page, name):
    page.get_by_label("Name of the script").fill(name)
    press(page, "Save")
    expect(note(page)).to_contain_text("Saved “")


def run(page, words):
    press(page, "Run")
    expect(note(page)).to_contain_text(words)


def record(page, script, work, whose="everybody"):
    page.get_by_label("Whose commands to record").select_option(whose)
    press(page, "Record")
    expect(note(page)).to_contain_text("Recording from")
    begin = script("history.list", limit=1)["head"]
    work(script)
    revision = script("history.list", limit=1)["head"]
    expect(note(page)).to_contain_text(f"{revision - begin} changes so far")
    expect(page.locator(".pill-revision")).to_have_text(f"r{revision}")
    press(page, "Stop recording")
    expect(note(page)).to_contain_text("Recorded")
    return page.locator(".script-text").input_value().splitlines()


def everything(script):
    """Does something of each kind in the sandbox."""
    script("push", values=[1, "two", True, 4.5])
    push_raw(script, '{"type":"Order","value":{"id":9007199254740993,"one":1.0}}')
    script("push", value={"type": "Int", "value": "-9223372036854775808"})
    script("pop", count=2)
    script("undo")
    script("setEnvironment", device="iphone-16")
    script("transaction", commands=[{"method": "push", "params": {"value": 3}}])
    script("select", column="sidebar", value={"type": "Category", "value": "soup"})
    script("push", values=[7, {"type": "User", "value": {"id": 7, "name": "Blob"}}])
    script("restore", revision=8)


def app(script):
    script("tap", label="Salad")
    script("tap", label="Fruit Salad")


def document(script):
    """The navigation; the bytes that the app itself keeps have their members in any order."""
    document = script("export")["document"]
    document.pop("sceneStorage", None)
    return document


@pytest.mark.parametrize(("scene", "work"), [("sandbox", everything), ("recipes", app)])
def test_a_recording_leads_to_the_same_state_again(panel, server, script, session, scene, work):
    script("scene.open", id=scene)
    page = panel()
    lines = record(page, script, work)
    assert json.loads(lines[0]) == {"method": "scene.open", "params": {"id": scene}}
    assert "expect" in json.loads(lines[-1])
    recorded = document(script)
    save(page, "walk")
    # In another session of the same browser.
    other = Script(server, f"{session[:40]}-again")
    other("push", value=99)
    page.goto(f"{server.url}/?session={session[:40]}-again")
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    page.locator("script-panel .script-text").wait_for()
    page.get_by_label("Script", exact=True).select_option(label="walk")
    run(page, f"All {len(lines)} lines passed")
    assert document(other) == recorded
    other.socket.close()


def test_taps_are_recorded_by_their_labels(panel, script):
    script("scene.open", id="recipes")
    lines = record(panel(), script, app)
    taps = [json.loads(line) for line in lines if '"tap"' in line]
    assert taps == [
        {"method": "tap", "params": {"label": "Salad"}},
        {"method": "tap", "params": {"label": "Fruit Salad"}},
    ]


def test_a_part_of_the_log_becomes_a_script(open_page, script):
    everything(script)
    page = open_page()
    page.keyboard.press("Shift+K")
    for name, revision in (("First revision", 2), ("Last revision", 3)):
        page.get_by_label(name).fill(str(revision))
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Make a script").click()
    expect(note(page)).to_contain_text("Recorded 2 commands.")
    lines = page.locator(".script-text").input_value().splitlines()
    assert json.loads(lines[-1])["expect"]["path"][4]["value"]["id"] == 9007199254740993
    run(page, "lines passed")
    assert len(script.state()["detail"]["path"]) == 6


def test_a_recording_can_be_limited_to_ones_own_commands(panel, script):
    page = panel()
    page.locator("#push-value").fill("42")

    def both(script):
        script("push", value="other")
        expect_path(page, '"other"')
        page.get_by_role("button", name="Push", exact=True).first.click()
        expect_path(page, '"other"', "42")

    lines = record(page, script, both, "me")
    assert [json.loads(line) for line in lines[2:]] == [{"method": "push", "params": {"value": 42}}]


def test_a_failing_expectation_shows_its_line_and_both_values(panel, script):
    page = panel()
    write(page, PUSH % 1, '{"expect":{"depth":1}}', '{"expect":{"path":[2]}}', PUSH % 3)
    run(page, "Stopped at line 3: /detail/path/0: expected 2, found 1.")
    expect(row(page, 1)).to_have_attribute("data-mark", "done")
    expect(row(page, 2)).to_contain_text("holds")
    expect(row(page, 3)).to_have_attribute("data-mark", "failed")
    expect(row(page, 4)).not_to_have_attribute("data-mark", "done")
    assert script.state()["detail"]["path"][0]["value"] == 1
    page.get_by_role("button", name="Go to line 3").click()
    selected = page.locator(".script-text").evaluate(
        "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    )
    assert selected == '{"expect":{"path":[2]}}'


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"expect":{"/scene/id":"other"}}', '/scene/id: expected "other", found "sandbox".'),
        ('{"expect":{"/nowhere/1":1}}', "/nowhere/1: expected 1, found nothing."),
        ('{"expect":{"titles":["No"]}}', 'titles: expected ["No"], found ["Sandbox"].'),
        ('{"method":"pop","params":{"count":9}}', "Cannot pop 9"),
        ('{"method":"popToRoot","refused":true}', "Expected a refusal, but it succeeded."),
        (
            '{"method":"pop","params":{"count":9},"refused":1002}',
            "Expected the refusal 1002, found 1001",
        ),
    ],
)
def test_a_line_that_fails_stops_the_script(panel, script, line, words):
    page = panel()
    write(page, line, PUSH % 1)
    run(page, f"Stopped at line 1: {words}")
    assert script.state()["detail"]["path"] == []


def test_an_expected_refusal_is_no_failure(panel):
    page = panel()
    write(page, '{"method":"pop","params":{"count":9},"refused":1001}', '{"expect":{"depth":0}}')
    run(page, "All 2 lines passed")
    expect(row(page, 1)).to_contain_text("refused: Cannot pop 9")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"method":"push",}', "This isn’t valid JSON"),
        ('{"method":"pussh"}', "Unknown method “pussh”."),
        ('{"method":"push","params":{"valeu":1}}', "no parameter “valeu”"),
        ('{"method":"openURL"}', "openURL needs “url”."),
        (
            '{"method":"sessions.delete","params":{"session":"main"}}',
            "in their own session",
        ),
        ('{"expect":{"paht":[]}}', "Can’t expect “paht”"),
        ('{"expect":{"depth":"1"}}', "“depth” is a whole number."),
        ("[]", "Each line is one object"),
        ('{"method":"pop","within":3}', "Unknown member “within”"),
    ],
)
def test_invalid_lines_are_shown_before_anything_is_sent(open_page, script, line, words):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    open_panel(page)
    write(page, PUSH % 1, "", line)
    expect(row(page, 3)).to_contain_text(words)
    run(page, "Nothing was sent. Line 3: ")
    assert not any('"push"' in message for message in lines[0].sent)


def test_step_runs_one_line_and_marks_the_next(panel, script):
    page = panel()
    write(page, PUSH % 1, PUSH % 2, PUSH % 3)
    press(page, "Step")
    expect(note(page)).to_have_text("Line 2 is next.")
    expect(row(page, 2)).to_have_attribute("aria-current", "step")
    expect_path(page, "1")
    press(page, "Step")
    expect_path(page, "1", "2")
    expect(note(page)).to_have_text("Line 3 is next.")
    press(page, "Stop")
    expect(row(page, 3)).not_to_have_attribute("aria-current", "step")
    press(page, "Step")
    expect_path(page, "1", "2", "1")


def test_an_expectation_can_wait_and_be_stopped(panel, script):
    page = panel()
    write(page, '{"expect":{"depth":1},"within":20000}', PUSH % 2)
    press(page, "Run")
    script("push", value=1)
    expect_path(page, "1", "2")
    write(page, '{"expect":{"depth":9},"within":50000}')
    press(page, "Run")
    press(page, "Stop")
    expect(note(page)).to_contain_text("Stopped after 0 lines.")


def test_nothing_is_sent_while_the_past_is_shown(panel, script):
    script("push", values=[1, 2])
    page = panel()
    expect_path(page, "1", "2")
    write(page, PUSH % 3)
    save(page, "three")
    page.locator("#stage").focus()
    page.keyboard.press("[")
    page.locator("body[data-viewing]").wait_for()
    run(page, "Nothing was sent: You’re viewing an earlier revision")
    search(page, "run script three")
    page.keyboard.press("Enter")
    expect(page.locator("page-banner")).to_contain_text("“three” didn’t run.")
    assert len(script.state()["detail"]["path"]) == 2


def test_a_script_is_saved_and_loaded_renamed_and_deleted(panel, script):
    page = panel()
    write(page, PUSH % 1)
    save(page, "one")
    page.reload()
    page.locator("script-panel .script-text").wait_for()
    expect(page.locator(".script-text")).to_have_value(PUSH % 1)
    choice = page.get_by_label("Script", exact=True)
    choice.select_option(label="New script")
    expect(page.locator(".script-text")).to_have_value("")
    choice.select_option(label="one")
    expect(page.locator(".script-text")).to_have_value(PUSH % 1)
    page.get_by_label("Name of the script").fill("uno")
    press(page, "Rename")
    expect(choice.locator("option:checked")).to_have_text("uno")
    press(page, "Delete")
    expect(choice.locator("option")).to_have_text(["New script"])
    expect(page.locator(".script-text")).to_have_value(PUSH % 1)


def test_unsaved_text_is_kept(panel):
    page = panel()
    write(page, PUSH % 1)
    save(page, "one")
    write(page, PUSH % 2)
    page.get_by_label("Script", exact=True).select_option(label="New script")
    expect(page.locator(".script-text")).to_have_value("")
    press(page, "Bring back the text before")
    expect(page.locator(".script-text")).to_have_value(PUSH % 2)
    expect(page.get_by_label("Name of the script")).to_have_value("one")
    expect(page.get_by_role("button", name="Bring back the text before")).to_be_hidden()


def test_the_palette_runs_a_script_as_one_revision(panel, script):
    page = panel()
    write(page, PUSH % 1, PUSH % '"two"', '{"expect":{"path":[1,"two"]}}')
    save(page, "pair")
    before = script("history.list", limit=1)["head"]
    page.locator("#stage").focus()
    search(page, "run script pair")
    page.keyboard.press("Enter")
    expect(page.locator("page-banner")).to_contain_text("2 commands as one revision")
    assert script("history.list", limit=1)["head"] == before + 1


def test_a_refused_line_of_a_transaction_is_named_and_nothing_changes(panel, script):
    page = panel()
    write(page, PUSH % 1, "", '{"method":"pop","params":{"count":5}}')
    save(page, "too much")
    page.locator("#stage").focus()
    search(page, "run script too much")
    page.keyboard.press("Enter")
    expect(page.locator("page-banner")).to_contain_text("changed nothing: line 3 was rejected.")
    assert script.state()["detail"]["path"] == []


def test_a_script_that_cannot_be_one_revision_runs_line_by_line(panel, script):
    page = panel()
    write(page, '{"method":"scene.open","params":{"id":"recipes"}}', *app_lines())
    save(page, "salad")
    page.locator("#stage").focus()
    search(page, "run script salad")
    page.keyboard.press("Enter")
    expect(page.locator("page-banner")).to_contain_text("3 lines, one after the other")
    assert script.state()["screens"][-1]["title"] == "Fruit Salad"


def app_lines():
    labels = ["Salad", "Fruit Salad"]
    return [json.dumps({"method": "tap", "params": {"label": label}}) for label in labels]


HOSTILE = "<img src=x onerror=alert(1)>\u202eabc"


def test_hostile_names_and_values_stay_text(panel, script):
    page = panel()
    value = json.dumps(HOSTILE)
    write(page, PUSH % value, '{"expect":{"path":[""]}}')
    save(page, HOSTILE)
    run(page, "Stopped at line 2")
    assert page.locator("script-panel img").count() == 0
    assert page.locator(".script-row .mark").count() > 0
    page.locator("#stage").focus()
    search(page, "run script")
    expect(first(page)).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("command-palette img").count() == 0


def test_scripts_saved_by_another_version_are_not_overwritten(panel):
    page = panel()
    kept = '{"version":2,"scripts":[{"name":"later"}]}'
    page.evaluate("kept => localStorage.setItem('colonnade.scripts', kept)", kept)
    write(page, PUSH % 1)
    page.get_by_label("Name of the script").fill("mine")
    press(page, "Save")
    expect(note(page)).to_contain_text("come from another version")
    assert page.evaluate("localStorage.getItem('colonnade.scripts')") == kept


def test_a_script_is_downloaded_and_read_from_a_file(panel, tmp_path):
    page = panel()
    write(page, PUSH % 1)
    save(page, "to disk")
    press(page, "More")
    with page.expect_download() as download:
        press(page, "Download")
    assert download.value.suggested_filename == "to-disk.jsonl"
    file = tmp_path / "from-disk.jsonl"
    file.write_text(PUSH % 2 + "\n")
    page.locator(".script-file").set_input_files(file)
    expect(page.locator(".script-text")).to_have_value(PUSH % 2 + "\n")
    expect(page.get_by_label("Name of the script")).to_have_value("from-disk")


@pytest.mark.parametrize(("language", "file"), [("Python", "run.py"), ("JavaScript", "run.mjs")])
def test_a_script_is_copied_as_a_program_that_runs_it(panel, server, tmp_path, language, file):
    page = panel(permissions=["clipboard-read", "clipboard-write"])
    large = '{"type":"Order","value":{"id":9007199254740993,"text":"`${x}` \\u202e \'\'\' é"}}'
    write(
        page,
        '{"method":"push","params":{"values":[1,"two",1.0,' + large + "]}}",
        "",
        '{"method":"pop","params":{"count":9},"refused":1001}',
        '{"expect":{"path":[1,"two",1.0,' + large + '],"depth":4,"/scene/id":"sandbox"}}',
        '{"expect":{"/detail/path/1/value":"two","problems":["unknown_type"]},"within":100}',
    )
    text = copied(page, language)
    outcome = run_program(server, tmp_path / file, text, f"program-{language}")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    other = Script(server, f"program-{language}")
    assert len(other.state()["detail"]["path"]) == 4
    other.socket.close()
    write(page, "", PUSH % 1, '{"expect":{"depth":7}}')
    outcome = run_program(server, tmp_path / file, copied(page, language), f"failing-{language}")
    assert outcome.returncode == 1
    assert "Line 3: depth: expected 7, found 1" in outcome.stderr


def test_a_script_is_copied_as_a_test_of_the_app(panel, script):
    script("scene.open", id="recipes")
    page = panel(permissions=["clipboard-read", "clipboard-write"])
    write(page, '{"method":"tap","params":{"label":"Dessert"}}', '{"expect":{"depth":0}}')
    source = copied(page, "a test of the app")
    assert "@testable import Gallery\n" in source and "{ RecipesScene() }" in source
    assert 'try await app.tap("Dessert")\n    #expect(app.path.count == 0)\n' in source


def copied(page, language):
    page.evaluate("navigator.clipboard.writeText('')")
    press(page, "More")
    press(page, f"Copy as {language}")
    page.locator("#script-menu").get_by_text("Copied").wait_for()
    page.keyboard.press("Escape")
    # The button may still show the message of the copy before.
    page.wait_for_function("async () => await navigator.clipboard.readText() !== ''")
    return page.evaluate("navigator.clipboard.readText()")


def run_program(server, file, text, session):
    file.write_text(text)
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{session}"
    program = sys.executable if file.suffix == ".py" else NODE
    command = [program, file, address]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


LOOKS = [(1440, 900, "light"), (1024, 768, "dark"), (390, 844, "light"), (390, 844, "dark")]


@pytest.mark.parametrize(("width", "height", "scheme"), LOOKS)
def test_axe_finds_nothing_in_the_scripts(panel, script, width, height, scheme):
    page = panel(width, height, color_scheme=scheme)
    assert_accessible(page)
    write(page, PUSH % 1, '{"expect":{"depth":2}}', PUSH % 3, "{")
    assert_accessible(page)
    write(page, PUSH % 1, '{"expect":{"depth":2}}', PUSH % 3)
    run(page, "Stopped at line 2")
    assert_accessible(page)
    press(page, "More")
    page.locator("#script-menu").wait_for()
    assert_accessible(page)
