"""The page in other languages than English, and that none of its words stays behind."""

import json
import re

from dashboard_server import CHECKOUT

WORDS = json.loads((CHECKOUT / "Public/words/ja.json").read_text())

# What is said in the reader's language; the rest of the page is still English.
SAID = ["page-tools", "[role=tab]", ".skip-link", "[data-region]", "shortcut-sheet dialog"]

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
    said = re.compile(r"⟦.*?⟧|\s\([^()]{1,20}\)$")
    return [text for text in texts if re.search("[A-Za-z]", said.sub("", text))]


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


def test_a_language_that_there_is_not_is_english(open_page):
    page = open_page(locale="fr-FR")
    assert page.get_by_role("tab", name="Diff").is_visible()


def test_no_word_stays_english(open_page, server, session):
    page = open_page(prepare=speak_longer, link=f"{server.url}/?session={session}&lang=qps")
    assert forgotten(page) == []
    page.keyboard.press("?")
    page.locator("shortcut-sheet dialog").wait_for()
    assert forgotten(page) == []
