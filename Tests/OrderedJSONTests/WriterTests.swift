import OrderedJSON
import TestSupport
import Testing

@Suite struct WriterTests {
  @Test func `only quotes, backslashes and control characters are escaped`() {
    let value: JSONValue = "\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1f}\u{7f}é\u{2028}😀"
    #expect(
      value.text == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7f}é\u{2028}😀\"")
  }

  @Test func `every character below space is read back unchanged`() throws {
    for code in UInt8.min..<0x21 {
      let value = JSONValue.string("a\(Unicode.Scalar(code))b")
      #expect(try JSONValue(parsing: value.serialized()) == value)
    }
  }

  @Test(arguments: [0, 9, 10, -1, -10, 42, 1_000_000, Int.max, Int.min, Int.min + 1])
  func `an integer is written in full`(integer: Int) {
    var writer = JSONWriter()
    writer.append(integer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(integer))
  }

  @Test func `integers of every length have all their digits`() {
    var (power, length) = (1, 1)
    while length < 19 {
      for integer in [power - 1, power, power + 1, 7 * (power / 2) + 3, -power, 1 - power] {
        var writer = JSONWriter()
        writer.append("[", integer, "]")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "[\(integer)]")
      }
      (power, length) = (power * 10, length + 1)
    }
  }

  @Test(arguments: [0x22, 0x5C, 0x00, 0x1F, 0xE9] as [UInt8])
  func `a special character is found anywhere in a long text`(code: UInt8) throws {
    for length in [1, 15, 16, 17, 31, 32, 33, 47, 48, 49, 80, 100] {
      for place in 0..<length {
        var scalars = [Unicode.Scalar](repeating: "a", count: length)
        scalars[place] = Unicode.Scalar(code)
        let value = JSONValue.string(
          UTF8String(String(String.UnicodeScalarView(scalars))))
        let text = value.serialized()
        #expect(text.count > length + 2)
        #expect(try JSONValue(parsing: text) == value)
      }
    }
  }

  @Test func `a Double stays a Double, and NaN and infinity become null`() {
    for (value, text) in [
      (1.0, "1.0"), (0.1, "0.1"), (1e100, "1e+100"), (-0.0, "-0.0"), (.nan, "null"),
      (.infinity, "null"),
    ] {
      var writer = JSONWriter()
      writer.append(value)
      #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }
  }

  @Test func `pieces follow each other in the order in which they are appended`() throws {
    var writer = JSONWriter()
    writer.append(literal: "scrap")
    writer.removeAll(keepingCapacity: true)
    writer.append(literal: "{\"a\":")
    writer.append(1)
    writer.append(literal: ",\"b\":")
    writer.append(string: "x\n")
    writer.append(literal: ",\"c\":")
    writer.append(["d": [nil, false]] as JSONValue)
    writer.append(literal: "}")
    #expect(
      try JSONValue(parsing: writer.bytes) == ["a": 1, "b": "x\n", "c": ["d": [nil, false]]])
  }

  @Test func `sorted names are in the order of their bytes, at every depth`() {
    let value: JSONValue = ["b": [["z": 1, "Z": 2]], "é": 1, "a": 0, "e\u{301}": 2, "ab": 3]
    #expect(
      String(decoding: value.serialized(sortedKeys: true), as: UTF8.self)
        == "{\"a\":0,\"ab\":3,\"b\":[{\"Z\":2,\"z\":1}],\"e\u{301}\":2,\"é\":1}")
  }

  @Test func `the text for people has one item per line`() {
    let value: JSONValue = ["a": [1, ["b": "c"]], "none": [], "empty": [:]]
    #expect(
      value.prettyPrinted() == """
        {
          "a": [
            1,
            {
              "b": "c"
            }
          ],
          "none": [],
          "empty": {}
        }
        """)
  }

  @Test func `text written compactly or for people is read back letter for letter`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<2_000 {
      let value = generator.value(depth: 5)
      #expect(try JSONValue(parsing: value.serialized()).isIdentical(to: value))
      #expect(try JSONValue(parsing: value.prettyPrinted()).isIdentical(to: value))
    }
  }
}
