import SQLiteRows
import SessionRecords

/// Reads what can be read of a damaged database, without SQLite.
package struct Salvage {
  let scan: Scan
  /// The losses, one sentence each.
  package var problems: [String] = []

  /// - Returns: nil if there is nothing in the file that can be read.
  package init?(of path: String) {
    scan = Scan(path)
    if scan.isEmpty { return nil }
  }

  /// The sessions by their numbers, with their entries if those can be read.
  package mutating func sessions() -> [(Int, SessionRow?)] {
    if scan.isDamaged { problems.append("Parts of the file cannot be read.") }
    let ids = Set(scan.sessions.keys).union(scan.snapshots.keys).union(scan.revisions.keys)
    return ids.filter { !scan.isRemoved($0) }.sorted().map { ($0, scan.sessions[$0]) }
  }

  /// A session to continue from; nil if no state of it can be read.
  package mutating func session(_ id: Int, _ row: SessionRow?, at now: Int64) -> SalvagedSession? {
    let snapshots = snapshots(of: id)
    guard let newest = snapshots.max(by: { $0.1.number < $1.1.number }) else {
      // A session that was never stored with a state has nothing to go on from.
      problems.append(
        "Of the session \(row.map { "“\($0.name)”" } ?? "number \(id)") no state can be read.")
      return nil
    }
    let key = SessionKey(id: id, checksumSalt: newest.name)
    let after = run(of: key, from: newest.1.number, by: 1)
    let before = run(of: key, from: newest.1.number + 1, by: -1)
    let head = newest.1.number + after.count
    var session = SalvagedSession(
      key: key, name: row?.name ?? newest.name, revisions: before.reversed() + after)
    session.damage = damage(of: session.name, row, head: head, at: now)
    // An older state is useful if the revisions lead on from it.
    let reached = newest.1.number - before.count
    session.snapshots = snapshots.map(\.1).filter { $0.number >= reached }
      .sorted { $0.number < $1.number }
    session.values = values(of: key)
    if let kept = row?.valued, session.values.count < kept {
      problems.append(
        "Of the session “\(session.name)” \(kept - session.values.count) values of the scene are "
          + "lost.")
    }
    session.scene = row?.scene
    session.answers = answers(of: key, through: head)
    return session
  }

  /// - Returns: what the session reports as lost from now on.
  private mutating func damage(
    of name: String, _ row: SessionRow?, head: Int, at now: Int64
  ) -> SavedDamage? {
    if let row, row.head == head { return row.damage }
    let lost = row.map { "revisions \(head + 1) to \($0.head)" } ?? "what came behind \(head)"
    problems.append("Of the session “\(name)” \(lost) may be lost.")
    return SavedDamage(
      from: head + 1, at: now, reason: "The database was damaged; this is what could be read.")
  }

  /// The numbers of a session's revisions in the file, except those that were salvaged.
  package func otherRevisions(of id: Int, except salvaged: Set<Int>) -> [Int] {
    (scan.revisions[id] ?? [:]).keys.filter { !salvaged.contains($0) }.sorted()
  }
}

/// The part of one session that can be read.
package struct SalvagedSession {
  package let key: SessionKey
  package var name: String
  /// Without gaps, oldest first.
  package let revisions: [SavedRevision]
  /// Oldest first.
  package fileprivate(set) var snapshots: [SavedSnapshot] = []
  package fileprivate(set) var answers: [SavedAnswer] = []
  package fileprivate(set) var values: [String: [UInt8]?] = [:]
  /// The open scene; nil if it is not known.
  package fileprivate(set) var scene: String?
  package fileprivate(set) var damage: SavedDamage?
}
