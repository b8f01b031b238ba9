"""The documentation in a browser: its pages are drawn under the strict policy, without any
error."""

import pytest
from playwright.sync_api import expect

PAGES = [
    ("/docs/", "Colonnade"),
    ("/docs/documentation/colonnade/frombugreporttofailingtest", "From bug report to failing test"),
    ("/docs/documentation/navigationtesting/testscene", "TestScene"),
]


@pytest.mark.parametrize(("path", "title"), PAGES)
def test_a_page_is_drawn_without_errors(browser, server, path, title):
    page, complaints = browser.new_page(), []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.goto(server.url + path)
    expect(page.locator("h1")).to_have_text(title)
    expect(page.locator(".navigator")).to_contain_text(
        "How an app runs here" if "colonnade" in page.url else "TestClock"
    )
    page.wait_for_load_state("networkidle")
    page.close()
    assert complaints == []


def test_the_list_of_keys_links_to_the_documentation(page):
    page.keyboard.press("?")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Documentation").click()
    expect(opened.value.locator("h1")).to_have_text("Colonnade")


def test_the_front_page_links_to_a_tutorial(browser, server):
    page = browser.new_page()
    page.goto(f"{server.url}/docs/")
    page.locator("main").get_by_role("link", name="Teach NavigationSplitView live").first.click()
    expect(page.locator("h1")).to_have_text("Teach NavigationSplitView live")
    expect(page.locator("main")).to_contain_text("colonnade serve --ephemeral")
    page.close()
