"""The dashboard in a real Chromium, against the real server: what it loads, and what it sends."""

import json
import re

import pytest
from playwright.sync_api import expect

from dashboard_pages import Line, expect_path

pytestmark = pytest.mark.short

# The methods that a page may call on its own.
LOOKED_AT = {"types", "scene", "presence", "history", "ping"}


def test_the_page_loads_only_from_its_own_server(open_page, server):
    requests = []
    page = open_page(prepare=lambda page: page.on("request", lambda r: requests.append(r.url)))
    expect(page.get_by_role("heading", name="Colonnade")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert requests and all(url.startswith(server.url) for url in requests)


def test_looking_sends_nothing_that_changes(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    script("push", value=1)
    expect_path(page, "1")
    page.keyboard.press("F6")
    methods = {json.loads(message)["method"] for message in lines[0].sent}
    assert {re.sub(r"\.(?:list|get|overview)$", "", method) for method in methods} <= LOOKED_AT


def test_an_invalid_session_name_is_shown_beside_the_one_in_use(open_page, server):
    page = open_page(link=f"{server.url}/?session=a.b")
    expect(page.locator("page-banner")).to_contain_text("“a.b” isn’t a valid session name")
    expect(page.locator("#session-name")).to_have_text("main")


def test_the_top_bar_explains_its_figures_and_has_a_picture_of_its_own_for_each_tool(open_page):
    page = open_page(1280, 720, intro=True)
    pill = page.locator("link-pill")
    detail = pill.locator(".pill-detail")
    expect(detail).to_be_visible()
    expect(detail).to_have_attribute("title", "Round trip to the server")
    expect(pill.get_by_role("button")).to_have_accessible_name(
        re.compile(r"^Live ?r0 ?Round trip [\d.]+ ms$")
    )
    pill.get_by_role("button").click()
    epoch = page.locator("link-card dl > div", has_text="Epoch").locator("dd").inner_text()
    assert epoch and epoch not in pill.inner_text()
    page.keyboard.press("Escape")
    pictures = page.locator("page-tools button use, .panel-tab use").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('href'))"
    )
    assert len(pictures) == len(set(pictures))
    share = page.locator("page-tools").get_by_role("button", name="Share")
    expect(share).to_have_text("Share")
    expect(share.get_by_text("Share")).to_be_visible()
    page.get_by_role("button", name="Hide drawer").click()
    expect(page.get_by_role("button", name="Hide drawer")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    page.set_viewport_size({"width": 1100, "height": 720})
    expect(share.get_by_text("Share")).to_be_hidden()
