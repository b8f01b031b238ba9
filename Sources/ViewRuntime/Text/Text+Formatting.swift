import Foundation

extension Text {
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(string: format.format(input))
  }

  public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "\(subject)")
  }

  public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(string: formatter.string(for: subject) ?? "\(subject)")
  }

  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(string: style.words(for: date))
  }

  public nonisolated init(_ dates: ClosedRange<Date>) {
    let style = DateStyle.date
    self.init(
      string: "\(style.words(for: dates.lowerBound)) – \(style.words(for: dates.upperBound))")
  }

  public nonisolated init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(string: DateStyle.timer.words(for: timerInterval.upperBound))
  }

  /// How a date is written; what would run along with the clock is written once, when it is drawn.
  public struct DateStyle: Hashable, Sendable {
    enum Form { case time, date, relative, offset, timer }
    let form: Form

    public static let time = DateStyle(form: .time)
    public static let date = DateStyle(form: .date)
    public static let relative = DateStyle(form: .relative)
    public static let offset = DateStyle(form: .offset)
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
