import OrderedJSON
import TestSupport
import Testing

@Suite struct NumberTests {
  @Test func `numbers are equal if they have the same value`() throws {
    let same = [
      ["1", "1.0", "10e-1", "0.1e1", "100E-2", "1e0", "1e-0"],
      ["0", "-0", "0.0", "-0e99", "0e-99999999999999999999999"],
      ["1e400", "10e399", "0.001e403", "1000000e394"],
      ["-1200", "-1.2e3", "-12e2", "-0.00012e7"],
      ["1e1000000000000000000", "10e999999999999999999", "0.1e1000000000000000001"],
      ["1e-1000000000000000000", "0.1e-999999999999999999", "10e-1000000000000000001"],
      ["9223372036854775807", "9223372036854775807.0", "9.223372036854775807e18"],
      ["-9223372036854775808", "-9223372036854775808.00"],
      ["18446744073709551615", "18446744073709551615.0"],
    ]
    for (index, group) in same.enumerated() {
      let numbers = try group.map { try #require(JSONNumber(text: $0)) }
      #expect(Set(numbers).count == 1, "\(group)")
      for other in same[(index + 1)...] {
        #expect(!numbers.contains(try #require(JSONNumber(text: other[0]))))
      }
    }
  }

  @Test(arguments: [
    ("1e400", "1e401"), ("9007199254740993", "9007199254740992.0"), ("0.1", "0.10000000000000001"),
    ("1", "-1"), ("1e1000000000000000000", "1e1000000000000000001"),
    ("1e99999999999999999999", "1e-99999999999999999999"),
    ("9223372036854775808", "-9223372036854775808"),
  ])
  func `numbers are never compared through a Double`(left: String, right: String) {
    #expect(JSONNumber(text: left) != JSONNumber(text: right))
  }

  @Test(arguments: [
    "", " 1", "1 ", "+1", "01", "1.", ".1", "1e", "0x1", "NaN", "inf", "1_000", "١",
  ])
  func `a text that is not in JSON's grammar is no number`(text: String) {
    #expect(JSONNumber(text: text) == nil)
  }

  @Test(arguments: ["0", "-0", "7", "-0.0", "1e400", "123456789012345678", "1234567890123456789"])
  func `a number keeps its spelling`(text: String) {
    #expect(JSONNumber(text: text)?.text == text)
  }

  @Test func `only integers spelled as integers are integers`() {
    #expect(JSONNumber(text: "-0")?.intValue == 0)
    #expect(JSONNumber(text: "1.0")?.intValue == nil)
    #expect(JSONNumber(text: "1e3")?.intValue == nil)
    #expect(JSONNumber(text: "1e3")?.isInteger == false)
    #expect(JSONNumber(text: "-0")?.isInteger == true)
    #expect(JSONNumber(text: "99999999999999999999")?.isInteger == true)
  }

  @Test func `integers are limited by their types`() {
    #expect(JSONNumber(text: "9223372036854775806")?.intValue == .max - 1)
    #expect(JSONNumber(text: "9223372036854775807")?.intValue == .max)
    #expect(JSONNumber(text: "9223372036854775808")?.intValue == nil)
    #expect(JSONNumber(text: "-9223372036854775808")?.intValue == .min)
    #expect(JSONNumber(text: "-9223372036854775809")?.intValue == nil)
    #expect(JSONNumber(text: "18446744073709551615")?.uint64Value == .max)
    #expect(JSONNumber(text: "18446744073709551616")?.uint64Value == nil)
    #expect(JSONNumber(text: "-1")?.uint64Value == nil)
    #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
    #expect(JSONNumber(UInt64(7)).isIdentical(to: 7))
  }

  @Test func `a number equals itself however its point is moved`() throws {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<5_000 {
      let digits = (0...generator.below(25)).map { _ in String(generator.below(10)) }.joined()
      let exponent = generator.below(60) - 30
      let spellings = try (0..<4).map { _ in
        let zeros = String(repeating: "0", count: generator.below(4))
        let places = generator.below(30)
        let moved = "0." + String(repeating: "0", count: places) + digits + zeros
        return try #require(JSONNumber(text: "\(moved)e\(exponent + places)"))
      }
      let next = try #require(JSONNumber(text: "0.\(digits)1e\(exponent)"))
      #expect(Set(spellings).count == 1)
      #expect(!spellings.contains(next))
    }
  }

  @Test func `a Double is spelled with a fraction or an exponent`() {
    #expect(JSONNumber(1.0)?.text == "1.0")
    #expect(JSONNumber(-0.0)?.text == "-0.0")
    #expect(JSONNumber(1e100)?.text == "1e+100")
    #expect(JSONNumber(Double.leastNonzeroMagnitude)?.text == "5e-324")
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(-Double.infinity) == nil)
  }

  @Test func `every Double reads back as itself`() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard let number = JSONNumber(value) else { continue }
      let read = try JSONValue(parsing: number.text)
      #expect(read.doubleValue?.bitPattern == value.bitPattern)
      #expect(read.intValue == nil)
    }
  }

  @Test func `a number beyond every Double is infinite as one`() {
    #expect(JSONNumber(text: "1e400")?.doubleValue == .infinity)
    #expect(JSONNumber(text: "1e-400")?.doubleValue == 0)
  }
}
