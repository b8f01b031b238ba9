"""Documents with styles: an ordinary app's screens as the server describes them."""

import live_scenes as scenes
from live_scenes import node, screen, tagged


class Styles:
    """A table of styles; equal lists of operations share a number."""

    def __init__(self):
        self.table = {}

    def __call__(self, *ops):
        for number, known in self.table.items():
            if known == list(ops):
                return int(number)
        self.table[str(len(self.table) + 1)] = list(ops)
        return len(self.table)


def styled(screen, style=None):
    return {**screen, **({"style": style} if style else {})}


def phone(styles, screen, depth=1, device="iphone-16", size=(393, 852), scheme="light", **view):
    """An iPhone with one screen on it, and the other members of `view`."""
    environment = {**scenes.IPHONE, "device": device, "width": size[0], "height": size[1]}
    if scheme == "dark":
        environment["colorScheme"] = "dark"
    found = scenes.document(
        environment,
        {"stack": screen, "styles": styles.table, **view},
        presentation={"stack": ["detail"]},
        columns=1,
    )
    found["screens"] = [{"title": f"Screen {n}", "source": "root"} for n in range(depth)]
    return found


def pad(styles, view, portrait=False, scheme="light", mac=False):
    environment = dict(scenes.MAC if mac else scenes.IPAD)
    if mac:
        environment |= {"width": 1280, "height": 800}
    if portrait:
        environment |= {"device": "ipad-11", "width": 834, "height": 1194}
    if scheme == "dark":
        environment["colorScheme"] = "dark"
    return scenes.document(environment, {**view, "styles": styles.table})


def only_detail(document):
    """The document with only the detail, as an app without a split view has it."""
    document["presentation"]["columns"] = [{"name": "detail", "shown": True, "overlay": False}]
    document["presentation"]["sidebarToggle"] = None
    document["columns"] = 1
    return document


def tabs(styles, chosen=0):
    labels = [("Library", "music.note.list"), ("Radio", "dot.radiowaves.left.and.right")]
    return [
        node(
            "button",
            words,
            f"tab{index}",
            systemImage=symbol,
            selected=index == chosen,
            style=styles({"placement": "tab"}),
        )
        for index, (words, symbol) in enumerate(labels)
    ]


def track_row(styles, number, title, artist, length):
    art = styles(
        {"image": {}},
        {"font": "title2"},
        {"foreground": "white"},
        {"frame": {"w": 44, "h": 44}},
        {"background": {"paint": "pink", "shape": {"rounded": 8}}},
    )
    column = styles({"stack": {"align": "leading"}})
    line = styles({"stack": {"spacing": 12, "items": [0, 1, -styles({"spacer": None}), 2]}})
    words = node(
        "stack",
        axis="vertical",
        style=column,
        children=[
            node("text", title, style=styles({"font": "headline"})),
            node(
                "text", artist, style=styles({"font": "subheadline"}, {"foreground": "secondary"})
            ),
        ],
    )
    return node(
        "link",
        id=f"t{number}",
        value=tagged("Track", number),
        style=styles({"attached": {"badge": [1]}}),
        children=[
            node(
                "stack",
                axis="horizontal",
                style=line,
                children=[
                    node("image", systemImage="music.note", style=art),
                    words,
                    node(
                        "text",
                        length,
                        style=styles(
                            {"font": "caption"}, {"digits": True}, {"foreground": "tertiary"}
                        ),
                    ),
                ],
            ),
            node("text", str(number)),
        ],
    )


TRACKS = [
    ("Clair de lune", "Debussy", "5:12"),
    ("Gymnopédie No. 1", "Satie", "3:04"),
    ("Boléro", "Ravel", "15:27"),
]


def slider(styles, id="vol", value=0.4, title=False, **bounds):
    look = {"value": value, "min": 0, "max": 1, "control": id, "title": title}
    base = {"slider": {**look, **bounds}}
    return node(
        "stack",
        axis="horizontal",
        style=styles(base),
        children=[
            node("text", f"Volume: {value}"),
            node("button", "Decrement", f"{id}-", systemImage="minus"),
            node("button", "Increment", f"{id}+", systemImage="plus"),
        ],
    )


def picker(styles, kind, title="Quality", chosen=1, id="p", choices=("Low", "High")):
    return node(
        "section",
        title,
        style=styles({"picker": {"style": kind}}),
        children=[
            node("row", words, f"{id}{index}", selected=index == chosen)
            for index, words in enumerate(choices)
        ],
    )


def library(styles):
    """The first screen of an ordinary app."""
    settings = node(
        "section",
        "Settings",
        style=styles({"section": {"header": styles({"empty": True}), "footer": 1}}),
        children=[
            node("toggle", "Notifications", "n1", value=True, style=styles({"toggle": "switch"})),
            node(
                "stack",
                axis="horizontal",
                style=styles({"stack": {}}),
                children=[node("text", "Volume"), slider(styles), node("text", "40 %")],
            ),
            node("text", "60 %", style=styles({"progress": {"value": 0.6, "style": "linear"}})),
            picker(styles, "segmented"),
            node(
                "stack",
                axis="horizontal",
                style=styles({"stack": {"items": [0, -styles({"spacer": None}), 1]}}),
                children=[
                    node("text", "Storage"),
                    node("text", "2.1 GB", style=styles({"foreground": "secondary"})),
                ],
            ),
            node(
                "text", "Music is kept on this device.", style=styles({"foreground": "secondary"})
            ),
        ],
    )
    body = node(
        "list",
        style=styles({"list": {"style": "insetGrouped"}}),
        children=[
            node(
                "section",
                "Recently played",
                children=[
                    track_row(styles, number, *track)
                    for number, track in enumerate(TRACKS, start=1)
                ],
            ),
            settings,
            node(
                "section",
                children=[
                    node(
                        "button",
                        "Delete everything",
                        "del",
                        style=styles({"button": {"role": "destructive"}}),
                    )
                ],
            ),
        ],
    )
    plus = node(
        "button", id="plus", systemImage="plus", style=styles({"placement": "topBarTrailing"})
    )
    return styled(
        screen(
            "Library",
            node("textField", "Search", "search", value=""),
            body,
            toolbar=[plus, *tabs(styles)],
        ),
        styles({"search": {}}),
    )


def track(styles):
    """A screen that has been pushed, with an inline title."""
    return styled(
        screen(
            "Clair de lune",
            node("text", "Clair de lune", style=styles({"font": "largeTitle"}, {"weight": "bold"})),
            back="Library",
            toolbar=tabs(styles),
        ),
        styles({"titleMode": "inline"}),
    )


def new_track(styles):
    return styled(
        screen(
            "New track",
            node(
                "list",
                style=styles({"list": {"style": "insetGrouped", "form": True}}),
                children=[
                    node("textField", "Title", "s1", value=""),
                    node("toggle", "Explicit", "s2", value=True),
                ],
            ),
            toolbar=[
                node("button", "Cancel", "c1", style=styles({"placement": "cancellation"})),
                node("button", "Add", "c2", style=styles({"placement": "confirmation"})),
            ],
        ),
        styles({"presented": {"kind": "sheet", "detents": ["medium", "large"], "grabber": True}}),
    )


def delete_alert(styles):
    return styled(
        screen(
            "Delete everything?",
            node("text", "This cannot be undone."),
            node("button", "Delete", "a1", style=styles({"button": {"role": "destructive"}})),
            node("button", "Cancel", "a2", style=styles({"button": {"role": "cancel"}})),
        ),
        styles({"presented": {"kind": "alert"}}),
    )
