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
    private(set) var items: [Item] = []
    /// The number of the newest revision among them.
    private(set) var head: Int?

    var records: [StoredRecord] { items.map(\.record) }

    mutating func append(_ item: consuming Item) {
      head = item.revision?.number ?? head
      items.append(item)
    }

    mutating func removeAll() { items = [] }
  }

  /// A record; most have nothing but a revision, which is a few words.
  enum Item: Sendable {
    case revision(SavedRevision)
    indirect case whole(StoredRecord)

    init(_ record: consuming StoredRecord) {
      if let revision = record.revision, record.hasNothingElse {
        self = .revision(revision)
      } else {
        self = .whole(record)
      }
    }

    var record: StoredRecord {
      switch self {
      case .revision(let revision): StoredRecord(revision: revision)
      case .whole(let record): record
      }
    }

    var revision: SavedRevision? {
      switch self {
      case .revision(let revision): revision
      case .whole(let record): record.revision
      }
    }

    /// About as many bytes as it takes.
    fileprivate var size: Int {
      switch self {
      case .revision(let revision): 64 + revision.body.count
      case .whole(let record): record.size
      }
    }
  }

  static let maxRecords = 4_096
  static let maxBytes = 8 << 20

  var isEmpty: Bool { parts.isEmpty && appValues.isEmpty }
  var isFull: Bool { records >= Self.maxRecords || bytes >= Self.maxBytes }

  mutating func append(_ item: consuming Item, to part: Int) {
    records += 1
    bytes += item.size
    parts[part].append(item)
  }

  /// The outcome of writing a group.
  enum Outcome: Sendable {
    /// The ids of the sessions of each part.
    case stored([Int])
    case lost(StoreFailure)
  }
}

extension StoredRecord {
  fileprivate var hasNothingElse: Bool {
    snapshots.isEmpty && answer == nil && values.isEmpty && !forgetsValues && scene == nil
  }

  /// About as many bytes as it takes.
  fileprivate var size: Int {
    var size = 64 + (revision?.body.count ?? 0) + (answer?.result.count ?? 0)
    for snapshot in snapshots { size += snapshot.body.count }
    for (_, value) in values { size += value?.count ?? 0 }
    return size
  }
}
