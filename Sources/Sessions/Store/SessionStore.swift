/// A store: it keeps the logs of sessions.
@MainActor
public protocol SessionStore: AnyObject {
  /// The promise of an answer.
  var durability: Durability { get }

  /// True if sessions can be opened again from the records. If not, records may be left empty.
  var keepsRecords: Bool { get }

  /// The number of sessions that something is kept of.
  var count: Int { get }

  func contains(_ session: String) -> Bool

  /// The entries of all sessions that something is kept of, by name.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func entries() throws(StoreError) -> [String: SavedEntry]

  /// About how many bytes a session takes.
  func bytes(of session: String) -> Int

  /// Changes the entry of a session that something is kept of, or is about to be.
  ///
  /// The log of one that is removed is void. What could not be stored is tried again.
  ///
  /// - Parameter done: called when the change is safe; at once where there is no such session.
  func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor () -> Void)

  /// The log of a session; the same object until it is released.
  ///
  /// - Throws: `unreadable`, `damaged`, or `gone`.
  func log(of session: String) throws(StoreError) -> any SessionLog

  /// True if so much has to be read to open a session that it is to be prepared first.
  func isLarge(_ session: String) -> Bool

  /// Reads on another thread what a session is opened from, so that `log(of:)` and `saved` of the log
  /// have it at hand.
  ///
  /// - Parameter done: called on the main thread, also where nothing could be read.
  func prepare(_ session: String, _ done: @escaping @MainActor () -> Void)

  /// Nobody uses the log of a session any more; everything appended to it is safe.
  func release(_ session: String)

  /// Begins to write what has been appended; called at the end of each turn.
  func flush()

  /// About what records take that are not safe yet.
  var waitingBytes: Int { get }

  /// Calls back when everything appended so far is safe or lost, whatever comes meanwhile.
  func finish(_ done: @escaping @MainActor () -> Void)

  /// Nothing more is asked of it: everything is safe or lost.
  func close()

  /// The values that the app keeps beside its sessions, as JSON texts.
  var appValues: [String: [UInt8]] { get }

  /// - Parameter value: nil to forget it.
  func keep(_ value: [UInt8]?, forApp key: String)

  /// True while others may have changed sessions that are open here without its knowledge.
  var isStale: Bool { get }

  /// Nil for a store that writes nothing.
  var figures: StoreFigures? { get }

  /// Called when records of these sessions have been taken in and were not stored. Their logs are
  /// void: the sessions have to be opened again.
  var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)? { get set }
}

extension SessionStore {
  /// None.
  public var figures: StoreFigures? { nil }

  /// False: nobody else changes it.
  public var isStale: Bool { false }

  /// False: no session has to be prepared.
  public func isLarge(_ session: String) -> Bool { false }

  /// Calls back at once.
  public func prepare(_ session: String, _ done: @escaping @MainActor () -> Void) { done() }
}

/// The promise that `hello` makes about answered commands.
public enum Durability: String, Sendable {
  /// It ends with the process.
  case none
  /// It outlives the process; a power cut may take the newest.
  case relaxed
  /// It outlives a power cut.
  case full
  /// Another program has the database locked. Nothing of them is stored.
  case busy
}

/// The log of one session.
///
/// The contract, which one test runs over every implementation: revisions are numbered 1, 2, 3 …
/// without gaps; one is appended only behind the one before it; what has been confirmed is never
/// lost; confirmations come in order, perhaps later, perhaps before `append` returns, and one may
/// stand for all before it. All that a record says is stored, or nothing.
@MainActor
public protocol SessionLog: AnyObject {
  /// The name of this history: another one wherever it may not go on from what clients saw.
  var epoch: String { get }

  /// The number of the newest revision that is safe; it never shrinks.
  var confirmed: Int { get }

  /// The number of records taken in since the log was made, and of those that are safe.
  var appended: Int { get }
  var safe: Int { get }

  /// Called whenever `safe` has grown.
  var onConfirm: (() -> Void)? { get set }

  /// The reason why no other record can be stored for now, as far as the store knows; nil where there is
  /// room.
  var obstacle: StoreFailure? { get }

  /// The loss when this history had to be repaired; nil where there was none.
  var damage: SavedDamage? { get }

  /// The session as it is kept and safe; nil where there is nothing.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func saved() throws(StoreError) -> SavedSession?

  /// Takes a record in.
  ///
  /// - Throws: `conflict` when its revision does not follow the newest; nothing is stored then.
  func append(_ record: consuming StoredRecord) throws(StoreError)

  /// Takes a record in that is a revision and nothing else.
  ///
  /// - Parameters:
  ///   - at: milliseconds since 1970.
  ///   - body: copied, so that its memory serves for the next.
  /// - Throws: `conflict` when it does not follow the newest; nothing is stored then.
  func append(revision number: Int, at: Int64, body: [UInt8]) throws(StoreError)

  /// Takes in that there is a revision of that number: all that a store wants to know that keeps no
  /// records.
  ///
  /// - Throws: `conflict` when it does not follow the newest; nothing has changed then.
  func append(number: Int) throws(StoreError)

  /// The newest safe revisions up to a number, oldest first, at most so many; fewer, perhaps none,
  /// where those before are no longer kept.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func revisions(through number: Int, limit: Int) throws(StoreError) -> [SavedRevision]

  /// The first of the revisions that are kept and safe; nil where none is.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func oldest() throws(StoreError) -> Int?

  /// The newest of the states that are kept, safe and readable, up to a number; nil where none is.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func snapshot(through number: Int) throws(StoreError) -> SavedSnapshot?

  /// The oldest of the states that are kept, safe and readable, from a number on; nil where none is.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  func snapshot(from number: Int) throws(StoreError) -> SavedSnapshot?

  /// Sets aside all that is kept from a revision on, states included, since it says nothing that can
  /// be understood: the history ends before, under a new epoch. Where no state is left before, the
  /// session begins anew.
  ///
  /// - Parameter now: milliseconds since 1970.
  /// - Throws: `unreadable` while the session is being written; nothing has changed then.
  func setAside(from number: Int, reason: String, at now: Int64) throws(StoreError)
}

extension SessionLog {
  /// Appends it as a record.
  ///
  /// - Throws: `conflict` when it does not follow the newest; nothing is stored then.
  public func append(revision number: Int, at: Int64, body: [UInt8]) throws(StoreError) {
    try append(StoredRecord(revision: SavedRevision(number: number, at: at, body: body)))
  }

  /// True if no other record can be stored for now.
  public var isFull: Bool { obstacle != nil }

  /// Appends an empty revision of that number.
  ///
  /// - Throws: `conflict` when it does not follow the newest; nothing has changed then.
  public func append(number: Int) throws(StoreError) {
    try append(StoredRecord(revision: SavedRevision(number: number, at: 0, body: [])))
  }
}

/// A refusal of the store.
public enum StoreError: Error, Hashable {
  /// Another revision is the newest than the one that was to be followed.
  case conflict(expected: Int, found: Int)
  /// The session cannot be read; the sentence says why.
  case unreadable(String)
  /// The session is damaged, and is mended when the store is opened next; the sentence says how.
  case damaged(String)
  /// It is being read on another thread.
  case beingRead
  /// There is nothing of that name any more.
  case gone
  /// It lives on another node.
  case elsewhere(Node)
}

extension SessionStore {
  /// None.
  public var waitingBytes: Int { 0 }
}
