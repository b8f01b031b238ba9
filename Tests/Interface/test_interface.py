"""The list of SwiftUI's symbols says what the modules have, and all of navigation is there."""

import pytest

from apple_interface import ELSEWHERE, forms
from apple_interface import symbols as apple_symbols
from interface import LIST, MISSING, WORKS, documented, listed, refreshed, summary, text

# About files and windows of a Mac; despite their names they say nothing about a location.
NO_NAVIGATION = {"View.navigationDocument(_:)", "View.navigationDocument(_:preview:)"}

# Another form with a default argument is called the same.
UNKNOWN_TO_BARS = {"ToolbarItem.init(id:placement:content:)"}


@pytest.fixture(scope="module")
def symbols():
    return listed()


def test_the_list_and_the_article_agree_with_the_modules():
    """`make interface` writes both."""
    now = refreshed()
    assert text(now).splitlines() == LIST.read_text().splitlines()
    assert documented()[0] == summary(now)


def test_every_form_of_navigation_is_here(symbols):
    navigation = [symbol for symbol in symbols if symbol.area == "Navigation"]
    lacking = {each.name for each in navigation if each.forms_here < each.forms}
    assert len(navigation) > 100
    assert lacking <= NO_NAVIGATION


@pytest.mark.parametrize(
    "kind", ["NavigationStack", "NavigationPath", "NavigationLink", "NavigationSplitView"]
)
def test_everything_that_navigates_has_its_effect(symbols, kind):
    own = {symbol.name: symbol.status for symbol in symbols if symbol.name.startswith(f"{kind}.")}
    # A hint for columns that no longer exist.
    own.pop("NavigationLink.isDetailLink(_:)", None)
    assert own and set(own.values()) == {WORKS}


def test_a_form_counts_once_and_a_symbol_that_an_app_cannot_name_does_not_count():
    interface = """
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      extension SwiftUI.View {
        public func crown() -> some SwiftUI.View
      }
      extension SwiftUI.View {
        @inlinable public func goes<V>(to place: V, @SwiftUI.ViewBuilder _ view: (Int, V) -> V) {
          let body = 1
        }
        public func goes(to place: Swift.Int, _ view: Swift.Int) -> some SwiftUI.View
        public func goes(to place: Swift.Int, _ view: Swift.Int) -> some SwiftUI.View
        internal func hidden()
        public func _internal()
      }
      public enum Way : Swift.Hashable {
        case up, down(Swift.Int)
        public static func == (a: SwiftUI.Way, b: SwiftUI.Way) -> Swift.Bool
        public init(_ name: Swift.String = "{")
      }
    """
    assert forms(interface.splitlines()) == {
        "View.goes(to:_:)": 2,
        "Way": 1,
        "Way.up": 1,
        "Way.down": 1,
        "Way.init(_:)": 1,
    }


def test_nine_of_ten_symbols_of_ios_are_known_here(symbols):
    of_ios = [symbol for symbol in symbols if symbol.since != ELSEWHERE]
    missing = sum(symbol.status == MISSING for symbol in of_ios)
    assert len(of_ios) > 4900
    assert missing / len(of_ios) < 0.1


def test_no_symbol_of_navigation_is_unknown(symbols):
    names = ("Navigation", "navigation", "Tab", "tabBar", "Toolbar", "toolbar")
    unknown = {
        symbol.name
        for symbol in symbols
        if symbol.status == MISSING
        and symbol.since != ELSEWHERE
        and any(name in symbol.name for name in names)
        and "Table" not in symbol.name
    }
    assert unknown <= UNKNOWN_TO_BARS


def test_a_symbol_has_the_version_of_its_first_form():
    interface = """
      @available(iOS 18.0, macOS 15.0, *)
      extension SwiftUI.View {
        public func goes(to place: Swift.Int)
        @available(iOS 26.1, *)
        public func goes(to place: Swift.String)
        @available(anyAppleOS 27, *)
        public func flies()
      }
      @available(iOS, unavailable)
      extension SwiftUI.View {
        public func touchBar()
      }
    """
    assert {name: since for name, (_, since) in apple_symbols(interface.splitlines()).items()} == {
        "View.goes(to:)": "18.0",
        "View.flies()": "27",
        "View.touchBar()": "-",
    }
