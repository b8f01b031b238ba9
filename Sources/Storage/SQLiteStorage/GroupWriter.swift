import SQLiteRows
import SessionRecords

/// Writes groups, through the only connection that writes.
struct GroupWriter {
  let connection: Connection
  let tables: Tables
  /// The database's lineage and the server's version, for each entry that is written.
  let lineage: String
  let server: String
  let retention: Retention
  private let revisionsPerPage: Int
  var cached: [Int: CachedSession] = [:]
  /// The entry of a session in the newest group, until it has been noted.
  private var newest: LockRecord.Newest?
  /// The sessions of which something may have to go, by their ids.
  var grown: [Int: Growth] = [:]
  private var nextID: Int

  /// A session that was written lately.
  struct CachedSession {
    var row: SessionRow
    /// The bytes of the bodies of all its revisions so far.
    var total: Int
    /// Since it was last among those that had grown.
    private var growth: Growth
    var beginning: Checksum

    init(_ row: SessionRow, total: Int) {
      self.row = row
      self.total = total
      growth = Growth(
        revisions: row.head % Retention.stride,
        // The size is unknown, so it is checked with the next revision.
        bytes: total > 0 ? Retention.byteStride : 0, answers: row.answered % Retention.stride)
      beginning = Checksum(of: .revision, session: row.checksumSalt)
    }

    /// Counts a revision that is being written.
    mutating func countRevision(_ number: Int, bytes: Int) {
      total += bytes
      growth.revisions += 1
      growth.bytes += bytes
      row.head = number
    }

    mutating func countSnapshot(bytes: Int) { growth.bytes += bytes }

    mutating func countAnswer() {
      row.answered += 1
      growth.answers += 1
    }

    /// Nil while there is little of it.
    mutating func consumeGrowth() -> Growth? {
      if !growth.isLarge { return nil }
      defer { growth = Growth() }
      return growth
    }
  }

  private static let maxCached = 16_384

  init(_ connection: Connection, lineage: String, _ configuration: SQLiteStore.Configuration)
    throws(SQLiteError)
  {
    self.connection = connection
    self.lineage = lineage
    server = configuration.server
    retention = configuration.retention
    revisionsPerPage = configuration.revisionsPerPage
    tables = try Tables(connection)
    let newest = try connection.integer("SELECT max(id) FROM session") ?? 0
    let removed = try connection.integer("SELECT max(last) FROM removed") ?? 0
    nextID = max(newest, removed) + 1
  }

  mutating func consumeNewest() -> LockRecord.Newest? {
    defer { newest = nil }
    return newest
  }

  /// - Returns: the ids of the sessions of each part.
  mutating func write(_ group: WriteGroup, at now: Int64) throws(SQLiteError) -> [Int] {
    if cached.count > Self.maxCached { cached = [:] }
    newest = nil
    try tables.begin.run()
    var ids: [Int] = []
    for part in group.parts {
      if part.isDiscarded {
        ids.append(0)
      } else {
        ids.append(try write(part, at: now))
      }
    }
    for change in group.changes { try apply(change.change, to: change.id) }
    if !group.appValues.isEmpty { try write(group.appValues) }
    try tables.commit.run()
    return ids
  }

  private func write(_ appValues: [String: [UInt8]?]) throws(SQLiteError) {
    for (name, value) in appValues { try write(value, forApp: name) }
    let count = try connection.integer("SELECT count(*) FROM app_value") ?? 0
    try MetadataTable(connection).set("app values", to: String(count))
  }

  private func write(_ value: [UInt8]?, forApp name: String) throws(SQLiteError) {
    guard let value else { return try tables.dropAppValue.run(.text(name)) }
    let checksum = Checksum.of(appValue: value, name)
    try tables.putAppValue.run(.text(name), .integer(checksum), .blob(value))
  }

  private mutating func write(
    _ part: WriteGroup.Part, at now: Int64
  ) throws(SQLiteError) -> Int {
    var session = try session(of: part)
    if let repair = part.repair { try apply(repair, to: &session, at: now) }
    var page = RevisionPage(session.beginning)
    for item in part.items {
      switch item {
      case .revision(let number, let at, let body):
        try write(number, at, part.bodies[body], &session, &page)
      case .whole(let record): try write(record, &session, &page)
      }
    }
    try write(page, session)
    session.row.epoch = part.epoch
    session.row.lineage = lineage
    session.row.server = server
    session.row.used = Int(now)
    try tables.putSession.run(session.row.values)
    if let growth = session.consumeGrowth() { grown[session.row.id, default: Growth()] += growth }
    cached[session.row.id] = session
    newest = .init(
      id: session.row.id, head: session.row.head, answered: session.row.answered)
    return session.row.id
  }

