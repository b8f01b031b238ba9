"""Reading the page and working in it, for all tests."""

import json

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

# The pages on which a panel is checked, as options of a new page, by name.
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
    "rtl": {"color_scheme": "light"},
    "phone": {"width": 390, "height": 844, "has_touch": True},
    "tablet": {"width": 1024, "height": 768},
}


def path(page):
    """The texts of the path's chips."""
    return page.locator("path-bar .chip .chip-text").all_inner_texts()


def expect_path(page, *texts):
    expect(page.locator("path-bar .chip .chip-text")).to_have_text(list(texts))


def expect_revision(page, revision):
    expect(page.locator(".pill-revision")).to_have_text(f"r{revision}")


def expect_learned(page):
    """Waits until the page has devices, scenes and types, which it requests when it opens."""
    for options in ("#device option", "#scene option"):
        expect(page.locator(options).nth(1)).to_be_attached()
    # A path of one type takes no other.
    types = page.locator(".type-more option:nth-child(2), .type-option:only-child")
    expect(types.first).to_be_attached()


def reload(page):
    page.reload()
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")


def push(page, kind, text):
    page.get_by_role("radio", name=kind, exact=True).check()
    page.get_by_label("Value", exact=True).fill(text)
    page.get_by_role("button", name="Push", exact=True).first.click()


def write_json(page, kind):
    """Chooses a type of the session's own, and the field for its JSON."""
    page.get_by_role("radio", name=kind, exact=True).check()
    page.get_by_role("radio", name="JSON", exact=True).check()
    return page.get_by_label("Value", exact=True)


def expect_whole_log(page, newest):
    """Expects every revision in the log, from the newest down to the first."""
    expect(page.locator(f".log-row[data-revision='{newest}']")).to_be_visible()
    assert log_revisions(page) == list(range(newest, 0, -1))


def log_revisions(page):
    """Every revision in the log, newest first, read by scrolling through it."""
    grid = page.locator(".log-grid")
    return grid.evaluate("""async (grid) => {
      const seen = new Set();
      const frame = () => new Promise(requestAnimationFrame);
      const late = performance.now() + 20000;
      const isWaiting = () =>
        grid.querySelector('.log-row[aria-busy]') !== null && performance.now() < late;
      for (grid.scrollTop = 0; ; grid.scrollTop += grid.clientHeight / 2) {
        do { await frame(); await frame(); } while (isWaiting());
        for (const row of grid.querySelectorAll('.log-row:not([aria-busy])'))
          seen.add(Number(row.dataset.revision));
        if (grid.scrollTop + grid.clientHeight >= grid.scrollHeight - 1) break;
      }
      grid.scrollTop = 0;
      return [...seen].sort((a, b) => b - a);
    }""")


# Endless animations do not count.
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().filter((motion) =>
    motion.playState === 'running' && Number.isFinite(motion.effect.getComputedTiming().endTime));
  do {
    await frame(); await frame();
    await Promise.allSettled(moving().map((motion) => motion.finished));
  } while (moving().length > 0);
}"""


def stand_still(page):
    """Waits until nothing on the page moves: halfway, colors and positions belong to no state."""
    page.evaluate(STILL)


def axe_report(page, **options):
    """Axe's findings on the page once nothing moves."""
    stand_still(page)
    return Axe().run(page, **options)


def assert_accessible(page, **options):
    report = axe_report(page, **options)
    assert report.violations_count == 0, report.generate_report()


def expect_revision_named(page, revision):
    """Expects the change of another client on the page, and that its name has disappeared again."""
    expect_revision(page, revision)
    tag = page.locator(".who-tag")
    expect(tag).to_contain_text("by ")
    expect(tag).to_be_hidden()


# The width of a menu, and the width that its text needs.
MENU_WIDTHS = """(select) => {
  const width = select.offsetWidth;
  select.style.cssText = "flex: none; min-inline-size: max-content; max-inline-size: none";
  const wanted = select.offsetWidth;
  select.style.cssText = "";
  return [width, wanted];
}"""


def assert_menu_is_whole(select):
    width, wanted = select.evaluate(MENU_WIDTHS)
    assert width >= wanted


def two_frames(page):
    """Waits until the page has drawn what it knows now."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# Waits until the server has received every size and frame from the page, and answered.
ALL_TOLD = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const going = '[data-telling], [data-phase]:not([data-phase=idle])';
  do {
    await frame(); await frame();
  } while (document.querySelector(going));
}"""


def all_told(page):
    page.evaluate(ALL_TOLD)


def clock_on(page, milliseconds):
    """Moves the page's clock forward, for what it does only some time after something else."""
    page.evaluate(
        """(later) => {
          const now = performance.now.bind(performance);
          performance.now = () => now() + later;
        }""",
        milliseconds,
    )


def timers_at_once(page):
    """Timers of less than a second fire in the next task, so what they send comes first."""
    page.evaluate(
        """() => {
          const { setTimeout } = window;
          window.setTimeout = (work, time = 0, ...more) =>
            setTimeout(work, time < 1000 ? 0 : time, ...more);
        }"""
    )


def without_timer(page, milliseconds):
    """Timers of exactly this length never fire on the page, however slow a test is."""
    page.evaluate(
        """(never) => {
          const { setTimeout } = window;
          window.setTimeout = (work, time, ...more) =>
            time === never ? 0 : setTimeout(work, time, ...more);
        }""",
        milliseconds,
    )


def wait_until(page, holds):
    """Waits for a condition on the test's side, while the page goes on."""
    for _ in range(800):
        if holds():
            return
        page.wait_for_timeout(25)
    raise AssertionError("It never came to that.")


class Questions:
    """The requests of a page on its socket, and which of them are still unanswered."""

    def __init__(self, page):
        self.methods, self.open = set(), set()
        page.on("websocket", self.follow)

    def follow(self, socket):
        socket.on("framesent", self.ask)
        socket.on("framereceived", lambda text: self.open.discard(json.loads(text).get("id")))

    def ask(self, text):
        message = json.loads(text)
        self.methods.add(message["method"])
        self.open.add(message["id"])


class Line:
    """Sits between the page and the server: can cut, drop, repeat and reorder messages."""

    def __init__(self, page):
        self.openings = []
        self.was_cut = set()
        self.sent = []
        self.change = lambda message, deliver: deliver(message)
        page.route_web_socket("**/ws/**", self.open)

    def open(self, socket):
        server = socket.connect_to_server()
        self.openings.append((socket, server))
        socket.on_message(lambda message: (self.sent.append(message), server.send(message)))
        server.on_message(lambda message: self.hear(socket, message))

    def hear(self, socket, message):
        if socket not in self.was_cut:
            self.change(message, socket.send)

    def cut(self):
        socket, server = self.openings[-1]
        self.was_cut.add(socket)
        server.close(code=1000)
        socket.close(code=4000, reason="cut by the test")
