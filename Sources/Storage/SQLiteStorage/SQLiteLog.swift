import SQLiteRows
import SessionRecords

/// The log of one session in a database.
final class SQLiteLog: SessionLog {
  /// The session's name, which can change.
  var name: String
  /// The name at its creation.
  let checksumSalt: String
  /// Nil until the database knows of the session.
  var id: Int?
  private(set) var epoch: String
  private(set) var confirmed: Int
  private(set) var appended = 0
  private(set) var safe = 0
  private(set) var damage: SavedDamage?
  var onConfirm: (() -> Void)?
  /// The repair that has to be written before anything else, until it has been.
  private(set) var repair: Repair?
  /// True if records of it were lost, or if the session was removed.
  private(set) var isInvalidated = false
  /// True if no one uses it any longer; it is removed when all its records are safe.
  var isClosing = false
  /// The slot of its newest record: the number of a group, and of a part in it.
  var slot: (group: Int, part: Int)?
  /// The number of the newest revision that was accepted.
  private var newest: Int
  private let store: SQLiteStore
  /// The session as read when it was opened; the first caller takes it.
  private var found: SavedSession?

  /// Creates the log of a new session.
  init(_ name: String, in store: SQLiteStore) {
    (self.name, checksumSalt, self.store) = (name, name, store)
    (epoch, confirmed, newest) = (Epoch.random(), 0, 0)
  }

  init(
    _ row: SessionRow, _ loaded: LoadResult, in store: SQLiteStore, renewing: Bool,
    at now: Int64
  ) {
    (name, checksumSalt, id, self.store) = (row.name, row.checksumSalt, row.id, store)
    (epoch, damage) = (row.epoch, row.damage)
    (confirmed, newest) = (loaded.head, loaded.head)
    found = loaded.saved
    planRepair(loaded, renewing: renewing, at: now)
  }

  private func planRepair(_ loaded: LoadResult, renewing: Bool, at now: Int64) {
    let cut = loaded.lostAll ? 1 : loaded.truncationStart
    if let cut {
      let reason =
        loaded.lostAll
        ? "No state of the session can be read." : "Revision \(cut) cannot be read."
      damage = SavedDamage(from: cut, at: now, reason: reason)
    }
    if renewing || cut != nil { epoch = Epoch.random() }
    guard renewing || cut != nil || !loaded.badSnapshots.isEmpty else { return }
    repair = Repair(
      epoch: epoch, damage: damage, truncationStart: loaded.truncationStart,
      takesAll: loaded.lostAll,
      badSnapshots: loaded.lostAll ? [] : loaded.badSnapshots)
  }

  var obstacle: StoreFailure? { store.obstacle }
  /// The database is about to learn of the session.
  var isUnwritten: Bool { id == nil && !isInvalidated && appended > safe }
  var isIdle: Bool { appended == safe && repair == nil }

  func saved() throws(StoreError) -> SavedSession? {
    if let found {
      self.found = nil
      return found
    }
    return try store.load(self)?.saved
  }

  func append(_ record: consuming StoredRecord) throws(StoreError) {
    try accept(record.revision?.number)
    store.enqueue(record, for: self)
  }

  func append(revision number: Int, at: Int64, body: [UInt8]) throws(StoreError) {
    try accept(number)
    store.enqueue(revision: number, at: at, body: body, for: self)
  }

  /// Accepts a record, with the number of its revision.
  private func accept(_ number: Int?) throws(StoreError) {
    if isInvalidated { throw .unreadable("The log of the session “\(name)” is void.") }
    if let number {
      guard number == newest + 1 else {
        throw .conflict(expected: number - 1, found: newest)
      }
      if number > RowID.numbers.upperBound {
        throw .unreadable("The session “\(name)” has as many revisions as can be numbered.")
      }
      newest = number
    }
    appended += 1
    if found != nil { found = nil }
  }

  func revisions(through number: Int, limit: Int) throws(StoreError) -> [SavedRevision] {
    try store.revisions(of: self, through: min(number, confirmed), limit: limit)
  }

  func oldest() throws(StoreError) -> Int? { try store.oldest(of: self) }

  func snapshot(through number: Int) throws(StoreError) -> SavedSnapshot? {
    try store.snapshot(of: self, through: min(number, confirmed))
  }

  func snapshot(from number: Int) throws(StoreError) -> SavedSnapshot? {
    let found = try store.snapshot(of: self, from: number)
    return found.flatMap { $0.number <= confirmed ? $0 : nil }
  }

  func setAside(from number: Int, reason: String, at now: Int64) throws(StoreError) {
    if isInvalidated || appended != safe {
      throw .unreadable("The session “\(name)” is being written.")
    }
    found = nil
    epoch = Epoch.random()
    damage = SavedDamage(from: number, at: now, reason: reason)
    let cut = min(number, repair?.truncationStart ?? number)
    repair = Repair(
      epoch: epoch, damage: damage, truncationStart: cut, takesAll: repair?.takesAll ?? false,
      badSnapshots: repair?.badSnapshots ?? [])
    try readRest()
    store.enqueueRepair(of: self)
  }

  /// Reads the records that are left.
  private func readRest() throws(StoreError) {
    guard let left = try store.load(self) else { return }
    found = left.saved
    confirmed = left.saved == nil ? 0 : left.head
    newest = confirmed
    if left.saved == nil { repair?.takesAll = true }
    if let cut = left.truncationStart { repair?.truncationStart = cut }
  }
}

extension SQLiteLog {
  /// Clears a repair that has been stored, unless a new one has come in the meantime.
  func finishRepair(_ stored: Repair?) {
    if stored?.epoch == repair?.epoch { repair = nil }
  }

  /// - Parameter head: of the newest revision among the records that are safe now.
  func confirm(records: Int, head: Int?) {
    if records == 0 { return }
    safe += records
    confirmed = head ?? confirmed
    onConfirm?()
  }

  func invalidate() {
    isInvalidated = true
    onConfirm = nil
    slot = nil
  }
}
