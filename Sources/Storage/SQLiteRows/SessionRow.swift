import SessionRecords

/// The session that a row belongs to.
package struct SessionKey: Hashable, Sendable {
  package let id: Int
  /// The session's first name, which the checksums of its rows include.
  package let checksumSalt: String

  package init(id: Int, checksumSalt: String) {
    (self.id, self.checksumSalt) = (id, checksumSalt)
  }
}

/// The entry of a session in the table of sessions.
package struct SessionRow: Sendable {
  package let id: Int
  package var name: String
  /// The name at its creation, which the checksums of all its rows include.
  package let checksumSalt: String
  package var epoch: String
  /// The database's lineage when this was written. It differs in a database restored from a backup.
  package var lineage: String
  /// The version of the server that wrote this.
  package var server: String
  /// The number of the newest revision.
  package var head = 0
  /// The number of the newest snapshot; nil if there has been none.
  package var snapshot: Int?
  /// The count of answers so far.
  package var answered = 0
  /// The count of answers that are no longer kept.
  package var forgotten = 0
  /// The count of values.
  package var valued = 0
  package var damage: SavedDamage?
  /// The open scene; nil if it has not been noted yet.
  package var scene: String?
  /// The time of its last use, in milliseconds since 1970; nil if that has not been noted yet.
  package var used: Int?
  package var isPinned = false

  package var key: SessionKey { SessionKey(id: id, checksumSalt: checksumSalt) }

  package init(
    id: Int, name: String, checksumSalt: String? = nil, epoch: String, lineage: String,
    server: String
  ) {
    self.id = id
    self.name = name
    self.checksumSalt = checksumSalt ?? name
    self.epoch = epoch
    self.lineage = lineage
    self.server = server
  }

  /// - Parameter isOld: as the first version of the schema has it.
  private func checksum(isOld: Bool = false) -> Int {
    var checksum = Checksum(of: .session, session: name)
    for number in [
      id, head, snapshot ?? -1, answered, forgotten, valued,
      damage?.from ?? -1, Int(damage?.at ?? -1),
    ] {
      checksum.add(number)
    }
    for text in [epoch, lineage, server, damage?.reason ?? ""] { checksum.add(text) }
    if isOld { return checksum.stored }
    for text in [checksumSalt, scene ?? ""] { checksum.add(text) }
    for number in [used ?? -1, isPinned ? 1 : 0] { checksum.add(number) }
    return checksum.stored
  }

  /// The columns of the first version.
  package static let oldColumns = """
    id, name, epoch, lineage, server, head, snapshot, answered, forgotten, valued, damage_from, damage_at, \
    damage_reason, checksum
    """
  package static let columns = "\(oldColumns), seal, scene, used, pinned"

  package var values: [SQLiteValue] {
    [
      .integer(id), .text(name), .text(epoch), .text(lineage), .text(server), .integer(head),
      snapshot.map { .integer($0) } ?? .null, .integer(answered), .integer(forgotten),
      .integer(valued), damage.map { .integer($0.from) } ?? .null,
      damage.map { .integer(Int($0.at)) } ?? .null,
      .text(damage?.reason ?? ""), .integer(checksum()), .text(checksumSalt),
      scene.map { .text($0) } ?? .null, used.map { .integer($0) } ?? .null,
      .integer(isPinned ? 1 : 0),
    ]
  }

  package static let insertion = """
    INSERT INTO session(\(columns))
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
    ON CONFLICT(id) DO UPDATE SET name = ?2, epoch = ?3, lineage = ?4, server = ?5, head = ?6,
    snapshot = ?7, answered = ?8, forgotten = ?9, valued = ?10, damage_from = ?11,
    damage_at = ?12, damage_reason = ?13, checksum = ?14, seal = ?15, scene = ?16, used = ?17,
    pinned = ?18
    """
}

extension SessionRow {
  /// - Parameter row: with these columns; nil if a byte of it has changed, or cannot be right.
  package init?(_ row: some Columns) {
    let isOld = row.isNull(14)
    id = row.integer(0)
    name = row.text(1)
    checksumSalt = isOld ? row.text(1) : row.text(14)
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
    scene = row.isNull(15) ? nil : row.text(15)
    used = row.integerOrNil(16)
    isPinned = row.integer(17) == 1
    guard row.integer(13) == checksum(isOld: isOld), isPlausible else { return nil }
  }
}
