import SessionRecords

/// All accepted items on their way to the database: those that wait, the batch that is being
/// written, and the callers to notify when items are settled, which is stored or lost.
struct WriteQueue {
  var waiting = WaitingRecords()
  private var inFlight: InFlight?
  /// The batch that is being written waits for a database that cannot be reached.
  var isUnreachable = false
  /// The number of settled items, of all that were ever accepted.
  private(set) var settledCount = 0
  private var handlers: [SettledHandler] = []
  /// The figures of what was written.
  private var tally = StoreFigures()

  /// A batch that is being written, and the items that it consists of.
  struct InFlight {
    let batch: WriteBatch
    let since: ContinuousClock.Instant
    let dequeued: WaitingRecords.Dequeued
  }

  private struct SettledHandler {
    /// The number of settled items that it waits for.
    let count: Int
    let call: @MainActor () -> Void
  }

  /// The time that a batch can take before sessions report that nothing can be stored.
  private static let stallTimeout = Duration.seconds(1)

  /// The database is away, or does not get on.
  var obstacle: StoreFailure? {
    guard let inFlight else { return nil }
    return isUnreachable || inFlight.since + Self.stallTimeout < .now ? .away : nil
  }

  /// Something waits, and no batch is being written.
  var isDue: Bool { inFlight == nil && !waiting.isEmpty }

  /// Makes a batch of what waits; it is being written from now on.
  @MainActor
  mutating func beginBatch(node: String, at now: Int64, _ retention: Retention) -> WriteBatch {
    let (batch, dequeued) = waiting.dequeueBatch(WriteBatch(node: node, now: now), retention)
    inFlight = InFlight(batch: batch, since: .now, dequeued: dequeued)
    return batch
  }

  /// Ends the batch that is being written; nil if there is none.
  mutating func finishBatch(_ outcome: WriteBatch.Outcome) -> InFlight? {
    guard let written = inFlight else { return nil }
    (inFlight, isUnreachable) = (nil, false)
    settledCount += written.dequeued.count
    tally.commitSeconds.observe(written.since.duration(to: .now) / .seconds(1))
    switch outcome {
    case .stored:
      tally.groupRecords.observe(Double(written.batch.records))
      tally.writtenBytes += written.batch.bytes
    case .unknown: tally.failures += 1
    }
    return written
  }

  /// Gives up all that waits.
  mutating func discardWaiting() -> WaitingRecords.Discarded {
    let discarded = waiting.removeAll()
    settledCount = waiting.enqueuedCount
    return discarded
  }

  /// Adds a caller to notify when everything accepted so far is settled.
  mutating func whenSettled(_ done: @escaping @MainActor () -> Void) {
    handlers.append(SettledHandler(count: waiting.enqueuedCount, call: done))
  }

  /// Removes and returns the callers to notify now.
  mutating func dequeueHandlers() -> [@MainActor () -> Void] {
    if handlers.isEmpty { return [] }
    let settledCount = self.settledCount
    let due = handlers.filter { $0.count <= settledCount }
    handlers.removeAll { $0.count <= settledCount }
    return due.map(\.call)
  }

  /// About the bytes of records that are not safe yet.
  var bytes: Int { waiting.bytes + (inFlight?.batch.bytes ?? 0) }

  /// Counts of what has been written and of what waits.
  var figures: StoreFigures {
    var figures = tally
    figures.waitingRecords = waiting.records + (inFlight?.batch.records ?? 0)
    figures.waitingBytes = bytes
    return figures
  }
}
