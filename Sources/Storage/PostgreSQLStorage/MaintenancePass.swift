import SessionRecords

/// One pass of the work that a node repeats to keep its sessions and to follow the other nodes.
struct MaintenancePass: Sendable {
  let node: String
  let version: String
  /// Seconds.
  let lease: Int
  /// Nil before the node has joined, and after it has left.
  var address: String?
  /// The ids of the sessions that live here.
  var ownedSessions: Set<Int> = []
  private var entryCache: SessionEntryCache
  private var valueChanges: Int
  private var renewedAt: ContinuousClock.Instant?
  private var listedAt: ContinuousClock.Instant?

  init(node: String, version: String, lease: Int, entryCache: SessionEntryCache, valueChanges: Int)
  {
    (self.node, self.version, self.lease) = (node, version, lease)
    (self.entryCache, self.valueChanges) = (entryCache, valueChanges)
  }

  mutating func run(on connection: DatabaseConnection) throws(DatabaseError) -> LeaseRenewer.Report
  {
    var report = LeaseRenewer.Report()
    let begin = ContinuousClock.now
    if renewedAt.map({ $0 + .milliseconds(1_000 * lease / 3) <= begin }) ?? true {
      report.lost = try renewLease(on: connection)
      report.renewedAt = begin
      report.nodes = try connection.nodes()
      renewedAt = begin
    }
    let rows = try connection.run("SELECT value::bigint FROM about WHERE name = 'values'")
    if rows.count > 0 && rows.int(0, 0) != valueChanges {
      let (values, count) = try connection.appValues()
      report.appValues = values
      valueChanges = count
    }
    if listedAt.map({ $0 + listInterval <= begin }) ?? true {
      report.changes = try entryCache.changes(from: connection)
      _ = entryCache.apply(report.changes)
      listedAt = begin
    }
    return report
  }

  /// Many sessions are listed less often.
  private var listInterval: Duration {
    .milliseconds(max(1_000, entryCache.listings.count / 10))
  }

  /// - Returns: the ids of the sessions that others have now.
  private func renewLease(on connection: DatabaseConnection) throws(DatabaseError) -> [Int] {
    let rows = try connection.transact([
      .init(
        """
        INSERT INTO node(id, address, version, lease_end)
        VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
        ON CONFLICT (id) DO UPDATE SET lease_end = excluded.lease_end
        """, .text(node), .text(address ?? ""), .text(version), .int(lease)),
      .init("DELETE FROM node WHERE lease_end < clock_timestamp() - interval '1 minute'"),
      .init("DELETE FROM gone WHERE at < now() - interval '1 hour'"),
      .init("DELETE FROM receipt WHERE at < now() - interval '1 day'"),
      .init(
        """
        SELECT a.id FROM unnest($2::bigint[]) AS a(id) LEFT JOIN session s ON s.id = a.id
        WHERE s.owner IS DISTINCT FROM $1
        """, .text(node), .ints(Array(ownedSessions))),
    ])
    return (0..<rows[4].count).map { rows[4].int($0, 0) }
  }

  /// Takes over what a pass has found.
  mutating func merge(_ pass: MaintenancePass) {
    entryCache = pass.entryCache
    (valueChanges, renewedAt, listedAt) = (pass.valueChanges, pass.renewedAt, pass.listedAt)
  }
}

extension DatabaseConnection {
  /// Publishes the load of a node.
  func publish(_ load: NodeLoad, of node: String) throws(DatabaseError) {
    _ = try run(
      """
      UPDATE node SET load_at = clock_timestamp(), load = jsonb_build_object(
        'processor', $2::bigint, 'requests', $3::bigint, 'deliveries', $4::bigint)
      WHERE id = $1
      """, .text(node), .int(load.processor), .int(load.requests), .int(load.deliveries))
  }

  /// The active nodes. The tables may be older than this program.
  func nodes() throws(DatabaseError) -> [NodeEntry] {
    let rows = try run(
      """
      SELECT id, address, version, (extract(epoch FROM lease_end - clock_timestamp()) * 1000)::bigint,
        (SELECT count(*) FROM session WHERE owner = node.id), (fresh.load->>'processor')::bigint,
        (fresh.load->>'requests')::bigint, (fresh.load->>'deliveries')::bigint
      FROM node CROSS JOIN LATERAL (
        SELECT CASE WHEN (fields->>'load_at')::timestamptz > clock_timestamp() - interval '30 seconds'
          THEN fields->'load' END AS load FROM to_jsonb(node) AS fields) AS fresh
      WHERE lease_end > clock_timestamp() ORDER BY id
      """)
    return (0..<rows.count).map { row in
      NodeEntry(
        node: Node(id: rows.text(row, 0), address: rows.text(row, 1)), version: rows.text(row, 2),
        sessions: rows.int(row, 4), lease: rows.int(row, 3),
        load: rows.isNull(row, 5)
          ? nil
          : NodeLoad(
            processor: rows.int(row, 5), requests: rows.int(row, 6), deliveries: rows.int(row, 7)))
    }
  }

  /// Frees all sessions of a node, and removes the node.
  func unregister(_ node: String) throws(DatabaseError) {
    _ = try transact([
      .init(
        "UPDATE session SET owner = NULL, term = term + 1 WHERE owner = $1 AND is_kept",
        .text(node)),
      .init("DELETE FROM session WHERE owner = $1 AND NOT is_kept", .text(node)),
      .init("DELETE FROM node WHERE id = $1", .text(node)),
      .init("SELECT pg_notify('colonnade', '')"),
    ])
  }
}
