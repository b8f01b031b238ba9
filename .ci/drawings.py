#!/usr/bin/env python3
"""Draws the two pictures of the tour: the floors of the source, and the way of a command and a tap.

.ci/drawings.py            writes them beside the tour, each light and dark
.ci/drawings.py --check    fails if they are not up to date
"""

import re
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "Sources/Products/Colonnade/Colonnade.docc/Pictures"

# From the top, with what each is for. The targets are those of the manifest.
FLOORS = [
    ("Products", "what people import and run"),
    ("Server", "sockets, delivery, nodes"),
    ("Storage", "records on disk, no navigation"),
    ("SwiftUI", "views in, screens and commands out"),
    ("AppleModules", "what apps import beside SwiftUI"),
    ("Live", "sessions, without sockets"),
    ("Wire", "every message and document"),
    ("Core", "navigation as values"),
    ("Foundation", "files, clocks, JSON"),
]

LANES = ["Client", "Server", "Wire", "Live", "SwiftUI", "Core", "Storage"]

# Each step: the lane, what happens, and the file where to read it.
END = [
    ("Live", "commit, one patch for all", "Sessions/Feed/ChangeFeed.swift"),
    ("Storage", "a record, synced", "SQLiteStorage/SQLiteStore+Writing.swift"),
    ("Server", "one write each", "Transport/WebSocket/Outbox.swift"),
    ("Client", "changed, answer", "Public/clients/client.js"),
]
PUSH = [
    ("Client", "push 42", "Public/clients/client.js"),
    ("Server", "a frame", "Transport/WebSocket/Connection+Receiving.swift"),
    ("Server", "a request", "Serving/Gateway/Gateway+ServerHandler.swift"),
    ("Wire", "read the call", "WireProtocol/Method.swift"),
    ("Live", "decide", "Sessions/Session/Session+Commands.swift"),
    ("Core", "a draft", "SceneModel/Timeline/Draft.swift"),
    ("SwiftUI", "lead an app’s scene", "ViewRuntime/Runtime/SceneRuntime+Commands.swift"),
    *END,
]
TAP = [
    ("Client", "tap a row", "Public/clients/client.js"),
    ("Server", "a frame", "Transport/WebSocket/Connection+Receiving.swift"),
    ("Server", "a request", "Serving/Gateway/Gateway+ServerHandler.swift"),
    ("Wire", "read the call", "WireProtocol/Method.swift"),
    ("Live", "ask the scene", "Sessions/Session/Session+Commands.swift"),
    ("SwiftUI", "run its action", "ViewRuntime/Runtime/SceneRuntime+Commands.swift"),
    ("SwiftUI", "render again", "ViewRuntime/Runtime/SceneRuntime+Updating.swift"),
    ("Core", "an empty draft, follow-ups", "Timeline/Timeline+Recording.swift"),
    *END,
]


@dataclass(frozen=True)
class Theme:
    suffix: str
    paper: str
    ink: str
    soft: str
    line: str
    box: str
    accent: str


THEMES = [
    Theme("", "#ffffff", "#1d1d1f", "#5f5f64", "#c7c7cc", "#f5f5f7", "#0060c0"),
    Theme("~dark", "#1c1c1e", "#f5f5f7", "#aeaeb2", "#48484a", "#2c2c2e", "#6cb6ff"),
]
FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"


def words(x, y, text, color, size=14, weight=400, anchor="start"):
    return (
        f'<text x="{x}" y="{y}" fill="{color}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def box(x, y, width, height, fill, stroke, radius=8):
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )


def width(text, size):
    """About the width of a text; wide enough for every font of the list."""
    return round(len(text) * size * 0.6)


def picture(wide, high, title, theme, parts):
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}" role="img" font-family="{FONT}">\n<title>{escape(title)}</title>\n'
        f'<rect width="{wide}" height="{high}" rx="12" fill="{theme.paper}"/>\n{body}\n</svg>\n'
    )


def targets():
    """The targets of each floor, as the manifest lists them."""
    manifest = (ROOT / "Package.swift").read_text()
    table = re.search(r"^let floors: .*?^\]$", manifest, re.S | re.M)[0]
    rows = re.findall(r'\(\s*"([\w/]+)",\s*\[(.*?)\]', table, re.S)
    return {floor: re.findall(r'"(\w+)"', names) for floor, names in rows}


def floors(theme):
    wide, left, gap = 900, 270, 8
    parts, y = [], 20
    for floor, purpose in FLOORS:
        rows, x = [[]], left
        for name in targets()[floor]:
            step = width(name, 13) + 22
            if x + step > wide - 28:
                rows.append([])
                x = left
            rows[-1].append((name, x, step - gap))
            x += step
        high = 20 + 34 * len(rows)
        parts.append(box(16, y, wide - 32, high, theme.paper, theme.line, 10))
        parts.append(words(32, y + 25, floor, theme.ink, 15, 600))
        parts.append(words(32, y + 43, purpose, theme.soft, 12))
        for index, row in enumerate(rows):
            top = y + 12 + 34 * index
            for name, x, room in row:
                parts.append(box(x, top, room, 28, theme.box, theme.line, 6))
                parts.append(words(x + room / 2, top + 19, name, theme.ink, 13, anchor="middle"))
        y += high + gap
    note = "Each floor imports only from itself and those below; SwiftUI and AppleModules are one."
    parts.append(words(32, y + 16, note, theme.soft, 12))
    return picture(wide, y + 32, "The floors of the source", theme, parts)


def middle(lane):
    """The middle of a lane, across the picture."""
    return 78 + LANES.index(lane) * 124


def way(title, steps, top, theme):
    """The steps of one way, one row each, in the lanes."""
    high = 42
    parts = [words(20, top, title, theme.ink, 15, 600)]
    for index, (lane, text, place) in enumerate(steps):
        x, y = middle(lane), top + 14 + index * high
        if index:
            before = middle(steps[index - 1][0])
            parts.append(
                f'<path d="M{before} {y - high + 30} V{y - 6} H{x} V{y}" fill="none" '
                f'stroke="{theme.accent}" stroke-width="1.5"/>'
            )
        half = max(110, width(text, 12) + 8) / 2
        parts.append(box(x - half, y, 2 * half, 30, theme.box, theme.accent, 6))
        parts.append(words(x, y + 19, text, theme.ink, 12, anchor="middle"))
        # The file is where there is more room.
        at, anchor = (x + half + 12, "start") if x < 450 else (x - half - 12, "end")
        parts.append(words(at, y + 19, place, theme.soft, 11, anchor=anchor))
    return parts, top + 14 + len(steps) * high


def ways(theme):
    parts = [words(middle(lane), 30, lane, theme.soft, 13, 600, "middle") for lane in LANES]
    push, y = way("A command", PUSH, 60, theme)
    tap, y = way("A tap", TAP, y + 24, theme)
    return picture(900, y + 12, "The way of a command and of a tap", theme, parts + push + tap)


def drawings():
    for name, draw in (("floors", floors), ("ways", ways)):
        for theme in THEMES:
            yield PICTURES / f"{name}{theme.suffix}.svg", draw(theme)


def main():
    old = [path for path, text in drawings() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.relative_to(ROOT)} is not up to date: run .ci/drawings.py")
        return 1 if old else 0
    for path, text in drawings():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
