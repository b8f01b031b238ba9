/// Texts at the edges of the grammar, the seeds of mutation.
enum ReaderCorpus {
  static let texts: [[UInt8]] = (valid + invalid).map { Array($0.utf8) } + invalidBytes

  static let valid = [
    "0", "-0", "-0.0", "1e5", "1E-5", "0e0", "123456789012345678901234567890", "1e400", "true",
    "null", "\"\"", "\"\\u0000\"", "\"\\ud83d\\ude00\"", "\"\u{7f}\"", "[]", "{}", " [ ] ",
    "\r\n\t {\"a\" : 1 , \"b\":[1,2,{\"c\":null}]} ", "{\"\":0}", "{\"é\":1,\"e\u{301}\":2}",
    String(repeating: "[", count: 32) + String(repeating: "]", count: 32),
    "{\"jsonrpc\":\"2.0\",\"id\":12,\"method\":\"push\",\"params\":{\"value\":42}}",
    "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[1.5,2.25e10,-3E+2]", "[\"\u{2028}\u{feff}😀\"]",
    "{" + (0..<40).map { "\"n\($0)\":\($0)" }.joined(separator: ",") + "}",
  ]

  static let invalid = [
    "", " ", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x10", "NaN", "Infinity",
    "-Infinity",
    "tru", "truee", "True", "nul", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[1 2]",
    "{\"a\"",
    "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\" 1}", "{1:2}",
    "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":2}", "\"", "\"a", "\"\\", "\"\\u", "\"\\u12\"",
    "\"\\u12g4\"", "\"\\x41\"", "\"\n\"", "\"\u{1f}\"", "\"\\ud800\"", "\"\\udc00\"",
    "\"\\ud800\\ud800\"", "\"\\ud800a\"", "\"\\udc00\\ud800\"", "\u{feff}1", "1 2", "[]]", "/**/1",
    "1//", "\u{a0}1",
    String(repeating: "[", count: 33) + String(repeating: "]", count: 33),
    "{" + (0..<40).map { "\"n\($0 % 39)\":\($0)" }.joined(separator: ",") + "}",
  ]

  static let invalidBytes: [[UInt8]] = [
    [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0xFF, 0xFE, 0x31, 0x00],
    [0x22, 0x5C, 0x6E, 0x80, 0x22], [0x00], [0x31, 0x00],
  ]
}
