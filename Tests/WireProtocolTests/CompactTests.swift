import OrderedJSON
import SceneModel
import TestSupport
import Testing
import WireSupport

@testable import WireProtocol

/// Changes for clients that want only what they need.
@Suite struct CompactTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a compact change is the whole one without what its reader can infer`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var wire = Wire()
    var (told, saved) = (0, 0)
    for _ in 0..<200 {
      let (method, params) = RandomRequest.next(&generator, head: wire.timeline.head)
      guard let message = try? wire.send(method, params) else { continue }
      let compact = wire.compact.bytes
      let whole = try Self.spelledOut(JSONValue(parsing: compact), depth: wire.depth)
      #expect(try whole.isIdentical(to: Self.shortened(message)))
      told += 1
      saved += message.count - compact.count
    }
    #expect(told > 50)
    #expect(saved > told * 100)
  }

  @Test(
    arguments: [
      (1, #""id":"e2","type":"Swift.Int","value":1"#),
      (-9_007_199_254_740_991, #""id":"e2","type":"Swift.Int","value":-9007199254740991"#),
      ("Tom & Jerry", #""id":"e2","type":"Swift.String","value":"Tom & Jerry""#),
      ("", #""id":"e2","type":"Swift.String","value":"""#),
    ] as [(JSONValue, String)])
  func `a plain value that is pushed or popped has no patch`(
    value: JSONValue, members: String
  ) throws {
    var wire = Wire()
    try wire.send("push", ["value": 0])
    try wire.send("push", ["value": value])
    let head = #"{"method":"changed","params":{"revision":"#
    let pushed = String(decoding: wire.compact.bytes, as: UTF8.self)
    #expect(pushed == head + #"2,"push":{\#(members)}}}"#)
    try wire.send("pop")
    #expect(String(decoding: wire.compact.bytes, as: UTF8.self) == head + #"3,"pop":1}}"#)
  }

  @Test(
    arguments: [
      true, 1.5, "say \"a\"", .string(UTF8String(String(repeating: "é", count: 41))),
      ["type": "User", "value": ["id": 7, "name": "Blob"]],
      ["type": "Int", "value": "9007199254740993"],
    ] as [JSONValue])
  func `a value other than whole numbers and short texts keeps its patch`(value: JSONValue) throws {
    var wire = Wire()
    try wire.send("push", ["value": 0])
    try wire.send("push", ["value": value])
    let message = try JSONValue(parsing: wire.compact.bytes)
    #expect(message["params"]?["patch"] != nil && message["params"]?["push"] == nil)
  }

  private static func shortened(_ message: [UInt8]) throws -> JSONValue {
    let whole = try JSONValue(parsing: message)
    #expect(whole["jsonrpc"] == "2.0" && whole["method"] == "changed")
    var params = try #require(whole["params"]?.objectValue)
    #expect(params["base"]?.intValue.map { $0 + 1 } == params["revision"]?.intValue)
    for name in ["base", "at", "cause", "did"] as [UTF8String] { params[name] = nil }
    return ["method": "changed", "params": .object(params)]
  }

  /// The compact message with the patch that its `push` or `pop` implies.
  ///
  /// - Parameter depth: The number of elements on the path afterwards.
  private static func spelledOut(_ message: JSONValue, depth: Int) throws -> JSONValue {
    var params = try #require(message["params"]?.objectValue)
    let operations: [JSONValue]
    if let element = params["push"] {
      let value = try #require(element["value"])
      let title = value.stringValue ?? UTF8String(value.intValue.map { "\($0)" } ?? "?")
      let screen: JSONValue = [
        "title": .string(title), "source": "path", "index": .number(JSONNumber(depth - 1)),
      ]
      operations = [
        ["op": "add", "path": .string(UTF8String("/detail/path/\(depth - 1)")), "value": element],
        ["op": "add", "path": .string(UTF8String("/screens/\(depth)")), "value": screen],
      ]
    } else if params["pop"] != nil {
      #expect(params["pop"] == 1)
      operations = [
        ["op": "remove", "path": .string(UTF8String("/detail/path/\(depth)"))],
        ["op": "remove", "path": .string(UTF8String("/screens/\(depth + 1)"))],
      ]
    } else {
      return message
    }
    params["push"] = nil
    params["pop"] = nil
    params["patch"] = .array(operations)
    return ["method": "changed", "params": .object(params)]
  }

  @Test(arguments: [1, 9, 10, 99, 100, 123_456, 9_999_999_999, .max])
  func `its length is known before it is written`(revision: Int) {
    let bytes = Array(#"head,"history":{},"did":[],"patch":[]}}"#.utf8)
    for (form, members) in [
      (.patch(history: 4..<17), #""history":{},"patch":[]"#),
      (.push(element: 15..<17), #""push":{}"#), (.pop, #""pop":1"#),
    ] as [(CompactForm, String)] {
      let change = CompactChange(revision, in: bytes[...], form, patch: 26)
      var writer = JSONWriter()
      change.write(to: &writer)
      #expect(writer.bytes.count == change.count)
      let text = String(decoding: writer.bytes, as: UTF8.self)
      #expect(text.hasSuffix(#""revision":\#(revision),\#(members)}}"#))
    }
  }
}
