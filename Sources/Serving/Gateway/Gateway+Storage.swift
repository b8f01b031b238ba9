import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// The release of sessions that the store keeps.
extension Gateway {
  /// The most seconds between two looks for unused sessions.
  private static let rounds = 60.0

  /// Periodically releases the sessions that no one has been connected to for `seconds`.
  ///
  /// - Parameter seconds: the longest time that a session stays while idle.
  func releaseIdle(after seconds: Double) {
    loop.schedule(after: min(seconds, Self.rounds)) { [unowned self] in
      releaseStep(after: seconds)
    }
  }

  private func releaseStep(after seconds: Double) {
    let latest = StopWatch.now() - Int64(seconds * 1_000)
    if release({ $0.emptySince <= latest }) { return releaseIdle(after: seconds) }
    loop.schedule(after: Self.restBetweenSteps) { [unowned self] in
      releaseStep(after: seconds)
    }
  }

  /// Releases the sessions that have no connections and have never been changed.
  func releaseUnused() {
    release { $0.session.head == 0 }
  }

  /// Releases all sessions without connections: the store has them.
  ///
  /// - Returns: false if there may be more of them.
  @discardableResult
  func releaseEmpty() -> Bool {
    release { _ in true }
  }

  /// Calls `releaseEmpty` step by step until nothing is left to release.
  func giveBackUnused() {
    if releaseEmpty() { return }
    loop.schedule(after: Self.restBetweenSteps) { [unowned self] in giveBackUnused() }
  }

  /// Releases unchanged sessions a while after their last client has gone.
  func releaseForgotten() {
    let latest = StopWatch.now() - Self.grace
    release { $0.session.head == 0 && $0.emptySince <= latest }
  }

  /// Milliseconds for a client that was cut off to come back.
  private static let grace: Int64 = 60_000

  /// The most sessions that are released at once.
  private static let maxReleased = 500

  /// - Returns: false if there may be more of them, since many were released or they took much.
  @discardableResult
  private func release(_ isMeant: (Channel) -> Bool) -> Bool {
    let before = hub.bytes
    var left = Self.maxReleased
    for (id, channel) in channels
    where (id != Self.standardSession || place != nil) && channel.isEmpty && isMeant(channel) {
      if left == 0 || before - hub.bytes > Self.maxStepBytes { return false }
      if hub.evict(id) {
        channels[id] = nil
        left -= 1
      }
    }
    return true
  }

  /// Greets those who came while a session's views were rebuilt, once the views' state is safe.
  func greetNewcomers(of channel: Channel) {
    if channel.newcomers.isEmpty || channel.session.isReopening { return }
    let newcomers = channel.newcomers
    channel.newcomers = []
    for subscriber in newcomers where subscriber.connection != nil { greet(subscriber) }
  }
}

/// Revisions that were accepted but could not be stored.
extension Gateway {
  func lost(_ sessions: [String], _ reason: StoreFailure) {
    log(
      .error, "not stored",
      ["sessions": .number(.init(sessions.count)), "reason": .string("\(reason)")])
    for id in sessions {
      guard let channel = channels[id] else {
        hub.closeLost(id)
        continue
      }
      switch reason {
      case .full, .busy: takeBack(in: channel, reason)
      case .away: abandon(channel, "the database cannot be reached; connect again")
      case .moved: abandon(channel, "the session lives on another node now; connect again")
      case .unknown: abandon(channel)
      }
    }
  }

  /// Goes back to the stored session and refuses the requests that wait for an answer: nothing was
  /// stored, for certain.
  private func takeBack(in channel: Channel, _ reason: StoreFailure) {
    let error = reason.refusal("this was not stored, and nothing has changed; try again.")
    for subscriber in channel.subscribers {
      if subscriber.isAmidBatch {
        subscriber.connection?.close(1011, "nothing can be stored")
      } else {
        subscriber.refuseWaiting(error)
      }
    }
    reopen(channel)
    channel.heldBack.forEach { $0.isHeldBack = false }
    channel.heldBack = []
  }

  /// Goes on with what the store has of a session.
  private func reopen(_ channel: Channel) {
    guard let session = try? hub.reopenLost(channel.session.id) else { return abandon(channel) }
    channel.replace(with: session)
    follow(session, in: channel)
    for subscriber in channel.subscribers { makeDue(subscriber) }
    greetNewcomers(of: channel)
  }

  /// Brings a session that could only be shown to life when something can be stored again.
  func reopenIfPossible(_ channel: Channel) {
    if channel.session.wantsReopening { reopen(channel) }
  }

  /// Closes all connections, since it is unknown what is stored: clients see that on reconnecting.
  private func abandon(
    _ channel: Channel, _ reason: String = "the store has failed; connect again"
  ) {
    let id = channel.session.id
    channels[id] = nil
    for subscriber in channel.subscribers + channel.newcomers {
      subscriber.connection?.close(1011, reason)
    }
    hub.closeLost(id)
  }
}
