import Sessions

/// Whose a row is.
struct SessionKey: Hashable, Sendable {
  let id: Int
  let name: String
}

/// What the table of sessions says of one.
struct SessionRow: Sendable {
  let id: Int
  let name: String
  var epoch: String
  /// The database's when this was written: in one that was restored from a backup it is another.
  var lineage: String
  /// The version of the server that wrote this.
  var server: String
  /// The number of the newest revision.
  var head = 0
  /// The number of the newest snapshot; nil where there has been none.
  var snapshot: Int?
  /// How many answers there have been.
  var answered = 0
  /// The number of the newest answer that is no longer kept.
  var forgotten = 0
  /// How many answers should be kept, and are asked for.
  var recalledAnswers: Int { max(0, min(answered - forgotten, SavedSession.mostAnswers)) }
  /// How many values there are.
  var valued = 0
  var damage: SavedDamage?

  var key: SessionKey { SessionKey(id: id, name: name) }

  private var checksum: Int {
    var checksum = Checksum(of: .session, session: name)
    for number in [
      id, head, snapshot ?? -1, answered, forgotten, valued,
      damage?.from ?? -1, Int(damage?.at ?? -1),
    ] {
      checksum.add(number)
    }
    for text in [epoch, lineage, server, damage?.reason ?? ""] { checksum.add(text) }
    return checksum.stored
  }

  static let columns = """
    id, name, epoch, lineage, server, head, snapshot, answered, forgotten, valued, damage_from, damage_at, \
    damage_reason, checksum
    """

  var values: [SQLiteValue] {
    [
      .integer(id), .text(name), .text(epoch), .text(lineage), .text(server), .integer(head),
      snapshot.map { .integer($0) } ?? .null, .integer(answered), .integer(forgotten),
      .integer(valued),
      damage.map { .integer($0.from) } ?? .null, damage.map { .integer(Int($0.at)) } ?? .null,
      .text(damage?.reason ?? ""), .integer(checksum),
    ]
  }

  static let insertion = """
    INSERT INTO session(\(columns))
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
    ON CONFLICT(id) DO UPDATE SET name = ?2, epoch = ?3, lineage = ?4, server = ?5, head = ?6,
    snapshot = ?7, answered = ?8, forgotten = ?9, valued = ?10, damage_from = ?11,
    damage_at = ?12, damage_reason = ?13, checksum = ?14
    """
}

extension SessionRow {
  /// - Parameter row: with these columns; nil where a byte of it has changed.
  init?(_ row: some Columns) {
    id = row.integer(0)
    name = row.text(1)
    epoch = row.text(2)
    lineage = row.text(3)
    server = row.text(4)
    head = row.integer(5)
    snapshot = row.integerOrNil(6)
    answered = row.integer(7)
    forgotten = row.integer(8)
    valued = row.integer(9)
    if let from = row.integerOrNil(10), let at = row.integerOrNil(11) {
      damage = SavedDamage(from: from, at: Int64(at), reason: row.text(12))
    }
    guard row.integer(13) == checksum, head >= 0, answered >= 0 else { return nil }
  }
}
