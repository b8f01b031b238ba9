import SQLiteRows
import SessionRecords

/// Sessions in a database file: what has been confirmed outlives the process, and with full
/// durability a power cut.
///
/// The main thread only gathers records. A separate thread commits the waiting records in one
/// transaction and reports back. In the meantime the next group gathers.
public final class SQLiteStore: SessionStore {
  /// The promise of an answer.
  public var durability: Durability { configuration.durability }
  /// True: sessions can be opened again from the file.
  public var keepsRecords: Bool { true }
  /// The values that the app keeps in addition to its sessions, as JSON texts.
  public private(set) var appValues: [String: [UInt8]]
  /// Called when records of these sessions were accepted and not stored.
  public var onLoss: ((_ sessions: [String], _ reason: StoreFailure) -> Void)?
  /// A sentence about the database's opening, for the person who runs the server.
  public let notice: String?

  let configuration: Configuration
  let lineage: String
  let writer: Writer
  var reader: MainReader
  let readAhead: ReadAhead
  var logs: [String: SQLiteLog] = [:]
  /// The sessions of which something is kept, or is about to be; nil until the id is known.
  var sessions: [String: Int?]
  var pending = PendingWrites()
  /// The figures of what was written.
  var tally = StoreFigures()
  var backoff = WriteBackoff()

  /// Opens a database, or creates one.
  ///
  /// - Throws: `folder`, `readOnly`, `symbolicLink`, `hardLink`, `otherOwner`, `notADatabase`,
  ///   `otherProgram`, `newerSchema`, `locked`, or `unusable`; nothing is touched then.
  public init(_ configuration: Configuration) throws(DatabaseRefusal) {
    var opener = try DatabaseOpener(configuration)
    let file = opener.file
    let lock = try DatabaseLock(file)
    let opened = try opener.run(with: lock)
    do throws(SQLiteError) {
      writer = try Writer(file, lock, opened.claim, configuration)
      reader = try MainReader(file, lock, isChecked: opened.isChecked, log: configuration.log)
    } catch {
      throw .unusable(file.path, reason: "\(error)")
    }
    readAhead = ReadAhead(file)
    (self.configuration, lineage) = (configuration, opened.claim.lineage)
    sessions = opened.index.ids.mapValues { $0 }
    appValues = opened.appValues
    if let obstacle = opened.obstacle { backoff.start(obstacle, for: configuration.retryDelay) }
    notice = opener.remarks.isEmpty ? nil : opener.remarks.joined(separator: " ")
    for remark in opener.remarks { configuration.log(remark) }
    writer.trim()
  }

  /// The number of sessions that something is kept of.
  public var count: Int { sessions.count }
  /// True if something is kept of a session.
  public func contains(_ session: String) -> Bool { sessions[session] != nil }
  /// Closes the log of an unused session.
  public func closeLog(of session: String) {
    guard let log = logs[session] else { return }
    log.onConfirm = nil
    log.isClosing = true
    removeIfIdle(log)
  }

  func removeIfIdle(_ log: SQLiteLog) {
    if log.isClosing && log.isIdle && logs[log.name] === log { logs[log.name] = nil }
  }

  /// Sets a value of the app, a JSON text; nil removes it.
  public func setAppValue(_ value: [UInt8]?, forKey key: String) {
    appValues[key] = value
    pending.waiting.setAppValue(value, forKey: key)
  }

  /// The obstacle that was met in writing lately.
  var obstacle: StoreFailure? { backoff.obstacle }

  /// Closes the database. What is not safe by then is lost: call `whenWritten` first.
  public func close() {
    if reader.isClosed { return }
    var last = WriteGroup()
    last.changes = pending.waiting.dequeueChanges()
    if !last.changes.isEmpty { writer.write(last, at: configuration.clock()) { _, _ in } }
    reader.close()
    logs = [:]
    readAhead.close()
    writer.close()
    reader.unlock()
  }
}
