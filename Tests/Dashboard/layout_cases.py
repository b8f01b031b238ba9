"""Small views with the frames that SwiftUI gives them, in points.

The screen is an iPhone 16 without bars: 393 × 759 between the safe areas; frames are (x, y, width,
height) from its upper left corner. The rules are Apple's: "Laying out a simple view" and the pages
of the views and modifiers named (developer.apple.com/documentation/swiftui); the WWDC talks
"Building Custom Views with SwiftUI" (2019, session 237: parents offer, children choose, parents
place; stacks serve the least flexible first) and "Stacks, Grids, and Outlines in SwiftUI" (2020,
session 10031).

The page differs from SwiftUI on purpose, or because CSS can do no better:
- a line of text has the height in the Human Interface Guidelines (body 22); SwiftUI's frames have
  the height of the font (body 20⅓);
- a text of several lines is as wide as the offered space; in SwiftUI it is as wide as its longest;
- a Divider is a CSS pixel thick; in SwiftUI it is a pixel of the device;
- a Circle keeps the offered frame and is drawn in its middle; in SwiftUI its frame is square;
- a row that is too narrow cuts each long text equally; SwiftUI serves the shortest first.
"""

WIDTH, HEIGHT = 393, 759


class Case:
    """One view, and the expected frames of its named parts."""

    def __init__(self, name, view, **frames):
        self.name, self.view, self.frames = name, view, frames


def named(name):
    return [{"ax": {"identifier": name}}] if name else []


def color(name=None, *modifiers):
    """A color as a view: it fills all space."""
    return [{"fill": "red"}, *modifiers, *named(name)]


def block(name, width, height, *modifiers):
    return color(name, {"frame": {"w": width, "h": height}}, *modifiers)


def words(text, name=None, *modifiers):
    return [{"text": text}, *modifiers, *named(name)]


def guide(name, *terms):
    """A guide as a constant, plus shares of width and height."""
    return {"guides": {name: list(terms)}}


def spacer(least=None, name=None, *modifiers):
    return [{"spacer": least}, *modifiers, *named(name)]


def box(base, *items, modifiers=(), name=None):
    return {"ops": [base, *modifiers, *named(name)], "items": list(items)}


def stack(axis, *items, modifiers=(), name=None, **more):
    return box({"stack": {"axis": axis, **more}}, *items, modifiers=modifiers, name=name)


def h(*items, **more):
    return stack("h", *items, **more)


def v(*items, **more):
    return stack("v", *items, **more)


def z(*items, **more):
    return stack("z", *items, **more)


def scroll(axes, *items, name=None):
    return box({"scroll": {"axes": axes}}, *items, name=name)


def grid(tracks, *items, name=None, **more):
    return box({"grid": {"axis": "v", "tracks": tracks, **more}}, *items, name=name)


def table(*rows, name=None, **more):
    return box({"table": more}, *rows, name=name)


def row(*items):
    return box({"gridRow": {}}, *items)


def layers(content, layer, behind=False, align="center", name=None):
    return box({"layers": {"behind": behind, "align": align}}, content, layer, name=name)


def frame(**more):
    return {"frame": more}


