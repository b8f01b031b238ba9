import SessionRecords

extension DatabaseWorker {
  /// Removes what is no longer kept of sessions that have grown; not stored is not lost, so a failure
  /// waits for the next time.
  func trim(after batch: WriteBatch) {
    for part in batch.parts {
      let revisions = part.records.lazy.compactMap(\.revision?.number)
      if revisions.contains(where: { $0 % Retention.stride == 0 }), let head = part.head {
        try? performNow { (connection) throws(DatabaseError) in
          try connection.trimRevisions(of: part.id, head: head, part.retention)
        }
      }
      let last = part.answered + part.answers
      if last / Retention.stride != part.answered / Retention.stride {
        try? performNow { (connection) throws(DatabaseError) in
          try connection.trimAnswers(
            of: part.id, newest: last, before: batch.now - part.retention.answerMilliseconds,
            part.retention)
        }
      }
    }
  }
}

extension DatabaseConnection {
  /// Removes revisions up to the older of the two newest states: by number, by the bytes after
  /// them, and by age, which counts from the newest revision that is a day old.
  fileprivate func trimRevisions(
    of id: Int, head: Int, _ retention: Retention
  ) throws(DatabaseError) {
    let rows = try run(
      """
      WITH needed AS (
        SELECT min(number) AS number FROM (
          SELECT number FROM snapshot WHERE session = $1 ORDER BY number DESC LIMIT 2) AS newest),
      sizes AS (
        SELECT number, at, sum(octet_length(body)) OVER (ORDER BY number DESC) AS behind
        FROM revision WHERE session = $1),
      settled AS (
        SELECT max(at) AS at FROM sizes WHERE at <= (extract(epoch FROM now()) * 1000)::bigint - $4)
      SELECT max(sizes.number) FROM sizes, needed, settled
      WHERE sizes.number <= needed.number AND (
        sizes.number <= $2 OR sizes.behind > $3 OR sizes.at < settled.at - $5)
      """, .int(id), .int(head &- retention.revisions), .int(retention.bytes),
      .int(Int(Retention.settled)), .int(Int(retention.milliseconds)))
    guard let last = rows.intOrNil(0, 0) else { return }
    _ = try transact([
      .init("DELETE FROM revision WHERE session = $1 AND number <= $2", .int(id), .int(last)),
      .init("DELETE FROM snapshot WHERE session = $1 AND number < $2", .int(id), .int(last)),
    ])
  }

  /// The newest answers always stay, and never more than the limit.
  fileprivate func trimAnswers(
    of id: Int, newest: Int, before: Int64, _ retention: Retention
  ) throws(DatabaseError) {
    try run(
      """
      DELETE FROM answer WHERE session = $1
      AND (number <= $2 OR (number <= $3 AND at < $4))
      """, .int(id), .int(newest &- retention.answers),
      .int(newest - Retention.answersInAnyCase), .int(Int(before)))
  }
}
