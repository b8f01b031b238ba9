import SessionRecords

/// A store that confirms only when a test says so.
@MainActor
package final class LateStore: SessionStore {
  package let inner = MemoryStore(keepingRecords: true)
  package let durability = Durability.full
  package let keepsRecords = true
  package var appValues: [String: [UInt8]] { inner.appValues }
  package var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  private var logs: [String: LateLog] = [:]
  /// True if changes of entries wait for `settleChanges`.
  package var holdsChanges = false
  private var heldChanges: [(String, EntryChange, @MainActor (Bool) -> Void)] = []

  package init() {}

  package var count: Int { inner.count }
  package func entries() -> [String: SavedEntry] { inner.entries() }
  /// Called when a session is measured.
  package var onMeasuring: (() -> Void)?

  package func bytes(of session: String) -> Int {
    onMeasuring?()
    return inner.bytes(of: session)
  }
  package func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    if holdsChanges {
      heldChanges.append((session, change, done))
    } else {
      inner.change(session, change, then: done)
    }
  }

  /// Makes the pending changes, or refuses them.
  package func settleChanges(areMade: Bool) {
    let held = heldChanges
    heldChanges = []
    for (session, change, done) in held {
      if areMade { inner.change(session, change, then: done) } else { done(false) }
    }
    flush()
  }
  package func contains(_ session: String) -> Bool { inner.contains(session) }
  package func log(of session: String) -> any SessionLog { lateLog(of: session) }
  package func flush() { inner.flush() }
  package func close() {}
  package func whenWritten(_ done: @escaping @MainActor () -> Void) { done() }
  package func setAppValue(_ value: [UInt8]?, forKey key: String) {
    inner.setAppValue(value, forKey: key)
  }

  private func lateLog(of session: String) -> LateLog {
    if let log = logs[session] { return log }
    let log = LateLog(behind: inner.log(of: session))
    logs[session] = log
    return log
  }

  package func closeLog(of session: String) {
    logs[session] = nil
    inner.closeLog(of: session)
  }

  /// Appending to the session `main` fails from now on.
  package func refuse() { lateLog(of: "main").refuses = true }

  /// The log of the session `main` reports that it is full, or that there is room again.
  package func setFull(_ isFull: Bool) { lateLog(of: "main").obstacle = isFull ? .full : nil }

  /// Confirms one record of the session `main`.
  package func confirmOne() { lateLog(of: "main").confirm(1) }

  /// Confirms every record of the session `main` at once.
  package func confirmTogether() { lateLog(of: "main").confirm(.max) }

  package func confirmAll() {
    for log in logs.values { log.confirmAll() }
  }
}

/// A log that confirms only when a test says so.
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

  /// Confirms this many records together.
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
