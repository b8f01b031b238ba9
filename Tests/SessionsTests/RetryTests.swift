import OrderedJSON
import TestSupport
import Testing

@testable import Sessions

/// A repeat under the same key gets the first answer.
@MainActor
@Suite struct RetryTests {
  private static func push(_ value: JSONValue, _ key: String) -> JSONObject {
    ["value": value, "meta": ["key": .string(key)]]
  }

  @Test func `a repeat gets the first answer and does nothing`() throws {
    let visitor = try Visitor()
    let first = try visitor.ask("push", Self.push(1, "k"))
    #expect(first == ["revision": 1, "changed": true])
    try visitor.push()
    let again = try visitor.ask("push", Self.push(1, "k"))
    #expect(again == ["revision": 1, "changed": true, "replayed": true])
    #expect(visitor.session.revision == 2)
    #expect(visitor.session.tally.replayed == 1)
  }

  @Test func `a repeat is recognized even if its revision is no longer the newest`() throws {
    let visitor = try Visitor()
    let push: JSONObject = ["value": 1, "meta": ["key": "k", "ifRevision": 0]]
    try visitor.ask("push", push)
    #expect(try visitor.ask("push", push)["replayed"] == true)
    #expect(try visitor.path == [1])
  }

  @Test func `a repeat can have another label, and its parameters can be in any order`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", ["value": 1, "column": "detail", "meta": ["key": "k"]])
    let again: JSONObject = [
      "meta": ["key": "k", "label": "again"], "column": "detail", "value": 1,
    ]
    #expect(try visitor.ask("push", again)["replayed"] == true)
  }

  @Test func `another command under the same key is refused`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "k"))
    let others: [(String, JSONObject)] = [
      ("push", Self.push(2, "k")), ("setPath", ["values": [1], "meta": ["key": "k"]]),
      ("push", ["value": 1, "meta": ["key": "k", "ifRevision": 1]]),
    ]
    for (method, params) in others {
      let error = try visitor.refusal(method, params)
      #expect(error["code"] == 1018)
      #expect(error.key == "key_reused")
      #expect(error["data"]?["retryable"] == false)
    }
    #expect(try visitor.path == [1])
    #expect(try visitor.ask("push", Self.push(1, "k"))["replayed"] == true)
  }

  @Test func `two clients can use the same key`() throws {
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

  @Test func `a refused command is refused again, whatever has happened since`() throws {
    let visitor = try Visitor()
    let first = try visitor.refusal("pop", ["meta": ["key": "k"]])
    #expect(first.key == "path_empty")
    try visitor.push()
    let again = try visitor.refusal("pop", ["meta": ["key": "k"]])
    #expect(again["code"] == first["code"])
    #expect(again["message"] == first["message"])
    #expect(again["data"]?["sentence"] == first["data"]?["sentence"])
    #expect(
      again["data"]?["sentence"]?["words"] == "Cannot pop {0}: the path has {1} elements.")
    #expect(again["data"]?["replayed"] == true)
    #expect(try visitor.path.count == 1)
    #expect(try visitor.ask("pop", ["meta": ["key": "l"]])["changed"] == true)
  }

  @Test func `the loser of a race gets the same error again`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let push: JSONObject = ["value": 1, "meta": ["key": "k", "ifRevision": 0]]
    #expect(try visitor.refusal("push", push).key == "revision_conflict")
    try visitor.push()
    let again = try visitor.refusal("push", push)
    #expect(again.key == "revision_conflict")
    #expect(again["data"]?["revision"] == 1)
    #expect(again["data"]?["replayed"] == true)
  }

  @Test func `a query is answered again under any key`() throws {
    let visitor = try Visitor()
    #expect(try visitor.ask("state.get", ["meta": ["key": "k"]])["state"] != nil)
    let again = try visitor.ask("state.get", ["meta": ["key": "k"]])
    #expect(again["state"] != nil)
    #expect(again["replayed"] == nil)
  }

  @Test func `a late repeat of what a client has confirmed does nothing`() throws {
    let visitor = try Visitor()
    for number in 1...3 {
      try visitor.ask("push", Self.push(.number(.init(number)), "run-\(number)"))
    }
    let next: JSONObject = ["value": 4, "meta": ["key": "run-4", "confirmed": 2]]
    try visitor.ask("push", next)
    #expect(try visitor.refusal("push", Self.push(1, "run-1")).key == "key_expired")
    #expect(try visitor.refusal("push", Self.push(2, "run-2")).key == "key_expired")
    #expect(try visitor.ask("push", Self.push(3, "run-3"))["replayed"] == true)
    #expect(try visitor.ask("push", next)["replayed"] == true)
    #expect(try visitor.path == [1, 2, 3, 4])
    // Another run, another client and a key without a number are not meant.
    try visitor.ask("push", Self.push(5, "other-1"))
    try visitor.ask("push", Self.push(6, "run1"))
    try visitor.joined(by: "c2").ask("push", Self.push(7, "run-1"))
    #expect(try visitor.path == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test(
    arguments: [
      ["confirmed": 1], ["key": "run", "confirmed": 1], ["key": "run-1", "confirmed": 1],
      ["key": "run-02", "confirmed": 1], ["key": "-2", "confirmed": 1],
      ["key": "run-2", "confirmed": -1], ["key": "run-2", "confirmed": "1"],
      ["key": "run-99999999999999999999", "confirmed": 1],
    ] as [JSONObject])
  func `a command can confirm only keys before its own`(meta: JSONObject) throws {
    let visitor = try Visitor()
    let error = try visitor.refusal("push", ["value": 1, "meta": .object(meta)])
    #expect(error["code"] == -32602)
    #expect(error["data"]?["pointer"] == "/params/meta/confirmed")
    #expect(try visitor.path == [])
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

  @Test func `a neighbour's commands push no one's answers out`() throws {
    let visitor = try Visitor()
    try visitor.ask("push", Self.push(1, "mine"))
    let neighbour = visitor.joined(by: "c2")
    for number in 0..<3_000 {
      try neighbour.ask("popToRoot", ["meta": ["key": .string("k\(number)")]])
    }
    #expect(try visitor.ask("push", Self.push(1, "mine"))["replayed"] == true)
    #expect(try neighbour.ask("popToRoot", ["meta": ["key": "k0"]])["replayed"] == true)
  }
}
