/// The counts of a connection's unsent bytes, and how they go on.
struct SendingState {
  /// The count of the outbox's bytes, and of those that are kept only for this connection: each
  /// message asks for it several times.
  private(set) var queued = 0
  private(set) var queuedOwn = 0
  /// An upper bound on the bytes that libwebsockets holds because the socket did not take them.
  var held = 0
  /// The bytes kept for this connection only, as last reported to the loop.
  private(set) var reported = 0
  /// The loop flushes the connection at the end of the turn, or of the next.
  var isDirty = false
  /// True if something could not be sent at once; the owner is notified when everything is sent.
  var isBlocked = false

  var unsent: Int { queued + held }

  /// Takes over the counts of the outbox, which has changed.
  mutating func count(_ outbox: borrowing Outbox) {
    (queued, queuedOwn) = (outbox.count, outbox.ownCount)
  }

  /// - Parameter incoming: the bytes that are here of a message.
  /// - Returns: the bytes kept for this connection only that have come since the last report.
  mutating func report(incoming: Int) -> Int {
    let before = reported
    reported = queuedOwn + held + incoming
    return reported - before
  }
}
