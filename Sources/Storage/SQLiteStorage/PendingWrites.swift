import SessionRecords

/// The groups on their way into the database: those that gather, and the one that is being written.
struct PendingWrites {
  var waiting = WaitingGroups()
  private(set) var inFlight: WaitingGroups.Group?
  /// Callers to notify when all groups before a number have been written.
  private var handlers: [(end: Int, call: @MainActor () -> Void)] = []

  /// About the bytes of records that are not safe yet.
  var bytes: Int { waiting.bytes + (inFlight?.group.bytes ?? 0) }

  /// Takes the group that is to be written now; nil if nothing waits.
  @MainActor
  mutating func start() -> WaitingGroups.Group? {
    inFlight = waiting.dequeueGroup()
    return inFlight
  }

  /// Removes and returns the group that was being written.
  mutating func finish() -> WaitingGroups.Group? {
    defer { inFlight = nil }
    return inFlight
  }

  /// Adds a caller to notify when everything appended so far is safe or lost.
  mutating func notify(_ call: @escaping @MainActor () -> Void) {
    handlers.append((waiting.end, call))
  }

  /// Removes and returns the callers whose groups have been written.
  mutating func dequeueHandlers() -> [@MainActor () -> Void] {
    if handlers.isEmpty { return [] }
    let next = inFlight?.number ?? waiting.first
    let due = handlers.filter { $0.end <= next }
    handlers.removeAll { $0.end <= next }
    return due.map(\.call)
  }
}

/// The records that have been accepted and are not being written yet, those of a session in order of
/// arrival.
struct WaitingGroups {
  struct Group {
    var group = WriteGroup()
    /// The group's number; that of the next if it holds the app's values and nothing else.
    var number = 0
    /// The log of each part.
    var logs: [SQLiteLog] = []
    var changes: [Change] = []
  }

  /// A change to the entry of a session, with its log if that is in use.
  struct Change {
    let id: Int?
    let log: SQLiteLog?
    let change: EntryChange
    let done: @MainActor () -> Void
  }

  private var groups: [Group] = []
  /// The number of the first of them.
  private(set) var first = 0
  private(set) var appValues: [String: [UInt8]?] = [:]
  private var changes: [Change] = []

  /// The number of the first group that is still to come.
  var end: Int { first + groups.count }

  var hasChanges: Bool { !changes.isEmpty }
  /// About what they take.
  private(set) var bytes = 0

  var waiting: [WriteGroup] { groups.map(\.group) }

  var hasRecords: Bool { groups.contains { group in group.group.records > 0 } }

  @MainActor
  mutating func enqueue(_ record: consuming StoredRecord, for log: SQLiteLog) {
    let place = place(of: log, forBytes: record.size)
    bytes += groups[place.index].group.append(record, to: place.part)
  }

  @MainActor
  mutating func enqueue(revision number: Int, at: Int64, body: [UInt8], for log: SQLiteLog) {
    let place = place(of: log, forBytes: StoredRecord.emptySize + body.count)
    bytes += groups[place.index].group.append(
      revision: number, at: at, body: body, to: place.part)
  }

  @MainActor
  mutating func enqueueRepair(of log: SQLiteLog) {
    _ = place(of: log, forBytes: .max)
  }

  /// The place of a log's next record: the index of a group, and of the log's part in it.
  @MainActor
  private mutating func place(of log: SQLiteLog, forBytes bytes: Int) -> (index: Int, part: Int) {
    let index = groupIndex(for: log, bytes)
    let number = first + index
    if let slot = log.slot, slot.group == number { return (index, slot.part) }
    groups[index].logs.append(log)
    groups[index].group.parts.append(
      .init(name: log.name, epoch: log.epoch))
    let part = groups[index].logs.count - 1
    log.slot = (number, part)
    return (index, part)
  }

  /// A large record goes into the last group. A small one goes into the first with room for it that
  /// is not before the session's own records: it does not wait for the large ones of all others.
  @MainActor
  private mutating func groupIndex(for log: SQLiteLog, _ bytes: Int) -> Int {
    if bytes <= WriteGroup.smallRecord {
      let earliest = max(0, (log.slot?.group ?? first) - first)
      for index in groups.indices.dropFirst(earliest) where groups[index].group.hasRoomForSmall {
        return index
      }
    }
    if groups.last?.group.isFull ?? true { groups.append(Group()) }
    return groups.count - 1
  }

  mutating func setAppValue(_ value: [UInt8]?, forKey key: String) {
    appValues.updateValue(value, forKey: key)
  }

  /// Adds values again that were not written; those that have come since are newer.
  mutating func requeueAppValues(_ values: [String: [UInt8]?]) {
    appValues.merge(values) { newer, _ in newer }
  }

  mutating func enqueue(_ change: Change) { changes.append(change) }

  /// Removes and returns the changes to entries that the database has, for the last group of all.
  @MainActor
  mutating func dequeueChanges() -> [(id: Int, change: EntryChange)] {
    defer { changes = [] }
    return changes.compactMap { change in
      (change.log?.id ?? change.id).map { ($0, change.change) }
    }
  }

  /// Adds changes again that were not written and are still wanted.
  mutating func requeue(_ changes: [Change]) { self.changes = changes + self.changes }

  /// Removes and returns the group that is to be written now; nil if nothing waits.
  @MainActor
  mutating func dequeueGroup() -> Group? {
    if groups.isEmpty && appValues.isEmpty && changes.isEmpty { return nil }
    var next = Group()
    let number = first
    if !groups.isEmpty {
      next = groups.removeFirst()
      bytes -= next.group.bytes
      first += 1
    }
    next.number = number
    next.group.appValues = appValues
    appValues = [:]
    // A change to an unwritten session comes after the group that writes it.
    next.changes = changes.filter { !($0.log?.isUnwritten ?? false) }
    changes.removeAll { !($0.log?.isUnwritten ?? false) }
    // A session that was never written has no entry to be changed.
    next.group.changes = next.changes.compactMap { change in
      (change.log?.id ?? change.id).map { ($0, change.change) }
    }
    // The groups before have been written: what was a new session then has an id now, and what was
    // repaired need not be again.
    for (index, log) in next.logs.enumerated() {
      next.group.parts[index].id = log.id
      (next.group.parts[index].name, next.group.parts[index].checksumSalt) = (
        log.name, log.checksumSalt
      )
      next.group.parts[index].epoch = log.epoch
      next.group.parts[index].repair = log.repair
    }
    return next
  }

  /// Discards all of a log's records that wait: they are not written.
  @MainActor
  mutating func discardRecords(of log: SQLiteLog) {
    for number in groups.indices {
      for (part, owner) in groups[number].logs.enumerated() where owner === log {
        groups[number].group.parts[part].isDiscarded = true
        groups[number].group.parts[part].removeAll()
      }
    }
  }
}
