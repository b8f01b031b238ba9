import NavigationCore
import OrderedJSON
import Testing
import WireProtocol

@testable import SessionRecords
@testable import Sessions

/// The values that a scene keeps by itself, in documents.
@MainActor
@Suite struct KeptValuesTests {
  private final class Made {
    var scenes: [FakeScene] = []
  }

  private let store = MemoryStore(keepingRecords: true)
  private let made = Made()

  private func hub() -> SessionHub {
    let entries = ["fake", "other"].map { id in
      FakeScene.entry(id: id) { [made] in made.scenes.append($0) }
    }
    return SessionHub(.init(scenes: entries, maxDepth: 100, clock: { 5 }), store: store)
  }

  private func visitor(_ hub: SessionHub, _ name: String) throws -> Visitor {
    Visitor(try #require(try hub.session(name)))
  }

  private func exported() throws -> JSONValue {
    let source = try visitor(hub(), "source")
    try source.ask("push", ["values": [1, 2]])
    made.scenes[0].save("dessert", for: "category")
    made.scenes[0].save(["deep": [1, .null]], for: "more")
    return try #require(try source.ask("export")["document"])
  }

  @Test func `come with the state, and are exported again unchanged`() throws {
    let document = try exported()
    let target = try visitor(hub(), "target")
    made.scenes[1].save("old", for: "gone")
    let verdict = try target.ask("import", ["document": document])
    #expect(verdict["verdict"] == "fine" && verdict["changed"] == true)
    #expect(made.scenes[1].kept == ["category": "dessert", "more": ["deep": [1, .null]]])
    #expect(try target.path == [1, 2])
    #expect(try target.ask("export")["document"] == document)
    _ = try visitor(hub(), "target")
    #expect(made.scenes[2].kept == made.scenes[1].kept, "and outlive the server")
  }

  @Test func `stay if a document does not contain them, or is only checked`() throws {
    let document = try exported()
    let target = try visitor(hub(), "target")
    made.scenes[1].save("mine", for: "category")
    try target.ask("import", ["document": document, "dryRun": true])
    #expect(made.scenes[1].kept == ["category": "mine"])
    var object = try #require(document.objectValue)
    object["sceneStorage"] = nil
    try target.ask("import", ["document": .object(object)])
    #expect(made.scenes[1].kept == ["category": "mine"])
  }

  @Test func `stay if another scene kept them`() throws {
    let document = try exported()
    let target = try visitor(hub(), "target")
    try target.ask("scene.open", ["id": "other"])
    try target.ask("import", ["document": document])
    #expect(made.scenes[2].kept == [:])
  }

  @Test func `stay if the state is refused`() throws {
    let document = try exported()
    let target = try visitor(hub(), "target")
    made.scenes[1].save("mine", for: "category")
    made.scenes[1].refusal = .noBackButton
    #expect(try target.answer("import", ["document": document])["error"] != nil)
    #expect(made.scenes[1].kept == ["category": "mine"])
    let kept = try target.ask("export")["document"]?["sceneStorage"]
    #expect(kept == ["category": "mine"])
  }

  @Test func `are refused if they are invalid, or Swift could not compare their names`() throws {
    let document = try exported()
    let target = try visitor(hub(), "target")
    let marks = UTF8String(String(repeating: "\u{301}", count: 1_000))
    for values: JSONValue in [[1], "text", .object([marks: 1])] {
      var object = try #require(document.objectValue)
      object["sceneStorage"] = values
      let verdict = try target.ask("import", ["document": .object(object), "dryRun": true])
      #expect(verdict["verdict"] == "impossible", "\(values)")
      #expect(
        verdict["reasons"]?.arrayValue?.first?["pointer"]?.stringValue?.string
          .hasPrefix("/sceneStorage") == true)
    }
  }
}
