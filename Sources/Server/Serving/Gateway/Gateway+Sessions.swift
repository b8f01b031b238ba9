import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// Changes to sessions while clients are connected to them.
extension Gateway: SessionHost {
  /// The names of the clients that are connected to a session.
  public func clients(of session: String) -> [String] {
    guard let channel = channels[session] else { return [] }
    return (channel.subscribers + channel.newcomers).filter { $0.connection != nil }.map(
      \.parameters.client)
  }

  /// Prepares for the end of a session; the result closes its connections.
  public func willRemove(_ session: String) -> ((_ isDone: Bool) -> Void) {
    let channel = channels.removeValue(forKey: session)
    return { [unowned self] isDone in
      if isDone {
        log(.info, "session removed", ["session": .string(session)])
        if let channel { close(channel) }
      } else {
        for subscriber in channel?.subscribers ?? [] { closeUnanswered(subscriber) }
        for subscriber in channel?.newcomers ?? [] { closeUnanswered(subscriber) }
      }
      if session == Self.standardSession && clusterIdentity == nil { openStandardSession() }
    }
  }

  /// Sends the subscribers away; the one who asked for the removal gets the answer first.
  private func close(_ channel: Channel) {
    let error = WireError(.unavailable, "The session has been removed.")
    for subscriber in channel.subscribers {
      subscriber.refuseWaiting(error)
      delivery.serve(subscriber)
    }
    for subscriber in channel.subscribers + channel.newcomers {
      subscriber.connection?.close(4503, "the session was removed")
    }
  }

  /// Prepares for another name of a session; the result notifies its connections.
  public func willRename(_ session: String, to name: String) -> (() -> Void) {
    let channel = channels.removeValue(forKey: session)
    channels[name] = channel
    return { [unowned self] in
      log(.info, "session renamed", ["session": .string(session), "name": .string(name)])
      for subscriber in channel?.subscribers ?? [] {
        subscriber.addAnswer(after: { .anywhere }) { writer in
          writer.appendRenamed(session, to: name)
          return true
        }
        delivery.makeDue(subscriber)
      }
      if session == Self.standardSession && clusterIdentity == nil { openStandardSession() }
    }
  }

  /// Closes the connections with answers that wait for the change, since it is not known whether it
  /// was made.
  public func didFailChange() {
    log(.error, "session change failed", [:])
    for channel in channels.values {
      for subscriber in channel.subscribers where subscriber.awaitsChange {
        closeUnanswered(subscriber)
      }
    }
  }

  private func closeUnanswered(_ subscriber: Subscriber) {
    subscriber.dropAnswers()
    subscriber.connection?.close(1011, Self.unknownOutcome)
  }

  /// The reason to close a connection with a request whose outcome is unknown.
  static let unknownOutcome = "it is not known whether it was done; connect again"

  /// Delivers to those who wait for the change, whichever session they are connected to.
  public func didConfirmChange() {
    for channel in channels.values {
      for subscriber in channel.subscribers where subscriber.waiting > 0 {
        delivery.makeDue(subscriber)
      }
    }
    loop.wake()
  }
}

/// Channel for sessions.
extension Gateway {
  /// Logs once that the limit on sessions is near.
  func warnIfNearlyFull() {
    if !hub.isNearlyFull { return hasWarnedNearlyFull = false }
    if hasWarnedNearlyFull { return }
    hasWarnedNearlyFull = true
    log(
      .warning, "nearly full",
      ["sessions": .number(.init(hub.count)), "advice": .string("colonnade sessions delete")])
  }

  /// Notes what is in use, and removes what has been unused for very long.
  ///
  /// - Parameter days: the time that an unused session is kept; nil for ever.
  func maintain(days: Int?) {
    loop.schedule(after: Self.maintenanceSeconds) { [unowned self] in
      let now = WallClock.now()
      for (name, channel) in channels where !channel.isEmpty { hub.recordUse(of: name, at: now) }
      evictForgotten()
      if let days { expire(days, at: now) }
      maintain(days: days)
    }
  }

  func expire(_ days: Int, at now: Int64) {
    for name in hub.unused(for: Int64(days) * 86_400_000, at: now) {
      log(.info, "session expired", ["session": .string(name)])
      hub.delete(name)
    }
  }

  /// Before the server stops.
  func recordUses() {
    let now = WallClock.now()
    for (name, channel) in channels where !channel.isEmpty { hub.recordUse(of: name, at: now) }
  }

  /// Seconds between two looks.
  private static let maintenanceSeconds = 30.0
}
