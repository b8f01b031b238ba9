"""The device on the stage: true sizes in points, its own corners, cutouts and color scheme."""

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from dashboard_pages import expect_revision

FRAME = """() => {
  const screen = document.querySelector('.device-screen');
  const [box, style] = [screen.getBoundingClientRect(), getComputedStyle(screen)];
  return {
    points: [screen.offsetWidth, screen.offsetHeight],
    scale: box.width / screen.offsetWidth,
    corner: style.borderTopLeftRadius,
    font: style.fontSize,
    cutout: document.querySelector('.device-cutout').checkVisibility(),
    safe: ['t', 'l', 'b', 'r'].map((edge) => style.getPropertyValue(`--device-${edge}`)),
  };
}"""


def frame(page, script, device):
    script("setEnvironment", device=device)
    expect(page.get_by_label("Device", exact=True)).to_have_value(device)
    return page.evaluate(FRAME)


def test_a_device_is_laid_out_in_points_and_scaled_as_a_whole(page, script):
    iphone = frame(page, script, "iphone-16")
    assert iphone["points"] == [393, 852] and iphone["font"] == "17px"
    assert 0.3 < iphone["scale"] < 1
    pad = frame(page, script, "ipad-11-landscape")
    assert pad["points"] == [1194, 834] and pad["font"] == "17px"


def test_the_zoom_is_fit_half_or_whole(page, script):
    script("setEnvironment", device="iphone-16")
    zoom = page.get_by_label("Zoom")
    for choice, scale in [("0.5", 0.5), ("1", 1)]:
        zoom.select_option(choice)
        expect(page.locator(".stage-fit")).to_have_attribute("data-zoomed", "")
        page.wait_for_function(f"(scale) => Math.abs(({FRAME})().scale - scale) < 0.001", arg=scale)
    page.reload()
    expect(zoom).to_have_value("1")
    zoom.select_option("fit")
    expect(page.locator(".stage-fit")).not_to_have_attribute("data-zoomed", "")
    box, room = (page.locator(name).bounding_box() for name in (".device", ".stage-fit"))
    assert box["height"] <= room["height"] + 1


@pytest.mark.parametrize(
    ("device", "corner", "cutout", "safe"),
    [
        ("iphone-se", 0, True, [20, 0, 0, 0]),
        ("iphone-16", 55, True, [59, 0, 34, 0]),
        ("iphone-16-landscape", 55, True, [0, 59, 21, 59]),
        ("iphone-16-pro", 62, True, [62, 0, 34, 0]),
        ("ipad-11", 18, False, [24, 0, 20, 0]),
        ("mac-window", 10, False, [0, 0, 0, 0]),
    ],
)
def test_corners_cutouts_and_safe_areas_are_those_of_the_device(
    page, script, device, corner, cutout, safe
):
    found = frame(page, script, device)
    assert (found["corner"], found["cutout"]) == (f"{corner}px", cutout)
    assert found["safe"] == [f"{inset}px" for inset in safe]


def test_the_reference_describes_the_screen_of_every_device(server):
    with urlopen(f"{server.url}/protocol.json") as answer:
        devices = json.load(answer)["components"]["x-devices"]
    for device in devices:
        assert device["cutout"] in ("none", "homeButton", "notch", "island")
        assert len(device["safeArea"]) == 4 and device["corner"] >= 0
        assert (device["cutout"] == "none") == (device["kind"] != "phone")


def test_the_devices_color_scheme_is_not_the_pages(open_page, script):
    script("setEnvironment", device="iphone-16")
    page = open_page(color_scheme="dark")
    scheme = "getComputedStyle(document.querySelector('.device')).colorScheme"
    assert page.evaluate(scheme) == "light"
    page.get_by_label("Appearance").select_option("dark")
    expect(page.locator(".device")).to_have_attribute("data-scheme", "dark")
    assert page.evaluate(scheme) == "dark"
    assert script.state()["environment"]["colorScheme"] == "dark"


def test_the_settings_of_a_device_are_chosen_beside_it(page, script):
    page.get_by_title("More settings").click()
    page.get_by_label("Text size").select_option("accessibility2")
    page.get_by_label("Contrast").select_option("increased")
    page.get_by_label("Direction").select_option("rightToLeft")
    expect(page.locator(".device-screen")).to_have_attribute("dir", "rtl")
    environment = script.state()["environment"]
    assert environment["dynamicTypeSize"] == "accessibility2"
    assert environment["colorSchemeContrast"] == "increased"
    assert environment["layoutDirection"] == "rightToLeft"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 640)])
def test_the_settings_of_a_device_are_whole_on_a_phone(open_page, script, width, height):
    page = open_page(width, height, panels=False, has_touch=True, is_mobile=True)
    page.locator(".toolbar-fold").tap()
    page.get_by_title("More settings").tap()
    box = page.locator(".toolbar-settings").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert box["y"] >= 0 and box["y"] + box["height"] <= height
    locale = page.get_by_label("Locale")
    locale.scroll_into_view_if_needed()
    locale.fill("fr-CH")
    locale.press("Enter")
    expect(page.locator(".device").first).to_be_visible()
    page.get_by_label("Look").select_option("iOS 27")
    expect(page.locator(".device").first).to_have_attribute("data-look", "27")
    assert script.state()["environment"]["locale"] == "fr-CH"


def test_the_location_and_the_language_of_a_device_are_chosen_beside_it(page, script):
    page.get_by_title("More settings").click()
    page.get_by_label("Location").select_option("Tokyo")
    locale = page.get_by_label("Locale")
    locale.fill("ja-JP")
    locale.press("Enter")
    expect_revision(page, 2)
    environment = script.state()["environment"]
    assert (environment["location"], environment["locale"]) == ("tokyo", "ja-JP")
    script("setEnvironment", locale="fr-CH", location="nowhere")
    expect(page.get_by_label("Location")).to_have_value("nowhere")
    expect(locale).to_have_value("ja-JP")
    locale.blur()
    script("setEnvironment", locale="fr-FR")
    expect(locale).to_have_value("fr-FR")
    locale.fill("")
    locale.press("Tab")
    expect_revision(page, 5)
    assert "locale" not in script.state()["environment"]


def test_a_text_that_is_no_locale_is_not_sent(page, script):
    page.get_by_title("More settings").click()
    locale = page.get_by_label("Locale")
    locale.fill("not a locale!")
    locale.press("Enter")
    assert locale.evaluate("field => field.validity.patternMismatch")
    assert script("state.get")["revision"] == 0


def test_every_choice_of_a_setting_is_accepted_by_the_server(page, server):
    with urlopen(f"{server.url}/protocol.json") as answer:
        state = json.load(answer)["components"]["schemas"]["State"]
    for member, schema in state["properties"]["environment"]["properties"].items():
        select = page.locator(f"select#setting-{member}")
        if select.count():
            offered = select.locator("option").evaluate_all("all => all.map((one) => one.value)")
            assert offered == schema["enum"], member
