/// Counts and releases the memory of all sessions.
extension SessionHub {
  /// The total size of all sessions in bytes.
  public var bytes: Int { taken.sum + textBytes.bytes + rememberedBytes }

  /// Counts the bytes of a session after it has been used. If all sessions keep too much for their
  /// readers, those that were used longest ago release that data. A released session is no longer
  /// counted.
  public func recount(_ session: Session) {
    if session.accounting.isOver { return }
    measurementCount += 1
    count(session)
    session.accounting.number = measurementCount
    if readerBytes > maxReaderBytes {
      shrink(readerBytes - maxReaderBytes / 2, but: session) { $0.forgetForReaders() }
    }
  }

  private func count(_ session: Session) {
    let (bytes, readers) = (session.bytes, session.readerBytes)
    taken += bytes - session.accounting.bytes
    readerBytes += readers - session.accounting.readers
    session.accounting.bytes = bytes
    session.accounting.readers = readers
    session.isUncounted = false
  }

  /// Has sessions release data that can be created again, and then histories, beginning with the
  /// sessions that were used longest ago.
  public func shed(_ excess: Int) {
    var rest = excess
    rest -= shrink(rest) { $0.forgetForReaders() }
    if rest > 0 { shrink(rest) { $0.forgetHistory() } }
  }

  /// - Returns: the number of released bytes. It stops as soon as enough has been released.
  @discardableResult
  private func shrink(
    _ excess: Int, but used: Session? = nil, _ body: (Session) -> Void
  ) -> Int {
    let before = bytes
    let readersBefore = readerBytes
    for session in sessions.values.sorted(by: { $0.accounting.number < $1.accounting.number })
    where session !== used {
      if max(before - bytes, readersBefore - readerBytes) >= excess { break }
      body(session)
      count(session)
    }
    return before - bytes
  }

  func uncount(_ session: Session) {
    taken += SessionBytes() - session.accounting.bytes
    readerBytes -= session.accounting.readers
    session.accounting = Session.Accounting()
    session.accounting.isOver = true
  }
}
