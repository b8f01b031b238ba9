import Sessions

/// The log of one session in a database.
final class SQLiteLog: SessionLog {
  /// The session's name, which can change.
  var name: String
  /// The name at its creation.
  let seal: String
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
  private(set) var isVoid = false
  /// True if no one uses it any longer; it is removed when all its records are safe.
  var isReleased = false
  /// The place of its next record: the number of a group, and of a part in it.
  var place: (group: Int, part: Int)?
  /// The number of the newest revision that was accepted.
  private var newest: Int
  private let store: SQLiteStore
  /// The session as read when it was opened; the first caller takes it.
  private var found: SavedSession?

  /// Creates the log of a new session.
  init(_ name: String, in store: SQLiteStore) {
    (self.name, seal, self.store) = (name, name, store)
    (epoch, confirmed, newest) = (Epoch.random(), 0, 0)
  }

  init(
    _ row: SessionRow, _ examination: Examination, in store: SQLiteStore, renewing: Bool,
    at now: Int64
  ) {
    (name, seal, id, self.store) = (row.name, row.seal, row.id, store)
    (epoch, damage) = (row.epoch, row.damage)
    (confirmed, newest) = (examination.head, examination.head)
    found = examination.saved
    mend(examination, renewing: renewing, at: now)
  }

  private func mend(_ examination: Examination, renewing: Bool, at now: Int64) {
    let cut = examination.lostAll ? 1 : examination.cut
    if let cut {
      let reason =
        examination.lostAll
        ? "No state of the session can be read." : "Revision \(cut) cannot be read."
      damage = SavedDamage(from: cut, at: now, reason: reason)
    }
    if renewing || cut != nil { epoch = Epoch.random() }
    guard renewing || cut != nil || !examination.badSnapshots.isEmpty else { return }
    repair = Repair(
      epoch: epoch, damage: damage, cut: examination.cut, takesAll: examination.lostAll,
      badSnapshots: examination.lostAll ? [] : examination.badSnapshots)
  }

  var obstacle: StoreFailure? { store.obstacle }
  /// The database is about to learn of the session.
  var isUnwritten: Bool { id == nil && !isVoid && appended > safe }
  var isIdle: Bool { appended == safe && repair == nil }

  func saved() throws(StoreError) -> SavedSession? {
    if let found {
      self.found = nil
      return found
    }
    return try store.examine(self)?.saved
  }

  func append(_ record: consuming StoredRecord) throws(StoreError) {
    try take(record.revision?.number)
    store.take(record, for: self)
  }

  func append(revision number: Int, at: Int64, body: [UInt8]) throws(StoreError) {
    try take(number)
    store.take(revision: number, at: at, body: body, for: self)
  }

  /// Counts a record in, with the number of its revision.
  private func take(_ number: Int?) throws(StoreError) {
    if isVoid { throw .unreadable("The log of the session “\(name)” is void.") }
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
    if isVoid || appended != safe {
      throw .unreadable("The session “\(name)” is being written.")
    }
    found = nil
    epoch = Epoch.random()
    damage = SavedDamage(from: number, at: now, reason: reason)
    let cut = min(number, repair?.cut ?? number)
    repair = Repair(
      epoch: epoch, damage: damage, cut: cut, takesAll: repair?.takesAll ?? false,
      badSnapshots: repair?.badSnapshots ?? [])
    try readRest()
    store.takeRepair(of: self)
  }

  /// Reads the records that are left.
  private func readRest() throws(StoreError) {
    guard let left = try store.examine(self) else { return }
    found = left.saved
    confirmed = left.saved == nil ? 0 : left.head
    newest = confirmed
    if left.saved == nil { repair?.takesAll = true }
    if let cut = left.cut { repair?.cut = cut }
  }
}

extension SQLiteLog {
  /// Forgets a repair that has been stored, unless a new one has come in the meantime.
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

  func makeVoid() {
    isVoid = true
    onConfirm = nil
    place = nil
  }
}
