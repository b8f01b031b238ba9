import NavigationCore
import OrderedJSON
import Testing

@testable import Sessions

/// Queries, which change nothing.
@MainActor
@Suite struct QueryTests {
  @Test func `state-get returns epoch, revision and the whole state`() throws {
    let visitor = try Visitor()
    try visitor.push(2)
    let answer = try visitor.ask("state.get")
    #expect(answer.objectValue?.keys == ["epoch", "revision", "history", "state"])
    #expect(answer["epoch"] == .string(visitor.session.epoch))
    #expect(answer["revision"] == 2)
    #expect(answer["state"] == (try JSONValue(parsing: visitor.session.stateText())))
  }

  @Test func `types are listed with examples that can be pushed`() throws {
    let visitor = try Visitor()
    let types = try #require(try visitor.ask("types.list")["types"]?.arrayValue)
    #expect(types.contains { $0["name"] == "Recipe" })
    #expect(types.contains { $0["name"] == "Swift.Int" })
    for type in types {
      let name = try #require(type["name"])
      try visitor.ask("push", ["value": ["type": name, "value": try #require(type["example"])]])
    }
    let state = try JSONValue(parsing: visitor.session.stateText())
    #expect(state["detail"]?["path"]?.arrayValue?.count == types.count)
    for element in try #require(state["detail"]?["path"]?.arrayValue) {
      #expect(element["unresolved"] == nil, "\(element)")
    }
  }

  @Test func `history lists the newest revisions, or those after one`() throws {
    let visitor = try Visitor()
    for number in 1...150 {
      _ = try visitor.send(
        ["method": "push", "params": ["value": .number(JSONNumber(number))]], at: 1_767_607_872_345)
    }
    func numbers(_ params: JSONObject) throws -> [Int] {
      let list = try visitor.ask("history.list", params)["revisions"]?.arrayValue ?? []
      return list.compactMap { $0["revision"]?.intValue }
    }
    #expect(try numbers([:]) == Array(51...150))
    #expect(try numbers(["limit": 2]) == [149, 150])
    #expect(try numbers(["after": 0, "limit": 2]) == [1, 2])
    #expect(try numbers(["after": 149]) == [150])
    #expect(try numbers(["after": 150]) == [])
    #expect(try numbers(["after": 999_999]) == [])
    let list = try visitor.ask("history.list", ["limit": 1])
    #expect(list["head"] == 150)
    #expect(list["oldest"] == 0)
    #expect(list["revisions"]?[0]?["at"] == "2026-01-05T10:11:12.345Z")
    let cause: JSONValue = ["method": "push", "client": "c1", "id": nil, "label": nil]
    #expect(list["revisions"]?[0]?["cause"] == cause)
  }

  @Test func `history-get returns an earlier state without changing the current one`() throws {
    let visitor = try Visitor()
    try visitor.push(3)
    let past = try visitor.ask("history.get", ["revision": 1])
    #expect(past["revision"] == 1)
    #expect(past["cause"]?["method"] == "push")
    #expect(past["state"]?["detail"]?["path"]?.arrayValue?.count == 1)
    let start = try visitor.ask("history.get", ["revision": 0])
    #expect(start["at"] == .null)
    #expect(start["cause"] == .null)
    #expect(start["state"]?["detail"]?["path"] == [])
    #expect(visitor.session.revision == 3)
    #expect(try visitor.refusal("history.get", ["revision": 4])["code"] == -32602)
  }

  @Test func `the largest possible number gets an answer like any other`() throws {
    let visitor = try Visitor()
    try visitor.push(3)
    let most = JSONValue.number(.init(Int.max))
    #expect(try visitor.ask("history.list", ["after": most])["revisions"] == [])
    #expect(try visitor.refusal("history.get", ["revision": most])["code"] == -32602)
    #expect(try visitor.refusal("restore", ["revision": most])["code"] == -32602)
    #expect(visitor.session.revision == 3)
  }

  @Test func `queries are counted and make no revision`() throws {
    let visitor = try Visitor()
    for method in ["state.get", "types.list", "history.list", "export"] { try visitor.ask(method) }
    #expect(visitor.session.tally.queries == 4)
    #expect(visitor.session.revision == 0)
  }

  @Test func `every answer is counted once`() throws {
    let visitor = try Visitor()
    try visitor.push(2)
    try visitor.ask("pop", ["count": 0])
    _ = try visitor.refusal("pop", ["count": 9])
    _ = try visitor.answer("psuh")
    let tally = visitor.session.tally
    #expect((tally.done, tally.unchanged, tally.refused, tally.queries) == (2, 1, 2, 0))
  }
}

@MainActor
@Suite struct ImportTests {
  @Test func `one session's export can be imported by another`() throws {
    let source = try Visitor()
    try source.ask("setEnvironment", ["device": "iphone-16"])
    try source.ask(
      "select", ["column": "sidebar", "value": ["type": "Category", "value": "soup"]])
    try source.ask("push", ["values": [1, ["type": "User", "value": ["id": 7, "name": "Blob"]]]])
    let export = try source.ask("export")
    #expect(export["format"] == "json")
    let document = try #require(export["document"])
    let target = try Visitor()
    let verdict = try target.ask("import", ["document": document])
    #expect(verdict == ["verdict": "fine", "reasons": [], "revision": 1, "changed": true])
    #expect(try target.ask("export")["document"]?.isIdentical(to: document) == true)
    #expect(try target.ask("import", ["document": document])["changed"] == false)
    try target.ask("undo")
    #expect(try target.path == [])
  }

  @Test func `a dry run returns a verdict and changes nothing`() throws {
    let visitor = try Visitor()
    try visitor.push()
    let before = visitor.session.stateText()
    for (document, verdict) in [
      (["colonnade": 1, "path": [1, 2]], "fine"),
      (["colonnade": 1, "path": [["type": "App.Gone", "value": 1]]], "risky"),
      (["colonnade": 2], "impossible"),
    ] as [(JSONValue, JSONValue)] {
      let answer = try visitor.ask("import", ["document": document, "dryRun": true])
      #expect(answer["verdict"] == verdict)
      #expect(answer["revision"] == 1)
      #expect(answer["changed"] == false)
    }
    #expect(visitor.session.revision == 1)
    #expect(visitor.session.stateText() == before)
  }

  @Test func `a risky document is imported, and the risk reported`() throws {
    let visitor = try Visitor()
    let gone: JSONValue = ["type": "App.Gone", "value": ["b": 1.50]]
    let answer = try visitor.ask("import", ["document": ["colonnade": 1, "path": [1, gone]]])
    #expect(answer["verdict"] == "risky")
    #expect(answer["reasons"]?[0]?["pointer"] == "/path/1")
    #expect(answer["changed"] == true)
    #expect(try visitor.path == [1, ["b": 1.50]])
  }

  @Test func `an impossible document is refused with its reasons`() throws {
    let visitor = try Visitor()
    let error = try visitor.refusal("import", ["document": ["colonnade": 1, "path": [1, nil]]])
    #expect(error["code"] == 1011)
    #expect(error["data"]?["pointer"] == "/params/document")
    #expect(error["data"]?["reasons"]?[0]?["pointer"] == "/path/1")
    #expect(visitor.session.revision == 0)
  }
}
