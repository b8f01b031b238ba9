"""Cuts, gaps, restarts and tokens: nothing is lost, nothing is done twice."""

import json
import re
import signal

import pytest
from playwright.sync_api import expect

from dashboard_pages import (
    Line,
    Questions,
    expect_path,
    expect_revision,
    expect_whole_log,
    push,
    wait_until,
)
from dashboard_server import Script, Server


@pytest.mark.short
def test_cuts_lose_nothing_and_duplicate_nothing(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    line = lines[0]
    for value in range(100):
        if value % 5 == 2:
            line.cut()
        script("push", value=value)
    expect_revision(page, 100)
    state = script.state()
    expect(page.locator("path-bar .chip .chip-text").last).to_have_text("99")
    expect(page.locator(".card[data-place='0'] .face-depth")).to_have_text(" · depth 100")
    assert [e["value"] for e in state["detail"]["path"]] == list(range(100))
    expect_whole_log(page, 100)
    resumed = [url for url in (socket.url for socket, _ in line.openings) if "revision=" in url]
    assert len(resumed) == len(line.openings) - 1 >= 1


@pytest.mark.short
def test_a_long_absence_is_shown_and_caught_up(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    page.route_web_socket("**/ws/**", lambda socket: socket.close(code=4000))
    lines[0].cut()
    banner = page.locator("page-banner")
    expect(banner).to_contain_text("Disconnected")
    expect(page.locator(".pill-word")).to_have_text("Reconnecting")
    expect(page.locator("device-stage")).to_have_attribute("data-link", "away")
    script("push", values=[1, 2])
    page.get_by_label("Value", exact=True).fill("77")
    page.route_web_socket("**/ws/**", lines[0].open)
    page.evaluate("document.querySelector('page-banner button').click()")
    # The banner stays only for some seconds.
    expect(banner).to_have_text(re.compile("Caught up on 1 change, none lost"))
    expect_path(page, "1", "2")
    expect(page.get_by_label("Value", exact=True)).to_have_value("77")


def test_a_server_that_hangs_is_shown_within_ten_seconds(open_page):
    server = Server()
    try:
        questions = []
        page = open_page(
            tolerant=True,
            link=f"{server.url}/?session=still",
            prepare=lambda page: questions.append(Questions(page)),
        )
        word = page.locator(".pill-word")
        expect(word).to_have_text("Live")
        # An unanswered request from the opening would be shown instead.
        wait_until(page, lambda: "presence.list" in questions[0].methods and not questions[0].open)
        server.process.send_signal(signal.SIGSTOP)
        expect(word).to_have_text(re.compile("No answer for [0-9] s"), timeout=10_000)
        expect(page.locator("link-pill")).to_have_attribute("data-tone", "busy")
        expect(word).to_have_text("Reconnecting", timeout=20_000)
        server.process.send_signal(signal.SIGCONT)
        # It reconnects by itself.
        expect(word).to_have_text("Live", timeout=20_000)
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.stop()


@pytest.mark.short
def test_a_command_without_an_answer_is_explained_until_the_answer_comes(open_page):
    server = Server()
    try:
        page = open_page(tolerant=True, link=f"{server.url}/?session=busy")
        expect(page.locator(".pill-word")).to_have_text("Live")
        server.process.send_signal(signal.SIGSTOP)
        page.get_by_label("Value", exact=True).fill("7")
        page.keyboard.press("Enter")
        banner = page.locator("page-banner")
        expect(banner).to_contain_text("The app’s code may not return", timeout=10_000)
        server.process.send_signal(signal.SIGCONT)
        expect_path(page, "7")
        expect(banner).to_be_hidden()
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.stop()


@pytest.mark.short
def test_a_short_interruption_is_not_shown(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    page.evaluate("""() => {
      window.spoken = 0;
      const banner = document.querySelector('page-banner');
      new MutationObserver(() => { window.spoken += banner.hidden ? 0 : 1; }).observe(
        banner, { attributes: true, attributeFilter: ['hidden'] });
      // The interruption is short, however busy the machine is.
      const now = performance.now.bind(performance);
      const start = now();
      performance.now = () => start + (now() - start) / 40;
    }""")
    lines[0].cut()
    script("push", value=1)
    expect_path(page, "1")
    assert page.evaluate("window.spoken") == 0


def test_the_page_reconnects_at_once_when_the_browser_is_online_again(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    page.evaluate("Math.random = () => 0.999999")
    count = len(lines[0].openings)
    lines[0].cut()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function("() => document.querySelector('link-pill').dataset.tone === 'ok'")
    script("push", value=1)
    expect_path(page, "1")
    assert len(lines[0].openings) == count + 1


@pytest.mark.parametrize("fault", ["dropped", "doubled", "swapped"])
def test_a_change_that_is(open_page, script, fault):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    held = []

    def change(message, deliver):
        revision = json.loads(message).get("params", {}).get("revision")
        if '"changed"' not in message or revision not in (3, 4):
            deliver(message)
        elif fault == "doubled":
            deliver(message)
            deliver(message)
        elif revision == 3 and (fault == "dropped" or (fault == "swapped" and not held)):
            held.append(message)
        else:
            deliver(message)
            if fault == "swapped" and revision == 4:
                deliver(held[0])

    lines[0].change = change
    for value in range(8):
        script("push", value=value)
    expect_path(page, *"01234567")
    expect_whole_log(page, 8)


@pytest.mark.short
def test_a_command_whose_answer_was_cut_off_is_done_once(open_page, script):
    lines = []
    page = open_page(prepare=lambda page: lines.append(Line(page)))
    line = lines[0]

    def change(message, deliver):
        if '"changed"' in message:
            line.change = lambda message, deliver: deliver(message)
            line.cut()
        else:
            deliver(message)

    line.change = change
    push(page, "Int", "5")
    expect_path(page, "5")

    def pushes():
        return sum('"push"' in message for message in line.sent)

    wait_until(page, lambda: pushes() == 2)
    # The page sends in order: once the next command is done, no earlier one is left.
    push(page, "Int", "6")
    expect_path(page, "5", "6")
    assert [e["value"] for e in script.state()["detail"]["path"]] == [5, 6]
    assert pushes() == 3


@pytest.mark.short
def test_a_page_continues_after_its_server_was_killed(open_page, session):
    first = Server()
    page = open_page(tolerant=True, link=f"{first.url}/?session={session}")
    page.locator("link-pill[data-tone=ok]").wait_for()
    Script(first, session)("push", values=[1, 2, 3])
    expect_path(page, "1", "2", "3")
    first.kill()
    expect(page.locator("page-banner")).to_contain_text("Disconnected")
    # At another port, so that the page reconnects after the change.
    elsewhere = Server(folder=first.folder)
    Script(elsewhere, session)("push", value=4)
    elsewhere.stop()
    second = Server(first.port, folder=first.folder)
    try:
        # The banner stays only for some seconds.
        expect(page.locator("page-banner")).to_have_text(
            re.compile("Caught up on 1 change, none lost")
        )
        expect_path(page, "1", "2", "3", "4")
        expect_whole_log(page, 2)
    finally:
        second.stop()


def test_a_restarted_server_without_storage_shows_a_new_history(open_page, session):
    first = Server(0, "--ephemeral")
    page = open_page(tolerant=True, link=f"{first.url}/?session={session}")
    page.locator("link-pill[data-tone=ok]").wait_for()
    Script(first, session)("push", values=[1, 2, 3])
    expect_path(page, "1", "2", "3")
    first.stop()
    expect(page.locator("page-banner")).to_contain_text("Disconnected")
    expect_path(page, "1", "2", "3")
    second = Server(first.port, "--ephemeral")
    try:
        expect(page.locator("page-banner")).to_contain_text("without the old history")
        expect_path(page)
        expect(page.locator(".log-empty")).to_be_visible()
        Script(second, session)("push", value=9)
        expect_path(page, "9")
    finally:
        second.stop()


def high_bars(page):
    """The number of revisions on the timeline with a path that is not empty."""
    return page.locator(".timeline-bars").evaluate("""(canvas) => {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d').getImageData(0, height - 10, width, 1);
      const painted = Array.from({ length: width }, (_, x) => data[4 * x + 3] > 127);
      return painted.filter((is, x) => is && !painted[x - 1]).length;
    }""")


def test_the_timeline_shows_a_new_history_that_is_as_long_as_the_lost_one(open_page, session):
    first = Server(0, "--ephemeral")
    page = open_page(
        tolerant=True,
        link=f"{first.url}/?session={session}",
        prepare=lambda page: page.add_init_script("Math.random = () => 0.99"),
    )
    page.locator("link-pill[data-tone=ok]").wait_for()
    Script(first, session)("push", values=[1, 2, 3])
    wait_until(page, lambda: high_bars(page) == 1)
    first.kill()
    banner = page.locator("page-banner")
    expect(banner).to_contain_text(re.compile("Next try in ([4-9]|..) s"))
    second = Server(first.port, "--ephemeral")
    try:
        Script(second, session)("setEnvironment", device="iphone-16")
        banner.get_by_role("button", name="Retry now").click()
        expect(banner).to_contain_text("without the old history")
        expect_revision(page, 1)
        wait_until(page, lambda: high_bars(page) == 0)
    finally:
        second.stop()


def test_a_server_with_a_token_accepts_its_link_once(open_page, session, tmp_path):
    token = tmp_path / "token"
    token.touch(0o600)
    token.write_text("0123456789abcdef" * 4)
    server = Server(0, "--token-file", str(token))
    try:
        link = server.link.replace("/#", f"/?session={session}#")
        page = open_page(tolerant=True, link=link)
        page.locator("link-pill[data-tone=ok]").wait_for()
        assert "#" not in page.url
        page.reload()
        prompt = page.get_by_role("dialog")
        expect(prompt).to_be_visible()
        prompt.get_by_label("Token").fill("wrong")
        prompt.get_by_role("button", name="Unlock").click()
        expect(prompt).to_contain_text("wrong token")
        prompt.get_by_label("Token").fill(token.read_text())
        prompt.get_by_role("button", name="Unlock").click()
        expect(prompt).to_be_hidden()
        page.locator("link-pill[data-tone=ok]").wait_for()
        push(page, "Int", "1")
        expect_path(page, "1")
    finally:
        server.stop()
