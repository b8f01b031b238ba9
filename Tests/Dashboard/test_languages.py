"""The page in languages other than English, without any English left."""

import json
import re
import shutil

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_learned, stand_still
from dashboard_server import CHECKOUT, Server
from test_workspace import SEEN, unregistered

WORDS = json.loads((CHECKOUT / "Public/words/ja.json").read_text())

# Data from the app, the session, the server's reference or a person is never translated.
DATA = [
    "bdi, code, kbd, pre, textarea, output, time, value-chip, noscript, [data-outside]",
    ".device-screen",
    ".brand",
    "option[lang]",
    "scene-menu select",
    "[id$=device] option, [aria-label*='device'] option",
    "#setting-dynamicTypeSize option[value^=x], #setting-location option, #setting-locales option",
    "#setting-look option",
    ".type-more option, .code-format option, .segments label:has([value=swiftui])",
    "#method-title, .method-form label, .method-form option",
    ".log-when, .wire-sum, .session-details",
]

# The texts of all elements that a person sees or hears, without data.
TEXTS = """data => {
  const found = [];
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.closest(data) || element.closest("[hidden]")) continue;
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
    }
  }
  return found;
}"""


def longer(sentence):
    """English in brackets, two fifths longer: a text without brackets was forgotten."""
    filling = "·" * (len(sentence) * 2 // 5)
    return f"⟦{sentence}{filling}⟧"


def speak_longer(page):
    page.route(
        "**/words/qps.json", lambda route: route.fulfill(json={key: longer(key) for key in WORDS})
    )


def forgotten(page):
    """English texts outside the brackets, apart from the keys at the end of a title."""
    texts = [text.strip() for text in page.evaluate(TEXTS, ", ".join(DATA))]
    return [text for text in texts if re.search("[A-Za-z]{2}", unsaid(text))]


def unsaid(text):
    """The text without its bracketed parts, which may be nested."""
    said = re.compile(r"⟦[^⟦⟧]*⟧")
    while said.search(text):
        text = said.sub("", text)
    text = re.sub(r"\s\([^()]{1,20}\)$", "", text)
    return re.sub(r"[0-9.]+ (ms|kB|MB)\b", "", text)


@pytest.mark.short
def test_a_japanese_browser_gets_a_japanese_page(open_page):
    page = open_page(locale="ja-JP")
    assert page.locator("html").get_attribute("lang") == "ja"
    expect(page.get_by_role("tab", name="差分")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="キーボードショートカット")).to_be_visible()


@pytest.mark.short
def test_the_servers_sentences_are_japanese_too(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page(locale="ja-JP")
    page.locator("device-stage", has_text="コンパクト幅").wait_for()


def test_the_built_in_scenes_are_japanese_in_the_menu_and_the_palette(open_page):
    page = open_page(locale="ja-JP")
    scene = page.locator("#scene")
    expect(scene.locator("option[value=animals]")).to_have_text("動物")
    expect(scene).to_have_attribute("title", re.compile("値をプッシュし"))
    page.keyboard.press("Control+k")
    # The English title finds it too.
    page.locator("command-palette input").fill("animals")
    expect(page.locator(".palette-option", has_text="動物").first).to_contain_text("タップすると")


def test_a_screen_reader_reads_japanese(open_page, script):
    page = open_page(locale="ja-JP")
    script("push", value=1)
    expect(page.locator("#polite")).to_have_text(re.compile(r"^プッシュ.+: 深さ1$"))
    assert page.locator("path-buttons").inner_text().split() == [
        "ポップ",
        "ルート",
        "取り消す",
        "やり直す",
    ]


def test_problems_are_shown_in_the_readers_language(open_page, server, session, script):
    page = open_in_longer_words(open_page, server, session)
    script("push", values=[1, unregistered("Mystery"), 2])
    page.locator("problem-badge button").wait_for()
    page.get_by_role("tab", name="Problems").click()
    expect(page.locator(".problem-fix:visible")).to_contain_text("⟦Remove it from the path")
    assert forgotten(page) == []


def test_a_third_language_is_one_file(open_page, tmp_path):
    shutil.copytree(CHECKOUT / "Public", tmp_path / "Public")
    french = {"Push": "Empiler", "Skip to the stage": "Aller à la scène"}
    (tmp_path / "Public/words/fr.json").write_text(json.dumps(french))
    server = Server(public=tmp_path / "Public")
    link = f"{server.url}/?session=main"
    page = open_page(link=link, locale="fr-CA", own=True)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".skip-link")).to_have_text("Aller à la scène")
    expect(page.locator("push-form").get_by_role("button", name="Empiler")).to_be_visible()
    page.keyboard.press("?")
    names = page.get_by_label("Language of the page").locator("option[lang]")
    expect(names).to_have_text(["English", "français", "日本語"])
    page.close()
    server.stop()


