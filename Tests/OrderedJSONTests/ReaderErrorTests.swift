import OrderedJSON
import TestSupport
import Testing

@Suite struct ReaderErrorTests {
  struct Example: Sendable {
    let text: String
    let offset: Int
    let expected: UTF8String
  }

  @Test(arguments: [
    Example(text: "", offset: 0, expected: "a value"),
    Example(text: "  ", offset: 2, expected: "a value"),
    Example(text: "\u{feff}1", offset: 0, expected: "a value"),
    Example(text: "[1,]", offset: 3, expected: "a value"),
    Example(text: "[1 2]", offset: 3, expected: "',' or ']' after an element"),
    Example(text: "[1", offset: 2, expected: "',' or ']' after an element"),
    Example(text: "{\"a\":1,}", offset: 7, expected: "a member's name in double quotes"),
    Example(text: "{a:1}", offset: 1, expected: "a member's name in double quotes"),
    Example(text: "{\"a\" 1}", offset: 5, expected: "':' after a member's name"),
    Example(text: "{\"a\":1]", offset: 6, expected: "',' or '}' after a member"),
    Example(text: "1 2", offset: 2, expected: "the end of the text"),
    Example(text: "tru", offset: 3, expected: "'true'"),
    Example(text: "-", offset: 1, expected: "a digit"),
    Example(text: "01", offset: 1, expected: "no digit after a leading zero"),
    Example(text: "1.", offset: 2, expected: "a digit"),
    Example(text: "1e+", offset: 3, expected: "a digit"),
    Example(text: "\"a", offset: 2, expected: "'\"' at the end of the string"),
    Example(text: "\"\\n", offset: 3, expected: "'\"' at the end of the string"),
    Example(text: "\"\t\"", offset: 1, expected: "an escape instead of a control character"),
    Example(text: "\"\\n\t\"", offset: 3, expected: "an escape instead of a control character"),
    Example(text: "\"\\x\"", offset: 2, expected: "one of \" \\ / b f n r t u after a backslash"),
    Example(text: "\"\\u12g\"", offset: 5, expected: "four hexadecimal digits"),
    Example(text: "\"a\\ud800\"", offset: 8, expected: "a low surrogate after a high one"),
    Example(text: "\"\\ud800\\u0041\"", offset: 7, expected: "a low surrogate after a high one"),
    Example(text: "\"\\udc00\"", offset: 1, expected: "a high surrogate before a low one"),
    Example(
      text: "{\"a\":1,\"\\u0061\":2}", offset: 7,
      expected: "a name that its object does not have yet"),
  ])
  func `an error says where, and what was expected`(example: Example) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: example.text) }
    #expect(error?.offset == example.offset)
    #expect(error?.expected.text == example.expected)
  }

  @Test func `invalid UTF-8 is refused at its first bad byte`() {
    for (bytes, offset) in [
      ([0x5B, 0x22, 0x61, 0x80, 0x22, 0x5D], 3), ([0x22, 0x5C, 0x6E, 0x61, 0xC0, 0x80, 0x22], 4),
    ] as [([UInt8], Int)] {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: bytes) }
      #expect(error?.offset == offset)
      #expect(error?.expected == "valid UTF-8")
    }
  }

  @Test func `line and column count from one, the column in bytes`() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: "{\n  \"é\": 1,\r\n \"ö\" 2}")
    }
    #expect(error?.line == 3)
    #expect(error?.column == 7)
    #expect(error?.description == "expected ':' after a member's name at line 3, column 7")
  }

  @Test(arguments: [2, 16, 17, 18, 3000])
  func `a repeated name is found among any number of names`(count: Int) {
    let members = (0..<count).map { "\"n\($0)\":0" }
    let text = "{" + members.joined(separator: ",")
    #expect(throws: Never.self) { try JSONValue(parsing: text + "}") }
    for repeated in ["\"n0\"", "\"\\u006e\(count - 1)\""] {
      let error = #expect(throws: JSONSyntaxError.self) {
        try JSONValue(parsing: text + ",\(repeated):0}")
      }
      #expect(error?.offset == text.utf8.count + 1)
    }
  }

  @Test func `names that only look alike are two names`() throws {
    let value = try JSONValue(parsing: "{\"é\":1,\"e\u{301}\":2}")
    #expect(value["\u{e9}"] == 1)
    #expect(value["e\u{301}"] == 2)
  }

  @Test func `thousands of canonically equivalent names are read in no time`() throws {
    var generator = SeededGenerator(seed: 5)
    let marks =
      (0x300..<0x315).compactMap(Unicode.Scalar.init)
      + (0x316..<0x31A).compactMap(Unicode.Scalar.init)
    var names: Set<[Unicode.Scalar]> = []
    while names.count < 4_000 {
      names.insert([Unicode.Scalar(0x61)] + marks.shuffled(using: &generator))
    }
    let members = names.map { scalars in
      "\"" + String(String.UnicodeScalarView(scalars)) + "\":0"
    }
    let text = Array(("{" + members.joined(separator: ",") + "}").utf8)
    var object: JSONObject?
    let spent = try processorTime { object = try JSONValue(parsing: text).objectValue }
    #expect(object?.count == 4_000)
    #expect(spent < .seconds(5))
  }
}
