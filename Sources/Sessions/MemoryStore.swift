import NavigationCore

/// A store that lasts as long as the process: everything is confirmed at once.
///
/// It keeps the numbers of entries, and the entries themselves only where that is asked for: as long
/// as it lasts the sessions do, and nobody has to fold them again.
public final class MemoryStore: SessionStore {
  private var logs: [String: MemoryLog] = [:]
  private let retention: Int

  /// - Parameter retention: how many entries of a session are at least kept; 0 for none.
  public init(retention: Int = 0) {
    self.retention = retention
  }

  public func log(of session: String) -> any SessionLog {
    if let log = logs[session] { return log }
    let log = MemoryLog(retention: retention)
    logs[session] = log
    return log
  }

  public func release(_ session: String) {
    if logs[session]?.confirmed == 0 { logs[session] = nil }
  }
}

private final class MemoryLog: SessionLog {
  /// Nil where none are kept.
  private var kept: RecentEntries<LogEntry>?
  private(set) var confirmed = 0
  var onConfirm: (() -> Void)?

  init(retention: Int) {
    kept = retention == 0 ? nil : RecentEntries(keeping: retention)
  }

  func append(_ entry: consuming LogEntry) throws(StoreError) {
    let number = entry.number
    guard number == confirmed + 1 else {
      throw .conflict(expected: number - 1, found: confirmed)
    }
    kept?.append(entry)
    confirmed = number
    onConfirm?()
  }

  func entries(after number: Int, limit: Int) throws(StoreError) -> [LogEntry] {
    let oldest = kept?.first ?? confirmed + 1
    if number + 1 < oldest { throw .forgotten(oldest: oldest) }
    return (0..<max(0, min(limit, confirmed - number))).compactMap { kept?[number + 1 + $0] }
  }
}
