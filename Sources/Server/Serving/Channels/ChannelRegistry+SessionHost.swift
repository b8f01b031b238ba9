import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// Changes to sessions while clients are connected to them.
extension ChannelRegistry: SessionHost {
  /// The names of the clients that are connected to a session.
  func clients(of session: String) -> [String] {
    guard let channel = channels[session] else { return [] }
    return (channel.subscribers + channel.newcomers).filter { $0.connection != nil }.map(
      \.parameters.client)
  }

  /// Prepares for the end of a session; the result closes its connections.
  func willRemove(_ session: String) -> ((_ isDone: Bool) -> Void) {
    let channel = channels.removeValue(forKey: session)
    return { [unowned self] isDone in
      if isDone {
        log(.info, "session removed", ["session": .string(session)])
        if let channel { sendAway(channel) }
      } else {
        for subscriber in channel?.subscribers ?? [] { closeUnanswered(subscriber) }
        for subscriber in channel?.newcomers ?? [] { closeUnanswered(subscriber) }
      }
      if session == SessionHub.standardSession && isAlone { openStandardSession() }
    }
  }

  /// Sends the subscribers away; the one who asked for the removal gets the answer first.
  private func sendAway(_ channel: Channel) {
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
  func willRename(_ session: String, to name: String) -> (() -> Void) {
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
      if session == SessionHub.standardSession && isAlone { openStandardSession() }
    }
  }

  /// Closes the connections with answers that wait for the change, since it is not known whether it
  /// was made.
  func didFailChange() {
    log(.error, "session change failed", [:])
    for channel in channels.values {
      for subscriber in channel.subscribers where subscriber.awaitsChange {
        closeUnanswered(subscriber)
      }
    }
  }

  /// The reason to close a connection with a request whose outcome is unknown.
  static let unknownOutcome = "it is not known whether it was done; connect again"

  private func closeUnanswered(_ subscriber: Subscriber) {
    subscriber.dropAnswers()
    subscriber.connection?.close(1011, Self.unknownOutcome)
  }

  /// Delivers to those who wait for the change, whichever session they are connected to.
  func didConfirmChange() {
    for channel in channels.values {
      for subscriber in channel.subscribers where subscriber.waiting > 0 {
        delivery.makeDue(subscriber)
      }
    }
    loop.wake()
  }
}
