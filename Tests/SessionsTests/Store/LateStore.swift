@testable import Sessions

/// A store that confirms only when it is told to.
@MainActor
final class LateStore: SessionStore {
  private let inner = MemoryStore(retention: 1_000)
  private var logs: [String: LateLog] = [:]

  func log(of session: String) -> any SessionLog { lateLog(of: session) }

  private func lateLog(of session: String) -> LateLog {
    if let log = logs[session] { return log }
    let log = LateLog(behind: inner.log(of: session))
    logs[session] = log
    return log
  }

  func release(_ session: String) {
    if logs[session]?.confirmed == 0 { logs[session] = nil }
    inner.release(session)
  }

  /// Appending to the session `main` fails from now on.
  func fillUp() { lateLog(of: "main").isFull = true }

  /// Confirms one entry of the session `main`.
  func confirmOne() { lateLog(of: "main").confirm(1) }

  /// Confirms every entry of the session `main` at once.
  func confirmTogether() { lateLog(of: "main").confirm(.max) }

  func confirmAll() {
    for log in logs.values { log.confirmAll() }
  }
}

/// A log that confirms only when it is told to.
@MainActor
private final class LateLog: SessionLog {
  private let inner: any SessionLog
  private(set) var confirmed = 0
  var onConfirm: (() -> Void)?
  var isFull = false

  init(behind inner: any SessionLog) {
    self.inner = inner
  }

  func append(_ entry: consuming LogEntry) throws(StoreError) {
    if isFull { throw .conflict(expected: entry.number - 1, found: -1) }
    try inner.append(entry)
  }

  func entries(after number: Int, limit: Int) throws(StoreError) -> [LogEntry] {
    try inner.entries(after: number, limit: limit)
  }

  /// Confirms so many entries together.
  func confirm(_ count: Int) {
    let newest = confirmed + min(count, inner.confirmed - confirmed)
    if newest == confirmed { return }
    confirmed = newest
    onConfirm?()
  }

  func confirmAll() {
    while confirmed < inner.confirmed { confirm(1) }
  }
}
