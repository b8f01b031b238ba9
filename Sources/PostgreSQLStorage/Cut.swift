import Sessions

/// The end of a history, set aside.
struct Cut: Sendable {
  let id: Int
  let term: Int
  let node: String
  let damage: SavedDamage
  /// Of what is left.
  let epoch: String
  let oldestAnswer: Int64
}

extension DatabaseConnection {
  /// Sets aside what is kept of a session from a revision on, under a new epoch.
  ///
  /// - Returns: what is left; nil if no state is left.
  func make(_ cut: Cut) throws(DatabaseError) -> SavedSession? {
    let head = max(0, cut.damage.from - 1)
    let states = try run(
      "SELECT 1 FROM snapshot WHERE session = $1 AND number <= $2 LIMIT 1", .int(cut.id),
      .int(cut.damage.from - 1))
    let first = states.count == 0 ? 0 : cut.damage.from
    try moveAside(cut, from: first, head: states.count == 0 ? 0 : head)
    if states.count == 0 { return nil }
    return try saved(cut.id, head: head, since: cut.oldestAnswer)
  }

  private func moveAside(_ cut: Cut, from first: Int, head: Int) throws(DatabaseError) {
    let (id, number) = (Parameter.int(cut.id), Parameter.int(first))
    let (at, reason) = (
      Parameter.int(Int(cut.damage.at)), Parameter.bytes(Array(cut.damage.reason.utf8))
    )
    var calls = [
      Call(
        """
        WITH done AS (
          UPDATE session SET epoch = $4, head = $5, damage_from = $6, damage_at = $7,
            damage_reason = $8, is_kept = $5 > 0 OR $6 > 0, touched = now()
          WHERE id = $1 AND owner = $2 AND term = $3 RETURNING id)
        SELECT 1 / (SELECT count(*) FROM done)
        """, id, .text(cut.node), .int(cut.term), .text(cut.epoch), .int(head),
        .int(cut.damage.from), at, reason)
    ]
    for table in ["revision", "snapshot"] {
      calls.append(
        Call(
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
        calls.append(Call("DELETE FROM \(table) WHERE session = $1", id))
      }
    }
    _ = try transact(calls)
  }
}
