import SessionRecords

/// The records that have been accepted and are not being written yet, in order of arrival.
struct WaitingRecords {
  enum Item {
    case record(PostgreSQLLog, StoredRecord)
    case change(
      String, id: Int?, EntryChange, leaving: String? = nil, done: @MainActor (Bool) -> Void)
    case appValue(String, [UInt8]?)
    case transfer(PostgreSQLLog, to: Node?)
  }

  /// The items of a batch.
  struct Dequeued {
    /// The log of each part.
    var logs: [PostgreSQLLog] = []
    var changes: [@MainActor (Bool) -> Void] = []
    var count = 0
  }

  private var items: [Item] = []
  /// The number of items that ever came.
  private(set) var enqueuedCount = 0
  /// About what they take.
  private(set) var bytes = 0
  private(set) var records = 0

  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ item: Item) {
    enqueuedCount += 1
    if case .record(_, let record) = item {
      bytes += record.size
      records += 1
    }
    items.append(item)
  }

  /// Removes and returns what one transaction takes.
  @MainActor
  mutating func dequeueBatch(_ batch: WriteBatch, _ retention: Retention) -> (WriteBatch, Dequeued)
  {
    var (batch, dequeued) = (batch, Dequeued())
    var partIndices: [Int: Int] = [:]
    for item in items {
      if batch.isFull { break }
      dequeued.count += 1
      switch item {
      case .record(let log, let record):
        let size = record.size
        bytes -= size
        records -= 1
        if log.isInvalidated { continue }
        let part = partIndices[log.id] ?? batch.parts.count
        if part == batch.parts.count {
          partIndices[log.id] = part
          dequeued.logs.append(log)
          batch.parts.append(
            .init(
              id: log.id, term: log.term, written: log.written, answered: log.answered,
              retention: retention))
        }
        batch.parts[part].records.append(record)
        batch.parts[part].bytes += size
        batch.records += 1
        batch.bytes += size
      case .change(let name, let id, let change, let receipt, let done):
        batch.changes.append(.init(name: name, id: id, change: change, receipt: receipt))
        dequeued.changes.append(done)
      case .appValue(let key, let value): batch.appValues.updateValue(value, forKey: key)
      case .transfer(let log, let node): batch.transfers.append((log.id, log.term, node?.id))
      }
    }
    items.removeFirst(dequeued.count)
    return (batch, dequeued)
  }

  /// The items that will not be written.
  struct Discarded {
    var logs: [PostgreSQLLog] = []
    var changes: [@MainActor (Bool) -> Void] = []
    /// The keys of the app's values.
    var appValues: Set<String> = []
  }

  /// Removes everything.
  mutating func removeAll() -> Discarded {
    var discarded = Discarded()
    for item in items {
      switch item {
      case .record(let log, _): discarded.logs.append(log)
      case .change(_, _, _, _, let done): discarded.changes.append(done)
      case .appValue(let key, _): discarded.appValues.insert(key)
      case .transfer: break
      }
    }
    items = []
    (bytes, records) = (0, 0)
    return discarded
  }
}
