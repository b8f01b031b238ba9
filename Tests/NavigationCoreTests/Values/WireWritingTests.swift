import FoundationEssentials
import OrderedJSON
import Sandbox
import Testing

@testable import NavigationCore

/// PROTOCOL, “Values”: the form of an element in messages.
@Suite struct WireWritingTests {
  private typealias Element = NavigationPath.Element
  private let registry = TypeRegistry.sandbox

  private func members(_ element: NavigationPath.Element) -> String {
    var writer = JSONWriter()
    registry.appendWireMembers(of: element, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Elements with their expected members.
  private static var written: [(NavigationPath.Element, String)] {
    [
      (Element(42), #""type":"Swift.Int","value":42"#),
      (Element(9_007_199_254_740_991), #""type":"Swift.Int","value":9007199254740991"#),
      (Element(9_007_199_254_740_992), #""type":"Swift.Int","value":"9007199254740992""#),
      (Element(-9_007_199_254_740_992), #""type":"Swift.Int","value":"-9007199254740992""#),
      (Element(UInt64.max), #""type":"Swift.UInt64","value":"18446744073709551615""#),
      (Element(UInt(7)), #""type":"Swift.UInt","value":7"#),
      (Element(UInt8(7)), #""type":"Swift.UInt8","value":7"#),
      (Element(1.0), #""type":"Swift.Double","value":1.0"#),
      (Element(1e100), #""type":"Swift.Double","value":1e+100"#),
      (Element(-0.0), #""type":"Swift.Double","value":-0.0"#),
      (Element(Float(0.1)), #""type":"Swift.Float","value":0.1"#),
      (Element(true), #""type":"Swift.Bool","value":true"#),
      (Element("a/\"b"), #""type":"Swift.String","value":"a/\"b""#),
      (Element(Category.soup), #""type":"Category","value":"soup""#),
      (Element(User(id: 7, name: "a")), #""type":"User","value":{"id":7,"name":"a"}"#),
      (Element(Date(timeIntervalSinceReferenceDate: 0)), #""type":"Foundation.Date","value":0"#),
      (Element(Character("a")), #""type":"Swift.Character","value":"a","codable":false"#),
      (Element([1]), #""type":"Swift.Array<Swift.Int>","value":[1]"#),
      (
        Element(App.FirstView.a),
        #""type":"NavigationCoreTests.App.FirstView","value":"a","codable":false"#
      ),
      (Element(Double.nan), #""type":"Swift.Double","value":"nan""#),
      (
        Element(storedTag: "App.Gone", payload: #"{"b":1.50}"#),
        #""type":"App.Gone","value":{"b":1.50}"#
      ),
      (
        Element(storedTag: "App.Gone", payload: " 1 "),
        #""type":"App.Gone","value":1,"payload":" 1 ""#
      ),
      (
        Element(storedTag: "App.Gone", payload: "no json"),
        #""type":"App.Gone","value":"no json","payload":"no json""#
      ),
      (
        Element(storedTag: "Swift.Int", payload: #""x""#),
        #""type":"Swift.Int","value":"x","payload":"\"x\"""#
      ),
    ]
  }

  @Test func `each element is written with its type and value`() {
    for (element, text) in Self.written {
      #expect(members(element) == text)
    }
  }

  @Test func `the pieces add up to the whole`() throws {
    for (element, text) in Self.written {
      let object = try JSONValue(parsing: "{\(text)}")
      #expect(object["type"]?.stringValue == registry.wireType(of: element))
      #expect(object["value"]?.isIdentical(to: registry.wireValue(of: element)) == true, "\(text)")
      #expect(object["payload"]?.stringValue == registry.wirePayload(of: element))
      var writer = JSONWriter()
      registry.appendWireValue(of: element, to: &writer)
      #expect(writer.bytes == registry.wireValue(of: element).serialized())
    }
  }

  @Test func `a written element is read as the same element`() throws {
    let unreadable = ["NavigationCoreTests", "Swift.Array", "nan"]
    for (element, text) in Self.written where !unreadable.contains(where: text.contains) {
      let json = "{\(text.replacing(#","codable":false"#, with: ""))}"
      let read = try registry.element(fromWire: JSONValue(parsing: json))
      #expect(read.isIdentical(to: element), "\(text)")
    }
  }

  @Test func `every registered type's example is read and written unchanged`() throws {
    for type in registry.types {
      for name in type.names {
        let element = try registry.element(
          fromWire: ["type": .string(name), "value": type.example])
        #expect(!element.isStored)
        #expect(element.typeName == type.typeName)
        #expect(registry.wireType(of: element) == type.name)
        #expect(registry.wireValue(of: element).isIdentical(to: type.example), "\(name)")
      }
    }
  }
}
