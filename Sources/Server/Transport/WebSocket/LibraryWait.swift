/// libwebsockets' wait for a socket that can be written, and the side that asked for it.
struct LibraryWait {
  var isAwaited = false
  var isCallingLibrary = false
  /// The number of times that libwebsockets started or stopped waiting.
  private(set) var changes = 0
  /// A pong has gone, and reading is still paused for it.
  var hasPongGone = false

  /// Libwebsockets waits for the socket as it did not before.
  ///
  /// - Returns: true if it has begun to wait by itself, not because of a call made here.
  mutating func recordChange() -> Bool {
    changes += 1
    if isCallingLibrary { return false }
    isAwaited.toggle()
    return isAwaited
  }
}