def test_an_unknown_language_falls_back_to_english(open_page):
    page = open_page(locale="fr-FR")
    expect(page.get_by_role("tab", name="Diff")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja", "qps"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)])
def test_every_tab_is_visible(open_page, server, session, language, width, height):
    link = f"{server.url}/?session={session}&lang={language}"
    prepare = speak_longer if language == "qps" else None
    page = open_page(width, height, link=link, prepare=prepare)
    page.keyboard.press("e")
    host = page.locator("panel-host").filter(has=page.get_by_role("tab", selected=True)).first
    tabs = host.get_by_role("tab")
    expect(tabs.first).to_be_visible()
    expect(tabs).to_have_count(13 if width == 390 else 6)
    stand_still(page)
    for tab in tabs.all():
        assert tab.evaluate(SEEN) > 0.9, tab.inner_text()


@pytest.mark.short
def test_no_text_stays_english(open_page, server, session):
    page = open_in_longer_words(open_page, server, session)
    assert forgotten(page) == []
    page.keyboard.press("?")
    page.locator("shortcut-sheet dialog").wait_for()
    assert forgotten(page) == []
    page.locator(".sheet-tour").click()
    page.locator(".tour-card").wait_for()
    assert forgotten(page) == []
    page.locator("page-tools button").nth(1).click()
    page.locator(".session-verbs").last.locator("button").last.click()
    page.locator("#session-new").fill("two words")
    page.locator(".session-new button").click()
    page.locator(".session-question:not([hidden])").wait_for()
    assert forgotten(page) == []


def open_in_longer_words(open_page, server, session):
    page = open_page(prepare=speak_longer, link=f"{server.url}/?session={session}&lang=qps")
    expect_learned(page)
    return page


def live_a_little(script):
    """A history that contains something of each kind."""
    script("push", values=[1, "Hello", unregistered("Mystery")])
    script("pop")
    script("setEnvironment", device="ipad-11-half-landscape", dynamicTypeSize="xLarge")
    script("setEnvironment", device="ipad-11-landscape", layoutDirection="rightToLeft")
    script("scene.open", id="recipes")
    script("scene.open", id="sandbox")
    script("push", values=[True, unregistered("Mystery")])


PANELS = {
    "problems": "e",
    "state": "t",
    "diff": "d",
    "json": "j",
    "code": "k",
    "test": "Shift+K",
    "x-ray": "Shift+X",
    "log": "l",
    "sequence": "q",
    "map": "a",
    "wire": "w",
    "faults": "n",
    "performance": "m",
    "scripts": "r",
}


def test_every_panel_is_in_the_readers_language(open_page, server, session, script):
    page = open_in_longer_words(open_page, server, session)
    expect(page.locator("[role=tab]")).to_have_count(len(PANELS) - 1)
    for is_empty in [True, False]:
        for name, key in PANELS.items():
            page.locator("#stage").focus()
            page.keyboard.press(key)
            # The test has its place in the panel for code.
            tab = "code" if name == "test" else name
            expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
            page.locator(".panel-body > :not([hidden])").last.wait_for()
            assert (name, forgotten(page)) == (name, [])
        if is_empty:
            live_a_little(script)


def test_errors_in_a_filter_are_in_the_readers_language(open_page, server, session, script):
    script("push", value=1)
    page = open_in_longer_words(open_page, server, session)
    page.keyboard.press("f")
    for query in ["zz:1", "op:", "-", '"x', "rev:z"]:
        page.locator(".log-field").fill(query)
        expect(page.locator(".log-problem")).to_be_visible()
        assert (query, forgotten(page)) == (query, [])
    page.locator(".log-field").fill("op:pop")
    expect(page.locator(".log-empty")).to_contain_text("⟦")
    page.locator(".log-help-button").click()
    expect(page.locator("#log-help")).to_be_visible()
    assert forgotten(page) == []


@pytest.mark.short
def test_the_past_is_shown_in_the_readers_language(open_page, server, session, script):
    live_a_little(script)
    page = open_in_longer_words(open_page, server, session)
    page.keyboard.press("[")
    expect(page.locator("revision-card")).to_be_visible()
    assert forgotten(page) == []
    page.locator("revision-card button").nth(1).click()
    expect(page.locator(".revision-card-question")).to_be_visible()
    assert forgotten(page) == []


OPENINGS = {
    "palette": ("page-tools button >> nth=0", "command-palette dialog"),
    "sessions": ("page-tools button >> nth=1", "session-sheet dialog"),
    "connection": ("link-pill button", "link-card"),
    "people": (".people-button", ".people-list"),
    "settings": ("stage-toolbar summary", ".toolbar-settings"),
    "path": ("path-bar .codable", "path-bar .codable"),
}


def test_every_card_and_dialog_is_in_the_readers_language(open_page, server, session, script):
    live_a_little(script)
    script("push", value=unregistered("Unknown"))
    page = open_in_longer_words(open_page, server, session)
    page.locator(".people-button").wait_for()
    for name, (opener, opened) in OPENINGS.items():
        page.locator(opener).first.click()
        page.locator(opened).first.wait_for()
        assert (name, forgotten(page)) == (name, [])
        page.keyboard.press("Escape")


def test_refused_values_are_explained_in_the_readers_language(open_page, server, session):
    page = open_in_longer_words(open_page, server, session)
    field, send = page.locator("#push-value"), page.locator("push-form .primary")
    for kind in ["Int", "Double"]:
        page.locator(f"push-form .type-option:has([value={kind}])").click()
        field.fill("many")
        send.click()
        expect(page.locator("#push-problem")).to_contain_text("⟦")
    page.locator(".type-more").select_option(index=1)
    page.locator(".value-tabs [value=form]:checked").wait_for()
    page.locator(".value-field input").fill("many")
    send.click()
    expect(page.locator(".value-field .field-problem")).to_contain_text("⟦")
    page.locator(".value-tabs [value=json]").check()
    field.fill("{")
    send.click()
    expect(page.locator("#push-problem")).to_contain_text("⟦")
    assert forgotten(page) == []


ENGLISH = re.compile(r"\b(?:Expected|There|kept|Unexpected|Cannot|path has|the)\b")


def test_reasons_and_refusals_are_japanese(open_page, script):
    page = open_page(locale="ja-JP")
    page.keyboard.press("h")
    page.locator("dialog.share-sheet").wait_for()
    state = script("export", format="json")["document"]
    toaster = {"type": "Toaster", "value": 1}
    for text, words in [
        (json.dumps({**state, "columns": "x"}), "1、2、3のいずれか"),
        (json.dumps({**state, "path": [toaster]}), "そのまま残します"),
        ('{"method":"pop"}\n{"method":"fly"}', "ポップできません"),
        ('{"method":"popToRoot"}\n{"method":"fly"}', "メソッドはありません"),
        ('{"colonnade":1,', "途中で終わっています"),
    ]:
        page.locator("#share-text").fill(text)
        verdict = page.locator(".share-verdict")
        expect(verdict).to_contain_text(words)
        assert not ENGLISH.search(verdict.inner_text())
    page.keyboard.press("Escape")
    page.locator("dialog.share-sheet").wait_for(state="hidden")
    page.keyboard.press("u")
    expect(page.locator("page-banner")).to_contain_text("パスは空です。")
    assert not ENGLISH.search(page.locator("page-banner").inner_text())


def test_a_methods_form_is_in_the_readers_language(open_page, server, session):
    page = open_in_longer_words(open_page, server, session)
    page.keyboard.press("Control+k")
    page.locator("command-palette input").fill("popTo")
    page.locator(".palette-option", has_text="…").first.click()
    page.locator(".method-form .primary").click()
    assert forgotten(page) == []


def test_a_language_can_be_chosen_in_the_palette_and_the_help(open_page, session):
    page = open_page()
    page.keyboard.press("t")
    page.locator("state-tree").wait_for()
    page.keyboard.press("Control+k")
    page.locator("command-palette input").fill("日本語")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("tab", name="状態")).to_have_attribute("aria-selected", "true")
    assert f"session={session}" in page.url
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    page.locator("#stage").focus()
    page.keyboard.press("?")
    expect(page.locator("#page-language")).to_have_value("ja")
    page.locator("#page-language").select_option("")
    expect(page.get_by_role("tab", name="State")).to_have_attribute("aria-selected", "true")


