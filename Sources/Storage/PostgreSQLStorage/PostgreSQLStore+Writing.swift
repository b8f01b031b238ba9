import SessionRecords

extension PostgreSQLStore {
  /// Sets a value of the app, a JSON text; nil removes it.
  public func setAppValue(_ value: [UInt8]?, forKey key: String) {
    writes.waiting.append(.appValue(key, value))
    appValueCache.set(value, forKey: key, item: writes.waiting.enqueuedCount)
  }

  /// Changes the entry of a session with the next batch.
  public func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    self.change(session, change, receipt: nil, then: done)
  }

  /// Changes the entry of a session, and keeps a receipt in the same transaction.
  public func change(
    _ session: String, _ change: EntryChange, leaving receipt: String,
    then done: @escaping @MainActor (Bool) -> Void
  ) {
    self.change(session, change, receipt: receipt, then: done)
  }

  private func change(
    _ session: String, _ change: EntryChange, receipt: String?,
    then done: @escaping @MainActor (Bool) -> Void
  ) {
    guard openSessions.logs[session] != nil || contains(session) else { return done(true) }
    let id = openSessions.logs[session]?.id
    switch change {
    case .remove:
      let listing = entryCache.listings[session]
      removeSession(session)
      openSessions.removing.insert(session)
      writes.waiting.append(
        .change(session, id: id, change, leaving: receipt) { [weak self] isDone in
          self?.openSessions.removing.remove(session)
          if !isDone { self?.relist(session, listing) }
          done(isDone)
        })
      return
    case .rename(let name):
      // The row that reserved the name is removed with the renaming.
      removeSession(name)
      renameSession(session, to: name)
      writes.waiting.append(
        .change(session, id: id, change, leaving: receipt) { [weak self] isDone in
          if !isDone, let self, openSessions.logs[name]?.id == id {
            renameSession(name, to: session)
          }
          done(isDone)
        })
      return
    case .pin(let isPinned): entryCache.listings[session]?.entry.isPinned = isPinned
    case .use(let time): entryCache.listings[session]?.entry.used = time
    }
    writes.waiting.append(.change(session, id: id, change, done: done))
  }

  /// Lists a session that was not removed.
  private func relist(_ session: String, _ listing: SessionEntryCache.Listing?) {
    if entryCache.listings[session] != nil { return }
    entryCache.listings[session] = listing
    onEntry?(session, listing?.entry)
  }

  private func removeSession(_ session: String) {
    entryCache.listings[session] = nil
    guard let log = openSessions.remove(session) else { return }
    leaseRenewer.removeOwned(log.id)
    log.invalidate()
  }

  private func renameSession(_ session: String, to name: String) {
    entryCache.listings[name] = entryCache.listings.removeValue(forKey: session)
    openSessions.rename(session, to: name)
  }

  /// Passes the accepted records to the writing thread, unless it is busy.
  public func flush() {
    if isClosed || !writes.isDue { return }
    let batch = writes.beginBatch(
      node: node.id, at: configuration.clock(), configuration.retention)
    workers.writer.enqueue { [outageTimeout = configuration.outageTimeout] worker in
      let outcome = worker.write(batch, outageTimeout: outageTimeout) {
        Self.onMain { [weak self] in self?.writes.isUnreachable = true }
      }
      Self.onMain { [weak self] in self?.finishWrite(outcome) }
      // This comes last, since no caller waits for it.
      worker.trim(after: batch)
    }
  }

  private func finishWrite(_ outcome: WriteBatch.Outcome) {
    guard !isClosed, let written = writes.finishBatch(outcome) else { return }
    appValueCache.settle(through: writes.settledCount)
    switch outcome {
    case .stored(let moved, let terms, let failed):
      for log in written.dequeued.logs { log.term = terms[log.id] ?? log.term }
      confirm(written.batch, written.dequeued.logs, but: moved)
      for (index, done) in written.dequeued.changes.enumerated() { done(!failed.contains(index)) }
      invalidate(written.dequeued.logs.filter { moved.contains($0.id) }, .moved)
      flush()
    case .unknown(let reason):
      invalidateAll(written, .unknown(reason))
    }
    callWrittenHandlers()
  }

  private func confirm(_ batch: WriteBatch, _ logs: [PostgreSQLLog], but moved: Set<Int>) {
    // The written records are known before the next batch is created.
    let kept = zip(logs, batch.parts).filter { !moved.contains($0.0.id) }
    for (log, part) in kept {
      log.recordWritten(part)
      updateEntry(of: log, with: part)
    }
    flush()
    for (log, _) in kept { log.notifyConfirmed() }
  }

  private func updateEntry(of log: PostgreSQLLog, with part: WriteBatch.Part) {
    if log.isInvalidated { return }
    var listing =
      entryCache.listings[log.name] ?? SessionEntryCache.Listing(entry: SavedEntry(), bytes: 0)
    listing.entry.revision = log.confirmed
    listing.entry.scene = part.records.last { $0.scene != nil }?.scene ?? listing.entry.scene
    listing.bytes += part.bytes
    entryCache.listings[log.name] = listing
  }

  /// Their logs are void.
  func invalidate(_ lost: [PostgreSQLLog], _ reason: StoreFailure) {
    var names: [String] = []
    for log in lost where !log.isInvalidated {
      log.invalidate()
      leaseRenewer.removeOwned(log.id)
      openSessions.remove(log)
      names.append(log.name)
    }
    if !names.isEmpty { onLoss?(names, reason) }
  }

  private func invalidateAll(_ written: WriteQueue.InFlight, _ reason: StoreFailure) {
    configuration.log("\(reason.sentence)")
    let rest = writes.discardWaiting()
    appValueCache.forgetUnwritten()
    let changed = rest.appValues.union(written.batch.appValues.keys)
    for done in written.dequeued.changes + rest.changes { done(false) }
    invalidate(written.dequeued.logs + rest.logs, reason)
    // The app's values are known here, and can wait.
    for key in changed { setAppValue(appValues[key], forKey: key) }
  }

  /// About the bytes of records that are not safe yet.
  public var waitingBytes: Int { writes.bytes }

  /// Calls back when everything accepted so far is safe or lost.
  public func whenWritten(_ done: @escaping @MainActor () -> Void) {
    writes.whenSettled(done)
    flush()
    callWrittenHandlers()
  }

  private func callWrittenHandlers() {
    for call in writes.dequeueHandlers() { call() }
  }

  /// Counts of what has been written and of what waits.
  public var figures: StoreFigures? {
    var figures = writes.figures
    figures.sessions = count
    return figures
  }

  /// Closes the database. What is not safe by then is lost: call `whenWritten` first.
  public func close() {
    if isClosed { return }
    isClosed = true
    leaseRenewer.close()
    workers.close()
    openSessions.close()
  }
}
