"""Bars of tabs with a tab apart, a sidebar with sections, and a view above the bar."""

from playwright.sync_api import expect

import styled_scenes as styled
from device_points import points
from live_scenes import node, screen

PAGE_OPTIONS = {"height": 1100}


def part(styles, kind, label, id=None, symbol=None, selected=None, **marks):
    """A node of the bar with what its style says about it."""
    style = styles({"placement": "tab"}, *([{"tabs": marks}] if marks else []))
    more = {"systemImage": symbol} if symbol else {}
    if selected is not None:
        more["selected"] = selected
    return node(kind, label, id, style=style, **more)


def words(styles, label, **marks):
    stack = part(styles, "stack", None, **marks)
    return {**stack, "axis": "vertical", "children": [node("text", label)]}


def bar(styles, opens=None, chosen="Home"):
    def tab(label, id, symbol, **marks):
        return part(styles, "button", label, id, symbol, selected=label == chosen, **marks)

    library = {"section": 1, "heading": "Library"}
    nodes = [
        tab("Home", "home", "house"),
        tab("Songs", "songs", "music.note", **library),
        tab("Albums", "albums", "square.stack", **library),
        tab("Hidden", "hidden", "eye", sidebar=False),
        tab("Search", "search", "magnifyingglass", role="search"),
    ]
    if opens is None:
        return nodes
    nodes.append(
        part(styles, "button", "Sidebar", "side", "sidebar.leading", part="toggle", open=opens)
    )
    if opens:
        nodes += [
            words(styles, "Welcome", part="header"),
            words(styles, "Signed in", part="bottom"),
            words(styles, "New playlist", part="actions", section=1),
        ]
    return nodes


def pad(styles, toolbar):
    shown = {**screen("Home", node("text", "Content")), "toolbar": toolbar}
    return styled.only_detail(styled.pad(styles, {"detail": shown}))


def test_the_search_is_apart_at_the_end_of_an_iphones_bar(play):
    styles = styled.Styles()
    nodes = bar(styles)
    nodes.insert(0, nodes.pop())
    page, session = play(
        styled.phone(styles, {**screen("Home", node("text", "Content")), "toolbar": nodes})
    )
    tabs = page.get_by_role("navigation", name="Tabs")
    search = tabs.get_by_role("button", name="Search")
    expect(search).to_have_attribute("data-role", "search")
    boxes = [button.bounding_box() for button in tabs.get_by_role("button").all()]
    assert search.bounding_box()["x"] == max(box["x"] for box in boxes)
    search.click()
    assert session.asked(page) == [("tap", {"control": "search"})]


def test_an_ipads_bar_shows_a_section_as_one_item_that_chooses_its_tab(play):
    styles = styled.Styles()
    page, session = play(pad(styles, bar(styles, opens=False)))
    tabs = page.get_by_role("navigation", name="Tabs")
    expect(tabs.get_by_role("button")).to_have_text(
        ["Sidebar", "Home", "Library", "Hidden", "Search"]
    )
    expect(page.get_by_role("navigation", name="Sidebar")).to_be_hidden()
    tabs.get_by_role("button", name="Library").click()
    tabs.get_by_role("button", name="Sidebar").click()
    assert session.asked(page) == [("tap", {"control": "songs"}), ("tap", {"control": "side"})]


def test_the_item_of_a_section_is_marked_while_one_of_its_tabs_is_seen(play):
    styles = styled.Styles()
    page, session = play(pad(styles, bar(styles, opens=False, chosen="Albums")))
    item = page.get_by_role("navigation", name="Tabs").get_by_role("button", name="Library")
    expect(item).to_have_attribute("aria-current", "page")
    item.click()
    assert session.asked(page) == [("tap", {"control": "albums"})]


def test_the_sidebar_has_headings_all_its_tabs_and_the_apps_views(play):
    styles = styled.Styles()
    page, session = play(pad(styles, bar(styles, opens=True, chosen="Songs")))
    sidebar = page.get_by_role("navigation", name="Sidebar")
    expect(sidebar.locator(".tab-rows > *")).to_have_text(
        ["Home", "Library", "Songs", "Albums", "New playlist", "Search"]
    )
    expect(sidebar.get_by_role("heading")).to_have_text(["Library"])
    expect(sidebar.locator("[aria-current]")).to_have_text(["Songs"])
    expect(sidebar.get_by_text("Welcome")).to_be_visible()
    expect(sidebar.get_by_text("Signed in")).to_be_visible()
    expect(page.get_by_role("navigation", name="Tabs")).to_be_hidden()
    assert points(page, ".column[data-column=detail] screen-stack > app-screen")["x"] >= 280
    sidebar.get_by_role("button", name="Albums").click()
    sidebar.get_by_role("button", name="Sidebar").click()
    assert session.asked(page) == [("tap", {"control": "albums"}), ("tap", {"control": "side"})]


def test_a_view_above_the_bar_is_there_and_works(play):
    styles = styled.Styles()
    accessory = {
        **part(styles, "stack", None, part="accessory"),
        "axis": "horizontal",
        "children": [node("button", "Play", "play")],
    }
    shown = {
        **screen("Home", node("text", "Content")),
        "toolbar": [*styled.tabs(styles), accessory],
    }
    page, session = play(styled.phone(styles, shown))
    tabs = page.get_by_role("navigation", name="Tabs")
    expect(tabs.get_by_role("button")).to_have_text(["Library", "Radio"])
    box = page.locator(".tab-accessory").bounding_box()
    assert box["y"] + box["height"] <= tabs.bounding_box()["y"]
    page.locator(".tab-accessory").get_by_role("button", name="Play").click()
    assert session.asked(page) == [("tap", {"control": "play"})]


def test_a_badge_is_on_its_tab_in_the_bar_and_in_the_sidebar(play):
    styles = styled.Styles()
    for opens, name in ((False, "Tabs"), (True, "Sidebar")):
        nodes = bar(styles, opens=opens)
        nodes[0]["style"] = styles({"placement": "tab"}, {"attached": {"badge": [1]}})
        nodes[0]["children"] = [node("text", "Home", systemImage="house"), node("text", "3")]
        page, _ = play(pad(styles, nodes))
        badge = page.get_by_role("navigation", name=name).get_by_text("3", exact=True)
        expect(badge).to_be_visible()
        page.close()
