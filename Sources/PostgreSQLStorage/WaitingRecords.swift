import Sessions

/// The records that have been taken in and are not being written yet, in the order of their coming.
struct WaitingRecords {
  enum Item {
    case record(PostgreSQLLog, StoredRecord)
    case change(String, id: Int?, EntryChange, done: @MainActor (Bool) -> Void)
    case appValue(String, [UInt8]?)
    case release(PostgreSQLLog, to: Node?)
  }

  /// The items of a batch.
  struct Taken {
    /// The log of each part.
    var logs: [PostgreSQLLog] = []
    var changes: [@MainActor (Bool) -> Void] = []
    var count = 0
  }

  private var items: [Item] = []
  /// The number of items that ever came.
  private(set) var issued = 0
  /// About what they take.
  private(set) var bytes = 0
  private(set) var records = 0

  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ item: Item) {
    issued += 1
    if case .record(_, let record) = item {
      bytes += record.size
      records += 1
    }
    items.append(item)
  }

  /// Removes and returns what one transaction takes.
  @MainActor
  mutating func next(_ batch: WriteBatch, _ retention: Retention) -> (WriteBatch, Taken) {
    var (batch, taken) = (batch, Taken())
    var places: [Int: Int] = [:]
    for item in items {
      if batch.isFull { break }
      taken.count += 1
      switch item {
      case .record(let log, let record):
        let size = record.size
        bytes -= size
        records -= 1
        if log.isVoid { continue }
        let part = places[log.id] ?? batch.parts.count
        if part == batch.parts.count {
          places[log.id] = part
          taken.logs.append(log)
          batch.parts.append(
            .init(
              id: log.id, term: log.term, written: log.written, answered: log.answered,
              retention: retention))
        }
        batch.parts[part].records.append(record)
        batch.parts[part].bytes += size
        batch.records += 1
        batch.bytes += size
      case .change(let name, let id, let change, let done):
        batch.changes.append(.init(name: name, id: id, change: change))
        taken.changes.append(done)
      case .appValue(let key, let value): batch.appValues.updateValue(value, forKey: key)
      case .release(let log, let node): batch.releases.append((log.id, log.term, node?.id))
      }
    }
    items.removeFirst(taken.count)
    return (batch, taken)
  }

  /// The items that will not be written.
  struct Lost {
    var logs: [PostgreSQLLog] = []
    var changes: [@MainActor (Bool) -> Void] = []
    /// The keys of the app's values.
    var appValues: Set<String> = []
  }

  /// Removes everything.
  mutating func removeAll() -> Lost {
    var lost = Lost()
    for item in items {
      switch item {
      case .record(let log, _): lost.logs.append(log)
      case .change(_, _, _, let done): lost.changes.append(done)
      case .appValue(let key, _): lost.appValues.insert(key)
      case .release: break
      }
    }
    items = []
    (bytes, records) = (0, 0)
    return lost
  }
}
