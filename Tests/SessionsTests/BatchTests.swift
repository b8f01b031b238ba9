import OrderedJSON
import Testing

@testable import Sessions

@MainActor
@Suite struct BatchTests {
  private static func push(_ value: JSONValue, id: JSONValue? = nil) -> JSONValue {
    var request: JSONObject = ["method": "push", "params": ["value": value]]
    request["id"] = id
    return .object(request)
  }

  @Test func `a batch runs in order and is answered in order`() throws {
    let visitor = try Visitor()
    let answer = try visitor.send([
      Self.push(1, id: "a"), ["id": "b", "method": "pop"], Self.push(2, id: "c"),
    ])
    let answers = try #require(answer?.arrayValue)
    #expect(answers.compactMap { $0["id"]?.stringValue } == ["a", "b", "c"])
    #expect(answers.compactMap { $0["result"]?["revision"]?.intValue } == [1, 2, 3])
    #expect(try visitor.path == [2])
  }

  @Test func `a batch is not atomic`() throws {
    let visitor = try Visitor()
    let answer = try visitor.send([
      Self.push(1, id: 1), ["id": 2, "method": "pop", "params": ["count": 9]], 7,
      Self.push(2, id: 3),
    ])
    let answers = try #require(answer?.arrayValue)
    #expect(answers.map { $0["error"]?.key } == [nil, "path_empty", "invalid_request", nil])
    #expect(answers.map { $0["id"] } == [1, 2, .null, 3])
    #expect(try visitor.path == [1, 2])
  }

  @Test func `notifications get no answer among those that do`() throws {
    let visitor = try Visitor()
    for frame in [
      [Self.push(0), Self.push(1, id: 1), Self.push(2), Self.push(3, id: 3), Self.push(4)],
      [Self.push(1, id: 1), Self.push(3, id: 3), Self.push(4)],
      [Self.push(0), Self.push(0), Self.push(1, id: 1), Self.push(3, id: 3)],
    ] {
      let answers = try #require(try visitor.send(.array(frame))?.arrayValue)
      #expect(answers.map { $0["id"] } == [1, 3])
    }
  }

  @Test func `notifications alone are not answered at all`() throws {
    let visitor = try Visitor()
    #expect(try visitor.send([Self.push(1), Self.push(2)]) == nil)
    #expect(try visitor.path == [1, 2])
  }

  @Test func `an empty batch is refused`() throws {
    let answer = try #require(try Visitor().send([]))
    #expect(answer["error"]?["code"] == -32600)
    #expect(answer["id"] == .null)
  }

  @Test(arguments: [99, 100, 101])
  func `a batch has at most a hundred requests`(count: Int) throws {
    let visitor = try Visitor()
    let answer = try #require(
      try visitor.send(.array(Array(repeating: Self.push(1, id: 1), count: count))))
    if count <= 100 {
      #expect(answer.arrayValue?.count == count)
      #expect(visitor.session.revision == count)
    } else {
      #expect(answer["error"]?.key == "batch_too_large")
      #expect(answer["error"]?["data"]?["limit"] == 100)
      #expect(visitor.session.revision == 0)
    }
  }

  @Test func `a batch inside a batch is no request`() throws {
    let answer = try #require(try Visitor().send([[Self.push(1, id: 1)]]))
    #expect(answer[0]?["error"]?["code"] == -32600)
  }
}

@MainActor
@Suite struct NotificationTests {
  @Test func `a notification is done and not answered`() throws {
    let visitor = try Visitor()
    #expect(try visitor.send(["method": "push", "params": ["value": 1]]) == nil)
    #expect(try visitor.path == [1])
  }

  @Test func `a notification that is refused is not answered either`() throws {
    let visitor = try Visitor()
    for frame: JSONValue in [
      ["method": "pop"], ["method": "psuh"], ["method": "push", "params": ["valeu": 1]],
      ["method": "push", "params": ["value": nil]],
      ["method": "push", "params": ["value": 1, "meta": ["ifRevision": 9]]],
    ] {
      #expect(try visitor.send(frame) == nil, "\(frame)")
    }
    #expect(visitor.session.revision == 0)
    #expect(visitor.session.tally.refused == 5)
  }

  @Test func `what is no request is answered under null`() throws {
    for frame: JSONValue in [
      7, "push", nil, [:], ["method": 7], ["jsonrpc": "1.0", "method": "undo"],
    ] {
      let answer = try #require(try Visitor().send(frame), "\(frame)")
      #expect(answer["id"] == .null, "\(frame)")
      #expect(answer["error"]?["code"] == -32600, "\(frame)")
    }
  }

  @Test func `an id that is null is an id`() throws {
    let answer = try Visitor().send(["id": nil, "method": "push", "params": ["value": 1]])
    #expect(answer?["id"] == .null)
    #expect(answer?["result"]?["changed"] == true)
  }
}
