import OrderedJSON
import Testing
import WireProtocol

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

  @Test func `messages in progress count with everything that their text becomes`() throws {
    let text = Self.setPath(0, times: 4_096).serialized()
    let batch = try #require(Batch(Frame(parsing: text.span), ofBytes: text.count))
    #expect(batch.bytes >= 4_096 * MemoryLayout<JSONValue>.stride)
    #expect(batch.bytes <= 32 * text.count)
  }

  /// Long enough for a message, short enough for a test.
  private static func setPath(_ kind: JSONValue, times count: Int) -> JSONValue {
    let values = JSONValue.array([JSONValue](repeating: kind, count: count))
    return ["id": 1, "method": "setPath", "params": ["values": values]]
  }

  /// Runs a long message; returns the number of its steps and its answer.
  private static func steps(
    of request: JSONValue, by visitor: Visitor
  ) throws -> (count: Int, answer: JSONValue) {
    let text = request.serialized()
    var batch = try #require(Batch(Frame(parsing: text.span), ofBytes: text.count))
    var count = 0
    while !batch.isDone {
      visitor.session.processNext(of: &batch, from: visitor.client, at: 0)
      count += 1
    }
    var writer = JSONWriter()
    let isAnswered = batch.moveAnswers(to: &writer)
    #expect(isAnswered)
    return (count, try JSONValue(parsing: writer.joined))
  }

  @Test(
    arguments: [
      ["type": "User", "payload": "1"], ["type": "Category", "value": "soup"],
      ["type": "App.Unheard", "value": [1]], ["type": "User", "value": 1],
    ] as [JSONValue])
  func `a long request reads its values in many steps, with the usual answer`(
    kind: JSONValue
  ) throws {
    let request = Self.setPath(kind, times: 1_000)
    let (visitor, other) = (try Visitor(), try Visitor())
    let (count, answer) = try Self.steps(of: request, by: visitor)
    #expect(count > 50)
    #expect(try answer == other.send(request))
    #expect(try visitor.path == other.path)
  }

  @Test func `values anywhere in a request are read in steps`() throws {
    let soup: JSONValue = ["type": "Category", "value": "soup"]
    let push: JSONValue = ["method": "push", "params": ["value": soup]]
    let transaction: JSONValue = [
      "id": 1, "method": "transaction",
      "params": ["commands": .array([JSONValue](repeating: push, count: 500))],
    ]
    var exported = try #require(try Visitor().ask("export")["document"]?.objectValue)
    exported["path"] = .array([JSONValue](repeating: soup, count: 500))
    let load: JSONValue = [
      "id": 1, "method": "import", "params": ["document": .object(exported)],
    ]
    for request in [transaction, load, [transaction, load]] {
      let (visitor, other) = (try Visitor(), try Visitor())
      let (count, answer) = try Self.steps(of: request, by: visitor)
      #expect(count > 30)
      #expect(try answer == other.send(request))
      #expect(try visitor.path == other.path)
    }
  }

  @Test func `a short request is done at once`() throws {
    let text = Self.setPath(1, times: 100).serialized()
    #expect(Batch(try Frame(parsing: text.span), ofBytes: text.count) == nil)
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

  @Test func `notifications have no answer among the others`() throws {
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

  @Test func `a batch of notifications has no answer at all`() throws {
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

  @Test func `anything but a request is refused with a null id`() throws {
    for frame: JSONValue in [
      7, "push", nil, [:], ["method": 7], ["jsonrpc": "1.0", "method": "undo"],
    ] {
      let answer = try #require(try Visitor().send(frame), "\(frame)")
      #expect(answer["id"] == .null, "\(frame)")
      #expect(answer["error"]?["code"] == -32600, "\(frame)")
    }
  }

  @Test func `a null id is an id`() throws {
    let answer = try Visitor().send(["id": nil, "method": "push", "params": ["value": 1]])
    #expect(answer?["id"] == .null)
    #expect(answer?["result"]?["changed"] == true)
  }
}
