"""Takes the pictures in README and the articles, light and dark. Run by `make pictures`."""

import io

from PIL import Image
from playwright.sync_api import sync_playwright

from chromium import launch
from dashboard_server import CHECKOUT, Script, Server
from page_states import open_app

SIZE = {"width": 1440, "height": 900}
# GitHub shows README about 900 points wide.
WIDTH = 1200


def show_problem(page):
    page.keyboard.press("e")
    page.locator("problem-list").wait_for()


def look_back(page):
    page.keyboard.press("d")
    page.locator("revision-diff").wait_for()
    page.keyboard.press("[")
    page.locator("revision-card:not([hidden])").wait_for()


def x_ray(page):
    page.keyboard.press("x")
    page.get_by_role("tab", name="X-ray", selected=True).wait_for()


def code(page):
    page.keyboard.press("Shift+K")
    page.locator("session-code").wait_for()


def open_wrong_path(script):
    script("scene.open", id="mixed-types")
    script("setEnvironment", device="iphone-16")
    script("tap", label="1")
    script("push", value={"type": "Swift.Double", "value": 2.5})


def open_recipe(script):
    def recipe(name, minutes):
        value = {"id": name.lower().replace(" ", "-"), "name": name, "minutes": minutes}
        return {"type": "Recipe", "value": value | {"category": "dessert"}}

    script("select", column="sidebar", value={"type": "Category", "value": "dessert"})
    script("select", column="content", value=recipe("Apple Pie", 75))
    script("push", values=[42, recipe("Tiramisu", 40)])
    script("pop")
    script("push", value=recipe("Lemon Tart", 60))


# By name: a script's commands before, and a person's actions after them.
PICTURES = {
    "dashboard": (open_recipe, code),
    "gallery": (open_app, x_ray),
    "past": (open_app, look_back),
    "problem": (open_wrong_path, show_problem),
}


def place(name, scheme):
    """README's picture is beside it; DocC expects "~dark" in the names of dark ones."""
    if name == "dashboard":
        return CHECKOUT / ".assets" / f"{name}-{scheme}.png"
    pictures = CHECKOUT / "Sources/Products/Colonnade/Colonnade.docc/Pictures"
    return pictures / f"{name}{'~dark' if scheme == 'dark' else ''}.png"


def take(browser, server, name, scheme):
    prepare, show = PICTURES[name]
    # The session's name is in the picture.
    session = f"{name}-{scheme}"
    script = Script(server, session, name="demo")
    prepare(script)
    script("setEnvironment", colorScheme=scheme)
    page = browser.new_page(viewport=SIZE, color_scheme=scheme)
    page.goto(f"{server.url}/?session={session}&tour=off")
    page.locator("link-pill[data-tone=ok]").wait_for()
    page.locator("body :not(:defined)").first.wait_for(state="detached")
    show(page)
    page.wait_for_load_state("networkidle")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    height = SIZE["height"] * WIDTH // SIZE["width"]
    small = picture.resize((WIDTH, height), Image.Resampling.LANCZOS).quantize(256)
    small.save(place(name, scheme), optimize=True)
    page.close()


def main():
    server = Server()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name in PICTURES:
            for scheme in ["light", "dark"]:
                take(browser, server, name, scheme)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
