import NavigationCore

/// A store that lasts as long as the process: everything is confirmed at once.
///
/// It keeps the newest entries of each session, as many as can be looked at.
public final class MemoryStore: SessionStore {
  private var logs: [String: MemoryLog] = [:]
  private let retention: Int

  /// - Parameter retention: how many entries of a session are at least kept.
  public init(retention: Int = 10_000) {
    self.retention = retention
  }

  public func log(of session: String) -> any SessionLog {
    if let log = logs[session] { return log }
    let log = MemoryLog(retention: retention)
    logs[session] = log
    return log
  }
}

private final class MemoryLog: SessionLog {
  private var kept: RecentEntries<LogEntry>
  private(set) var confirmed = 0
  var onConfirm: (() -> Void)?

  init(retention: Int) {
    kept = RecentEntries(keeping: retention)
  }

  func append(_ entry: consuming LogEntry) throws(StoreError) {
    let number = entry.number
    guard number == confirmed + 1 else {
      throw .conflict(expected: number - 1, found: confirmed)
    }
    kept.append(entry)
    confirmed = number
    onConfirm?()
  }

  func entries(after number: Int, limit: Int) throws(StoreError) -> [LogEntry] {
    if number + 1 < kept.first { throw .forgotten(oldest: kept.first) }
    return (0..<max(0, min(limit, kept.head - number))).compactMap { kept[number + 1 + $0] }
  }
}
