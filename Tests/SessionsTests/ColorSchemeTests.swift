import NavigationCore
import OrderedJSON
import Sandbox
import Testing

@testable import SessionRecords
@testable import Sessions

/// A person's choice of light or dark, which devices do not set.
@MainActor
@Suite struct ColorSchemeTests {
  private let store = MemoryStore(keepingRecords: true)

  private func visitor() throws -> Visitor {
    let hub = SessionHub(
      .init(scenes: [SceneEntry(.sandbox())], maxDepth: 10_000, clock: { 99 }), store: store)
    return Visitor(try #require(try hub.session("main")))
  }

  private func environment(_ visitor: Visitor) throws -> JSONValue? {
    try JSONValue(parsing: visitor.session.stateText())["environment"]
  }

  @Test func `dark is in the state, light is the default`() throws {
    let visitor = try visitor()
    let before = try environment(visitor)
    #expect(before?["colorScheme"] == nil)
    #expect(try visitor.ask("setEnvironment", ["colorScheme": "dark"])["changed"] == true)
    #expect(try environment(visitor)?["colorScheme"] == "dark")
    #expect(try visitor.ask("setEnvironment", ["colorScheme": "dark"])["changed"] == false)
    try visitor.ask("setEnvironment", ["colorScheme": "light"])
    #expect(try environment(visitor) == before)
    #expect(try visitor.refusal("setEnvironment", ["colorScheme": "sepia"])["code"] == -32602)
  }

  @Test(arguments: [
    ("dynamicTypeSize", "xxLarge", "large", "tiny"),
    ("colorSchemeContrast", "increased", "standard", "none"),
    ("locale", "fr_CH", "", "fr CH"),
    ("layoutDirection", "rightToLeft", "leftToRight", "downwards"),
    ("look", "27", "18", "7"),
  ])
  func `another choice of a person is in the state, the usual one is not`(
    trait: UTF8String, chosen: JSONValue, usual: JSONValue, none: JSONValue
  ) throws {
    let visitor = try visitor()
    let before = try environment(visitor)
    #expect(before?[trait] == nil)
    #expect(try visitor.ask("setEnvironment", [trait: chosen])["changed"] == true)
    #expect(try environment(visitor)?[trait] == chosen)
    let reopened = try self.visitor()
    #expect(try environment(reopened)?[trait] == chosen)
    #expect(try visitor.refusal("setEnvironment", [trait: none])["code"] == -32602)
    try visitor.ask("setEnvironment", [trait: usual])
    #expect(try environment(visitor) == before)
    #expect(reopened.session !== visitor.session)
  }

  @Test func `another device, undo, a restart and an import keep it`() throws {
    let visitor = try visitor()
    try visitor.ask("setEnvironment", ["colorScheme": "dark", "device": "iphone-16"])
    try visitor.ask("setEnvironment", ["device": "mac-window"])
    #expect(try environment(visitor)?["device"] == "mac-window")
    #expect(try environment(visitor)?["colorScheme"] == "dark")
    let reopened = try self.visitor()
    #expect(try environment(reopened)?["colorScheme"] == "dark")
    let exported = try #require(try visitor.ask("export")["document"])
    let lines = try #require(try visitor.ask("export", ["format": "jsonl"])["document"])
    try visitor.ask("restore", ["revision": 0])
    #expect(try environment(visitor)?["colorScheme"] == nil)
    for (format, document) in [("json", exported), ("jsonl", lines)] as [(JSONValue, JSONValue)] {
      let verdict = try visitor.ask("import", ["format": format, "document": document])
      #expect(verdict["verdict"] == "fine")
      #expect(try environment(visitor)?["colorScheme"] == "dark")
      try visitor.ask("undo")
      #expect(try environment(visitor)?["colorScheme"] == nil)
    }
    #expect(reopened.session !== visitor.session)
  }
}
