import Foundation

extension Text {
  /// Creates a text of a formatted value.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(string: format.format(input))
  }

  /// Creates a text of a value that a formatter writes.
  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text of an object that a formatter writes.
  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text of a date in a style.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(string: style.words(for: date))
  }

  /// Creates a text of two dates with a dash between them.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    let style = DateStyle.date
    self.init(
      string: "\(style.words(for: dates.lowerBound)) – \(style.words(for: dates.upperBound))")
  }

  /// Creates a text of an interval's two dates.
  public nonisolated init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text of the time that is left until the interval ends.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(string: DateStyle.timer.words(for: timerInterval.upperBound))
  }

  /// A style of dates. Those that would follow the clock are written once, at rendering.
  public struct DateStyle: Hashable, Sendable {
    enum Form { case time, date, relative, offset, timer }
    let form: Form

    /// The time of day.
    public static let time = DateStyle(form: .time)
    /// The date, with its month in words.
    public static let date = DateStyle(form: .date)
    /// The distance from now in its largest unit: “3 hours”.
    public static let relative = DateStyle(form: .relative)
    /// The distance from now with its sign: “+3 hours”.
    public static let offset = DateStyle(form: .offset)
    /// The distance from now as hours, minutes and seconds: “1:02:03”.
    public static let timer = DateStyle(form: .timer)

    package func words(for date: Date) -> String {
      let seconds = Int(date.timeIntervalSinceNow.rounded())
      return switch form {
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .date: date.formatted(date: .long, time: .omitted)
      case .relative: Self.span(abs(seconds))
      case .offset: (seconds < 0 ? "−" : "+") + Self.span(abs(seconds))
      case .timer: Self.clock(abs(seconds))
      }
    }

    private static func span(_ seconds: Int) -> String {
      let units = [("day", 86_400), ("hour", 3_600), ("minute", 60)]
      let (name, size) = units.first { seconds >= $0.1 } ?? ("second", 1)
      let count = seconds / size
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }

    private static func clock(_ seconds: Int) -> String {
      String(format: "%d:%02d:%02d", seconds / 3_600, seconds / 60 % 60, seconds % 60)
    }
  }
}
