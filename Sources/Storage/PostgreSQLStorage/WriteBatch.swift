import SessionRecords

/// The records of one transaction: all of them are written, or none.
struct WriteBatch: Sendable {
  /// The name that the node has given itself.
  let node: String
  let now: Int64
  var parts: [Part] = []
  var appValues: [String: [UInt8]?] = [:]
  var changes: [Change] = []
  /// Sessions whose ownership ends, or goes to another node.
  var transfers: [(id: Int, term: Int, owner: String?)] = []
  var records = 0
  var bytes = 0

  /// A change to a session's entry.
  struct Change {
    let name: String
    /// The session's id, if it is open here: another session may have its name by now.
    let id: Int?
    let change: EntryChange
    /// The text to keep if the change is made.
    let receipt: String?
  }

  /// The records of one session.
  struct Part: Sendable {
    let id: Int
    var term: Int
    let written: Int
    /// The number of the newest answer before.
    let answered: Int
    let retention: Retention
    var records: [StoredRecord] = []
    var bytes = 0

    /// The number of the newest revision among the records; nil if there is none.
    var head: Int? { records.last { $0.revision != nil }?.revision?.number }
    /// The scene that is open after them; nil if it is unchanged.
    var scene: [UInt8]? { records.last { $0.scene != nil }?.scene.map { Array($0.utf8) } }
    var answers: Int { records.count { $0.answer != nil } }
  }

  static let maxRecords = 4_096
  static let maxBytes = 8 << 20

  var isFull: Bool { records >= Self.maxRecords || bytes >= Self.maxBytes }

  /// The outcome of writing it.
  enum Outcome: Sendable {
    /// Everything is stored but for the sessions that others have, by their ids.
    ///
    /// - Parameters:
    ///   - terms: the new terms of sessions that had to be taken again.
    ///   - failed: the indices of changes that other nodes prevented.
    case stored(moved: Set<Int>, terms: [Int: Int], failed: Set<Int>)
    /// It is unknown whether it is stored.
    case unknown(String)
  }
}

extension StoredRecord {
  /// About as many bytes as it takes.
  var size: Int {
    var size = 64 + (revision?.body.count ?? 0) + (answer?.result.count ?? 0)
    for snapshot in snapshots { size += snapshot.body.count }
    for (_, value) in values { size += value?.count ?? 0 }
    return size
  }
}
