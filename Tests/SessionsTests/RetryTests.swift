import OrderedJSON
import Testing

@testable import Sessions

/// A repeat under the same key gets the first answer.
@MainActor
@Suite struct RetryTests {
  private static func push(_ value: JSONValue, _ key: String) -> JSONObject {
    ["value": value, "meta": ["key": .string(key)]]
  }

  @Test func `a repeat is answered as the first time and does nothing`() throws {
    let visitor = try Visitor()
    let first = try visitor.ask("push", Self.push(1, "k"))
    #expect(first == ["revision": 1, "changed": true])
    try visitor.push()
    let again = try visitor.ask("push", Self.push(1, "k"))
    #expect(again == ["revision": 1, "changed": true, "replayed": true])
    #expect(visitor.session.revision == 2)
    #expect(visitor.session.tally.replayed == 1)
  }

  @Test func `a repeat is recognised whatever it carries`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "k"))
    let meta: JSONValue = ["key": "k", "ifRevision": 99]
    #expect(try visitor.ask("push", ["value": 2, "meta": meta])["replayed"] == true)
    #expect(try visitor.path == [1])
  }

  @Test func `the same key of another client is another key`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "k"))
    let other = try visitor.joined(by: "c2").ask("push", Self.push(2, "k"))
    #expect(other["replayed"] == nil)
    #expect(try visitor.path == [1, 2])
  }

  @Test func `a command that changed nothing is remembered too`() throws {
    let visitor = try Visitor()
    let first = try visitor.ask("popToRoot", ["meta": ["key": "k"]])
    #expect(first["changed"] == false)
    try visitor.push()
    let again = try visitor.ask("popToRoot", ["meta": ["key": "k"]])
    #expect(again == ["revision": 0, "changed": false, "replayed": true])
    #expect(try visitor.path.count == 1)
  }

  @Test func `a refused command may be tried again under its key`() throws {
    let visitor = try Visitor()
    #expect(try visitor.refusal("pop", ["meta": ["key": "k"]]).key == "path_empty")
    try visitor.push()
    #expect(try visitor.ask("pop", ["meta": ["key": "k"]])["changed"] == true)
  }

  @Test func `a question is asked anew under any key`() throws {
    let visitor = try Visitor()
    #expect(try visitor.ask("state.get", ["meta": ["key": "k"]])["state"] != nil)
    let again = try visitor.ask("state.get", ["meta": ["key": "k"]])
    #expect(again["state"] != nil)
    #expect(again["replayed"] == nil)
  }

  @Test func `an import is remembered, its dry run is not`() throws {
    let visitor = try Visitor()
    let document: JSONValue = ["colonnade": 1, "path": [1]]
    let dry: JSONObject = ["document": document, "dryRun": true, "meta": ["key": "k"]]
    #expect(try visitor.ask("import", dry)["changed"] == false)
    let real: JSONObject = ["document": document, "meta": ["key": "k"]]
    #expect(try visitor.ask("import", real)["changed"] == true)
    let again = try visitor.ask("import", real)
    #expect(again["replayed"] == true)
    #expect(again["verdict"] == "fine")
  }

  @Test(arguments: [1_023, 1_024])
  func `the newest 1,024 keys are remembered`(later: Int) throws {
    let visitor = try Visitor()
    for number in 0...later {
      try visitor.ask("popToRoot", ["meta": ["key": .string("k\(number)")]])
    }
    let isRemembered = later < AnswerMemory.window
    let again = try visitor.ask("popToRoot", ["meta": ["key": "k0"]])
    #expect((again["replayed"] == true) == isRemembered)
    #expect(try visitor.ask("popToRoot", ["meta": ["key": "k9"]])["replayed"] == true)
  }

  @Test func `a key that was forgotten and came again is remembered again`() {
    var memory = AnswerMemory()
    for round in 0..<3 {
      for number in 0..<AnswerMemory.window + 5 {
        let key = AnswerMemory.Key(client: "c", key: "k\(number)")
        if memory.result(for: key) == nil {
          memory.remember(["round": .number(JSONNumber(round))], for: key)
        }
      }
    }
    let newest = AnswerMemory.Key(client: "c", key: "k\(AnswerMemory.window + 4)")
    #expect(memory.result(for: newest) == ["round": 2])
  }
}

/// Optimistic concurrency.
@MainActor
@Suite struct ConflictTests {
  @Test func `a command meant for the newest revision is done`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["value": 1, "meta": ["ifRevision": 0]])
    try visitor.ask("push", ["value": 2, "meta": ["ifRevision": 1]])
    #expect(try visitor.path == [1, 2])
  }

  @Test func `of two who race one wins, and the other is told what happened since`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let rival = visitor.joined(by: "c2")
    try rival.ask("push", ["value": "theirs", "meta": ["ifRevision": 1, "label": "Mine first"]])
    let error = try visitor.refusal("push", ["value": "ours", "meta": ["ifRevision": 1]])
    #expect(error["code"] == 1009)
    #expect(error.key == "revision_conflict")
    let data = try #require(error["data"])
    #expect(data["pointer"] == "/params/meta/ifRevision")
    #expect(data["retryable"] == true)
    #expect(data["revision"] == 2)
    #expect(data["changes"]?.arrayValue?.count == 1)
    #expect(data["changes"]?[0]?["revision"] == 2)
    #expect(data["changes"]?[0]?["cause"]?["client"] == "c2")
    #expect(data["changes"]?[0]?["cause"]?["label"] == "Mine first")
    #expect(try visitor.path == [0, "theirs"])
  }

  @Test func `a revision that is not yet is a conflict too`() throws {
    let error = try Visitor().refusal("undo", ["meta": ["ifRevision": 7]])
    #expect(error.key == "revision_conflict")
    #expect(error["data"]?["changes"] == [])
  }

  @Test func `of many revisions since, ten are told`() throws {
    let visitor = try Visitor()
    try visitor.push(12)
    let error = try visitor.refusal("push", ["value": 1, "meta": ["ifRevision": 0]])
    let numbers = error["data"]?["changes"]?.arrayValue?.compactMap { $0["revision"]?.intValue }
    #expect(numbers == Array(1...10))
  }
}
