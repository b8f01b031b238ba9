"""The look of nodes: what styles draw, and that they break nothing."""

import json

import pytest
from playwright.sync_api import expect

import live_scenes as scenes
import styled_scenes as styled
from dashboard_pages import without_timer
from live_scenes import LiveSession, node

PAGE_OPTIONS = {"reduced_motion": "reduce"}


def one(*ops, kind="text", label="Words", **more):
    """A phone with one node of this style."""
    styles = styled.Styles()
    body = node(kind, label, style=styles(*ops), **more)
    return styled.phone(styles, scenes.screen("Look", body))


def value(page, selector, name):
    return page.locator(selector).first.evaluate(
        "(element, name) => getComputedStyle(element).getPropertyValue(name)", name
    )


def test_a_change_of_style_keeps_focus_caret_and_text(play):
    field = {"kind": "textField", "label": "Name", "id": "f", "value": ""}
    page, session = play(one(**field))
    # Nothing is sent, so the scene never answers.
    without_timer(page, 300)
    name = page.get_by_role("textbox", name="Name")
    name.fill("Half a word")
    name.evaluate("(field) => { field.setSelectionRange(2, 5); window.field = field; }")
    padded = [{"padding": [9, 9, 9, 9]}, {"background": {"paint": "red"}}]
    for number, ops in enumerate([padded, [*padded, *padded], []], start=1):
        session.change(one(*ops, **field))
        expect(page.locator(".pill-revision")).to_have_text(f"r{number}")
        assert name.evaluate(
            "(field) => field === window.field && field === document.activeElement"
        )
        assert name.evaluate("(field) => [field.selectionStart, field.selectionEnd]") == [2, 5]
        expect(name).to_have_value("Half a word")
    assert page.locator(".screen-nodes .box").count() == 0


def test_the_order_of_modifiers_is_kept_with_few_boxes(play):
    pad, red = {"padding": [10, 10, 10, 10]}, {"background": {"paint": "red"}}
    page, session = play(one(pad, red, {"opacity": 0.5}))
    assert page.locator(".screen-nodes .box").count() == 0
    inside = page.locator(".node-text").bounding_box()
    session.change(one(red, pad))
    expect(page.locator(".screen-nodes .box")).to_have_count(1)
    assert page.locator(".node-text").bounding_box()["height"] < inside["height"]
    assert value(page, ".box", "background-color") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize(
    ("ops", "name", "expected"),
    [
        ([{"font": "headline"}], "font-weight", "600"),
        ([{"font": "headline"}], "font-size", "17px"),
        ([{"font": {"style": "largeTitle", "weight": "bold"}}], "font-weight", "700"),
        ([{"font": {"size": 64}}], "line-height", "76.8px"),
        ([{"weight": "black"}, {"font": "caption"}], "font-weight", "900"),
        ([{"font": "title"}, {"font": "caption"}], "font-size", "28px"),
        ([{"italic": True}], "font-style", "italic"),
        ([{"digits": True}], "font-variant-numeric", "tabular-nums"),
        ([{"kerning": 3}], "letter-spacing", "3px"),
        ([{"case": "upper"}], "text-transform", "uppercase"),
        ([{"foreground": "red"}], "color", "rgb(255, 59, 48)"),
        ([{"foreground": "red"}, {"scheme": "dark"}], "color", "rgb(255, 69, 58)"),
        ([{"foreground": "#12345680"}], "color", "rgba(18, 52, 86, 0.5)"),
        ([{"foreground": {"light": "#010203", "dark": "#040506"}}], "color", "rgb(1, 2, 3)"),
        ([{"tint": "green"}, {"foreground": "blue"}], "color", "rgb(0, 122, 255)"),
        ([{"foreground": "tint"}, {"tint": "green"}], "color", "rgb(52, 199, 89)"),
        ([{"typeSize": "accessibility5"}, {"font": "body"}], "font-size", "53px"),
    ],
)
def test_text_is_set_as_its_style_says(play, ops, name, expected):
    page, _ = play(one(*ops))
    assert value(page, ".node-words", name) == expected


def test_runs_of_text_differ_and_only_links_to_the_web_are_links(play):
    runs = [[4, [{"weight": "bold"}]], [1, []], [4, [{"link": "https://example.com/a"}]]]
    evil = [1, []], [4, [{"link": "javascript:alert(1)"}]]
    page, _ = play(one({"runs": [*runs, *evil]}, label="Bold link evil"))
    assert page.locator(".node-words").inner_text() == "Bold link evil"
    assert value(page, ".run", "font-weight") == "700"
    links = page.locator(".node-words a")
    assert links.evaluate_all("(all) => all.map((link) => link.getAttribute('href'))") == [
        "https://example.com/a",
        None,
    ]


