import OrderedJSON
import Testing

@testable import WireProtocol

/// Reading a message: a request directly, anything else as JSON.
@Suite struct FrameTests {
  private static func request(_ text: String) throws -> Request? {
    if case .request(let request) = try Frame(parsing: text.utf8Span.span) { request } else { nil }
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":1,"method":"push","params":{"value":1}}"#,
    #"{"id":"é\n","params":{"values":[1,{"a":[]}],"meta":{"key":"k"}},"method":"push"}"#,
    #"  { "method" : "undo" , "id" : null , "jsonrpc" : "2.0" }  "#, #"{"method":"undo"}"#,
    #"{"id":-1.50,"method":"p\u006fp","params":{"count":2,"meta":null}}"#,
    #"{"method":"undo","params":{}}"#,
  ])
  func `a request read directly equals the one in its JSON`(text: String) throws {
    let read = try #require(try Self.request(text))
    let expected = try Request(JSONValue(parsing: text))
    #expect(read.method === expected.method)
    #expect(read.params.text == expected.params.text)
    #expect(read.id?.text == expected.id?.text)
    #expect(read.meta == expected.meta)
  }

  @Test(arguments: [
    "[]", "1", #""push""#, "{}", #"{"id":1}"#, #"{"id":1,"method":"pusch"}"#, #"{"method":1}"#,
    #"{"id":[],"method":"undo"}"#, #"{"jsonrpc":"1.0","method":"undo"}"#,
    #"{"jsonrpc":2,"method":"undo"}"#, #"{"jsonrpc":"2\u002e0","method":"undo"}"#,
    #"{"i\u0064":1,"method":"undo"}"#, #"{"method":"undo","extra":1}"#, #"{"":1,"method":"undo"}"#,
    #"{"method":"undo","params":null}"#, #"{"method":"undo","params":[1]}"#,
    #"{"method":"undo","params":{"count":1}}"#, #"{"method":"undo","params":{"meta":1}}"#,
    #"{"method":"undo","meta":{"label":"a"}}"#,
  ])
  func `anything but a plain request is read as JSON`(text: String) throws {
    guard case .other(let value) = try Frame(parsing: text.utf8Span.span) else {
      Issue.record("a request: \(text)")
      return
    }
    #expect(try value.isIdentical(to: JSONValue(parsing: text)))
  }

  @Test(arguments: [
    "", "{", "}", #"{"method""#, #"{"method":"undo""#, #"{"method":"undo",}"#, #"{,}"#,
    #"{"method":"undo"} 1"#, #"{"method":"undo","method":"undo"}"#, #"{"id":1,"id":1}"#,
    #"{"jsonrpc":"2.0","jsonrpc":"2.0","method":"undo"}"#,
    #"{"params":{},"method":"undo","params":{}}"#, #"{"id":null,"id":null,"method":"undo"}"#,
    #"{"method":"undo","params":{"a":1,"a":2}}"#, #"{"id":01,"method":"undo"}"#,
    "{\"id\":\"\u{1}\",\"method\":\"undo\"}", "{\"i\u{0}\":1}", #"{method:"undo"}"#,
    #"{"method" "undo"}"#, #"{"method":"undo";"id":1}"#, #"{"id":"\x","method":"undo"}"#,
  ])
  func `text that is not JSON is refused with the same words`(text: String) {
    let expected = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    let error = #expect(throws: JSONSyntaxError.self) { try Frame(parsing: text.utf8Span.span) }
    #expect(error == expected)
  }

  @Test func `a request cut short or with a broken byte gets the same error as in JSON`() {
    let text = #"{"jsonrpc":"2.0","id":"é","method":"push","params":{"value":[1.5,true]}}"#
    let whole = Array(text.utf8)
    for count in whole.indices { Self.expectSameReading(of: Array(whole.prefix(count))) }
    for index in whole.indices {
      for byte: UInt8 in [0, 0x20, 0x22, 0x2C, 0x5C, 0x7B, 0x7D, 0x80] {
        var broken = whole
        broken[index] = byte
        Self.expectSameReading(of: broken)
      }
    }
  }

  private static let plain = [
    #"{"jsonrpc":"2.0","id":12,"method":"push","params":{"value":42}}"#,
    #"{"jsonrpc": "2.0", "id": -7, "method": "push", "params": {"value": "Crêpes, 😀"}}"#,
    #"{"method":"popToRoot","params":{},"id":123456789012345678}"#, #"{"method":"pop"}"#,
    #" { "params" : { "value" : -1 } , "method" : "push" } "#,
  ]

  @Test(arguments: plain)
  func `the usual requests are read without a tree, as the others are`(text: String) throws {
    let plain = Request(plain: text.utf8Span.span)
    let read = try #require(plain)
    let expected = try Request(JSONValue(parsing: text))
    #expect(read.method === expected.method)
    #expect(read.params.text == expected.params.text)
    #expect(read.id?.text == expected.id?.text)
    #expect(read.meta == expected.meta)
  }

  @Test(arguments: plain)
  func `a usual request that is broken anywhere gets the same error as in JSON`(text: String) {
    let whole = Array(text.utf8)
    for count in whole.indices { Self.expectSameReading(of: Array(whole.prefix(count))) }
    for index in whole.indices {
      Self.expectSameReading(of: Array(whole[..<index] + whole[(index + 1)...]))
      for byte in Array("\0\t 0-.eE9\"\\,:{}[]x".utf8) + [0x7F, 0x80, 0xC3, 0xFF] {
        var broken = whole
        broken[index] = byte
        Self.expectSameReading(of: broken)
        Self.expectSameReading(of: Array(whole[..<index] + [byte] + whole[index...]))
      }
    }
  }

  @Test(arguments: [30, 31, 32, 33])
  func `containers can be as deep as in any other text`(depth: Int) {
    let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    Self.expectSameReading(of: Array(#"{"method":"push","params":{"value":\#(value)}}"#.utf8))
  }

  private static func expectSameReading(of bytes: [UInt8]) {
    let expected = Result { () throws(JSONSyntaxError) in try JSONValue(parsing: bytes) }
    let read = Result { () throws(JSONSyntaxError) in try Frame(parsing: bytes.span) }
    switch (read, expected) {
    case (.failure(let error), .failure(let other)): #expect(error == other)
    case (.success(.other(let value)), .success(let other)):
      #expect(value.isIdentical(to: other))
    case (.success(.request(let request)), .success(let other)):
      #expect((try? Request(other))?.method === request.method)
      #expect((try? Request(other))?.params.text == request.params.text)
      #expect((try? Request(other))?.id?.text == request.id?.text)
    default: Issue.record("\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension JSONObject {
  fileprivate var text: String { JSONValue.object(self).text }
}
