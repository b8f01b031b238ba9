@testable import Sessions

/// A store that confirms only when it is told to.
@MainActor
final class LateStore: SessionStore {
  let inner = MemoryStore(keepingRecords: true)
  let durability = Durability.full
  let keepsRecords = true
  var appValues: [String: [UInt8]] { inner.appValues }
  var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  private var logs: [String: LateLog] = [:]

  var count: Int { inner.count }
  func entries() -> [String: SavedEntry] { inner.entries() }
  /// Called when a session is measured.
  var onMeasuring: (() -> Void)?

  func bytes(of session: String) -> Int {
    onMeasuring?()
    return inner.bytes(of: session)
  }
  func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor () -> Void
  ) {
    inner.change(session, change, then: done)
  }
  func contains(_ session: String) -> Bool { inner.contains(session) }
  func log(of session: String) -> any SessionLog { lateLog(of: session) }
  func flush() {}
  func close() {}
  func finish(_ done: @escaping @MainActor () -> Void) { done() }
  func keep(_ value: [UInt8]?, forApp key: String) { inner.keep(value, forApp: key) }

  private func lateLog(of session: String) -> LateLog {
    if let log = logs[session] { return log }
    let log = LateLog(behind: inner.log(of: session))
    logs[session] = log
    return log
  }

  func release(_ session: String) {
    logs[session] = nil
    inner.release(session)
  }

  /// Appending to the session `main` fails from now on.
  func refuse() { lateLog(of: "main").refuses = true }

  /// The log of the session `main` says that there is no room, or that there is again.
  func setFull(_ isFull: Bool) { lateLog(of: "main").obstacle = isFull ? .full : nil }

  /// Confirms one record of the session `main`.
  func confirmOne() { lateLog(of: "main").confirm(1) }

  /// Confirms every record of the session `main` at once.
  func confirmTogether() { lateLog(of: "main").confirm(.max) }

  func confirmAll() {
    for log in logs.values { log.confirmAll() }
  }
}

/// A log that confirms only when it is told to.
@MainActor
private final class LateLog: SessionLog {
  private let inner: any SessionLog
  private(set) var confirmed: Int
  private(set) var safe = 0
  private(set) var appended = 0
  var onConfirm: (() -> Void)?
  var obstacle: StoreFailure?
  var refuses = false
  /// The revision of each record that waits.
  private var waiting: [Int?] = []

  init(behind inner: any SessionLog) {
    self.inner = inner
    confirmed = inner.confirmed
  }

  var epoch: String { inner.epoch }
  var damage: SavedDamage? { inner.damage }

  func saved() throws(StoreError) -> SavedSession? { try inner.saved() }

  func append(_ record: consuming StoredRecord) throws(StoreError) {
    if refuses { throw .unreadable("It refuses.") }
    waiting.append(record.revision?.number)
    appended += 1
    try inner.append(record)
  }

  func revisions(through number: Int, limit: Int) throws(StoreError) -> [SavedRevision] {
    try inner.revisions(through: number, limit: limit)
  }

  func oldest() throws(StoreError) -> Int? { try inner.oldest() }

  func snapshot(through number: Int) throws(StoreError) -> SavedSnapshot? {
    try inner.snapshot(through: number)
  }

  func snapshot(from number: Int) throws(StoreError) -> SavedSnapshot? {
    try inner.snapshot(from: number)
  }

  func setAside(from number: Int, reason: String, at now: Int64) throws(StoreError) {
    try inner.setAside(from: number, reason: reason, at: now)
  }

  /// Confirms so many records together.
  func confirm(_ count: Int) {
    let done = waiting.prefix(count)
    if done.isEmpty { return }
    waiting.removeFirst(done.count)
    safe += done.count
    confirmed = done.compactMap(\.self).last ?? confirmed
    onConfirm?()
  }

  func confirmAll() {
    while !waiting.isEmpty { confirm(1) }
  }
}
