import SessionRecords

/// The end of a history, set aside.
struct HistoryTruncation: Sendable {
  let id: Int
  let term: Int
  let node: String
  let damage: SavedDamage
  /// The epoch of the rest.
  let epoch: String
  let oldestAnswer: Int64
}

extension DatabaseConnection {
  /// Sets aside what is kept of a session from a revision on, under a new epoch.
  ///
  /// - Returns: what is left; nil if no state is left.
  func truncate(_ truncation: HistoryTruncation) throws(DatabaseError) -> SavedSession? {
    let head = max(0, truncation.damage.from - 1)
    let states = try run(
      "SELECT 1 FROM snapshot WHERE session = $1 AND number <= $2 LIMIT 1", .int(truncation.id),
      .int(truncation.damage.from - 1))
    let first = states.count == 0 ? 0 : truncation.damage.from
    try moveAside(truncation, from: first, head: states.count == 0 ? 0 : head)
    if states.count == 0 { return nil }
    return try saved(truncation.id, head: head, since: truncation.oldestAnswer)
  }

  private func moveAside(_ truncation: HistoryTruncation, from first: Int, head: Int)
    throws(DatabaseError)
  {
    let (id, number) = (Parameter.int(truncation.id), Parameter.int(first))
    let (at, reason) = (
      Parameter.int(Int(truncation.damage.at)),
      Parameter.bytes(Array(truncation.damage.reason.utf8))
    )
    var statements = [
      BoundStatement(
        """
        WITH done AS (
          UPDATE session SET epoch = $4, head = $5, damage_from = $6, damage_at = $7,
            damage_reason = $8, is_kept = $5 > 0 OR $6 > 0, touched = now()
          WHERE id = $1 AND owner = $2 AND term = $3 RETURNING id)
        SELECT 1 / (SELECT count(*) FROM done)
        """, id, .text(truncation.node), .int(truncation.term), .text(truncation.epoch), .int(head),
        .int(truncation.damage.from), at, reason)
    ]
    for table in ["revision", "snapshot"] {
      statements.append(
        BoundStatement(
          """
          WITH cut AS (
            DELETE FROM \(table) WHERE session = $1 AND number >= $2 RETURNING number, body)
          INSERT INTO set_aside(session, what, number, at, reason, body)
          SELECT session.name, '\(table)', cut.number, $3, $4, cut.body
          FROM cut JOIN session ON session.id = $1
          """, id, number, at, reason))
    }
    if head == 0 && first == 0 {
      for table in ["answer", "value"] {
        statements.append(BoundStatement("DELETE FROM \(table) WHERE session = $1", id))
      }
    }
    _ = try transact(statements)
  }
}
