import FoundationEssentials
import Testing

@testable import NavigationCore

@Suite struct DisplayTitleTests {
  private struct Titled: Hashable, Codable {
    var name = "name"
    var title = "title"
  }

  private func title<T: Hashable & Codable>(_ value: T) -> String {
    NavigationPath.Element(value).displayTitle.string
  }

  @Test func `a scalar is its own title`() {
    #expect(title(42) == "42")
    #expect(title("Soup") == "Soup")
    #expect(title(true) == "true")
    #expect(title(1.5) == "1.5")
    #expect(title(UInt8(7)) == "7")
  }

  @Test func `any other value is shown by its title, its name, or its type and a word`() {
    #expect(title(Titled()) == "title")
    #expect(title(User(id: 7, name: "Blob")) == "Blob")
    #expect(title(App.Outer.Inner()) == "Inner 1")
    #expect(title(App.Raw.a) == "Raw a")
    #expect(title(Route.search(query: "soup", maximumMinutes: 30)) == "Route search")
    #expect(NavigationPath.Element(App.FirstView.a).displayTitle == "FirstView a")
    #expect(NavigationPath.Element(Character("x")).displayTitle == "Character x")
  }

  @Test func `values that differ have full titles that differ`() {
    let routes = [10, 20].map { Route.search(query: "soup", maximumMinutes: $0) }
    let elements = routes.map { NavigationPath.Element($0) }
    #expect(elements[0].displayTitle == elements[1].displayTitle)
    #expect(elements[0].fullTitle != elements[1].fullTitle)
    #expect(elements[0].fullTitle.string.hasPrefix(#"Route {"search""#))
    #expect(NavigationPath.Element(42).fullTitle == "42")
    #expect(NavigationPath.Element(Titled()).fullTitle == "title")
  }

  @Test func `a stored element is shown by its tag's last component`() {
    let element = NavigationPath.Element(storedTag: "App.Outer.Gone", payload: "{}")
    #expect(element.displayTitle == "Gone")
  }

  @Test(arguments: [79, 80])
  func `up to eighty characters are shown whole`(count: Int) {
    let text = String(repeating: "é", count: count)
    #expect(title(text) == text)
  }

  @Test func `longer titles are cut to eighty characters, the last being an ellipsis`() {
    #expect(title(String(repeating: "a", count: 81)) == String(repeating: "a", count: 79) + "…")
    let flags = title(String(repeating: "🇫🇷", count: 100))
    #expect(flags.unicodeScalars.count == 80)
  }
}
