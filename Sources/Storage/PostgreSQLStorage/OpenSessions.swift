/// The sessions that live on this node, or are about to.
@MainActor
struct OpenSessions {
  private(set) var logs: [String: PostgreSQLLog] = [:]
  /// Sessions that were asked for, about to be opened.
  private var prepared: [String: Result<SessionOwnership.Outcome, DatabaseError>] = [:]
  /// Names that are free as soon as the removal is written.
  var removing: Set<String> = []

  func contains(_ session: String) -> Bool {
    logs[session] != nil || prepared[session] != nil
  }

  /// Keeps what a session is opened from. The session can have been opened in the meantime.
  mutating func prepare(
    _ session: String, _ outcome: Result<SessionOwnership.Outcome, DatabaseError>
  ) {
    if logs[session] == nil { prepared[session] = outcome }
  }

  /// Removes and returns what a session is opened from; nil if it was not prepared.
  mutating func takePrepared(
    _ session: String
  ) throws(DatabaseError) -> SessionOwnership.Outcome? {
    try prepared.removeValue(forKey: session)?.get()
  }

  mutating func insert(_ log: PostgreSQLLog) { logs[log.name] = log }

  /// Removes a session that is open or prepared, with the log to be invalidated.
  mutating func remove(_ session: String) -> PostgreSQLLog? {
    prepared[session] = nil
    return logs.removeValue(forKey: session)
  }

  /// Removes a log, unless its session has been opened again.
  mutating func remove(_ log: PostgreSQLLog) {
    if logs[log.name] === log { logs[log.name] = nil }
  }

  mutating func rename(_ session: String, to name: String) {
    guard let log = logs.removeValue(forKey: session) else { return }
    log.name = name
    logs[name] = log
  }

  mutating func close() {
    for log in logs.values { log.invalidate() }
    (logs, prepared) = ([:], [:])
  }
}
