"""Documents of live scenes, with every kind of node, and a session that plays them to a page."""

import copy
import json

from dashboard_pages import wait_until

IPAD = {
    "device": "ipad-11-landscape",
    "width": 1194,
    "height": 834,
    "horizontalSizeClass": "regular",
    "platform": "iPadOS",
}
IPHONE = {
    "device": "iphone-16",
    "width": 393,
    "height": 852,
    "horizontalSizeClass": "compact",
    "platform": "iOS",
}
MAC = {
    "device": "mac-window",
    "width": 1100,
    "height": 720,
    "horizontalSizeClass": "regular",
    "platform": "macOS",
}

SCENES = [
    {
        "id": "recipes",
        "title": "Recipes",
        "summary": "Watch for what stays selected on the way back.",
    },
    {"id": "numbers", "title": "Numbers", "summary": "Watch for the middle screen."},
    {"id": "sandbox", "title": "Sandbox", "summary": ""},
]


def node(kind, label=None, id=None, **more):
    found = {"kind": kind, "id": id, "label": label, **more}
    return {key: value for key, value in found.items() if value is not None}


def screen(title, *body, back=None, toolbar=()):
    return {"title": title, "back": back, "body": list(body), "toolbar": list(toolbar)}


def tagged(type, value):
    return {"type": type, "value": value}


def element(number, type, value):
    return {"id": f"e{number}", "type": type, "value": value}


SIDEBAR = screen(
    "Cookbook",
    node(
        "list",
        children=[
            node(
                "section",
                "Library",
                children=[
                    node(
                        "row",
                        "All recipes",
                        "s1",
                        systemImage="square.grid.2x2",
                        value=tagged("Category", "all"),
                    ),
                    node(
                        "row",
                        "Favourites",
                        "s2",
                        value=tagged("Category", "favourites"),
                        children=[node("text", "Favourites", systemImage="heart.fill")],
                    ),
                ],
            ),
            node(
                "section",
                "Categories",
                children=[
                    node(
                        "row",
                        "Dessert",
                        "s3",
                        systemImage="birthday.cake",
                        selected=True,
                        value=tagged("Category", "dessert"),
                    ),
                    node(
                        "row",
                        "Salad",
                        "s4",
                        systemImage="leaf",
                        selected=False,
                        value=tagged("Category", "salad"),
                    ),
                    node(
                        "row",
                        "Soup",
                        "s5",
                        systemImage="cup.and.saucer",
                        value=tagged("Category", "soup"),
                    ),
                    node(
                        "row",
                        "Locked",
                        "s6",
                        systemImage="lock",
                        disabled=True,
                        value=tagged("Category", "locked"),
                    ),
                ],
            ),
        ],
    ),
    toolbar=[node("button", "Settings", "s9", systemImage="gearshape")],
)

CONTENT = screen(
    "Dessert",
    node(
        "list",
        children=[
            node(
                "row",
                id="c1",
                selected=True,
                value=tagged("Recipe", 1),
                children=[
                    node(
                        "stack",
                        axis="vertical",
                        children=[
                            node("text", "Apple pie"),
                            node("text", "55 minutes, 8 servings"),
                        ],
                    )
                ],
            ),
            node(
                "row",
                id="c2",
                value=tagged("Recipe", 2),
                children=[
                    node(
                        "stack",
                        axis="vertical",
                        children=[node("text", "Baklava"), node("text", "90 minutes, 12 servings")],
                    )
                ],
            ),
            node("row", "Crème brûlée", "c3", value=tagged("Recipe", 3)),
            node(
                "row",
                "Profiteroles with a name that is much too long for the column",
                "c4",
                value=tagged("Recipe", 4),
            ),
        ],
    ),
    toolbar=[node("button", id="c9", systemImage="plus")],
)

