import FoundationEssentials
import OrderedJSON
import Sandbox
import Testing

@testable import NavigationCore

/// PROTOCOL, “Values”: the element for a value in a message.
@Suite struct WireReadingTests {
  private typealias Element = NavigationPath.Element
  private let registry = TypeRegistry.sandbox

  private func read(_ json: String) throws -> NavigationPath.Element {
    try registry.element(fromWire: JSONValue(parsing: json))
  }

  private func refusal(_ json: String) throws -> ValueError {
    try #require(throws: ValueError.self) { _ = try read(json) }
  }

  @Test func `bare scalars are Int, Double, String and Bool`() throws {
    #expect(try read("42") == Element(42))
    #expect(try read("-0") == Element(0))
    #expect(try read("1.0") == Element(1.0))
    #expect(try read("1e3") == Element(1000.0))
    #expect(try read(#""1""#) == Element("1"))
    #expect(try read("true") == Element(true))
    #expect(try read("false") == Element(false))
  }

  @Test(arguments: ["9007199254740991", "-9007199254740991", "9007199254740990"])
  func `integers up to 2^53−1 can be written plainly`(text: String) throws {
    #expect(try read(text).value(as: Int.self)?.description == text)
    #expect(try read(#"{"type":"UInt64","value":1}"#).value(as: UInt64.self) == 1)
    #expect(try read(#"{"type":"Int","value":\#(text)}"#).payload?.string == text)
  }

