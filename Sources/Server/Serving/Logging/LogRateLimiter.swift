/// Keeps unauthenticated clients from filling the log: of each kind of line that they can cause, a
/// bounded number is written in a period, and then the count of the others.
struct LogRateLimiter {
  /// Lines of one kind that are written in a period.
  static let lines = 20
  /// Seconds.
  static let period = 60.0

  private struct Kind {
    let level: Log.Level
    var count = 0
  }

  private var kinds: [String: Kind] = [:]

  enum Verdict {
    /// The first line of a period: `endPeriod(of:)` is to be called when that is over.
    case first
    case further
    case tooMany
  }

  mutating func admit(_ message: String, _ level: Log.Level) -> Verdict {
    kinds[message, default: Kind(level: level)].count += 1
    let count = kinds[message]?.count ?? 0
    if count == 1 { return .first }
    return count <= Self.lines ? .further : .tooMany
  }

  /// - Returns: of what level the lines of a kind were, and how many were left out; nil for none.
  mutating func endPeriod(of message: String) -> (level: Log.Level, more: Int)? {
    guard let kind = kinds.removeValue(forKey: message), kind.count > Self.lines else { return nil }
    return (kind.level, kind.count - Self.lines)
  }

  /// The kinds whose period is not over.
  var messages: [String] { kinds.keys.sorted() }
}