DETAIL = screen(
    "Apple pie",
    node(
        "list",
        children=[
            node(
                "section",
                "Ingredients",
                children=[
                    node("row", "6 apples"),
                    node("text", "200 g flour"),
                    node(
                        "stack",
                        axis="horizontal",
                        children=[
                            node("text", "Servings: 8"),
                            node("button", "-", "d1"),
                            node("button", "+", "d2"),
                        ],
                    ),
                ],
            ),
            node(
                "section",
                "Related",
                children=[
                    node("link", "Apple tart", "d3", value=tagged("Recipe", 11)),
                    node(
                        "link",
                        "Apple strudel",
                        "d4",
                        systemImage="star.fill",
                        value=tagged("Recipe", 12),
                    ),
                    node("link", "Lost recipe", "d5", disabled=True),
                ],
            ),
            node(
                "section",
                "Yours",
                children=[
                    node("toggle", "Favourite", "d6", value=True, systemImage="heart"),
                    node(
                        "row",
                        "Notify me",
                        children=[node("toggle", "Notify me", "d7", value=False)],
                    ),
                    node("textField", "Note", "d8", value="Less sugar"),
                    node("button", "Delete recipe", "d9"),
                ],
            ),
            node("section", "History", "d14", value=False),
            node(
                "section",
                "Unit",
                children=[
                    node("row", "Grams", "d10", selected=True),
                    node("row", "Ounces", "d11", selected=False),
                ],
            ),
        ],
    ),
    toolbar=[
        node("button", "Edit", "d12"),
        node("button", id="d13", systemImage="square.and.arrow.up"),
    ],
)

FREE = screen(
    "View 2",
    node(
        "stack",
        axis="vertical",
        children=[
            node("image", systemImage="globe"),
            node("text", "Hello, world"),
            node("divider"),
            node(
                "stack",
                axis="horizontal",
                children=[
                    node("button", "Back to root", "f1"),
                    node("link", "Next", "f2", value=tagged("Swift.Int", 3)),
                ],
            ),
            node(
                "stack",
                axis="depth",
                children=[node("image", systemImage="circle"), node("text", "7")],
            ),
            node("toggle", "Airplane mode", "f3", value=False),
            node("textField", "Name", "f4", value=""),
            node("image", "a mystery", systemImage="made.up.symbol"),
            node("warning", "Do not change a path while the view that reads it is being updated."),
            node("button", "Not now", "f5", disabled=True),
        ],
    ),
    back="View 1",
)

PLACEHOLDER = screen(
    "", node("placeholder", value=tagged("App.Ingredient", {"name": "Flour"})), back="Apple pie"
)

ROW_WITH_BUTTON = node(
    "row",
    "Apple pie",
    "r1",
    value=tagged("Recipe", 1),
    children=[
        node(
            "stack",
            axis="horizontal",
            children=[node("text", "Apple pie"), node("button", "Cook", "r2")],
        )
    ],
)

SHEET = screen(
    "New recipe",
    node(
        "list",
        children=[
            node(
                "section",
                "Recipe",
                children=[
                    node("textField", "Name", "n1", value=""),
                    node("toggle", "Vegetarian", "n2", value=True),
                ],
            )
        ],
    ),
    toolbar=[node("button", "Done", "n3")],
)

ALERT = screen(
    "Delete “Apple pie”?",
    node("text", "This cannot be undone."),
    node("button", "Cancel", "a1"),
    node("button", "Delete", "a2"),
)


def columns(overlay=False, **shown):
    return [
        {"name": name, "shown": shown.get(name, True), "overlay": overlay and name != "detail"}
        for name in ("sidebar", "content", "detail")
    ]


