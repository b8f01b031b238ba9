import SessionRecords

/// The statements that write a batch, in their order.
///
/// The first locks the sessions' rows and fails unless each is as the writer knows it: of this node,
/// in its term, and with as many groups written. So whatever comes late changes nothing.
struct BatchStatements {
  private(set) var statements: [DatabaseConnection.BoundStatement] = []
  private let batch: WriteBatch
  /// The statements that return a row if a change was made, each with the index of the change.
  private var checks: [(statement: Int, change: Int)] = []

  init(_ batch: WriteBatch) {
    self.batch = batch
    if !batch.parts.isEmpty { appendParts() }
    appendAppValues()
    for index in batch.changes.indices { appendChange(index) }
    appendTransfers()
    if !batch.changes.isEmpty || !batch.appValues.isEmpty || !batch.transfers.isEmpty {
      statements.append(.init("SELECT pg_notify('colonnade', '')"))
    }
  }

  /// Division by zero is the shortest way to end a transaction from within a statement.
  private static let fence = """
    WITH asked AS (
      SELECT * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bytea[]) AS a(id, term, written, head, answered, bytes, scene)),
    done AS (
      UPDATE session SET written = asked.written + 1, head = coalesce(asked.head, session.head),
        answered = asked.answered, bytes = session.bytes + asked.bytes, is_kept = true,
        scene = coalesce(asked.scene, session.scene), touched = now()
      FROM asked WHERE session.id = asked.id AND session.owner = $1
        AND session.term = asked.term AND session.written = asked.written
      RETURNING session.id)
    SELECT 1 / (CASE WHEN (SELECT count(*) FROM done) = $9 THEN 1 ELSE 0 END)
    """

  /// As in `fence`, of one session: without arrays it takes half as long.
  private static let loneUpdate = """
    WITH done AS (
      UPDATE session SET written = $4 + 1, head = coalesce($5, head), answered = $6,
        bytes = bytes + $7, is_kept = true, scene = coalesce($8, scene), touched = now()
      WHERE id = $2 AND owner = $1 AND term = $3 AND written = $4 RETURNING id)

    """
  private static let loneFence = loneUpdate + "SELECT 1 / (SELECT count(*) FROM done)"
  private static let loneRevision =
    loneUpdate + "INSERT INTO revision SELECT $2 / (SELECT count(*) FROM done), $9, $10, $11"

  /// With its revision if it has only one, which is the most common case.
  private mutating func appendFence(of part: WriteBatch.Part) {
    var values: [Parameter] = [
      .text(batch.node), .int(part.id), .int(part.term), .int(part.written), .int(part.head),
      .int(part.answered + part.answers), .int(part.bytes), .bytes(part.scene),
    ]
    let revisions = part.records.compactMap(\.revision)
    guard revisions.count == 1 else {
      statements.append(.init(Self.loneFence, all: values))
      return appendRevisions()
    }
    let revision = revisions[0]
    values += [.int(revision.number), .int(Int(revision.at)), .bytes(revision.body)]
    statements.append(.init(Self.loneRevision, all: values))
  }

  private mutating func appendFence(of parts: [WriteBatch.Part]) {
    statements.append(
      .init(
        Self.fence, .text(batch.node), .ints(parts.map(\.id)), .ints(parts.map(\.term)),
        .ints(parts.map(\.written)), .ints(parts.map(\.head)),
        .ints(parts.map { $0.answered + $0.answers }), .ints(parts.map(\.bytes)),
        .blobs(parts.map(\.scene)), .int(parts.count)))
  }

  private mutating func appendParts() {
    if batch.parts.count == 1 {
      appendFence(of: batch.parts[0])
    } else {
      appendFence(of: batch.parts)
      appendRevisions()
    }
    appendSnapshots()
    appendAnswers()
    appendValues()
  }

  private mutating func appendRevisions() {
    var (ids, numbers, times): ([Int?], [Int?], [Int?]) = ([], [], [])
    var bodies: [[UInt8]?] = []
    for part in batch.parts {
      for case let revision? in part.records.lazy.map(\.revision) {
        ids.append(part.id)
        numbers.append(revision.number)
        times.append(Int(revision.at))
        bodies.append(revision.body)
      }
    }
    if ids.isEmpty { return }
    statements.append(
      .init(
        """
        INSERT INTO revision
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bytea[])
        """,
        .ints(ids), .ints(numbers), .ints(times), .blobs(bodies)))
  }

  private mutating func appendSnapshots() {
    for part in batch.parts {
      for snapshot in part.records.flatMap(\.snapshots) {
        statements.append(
          .init(
            """
            INSERT INTO snapshot VALUES ($1, $2, $3)
            ON CONFLICT (session, number) DO UPDATE SET body = excluded.body
            """, .int(part.id), .int(snapshot.number), .bytes(snapshot.body)))
      }
    }
  }

  private mutating func appendAnswers() {
    var (ids, numbers, times): ([Int?], [Int?], [Int?]) = ([], [], [])
    var requests: [Int?] = []
    var (clients, keys, results): ([[UInt8]?], [[UInt8]?], [[UInt8]?]) = ([], [], [])
    for part in batch.parts {
      for (index, answer) in part.records.lazy.compactMap(\.answer).enumerated() {
        ids.append(part.id)
        numbers.append(part.answered + index + 1)
        clients.append(Array(answer.client.utf8))
        keys.append(Array(answer.key.utf8))
        results.append(answer.result)
        times.append(answer.at.map(Int.init))
        requests.append(answer.request)
      }
    }
    if ids.isEmpty { return }
    statements.append(
      .init(
        """
        INSERT INTO answer SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bytea[],
          $4::bytea[], $5::bytea[], $6::bigint[], $7::bigint[])
        """, .ints(ids), .ints(numbers), .blobs(clients), .blobs(keys), .blobs(results),
        .ints(times), .ints(requests)))
  }

