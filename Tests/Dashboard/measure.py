"""Prints how fast the page is: a burst of changes, and the opening of a long session.

All times are measured in the page itself. Run it on an idle machine: `make bench-page`.
"""

import statistics
import time

from playwright.sync_api import sync_playwright

from chromium import launch
from dashboard_server import Script, Server

SIZE = {"width": 1440, "height": 900}
ROUNDS = 7
CHANGES = 2000
SECONDS = 2

WATCH = """(last) => {
  const found = { frames: 0, tasks: [], from: performance.now() };
  window.burst = found;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.tasks.push(duration);
  }).observe({ entryTypes: ["longtask"] });
  const pill = document.querySelector(".pill-revision");
  const draw = () => {
    found.frames += 1;
    found.caught ??= pill.textContent === last ? Date.now() : undefined;
    if (found.caught) found.time = performance.now() - found.from;
    else requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}"""

STANDS = """
  const draw = () => {
    const shown = (selector) => document.querySelector(selector)?.textContent.length > 0;
    const isLive = document.querySelector("link-pill")?.dataset.tone === "ok";
    if (isLive && shown("app-screen") && shown("path-bar")) window.stands ??= performance.now();
    if (window.stands && shown(".log-row")) window.logs = performance.now();
    else requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
"""


def open_page(browser, link, script=""):
    page = browser.new_page(viewport=SIZE)
    page.add_init_script(script)
    page.goto(link)
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    return page


def burst(browser, server, number):
    """Pushes and pops alternately: each shows another screen."""
    session = f"burst-{number}"
    script = Script(server, session)
    page = open_page(browser, f"{server.url}/?session={session}")
    page.wait_for_timeout(1000)
    page.evaluate(WATCH, f"r{CHANGES}")
    start, step = time.time(), 20
    for first in range(0, CHANGES, step):
        time.sleep(max(0, start + first * SECONDS / CHANGES - time.time()))
        script.batch([("pop", {}) if n % 2 else ("push", {"value": n}) for n in range(step)])
    end = time.time()
    page.wait_for_function("() => burst.time")
    page.wait_for_timeout(500)
    found = page.evaluate("burst")
    page.close()
    script.socket.close()
    rate = found["frames"] / found["time"] * 1000
    return found["caught"] - end * 1000, rate, len(found["tasks"]), max(found["tasks"], default=0)


def opening(browser, server):
    page = open_page(browser, f"{server.url}/?session=long", STANDS)
    page.wait_for_function("() => window.logs")
    found = page.evaluate("[stands, logs]")
    page.close()
    return found


def fill(server):
    script = Script(server, "long")
    script("push", values=list(range(1000)))
    for _ in range(100):
        script.batch([("pop", {}) if n % 2 else ("push", {"value": n}) for n in range(100)])


def tell(name, values, unit):
    low, high = min(values), max(values)
    print(f"{name}: {statistics.median(values):.0f} {unit} ({low:.0f} to {high:.0f})")


def main():
    server = Server()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        late, rates, counts, longest = zip(
            *[burst(browser, server, number) for number in range(ROUNDS)], strict=True
        )
        fill(server)
        opened = [opening(browser, server) for _ in range(ROUNDS)]
        browser.close()
    server.stop()
    print(f"Medians of {ROUNDS}, least and most. {CHANGES:,} changes in {SECONDS} s:")
    tell("  caught up after the last", late, "ms")
    tell("  frames a second", rates, "")
    tell("  tasks of more than 50 ms", counts, "")
    tell("  the longest", longest, "ms")
    print("10,000 revisions and a path of 1,000:")
    tell("  stage, line and path stand", [stands for stands, _ in opened], "ms")
    tell("  and the log's rows", [logs for _, logs in opened], "ms")


if __name__ == "__main__":
    main()
