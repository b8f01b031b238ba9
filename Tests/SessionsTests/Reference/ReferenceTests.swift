import OrderedJSON
import Testing
import WireProtocol

@testable import Sessions

/// Compares `/protocol.json` with the behaviour of a session.
@MainActor
@Suite struct ReferenceTests {
  private static let messages = Reference.document["components"]?["messages"] ?? .null
  private static let checker = SchemaChecker(root: Reference.document)

  private static func complaints(about value: JSONValue, _ message: UTF8String) -> [String] {
    checker.complaints(about: value, messages[message]?["payload"] ?? .null)
  }

  @Test(arguments: Catalogue.methods.map(\.name))
  func `each example is valid, and its answer too`(method: UTF8String) throws {
    let examples = try #require(Self.messages[method]?["examples"]?.arrayValue)
    #expect(!examples.isEmpty)
    for example in examples {
      let visitor = try Visitor()
      visitor.session.clientConnected(visitor.client, as: .browser)
      for request in try #require(example["x-after"]?.arrayValue) {
        #expect(try visitor.send(request) == nil)
      }
      let payload = try #require(example["payload"])
      #expect(Self.complaints(about: payload, method) == [])
      let answer = try #require(try visitor.send(payload))
      #expect(answer["error"]?["code"] == example["x-refused"], "\(payload)")
      let kind = example["x-refused"] == nil ? "\(method).answer" : "refused"
      #expect(Self.complaints(about: answer, UTF8String(kind)) == [], "\(payload)")
    }
  }

  /// Each example after the requests that it needs, one after the other in one session.
  @Test func `each change and each hello on the way is as documented`() throws {
    let visitor = try Visitor()
    for method in Catalogue.methods.map(\.name) {
      for example in Self.messages[method]?["examples"]?.arrayValue ?? [] {
        for request in example["x-after"]?.arrayValue ?? [] { _ = try visitor.send(request) }
        _ = try visitor.send(try #require(example["payload"]))
      }
    }
    let session = visitor.session
    #expect(session.revision > 30)
    for revision in 1...session.revision {
      let message = try JSONValue(parsing: Array(session.message(revision)))
      #expect(Self.complaints(about: message, "changed") == [])
    }
    let snapshot = try JSONValue(parsing: session.snapshot(for: 0).joined)
    #expect(Self.complaints(about: snapshot, "changed") == [])
    for (revision, epoch) in [(0, session.epoch), (0, "other"), (.max, session.epoch)] {
      let bookmark = Session.Bookmark(epoch: epoch, revision: revision)
      let hello = try JSONValue(parsing: session.hello(client: "c1", resuming: bookmark).joined)
      #expect(Self.complaints(about: hello, "hello") == [])
    }
    let hello = try JSONValue(parsing: session.hello(client: "c1").joined)
    #expect(Self.complaints(about: hello, "hello") == [])
  }

  @Test func `a document exported letter for letter is valid, and can be imported`() throws {
    let visitor = try Visitor()
    let odd: JSONValue = ["type": "App.Odd", "payload": "[1.0, 2]"]
    try visitor.ask("setPath", ["values": [odd, 1]])
    try visitor.ask("select", ["column": "sidebar", "values": [odd]])
    let answer = try visitor.answer("export")
    #expect(Self.complaints(about: answer, "export.answer") == [])
    let document = try #require(answer["result"]?["document"])
    let request: JSONValue = ["id": 1, "method": "import", "params": ["document": document]]
    #expect(Self.complaints(about: request, "import") == [])
    let verdict = try visitor.send(request)?["result"]
    #expect(verdict?["verdict"] == "risky")
    #expect(verdict?["changed"] == false)
  }

  @Test func `each refusal is as documented`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let frames: [JSONValue] = [
      7, ["id": 1, "method": "psuh"], ["id": "a", "method": "push", "params": ["valeu": 1]],
      ["id": nil, "method": "pop", "params": ["count": 9]],
      ["id": 1, "method": "popTo", "params": ["id": "e99"]],
      ["id": 1, "method": "push", "params": ["value": ["type": "UInt8", "value": 300]]],
      ["id": 1, "method": "select", "params": ["column": "detail", "value": 1]],
      ["id": 1, "method": "undo", "params": ["meta": ["ifRevision": 0]]],
      [
        "id": 1, "method": "transaction",
        "params": ["commands": [["method": "pop", "params": ["count": 9]]]],
      ], ["id": 1, "method": "import", "params": ["document": [:]]], [],
    ]
    for frame in frames {
      let answer = try #require(try visitor.send(frame), "\(frame)")
      #expect(Self.complaints(about: answer, "refused") == [], "\(frame)")
      let message = answer["error"]?["message"]?.stringValue
      #expect(message?.string.last.map(".?".contains) == true, "\(frame)")
    }
  }
}
