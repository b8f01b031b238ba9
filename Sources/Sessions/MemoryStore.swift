import NavigationCore

/// A store that lasts as long as the process: everything is confirmed at once.
///
/// It keeps the newest entries of each session: nobody has to fold them again while it lasts.
public final class MemoryStore: SessionStore {
  private var logs: [String: MemoryLog] = [:]
  private let retention: Int
  private let mostWeight: Int

  /// How many bytes the entries of a session may take together.
  public static let mostWeight = 1 << 20

  /// - Parameters:
  ///   - retention: how many entries of a session are at least kept, unless they are too large.
  ///   - mostWeight: how many bytes they may take together.
  public init(retention: Int = 1_024, mostWeight: Int = MemoryStore.mostWeight) {
    self.retention = retention
    self.mostWeight = mostWeight
  }

  public func log(of session: String) -> any SessionLog {
    if let log = logs[session] { return log }
    let log = MemoryLog(retention: retention, mostWeight: mostWeight)
    logs[session] = log
    return log
  }

  public func release(_ session: String) {
    if logs[session]?.confirmed == 0 { logs[session] = nil }
  }
}

private final class MemoryLog: SessionLog {
  private var kept: RecentEntries<LogEntry>
  private(set) var confirmed = 0
  var onConfirm: (() -> Void)?

  init(retention: Int, mostWeight: Int) {
    kept = RecentEntries(keeping: retention, weighing: mostWeight)
  }

  func append(_ entry: consuming LogEntry) throws(StoreError) {
    let number = entry.number
    guard number == confirmed + 1 else {
      throw .conflict(expected: number - 1, found: confirmed)
    }
    let weight = entry.weight
    kept.append(entry, weight: weight)
    confirmed = number
    onConfirm?()
  }

  func entries(after number: Int, limit: Int) throws(StoreError) -> [LogEntry] {
    if number + 1 < kept.first { throw .forgotten(oldest: kept.first) }
    return (0..<max(0, min(limit, kept.head - number))).compactMap { kept[number + 1 + $0] }
  }
}
