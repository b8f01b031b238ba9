import FoundationEssentials
import OrderedJSON
import TestSupport
import Testing

@testable import WireProtocol

@Suite struct TimestampTests {
  private static func text(_ milliseconds: Int64) -> String {
    var writer = JSONWriter()
    writer.append(timestamp: milliseconds)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (1_767_607_872_345, "2026-01-05T10:11:12.345Z"), (0, "1970-01-01T00:00:00.000Z"),
    (-1, "1969-12-31T23:59:59.999Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
    (951_868_799_999, "2000-02-29T23:59:59.999Z"), (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
  ])
  func `a time is written as ISO 8601 with milliseconds, in UTC`(
    milliseconds: Int64, expected: String
  ) {
    #expect(Self.text(milliseconds) == "\"\(expected)\"")
  }

  @Test func `random times are written as Foundation writes them`() throws {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      // From 1600 to 9999: Foundation uses another calendar before 1582.
      let span = 253_402_300_799_999 + 11_676_096_000_000
      let milliseconds = Int64(generator.below(span) - 11_676_096_000_000)
      // Half a millisecond more, because Foundation truncates where binary fractions fall short.
      let date = Date(timeIntervalSince1970: (Double(milliseconds) + 0.5) / 1_000)
      try #require(Self.text(milliseconds) == "\"\(date.formatted(style))\"")
    }
  }

  @Test func `every day of four hundred years follows the one before`() throws {
    var last = CivilDate(daysSince1970: -10_958)
    #expect((last.year, last.month, last.day) == (1940, 1, 1))
    for day in -10_957..<146_097 - 10_957 as Range<Int64> {
      let date = CivilDate(daysSince1970: day)
      let isNext =
        (date.year, date.month, date.day) == (last.year, last.month, last.day + 1)
        || (date.year, date.month, date.day) == (last.year, last.month + 1, 1)
        || (date.year, date.month, date.day) == (last.year + 1, 1, 1)
      try #require(isNext, "\(date) after \(last)")
      last = date
    }
    #expect((last.year, last.month, last.day) == (2340, 1, 1))
  }
}