def test_the_chosen_language_wins_over_the_one_in_the_address(open_page, server, session):
    page = open_page(link=f"{server.url}/?session={session}&lang=ja")
    page.keyboard.press("Control+k")
    page.locator("command-palette input").fill("Language: English")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="State")).to_be_visible()
    assert "lang=" not in page.url


def test_scripts_and_deep_links_are_in_the_readers_language(open_page, server, session, script):
    script("scene.open", id="deep-links")
    page = open_in_longer_words(open_page, server, session)
    page.keyboard.press("r")
    area = page.locator(".script-text")
    expect(area).to_be_visible()
    assert forgotten(page) == []
    area.fill('{"method":"popToRoot"}\n{"expect":{"depth":2}}\n{"method":"pop","params":7}')
    expect(page.locator(".script-row[data-mark=broken]")).to_be_visible()
    assert forgotten(page) == []
    area.fill('{"method":"popToRoot"}\n{"expect":{"depth":2}}')
    page.locator("script-panel .primary").click()
    expect(page.locator(".script-row[data-mark=failed]")).to_be_visible()
    page.locator("script-panel [popovertarget]").click()
    assert forgotten(page) == []
    page.keyboard.press("Escape")
    page.locator("#stage").focus()
    page.keyboard.press("g")
    page.locator("#deep-link-url").fill("library://book/1")
    page.keyboard.press("Enter")
    expect(page.locator(".deep-link-recent li")).to_have_count(1)
    assert forgotten(page) == []
