"""The gallery's scenes, each with a story: the controls to tap, and the screens on the stack."""

STORIES = {
    "animals": (["🦊"], ["Animals", "Fox"]),
    "animals-legacy": (["🦊"], ["Animals", "Fox"]),
    "value-links": (["Mercury", "Earth"], ["Planets", "Mercury", "Earth"]),
    "recipes": (["Dessert", "Apple Pie", "Pie Crust"], ["Dessert", "Apple Pie", "Pie Crust"]),
    "mixed-types": (["1", "true"], ["Mixed types", "Int 1", "Bool true"]),
    "numbers": (["Straight to the second", "Third"], ["Numbers", "First", "Second (2)", "Third"]),
    "shared-flag": (["Row 4, cured"], ["A shared flag", "Row 4"]),
    "root-return": (["To a child", "To a grandchild"], ["Parent", "Child a", "Grandchild a"]),
    "one-type": (["To the child", "To the grandchild"], ["Parent", "Child", "Child"]),
    "path-order": (["View2, by a view link", "A value link"], ["View1", "value2", "View2"]),
    "people": (["Engineering", "Grace"], ["Grace"]),
    "deep-links": (["Book 2", "Chapter 3"], ["Library", "Book 2", "Chapter 3"]),
    "deep-link-table": (["Novels", "Emma"], ["Novels", "Emma"]),
    "music": (["Clair de lune, Debussy, 5:12"], ["Library", "Clair de lune"]),
    "settings": (["Display"], ["Settings", "Display"]),
}


def follow(client, scene):
    """Taps through the scene's story; waits for what an author's code does later."""
    taps, end = STORIES[scene]
    for label in taps:
        client.call("tap", label=label)
    while screens(client.state) != end:
        client.read()


def screens(state):
    """The titles of the screens on the stack, root first."""
    return [screen["title"] for screen in state["screens"]]


def shown(state):
    """The visible screens."""
    parts = ("sidebar", "content", "detail", "stack", "sheet", "alert")
    return [screen for part in parts if (screen := state["view"].get(part))]


def nodes(state):
    """Everything on the visible screens, outermost first."""

    def walk(children):
        for node in children:
            yield node
            yield from walk(node.get("children", []))

    for screen in shown(state):
        yield from walk(screen["body"])
        yield from walk(screen.get("toolbar", []))


def labels(state):
    return [node["label"] for node in nodes(state) if "label" in node]


def controls(state):
    """The controls that can be tapped now."""
    return [node for node in nodes(state) if "id" in node and not node.get("disabled")]