  private mutating func appendValues() {
    for part in batch.parts {
      for record in part.records {
        if record.forgetsValues {
          statements.append(.init("DELETE FROM value WHERE session = $1", .int(part.id)))
        }
        for (name, value) in record.values {
          let name = Parameter.bytes(Array(name.utf8))
          statements.append(
            value == nil
              ? .init("DELETE FROM value WHERE session = $1 AND name = $2", .int(part.id), name)
              : .init(
                """
                INSERT INTO value VALUES ($1, $2, $3)
                ON CONFLICT (session, name) DO UPDATE SET body = excluded.body
                """, .int(part.id), name, .bytes(value)))
        }
      }
    }
  }
}

extension BatchStatements {
  private mutating func appendAppValues() {
    for (key, value) in batch.appValues {
      let name = Parameter.bytes(Array(key.utf8))
      statements.append(
        value == nil
          ? .init("DELETE FROM app_value WHERE name = $1", name)
          : .init(
            """
            INSERT INTO app_value VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET body = excluded.body
            """, name, .bytes(value)))
    }
    if batch.appValues.isEmpty { return }
    statements.append(
      .init("UPDATE about SET value = (value::bigint + 1)::text WHERE name = 'values'"))
  }

  /// Returns the indices of the changes that were not made.
  ///
  /// - Parameter results: of all statements.
  func failedChanges(_ results: [Rows]) -> Set<Int> {
    Set(checks.lazy.filter { results[$0.statement].count == 0 }.map(\.change))
  }

  private mutating func appendChange(_ index: Int) {
    let change = batch.changes[index]
    let (key, node) = (Parameter.bytes(Array(change.name.utf8)), Parameter.text(batch.node))
    let id = Parameter.int(change.id)
    switch change.change {
    case .remove:
      statements.append(.init(Self.removal, key, node, id))
      checks.append((statements.count, index))
      statements.append(.init(Self.isRemoved, key, id))
      if let receipt = change.receipt {
        statements.append(.init(Self.receipt("$3", if: Self.isRemoved), key, id, .text(receipt)))
      }
    case .rename(let name):
      let name = Parameter.bytes(Array(name.utf8))
      statements.append(.init(Self.freeing, name, node))
      statements.append(.init(Self.renaming, key, node, name, id))
      checks.append((statements.count, index))
      statements.append(.init(Self.isRenamed, key, id, name))
      if let receipt = change.receipt {
        statements.append(
          .init(Self.receipt("$4", if: Self.isRenamed), key, id, name, .text(receipt)))
      }
    case .pin(let isPinned):
      statements.append(
        .init(
          "UPDATE session SET is_pinned = ($2 = 1), touched = now() WHERE name = $1", key,
          .int(isPinned ? 1 : 0)))
    case .use(let time):
      statements.append(
        .init(
          "UPDATE session SET used = $2, touched = now() WHERE name = $1", key, .int(Int(time))))
    }
  }

  /// True of the session with an id, or with the name `$1` if the id is null.
  private static func isMeant(by id: String) -> String {
    "session.id = coalesce(\(id)::bigint, (SELECT id FROM session AS named WHERE named.name = $1))"
  }

  /// True of a session that no other node has.
  private static let isOurs = """
    (owner IS NULL OR owner = $2 OR NOT EXISTS (
      SELECT FROM node WHERE node.id = session.owner AND lease_end > clock_timestamp()))
    """

  private static let removal = """
    WITH removed AS (
      DELETE FROM session WHERE \(isMeant(by: "$3")) AND \(isOurs) RETURNING id, name),
    r AS (DELETE FROM revision USING removed WHERE session = removed.id),
    s AS (DELETE FROM snapshot USING removed WHERE session = removed.id),
    a AS (DELETE FROM answer USING removed WHERE session = removed.id),
    v AS (DELETE FROM value USING removed WHERE session = removed.id)
    INSERT INTO gone(name) SELECT name FROM removed
    """

  private static let isRemoved = """
    SELECT 1 WHERE NOT EXISTS (SELECT FROM session WHERE \(isMeant(by: "$2")))
    """

  /// Removes the row that only reserves a name.
  private static let freeing = "DELETE FROM session WHERE name = $1 AND owner = $2 AND NOT is_kept"

  /// Nothing changes if another session has taken the new name in the meantime.
  private static let renaming = """
    WITH renamed AS (
      UPDATE session SET name = $3, touched = now() WHERE \(isMeant(by: "$4")) AND \(isOurs)
        AND NOT EXISTS (SELECT FROM session AS other WHERE other.name = $3) RETURNING id)
    INSERT INTO gone(name) SELECT $1 FROM renamed
    """
  private static let isRenamed = """
    SELECT 1 FROM session WHERE name = $3 AND (id = $2::bigint
      OR $2::bigint IS NULL AND NOT EXISTS (SELECT FROM session AS old WHERE old.name = $1))
    """

  /// Keeps the receipt of a change that was made.
  private static func receipt(_ text: String, if isMade: String) -> String {
    "INSERT INTO receipt(id) SELECT \(text)::text WHERE EXISTS (\(isMade)) ON CONFLICT DO NOTHING"
  }

  private mutating func appendTransfers() {
    for (id, term, owner) in batch.transfers {
      statements.append(
        .init(
          "UPDATE session SET owner = $4 WHERE id = $1 AND term = $2 AND owner = $3", .int(id),
          .int(term), .text(batch.node), .text(owner)))
      statements.append(
        .init("DELETE FROM session WHERE id = $1 AND NOT is_kept AND owner IS NULL", .int(id)))
    }
  }
}
