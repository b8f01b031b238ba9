import SQLiteRows
import SessionRecords

extension SQLiteStore {
  func enqueue(_ record: consuming StoredRecord, for log: SQLiteLog) {
    registerSession(of: log)
    pending.waiting.enqueue(record, for: log)
  }

  func enqueue(revision number: Int, at: Int64, body: [UInt8], for log: SQLiteLog) {
    registerSession(of: log)
    pending.waiting.enqueue(revision: number, at: at, body: body, for: log)
  }

  private func registerSession(of log: SQLiteLog) {
    if log.id == nil && sessions[log.name] == nil { sessions[log.name] = .some(nil) }
  }

  func enqueueRepair(of log: SQLiteLog) { pending.waiting.enqueueRepair(of: log) }

  /// Passes what has been appended to the writing thread, unless it is busy.
  public func flush() {
    if pending.inFlight != nil || reader.isClosed { return }
    // The app's values and a repair can wait.
    if backoff.isActive && !pending.waiting.hasRecords && !pending.waiting.hasChanges { return }
    guard let next = pending.start() else { return }
    writer.write(next.group, at: configuration.clock()) { [self] in finishWrite($0, after: $1) }
  }

  private func finishWrite(_ outcome: WriteGroup.Outcome, after time: Duration) {
    if reader.isClosed { return }
    guard let written = pending.finish() else { return }
    tally.record(outcome, of: written.group, after: time)
    switch outcome {
    case .stored(let ids):
      backoff.stop()
      for (log, id) in zip(written.logs, ids) { assign(id, to: log) }
      for (log, part) in zip(written.logs, written.group.parts) { log.finishRepair(part.repair) }
      // Starts the next write before any caller is notified.
      flush()
      confirm(written)
      for change in written.changes { change.done() }
    case .lost(.exhausted):
      // Sessions that have a number go on.
      backoff.hasNoNumberLeft = true
      discard(written, .exhausted)
      flush()
    case .lost(let reason):
      backoff.start(
        reason == .full || reason == .busy ? reason : nil, for: configuration.retryDelay)
      discard(written, reason)
      flush()
    }
    callWrittenHandlers()
  }

  private func assign(_ id: Int, to log: SQLiteLog) {
    // A void log also gets its number if it was written, since it can still have to be removed.
    if log.id != nil || id == 0 { return }
    log.id = id
    if !log.isInvalidated { sessions[log.name] = id }
  }

  private func confirm(_ written: WaitingGroups.Group) {
    for (log, part) in zip(written.logs, written.group.parts) where !part.isDiscarded {
      log.confirm(records: part.items.count, head: part.head)
      removeIfIdle(log)
    }
  }

  private func discard(_ written: WaitingGroups.Group, _ reason: StoreFailure) {
    pending.waiting.requeueAppValues(written.group.appValues)
    pending.waiting.requeue(written.changes)
    var names: [String] = []
    for (log, part) in zip(written.logs, written.group.parts) where !part.items.isEmpty {
      if log.isInvalidated { continue }
      pending.waiting.discardRecords(of: log)
      log.invalidate()
      if logs[log.name] === log { logs[log.name] = nil }
      if log.id == nil { sessions[log.name] = nil }
      names.append(log.name)
    }
    if !names.isEmpty { onLoss?(names, reason) }
  }

  /// About the bytes of records that are not safe yet.
  public var waitingBytes: Int { pending.bytes }

  /// Calls back when everything appended so far is safe or lost.
  public func whenWritten(_ done: @escaping @MainActor () -> Void) {
    pending.notify(done)
    flush()
    callWrittenHandlers()
  }

  private func callWrittenHandlers() {
    for call in pending.dequeueHandlers() { call() }
  }
}
