/// A store, which keeps the logs of sessions.
@MainActor
public protocol SessionStore: AnyObject {
  /// The guarantee of an answered command.
  var durability: Durability { get }

  /// True if sessions can be reopened from the records. If not, records may be left empty.
  var keepsRecords: Bool { get }

  /// The number of sessions of which something is kept.
  var count: Int { get }

  func contains(_ session: String) -> Bool

  /// Returns the entries of all sessions of which something is kept, by name.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func entries() throws(StoreError) -> [String: SavedEntry]

  /// Returns the approximate size of a session in bytes.
  func bytes(of session: String) -> Int

  /// Changes the entry of a session of which something is kept, or is about to be.
  ///
  /// The log of a removed session is void. A change that could not be stored is tried again.
  ///
  /// - Parameter done: called with true when the change is safe, at once if there is no such
  ///   session. Called with false if another server prevented the change, or if it is unknown
  ///   whether it was made; a renamed session then has its old name in the store.
  func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void)

  /// Returns the log of a session; the same object until it is closed.
  ///
  /// - Throws: `unreadable`, `damaged`, or `gone`.
  func log(of session: String) throws(StoreError) -> any SessionLog

  /// Returns true if a session is so large that it should be prepared before it is opened.
  func isLarge(_ session: String) -> Bool

  /// Reads on another thread the data that a session is opened from, so that `log(of:)` and the
  /// log's `saved` have it available.
  ///
  /// - Parameter done: called on the main thread, even if nothing could be read.
  func prepare(_ session: String, _ done: @escaping @MainActor () -> Void)

  /// Closes the log of a session that is no longer used. Everything appended to it is safe.
  func closeLog(of session: String)

  /// Begins to write the appended records; called at the end of each turn.
  func flush()

  /// The approximate size of the records that are not safe yet.
  var waitingBytes: Int { get }

  /// Calls back when everything appended so far is safe or lost, even if more is appended in the
  /// meantime.
  func whenWritten(_ done: @escaping @MainActor () -> Void)

  /// Closes the store. Everything is safe or lost, and the store is not used afterwards.
  func close()

  /// The values that the app keeps outside its sessions, as JSON texts.
  var appValues: [String: [UInt8]] { get }

  /// - Parameter value: nil to remove it.
  func setAppValue(_ value: [UInt8]?, forKey key: String)

  /// True while other nodes may have changed sessions that are open here without the store's
  /// knowledge.
  var isStale: Bool { get }

  /// Counts of the store's work; nil for a store that writes nothing.
  var figures: StoreFigures? { get }

  /// Called when records of these sessions were accepted but not stored. Their logs are void: the
  /// sessions must be reopened.
  var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)? { get set }
}

extension SessionStore {
  /// None.
  public var figures: StoreFigures? { nil }

  /// False: no one else changes the store.
  public var isStale: Bool { false }

  /// Returns false: no session has to be prepared.
  public func isLarge(_ session: String) -> Bool { false }

  /// Calls back at once.
  public func prepare(_ session: String, _ done: @escaping @MainActor () -> Void) { done() }
}

/// The guarantee of an answered command, as reported by `hello`.
public enum Durability: String, Sendable {
  /// The data is lost when the process ends.
  case none
  /// The data outlives the process; a power cut may lose the newest changes.
  case relaxed
  /// The data outlives a power cut.
  case full
  /// Another program has locked the database. Nothing is stored.
  case busy
}

/// The log of one session.
///
/// One test checks this contract for every implementation: revisions are numbered 1, 2, 3 … without
/// gaps; a revision is appended only directly after its predecessor; what has been confirmed is
/// never lost; confirmations come in order, possibly later, possibly before `append` returns, and
/// one can cover all before it. A record is stored completely or not at all.
@MainActor
public protocol SessionLog: AnyObject {
  /// The name of this history. It changes whenever the history may not continue from what clients
  /// have seen.
  var epoch: String { get }