def test_runs_have_the_authors_backgrounds_and_pictures(play):
    picture = {"image": {"asset": "sign", "url": "/favicon.svg"}}
    ground = {"background": {"paint": "#ffff00"}}
    page, _ = play(one({"runs": [[4, [ground]], [0, [picture]]]}, label="Sign"))
    assert value(page, ".run", "background-color") == "rgb(255, 255, 0)"
    expect(page.locator(".node-words img")).to_have_attribute("src", "/favicon.svg")


def test_a_view_that_cannot_be_drawn_is_hatched_and_named(play):
    styles = styled.Styles()
    canvas = styles({"undrawn": "Canvas"}, {"frame": {"w": 200, "h": 100}})
    screen = styled.styled(scenes.screen("Look"), styles({"items": [-canvas]}))
    page, _ = play(styled.phone(styles, screen))
    box = page.locator("[data-undrawn=Canvas]")
    expect(box).to_have_text("Canvas")
    assert box.evaluate("(box) => [box.offsetWidth, box.offsetHeight]") == [200, 100]


def test_modifiers_that_are_not_drawn_are_counted_and_listed(play):
    styles = styled.Styles()
    canvas = styles({"undrawn": "Canvas"}, {"frame": {"w": 200, "h": 100}})
    shaded = styles({"undrawn": "colorEffect"})
    words = scenes.node("text", "Glow", style=shaded)
    screen = scenes.screen("Look", words)
    several = styled.styled(screen, styles({"items": [-canvas, 0, -canvas]}))
    page, session = play(styled.phone(styles, several))
    count = page.locator("problem-list .undrawn-count")
    expect(count).to_have_text("3 unsupported items: Canvas (2), colorEffect")
    expect(page.locator(".device [data-outlined]")).to_have_count(0)
    count.hover()
    expect(page.locator(".device [data-outlined]")).to_have_count(3)
    page.mouse.move(0, 0)
    expect(page.locator(".device [data-outlined]")).to_have_count(0)
    one = styled.styled(screen, styles({"items": [-canvas]}))
    session.change(styled.phone(styles, one))
    expect(count).to_have_text("1 unsupported item: Canvas")
    session.change(styled.phone(styles, scenes.screen("Look", scenes.node("text", "All"))))
    expect(count).to_be_hidden()
    expect(page.locator("problem-list")).to_contain_text("No problems.")


def test_symbols_are_pictures_from_the_server_in_the_color_of_the_text(play):
    symbol = {"image": {"symbol": "play.circle.fill"}}
    page, _ = play(one(symbol, {"foreground": "red"}, kind="image", label="Play"))
    picture = page.get_by_role("img", name="Play")
    expect(picture).to_have_attribute("title", "play.circle.fill")
    if page.evaluate("fetch('/symbols.json').then((answer) => answer.json())"):
        expect(picture).to_have_attribute("data-picture", "play-circle-fill")
        assert value(page, ".node-image .symbol", "background-color") == "rgb(255, 59, 48)"


def layers(page, part):
    """The look of a part of the only symbol: its color, its opacity and its first picture."""
    return page.locator(".node-image .symbol").evaluate(
        """(element, part) => {
          const { backgroundColor, opacity, maskImage } = getComputedStyle(element, part);
          return [backgroundColor, opacity, maskImage.match(/([a-z-]+)[.]svg/)[1]];
        }""",
        part,
    )


def test_the_parts_of_a_symbol_have_their_own_colors(play):
    circle = {"image": {"symbol": "xmark.circle.fill"}}
    red = {"foreground": "red"}
    page, _ = play(one(circle, red, {"symbolMode": "hierarchical"}, kind="image", label="Close"))
    assert layers(page, "::before") == ["rgb(255, 59, 48)", "0.3", "x-circle-fill"]
    assert layers(page, "::after") == ["rgb(255, 59, 48)", "1", "circle-fill"]
    both = {"foreground": ["white", "#0000ff"]}
    page, _ = play(one(circle, both, kind="image", label="Close"))
    assert layers(page, "::before")[0] == "rgb(0, 0, 255)"
    assert layers(page, "::after")[0] == "rgb(255, 255, 255)"


