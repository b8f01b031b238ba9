/// Libwebsockets 4.1.6 answers pings late: after what it received in the meantime, and of several
/// pings only the first. So after each ping, reading pauses until its pong has gone.
///
/// Libwebsockets does not report pings. It reports when it starts or stops waiting for a socket to
/// be writable or readable. The changes that follow from calls made here are known. By itself it
/// stops when the socket has become writable, and starts when it has received a ping.
extension Connection {
  /// Libwebsockets waits for the socket as it did not before.
  func libraryWaitChanged() {
    if !libraryWait.recordChange() || phase != .open { return }
    setPause(.byPong, true)
    markDirty()
  }

  /// Asks for a callback after the pong, so that reading goes on whatever made it pause.
  func requestResume() {
    if reading.pauses.contains(.byPong) && phase == .open { requestWritable() }
  }

  /// The socket can be written to. A pong goes out before this call.
  func pongHasGone() {
    libraryWait.isAwaited = false
    if !reading.pauses.contains(.byPong) { return }
    // Not here: what has been read already would be looked at while libwebsockets waits again, and
    // the next ping would change nothing of that.
    libraryWait.hasPongGone = true
    markDirty()
  }

  func resumeAfterPong() {
    if !libraryWait.hasPongGone { return }
    libraryWait.hasPongGone = false
    setPause(.byPong, false)
  }

  func requestWritable() {
    callLibrary { lws.requestWritable() }
    libraryWait.isAwaited = true
  }

  /// False when the socket is dead.
  func writeToLibrary(_ bytes: [UInt8], from start: Int, count: Int) -> Bool {
    let isAlive = callLibrary { lws.write(bytes, from: start, count: count) }
    if lws.holdsPartialWrite { libraryWait.isAwaited = true }
    return isAlive
  }

  func setReading(_ isReading: Bool) {
    let before = libraryWait.changes
    callLibrary { lws.setReading(isReading) }
    // One is of reading itself; with something left that has been read already it also begins to
    // wait for writing.
    if libraryWait.changes &- before > 1 { libraryWait.isAwaited = true }
  }

  private func callLibrary<Result>(_ body: () -> Result) -> Result {
    libraryWait.isCallingLibrary = true
    defer { libraryWait.isCallingLibrary = false }
    return body()
  }
}
