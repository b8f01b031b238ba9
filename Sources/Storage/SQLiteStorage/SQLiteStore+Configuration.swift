import SQLiteRows
import SessionRecords

extension SQLiteStore {
  /// The file of a store, and what it promises and keeps.
  public struct Configuration: Sendable {
    /// The database's file; its folder is created if there is none.
    public var path: String
    /// The promise of an answer.
    public var durability: Durability
    /// The bounds on what is kept of a session.
    public var retention: Retention
    /// The server's version. What another one wrote goes on under a new epoch: it may fold
    /// otherwise.
    public var server: String
    /// Milliseconds since 1970.
    public var clock: @Sendable () -> Int64
    /// Takes sentences for the person who runs the server.
    public var log: @MainActor @Sendable (String) -> Void

    /// For tests: of more the disk says that it is full.
    var maxPages: Int?
    /// The time after a failed write in which sessions report the failure, for instance a full
    /// disk. Data that no caller waits for is not written in this time.
    var retryDelay = Duration.seconds(1)
    /// A file of fewer bytes is read whole when it is opened.
    var checkedWhole = 64 << 20
    /// The most revisions in a row; tests use one, as in the second version of the schema.
    var revisionsPerPage = RevisionPage.maxRevisions
    /// For tests.
    var schema = Schema.current
    /// The machine's since it was started: while it stays the same no power has been cut.
    var boot: String

    /// SQLite's word for when a commit is synced.
    var synchronous: String { durability == .relaxed ? "NORMAL" : "FULL" }

    /// - Parameter durability: full or relaxed.
    public init(
      path: String, durability: Durability = .full, retention: Retention = Retention(),
      server: String, clock: @escaping @Sendable () -> Int64,
      log: @escaping @MainActor @Sendable (String) -> Void = { _ in }
    ) {
      self.path = path
      self.durability = durability
      self.retention = retention
      self.server = server
      self.clock = clock
      self.log = log
      boot = DatabaseFile.boot
    }
  }
}
