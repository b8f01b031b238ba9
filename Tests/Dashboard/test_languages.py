"""The page in other languages than English, and that none of its words stays behind."""

import json
import re

from playwright.sync_api import expect

from dashboard_server import CHECKOUT
from test_workspace import unregistered

WORDS = json.loads((CHECKOUT / "Public/words/ja.json").read_text())

# What is said in the reader's language; the rest of the page is still English.
SAID = [
    "page-tools",
    "[role=tab]",
    ".skip-link",
    "[data-region]",
    "shortcut-sheet dialog",
    "stage-toolbar label",
    "stage-toolbar summary",
    "path-buttons",
    "command-bar",
    "scene-menu label",
    "problem-badge",
    ".problem-fix",
    "problem-card .card-head",
    "problem-card .card-foot",
    ".tour-card",
    ".empty-state",
    ".session-sheet header",
    ".session-new",
    ".session-count",
    ".session-verbs",
    ".session-question",
    "script-panel",
    ".deep-link",
]

# The texts of elements that a person sees or hears, without what comes from outside.
TEXTS = """selectors => {
  const found = [];
  const ours = node => !node.closest("bdi, code, kbd, [data-outside], option[value], [hidden]");
  for (const root of document.querySelectorAll(selectors.join())) {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (!ours(element)) continue;
      if (element.matches("[data-region]") && element !== root) continue;
      for (const name of ["aria-label", "title", "placeholder"]) {
        if (element.hasAttribute(name)) found.push(element.getAttribute(name));
      }
      if (root.matches("[data-region]")) break;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
      }
    }
  }
  return found;
}"""


def longer(sentence):
    """English that cannot be mistaken for what was forgotten, longer by two fifths."""
    filling = "·" * (len(sentence) * 2 // 5)
    return f"⟦{sentence}{filling}⟧"


def speak_longer(page):
    page.route(
        "**/words/qps.json", lambda route: route.fulfill(json={key: longer(key) for key in WORDS})
    )


def forgotten(page):
    """What is English beside the longer words and the keys that stand behind those of a title."""
    texts = [text.strip() for text in page.evaluate(TEXTS, SAID)]
    return [text for text in texts if re.search("[A-Za-z]", unsaid(text))]


def unsaid(text):
    """The rest of a text without its longer words, of which one may hold others as values."""
    said = re.compile(r"⟦[^⟦⟧]*⟧")
    while said.search(text):
        text = said.sub("", text)
    return re.sub(r"\s\([^()]{1,20}\)$", "", text)


def test_a_japanese_browser_gets_a_japanese_page(open_page):
    page = open_page(locale="ja-JP")
    assert page.locator("html").get_attribute("lang") == "ja"
    assert page.get_by_role("tab", name="差分").is_visible()
    page.keyboard.press("?")
    assert page.get_by_role("dialog", name="キーボードショートカット").is_visible()


def test_what_the_server_says_is_japanese_too(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page(locale="ja-JP")
    page.locator("device-stage", has_text="コンパクト幅").wait_for()


def test_a_screen_reader_hears_japanese(open_page, script):
    page = open_page(locale="ja-JP")
    script("push", value=1)
    expect(page.locator("#polite")).to_have_text(re.compile(r"^プッシュ.+: 深さ1$"))
    assert page.locator("path-buttons").inner_text().split() == [
        "ポップ",
        "ルート",
        "取り消す",
        "やり直す",
    ]


def test_problems_are_told_in_the_readers_language(open_page, server, session, script):
    page = open_page(prepare=speak_longer, link=f"{server.url}/?session={session}&lang=qps")
    script("push", values=[1, unregistered("Mystery"), 2])
    page.locator("problem-badge button").wait_for()
    page.get_by_role("tab", name="Problems").click()
    expect(page.locator(".problem-fix:visible")).to_contain_text("⟦Take it out of the path")
    assert forgotten(page) == []


def test_a_language_that_there_is_not_is_english(open_page):
    page = open_page(locale="fr-FR")
    assert page.get_by_role("tab", name="Diff").is_visible()


def test_no_word_stays_english(open_page, server, session):
    page = open_page(prepare=speak_longer, link=f"{server.url}/?session={session}&lang=qps")
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


def test_scripts_and_deep_links_are_told_in_the_readers_language(
    open_page, server, session, script
):
    script("scene.open", id="deep-links")
    page = open_page(prepare=speak_longer, link=f"{server.url}/?session={session}&lang=qps")
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
