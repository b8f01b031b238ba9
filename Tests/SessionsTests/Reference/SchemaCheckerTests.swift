import OrderedJSON
import Testing

/// The checker must be able to fail.
@Suite struct SchemaCheckerTests {
  @Test(arguments: [
    (#"{"type":"integer"}"#, "1", "1.5"), (#"{"type":["null","string"]}"#, "null", "true"),
    (#"{"enum":["a","b"]}"#, #""b""#, #""c""#), (#"{"const":2}"#, "2", "3"),
    (#"{"minimum":1,"type":"integer"}"#, "1", "0"),
    (#"{"oneOf":[{"type":"integer"},{"const":1.5}]}"#, "1.5", "2.5"),
    (#"{"oneOf":[{"type":"integer"},{"const":1}]}"#, "2", "1"),
    (#"{"anyOf":[{"type":"integer"},{"const":1}]}"#, "1", "1.5"),
    (#"{"not":{"type":"integer"}}"#, "true", "1"),
    (#"{"type":"array","items":{"type":"boolean"}}"#, "[true]", "[true,1]"),
    (#"{"properties":{"a":{"type":"integer"}},"required":["a"]}"#, #"{"a":1}"#, #"{"b":1}"#),
    (#"{"properties":{"a":{"type":"integer"}}}"#, #"{"b":"x"}"#, #"{"a":"x"}"#),
    (#"{"properties":{"a":true},"additionalProperties":false}"#, #"{"a":1}"#, #"{"b":1}"#),
    (##"{"$ref":"#/defs/number"}"##, "1", #""1""#), ("true", "1", ""), ("false", "", "1"),
    (#"{"unheard":1}"#, "", "1"), (##"{"$ref":"#/nowhere"}"##, "", "1"),
  ])
  func `valid values pass, invalid ones do not`(
    schema: String, fitting: String, other: String
  ) throws {
    let checker = SchemaChecker(root: ["defs": ["number": ["type": "number"]]])
    let schema = try JSONValue(parsing: schema)
    if !fitting.isEmpty {
      let value = try JSONValue(parsing: fitting)
      #expect(checker.complaints(about: value, schema) == [])
    }
    if !other.isEmpty {
      let value = try JSONValue(parsing: other)
      #expect(checker.complaints(about: value, schema) != [])
    }
  }
}