def test_a_symbol_takes_the_variant_around_it_if_no_picture_has_both(play):
    heart = {"image": {"symbol": "heart"}}
    page, _ = play(one(heart, {"variant": "circle.fill"}, kind="image", label="Like"))
    picture = page.get_by_role("img", name="Like")
    expect(picture).to_have_attribute("data-picture", "heart-fill")
    expect(picture).to_have_attribute("data-layers", "cut")
    assert layers(page, "::before")[2] == "circle-fill"


def test_an_authors_picture_follows_the_color_scheme(play):
    photo = {
        "image": {"asset": "photo", "url": "/favicon.svg", "dark": "/symbols.svg", "w": 9, "h": 9}
    }
    for scheme, inside, seen in [
        ("light", None, "light"),
        ("dark", None, "dark"),
        ("light", "dark", "dark"),
        ("dark", "light", "light"),
    ]:
        styles = styled.Styles()
        own = [{"scheme": inside}] if inside else []
        body = node("image", "Photo", style=styles(photo, *own))
        page, _ = play(styled.phone(styles, scenes.screen("Look", body), scheme=scheme))
        shown = page.locator(".node-image img:visible")
        expect(shown).to_have_count(1)
        expect(shown).to_have_class(f"for-{seen}")


HUGE = 1e300
ABSURD = [
    {"padding": [-HUGE, HUGE, "inf", None]},
    {"padding": [-40, -40, -40, -40]},
    {"frame": {"w": -5, "h": HUGE, "align": "nowhere"}},
    {"frame": {"minW": HUGE, "maxW": -3, "maxH": "inf", "idealW": "wide"}},
    {"offset": [HUGE, "inf"]},
    {"position": [-HUGE, None]},
    {"scale": [HUGE, 0]},
    {"rotate": [HUGE]},
    {"rotate3d": ["x"]},
    {"blur": HUGE},
    {"shadow": {"radius": HUGE, "x": HUGE, "paint": {"paint": {"paint": {}}}}},
    {"aspect": {"ratio": 1e-300}},
    {"font": {"size": HUGE}},
    {"font": {"size": -3, "name": "url(x)"}},
    {"lines": HUGE},
    {"opacity": -3},
    {"background": {"paint": {"linear": [[{"mix": []}, "inf"]], "from": "x"}}},
    {
        "background": {
            "paint": {"radial": [], "radii": [HUGE, -1]},
            "shape": {"path": "M0 0 url(x)"},
        }
    },
    {"background": {"paint": "red;} * {display:none", "shape": {"rounded": [HUGE, -2]}}},
    {"overlay": {"paint": "var(--x", "shape": "star"}},
    {"clip": {"uneven": ["a"]}},
    {"mask": -1},
    {"border": {"width": HUGE}},
    {"relative": {"count": 0, "span": HUGE}},
    {"foreground": ["nocolor", None]},
    {"safe": {"edges": 7}},
    {"z": HUGE},
    {"fixed": None},
    {"sparkle": True},
    {"frame": None},
    {"background": None},
    {"ax": {"label": {}, "traits": "header", "heading": "x"}},
]


@pytest.mark.parametrize("op", [*ABSURD, *[None, 3, [], {"": {}}]], ids=json.dumps)
def test_an_absurd_value_breaks_nothing(absurd, op):
    absurd([{"text": "Words"}, op, {"padding": [4, 4, 4, 4]}])
    absurd([{"fill": "red"}, op])
    absurd([{"stack": {"items": [0, 99, -99, None, {}, {"items": 3}], "spacing": op}}, op, op])


