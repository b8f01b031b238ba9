import NavigationCore
import OrderedJSON
import Testing
import WireSupport

@testable import WireProtocol

/// The envelope of a request, before its parameters are read.
@Suite struct RequestTests {
  /// A request that is refused, and the id of the answer.
  private struct Failure {
    let id: JSONValue?
    let error: WireError
  }

  private static func failure(_ value: JSONValue) -> Failure? {
    do {
      _ = try Request(value)
      return nil
    } catch {
      return Failure(id: Request.answerID(of: value), error: error)
    }
  }

  private static func failure(_ text: String) throws -> Failure? {
    failure(try JSONValue(parsing: text))
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"undo"}"#, #"{"id":1,"method":"undo"}"#,
    #"{"method":"undo","params":{}}"#, #"{"id":"a","method":"undo","params":null}"#,
    #"{"id":null,"method":"undo"}"#, #"{"id":1.5,"method":"undo"}"#,
    #"{"id":1,"method":"undo","extra":[1],"trace":{"a":1}}"#,
  ])
  func `a request can leave out what it does not need, and have unknown members`(
    text: String
  ) throws {
    let request = try Request(JSONValue(parsing: text))
    #expect(request.method.name == "undo")
    #expect(request.params.isEmpty)
    #expect(request.meta == Request.Meta())
  }

  @Test(arguments: ["1", "null", "\"push\"", "true", "[]"])
  func `anything but an object is no request, answered with a null id`(text: String) throws {
    let failure = try #require(try Self.failure(text))
    #expect(failure.id == JSONValue.null)
    #expect(failure.error.code == .invalidRequest)
  }

  @Test(arguments: ["\"1.0\"", "2.0", "2", "null", "\"2\"", "\"\""])
  func `any version but 2 is refused`(version: String) throws {
    let text = #"{"jsonrpc":\#(version),"id":7,"method":"undo"}"#
    let failure = try #require(try Self.failure(text))
    #expect(failure.error.code == .invalidRequest)
    #expect(failure.error.pointer == "/jsonrpc")
    #expect(failure.id == 7)
  }

  @Test(arguments: ["true", "[1]", "{}"])
  func `an id of another kind is refused, answered with a null id`(id: String) throws {
    let failure = try #require(try Self.failure(#"{"id":\#(id),"method":"undo"}"#))
    #expect(failure.error.code == .invalidRequest)
    #expect(failure.error.pointer == "/id")
    #expect(failure.id == JSONValue.null)
  }

  @Test(arguments: [(63, true), (64, true), (65, false)])
  func `an id has up to sixty-four bytes, whether it is a string or a number`(
    count: Int, isValid: Bool
  ) throws {
    let digits = String(repeating: "7", count: count)
    for id in ["\"\(digits)\"", digits] {
      #expect((try Self.failure(#"{"id":\#(id),"method":"undo"}"#) == nil) == isValid)
    }
  }

  @Test(arguments: ["", #""method":null,"#, #""method":7,"#, #""method":["push"],"#])
  func `a method is a name`(method: String) throws {
    let failure = try #require(try Self.failure(#"{\#(method)"id":7}"#))
    #expect(failure.error.code == .invalidRequest)
    #expect(failure.error.pointer == "/method")
    #expect(failure.id == 7)
  }

  @Test func `an unknown method is refused with the nearest names`() throws {
    let failure = try #require(Self.failure(["id": 7, "method": "psuh"]))
    #expect(failure.error.code == .methodNotFound)
    #expect(failure.error.pointer == "/method")
    #expect(failure.error.details["nearest"]?[0] == "push")
    #expect(failure.error.message.string.contains("Did you mean “push”?"))
  }

  @Test func `a hostile name is cut short in the answer`() throws {
    let name = String(repeating: "x", count: 200_000)
    let failure = try #require(Self.failure(["id": 7, "method": .string(name)]))
    #expect(failure.error.message.utf8.count < 200)
    #expect(failure.error.details["nearest"] == [])
  }

  @Test(arguments: ["[]", "[1]", "1", "\"a\"", "true"])
  func `parameters have names`(params: String) throws {
    let text = #"{"id":7,"method":"push","params":\#(params)}"#
    let failure = try #require(try Self.failure(text))
    #expect(failure.error.code == .invalidParams)
    #expect(failure.error.pointer == "/params")
  }

  @Test func `an unknown parameter is refused with the names that exist`() throws {
    let failure = try #require(Self.failure(["id": 7, "method": "push", "params": ["valeu": 1]]))
    #expect(failure.error.code == .invalidParams)
    #expect(failure.error.pointer == "/params/valeu")
    #expect(failure.error.details["parameters"] == ["value", "values", "column"])
    #expect(failure.error.details["nearest"] == ["value", "values"])
    #expect(failure.error.message.string.contains("value, values, column, meta"))
  }

  @Test func `a method without parameters says so`() throws {
    let failure = try #require(Self.failure(["id": 7, "method": "undo", "params": ["a/b": 1]]))
    #expect(failure.error.pointer == "/params/a~1b")
    #expect(failure.error.message.string.contains("none but meta"))
  }

  @Test func `a notification's failure has no id`() throws {
    let failure = try #require(Self.failure(["method": "psuh"]))
    #expect(failure.id == nil)
  }
}

@Suite struct MetaTests {
  private static func meta(_ meta: JSONValue) throws -> Request.Meta {
    try Request(["id": 1, "method": "undo", "params": ["meta": meta]]).meta
  }

  private static func error(_ value: JSONValue) -> WireError? {
    WireError.thrown { try meta(value) }
  }

  @Test func `meta carries a revision, a key and a label`() throws {
    let meta = try Self.meta(["ifRevision": 52, "key": "retry-1", "label": "Deep link"])
    #expect(meta.ifRevision == 52)
    #expect(meta.key == "retry-1")
    #expect(meta.label == "Deep link")
  }

  @Test func `null members and a null meta count as left out`() throws {
    #expect(try Self.meta(["ifRevision": nil, "key": nil, "label": nil]) == Request.Meta())
    #expect(try Self.meta(nil) == Request.Meta())
  }

  @Test func `meta can be beside the parameters`() throws {
    let request = try Request(["id": 1, "method": "undo", "meta": ["label": "a"]])
    #expect(request.meta.label == "a")
    let error = WireError.thrown {
      try Request(["id": 1, "method": "undo", "meta": ["key": ""]])
    }
    #expect(error?.pointer == "/meta/key")
  }

  @Test(arguments: [
    ("[]", "/params/meta"), ("1", "/params/meta"),
    (#"{"ifRevision":-1}"#, "/params/meta/ifRevision"),
    (#"{"ifRevision":1.0}"#, "/params/meta/ifRevision"),
    (#"{"ifRevision":"1"}"#, "/params/meta/ifRevision"), (#"{"key":""}"#, "/params/meta/key"),
    (#"{"key":"a b"}"#, "/params/meta/key"), (#"{"key":7}"#, "/params/meta/key"),
    (#"{"label":7}"#, "/params/meta/label"), (#"{"ifRevison":1}"#, "/params/meta/ifRevison"),
  ])
  func `an invalid meta is refused with its position`(
    text: String, pointer: UTF8String
  ) throws {
    let error = Self.error(try JSONValue(parsing: text))
    #expect(error?.code == .invalidParams)
    #expect(error?.pointer == pointer)
  }

  @Test(arguments: [(63, true), (64, true), (65, false)])
  func `a key has up to sixty-four bytes`(count: Int, isValid: Bool) {
    let key = String(repeating: "k", count: count)
    #expect((Self.error(["key": .string(key)]) == nil) == isValid)
  }

  @Test(arguments: [(199, true), (200, true), (201, false)])
  func `a label has up to two hundred bytes`(count: Int, isValid: Bool) {
    let label = String(repeating: "l", count: count)
    #expect((Self.error(["label": .string(label)]) == nil) == isValid)
  }

  @Test func `a label is measured in bytes`() {
    #expect(Self.error(["label": .string(String(repeating: "é", count: 101))]) != nil)
    #expect(Self.error(["label": .string(String(repeating: "é", count: 100))]) == nil)
  }
}
