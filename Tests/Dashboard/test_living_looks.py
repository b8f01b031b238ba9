"""Live scenes in every size and theme: nothing overflows, and axe finds nothing."""

import os

import pytest

import live_scenes as scenes
from dashboard_pages import assert_accessible
from live_scenes import LiveSession

PATH = [scenes.element(1, "Recipe", 11)]
PROBLEMS = [
    {
        "code": "destination_missing",
        "message": "No destination.",
        "why": "None is declared.",
        "control": "d4",
    }
]
BESIDE = {"sidebar": scenes.SIDEBAR, "content": scenes.CONTENT}
LOOKS = {
    "columns": scenes.document(problems=PROBLEMS),
    "free": scenes.document(view={**BESIDE, "detail": scenes.FREE}, path=PATH),
    "mac": scenes.document(scenes.MAC),
    "overlay": scenes.overlaid(),
    "list": scenes.collapsed(scenes.SIDEBAR, 1),
    "pushed": scenes.collapsed({**scenes.DETAIL, "back": "Dessert"}, path=PATH),
    "placeholder": scenes.collapsed(scenes.PLACEHOLDER, path=PATH, problems=PROBLEMS),
    "sheet": scenes.document(view={**BESIDE, "detail": scenes.DETAIL, "sheet": scenes.SHEET}),
    "sheet-compact": scenes.document(
        scenes.IPHONE, {"stack": scenes.SIDEBAR, "sheet": scenes.SHEET}
    ),
    "alert": scenes.document(scenes.IPHONE, {"stack": scenes.DETAIL, "alert": scenes.ALERT}),
}


@pytest.fixture
def show(open_page):
    def show(look, width=1440, height=900, **options):
        page = open_page(
            width,
            height,
            reduced_motion="reduce",
            prepare=lambda page: LiveSession(page, LOOKS[look]),
            **options,
        )
        page.locator("app-screen").first.wait_for()
        return page

    return show


@pytest.mark.parametrize(
    ("width", "height", "scheme"),
    [(1440, 900, "light"), (1440, 900, "dark"), (900, 1100, "light"), (390, 844, "dark")],
)
@pytest.mark.parametrize("look", LOOKS)
def test_a_live_scene_overflows_nowhere(show, tmp_path, look, width, height, scheme):
    page = show(look, width, height, color_scheme=scheme)
    folder = os.environ.get("DASHBOARD_SCREENSHOTS", str(tmp_path))
    page.screenshot(path=f"{folder}/scene-{look}-{width}-{scheme}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    over = page.evaluate("""() => [...document.querySelectorAll('.screen-scroll')]
      .filter((screen) => screen.checkVisibility() && screen.scrollWidth > screen.clientWidth + 1)
      .map((screen) => screen.textContent)""")
    assert over == []


@pytest.mark.parametrize(
    ("look", "view"),
    [(look, view) for look in LOOKS for view in ("light", "dark")]
    + [("columns", "phone"), ("pushed", "phone"), ("columns", "forced"), ("columns", "rtl")],
)
def test_axe_finds_nothing_in_a_live_scene(show, look, view):
    size = (390, 844) if view == "phone" else (1440, 900)
    options = {"color_scheme": "dark" if view == "dark" else "light"}
    if view == "forced":
        options["forced_colors"] = "active"
    page = show(look, *size, **options)
    if view == "rtl":
        page.evaluate("document.documentElement.dir = 'rtl'")
    assert_accessible(page)
