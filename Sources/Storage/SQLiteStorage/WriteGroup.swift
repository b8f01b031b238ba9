import SessionRecords

/// Records that are stored together: all of them or none.
struct WriteGroup: Sendable {
  var parts: [Part] = []
  var appValues: [String: [UInt8]?] = [:]
  /// To the entries of sessions that the database knows, by their ids.
  var changes: [(id: Int, change: EntryChange)] = []
  private(set) var records = 0
  private(set) var bytes = 0
  /// The part of them that small records take.
  private var smallBytes = 0

  init(parts: [Part] = [], appValues: [String: [UInt8]?] = [:]) {
    (self.parts, self.appValues) = (parts, appValues)
  }

  /// The records of one session.
  struct Part: Sendable {
    var name: String
    /// The name at its creation; nil for the same.
    var checksumSalt: String?
    /// Nil for a session that the database does not know yet.
    var id: Int?
    var epoch: String
    var repair: Repair?
    /// True when the records before it are not stored: then neither are these.
    var isDiscarded = false
    private(set) var items: [Item] = []
    /// The bodies of the items that are revisions, one after the other.
    private(set) var bodies: [UInt8] = []
    /// The number of the newest revision among them.
    private(set) var head: Int?

    mutating func append(_ record: consuming StoredRecord) {
      head = record.revision?.number ?? head
      items.append(.whole(record))
    }

    mutating func append(revision number: Int, at: Int64, body: [UInt8]) {
      head = number
      let start = bodies.count
      bodies += body
      items.append(.revision(number: number, at: at, body: start..<bodies.count))
    }

    mutating func removeAll() { (items, bodies) = ([], []) }

    var records: [StoredRecord] {
      items.map { item in
        switch item {
        case .revision(let number, let at, let body):
          StoredRecord(
            revision: SavedRevision(number: number, at: at, body: Array(bodies[body])))
        case .whole(let record): record
        }
      }
    }
  }

  /// A record. Most have only a revision, whose body is in the part's `bodies`.
  enum Item: Sendable {
    case revision(number: Int, at: Int64, body: Range<Int>)
    indirect case whole(StoredRecord)
  }

  static let maxRecords = 4_096
  static let maxBytes = 8 << 20
  /// The largest size of a small record in bytes.
  static let smallRecord = 64 << 10
  /// The most bytes of small records in a group that large ones have filled.
  private static let maxSmallBytes = 1 << 20

  var isEmpty: Bool { parts.isEmpty && appValues.isEmpty }
  var isFull: Bool { records >= Self.maxRecords || bytes >= Self.maxBytes }
  /// True if the group has room for a small record, even if large ones have filled it.
  var hasRoomForSmall: Bool { records < Self.maxRecords && smallBytes < Self.maxSmallBytes }

  /// - Returns: about how many bytes it takes.
  mutating func append(_ record: consuming StoredRecord, to part: Int) -> Int {
    let size = record.size
    addRecord(ofSize: size)
    parts[part].append(record)
    return size
  }

  /// - Returns: about how many bytes it takes.
  mutating func append(revision number: Int, at: Int64, body: [UInt8], to part: Int) -> Int {
    let size = StoredRecord.emptySize + body.count
    addRecord(ofSize: size)
    parts[part].append(revision: number, at: at, body: body)
    return size
  }

  private mutating func addRecord(ofSize size: Int) {
    records += 1
    bytes += size
    if size <= Self.smallRecord { smallBytes += size }
  }

  /// The outcome of writing a group.
  enum Outcome: Sendable {
    /// The ids of the sessions of each part.
    case stored([Int])
    case lost(StoreFailure)
  }
}

extension StoredRecord {
  static let emptySize = 64

  /// About as many bytes as it takes.
  var size: Int {
    var size = Self.emptySize + (revision?.body.count ?? 0) + (answer?.result.count ?? 0)
    for snapshot in snapshots { size += snapshot.body.count }
    for (_, value) in values { size += value?.count ?? 0 }
    return size
  }
}
