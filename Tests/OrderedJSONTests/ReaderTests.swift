import OrderedJSON
import Testing

@Suite struct ReaderTests {
  @Test func `members keep their order and numbers their spelling`() throws {
    let text = #"{"b":[1,-0,1.50,1e400,1E-07],"a":{"x":null,"y":true},"z":18446744073709551616}"#
    #expect(try JSONValue(parsing: text).text == text)
  }

  @Test func `white space is allowed between all parts`() throws {
    let text = " \r\n\t{ \"a\" : [ 1 , 2 ] , \"b\" : { } }\n"
    #expect(try JSONValue(parsing: text).text == #"{"a":[1,2],"b":{}}"#)
  }

  @Test func `every escape is understood`() throws {
    let value = try JSONValue(parsing: #""\"\\\/\b\f\n\r\té\u00E9\ud83d\uDE00\u0000""#)
    #expect(value == "\"\\/\u{8}\u{c}\n\r\té\u{e9}😀\u{0}")
  }

  @Test(arguments: ReaderCorpus.valid)
  func `a valid text is read`(text: String) throws {
    _ = try JSONValue(parsing: text)
  }

  @Test(arguments: ReaderCorpus.invalid.map { Array($0.utf8) } + ReaderCorpus.invalidBytes)
  func `an invalid text is refused`(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes) }
  }

  @Test(arguments: [31, 32])
  func `containers may nest up to the limit`(depth: Int) throws {
    for text in nested(depth) { _ = try JSONValue(parsing: text) }
  }

  @Test func `the first bracket beyond the limit is refused with its position`() throws {
    for (text, offset) in zip(nested(33), [32, 32 * 5]) {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
      #expect(error?.offset == offset)
      #expect(error?.expected.text == "at most 32 arrays and objects inside one another")
    }
  }

  @Test func `the limit counts open containers, not closed ones`() throws {
    let text = "[" + (0..<100).map { _ in "[[]]" }.joined(separator: ",") + "]"
    _ = try JSONValue(parsing: text, limits: JSONLimits(depth: 3))
    #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: text, limits: JSONLimits(depth: 2))
    }
  }

  @Test func `a hundred thousand brackets are refused without recursion`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    let value = try? JSONValue(
      parsing: String(repeating: "[", count: 500) + String(repeating: "]", count: 500),
      limits: JSONLimits(depth: 500))
    #expect(value != nil)
  }

  private func nested(_ depth: Int) -> [String] {
    [
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
      String(repeating: "{\"a\":", count: depth - 1) + "{}"
        + String(repeating: "}", count: depth - 1),
    ]
  }
}
