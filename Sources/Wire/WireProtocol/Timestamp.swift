import OrderedJSON

extension JSONWriter {
  /// A time as a JSON string in ISO 8601 with milliseconds, UTC: `"2026-01-05T10:11:12.345Z"`.
  ///
  /// - Parameter milliseconds: since 1970; years 0 to 9999 have this form.
  package mutating func append(timestamp milliseconds: Int64) {
    let (days, rest) = milliseconds.floored(by: 86_400_000)
    let date = CivilDate(daysSince1970: days)
    var text: InlineArray<26, UInt8> = Timestamp.form
    text.put(date.year, endingAt: 4)
    text.put(date.month, endingAt: 7)
    text.put(date.day, endingAt: 10)
    text.put(rest / 3_600_000, endingAt: 13)
    text.put(rest / 60_000 % 60, endingAt: 16)
    text.put(rest / 1_000 % 60, endingAt: 19)
    text.put(rest % 1_000, endingAt: 23)
    bytes.append(addingCapacity: text.count) { (output: inout OutputSpan<UInt8>) in
      for index in text.indices { output.append(text[index]) }
    }
  }
}

private enum Timestamp {
  /// `"0000-00-00T00:00:00.000Z"`, in quotes.
  static var form: InlineArray<26, UInt8> {
    [
      0x22, 0x30, 0x30, 0x30, 0x30, 0x2D, 0x30, 0x30, 0x2D, 0x30, 0x30, 0x54, 0x30, 0x30, 0x3A,
      0x30, 0x30, 0x3A, 0x30, 0x30, 0x2E, 0x30, 0x30, 0x30, 0x5A, 0x22,
    ]
  }
}

extension InlineArray<26, UInt8> {
  /// Writes a number's digits from the right; the zeros before them are there already.
  fileprivate mutating func put(_ number: Int64, endingAt last: Int) {
    var (number, index) = (number, last)
    while number > 0 {
      self[index] = 0x30 + UInt8(truncatingIfNeeded: number % 10)
      number /= 10
      index -= 1
    }
  }
}

extension Int64 {
  /// The quotient rounded down, and what is left, never negative.
  fileprivate func floored(by divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}

/// A day of the Gregorian calendar.
struct CivilDate: Equatable {
  let year: Int64
  let month: Int64
  let day: Int64

  /// Counts in eras of 400 years that begin on the first of March, so that leap days come last.
  init(daysSince1970 days: Int64) {
    let (era, dayOfEra) = (days + 719_468).floored(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}
