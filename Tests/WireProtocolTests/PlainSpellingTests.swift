import OrderedJSON
import Testing

@testable import WireProtocol

/// Reading a `push` with the spelling of the one before it.
@Suite struct PlainSpellingTests {
  private static let spellings = [
    #"{"id":1,"method":"push","params":{"value":1}}"#,
    #"{"jsonrpc": "2.0", "id": -7, "method": "push", "params": {"value": "Crêpes, 😀"}}"#,
    #"{"method":"push","params":{"value":123456789012345678},"id":12}"#,
    #" { "params" : { "value" : "" } , "id" : 3 , "method" : "push" } "#,
  ]

  private static func known(_ text: String) throws -> PlainSpelling {
    var spelling = PlainSpelling()
    let request = Request(plain: text.utf8Span.span, spelledLike: &spelling)
    _ = try #require(request)
    return spelling
  }

  @Test(
    arguments: spellings,
    ["0", "-1", "999999999999999999", #""""#, #""é""#, #""\#(String(repeating: "x", count: 99))""#])
  func `the next push is read only for its id and value`(text: String, value: String) throws {
    let spelling = try Self.known(text)
    let whole = try JSONValue(parsing: text)
    let old = try #require(whole.objectValue?["params"]?.objectValue?["value"]).text
    let next = text.replacing(#""value":\#(old)"#, with: #""value":\#(value)"#)
      .replacing(#""value": \#(old)"#, with: #""value": \#(value)"#)
      .replacing(#""value" : \#(old)"#, with: #""value" : \#(value)"#)
    let read = spelling.read(next.utf8Span.span)
    let request = try #require(read, "\(next)")
    let expected = try Request(JSONValue(parsing: next))
    #expect(request.method === expected.method)
    #expect(request.id?.text == expected.id?.text)
    #expect(JSONValue.object(request.params).text == JSONValue.object(expected.params).text)
    #expect(request.meta == expected.meta)
  }

  @Test(arguments: spellings)
  func `a broken message is read as JSON reads it, or left to that`(text: String) throws {
    let spelling = try Self.known(text)
    let whole = Array(text.utf8)
    for count in whole.indices {
      let read = spelling.read(Array(whole[..<count]).span)
      #expect(read == nil)
    }
    for index in whole.indices {
      Self.expectSame(spelling, Array(whole[..<index] + whole[(index + 1)...]))
      for byte in Array("\0\t 0-.eE9\"\\,:{}[]x".utf8) + [0x7F, 0x80, 0xC3, 0xFF] {
        var broken = whole
        broken[index] = byte
        Self.expectSame(spelling, broken)
        Self.expectSame(spelling, Array(whole[..<index] + [byte] + whole[index...]))
      }
    }
  }

  private static func expectSame(_ spelling: PlainSpelling, _ bytes: [UInt8]) {
    guard let request = spelling.read(bytes.span) else { return }
    let expected = try? Request(JSONValue(parsing: bytes))
    #expect(expected?.method === request.method, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(expected?.id?.text == request.id?.text)
    #expect(
      expected.map { JSONValue.object($0.params).text }
        == JSONValue.object(request.params).text)
  }

  @Test func `other requests in between do not make it forget`() throws {
    var spelling = try Self.known(Self.spellings[0])
    for text in [
      #"{"id":2,"method":"popToRoot"}"#, #"{"method":"push","params":{"value":1}}"#, "[]",
    ] {
      _ = Request(plain: text.utf8Span.span, spelledLike: &spelling)
    }
    let read = spelling.read(Self.spellings[0].utf8Span.span)
    #expect(read != nil)
  }

  @Test func `a long text is not kept`() throws {
    let text =
      #"{"id":1,"method":"push","params":{"value":"\#(String(repeating: "x", count: 999))"}}"#
    let read = try Self.known(text).read(text.utf8Span.span)
    #expect(read == nil)
  }
}
