import FoundationEssentials
import OrderedJSON
import Testing

@testable import NavigationCore

@Suite struct TypeTagTests {
  @Test func `Foundation's types are read under both module names`() {
    let text: UTF8String = #""FA542E3D-4895-44B6-942F-E112101D5160""#
    for module in ["Foundation", "FoundationEssentials"] {
      let element = NavigationPath.Element(storedTag: "\(module).UUID", payload: text)
      #expect(element.value(as: UUID.self) == PathVectors.uuid)
      #expect(element.isEquivalent(to: NavigationPath.Element(PathVectors.uuid)))
      #expect(element.typeName == "\(module).UUID")
    }
  }

  @Test func `Foundation's types are written under the requested name`() throws {
    var representation = try #require(NavigationPath([PathVectors.uuid]).codable)
    let measured = String(decoding: try representation.bytes(), as: UTF8.self)
    #expect(measured.hasPrefix(#"["FoundationEssentials.UUID","#))
    representation.tagSpelling = .apple
    let apple = String(decoding: try representation.bytes(), as: UTF8.self)
    #expect(apple.hasPrefix(#"["Foundation.UUID","#))
    #expect(try JSONEncoder().encode(representation) == Data(apple.utf8))
  }

  @Test(arguments: [
    ("FoundationEssentials.Date", "Foundation.Date"),
    ("Swift.Array<FoundationEssentials.URL>", "Swift.Array<Foundation.URL>"),
    (
      "Swift.Dictionary<FoundationEssentials.UUID, FoundationEssentials.Data>",
      "Swift.Dictionary<Foundation.UUID, Foundation.Data>"
    ),
    ("FoundationEssentials.IndexPath", "FoundationEssentials.IndexPath"),
    ("FoundationEssentials.DateX", "FoundationEssentials.DateX"),
    ("MyFoundationEssentials.Date", "MyFoundationEssentials.Date"),
    ("App.FoundationEssentials.Date", "App.FoundationEssentials.Date"),
    ("FoundationEssentials.", "FoundationEssentials."), ("Swift.Int", "Swift.Int"), ("", ""),
  ])
  func `Apple's module name replaces Foundation's in five types, wherever they occur`(
    tag: UTF8String, apple: UTF8String
  ) {
    #expect(TypeTag.apple(tag) == apple)
  }

  @Test(arguments: [
    ("App.User", "User"), ("App.Outer.Inner", "Inner"), ("App.Box<App.User>", "Box<App.User>"),
    ("Si", "Si"), ("", ""), ("App.", ""), (".", ""),
  ])
  func `a tag's last component has no module and no outer types`(tag: UTF8String, last: UTF8String)
  {
    #expect(TypeTag.lastComponent(of: tag) == last)
  }
}
