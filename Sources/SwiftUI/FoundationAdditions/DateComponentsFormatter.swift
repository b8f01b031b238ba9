import Foundation

/// Writes a length of time: “1:15”, or “1 minute, 15 seconds”.
///
/// Source: Apple, `DateComponentsFormatter`. Months, years and phrases are in English here, whatever
/// the language; fractions are not written.
open class DateComponentsFormatter: Formatter {
  /// A length of the words; positional has none, as on a clock.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    /// A clock loses leading zeros, words lose all of them.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leaves out zeros before the first other unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Leaves out zeros between other units.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Leaves out zeros after the last other unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Leaves out all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all units; a clock has two digits for each.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)

    /// Creates a behavior from its number.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The units that may be written; empty for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the words.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units that are written; 0 for any number.
  open var maximumUnitCount = 0
  /// Adds a largest unit of one to the next unit: 63 seconds in place of one minute and three.
  open var collapsesLargestUnit = false
  /// Begins with “About”.
  open var includesApproximationPhrase = false
  /// Ends with “remaining”.
  open var includesTimeRemainingPhrase = false
  /// Accepted; has no effect here.
  open var allowsFractionalUnits = false
  /// The calendar, whose language the words have.
  open var calendar: Calendar? = .current
  /// The date that parts of a calendar are counted from, for the lengths of months.
  open var referenceDate: Date?
  /// The place of the words in a sentence; it has no effect here.
  open var formattingContext = Context.unknown

  /// Writes the length of time that parts of a calendar make.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let end = (calendar ?? .current).date(byAdding: components, to: start)
    return end.flatMap { string(from: start, to: $0) }
  }

  /// Writes the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let (start, end) = (min(startDate, endDate), max(startDate, endDate))
    let calendar = calendar ?? .current
    let wanted = LengthOfTime.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }
    let components = calendar.dateComponents(Set(wanted.map(\.1)), from: start, to: end)
    let parts = wanted.map { _, unit in
      LengthOfTime.Part(unit: unit, value: components.value(for: unit) ?? 0)
    }
    guard !parts.isEmpty else { return nil }
    var length = LengthOfTime(parts: parts, locale: calendar.locale ?? .current)
    if collapsesLargestUnit { length.collapseLargestUnit() }
    length.dropZeros(zeros)
    if maximumUnitCount > 0 { length.keepLargest(maximumUnitCount) }
    let words = length.written(unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad))
    return phrase(startDate > endDate ? "-" + words : words)
  }

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes parts of a calendar in a style; nil if there are none.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes parts of a calendar; nil for what is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:))
  }

  private var zeros: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  private func phrase(_ words: String) -> String {
    let begin = includesApproximationPhrase ? "About " : ""
    return begin + words + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