  /// Looks a session up; nil if its entry is gone or cannot be read.
  func session(_ id: Int) throws(SQLiteError) -> CachedSession? {
    if let known = cached[id] { return known }
    guard let row = try tables.session.first(.integer(id), read: { SessionRow($0) }) else {
      return nil
    }
    let total = try tables.total.first(.integer(id), .integer(row.head)) { $0.integer(0) }
    return CachedSession(row, total: Plausible.total(total))
  }

  private mutating func session(of part: WriteGroup.Part) throws(SQLiteError) -> CachedSession {
    if let id = part.id {
      if let known = try session(id) { return known }
      throw .damage("The entry of the session cannot be read")
    }
    if nextID > RowID.sessions.upperBound { throw .sessionIDsExhausted }
    let row = SessionRow(
      id: nextID, name: part.name, checksumSalt: part.checksumSalt, epoch: part.epoch,
      lineage: lineage,
      server: server)
    nextID += 1
    return CachedSession(row, total: 0)
  }

  private func write(
    _ record: StoredRecord, _ session: inout CachedSession, _ page: inout RevisionPage
  ) throws(SQLiteError) {
    if let revision = record.revision {
      try write(revision.number, revision.at, revision.body[...], &session, &page)
    }
    for snapshot in record.snapshots {
      try write(snapshot, &session.row)
      session.countSnapshot(bytes: snapshot.body.count)
    }
    if let answer = record.answer { try write(answer, &session) }
    if let scene = record.scene { session.row.scene = scene }
    if record.forgetsValues || !record.values.isEmpty { try writeValues(record, &session.row) }
  }

  private func writeValues(
    _ record: StoredRecord, _ row: inout SessionRow
  ) throws(SQLiteError) {
    let id = SQLiteValue.integer(row.id)
    if record.forgetsValues { try tables.dropValues.run(id) }
    for (name, value) in record.values {
      guard let value else {
        try tables.dropValue.run(id, .text(name))
        continue
      }
      let checksum = Checksum.of(value: value, name, session: row.checksumSalt)
      try tables.putValue.run(id, .text(name), .integer(checksum), .blob(value))
    }
    row.valued = try tables.countValues.first(id) { $0.integer(0) } ?? 0
  }

  private func write(
    _ number: Int, _ at: Int64, _ body: ArraySlice<UInt8>, _ session: inout CachedSession,
    _ page: inout RevisionPage
  ) throws(SQLiteError) {
    if !page.hasRoom(for: body.count, most: revisionsPerPage) {
      try write(page, session)
      page.removeAll()
    }
    page.append(number, at: at, body)
    session.countRevision(number, bytes: body.count)
  }

  /// Writes the revisions that were gathered; the newest of them is the session's.
  func write(_ page: RevisionPage, _ session: CachedSession) throws(SQLiteError) {
    guard let row = page.row(total: session.total) else { return }
    try tables.putRevision.run(
      .integer(RowID.of(session.row.id, row.number)), .integer(Int(row.at)), .integer(row.total),
      .integer(row.checksum), .blob(row.body))
  }

  private func write(_ snapshot: SavedSnapshot, _ row: inout SessionRow) throws(SQLiteError) {
    row.snapshot = max(row.snapshot ?? 0, snapshot.number)
    // The history begins with a snapshot whose revisions could not be recovered.
    row.head = max(row.head, snapshot.number)
    let checksum = Checksum.of(snapshot, session: row.checksumSalt)
    try tables.putSnapshot.run(
      .integer(RowID.of(row.id, snapshot.number)), .text(row.checksumSalt), .integer(checksum),
      .blob(snapshot.body))
  }

  private func write(_ answer: SavedAnswer, _ session: inout CachedSession) throws(SQLiteError) {
    session.countAnswer()
    let row = session.row
    let checksum = Checksum.of(answer, row.answered, revision: row.head, session: row.checksumSalt)
    try tables.putAnswer.run(
      .integer(row.id), .integer(row.answered), .integer(row.head), .text(answer.client),
      .text(answer.key), .integer(checksum), .blob(answer.result),
      answer.at.map { .integer(Int($0)) } ?? .null, .integer(answer.request))
  }
}
