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
          try connection.removeAnswers(
            of: part.id, through: last - Retention.answersInAnyCase,
            before: batch.now - part.retention.answerMilliseconds)
        }
      }
      // Counting all answers takes longer, so it is done less often.
      let step = max(1, part.retention.answers / 32)
      if last > part.retention.answers && last / step != part.answered / step {
        try? performNow { (connection) throws(DatabaseError) in
          try connection.removeOldestAnswers(of: part.id, keeping: part.retention.answers)
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

  /// Removes answers up to a number that are older than a time.
  fileprivate func removeAnswers(
    of id: Int, through number: Int, before: Int64
  ) throws(DatabaseError) {
    try run(
      "DELETE FROM answer WHERE session = $1 AND number <= $2 AND at < $3",
      .int(id), .int(number), .int(Int(before)))
  }

  /// Removes the oldest answers of the clients with the most, so that no client loses answers
  /// because of another.
  fileprivate func removeOldestAnswers(of id: Int, keeping most: Int) throws(DatabaseError) {
    try run(
      """
      DELETE FROM answer WHERE session = $1 AND number IN (
        SELECT number FROM (
          SELECT number, row_number() OVER (PARTITION BY client ORDER BY number DESC) AS place
          FROM answer WHERE session = $1) AS placed
        ORDER BY place, number DESC OFFSET $2)
      """, .int(id), .int(most))
  }
}
