import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// The eviction of sessions that the store keeps.
extension Gateway {
  /// The most seconds between two looks for unused sessions.
  private static let checkSeconds = 60.0

  /// Periodically evicts the sessions that no one has been connected to for `seconds`.
  ///
  /// - Parameter seconds: the longest time that a session stays while idle.
  func evictIdle(after seconds: Double) {
    loop.schedule(after: min(seconds, Self.checkSeconds)) { [unowned self] in
      evictIdleStep(after: seconds)
    }
  }

  private func evictIdleStep(after seconds: Double) {
    let latest = StopWatch.now() - Int64(seconds * 1_000)
    if evict(where: { $0.emptySince <= latest }) { return evictIdle(after: seconds) }
    loop.schedule(after: MemoryGovernor.stepPause) { [unowned self] in
      evictIdleStep(after: seconds)
    }
  }

  /// Evicts the sessions that have no connections and have never been changed.
  func evictUnchanged() {
    evict { $0.session.head == 0 }
  }

  /// Evicts all sessions without connections: the store has them.
  ///
  /// - Returns: false if there may be more of them.
  @discardableResult
  func evictEmpty() -> Bool {
    evict { _ in true }
  }

  /// Calls `evictEmpty` step by step until nothing is left to evict.
  func evictUnused() {
    if evictEmpty() { return }
    loop.schedule(after: MemoryGovernor.stepPause) { [unowned self] in evictUnused() }
  }

  /// Evicts unchanged sessions a while after their last client has gone.
  func evictForgotten() {
    let latest = StopWatch.now() - Self.grace
    evict { $0.session.head == 0 && $0.emptySince <= latest }
  }

  /// Milliseconds for a client that was cut off to come back.
  private static let grace: Int64 = 60_000

  /// The most sessions that are evicted at once.
  private static let maxEvicted = 500

  /// - Returns: false if there may be more of them, since many were evicted or they took much.
  @discardableResult
  private func evict(where isMeant: (Channel) -> Bool) -> Bool {
    let before = hub.bytes
    var left = Self.maxEvicted
    for (id, channel) in channels
    where (id != Self.standardSession || clusterIdentity != nil) && channel.isEmpty
      && isMeant(channel)
    {
      if left == 0 || before - hub.bytes > MemoryGovernor.maxStepBytes { return false }
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
  func handleLoss(of sessions: [String], because reason: StoreFailure) {
    log(
      .error, "not stored",
      ["sessions": .number(.init(sessions.count)), "reason": .string("\(reason)")])
    for id in sessions {
      guard let channel = channels[id] else {
        hub.closeLost(id)
        continue
      }
      switch reason {
      case .full, .busy: rollBack(channel, because: reason)
      case .away: closeChannel(channel, because: "the database cannot be reached; connect again")
      case .moved:
        closeChannel(channel, because: "the session lives on another node now; connect again")
      case .unknown: closeChannel(channel)
      }
    }
  }

  /// Goes back to the stored session and refuses the requests that wait for an answer: nothing was
  /// stored, for certain.
  private func rollBack(_ channel: Channel, because reason: StoreFailure) {
    let error = reason.refusal("this was not stored, and nothing has changed; try again.")
    for subscriber in channel.subscribers {
      if subscriber.isAmidBatch {
        subscriber.connection?.close(1011, "nothing can be stored")
      } else {
        subscriber.refuseWaiting(error)
      }
    }
    reopen(channel)
    channel.removeThrottled()
  }

  /// Goes on with what the store has of a session.
  private func reopen(_ channel: Channel) {
    guard let session = try? hub.reopenLost(channel.session.id) else {
      return closeChannel(channel)
    }
    channel.replace(with: session)
    follow(session, in: channel)
    for subscriber in channel.subscribers { delivery.makeDue(subscriber) }
    greetNewcomers(of: channel)
  }

  /// Brings a session that could only be shown to life when something can be stored again.
  func reopenIfPossible(_ channel: Channel) {
    if channel.session.wantsReopening { reopen(channel) }
  }

  /// Closes all connections, since it is unknown what is stored: clients see that on reconnecting.
  private func closeChannel(
    _ channel: Channel, because reason: String = "the store has failed; connect again"
  ) {
    let id = channel.session.id
    channels[id] = nil
    for subscriber in channel.subscribers + channel.newcomers {
      subscriber.connection?.close(1011, reason)
    }
    hub.closeLost(id)
  }
}
