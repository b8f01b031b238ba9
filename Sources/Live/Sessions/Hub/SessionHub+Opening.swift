import SessionRecords

/// Opens sessions so large that reading them would block the loop: their rows are read on one
/// thread and parsed on another, and only their own clients wait.
extension SessionHub {
  /// Called with the session, or the reason why it cannot be opened; nil if nothing is kept of it,
  /// so that it can be created.
  public typealias Opened = @MainActor (Result<Session?, StoreError>) -> Void

  /// Returns true if a session should be opened with `open(_:then:)`.
  public func takesTime(_ id: String) -> Bool {
    sessions[id] == nil && (opening[id] != nil || store.isLarge(id) || needsHotReload(id))
  }

  /// The number of sessions that are being read.
  public var openingCount: Int { opening.count }

  /// Opens a stored session without blocking anything else.
  public func open(_ id: String, then done: @escaping Opened) {
    if let session = sessions[id] { return done(.success(session)) }
    if opening[id] != nil {
      opening[id]?.append(done)
      return
    }
    opening[id] = [done]
    store.prepare(id) { [weak self] in self?.read(id) }
  }

  /// Returns true if a session is kept, or may be: a session that other nodes keep in a shared
  /// store becomes known only when its log is requested.
  private func isKept(_ id: String) -> Bool { store.contains(id) || store is any SharedStore }

  private func read(_ id: String) {
    do throws(StoreError) {
      guard isKept(id) else { throw .gone }
      let log = try store.log(of: id)
      guard let saved = try log.saved() else {
        if store is any SharedStore { return finish(id, .success(nil)) }
        throw .gone
      }
      BackgroundQueue.run {
        Self.result { () throws(UnreadableRecord) in try SavedHistory(saved) }
      } then: { [weak self] history in
        self?.startReading(id, log, saved, history)
      }
    } catch {
      finish(id, .failure(error))
    }
  }

  private func startReading(
    _ id: String, _ log: any SessionLog, _ saved: SavedSession,
    _ history: Result<SavedHistory, UnreadableRecord>
  ) {
    do throws(UnreadableRecord) {
      let history = try history.get()
      let reopened = recording(id) {
        Session.ReopenedScene(of: history, saved, setting, as: reopenMode(of: id))
      }
      let contents = try recording(id) { () throws(UnreadableRecord) in
        try HistoryContents(of: history, by: reopened.reader)
      }
      readNextPage(
        id,
        Reading(
          log: log, saved: saved, history: history, reopened: reopened, contents: contents,
          next: history.revisions.startIndex))
    } catch {
      setAside(id, log, saved, error)
    }
  }

  /// A session that is being read from the store.
  private struct Reading {
    let log: any SessionLog
    let saved: SavedSession
    let history: SavedHistory
    let reopened: Session.ReopenedScene
    var contents: HistoryContents
    /// The index of the revision to continue with.
    var next: Int
  }

  /// Reads page after page; the loop does other work between them.
  private func readNextPage(_ id: String, _ reading: Reading) {
    let (history, start) = (reading.history, reading.next)
    if start == history.revisions.endIndex { return create(id, reading) }
    BackgroundQueue.run {
      var next = start
      let items = Self.result { () throws(UnreadableRecord) in try history.page(from: &next) }
      return (items, next)
    } then: { [weak self] items, next in
      var reading = reading
      do throws(UnreadableRecord) {
        let items = try items.get()
        try self?.recording(id) { () throws(UnreadableRecord) in
          for item in items { try reading.contents.read(item) }
        }
        reading.next = next
        self?.readNextPage(id, reading)
      } catch {
        self?.setAside(id, reading.log, reading.saved, error)
      }
    }
  }

  private func create(_ id: String, _ reading: Reading) {
    guard isKept(id), (try? store.log(of: id)) === reading.log else {
      return finish(id, .failure(.gone))
    }
    do throws(UnreadableRecord) {
      let session = try recording(id) { () throws(UnreadableRecord) in
        try Session(
          id, with: reading.contents, of: reading.history, on: reading.reopened, reading.saved,
          reading.log, setting, maxDepth: configuration.maxDepth, as: reopenMode(of: id))
      }
      hotReload(session) { [weak self] in
        self?.insert(session)
        self?.finish(id, .success(session))
      }
    } catch {
      setAside(id, reading.log, reading.saved, error)
    }
  }

  /// Replays the steps of a session's log if the app has been rebuilt.
  private func hotReload(_ session: Session, then done: @escaping () -> Void) {
    guard reopenMode(of: session.id) == .hotReload, session.status.runsCode, session.canHotReload
    else {
      return done()
    }
    let id = session.id
    onHotReload(id, nil)
    session.hotReload(wait: wait) { [weak self] in
      self?.onHotReload(id, session.scene.hotReloadOutcome?.members ?? [:])
      done()
    }
  }

  /// Sets aside a record that cannot be read, and continues with the rest.
  private func setAside(
    _ id: String, _ log: any SessionLog, _ saved: SavedSession, _ error: UnreadableRecord
  ) {
    do throws(StoreError) {
      try log.setAside(error, of: saved, at: configuration.clock())
      read(id)
    } catch {
      finish(id, .failure(error))
    }
  }

  private func finish(_ id: String, _ result: Result<Session?, StoreError>) {
    for done in opening.removeValue(forKey: id) ?? [] { done(result) }
  }

  private nonisolated static func result<Value>(
    _ work: () throws(UnreadableRecord) -> Value
  ) -> Result<Value, UnreadableRecord> {
    do {
      return .success(try work())
    } catch {
      return .failure(error)
    }
  }
}
