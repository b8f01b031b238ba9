import Foundation

/// Writes the time between two dates as numbers of units: “1 hour, 5 minutes”.
///
/// Source: Apple, `Date.ComponentsFormatStyle`, which has this name as Foundation on Linux has an empty
/// type with Apple's. Months and years are in English here, as those of `DateComponentsFormatter`.
public struct DateRangeFormatStyle: FormatStyle {
  /// A length of the words.
  public struct Style: Hashable, Codable, Sendable {
    fileprivate let name: String
    /// Short words, right after their numbers.
    public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
    /// Short words.
    public static let abbreviated = Style(name: "abbreviated")
    /// Letters.
    public static let narrow = Style(name: "narrow")
    /// Words for the numbers, too.
    public static let spellOut = Style(name: "spellOut")
    /// Whole words.
    public static let wide = Style(name: "wide")
    /// Hours, minutes and seconds, as on a clock.
    fileprivate static let clock = Style(name: "clock")
  }

  /// A unit.
  public enum Field: Hashable, Codable, Sendable {
    case year, month, week, day, hour, minute, second
  }

  /// The length of the words.
  public var style: Style
  /// The language of the words.
  public var locale: Locale = .autoupdatingCurrent
  /// The calendar, by which months and days are counted.
  public var calendar: Calendar = .autoupdatingCurrent
  /// The units that may be written; nil for all.
  public var fields: Set<Field>?

  /// The time between the dates in words.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = Self.lengths[style] ?? .full
    formatter.allowedUnits = NSCalendar.Unit((fields ?? []).compactMap { Self.units[$0] })
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// The style in another language.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The style by another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  private static let lengths: [Style: DateComponentsFormatter.UnitsStyle] = [
    .condensedAbbreviated: .brief, .abbreviated: .short, .narrow: .abbreviated,
    .spellOut: .spellOut, .wide: .full, .clock: .positional,
  ]
  private static let units: [Field: NSCalendar.Unit] = [
    .year: .year, .month: .month, .week: .weekOfMonth, .day: .day, .hour: .hour,
    .minute: .minute, .second: .second,
  ]
}

extension FormatStyle where Self == DateRangeFormatStyle {
  /// The time between two dates as numbers of units.
  ///
  /// Source: Apple, `components(style:fields:)`.
  public static func components(
    style: DateRangeFormatStyle.Style, fields: Set<DateRangeFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// The time between two dates in hours, minutes and seconds, as on a clock.
  ///
  /// Source: Apple, `timeDuration`.
  public static var timeDuration: Self {
    Self(style: .clock, fields: [.hour, .minute, .second])
  }
}