  @Test(arguments: ["9007199254740992", "-9007199254740992", "9223372036854775807"])
  func `larger plain integers are refused, with the form to use instead`(text: String) throws {
    let spelling = #"{"type":"Int","value":"\#(text)"}"#
    let bare = try refusal(text)
    #expect(bare.kind == .valueMismatch && bare.pointer == "")
    #expect(bare.message.string.contains(spelling))
    let tagged = try refusal(#"{"type":"Int","value":\#(text)}"#)
    #expect(tagged.kind == .valueMismatch && tagged.pointer == "/value")
    #expect(tagged.message.string.contains(spelling))
    #expect(try read(spelling).payload?.string == text)
  }

  @Test(arguments: [
    "9223372036854775808", "1e400", "-1e400", "100000000000000000000000000", "null", "[]", "[1]",
  ])
  func `null, lists and numbers out of range are refused as plain values`(text: String) throws {
    #expect(try refusal(text).pointer == "")
  }

  /// Every integer type with its limits, and what lies just beyond them.
  private func checkLimits<I: FixedWidthInteger & Codable>(of type: I.Type) throws {
    let isWide = I.bitWidth > 53
    for limit in [I.min, I.max] {
      let text = isWide && limit != 0 ? "\"\(limit)\"" : "\(limit)"
      #expect(try read(#"{"type":"\#(type)","value":\#(text)}"#) == Element(limit))
    }
    for beyond in [
      Decimal(string: "\(I.min)").map { $0 - 1 }, Decimal(string: "\(I.max)").map { $0 + 1 },
    ] {
      let number = try #require(beyond)
      for text in ["\(number)", "\"\(number)\""] {
        let error = try refusal(#"{"type":"Swift.\#(type)","value":\#(text)}"#)
        #expect(error.kind == .valueMismatch && error.pointer == "/value")
        #expect(error.message.string.hasPrefix("Swift.\(type) expects an integer"), "\(error)")
      }
    }
  }

  @Test func `integers stay within the limits of their type`() throws {
    try checkLimits(of: Int.self)
    try checkLimits(of: Int8.self)
    try checkLimits(of: Int16.self)
    try checkLimits(of: Int32.self)
    try checkLimits(of: Int64.self)
    try checkLimits(of: UInt.self)
    try checkLimits(of: UInt8.self)
    try checkLimits(of: UInt16.self)
    try checkLimits(of: UInt32.self)
    try checkLimits(of: UInt64.self)
  }

  @Test(arguments: [
    ("Int", "1.0"), ("Int", "1e2"), ("Int", "true"), ("Int", "null"), ("Int", #""1.0""#),
    ("Int", #""+1""#), ("Int", #"" 1""#), ("Int", #""01""#), ("UInt8", #""1""#), ("UInt8", "300"),
    ("Bool", "1"), ("Bool", #""true""#), ("String", "1"), ("String", "null"), ("Double", #""1""#),
    ("Double", "1e400"), ("Double", "null"), ("Float", "1e39"), ("Character", #""ab""#),
    ("Character", #""""#), ("Character", "1"), ("UUID", #""x""#), ("Date", #""now""#),
    ("URL", "7"), ("Data", #""?""#), ("Decimal", #""x""#), ("Category", #""stone""#),
    ("User", "7"), ("Route", #"{"nowhere":{}}"#),
  ])
  func `a value that is not of its type is refused`(type: String, value: String) throws {
    let error = try refusal(#"{"type":"\#(type)","value":\#(value)}"#)
    #expect(error.kind == .valueMismatch)
    #expect(error.pointer.hasPrefix("/value"))
    #expect(error.message.string.hasSuffix("."))
  }

  @Test func `doubles may be written as integers, floats with more digits than they have`() throws {
    #expect(try read(#"{"type":"Double","value":1}"#) == Element(1.0))
    #expect(try read(#"{"type":"Float","value":0.1}"#) == Element(Float(0.1)))
    #expect(try read(#"{"type":"Float","value":3}"#) == Element(Float(3)))
  }

  @Test(arguments: [
    (#"{"id":"x","name":7,"minutes":1}"#, "/value/name", "Recipe expects a string at /name."),
    (
      #"{"id":"x","name":"y","minutes":"1"}"#, "/value/minutes",
      "Recipe expects an integer at /minutes."
    ),
    (#"{"id":"x","minutes":1}"#, "/value", "Recipe expects a member “name”."),
    (
      #"{"id":"x","name":null,"minutes":1}"#, "/value/name",
      "Recipe expects a string, not null, at /name."
    ),
    (#"[]"#, "/value", "Recipe expects an object."),
  ])
  func `a payload that does not decode is refused with its position`(
    value: String, pointer: UTF8String, message: UTF8String
  ) throws {
    let error = try refusal(#"{"type":"Recipe","value":\#(value)}"#)
    #expect(error.kind == .valueMismatch && error.message == message && error.pointer == pointer)
  }

  @Test func `a pointer escapes what JSON pointers require`() throws {
    var registry = TypeRegistry()
    registry.register([String: [Int]].self, as: "Table", example: [:])
    let value = try JSONValue(parsing: #"{"type":"Table","value":{"a/b~c":[1,"2"]}}"#)
    let error = #expect(throws: ValueError.self) { _ = try registry.element(fromWire: value) }
    #expect(error?.pointer == "/value/a~1b~0c/1")
  }

  @Test(arguments: [
    ("{}", ""), (#"{"type":"Int"}"#, ""), (#"{"value":1}"#, ""),
    (#"{"type":7,"value":1}"#, "/type"),
    (#"{"type":"Int","payload":1}"#, "/payload"), (#"{"id":"e1","value":1}"#, ""),
  ])
  func `an object without all members is no tagged value`(json: String, pointer: UTF8String) throws
  {
    let error = try refusal(json)
    #expect(error.kind == .malformed && error.pointer == pointer)
  }

  @Test(arguments: [
    #"{"id":"e1","type":"Int","value":1}"#, #"{"type":"Swift.Int","value":1,"codable":false}"#,
    #"{"type":"Int","value":1,"unresolved":true,"a/b":2}"#,
  ])
  func `other members than type and value are ignored`(json: String) throws {
    #expect(try read(json) == Element(1))
    #expect(try read(json).isCodable)
  }

  @Test func `an unknown tag is kept letter for letter, or refused on request`() throws {
    let json = #"{"type":"App.Gone","value":{"b":1.50,"a":[1e400,"é"]}}"#
    let element = try read(json)
    #expect(element.isStored && element.isCodable)
    #expect(element.typeName == "App.Gone")
    #expect(element.payload == #"{"b":1.50,"a":[1e400,"é"]}"#)
    #expect(!registry.isResolved(element))
    let error = #expect(throws: ValueError.self) {
      _ = try registry.element(fromWire: JSONValue(parsing: json), unknownTypes: .refuse)
    }
    let name: UTF8String = "App.Gone"
    #expect(error == ValueError(.unknownType, "Unknown type “\(name)”.", at: "/type"))
  }

  @Test func `names from outside are cut in messages`() throws {
    let name = String(repeating: "x", count: 1000)
    let unknown = #expect(throws: ValueError.self) {
      _ = try registry.element(
        fromWire: ["type": .string(name), "value": 1], unknownTypes: .refuse)
    }
    let category = try refusal(#"{"type":"Category","value":"\#(name)"}"#)
    for message in [unknown?.message.string ?? name, category.message.string] {
      #expect(message.count < 300 && message.contains("…"))
    }
  }

  @Test func `a payload is read as the text of SwiftUI's bytes, and wins over the value`()
    throws
  {
    let resolved = try read(#"{"type":"Int","payload":" 7 "}"#)
    #expect(resolved == Element(7))
    let kept = try read(#"{"type":"Int","value":"oops","payload":"oops"}"#)
    #expect(kept.isStored && kept.typeName == "Swift.Int" && kept.payload == "oops")
    let apple = try read(#"{"type":"Foundation.UUID","payload":"oops"}"#)
    #expect(apple.typeName == "Foundation.UUID")
    let custom = try read(#"{"type":"Recipe","payload":"{}"}"#)
    #expect(custom.typeName == "NavigationCore.Recipe")
    let unknown = try read(#"{"type":"App.Gone","payload":" { "}"#)
    #expect(unknown == Element(storedTag: "App.Gone", payload: " { "))
    let error = #expect(throws: ValueError.self) {
      _ = try registry.element(
        fromWire: ["type": "Int", "payload": "oops"], unknownTypes: .refuse)
    }
    #expect(error?.kind == .valueMismatch && error?.pointer == "/payload")
  }
}
