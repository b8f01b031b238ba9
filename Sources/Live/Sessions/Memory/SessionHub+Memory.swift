/// Measures and frees the memory of all sessions.
extension SessionHub {
  /// The total size of all sessions in bytes.
  public var bytes: Int { memoryUse.sum + textBytes.bytes + rememberedBytes }

  /// Measures the bytes of a session after it has been used. If all sessions keep too much for
  /// their readers, those that were used longest ago free that data. A closed session is no longer
  /// measured.
  public func measure(_ session: Session) {
    if session.measurement.isClosed { return }
    measurementCount += 1
    updateMeasurement(of: session)
    session.measurement.number = measurementCount
    if readerBytes > maxReaderBytes {
      shrink(readerBytes - maxReaderBytes / 2, but: session) { $0.freeReaderBytes() }
    }
  }

  private func updateMeasurement(of session: Session) {
    let (bytes, readers) = (session.bytes, session.readerBytes)
    memoryUse += bytes - session.measurement.bytes
    readerBytes += readers - session.measurement.readers
    session.measurement.bytes = bytes
    session.measurement.readers = readers
    session.needsMeasuring = false
  }

  /// Has sessions free data that can be created again, and then histories, beginning with the
  /// sessions that were used longest ago.
  public func freeMemory(_ excess: Int) {
    var rest = excess
    rest -= shrink(rest) { $0.freeReaderBytes() }
    if rest > 0 { shrink(rest) { $0.freeHistory() } }
  }

  /// - Returns: the number of freed bytes. It stops as soon as enough has been freed.
  @discardableResult
  private func shrink(
    _ excess: Int, but used: Session? = nil, _ body: (Session) -> Void
  ) -> Int {
    let before = bytes
    let readersBefore = readerBytes
    for session in sessions.values.sorted(by: { $0.measurement.number < $1.measurement.number })
    where session !== used {
      if max(before - bytes, readersBefore - readerBytes) >= excess { break }
      body(session)
      updateMeasurement(of: session)
    }
    return before - bytes
  }

  func removeMeasurement(_ session: Session) {
    memoryUse += SessionBytes() - session.measurement.bytes
    readerBytes -= session.measurement.readers
    session.measurement = Session.Measurement()
    session.measurement.isClosed = true
  }
}
