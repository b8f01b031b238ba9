"""The page of an app whose code does not return: the app's own server answers nothing then."""

import pathlib
import sys

from playwright.sync_api import expect

from dashboard_server import CHECKOUT, Server

sys.path.append(str(pathlib.Path(CHECKOUT) / "Tests/Protocol"))

from example_apps import built


def test_a_page_shows_the_stack_while_the_code_runs_and_goes_on_after_its_end(open_page):
    server = Server(0, "--code-timeout", "20", program=built("Hostile"))
    try:
        page = open_page(tolerant=True, link=server.url)
        expect(page.locator(".pill-word")).to_have_text("Live")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_text("Count 1", exact=True).first).to_be_visible()
        page.get_by_role("button", name="Loop", exact=True).click()
        bar = page.get_by_role("region", name="Build", exact=True)
        expect(bar).to_contain_text("The app’s code takes more than two seconds.")
        expect(bar).to_contain_text("In session main, during tap “Loop”.")
        expect(bar).to_contain_text("HostileView.body.getter (HostileApp.swift:28)")
        expect(bar).to_contain_text("The app crashed and was started again.", timeout=60_000)
        expect(bar).to_contain_text("HostileView.body.getter (HostileApp.swift:28)")
        expect(page.get_by_text("Count 1", exact=True).first).to_be_visible()
    finally:
        server.stop()
