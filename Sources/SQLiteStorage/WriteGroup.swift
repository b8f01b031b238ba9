import Sessions

/// Records that are stored together: all of them or none.
struct WriteGroup: Sendable {
  var parts: [Part] = []
  var appValues: [String: [UInt8]?] = [:]
  /// To the entries of sessions that the database knows, by their ids.
  var changes: [(id: Int, change: EntryChange)] = []
  private(set) var records = 0
  private(set) var bytes = 0

  init(parts: [Part] = [], appValues: [String: [UInt8]?] = [:]) {
    (self.parts, self.appValues) = (parts, appValues)
  }

  /// The records of one session.
  struct Part: Sendable {
    var name: String
    /// The name that it had when it was made; nil for the same.
    var seal: String?
    /// Nil for a session that the database does not know yet.
    var id: Int?
    var epoch: String
    var repair: Repair?
    /// True when the records before it are not stored: then neither are these.
    var isVoid = false
    var records: [StoredRecord] = []
  }

  static let maxRecords = 4_096
  static let maxBytes = 8 << 20

  var isEmpty: Bool { parts.isEmpty && appValues.isEmpty }
  var isFull: Bool { records >= Self.maxRecords || bytes >= Self.maxBytes }

  mutating func append(_ record: consuming StoredRecord, to part: Int) {
    records += 1
    bytes += record.size
    parts[part].records.append(record)
  }

  /// The outcome of writing a group.
  enum Outcome: Sendable {
    /// The ids of the sessions of each part.
    case stored([Int])
    case lost(StoreFailure)
  }
}

extension StoredRecord {
  /// About as many bytes as it takes.
  fileprivate var size: Int {
    var size = 64 + (revision?.body.count ?? 0) + (answer?.result.count ?? 0)
    for snapshot in snapshots { size += snapshot.body.count }
    for (_, value) in values { size += value?.count ?? 0 }
    return size
  }
}
