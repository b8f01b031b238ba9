"""Motion: parts that change with an animation move from their position; others change at once."""

import pytest
from playwright.sync_api import expect

import styled_scenes as styled
from dashboard_pages import clock_on, two_frames
from live_scenes import node, screen

SLOW = {"curve": "linear", "duration": 10}

# For animations with a fixed duration, such as fading.
SLOWLY = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    return animate.call(this, frames, { ...options, duration: 60000, easing: 'linear' });
  };
}"""

# Those of the device: the page has animations of its own, driven by scrolling.
MOTIONS = "document.querySelector('.device').getAnimations({ subtree: true })"


def scene(*texts, change=None, curve=SLOW, transition=None, opacity=None, animated=None):
    """Texts one below the other; `change` is the number of an animated change."""
    styles = styled.Styles()
    ops = [{"opacity": opacity}] if opacity is not None else []
    ops += [{"animated": animated}] if animated else []
    ops += [{"transition": transition}] if transition else []
    style = styles(*ops) if ops else None
    more = {"style": style} if style else {}
    stack = node("stack", children=[node("text", text, text, **more) for text in texts])
    stack["style"] = styles({"stack": {"axis": "v", "spacing": 8}})
    view = {"animation": {**curve, "change": change}} if change is not None else {}
    return styled.phone(styles, screen("Motion", stack), **view)


def hold(page):
    """Slows animations down until a test can see where they start."""
    client = page.context.new_cdp_session(page)
    client.send("Animation.enable")
    client.send("Animation.setPlaybackRate", {"playbackRate": 0.001})


def change(page, session, document):
    """Changes the scene, not within 100 ms of another change: that would not be animated."""
    clock_on(page, 150)
    session.change(document)


def shown(page, text):
    return page.locator(".node-text").filter(has_text=text)


def going(page):
    return page.locator("[data-leaving]")


def test_a_change_without_an_animation_takes_effect_at_once(play):
    page, session = play(scene("one", "two", transition="opacity"))
    change(page, session, scene("one", transition="opacity"))
    expect(page.locator(".node-text")).to_have_text(["one"])
    assert (
        page.evaluate(
            "document.querySelector('.screen-nodes').getAnimations({subtree: true}).length"
        )
        == 0
    )


def test_a_view_that_leaves_is_a_picture_until_its_transition_ends(play):
    page, session = play(scene("one", "two", "three"))
    hold(page)
    before = shown(page, "two").bounding_box()
    change(page, session, scene("one", "three", change=1))
    expect(going(page)).to_have_text(["two"])
    box = going(page).bounding_box()
    assert abs(box["y"] - before["y"]) < 1 and abs(box["x"] - before["x"]) < 1
    assert going(page).evaluate("(it) => it.inert && it.ariaHidden === 'true' && !it.dataset.node")
    assert page.locator("[data-node]").evaluate_all(
        "(all) => all.map((it) => it.dataset.node)"
    ) == [
        "one",
        "three",
    ]


def test_a_view_is_gone_after_its_transition(play):
    page, session = play(scene("one", "two"))
    change(page, session, scene("one", change=1, curve={"curve": "linear", "duration": 0.1}))
    expect(page.locator(".node-text")).to_have_text(["one"])
    expect(going(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("transition", "moved"),
    [
        ("move.trailing", "100%"),
        (["opacity", "scale"], ""),
        ({"in": "opacity", "out": "move.leading"}, "-100%"),
        ({"offset": [30, 40]}, "30px 40px"),
    ],
)
def test_each_view_leaves_with_its_own_transition(play, transition, moved):
    page, session = play(scene("one", "two", transition=transition))
    change(page, session, scene("one", transition=transition, change=1))
    frame = going(page).evaluate("(it) => it.getAnimations()[0].effect.getKeyframes().at(-1)")
    assert frame.get("translate", "").startswith(moved)
    assert ("scale" in frame) == (transition == ["opacity", "scale"])


def test_a_view_that_comes_back_continues_from_its_current_look(play):
    page, session = play(scene("one", "two"))
    hold(page)
    change(page, session, scene("one", change=1))
    expect(going(page)).to_have_count(1)
    going(page).evaluate("(it) => { it.getAnimations()[0].currentTime = 5000; }")
    change(page, session, scene("one", "two", change=2))
    expect(going(page)).to_have_count(0)
    frames = shown(page, "two").evaluate("(it) => it.getAnimations()[0].effect.getKeyframes()")
    assert 0.4 < float(frames[0]["opacity"]) < 0.6


def test_views_that_make_space_move_from_where_they_are(play):
    page, session = play(scene("one", "three"))
    hold(page)
    before = shown(page, "three").bounding_box()["y"]
    change(page, session, scene("one", "two", "three", change=1))
    expect(shown(page, "two")).to_have_count(1)
    assert abs(shown(page, "three").bounding_box()["y"] - before) < 6
    # Reversed halfway: it starts from there.
    page.evaluate(
        f"""for (const it of {MOTIONS})
          if (it.currentTime !== null) it.currentTime = 5000;"""
    )
    two_frames(page)
    between = shown(page, "three").bounding_box()["y"]
    change(page, session, scene("one", "three", change=2))
    expect(going(page)).to_have_count(1)
    assert abs(shown(page, "three").bounding_box()["y"] - between) < 6


def test_looks_change_gradually_with_an_animation_and_at_once_without(play):
    page, session = play(scene("one", opacity=1))
    hold(page)
    opacity = "(it) => Number(getComputedStyle(it).opacity)"
    change(page, session, scene("one", opacity=0.2, change=1))
    expect(page.locator(".screen-nodes[data-moving]")).to_have_count(1)
    assert shown(page, "one").evaluate(opacity) > 0.7
    change(page, session, scene("one", opacity=0))
    expect(page.locator(".pill-revision")).to_have_text("r2")
    assert shown(page, "one").evaluate(opacity) == 0


def test_an_unchanged_value_animates_nothing(play):
    mark = {**SLOW, "value": 0}
    page, session = play(scene("one", opacity=1, animated=mark))
    hold(page)
    opacity = "(it) => Number(getComputedStyle(it).opacity)"
    change(page, session, scene("one", opacity=0.5, animated=mark))
    expect(page.locator(".pill-revision")).to_have_text("r1")
    assert shown(page, "one").evaluate(opacity) == 0.5
    change(page, session, scene("one", opacity=0, animated={**SLOW, "value": 1}))
    expect(page.locator("[data-moving]")).to_have_count(1)
    assert shown(page, "one").evaluate(opacity) > 0.3


def test_only_a_limited_number_of_views_leave_with_motion(play):
    page, session = play(scene(*(f"t{number}" for number in range(200))))
    hold(page)
    change(page, session, scene("last", change=1))
    expect(shown(page, "last")).to_have_count(1)
    assert 0 < going(page).count() <= 60


def test_a_view_moves_from_the_frame_of_another_with_its_name(play):
    def matched(kind, change=None):
        styles = styled.Styles()
        big = [{"frame": {"w": 200, "h": 200}}, {"matched": "hero"}]
        small = [{"matched": "hero"}]
        ops = big if kind == "big" else small
        stack = node("stack", children=[node("text", kind, kind, style=styles(*ops))])
        stack["style"] = styles({"stack": {"axis": "v"}})
        view = {"animation": {**SLOW, "change": change}} if change else {}
        return styled.phone(styles, screen("Hero", stack), **view)

    page, session = play(matched("small"))
    hold(page)
    before = page.locator("[data-matched=hero]").bounding_box()
    change(page, session, matched("big", change=1))
    hero = page.locator("[data-matched=hero]")
    expect(hero).to_contain_text("big")
    box = hero.bounding_box()
    assert abs(box["width"] - before["width"]) < 4


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_with_reduced_motion_transitions_fade(play, motion):
    ways = "move.bottom"
    page, session = play(scene("one", "two", transition=ways), reduced_motion=motion)
    page.evaluate(SLOWLY)
    change(page, session, scene("one", transition=ways, change=1))
    frames = going(page).evaluate("(it) => it.getAnimations()[0].effect.getKeyframes().at(-1)")
    is_faded = motion == "reduce"
    assert ("opacity" in frames) == is_faded and ("translate" in frames) != is_faded


def pushed(depth):
    styles = styled.Styles()
    back = "Screen 1" if depth > 1 else None
    return styled.phone(
        styles, screen(f"Screen {depth}", node("text", f"on {depth}", "t"), back=back), depth=depth
    )


def test_a_pop_during_a_push_reverses_it(play):
    page, session = play(pushed(1))
    page.evaluate(SLOWLY)
    change(page, session, pushed(2))
    expect(page.locator("app-screen")).to_have_count(2)
    page.evaluate(f"for (const it of {MOTIONS}) it.currentTime = 30000;")
    page.locator("app-screen").first.evaluate("(it) => { it.first = true; }")
    change(page, session, pushed(1))
    expect(page.locator("app-screen[inert]")).to_contain_text("on 2")
    front = page.locator("app-screen:not([inert])")
    expect(front).to_contain_text("on 1")
    assert front.evaluate("(it) => it.first")
    left = page.locator("app-screen[inert]")
    shift = left.evaluate("(it) => parseFloat(getComputedStyle(it).translate)")
    assert 20 < shift < 60
    page.evaluate(f"for (const it of {MOTIONS}) it.finish();")
    expect(page.locator("app-screen")).to_have_count(1)


def test_a_pop_fades_with_reduced_motion(play):
    page, session = play(pushed(2), reduced_motion="reduce")
    page.evaluate(SLOWLY)
    change(page, session, pushed(1))
    expect(page.locator("app-screen")).to_have_count(2)
    frames = page.locator("app-screen[inert]").evaluate(
        "(it) => it.getAnimations()[0].effect.getKeyframes()"
    )
    assert [frame["opacity"] for frame in frames] == ["1", "0"]
