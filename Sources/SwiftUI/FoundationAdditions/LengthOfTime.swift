import Foundation

/// A length of time as numbers of units, the largest unit first.
struct LengthOfTime {
  /// A number of one unit.
  struct Part {
    let unit: Calendar.Component
    var value: Int
  }

  private(set) var parts: [Part]
  let locale: Locale

  init(parts: [Part], locale: Locale) {
    self.parts = parts
    self.locale = locale
  }

  /// The units that a length of time is written in, the largest first.
  static let units: [(NSCalendar.Unit, Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// Adds a largest unit of one to the next one, as far as that unit has a fixed length.
  mutating func collapseLargestUnit() {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), first + 1 < parts.count,
      parts[first].value == 1, let large = Self.seconds[parts[first].unit],
      let small = Self.seconds[parts[first + 1].unit]
    else { return }
    parts[first + 1].value += large / small
    parts.remove(at: first)
  }

  /// Leaves out units that are zero; the smallest one stays if all are zero.
  mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else {
      if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) {
        parts = parts.suffix(1)
      }
      return
    }
    parts = parts.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return parts[index].value != 0 || !behavior.contains(.dropMiddle)
    }.map { parts[$0] }
  }

  mutating func keepLargest(_ count: Int) {
    parts = Array(parts.prefix(count))
  }

  func written(_ style: DateComponentsFormatter.UnitsStyle, isPadded: Bool) -> String {
    switch style {
    case .positional: onClock(isPadded: isPadded)
    case .abbreviated: words(.narrow, Self.narrowWords, separator: " ")
    case .brief: brief
    case .short: words(.abbreviated, Self.shortWords, separator: ", ")
    case .full: words(.wide, Self.fullWords, separator: ", ")
    case .spellOut: spelledOut
    }
  }

  /// Hours, minutes and seconds with colons; larger units are words.
  private func onClock(isPadded: Bool) -> String {
    let clock = parts.filter { [.hour, .minute, .second].contains($0.unit) }
    let digits = clock.enumerated().map { index, part in
      let text = String(part.value)
      return (index > 0 || isPadded) && part.value < 10 ? "0" + text : text
    }
    var larger = self
    larger.parts.removeLast(clock.count)
    let words = larger.parts.isEmpty ? [] : [larger.written(.abbreviated, isPadded: false)]
    return (words + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func words(
    _ width: Duration.UnitsFormatStyle.UnitWidth, _ large: (year: String, month: String),
    separator: String
  ) -> String {
    let years = parts.compactMap { part -> String? in
      switch part.unit {
      case .year: Self.counted(part.value, large.year)
      case .month: Self.counted(part.value, large.month)
      default: nil
      }
    }
    let others = parts.filter { Self.durationUnits[$0.unit] != nil }
    let units = Set(others.compactMap { Self.durationUnits[$0.unit] })
    let seconds = others.reduce(0) { $0 + $1.value * (Self.seconds[$1.unit] ?? 0) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, zeroValueUnits: .show(length: 1))
    let rest = units.isEmpty ? [] : [style.locale(locale).format(.seconds(seconds))]
    return (years + rest).joined(separator: separator)
  }

  /// Short words, right after their numbers.
  private var brief: String {
    words(.condensedAbbreviated, Self.shortWords, separator: " ")
      .replacing(/(\d+)\s/) { $0.output.1 }
  }

  private var spelledOut: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    // Thousands have a separator: “3,600 seconds”.
    return words(.wide, Self.fullWords, separator: ", ").replacing(/\d+(?:\D\d{3})*/) { digits in
      Int(digits.output.filter(\.isNumber)).flatMap { formatter.string(from: NSNumber(value: $0)) }
        ?? String(digits.output)
    }
  }

  /// A number and a unit: `y` is written without a blank, and a word gets an `s` for several.
  private static func counted(_ count: Int, _ unit: String) -> String {
    if unit == narrowWords.year || unit == narrowWords.month { return "\(count)\(unit)" }
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }

  private static let narrowWords = (year: "y", month: "mo")
  private static let shortWords = (year: "yr", month: "mth")
  private static let fullWords = (year: "year", month: "month")

  private static let durationUnits: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
    .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
  ]
  private static let seconds: [Calendar.Component: Int] = [
    .weekOfMonth: 604_800, .day: 86_400, .hour: 3_600, .minute: 60, .second: 1,
  ]
}
