import SessionRecords

extension SQLiteStore {
  /// Counts of what has been written and of what waits.
  public var figures: StoreFigures? {
    var figures = tally
    let groups = pending.waiting.waiting + [pending.inFlight?.group].compactMap(\.self)
    figures.waitingRecords = groups.reduce(0) { $0 + $1.records }
    figures.waitingBytes = groups.reduce(0) { $0 + $1.bytes }
    figures.sessions = count
    return figures
  }
}

extension StoreFigures {
  mutating func record(
    _ outcome: WriteGroup.Outcome, of group: WriteGroup, after time: Duration
  ) {
    commitSeconds.observe(time / .seconds(1))
    switch outcome {
    case .stored:
      groupRecords.observe(Double(group.records))
      writtenBytes += group.bytes
    case .lost: failures += 1
    }
  }
}