def middle(width, height):
    """The frame of something in the middle of the screen."""
    return ((WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)


ALL = (0, 0, WIDTH, HEIGHT)
X, Y = WIDTH / 2, HEIGHT / 2
FLEXIBLE = {"flexible": [10, "inf"]}
PADDING = {"padding": [16, 16, 16, 16]}
LONG = "A text with so many words that they do not fit into a single line of a telephone"

CASES = [
    # Colors and frames.
    Case("a colour takes all room", color("a"), a=ALL),
    Case("a frame is in the middle", block("a", 100, 50), a=middle(100, 50)),
    Case("a width alone", color("a", frame(w=100)), a=(X - 50, 0, 100, HEIGHT)),
    Case("a height alone", color("a", frame(h=100)), a=(0, Y - 50, WIDTH, 100)),
    Case("a greatest width", color("a", frame(maxW=200)), a=(X - 100, 0, 200, HEIGHT)),
    Case(
        "a greatest width is taken by what is small",
        z(block("a", 40, 30), modifiers=[frame(maxW=200)], name="z"),
        z=middle(200, 30),
        a=middle(40, 30),
    ),
    Case(
        "a least width",
        z(block("a", 40, 30), modifiers=[frame(minW=100)], name="z"),
        z=middle(100, 30),
        a=middle(40, 30),
    ),
    Case(
        "an endless width with an alignment",
        z(block("a", 40, 30), modifiers=[frame(maxW="inf", align="leading")], name="z"),
        z=(0, Y - 15, WIDTH, 30),
        a=(0, Y - 15, 40, 30),
    ),
    Case(
        "endless both ways in a corner",
        z(
            block("a", 40, 30),
            modifiers=[frame(maxW="inf", maxH="inf", align="topLeading")],
            name="z",
        ),
        z=ALL,
        a=(0, 0, 40, 30),
    ),
    Case(
        "a frame's alignment",
        z(block("a", 40, 30), modifiers=[frame(w=200, h=100, align="bottomTrailing")], name="z"),
        z=middle(200, 100),
        a=(X + 60, Y + 20, 40, 30),
    ),
    Case(
        "content larger than its frame stands out on all sides",
        z(block("a", 100, 100), modifiers=[frame(w=50, h=50)], name="z"),
        z=middle(50, 50),
        a=middle(100, 100),
    ),
    Case("no size at all", block("a", 0, 0), a=middle(0, 0)),
    Case("the ideal size of a colour", color("a", {"fixed": "hv"}), a=middle(10, 10)),
    # Stacks.
    Case(
        "a row hugs its content",
        h(block("a", 40, 30), block("b", 50, 20), name="h"),
        h=middle(98, 30),
        a=(X - 49, Y - 15, 40, 30),
        b=(X - 1, Y - 10, 50, 20),
    ),
    Case(
        "a row without spacing",
        h(block("a", 40, 30), block("b", 40, 30), spacing=0),
        a=(X - 40, Y - 15, 40, 30),
        b=(X, Y - 15, 40, 30),
    ),
    Case(
        "a row aligned at the top",
        h(block("a", 40, 30), block("b", 40, 60), align="top"),
        a=(X - 44, Y - 30, 40, 30),
        b=(X + 4, Y - 30, 40, 60),
    ),
    Case(
        "a row aligned at the bottom",
        h(block("a", 40, 30), block("b", 40, 60), align="bottom"),
        a=(X - 44, Y, 40, 30),
        b=(X + 4, Y - 30, 40, 60),
    ),
    Case(
        "a column hugs its content",
        v(block("a", 40, 30), block("b", 60, 20), name="v"),
        v=middle(60, 58),
        a=(X - 20, Y - 29, 40, 30),
        b=(X - 30, Y + 9, 60, 20),
    ),
    Case(
        "a column aligned at the leading edge",
        v(block("a", 40, 30), block("b", 60, 20), align="leading", spacing=20),
        a=(X - 30, Y - 35, 40, 30),
        b=(X - 30, Y + 15, 60, 20),
    ),
    Case(
        "a column aligned at the trailing edge",
        v(block("a", 40, 30), block("b", 60, 20), align="trailing"),
        a=(X - 10, Y - 29, 40, 30),
    ),
    Case(
        "one over another in the middle",
        z(block("a", 40, 30), block("b", 100, 80), name="z"),
        z=middle(100, 80),
        a=middle(40, 30),
    ),
    Case(
        "one over another in a corner",
        z(block("a", 40, 30), block("b", 100, 80), align="topLeading"),
        a=(X - 50, Y - 40, 40, 30),
    ),
    Case(
        "one over another in the opposite corner",
        z(block("a", 40, 30), block("b", 100, 80), align="bottomTrailing"),
        a=(X + 10, Y + 10, 40, 30),
    ),
    Case(
        "a colour makes layers flexible",
        z(color("b"), block("a", 40, 30), align="bottomTrailing", name="z"),
        z=ALL,
        a=(WIDTH - 40, HEIGHT - 30, 40, 30),
    ),
    # Flexibility.
    Case(
        "a spacer pushes apart",
        h(block("a", 40, 30), spacer(), block("b", 50, 20), name="h"),
        h=(0, Y - 15, WIDTH, 30),
        a=(0, Y - 15, 40, 30),
        b=(WIDTH - 50, Y - 10, 50, 20),
    ),
    Case("a spacer before", h(spacer(), block("a", 40, 30)), a=(WIDTH - 40, Y - 15, 40, 30)),
    Case(
        "spacers on both sides",
        h(spacer(), block("a", 41, 30), spacer()),
        a=(X - 20.5, Y - 15, 41, 30),
    ),
    Case(
        "a spacer down a column",
        v(block("a", 40, 30), spacer(), block("b", 50, 20), name="v"),
        v=(X - 25, 0, 50, HEIGHT),
        a=(X - 20, 0, 40, 30),
        b=(X - 25, HEIGHT - 20, 50, 20),
    ),
    Case(
        "a spacer's least length",
        h(block("a", 200, 30), spacer(50), block("b", 200, 30), spacing=0),
        a=(X - 225, Y - 15, 200, 30),
        b=(X + 25, Y - 15, 200, 30),
    ),
    Case(
        "colours share a row",
        h(color("a"), color("b")),
        a=(0, 0, (WIDTH - 8) / 2, HEIGHT),
        b=((WIDTH + 8) / 2, 0, (WIDTH - 8) / 2, HEIGHT),
    ),
    Case(
        "a colour takes what is left of a row",
        h(color("a"), block("b", 100, 30)),
        a=(0, 0, WIDTH - 108, HEIGHT),
        b=(WIDTH - 100, Y - 15, 100, 30),
    ),
    Case(
        "a colour takes what is left of a column",
        v(color("a"), block("b", 100, 30), spacing=0),
        a=(0, 0, WIDTH, HEIGHT - 30),
        b=(X - 50, HEIGHT - 30, 100, 30),
    ),
    Case(
        "a flexible row makes its column as wide",
        v(h(block("a", 40, 30), spacer(), block("b", 40, 30)), block("c", 60, 20), name="v"),
        v=(0, Y - 29, WIDTH, 58),
        a=(0, Y - 29, 40, 30),
        b=(WIDTH - 40, Y - 29, 40, 30),
        c=(X - 30, Y + 9, 60, 20),
    ),
    Case(
        "endless widths share a row",
        h(
            z(block(None, 10, 30), modifiers=[frame(maxW="inf")], name="a"),
            z(block(None, 90, 30), modifiers=[frame(maxW="inf")], name="b"),
            spacing=0,
        ),
        a=(0, Y - 15, X, 30),
        b=(X, Y - 15, X, 30),
    ),
    Case(
        "the higher priority takes all",
        h(color("a", {"priority": 1}), color("b"), spacing=0),
        a=ALL,
        b=(WIDTH, 0, 0, HEIGHT),
    ),
    Case(
        "a bounded colour leaves the rest to others",
        h(color("a", frame(maxW=100)), color("b"), spacing=0),
        a=(0, 0, 100, HEIGHT),
        b=(100, 0, WIDTH - 100, HEIGHT),
    ),
    # Padding, background, overlay.
    Case(
        "padding around a block",
        z(block("a", 40, 30), modifiers=[PADDING], name="z"),
        z=middle(72, 62),
        a=middle(40, 30),
    ),
    Case(
        "paddings add up",
        z(block("a", 40, 30), modifiers=[PADDING, PADDING], name="z"),
        z=middle(104, 94),
    ),
    Case(
        "padding of one side",
        z(block("a", 40, 30), modifiers=[{"padding": [0, 20, 0, 0]}], name="z"),
        z=middle(60, 30),
        a=(X - 10, Y - 15, 40, 30),
    ),
    Case(
        "padding in a flexible place",
        z(color("a"), modifiers=[PADDING], name="z"),
        z=ALL,
        a=(16, 16, WIDTH - 32, HEIGHT - 32),
    ),
    Case(
        "padding before a background and after it",
        z(
            block("a", 40, 30),
            modifiers=[PADDING, {"background": {"paint": "red"}}, PADDING],
            name="z",
        ),
        z=middle(104, 94),
        a=middle(40, 30),
    ),
    Case(
        "padding before a frame",
        z(block("a", 40, 30), modifiers=[PADDING, frame(w=200, align="leading")], name="z"),
        z=middle(200, 62),
        a=(X - 100 + 16, Y - 15, 40, 30),
    ),
    Case(
        "a background has the size of its content",
        layers(block("a", 40, 30), color("b"), behind=True, name="z"),
        z=middle(40, 30),
        b=middle(40, 30),
    ),
    Case(
        "an overlay in a corner",
        layers(block("a", 40, 30), block("b", 10, 10), align="topTrailing"),
        b=(X + 10, Y - 15, 10, 10),
    ),
    Case(
        "an overlay larger than its content",
        layers(block("a", 40, 30), block("b", 60, 60), name="z"),
        z=middle(40, 30),
        b=middle(60, 60),
    ),
    # Views that are drawn elsewhere but keep their space.
    Case(
        "an offset changes nobody's place",
        h(block("a", 40, 30, {"offset": [10, 5]}), block("b", 40, 30)),
        a=(X - 34, Y - 10, 40, 30),
        b=(X + 4, Y - 15, 40, 30),
    ),
    Case(
        "a scale changes nobody's place",
        h(block("a", 40, 30, {"scale": [2, 2, 0.5, 0.5]}), block("b", 40, 30)),
        a=(X - 64, Y - 30, 80, 60),
        b=(X + 4, Y - 15, 40, 30),
    ),
    Case(
        "what is hidden keeps its room",
        h(block("a", 40, 30, {"hidden": True}), block("b", 40, 30)),
        b=(X + 4, Y - 15, 40, 30),
    ),
    Case(
        "a position is that of the middle",
        block("a", 40, 30, {"position": [100, 200]}),
        a=ALL,
    ),
    # Ratios.
    Case(
        "a square in a low frame",
        color("a", {"aspect": {"ratio": 1, "mode": "fit"}}, frame(w=100, h=50)),
        a=middle(100, 50),
    ),
    Case(
        "a ratio of the whole width",
        color("a", {"aspect": {"ratio": 1.5, "mode": "fit"}}),
        a=middle(393, 262),
    ),
    Case(
        "a ratio in a frame",
        z(
            color("a", {"aspect": {"ratio": 2, "mode": "fit"}}),
            modifiers=[frame(w=100, h=100)],
            name="z",
        ),
        z=middle(100, 100),
        a=middle(100, 50),
    ),
    Case(
        "a ratio in a frame that is low",
        z(
            color("a", {"aspect": {"ratio": 1, "mode": "fit"}}),
            modifiers=[frame(w=100, h=50)],
        ),
        a=middle(50, 50),
    ),
    # Scroll views: flexible contents have their minimum length.
    Case("a scroll view takes all room", scroll("v", block("a", 40, 30), name="s"), s=ALL),
    Case(
        "its content begins at the top, in the middle",
        scroll("v", block("a", 40, 30)),
        a=(X - 20, 0, 40, 30),
    ),
    Case("a colour in a scroll view", scroll("v", color("a")), a=(0, 0, WIDTH, 10)),
    Case(
        "a spacer in a scroll view",
        scroll("v", v(block("a", 40, 30), spacer(), block("b", 40, 30), spacing=0)),
        b=(X - 20, 38, 40, 30),
    ),
    Case(
        "an endless height in a scroll view",
        scroll("v", z(block("a", 40, 30), modifiers=[frame(maxH="inf")], name="z")),
        z=(X - 20, 0, 40, 30),
    ),
    Case(
        "a scroll view across hugs the height of its content",
        scroll("h", block("a", 40, 30), name="s"),
        s=(0, Y - 15, WIDTH, 30),
        a=(0, Y - 15, 40, 30),
    ),
    # Grids.
    Case(
        "flexible columns share the width",
        grid([FLEXIBLE] * 3, color("a", frame(h=20)), color("b", frame(h=20)), name="g"),
        g=(0, Y - 10, WIDTH, 20),
        a=(0, Y - 10, (WIDTH - 16) / 3, 20),
        b=((WIDTH - 16) / 3 + 8, Y - 10, (WIDTH - 16) / 3, 20),
    ),
    Case(
        "rows of a grid are spaced",
        grid([FLEXIBLE], block("a", 40, 30), block("b", 40, 30), spacing=20),
        a=(X - 20, Y - 40, 40, 30),
        b=(X - 20, Y + 10, 40, 30),
    ),
    Case(
        "fixed columns stand in the middle",
        grid([{"fixed": 100}, {"fixed": 50}], color("a", frame(h=20)), color("b", frame(h=20))),
        a=(X - 79, Y - 10, 100, 20),
        b=(X + 29, Y - 10, 50, 20),
    ),
    Case(
        "as many columns as fit",
        grid([{"adaptive": [80, "inf"]}], *[color(f"c{n}", frame(h=20)) for n in range(5)]),
        c3=(3 * (92.25 + 8), Y - 24, 92.25, 20),
        c4=(0, Y + 4, 92.25, 20),
    ),
    Case(
        "a grid's columns are as wide as their widest cell",
        table(
            row(block("a", 40, 30), block("b", 60, 30)),
            row(block("c", 80, 30), block("d", 20, 30)),
            name="g",
        ),
        g=middle(148, 68),
        a=(X - 54, Y - 34, 40, 30),
        b=(X + 14, Y - 34, 60, 30),
        d=(X + 34, Y + 4, 20, 30),
    ),
    Case(
        "a flexible cell makes its column flexible",
        table(row(block("a", 40, 30), color("b", frame(h=30)))),
        a=(0, Y - 15, 40, 30),
        b=(48, Y - 15, WIDTH - 48, 30),
    ),
    Case(
        "a cell over two columns",
        table(
            row(block("a", 40, 30), block("b", 60, 30)),
            row(block("c", 100, 10, {"span": 2})),
        ),
        c=(X - 50, Y + 14, 100, 10),
    ),
    # Text.
    Case("body text", words("Hello", "t", frame(w=200)), t=middle(200, 22)),
    *[
        Case(
            f"{style} text", words("Hello", "t", {"font": style}, frame(w=300)), t=middle(300, line)
        )
        for style, line in [
            ("largeTitle", 41),
            ("title", 34),
            ("title2", 28),
            ("title3", 25),
            ("headline", 22),
            ("callout", 21),
            ("subheadline", 20),
            ("footnote", 18),
            ("caption", 16),
            ("caption2", 13),
        ]
    ],
    Case(
        "text of a size of its own",
        words("Hello", "t", {"font": {"size": 50}}, frame(w=300)),
        t=middle(300, 60),
    ),
    Case("one line", words(LONG, "t", {"lines": 1}, frame(w=100)), t=middle(100, 22)),
    Case("two lines", words(LONG, "t", {"lines": 2}, frame(w=100)), t=middle(100, 44)),
    Case(
        "lines of text one above another",
        v(
            words("A", "a", {"font": "headline"}, frame(w=100)),
            words("B", "b", {"font": "subheadline"}, frame(w=100)),
            spacing=0,
        ),
        a=(X - 50, Y - 21, 100, 22),
        b=(X - 50, Y + 1, 100, 20),
    ),
    # Custom guides: they are aligned on one line, and the stack contains all of its views.
    Case(
        "a leading guide further in",
        v(block("a", 40, 30), block("b", 60, 30, guide("h.leading", 10)), align="leading"),
        a=(X - 20, Y - 34, 40, 30),
        b=(X - 30, Y + 4, 60, 30),
    ),
    Case(
        "a leading guide outside",
        v(block("a", 40, 30), block("b", 60, 30, guide("h.leading", -20)), align="leading"),
        a=(X - 40, Y - 34, 40, 30),
        b=(X - 20, Y + 4, 60, 30),
    ),
    Case(
        "a trailing edge in the middle",
        v(block("a", 40, 30), block("b", 60, 30, guide("h.center", 0, 1))),
        a=(X, Y - 34, 40, 30),
        b=(X - 40, Y + 4, 60, 30),
    ),
    Case(
        "half of a height at the top",
        h(block("a", 40, 30), block("b", 60, 50, guide("v.top", 0, 0, 0.5)), align="top"),
        a=(X - 54, Y - 2.5, 40, 30),
        b=(X - 6, Y - 27.5, 60, 50),
    ),
    Case(
        "a layer by its leading edge",
        z(block("a", 100, 100), block("b", 20, 20, guide("h.center", 0))),
        a=(X - 50, Y - 50, 100, 100),
        b=(X, Y - 10, 20, 20),
    ),
    Case(
        "a layer away from its corner",
        z(
            block("a", 100, 80),
            block("b", 20, 20, guide("h.trailing", 30), guide("v.bottom", 0, 0, 0.5)),
            align="bottomTrailing",
        ),
        a=(X - 50, Y - 45, 100, 80),
        b=(X + 20, Y + 25, 20, 20),
    ),
    Case(
        "a guide of another kind changes nothing",
        v(block("a", 40, 30), block("b", 60, 30, guide("h.trailing", 9)), align="leading"),
        a=(X - 30, Y - 34, 40, 30),
        b=(X - 30, Y + 4, 60, 30),
    ),
    Case(
        "a guide in a frame",
        z(
            z(block("b", 20, 20, guide("h.leading", -15)), block("c", 20, 20)),
            modifiers=(frame(w=100, h=50, align="leading"),),
            name="a",
        ),
        a=(X - 50, Y - 25, 100, 50),
    ),
    Case(
        "a guide of the author's own, in a stack in another",
        h(
            v(block("a", 40, 30), block("b", 40, 20, guide("v.Middle", 0, 0, 0.5))),
            block("c", 50, 50),
            guideV={"name": "v.Middle", "usual": [0, 0, 0.5]},
        ),
        a=(X - 49, Y - 36.5, 40, 30),
        b=(X - 49, Y + 1.5, 40, 20),
        c=(X - 1, Y - 13.5, 50, 50),
    ),
    Case(
        "a guide through padding",
        v(
            block("a", 40, 30),
            block("b", 60, 30, guide("h.leading", 10), {"padding": [0, 5, 0, 5]}),
            align="leading",
        ),
        a=(X - 20, Y - 34, 40, 30),
    ),
    # Safe areas.
    Case(
        "a colour under clock and line",
        color("a", {"safe": {"edges": "tblr"}}),
        a=(0, -59, WIDTH, HEIGHT + 59 + 34),
    ),
    Case(
        "a colour under the clock alone",
        color("a", {"safe": {"edges": "t"}}),
        a=(0, -59, WIDTH, HEIGHT + 59),
    ),
]
