"""Every scene looks as in its approved pictures: on a phone, a tablet and a Mac, light and dark,
and in the look of iOS 27.

`make references` takes the kept pictures again; look at each change before you commit it.
"""

import os
from pathlib import Path

import pytest
from PIL import Image

import pictures
from dashboard_pages import wait_until, without_timer
from scene_tour import LOOKS, Tour

KEPT = Path(__file__).parent / "References"
RENEWS = os.environ.get("REFERENCES") == "renew"

# Only the stage, with nothing of the page over it, and in whole pixels: at fractions of a pixel the
# smoothing of letters depends on their layer.
BARE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    device-stage { position: fixed; inset: 0; z-index: 99; background: gray; }
    .device-room { position: fixed !important; inset: 0 auto auto 0; margin: 0 !important; }
    .who-tag, .why { display: none !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""

STYLED = "[...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)"

SCREEN = """() => {
  const { x, y, width, height } = document.querySelector('.device-screen').getBoundingClientRect();
  return { x, y, width, height };
}"""


def shown_looks(device, scene):
    """On a phone the start of a scene, on wide screens the screens that it leads to."""
    looks = LOOKS[scene]
    if device == "iphone-16":
        more = looks if scene in ("music", "settings") else []
        return [("root", "light"), ("root", "dark"), *((look, "light") for look in more)]
    wanted = ["list", "grid", "deep"] if device == "mac-window" else ["deep"]
    look = next((look for look in wanted if look in looks), next(iter(looks)))
    return [(look, "light"), (look, "dark")]


SHORT = pytest.param("mac-window", "18", marks=pytest.mark.short)
DEVICES = [("iphone-16", "18"), ("ipad-11-landscape", "18"), SHORT]
DEVICES += [("iphone-16", "27"), ("ipad-11-landscape", "27")]


@pytest.mark.parametrize(("device", "system"), DEVICES)
def test_every_scene_looks_as_in_its_approved_pictures_on(
    open_page, script, tmp_path, device, system
):
    folder = KEPT / (device if system == "18" else f"{device}-{system}")
    page = open_page(1340, 900, reduced_motion="reduce")
    page.evaluate(BARE)
    # The halo around a device that another client changes is in the pictures.
    without_timer(page, 1200)
    page.get_by_label("Zoom").select_option("1")
    tour, opened, differences = Tour(page, script), None, []
    for scene in LOOKS:
        for look, scheme in shown_looks(device, scene):
            if opened != (scene, look):
                tour.open(scene, look)
            opened = (scene, look)
            tour.set(device=device, colorScheme=scheme, locale="en_US", look=system)
            wait_until(page, lambda: page.evaluate(STYLED))
            kept = folder / f"{scene}-{look}-{scheme}.webp"
            differences += renew(page, kept) if RENEWS else differing(page, kept, tmp_path)
    assert differences == [], "\n".join(differences)


def screen(page):
    return pictures.small(page.screenshot(clip=page.evaluate(SCREEN)))


def renew(page, kept):
    """Keeps a picture that is new or differs; one that is the same is not written."""
    actual = screen(page)
    if not kept.exists() or told(actual, kept):
        kept.parent.mkdir(parents=True, exist_ok=True)
        actual.save(kept, lossless=True, quality=100, method=6)
    return []


def differing(page, kept, folder):
    """The differences between the screen and the kept picture."""
    if not kept.exists():
        return [f"{kept} is not there: make references"]
    actual = screen(page)
    if not told(actual, kept):
        return []
    path = folder / f"{kept.parent.name}-{kept.stem}"
    actual.save(f"{path}-actual.png")
    pictures.difference(Image.open(kept).convert("RGB"), actual)[2].save(f"{path}-difference.png")
    return [f"{told(actual, kept)}: {path}-actual.png, {path}-difference.png"]


def told(actual, kept):
    """The size of the difference from the kept picture; empty if they are the same."""
    mean, worst, _ = pictures.difference(Image.open(kept).convert("RGB"), actual)
    if mean <= pictures.MOST_IN_ALL and worst <= pictures.MOST_IN_A_BLOCK:
        return ""
    return f"{kept.parent.name}/{kept.name} differs by {mean:.2f} in the mean, {worst} at worst"
