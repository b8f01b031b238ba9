import SessionRecords

extension DatabaseConnection {
  /// Writes a batch, without the sessions that others have by now.
  ///
  /// - Returns: the ids of those, and the indices of changes that other nodes prevented.
  /// - Throws: failures; that of a connection leaves unknown whether the batch is stored.
  func write(
    _ batch: WriteBatch
  ) throws(DatabaseError) -> (moved: Set<Int>, failed: Set<Int>) {
    var batch = batch
    var moved: Set<Int> = []
    while true {
      do throws(DatabaseError) {
        let statements = BatchStatements(batch)
        let results = try transact(statements.statements)
        return (moved, statements.failedChanges(results))
      } catch {
        guard error.isFence else { throw error }
        let left = try stillOwned(batch)
        // Nothing but a session that has changed hands fails the fence.
        if left.count == batch.parts.count { throw error }
        moved.formUnion(batch.parts.map(\.id).filter { !left.contains($0) })
        batch.parts.removeAll { !left.contains($0.id) }
      }
    }
  }

  /// The ids of the sessions that are as the batch knows them.
  private func stillOwned(_ batch: WriteBatch) throws(DatabaseError) -> Set<Int> {
    let rows = try run(
      """
      SELECT s.id FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS a(id, term, written)
      JOIN session s ON s.id = a.id AND s.owner = $1 AND s.term = a.term AND s.written = a.written
      """, .text(batch.node), .ints(batch.parts.map(\.id)), .ints(batch.parts.map(\.term)),
      .ints(batch.parts.map(\.written)))
    return Set((0..<rows.count).map { rows.int($0, 0) })
  }

  /// Finds out whether a batch was stored whose connection was lost. It acquires the sessions
  /// again, so that writes still on their way have no effect, and then checks.
  ///
  /// - Returns: the sessions' new terms, and the ids of those of which nothing was stored.
  func resolveOutcome(
    of batch: WriteBatch
  ) throws(DatabaseError) -> (terms: [Int: Int], unwritten: Set<Int>) {
    let rows = try run(
      """
      UPDATE session SET term = session.term + 1
      FROM unnest($2::bigint[], $3::bigint[]) AS a(id, term)
      WHERE session.id = a.id AND session.owner = $1 AND session.term = a.term
      RETURNING session.id, session.term, session.written
      """, .text(batch.node), .ints(batch.parts.map(\.id)), .ints(batch.parts.map(\.term)))
    let known = Dictionary(
      batch.parts.map { ($0.id, $0.written) }, uniquingKeysWith: { first, _ in first })
    var (terms, unwritten): ([Int: Int], Set<Int>) = ([:], [])
    for row in 0..<rows.count {
      let id = rows.int(row, 0)
      terms[id] = rows.int(row, 1)
      if rows.int(row, 2) == known[id] { unwritten.insert(id) }
    }
    return (terms, unwritten)
  }
}
