import Sessions

extension PostgreSQLStore {
  /// The time that a batch can take before sessions report that nothing can be stored.
  private static let patience = Duration.seconds(1)

  func take(_ record: consuming StoredRecord, for log: PostgreSQLLog) {
    waiting.append(.record(log, record))
  }

  /// The database is away, or does not get on.
  var obstacle: StoreFailure? {
    guard let inFlight else { return nil }
    return isAway || inFlight.since + Self.patience < .now ? .away : nil
  }

  /// Keeps a value of the app, a JSON text; nil forgets it.
  public func keep(_ value: [UInt8]?, forApp key: String) {
    appValues[key] = value
    waiting.append(.appValue(key, value))
    unwrittenValues[key] = waiting.issued
  }

  /// Changes the entry of a session with the next batch.
  public func change(
    _ session: String, _ change: EntryChange, then done: @escaping @MainActor (Bool) -> Void
  ) {
    guard logs[session] != nil || contains(session) else { return done(true) }
    let id = logs[session]?.id
    switch change {
    case .remove:
      let listing = directory.listings[session]
      forget(session)
      removing.insert(session)
      waiting.append(
        .change(session, id: id, change) { [weak self] isDone in
          self?.removing.remove(session)
          if !isDone { self?.relist(session, listing) }
          done(isDone)
        })
      return
    case .rename(let name):
      // The row that reserved the name is removed with the renaming.
      forget(name)
      rename(session, to: name)
      waiting.append(
        .change(session, id: id, change) { [weak self] isDone in
          if !isDone, let self, logs[name]?.id == id { rename(name, to: session) }
          done(isDone)
        })
      return
    case .pin(let isPinned): directory.listings[session]?.entry.isPinned = isPinned
    case .use(let time): directory.listings[session]?.entry.used = time
    }
    waiting.append(.change(session, id: id, change, done: done))
  }

  /// Lists a session that was not removed.
  private func relist(_ session: String, _ listing: Directory.Listing?) {
    if directory.listings[session] != nil { return }
    directory.listings[session] = listing
    onEntry?(session, listing?.entry)
  }

  private func forget(_ session: String) {
    directory.listings[session] = nil
    prepared[session] = nil
    guard let log = logs.removeValue(forKey: session) else { return }
    keeper.forget(log.id)
    log.makeVoid()
  }

  private func rename(_ session: String, to name: String) {
    directory.listings[name] = directory.listings.removeValue(forKey: session)
    guard let log = logs.removeValue(forKey: session) else { return }
    log.name = name
    logs[name] = log
  }

  /// Hands what has been taken in to the writing thread, unless that is busy.
  public func flush() {
    if inFlight != nil || isClosed || waiting.isEmpty { return }
    let empty = WriteBatch(node: node.id, now: configuration.clock())
    let (batch, taken) = waiting.next(empty, configuration.retention)
    let begin = ContinuousClock.now
    inFlight = (batch, begin, taken)
    writer.behind { [patience = configuration.patience] desk in
      let outcome = desk.write(batch, patience: patience) {
        Self.onMain { [weak self] in self?.isAway = true }
      }
      Self.onMain { [weak self] in self?.done(outcome) }
      // This comes last, since no caller waits for it.
      desk.trim(behind: batch)
    }
  }

  private func done(_ outcome: WriteBatch.Outcome) {
    guard let written = inFlight, !isClosed else { return }
    (inFlight, isAway) = (nil, false)
    settled += written.waited.count
    unwrittenValues = unwrittenValues.filter { $0.value > settled }
    tally.commitSeconds.observe(written.since.duration(to: .now) / .seconds(1))
    switch outcome {
    case .stored(let moved, let terms, let failed):
      tally.groupRecords.observe(Double(written.batch.records))
      tally.writtenBytes += written.batch.bytes
      for log in written.waited.logs { log.term = terms[log.id] ?? log.term }
      confirm(written.batch, written.waited.logs, but: moved)
      for (index, done) in written.waited.changes.enumerated() { done(!failed.contains(index)) }
      lose(written.waited.logs.filter { moved.contains($0.id) }, .moved)
      flush()
    case .unknown(let reason):
      tally.failures += 1
      loseAll(written, .unknown(reason))
    }
    callFinishers()
  }

  private func confirm(_ batch: WriteBatch, _ logs: [PostgreSQLLog], but moved: Set<Int>) {
    // The written records are known before the next batch is created.
    let kept = zip(logs, batch.parts).filter { !moved.contains($0.0.id) }
    for (log, part) in kept {
      log.note(part)
      list(log, part)
    }
    flush()
    for (log, _) in kept { log.tellConfirmed() }
  }

  private func list(_ log: PostgreSQLLog, _ part: WriteBatch.Part) {
    if log.isVoid { return }
    var listing =
      directory.listings[log.name] ?? Directory.Listing(entry: SavedEntry(), bytes: 0)
    listing.entry.revision = log.confirmed
    listing.entry.scene = part.records.last { $0.scene != nil }?.scene ?? listing.entry.scene
    listing.bytes += part.bytes
    directory.listings[log.name] = listing
  }

  /// Their logs are void.
  func lose(_ lost: [PostgreSQLLog], _ reason: StoreFailure) {
    var names: [String] = []
    for log in lost where !log.isVoid {
      log.makeVoid()
      keeper.forget(log.id)
      if logs[log.name] === log { logs[log.name] = nil }
      names.append(log.name)
    }
    if !names.isEmpty { onLoss?(names, reason) }
  }

  private func loseAll(_ written: InFlight, _ reason: StoreFailure) {
    configuration.log(reason.sentence)
    let rest = waiting.removeAll()
    settled = waiting.issued
    unwrittenValues = [:]
    let changed = rest.appValues.union(written.batch.appValues.keys)
    for done in written.waited.changes + rest.changes { done(false) }
    lose(written.waited.logs + rest.logs, reason)
    // The app's values are known here, and can wait.
    for key in changed { keep(appValues[key], forApp: key) }
  }

  /// About the bytes of records that are not safe yet.
  public var waitingBytes: Int { waiting.bytes + (inFlight?.batch.bytes ?? 0) }

  /// Calls back when everything taken in so far is safe or lost.
  public func finish(_ done: @escaping @MainActor () -> Void) {
    finishers.append((waiting.issued, done))
    flush()
    callFinishers()
  }

  private func callFinishers() {
    if finishers.isEmpty { return }
    let settled = self.settled
    let due = finishers.filter { $0.count <= settled }
    finishers.removeAll { $0.count <= settled }
    for finisher in due { finisher.call() }
  }

  /// Counts of what has been written and of what waits.
  public var figures: StoreFigures? {
    var figures = tally
    figures.waitingRecords = waiting.records + (inFlight?.batch.records ?? 0)
    figures.waitingBytes = waitingBytes
    figures.sessions = count
    return figures
  }

  /// Lets go of the database. What is not safe by then is lost: `finish` comes first.
  public func close() {
    if isClosed { return }
    isClosed = true
    keeper.close()
    for desk in [writer, opener, reader] { desk.close() }
    for log in logs.values { log.makeVoid() }
    (logs, prepared) = ([:], [:])
  }
}
