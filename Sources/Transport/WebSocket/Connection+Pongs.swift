/// Pings are answered by libwebsockets 4.1.6, when it comes round to it: behind what was received
/// in the meantime, and of several pings only the first. So behind each ping reading pauses until
/// its pong has gone.
///
/// Libwebsockets does not tell of pings. It tells whenever it begins or ends to wait for a socket
/// to be writable or readable. What of that follows from calls made here is known; for itself it
/// ends to wait when the socket has become writable, and begins when it has received a ping.
extension Connection {
  /// Libwebsockets waits for the socket as it did not before.
  func libraryWaitChanged() {
    waitChanges += 1
    if isCallingLibrary { return }
    isAwaited.toggle()
    if !isAwaited || phase != .open { return }
    setPause(.byPong, true)
    markDirty()
  }

  /// Asks for a callback behind the pong, so that reading goes on whatever made it pause.
  func makeSureToResume() {
    if pauses.contains(.byPong) && phase == .open { requestWritable() }
  }

  /// The socket can be written to. A pong goes out before this is told.
  func pongHasGone() {
    isAwaited = false
    if !pauses.contains(.byPong) { return }
    // Not here: what has been read already would be looked at while libwebsockets waits again, and
    // the next ping would change nothing of that.
    hasPongGone = true
    markDirty()
  }

  func resumeBehindPong() {
    if !hasPongGone { return }
    hasPongGone = false
    setPause(.byPong, false)
  }

  func requestWritable() {
    callLibrary { wire.requestWritable() }
    isAwaited = true
  }

  /// False when the socket is dead.
  func writeToLibrary(_ bytes: [UInt8], from start: Int, count: Int) -> Bool {
    let isAlive = callLibrary { wire.write(bytes, from: start, count: count) }
    if wire.holdsPartialWrite { isAwaited = true }
    return isAlive
  }

  func setReading(_ isReading: Bool) {
    let before = waitChanges
    callLibrary { wire.setReading(isReading) }
    // One is of reading itself; with something left that has been read already it also begins to
    // wait for writing.
    if waitChanges &- before > 1 { isAwaited = true }
  }

  private func callLibrary<Result>(_ body: () -> Result) -> Result {
    isCallingLibrary = true
    defer { isCallingLibrary = false }
    return body()
  }
}
