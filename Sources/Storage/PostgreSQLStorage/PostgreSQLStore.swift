import SessionRecords

/// Sessions in a PostgreSQL that several nodes share: what has been confirmed outlives all of them.
///
/// The main thread only gathers records. A thread with its own connection writes the waiting
/// records in one transaction and one round trip, and reports back. In the meantime the next batch
/// gathers.
public final class PostgreSQLStore: SharedStore {
  /// An answer's promise: it outlives a power cut, as far as the database is set up to.
  public var durability: Durability { .full }
  /// True: sessions can be opened again, on any node.
  public var keepsRecords: Bool { true }
  /// The text that only the nodes know.
  public let secret: String
  /// This server; its address is empty until it joins.
  public private(set) var node: Node
  /// The nodes that are there, as far as is known.
  public internal(set) var nodes: [NodeEntry] = []
  /// Called when records of these sessions were accepted and not stored, or another node owns them.
  public var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  /// Called whenever `hasFreshLease` has become true.
  public var onLeaseRefreshed: (() -> Void)?
  /// Called when nodes have come or gone.
  public var onNodes: (() -> Void)?
  /// Called when another node has changed the entry of a session.
  public var onEntry: ((_ session: String, _ entry: SavedEntry?) -> Void)?
  /// Called when another node has changed a value of the app.
  public var onAppValue: ((_ key: String, _ value: [UInt8]?) -> Void)?

  /// The configuration that was requested.
  public let configuration: Configuration
  var appValueCache: AppValueCache
  var entryCache: SessionEntryCache
  var openSessions = OpenSessions()
  var writes = WriteQueue()
  let workers: DatabaseWorkers
  let leaseRenewer: LeaseRenewer
  var isClosed = false

  /// Opens a database; creates the tables in it if there are none.
  ///
  /// - Throws: the reason why it cannot be used; nothing is touched then.
  public init(_ configuration: Configuration) throws(PostgreSQLRefusal) {
    let opened = try OpenedDatabase(configuration)
    self.configuration = configuration
    node = Node(id: configuration.node, address: "")
    (secret, entryCache) = (opened.secret, opened.entryCache)
    appValueCache = AppValueCache(opened.appValues)
    workers = DatabaseWorkers(configuration.url)
    leaseRenewer = LeaseRenewer(
      configuration, node: configuration.node, entryCache: opened.entryCache,
      valueChanges: opened.valueChanges)
  }

  /// The values that the app keeps in addition to its sessions, as JSON texts.
  public var appValues: [String: [UInt8]] { appValueCache.values }
  /// The number of sessions that something is kept of.
  public var count: Int { entryCache.listings.count }
  /// True if something is kept of a session, as far as is known here.
  public func contains(_ session: String) -> Bool { entryCache.listings[session] != nil }
  /// The entries of all sessions that something is kept of, by name.
  public func entries() -> [String: SavedEntry] { entryCache.listings.mapValues(\.entry) }
  /// About how many bytes a session takes.
  public func bytes(of session: String) -> Int { entryCache.listings[session]?.bytes ?? 0 }

  func setNode(_ node: Node) { self.node = node }
}

// MARK: - Opening sessions

extension PostgreSQLStore {
  /// True of each session that does not live here.
  public func isLarge(_ session: String) -> Bool { !openSessions.contains(session) }

  /// Asks for a session, and reads what it is opened from.
  public func prepare(_ session: String, _ done: @escaping @MainActor () -> Void) {
    if isClosed || !isLarge(session) { return done() }
    if openSessions.removing.contains(session) {
      return whenWritten { [weak self] in self?.prepare(session, done) }
    }
    workers.opener.perform {
      [node = node.id, since = oldestAnswer]
      (connection) throws(DatabaseError) in
      try SessionOwnership.acquire(session, for: node, since: since, connection)
    } then: { [weak self] outcome in
      if let self, !self.isClosed { self.openSessions.prepare(session, outcome) }
      done()
    }
  }

  /// The log of a session; the same object until it is closed.
  ///
  /// - Throws: `elsewhere` if another node has it; `unreadable`, or `damaged`.
  public func log(of session: String) throws(StoreError) -> any SessionLog {
    if let log = openSessions.logs[session] { return log }
    if isClosed { throw .unreadable("The store is closed.") }
    if openSessions.removing.contains(session) { throw .gone }
    let outcome: SessionOwnership.Outcome
    do throws(DatabaseError) {
      if let known = try openSessions.takePrepared(session) {
        outcome = known
      } else {
        outcome = try acquire(session)
      }
    } catch {
      throw failure(error)
    }
    switch outcome {
    case .elsewhere(let node): throw .elsewhere(node)
    case .acquired(let ownership):
      let log = PostgreSQLLog(session, ownership, in: self)
      openSessions.insert(log)
      leaseRenewer.addOwned(log.id)
      return log
    }
  }

  private func acquire(_ session: String) throws(DatabaseError) -> SessionOwnership.Outcome {
    try workers.reader.performNow {
      [node = node.id, since = oldestAnswer]
      (connection) throws(DatabaseError) in
      try SessionOwnership.acquire(session, for: node, since: since, connection)
    }
  }

  /// Closes the log of an unused session, after everything that waits to be written.
  public func closeLog(of session: String) { closeLog(of: session, movingTo: nil) }

  /// Transfers a session to another node, after everything that waits to be written.
  public func transferOwnership(
    of session: String, to node: Node, then done: @escaping @MainActor () -> Void
  ) {
    closeLog(of: session, movingTo: node)
    whenWritten(done)
  }

  private func closeLog(of session: String, movingTo node: Node?) {
    guard let log = openSessions.remove(session) else { return }
    log.invalidate()
    leaseRenewer.removeOwned(log.id)
    writes.waiting.append(.transfer(log, to: node))
    flush()
  }

  var oldestAnswer: Int64 {
    configuration.clock() - configuration.retention.answerMilliseconds
  }

  /// Reads at once, while the loop waits; not from a database that is away.
  func read<Result: Sendable>(
    _ work: @Sendable (DatabaseConnection) throws(DatabaseError) -> Result
  ) throws(StoreError) -> Result {
    if isClosed { throw .unreadable("The store is closed.") }
    do throws(DatabaseError) {
      return try workers.reader.performNow(work)
    } catch {
      throw failure(error)
    }
  }

  func failure(_ error: DatabaseError) -> StoreError {
    error.state.hasPrefix("XX001")
      ? .damaged("\(error)") : .unreadable("The database could not be read: \(error).")
  }
}