  /// The number of the newest safe revision; it never decreases.
  var confirmed: Int { get }

  /// The number of records accepted since the log was created, and the number of those that are
  /// safe.
  var appended: Int { get }
  var safe: Int { get }

  /// Called whenever `safe` has increased.
  var onConfirm: (() -> Void)? { get set }

  /// The reason why no other record can be stored for now, as far as the store knows; nil if one
  /// can.
  var obstacle: StoreFailure? { get }

  /// The loss when this history had to be repaired; nil if there was none.
  var damage: SavedDamage? { get }

  /// Returns the safe data of the session; nil if there is none.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func saved() throws(StoreError) -> SavedSession?

  /// Accepts a record.
  ///
  /// - Throws: `conflict` when its revision does not follow the newest; nothing is stored then.
  func append(_ record: consuming StoredRecord) throws(StoreError)

  /// Accepts a record that consists only of a revision.
  ///
  /// - Parameters:
  ///   - at: milliseconds since 1970.
  ///   - body: copied, so that the caller can reuse its memory.
  /// - Throws: `conflict` when it does not follow the newest; nothing is stored then.
  func append(revision number: Int, at: Int64, body: [UInt8]) throws(StoreError)

  /// Notes that there is a revision with that number. A store that keeps no records needs nothing
  /// else.
  ///
  /// - Throws: `conflict` when it does not follow the newest; nothing has changed then.
  func append(number: Int) throws(StoreError)

  /// Returns the newest safe revisions up to a number, oldest first, at most `limit`; fewer or none
  /// if earlier ones are no longer kept.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func revisions(through number: Int, limit: Int) throws(StoreError) -> [SavedRevision]

  /// Returns the number of the first revision that is kept and safe; nil if there is none.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func oldest() throws(StoreError) -> Int?

  /// Returns the newest state up to a number that is kept, safe and readable; nil if there is none.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func snapshot(through number: Int) throws(StoreError) -> SavedSnapshot?

  /// Returns the oldest state from a number on that is kept, safe and readable; nil if there is
  /// none.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func snapshot(from number: Int) throws(StoreError) -> SavedSnapshot?

  /// Sets aside everything from a revision on, including states, because it cannot be read. The
  /// history ends before that revision, under a new epoch. If no earlier state is left, the session
  /// starts from the beginning.
  ///
  /// - Parameter now: milliseconds since 1970.
  /// - Throws: `unreadable` while the session is being written; nothing has changed then.
  func setAside(from number: Int, reason: String, at now: Int64) throws(StoreError)
}

extension SessionLog {
  /// Appends the revision as a record.
  ///
  /// - Throws: `conflict` when it does not follow the newest; nothing is stored then.
  public func append(revision number: Int, at: Int64, body: [UInt8]) throws(StoreError) {
    try append(StoredRecord(revision: SavedRevision(number: number, at: at, body: body)))
  }

  /// True if no other record can be stored for now.
  public var isFull: Bool { obstacle != nil }

  /// Appends an empty revision with that number.
  ///
  /// - Throws: `conflict` when it does not follow the newest; nothing has changed then.
  public func append(number: Int) throws(StoreError) {
    try append(StoredRecord(revision: SavedRevision(number: number, at: 0, body: [])))
  }
}

/// A refusal by the store.
public enum StoreError: Error, Hashable {
  /// The newest revision is not the one that the new revision was to follow.
  case conflict(expected: Int, found: Int)
  /// The session cannot be read; the sentence says why.
  case unreadable(String)
  /// The session is damaged, and will be repaired when the store is next opened; the sentence says
  /// how.
  case damaged(String)
  /// There is no number left for another session.
  case exhausted
  /// The session is being read on another thread.
  case beingRead
  /// Nothing with that name exists any longer.
  case gone
  /// The session lives on another node.
  case elsewhere(Node)
}

extension SessionStore {
  /// None.
  public var waitingBytes: Int { 0 }
}
