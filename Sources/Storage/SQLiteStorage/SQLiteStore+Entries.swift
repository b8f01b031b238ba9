import SessionRecords

/// The entries of sessions, without opening them.
extension SQLiteStore {
  /// Reads the entries of all sessions, by name.
  ///
  /// - Throws: `unreadable`, or `damaged`.
  public func entries() throws(StoreError) -> [String: SavedEntry] {
    var entries: [String: SavedEntry] = [:]
    try read { (reader) throws(SQLiteError) in
      try reader.forEachRow { row in
        entries[row.name] = SavedEntry(
          revision: row.head, scene: row.scene, used: row.used.map(Int64.init),
          isPinned: row.isPinned)
      }
    }
    return entries
  }

  /// Measures about how many bytes a session takes in the file.
  public func bytes(of session: String) -> Int {
    guard case let id?? = sessions[session] else { return 0 }
    return (try? read { (reader) throws(SQLiteError) in try reader.bytes(of: id) }) ?? 0
  }

  /// Changes the entry of a session with the next group.
  public func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    let log = logs[session]
    guard log != nil || sessions[session] != nil else { return done(true) }
    pending.waiting.enqueue(
      .init(id: sessions[session].flatMap(\.self), log: log, change: change, done: { done(true) }))
    switch change {
    case .remove: removeSession(session)
    case .rename(let name): renameSession(session, to: name)
    case .pin, .use: break
    }
  }

  private func removeSession(_ session: String) {
    sessions[session] = nil
    guard let log = logs.removeValue(forKey: session) else { return }
    pending.waiting.discardRecords(of: log)
    log.invalidate()
  }

  private func renameSession(_ session: String, to name: String) {
    sessions[name] = sessions.removeValue(forKey: session)
    guard let log = logs.removeValue(forKey: session) else { return }
    log.name = name
    logs[name] = log
  }
}
