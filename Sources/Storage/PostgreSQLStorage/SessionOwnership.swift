import SessionRecords

/// A node's ownership of a session, with the data that it is opened from.
struct SessionOwnership: Sendable {
  let id: Int
  let term: Int
  let epoch: String
  let written: Int
  let head: Int
  let answered: Int
  let damage: SavedDamage?
  /// Nil if nothing is kept.
  let saved: SavedSession?

  /// The outcome of asking for a session.
  enum Outcome: Sendable {
    case acquired(SessionOwnership)
    case elsewhere(Node)
  }

  /// Acquires a session for a node, unless another active node owns it.
  ///
  /// - Parameter oldestAnswer: answers before are not wanted; milliseconds since 1970.
  static func acquire(
    _ session: String, for node: String, since oldestAnswer: Int64,
    _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Outcome {
    let name = Parameter.bytes(Array(session.utf8))
    while true {
      let rows = try connection.transact([
        .init(insertion, name, .text(Epoch.random())), .init(acquisition, name, .text(node)),
      ])[1]
      if rows.count > 0 {
        return .acquired(try SessionOwnership(rows, since: oldestAnswer, connection))
      }
      let owner = try connection.run(
        "SELECT n.id, n.address FROM session s JOIN node n ON n.id = s.owner WHERE s.name = $1",
        name)
      // Between the two, its node can have released it.
      if owner.count > 0 {
        return .elsewhere(Node(id: owner.text(0, 0), address: owner.text(0, 1)))
      }
    }
  }

  private static let insertion =
    "INSERT INTO session(name, epoch) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"

  /// A new term voids any writes of the previous owner that are still on their way.
  private static let acquisition = """
    UPDATE session SET owner = $2, term = term + 1
    WHERE name = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
      SELECT FROM node WHERE node.id = session.owner AND lease_end > clock_timestamp()))
    RETURNING id, term, epoch, written, head, answered, is_kept,
      damage_from, damage_at, damage_reason
    """

  private init(
    _ rows: Rows, since oldestAnswer: Int64, _ connection: DatabaseConnection
  ) throws(DatabaseError) {
    (id, term, epoch) = (rows.int(0, 0), rows.int(0, 1), rows.text(0, 2))
    (written, head, answered) = (rows.int(0, 3), rows.int(0, 4), rows.int(0, 5))
    damage =
      rows.isNull(0, 7)
      ? nil
      : SavedDamage(
        from: rows.int(0, 7), at: Int64(rows.int(0, 8)), reason: rows.text(0, 9))
    saved =
      rows.int(0, 6) == 0
      ? nil : try connection.saved(id, head: head, since: oldestAnswer)
  }
}

extension DatabaseConnection {
  /// The saved session to open; nil if no state of it is kept.
  func saved(
    _ id: Int, head: Int, since oldestAnswer: Int64
  ) throws(DatabaseError) -> SavedSession? {
    guard let snapshot = try snapshot(of: id, "number <= $2 ORDER BY number DESC", head) else {
      return nil
    }
    let revisions = try recalled(id, snapshot: snapshot.number, head: head)
    let numbers = revisions.map(\.number)
    guard (numbers.last ?? snapshot.number) >= head,
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 })
    else { throw DatabaseError(state: "XX001", "revisions of a session are missing") }
    let oldest = try run("SELECT min(number) FROM revision WHERE session = $1", .int(id))
    return SavedSession(
      snapshot: snapshot, revisions: revisions,
      oldest: oldest.intOrNil(0, 0) ?? snapshot.number + 1,
      answers: try answers(of: id, since: oldestAnswer), values: try values(of: id))
  }

  /// - Parameter condition: on the number, with the order; `$2` is the number.
  func snapshot(
    of id: Int, _ condition: String, _ number: Int
  ) throws(DatabaseError) -> SavedSnapshot? {
    let rows = try run(
      "SELECT number, body FROM snapshot WHERE session = $1 AND \(condition) LIMIT 1", .int(id),
      .int(number))
    return rows.count == 0 ? nil : SavedSnapshot(number: rows.int(0, 0), body: rows.bytes(0, 1))
  }

  /// All revisions after the snapshot, and before it as many as are recalled.
  private func recalled(
    _ id: Int, snapshot: Int, head: Int
  ) throws(DatabaseError) -> [SavedRevision] {
    let first = max(0, min(snapshot, head - SavedSession.recalled))
    return try revisions(
      """
      SELECT number, at, body FROM (
        SELECT number, at, body, sum(octet_length(body)) OVER (ORDER BY number DESC) AS total
        FROM revision WHERE session = $1 AND number > $2) AS newest
      WHERE number > $3 OR total <= $4 ORDER BY number
      """, .int(id), .int(first), .int(snapshot), .int(SavedSession.recalledBytes))
  }

  /// - Parameter sql: whose rows are number, time and body.
  func revisions(_ sql: String, _ values: Parameter...) throws(DatabaseError) -> [SavedRevision] {
    let rows = try run(BoundStatement(sql, all: values))
    return (0..<rows.count).map { row in
      SavedRevision(number: rows.int(row, 0), at: Int64(rows.int(row, 1)), body: rows.bytes(row, 2))
    }
  }

  /// The newest, oldest first; older ones than asked for are left out, but for the newest.
  private func answers(of id: Int, since: Int64) throws(DatabaseError) -> [SavedAnswer] {
    let rows = try run(
      """
      SELECT client, key, result, at, request FROM answer WHERE session = $1
      ORDER BY number DESC LIMIT $2
      """, .int(id), .int(2 * SavedSession.maxAnswers))
    var found: [SavedAnswer] = []
    for row in 0..<rows.count {
      let at = rows.intOrNil(row, 3).map(Int64.init)
      if row >= Retention.answersInAnyCase && at ?? .max < since { break }
      found.append(
        SavedAnswer(
          client: rows.text(row, 0), key: rows.text(row, 1), result: rows.bytes(row, 2), at: at,
          request: rows.int(row, 4)))
    }
    return found.reversed()
  }

  private func values(of id: Int) throws(DatabaseError) -> [String: [UInt8]] {
    let rows = try run("SELECT name, body FROM value WHERE session = $1", .int(id))
    var values: [String: [UInt8]] = [:]
    for row in 0..<rows.count { values[rows.text(row, 0)] = rows.bytes(row, 1) }
    return values
  }
}
