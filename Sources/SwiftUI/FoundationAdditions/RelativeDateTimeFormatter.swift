import Foundation

/// Words for how far a date is from another one.
///
/// Source: Apple, `RelativeDateTimeFormatter`.
open class RelativeDateTimeFormatter: Formatter {
  /// A length of the words.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Numbers always, or words such as “yesterday” where there are some.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// The length of the words.
  open var unitsStyle = UnitsStyle.full
  /// Numbers always, or words where there are some.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The language.
  open var locale: Locale! = .current
  /// The place of the words in a sentence; it has no effect here.
  open var formattingContext = Context.unknown

  /// Words for how far a date is from a reference.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .current, calendar: calendar ?? .current)
    return style.format(referenceDate)
  }

  /// Words for how far a date is that is some seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Words for how far the date that parts of a calendar make is from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Words for how far a date is from now; nil for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
