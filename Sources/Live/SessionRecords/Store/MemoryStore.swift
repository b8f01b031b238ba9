/// A store that lasts as long as the process: everything is confirmed at once.
///
/// It always keeps the numbers of revisions, but their contents only on request: the sessions exist
/// as long as the store, so they do not have to be reopened.
public final class MemoryStore: SessionStore {
  /// True if sessions can be reopened from the store.
  public let keepsRecords: Bool
  /// None: the data is lost when the process ends.
  public let durability = Durability.none
  /// The values that the app keeps outside its sessions, as JSON texts.
  public private(set) var appValues: [String: [UInt8]] = [:]
  /// Never called: nothing is lost.
  public var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  private var logs: [String: MemoryLog] = [:]
  private let counter = SessionCounter()
  /// Called at the end of the turn, one for each change to an entry.
  private var changes: [@MainActor (Bool) -> Void] = []

  /// - Parameter keepsRecords: true if sessions can be reopened from the store.
  public init(keepingRecords keepsRecords: Bool = false) {
    self.keepsRecords = keepsRecords
  }

  /// The number of sessions that have a revision.
  public var count: Int { counter.count }

  /// Returns true if a session has a revision.
  public func contains(_ session: String) -> Bool { (logs[session]?.confirmed ?? 0) > 0 }

  /// Returns the log of a session; the same object until it is closed.
  public func log(of session: String) -> any SessionLog {
    if let log = logs[session] { return log }
    let log = MemoryLog(keepsRecords: keepsRecords, counter)
    logs[session] = log
    return log
  }

  /// Closes the log of a session that is no longer used; it is kept if it has records.
  public func closeLog(of session: String) {
    if logs[session]?.appended == 0 { logs[session] = nil }
    logs[session]?.onConfirm = nil
  }

  /// Returns the entries of the sessions that have a revision, by name.
  public func entries() -> [String: SavedEntry] {
    logs.filter { $0.value.confirmed > 0 }.mapValues(\.entry)
  }

  /// Returns the approximate size of a session in bytes.
  public func bytes(of session: String) -> Int { logs[session]?.bytes ?? 0 }

  /// Changes the entry of a session, and calls back at the end of the turn.
  public func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    switch change {
    case .remove: logs.removeValue(forKey: session)?.detach()
    case .rename(let name): logs[name] = logs.removeValue(forKey: session)
    case .pin(let isPinned): logs[session]?.isPinned = isPinned
    case .use(let at): logs[session]?.used = at
    }
    changes.append(done)
  }

  /// Calls back for the changes to entries. Records are kept as soon as they are appended.
  public func flush() {
    let made = changes
    changes = []
    for done in made { done(true) }
  }

  /// Does nothing.
  public func close() {}

  /// Calls back at once.
  public func whenWritten(_ done: @escaping @MainActor () -> Void) {
    flush()
    done()
  }

  /// - Parameter value: a JSON text; nil to remove it.
  public func setAppValue(_ value: [UInt8]?, forKey key: String) { appValues[key] = value }
}

/// The number of sessions that have a revision.
private final class SessionCounter {
  var count = 0
}

private final class MemoryLog: SessionLog {
  var epoch = Epoch.random()
  private var counter: SessionCounter?
  private(set) var confirmed = 0 {
    didSet {
      if (oldValue > 0) != (confirmed > 0) { counter?.count += confirmed > 0 ? 1 : -1 }
    }
  }
  private(set) var appended = 0
  private(set) var damage: SavedDamage?
  var onConfirm: (() -> Void)? {
    get { listener }
    set { listener = newValue }
  }
  /// Every command reads this directly: an access through a protocol requirement is checked at run
  /// time.
  private var listener: (() -> Void)?
  var isPinned = false
  var used: Int64?
  /// Nil if nothing is kept.
  private var kept: Kept?

  var entry: SavedEntry {
    SavedEntry(revision: confirmed, scene: kept?.scene, used: used, isPinned: isPinned)
  }

  var bytes: Int {
    guard let kept else { return 0 }
    return kept.revisions.reduce(0) { $0 + $1.body.count }
      + kept.snapshots.reduce(0) { $0 + $1.body.count }
  }

  fileprivate struct Kept {
    var snapshots: [SavedSnapshot] = []
    var revisions: [SavedRevision] = []
    var answers: [SavedAnswer] = []
    var values: [String: [UInt8]] = [:]
    var scene: String?
  }

  init(keepsRecords: Bool, _ counter: SessionCounter) {
    self.counter = counter
    kept = keepsRecords ? Kept() : nil
  }

  /// Detaches the log: its session has been removed.
  func detach() {
    if confirmed > 0 { counter?.count -= 1 }
    counter = nil
    onConfirm = nil
  }

  var safe: Int { appended }
  var obstacle: StoreFailure? { nil }

  func append(_ record: consuming StoredRecord) throws(StoreError) {
    if let number = record.revision?.number { try confirm(number) }
    appended += 1
    kept?.append(record)
    listener?()
  }

  func append(number: Int) throws(StoreError) {
    try confirm(number)
    appended += 1
    listener?()
  }

  private func confirm(_ number: Int) throws(StoreError) {
    guard number == confirmed + 1 else {
      throw .conflict(expected: number - 1, found: confirmed)
    }
    confirmed = number
  }

  func saved() -> SavedSession? {
    guard let kept, let snapshot = kept.snapshots.last else { return nil }
    return SavedSession(
      snapshot: snapshot, revisions: kept.recalled(after: snapshot.number),
      oldest: kept.revisions.first?.number ?? confirmed + 1,
      answers: kept.answers, values: kept.values)
  }

  func revisions(through number: Int, limit: Int) -> [SavedRevision] {
    Array((kept?.revisions ?? []).prefix { $0.number <= number }.suffix(limit))
  }

  func oldest() -> Int? { kept?.revisions.first?.number }

  func snapshot(through number: Int) -> SavedSnapshot? {
    kept?.snapshots.last { $0.number <= number }
  }

  func snapshot(from number: Int) -> SavedSnapshot? {
    kept?.snapshots.first { $0.number >= number }
  }

  func setAside(from number: Int, reason: String, at now: Int64) {
    kept?.revisions.removeAll { $0.number >= number }
    kept?.snapshots.removeAll { $0.number >= number }
    if kept?.snapshots.isEmpty == true { kept?.revisions.removeAll() }
    damage = SavedDamage(from: number, at: now, reason: reason)
    confirmed = kept?.revisions.last?.number ?? kept?.snapshots.last?.number ?? 0
    epoch = Epoch.random()
  }
}

extension MemoryLog.Kept {
  mutating func append(_ record: StoredRecord) {
    if let revision = record.revision { revisions.append(revision) }
    snapshots += record.snapshots
    if let answer = record.answer { answers.append(answer) }
    if answers.count > 2 * SavedSession.maxAnswers {
      answers.removeOldest(keeping: SavedSession.maxAnswers)
    }
    if let scene = record.scene { self.scene = scene }
    if record.forgetsValues { values = [:] }
    for (key, value) in record.values { values[key] = value }
  }

  func recalled(after start: Int) -> [SavedRevision] {
    let newer = Array(revisions.drop { $0.number <= start })
    var (older, bytes) = ([SavedRevision](), newer.reduce(0) { $0 + $1.body.count })
    for revision in revisions.reversed() where revision.number <= start {
      bytes += revision.body.count
      if newer.count + older.count >= SavedSession.recalled || bytes > SavedSession.recalledBytes {
        break
      }
      older.append(revision)
    }
    return older.reversed() + newer
  }
}
