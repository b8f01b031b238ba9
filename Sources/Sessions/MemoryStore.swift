import NavigationCore

/// A store that lasts as long as the process: everything is confirmed at once.
///
/// It keeps the newest entries of each session, as many as can be looked at.
public final class MemoryStore: SessionStore {
  private var logs: [String: Log] = [:]
  private let retention: Int

  private struct Log {
    var entries: RecentEntries<LogEntry>
    var observer: ((Int) -> Void)?
  }

  /// - Parameter retention: how many entries of a session are at least kept.
  public init(retention: Int = 10_000) {
    self.retention = retention
  }

  public func append(
    _ entry: LogEntry, to session: String, expecting head: Int
  ) throws(StoreError) {
    let observer = try keep(entry, expecting: head, in: &logs[session, default: emptyLog])
    observer?(entry.number)
  }

  private var emptyLog: Log { Log(entries: RecentEntries(keeping: retention)) }

  private func keep(
    _ entry: LogEntry, expecting head: Int, in log: inout Log
  ) throws(StoreError) -> ((Int) -> Void)? {
    guard log.entries.head == head, entry.number == head + 1 else {
      throw .conflict(expected: head, found: log.entries.head)
    }
    log.entries.append(entry)
    return log.observer
  }

  public func entries(
    of session: String, after number: Int, limit: Int
  ) throws(StoreError) -> [LogEntry] {
    guard let entries = logs[session]?.entries else { return [] }
    if number + 1 < entries.first { throw .forgotten(oldest: entries.first) }
    return (0..<max(0, min(limit, entries.head - number))).compactMap { entries[number + 1 + $0] }
  }

  public func watch(_ session: String, _ confirmed: @escaping (Int) -> Void) {
    logs[session, default: emptyLog].observer = confirmed
    confirmed(logs[session]?.entries.head ?? 0)
  }
}
