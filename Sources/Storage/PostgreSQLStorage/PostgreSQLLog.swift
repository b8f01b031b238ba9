import SessionRecords

/// The log of one session that lives on this node.
final class PostgreSQLLog: SessionLog {
  /// The session's name, which can change.
  var name: String
  let id: Int
  /// Counts the owners that the session has had; a different term voids this log.
  var term: Int
  /// Groups that were written of it, and answers.
  private(set) var written: Int
  private(set) var answered: Int
  private(set) var epoch: String
  private(set) var confirmed: Int
  private(set) var appended = 0
  private(set) var safe = 0
  private(set) var damage: SavedDamage?
  var onConfirm: (() -> Void)?
  /// Records of it were lost, or another node has it now.
  private(set) var isInvalidated = false
  /// Something is kept of it.
  private(set) var isKept: Bool
  /// The number of the newest revision that was accepted.
  private var newest: Int
  private let store: PostgreSQLStore
  /// The session as read when it was taken; the first caller takes it.
  private var found: SavedSession?

  init(_ name: String, _ ownership: SessionOwnership, in store: PostgreSQLStore) {
    (self.name, self.store) = (name, store)
    (id, term, epoch) = (ownership.id, ownership.term, ownership.epoch)
    (written, answered) = (ownership.written, ownership.answered)
    (confirmed, newest) = (ownership.head, ownership.head)
    (damage, found) = (ownership.damage, ownership.saved)
    isKept = ownership.written > 0
  }

  var obstacle: StoreFailure? { store.writes.obstacle }

  func saved() throws(StoreError) -> SavedSession? {
    if let found {
      self.found = nil
      return found
    }
    if !isKept { return nil }
    return try store.read {
      [id, confirmed, since = store.oldestAnswer]
      (connection) throws(DatabaseError) in
      try connection.saved(id, head: confirmed, since: since)
    }
  }

  func append(_ record: consuming StoredRecord) throws(StoreError) {
    if isInvalidated { throw .unreadable("The log of the session “\(name)” is void.") }
    if let number = record.revision?.number {
      guard number == newest + 1 else {
        throw .conflict(expected: number - 1, found: newest)
      }
      newest = number
    }
    appended += 1
    found = nil
    store.writes.waiting.append(.record(self, record))
  }

  func revisions(through number: Int, limit: Int) throws(StoreError) -> [SavedRevision] {
    if limit <= 0 { return [] }
    return try store.read {
      [id, last = min(number, confirmed)]
      (connection) throws(DatabaseError) in
      try connection.revisions(
        """
        SELECT number, at, body FROM revision WHERE session = $1 AND number <= $2
        ORDER BY number DESC LIMIT $3
        """, .int(id), .int(last), .int(limit)
      ).reversed()
    }
  }

  func oldest() throws(StoreError) -> Int? {
    try store.read { [id] (connection) throws(DatabaseError) in
      try connection.run("SELECT min(number) FROM revision WHERE session = $1", .int(id))
        .intOrNil(0, 0)
    }
  }

  func snapshot(through number: Int) throws(StoreError) -> SavedSnapshot? {
    try store.read { [id, last = min(number, confirmed)] (connection) throws(DatabaseError) in
      try connection.snapshot(of: id, "number <= $2 ORDER BY number DESC", last)
    }
  }

  func snapshot(from number: Int) throws(StoreError) -> SavedSnapshot? {
    let found = try store.read { [id] (connection) throws(DatabaseError) in
      try connection.snapshot(of: id, "number >= $2 ORDER BY number", number)
    }
    return found.flatMap { $0.number <= confirmed ? $0 : nil }
  }

  func setAside(from number: Int, reason: String, at now: Int64) throws(StoreError) {
    if isInvalidated || appended != safe {
      throw .unreadable("The session “\(name)” is being written.")
    }
    let damage = SavedDamage(from: number, at: now, reason: reason)
    let truncation = HistoryTruncation(
      id: id, term: term, node: store.node.id, damage: damage, epoch: Epoch.random(),
      oldestAnswer: store.oldestAnswer)
    let left = try store.read { (connection) throws(DatabaseError) in
      try connection.truncate(truncation)
    }
    (self.damage, epoch, found) = (damage, truncation.epoch, left)
    confirmed = left?.head ?? 0
    newest = confirmed
    isKept = left != nil
  }
}

extension PostgreSQLLog {
  /// A batch with records of it has been written.
  func recordWritten(_ part: WriteBatch.Part) {
    written += 1
    answered += part.answers
    safe += part.records.count
    confirmed = part.head ?? confirmed
    isKept = true
  }

  func notifyConfirmed() { onConfirm?() }

  func invalidate() {
    isInvalidated = true
    onConfirm = nil
  }
}
