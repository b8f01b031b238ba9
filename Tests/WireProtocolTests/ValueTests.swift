import NavigationCore
import OrderedJSON
import SceneModel
import Testing
import WireSupport

@testable import WireProtocol

/// Values as clients write them, pushed, and as the state document shows them.
@Suite struct ValueTests {
  private static func shown(_ value: String) throws -> JSONValue? {
    var wire = Wire()
    try wire.send("push", ["value": JSONValue(parsing: value)])
    return try wire.document["detail"]?["path"]?[0]
  }

  private static func error(
    _ value: String, _ unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) throws -> WireError? {
    var wire = Wire(unknownTypes: unknownTypes)
    let value = try JSONValue(parsing: value)
    return WireError.thrown { try wire.send("push", ["value": value]) }
  }

  @Test(arguments: [
    ("42", #""type":"Swift.Int","value":42"#), ("-1", #""type":"Swift.Int","value":-1"#),
    ("9007199254740991", #""type":"Swift.Int","value":9007199254740991"#),
    ("1.5", #""type":"Swift.Double","value":1.5"#),
    ("1e3", #""type":"Swift.Double","value":1000.0"#),
    ("1.0", #""type":"Swift.Double","value":1.0"#),
    (#""a""#, #""type":"Swift.String","value":"a""#),
    ("true", #""type":"Swift.Bool","value":true"#),
    ("false", #""type":"Swift.Bool","value":false"#),
    (#"{"type":"Int","value":7}"#, #""type":"Swift.Int","value":7"#),
    (#"{"type":"Swift.UInt8","value":255}"#, #""type":"Swift.UInt8","value":255"#),
    (
      #"{"type":"Int","value":"9007199254740993"}"#,
      #""type":"Swift.Int","value":"9007199254740993""#
    ),
    (
      #"{"value":"18446744073709551615","type":"UInt64"}"#,
      #""type":"Swift.UInt64","value":"18446744073709551615""#
    ),
    (#"{"type":"Float","value":0.1}"#, #""type":"Swift.Float","value":0.1"#),
    (
      #"{"type":"Character","value":"é"}"#, #""type":"Swift.Character","value":"é","codable":false"#
    ),
    (
      #"{"type":"User","value":{"name":"Blob","id":7}}"#,
      #""type":"User","value":{"id":7,"name":"Blob"}"#
    ),
    (
      #"{"type":"App.Gone","value":{"b":1.50,"a":[null]}}"#,
      #""type":"App.Gone","value":{"b":1.50,"a":[null]},"unresolved":true"#
    ),
    (#"{"type":"App.Gone","value":null}"#, #""type":"App.Gone","value":null,"unresolved":true"#),
  ])
  func `a value is written with its tag and its id`(value: String, members: String) throws {
    let expected = try JSONValue(parsing: "{\"id\":\"e1\",\(members)}")
    let shown = try #require(try Self.shown(value))
    #expect(shown.isIdentical(to: expected), "\(shown)")
  }

  @Test(arguments: [
    ("null", ErrorCode.invalidParams, "/params/value"), ("[1]", .invalidParams, "/params/value"),
    ("{}", .invalidParams, "/params/value"),
    (#"{"type":"Int"}"#, .invalidParams, "/params/value"),
    (#"{"value":1}"#, .invalidParams, "/params/value"),
    (#"{"type":1,"value":1}"#, .invalidParams, "/params/value/type"),
    ("9007199254740992", .valueMismatch, "/params/value"),
    ("-9007199254740992", .valueMismatch, "/params/value"),
    ("99999999999999999999", .valueMismatch, "/params/value"),
    ("1e999", .valueMismatch, "/params/value"),
    (#"{"type":"Int","value":1.0}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"Int","value":9007199254740992}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"UInt8","value":256}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"UInt8","value":-1}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"Double","value":"NaN"}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"Float","value":1e300}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"String","value":1}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"User","value":{"id":7}}"#, .valueMismatch, "/params/value/value"),
    (#"{"type":"User","value":{"id":"7","name":"a"}}"#, .valueMismatch, "/params/value/value/id"),
  ])
  func `an invalid value is refused with its position`(
    value: String, code: ErrorCode, pointer: UTF8String
  ) throws {
    let error = try #require(try Self.error(value))
    #expect(error.code == code)
    #expect(error.pointer == pointer)
    #expect(error.message.string.hasSuffix("."))
  }

  @Test func `a plain integer that is too large is refused with the right form`() throws {
    let error = try #require(try Self.error("9007199254740993"))
    #expect(error.message.string.contains(#"{"type":"Int","value":"9007199254740993"}"#))
  }

  @Test func `an unregistered type is refused if the session says so`() throws {
    let error = try #require(try Self.error(#"{"type":"App.Gone","value":1}"#, .refuse))
    #expect(error.code == .unknownType)
    #expect(error.pointer == "/params/value/type")
  }

  @Test func `the wrong one among several values is named`() {
    var wire = Wire()
    let error = WireError.thrown {
      try wire.send("push", ["values": [1, "a", ["type": "UInt8", "value": 300]]])
    }
    #expect(error?.pointer == "/params/values/2/value")
    #expect(wire.timeline.head == 0)
  }
}