def document(
    environment=IPAD,
    view=None,
    path=(),
    screens=None,
    presentation=None,
    problems=(),
    scene=0,
    **more,
):
    collapsed = environment["horizontalSizeClass"] == "compact"
    titles = [{"title": "Apple pie", "source": "root"}] + [
        {"title": str(element["value"]), "source": "path", "index": index}
        for index, element in enumerate(path)
    ]
    default = {
        "columns": columns(),
        "collapsed": collapsed,
        "stack": ["sidebar", "content", "detail"] if collapsed else None,
        "sidebarToggle": None if collapsed else "doubleColumn",
        "why": "Canned.",
    }
    return copy.deepcopy(
        {
            "scene": SCENES[scene],
            "environment": environment,
            "columns": 3,
            "style": "automatic",
            "columnVisibility": "all",
            "preferredCompactColumn": "sidebar",
            "sidebar": {"selection": None},
            "content": {"selection": None},
            "detail": {"path": list(path), "codable": True},
            "screens": screens or titles,
            "presentation": {**default, **(presentation or {})},
            "view": view or {"sidebar": SIDEBAR, "content": CONTENT, "detail": DETAIL},
            "problems": list(problems),
            **more,
        }
    )


def collapsed(screen, depth=3, **more):
    """An iPhone whose stack shows `screen`: `depth` of the three columns are on it."""
    stack = ["sidebar", "content", "detail"][:depth]
    return document(IPHONE, {"stack": screen}, presentation={"stack": stack}, **more)


def overlaid():
    return document(
        {**IPAD, "device": "ipad-11", "width": 834, "height": 1194},
        presentation={"columns": columns(overlay=True)},
    )


def depths(count):
    """Some revisions with an empty path."""
    none = [0] * count
    return {
        "first": 1,
        "before": 0,
        "at": "2026-01-05T10:11:12.345Z",
        "depths": none,
        "kinds": none,
        "marks": none,
        "pauses": none,
        "legend": {"kinds": ["view"], "marks": []},
        "oldest": 0,
        "head": count,
    }


class LiveSession:
    """Plays documents to a page in place of the server, and records the page's requests.

    `reply` returns the result of a command: a document to change to, an error as (code, message),
    or None if nothing happens.
    """

    def __init__(self, page, state, reply=lambda method, params: None):
        self.state, self.reply = state, reply
        self.revision, self.commands, self.socket = 0, [], None
        page.route_web_socket("**/ws/**", self.open)

    def open(self, socket):
        self.socket = socket
        socket.on_message(lambda text: self.hear(json.loads(text)))
        self.send(
            "hello",
            {
                "protocol": "1.0",
                "server": "colonnade/test",
                "session": "live",
                "client": "c1",
                "epoch": "live",
                "revision": self.revision,
                "state": self.state,
                "limits": {},
                "durability": "none",
            },
        )

    def asked(self, page, count=1):
        """The requests of the page, once there are as many as expected."""
        wait_until(page, lambda: len(self.commands) >= count)
        return self.commands

    def send(self, method, params):
        self.socket.send(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}))

    def hear(self, message):
        method, params = message["method"], message.get("params", {})
        asked = {
            "types.list": {"types": []},
            "history.list": {"revisions": []},
            "history.overview": depths(self.revision),
            "presence.list": {"people": []},
            "scene.list": {"scenes": SCENES, "current": self.state["scene"]["id"]},
        }
        if method in asked:
            self.answer(message, result=asked[method])
            return
        params = {key: value for key, value in params.items() if key != "meta"}
        self.commands.append((method, params))
        outcome = self.reply(method, params)
        if isinstance(outcome, tuple):
            self.answer(message, error={"code": outcome[0], "message": outcome[1]})
            return
        if outcome is not None:
            self.change(outcome, method, message["id"])
        self.answer(message, result={"revision": self.revision, "changed": outcome is not None})

    def answer(self, message, **outcome):
        self.socket.send(json.dumps({"jsonrpc": "2.0", "id": message["id"], **outcome}))

    def change(self, state, method="tap", id="another"):
        """The whole document, as after a change of scene; other tests send patches."""
        self.state = state
        base, self.revision = self.revision, self.revision + 1
        self.send(
            "changed",
            {
                "base": base,
                "revision": self.revision,
                "at": "2026-01-05T10:11:12.345Z",
                "cause": {
                    "method": method,
                    "client": "me" if id != "another" else "another",
                    "id": id,
                    "label": None,
                },
                "patch": [{"op": "replace", "path": "", "value": state}],
            },
        )