@pytest.fixture(scope="module")
def absurd(server, browser):
    """Draws a node with these operations: the page has no error, and nothing leaves the device."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    session = LiveSession(page, one())
    page.goto(f"{server.url}/?session=absurd")
    page.locator(".screen-nodes").wait_for()

    def absurd(ops):
        children = [node("text", "Inside"), node("button", "Press", "b")]
        session.change(one(*ops, kind="stack", children=children))
        expect(page.locator(".pill-revision")).to_have_text(f"r{session.revision}")
        assert faults == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        screen = page.locator(".device-screen").evaluate(
            "(screen) => [screen.scrollLeft, screen.scrollTop, getComputedStyle(screen).overflow]"
        )
        assert screen == [0, 0, "clip"]

    yield absurd
    context.close()


def test_styles_that_contain_themselves_end(play):
    styles = styled.Styles()
    number = styles({"stack": {"axis": "h", "items": [-1, -1, 0]}}, {"mask": -1})
    styles({"content": 2}, {"background": {"items": [-1, -1]}})
    body = [
        node("stack", style=number, children=[node("text", "End")]),
        node("button", "Press", "b", style=2),
    ]
    screen = styled.styled(scenes.screen("Circles", *body), styles({"items": [0, 1, -1]}))
    page, _ = play(styled.phone(styles, screen))
    expect(page.get_by_role("button", name="Press")).to_be_visible()
    assert page.locator(".screen-nodes *").count() < 5000


def test_very_deep_views_are_drawn_down_to_a_limit(play):
    styles = styled.Styles()
    box = styles({"stack": {"axis": "v"}}, {"padding": [1, 1, 1, 1]})
    deep = node("text", "Bottom")
    for _ in range(150):
        deep = node("stack", style=box, children=[deep])
    page, _ = play(styled.phone(styles, scenes.screen("Deep", deep)))
    expect(page.get_by_role("heading", name="Deep")).to_be_visible()


def sidebar(styles, *rows):
    listed = node("list", children=list(rows), style=styles({"list": {"style": "sidebar"}}))
    return styled.pad(styles, {"sidebar": scenes.screen("Menu", listed), "detail": scenes.DETAIL})


def test_the_color_of_a_chosen_row_is_stronger_than_an_apps_own(play):
    styles = styled.Styles()
    red = styles({"foreground": "red"})
    rows = [
        node("row", id=name, selected=name == "On", children=[node("text", name, style=red)])
        for name in ("On", "Off")
    ]
    page, _ = play(sidebar(styles, *rows))
    assert value(page, ".cell[data-chosen] .node-text", "color") == "rgb(255, 255, 255)"
    assert value(page, ".cell:not([data-chosen]) .node-text", "color") == "rgb(255, 59, 48)"


def test_a_chosen_row_has_the_systems_colors_where_colors_are_forced(play):
    styles = styled.Styles()
    own = styles({"rowBackground": {"paint": "red"}})
    rows = [node("row", name, name, style=own, selected=name == "On") for name in ("On", "Off")]
    page, _ = play(sidebar(styles, *rows), forced_colors="active")
    chosen, other = (
        value(page, f".cell{which}", "box-shadow")
        for which in ("[data-chosen]", ":not([data-chosen])")
    )
    assert "inset" in chosen and other == "none"
    highlight = page.evaluate("""() => {
      const mark = document.body.appendChild(document.createElement("mark"));
      mark.style.cssText = "forced-color-adjust: none; color: Highlight";
      return getComputedStyle(mark).color;
    }""")
    assert chosen.startswith(highlight)


def test_redacted_words_cannot_be_read_in_any_color(play):
    page, session = play(one({"foreground": "red"}, {"redacted": "placeholder"}))
    assert value(page, ".node-words", "color") == "rgba(0, 0, 0, 0)"
    session.change(one({"foreground": "red"}))
    expect(page.locator("[data-redacted]")).to_have_count(0)
    assert value(page, ".node-words", "color") == "rgb(255, 59, 48)"


def test_the_outline_of_a_subject_is_seen_over_its_own_border_alone(play):
    styles = styled.Styles()
    border = {"border": {"paint": "#0000ff", "width": 4}}
    glow = node("text", "Glow", style=styles({"undrawn": "colorEffect"}, border))
    inside = node("text", "Plain", style=styles(border))
    stack = node("stack", children=[glow, inside], style=styles({"stack": {"axis": "v"}}))
    page, _ = play(styled.phone(styles, scenes.screen("Look", stack)))
    outlines = "(all) => all.map((each) => getComputedStyle(each).outlineWidth)"
    texts = page.locator(".device .node-stack > .node-text")
    assert texts.evaluate_all(outlines) == ["4px", "4px"]
    page.locator("problem-list .undrawn-count").hover()
    expect(page.locator(".device [data-outlined]")).to_have_text("Glow")
    assert texts.evaluate_all(outlines) == ["3px", "4px"]


def test_a_spacer_takes_its_room_and_no_view_gives_any_of_it_up(play):
    styles = styled.Styles()
    wide = styles({"stack": {"axis": "h", "spacing": 0}}, {"frame": {"w": 300, "h": 40}})
    row = node(
        "stack",
        style=wide,
        children=[
            node("text", "A", style=styles({"frame": {"w": 40, "h": 20}})),
            node("spacer"),
            node("text", "B", style=styles({"frame": {"w": 40, "h": 20}})),
        ],
    )
    page, _ = play(styled.phone(styles, scenes.screen("Room", row)))
    assert page.locator(".node-spacer").evaluate("(spacer) => spacer.offsetWidth") == 220
