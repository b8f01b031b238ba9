"""The page's main states, and how a person gets to each, for pictures of them in many sizes."""


def open_app(script):
    script("scene.open", id="recipes")
    script("setEnvironment", device="ipad-11-landscape")
    script("tap", label="Dessert")
    script("tap", label="Apple Pie")


def open_values(script):
    script("push", values=[42, "Hello", True])
    script("pop")
    script("push", value={"type": "User", "value": {"id": 9007199254740993, "name": "Blob"}})
    script("undo")


def open_hidden_path(script):
    script("setEnvironment", device="iphone-16")
    script("push", values=[1, "two"])


def key(chord):
    return lambda page: page.keyboard.press(chord)


def panel(name, chord):
    def show(page):
        page.keyboard.press(chord)
        page.locator(name).first.wait_for()

    return show


def open_library(script):
    script("scene.open", id="deep-links")
    script("openURL", url="library://book/2/chapter/3")


def write_script(page):
    """A script that fails at its second line."""
    page.keyboard.press("r")
    page.locator(".script-text").fill(
        '{"method":"popToRoot"}\n{"expect":{"depth":2}}\n{"method":"push","params":{"value":42}}'
    )
    page.locator("script-panel .primary").click()
    page.locator(".script-row[data-mark=failed]").wait_for()


def look_back(page):
    page.keyboard.press("[")
    page.locator("revision-card:not([hidden])").wait_for()


def open_sessions(page):
    page.locator("page-tools button").nth(1).click()
    page.locator("session-sheet dialog").wait_for()


# By name: a script's commands before, and a person's actions after them.
STATES = {
    "app": (open_app, None),
    "values": (open_values, None),
    "problems": (open_hidden_path, panel("problem-list", "e")),
    "state": (open_app, panel("state-tree", "t")),
    "diff": (open_app, panel("revision-diff", "d")),
    "json": (open_values, panel("state-json", "j")),
    "code": (open_values, panel("source-view", "k")),
    "test": (open_values, panel("session-code", "Shift+K")),
    "log": (open_app, panel("revision-log", "l")),
    "sequence": (open_values, panel("sequence-diagram", "q")),
    "scripts": (open_app, write_script),
    "deep-link": (open_library, panel(".deep-link", "g")),
    "past": (open_app, look_back),
    "palette": (open_app, panel("command-palette dialog", "Control+k")),
    "keys": (open_values, panel("shortcut-sheet dialog", "?")),
    "sessions": (open_values, open_sessions),
}

SIZES = [(1440, 900), (1920, 1080), (1280, 720), (1024, 768)]
PHONE = (390, 844)

# By name: the options of a browser.
LOOKS = {
    "light": {"color_scheme": "light"},
    "ja-dark": {"color_scheme": "dark", "locale": "ja-JP"},
}
