import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// The release of sessions that the store keeps.
extension Gateway {
  /// Seconds between two looks for sessions that nobody uses, at most.
  private static let rounds = 60.0

  /// Lets go of sessions that nobody has been connected to for so long, again and again.
  ///
  /// - Parameter seconds: the time that a session may be idle.
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

  /// Lets go of the sessions that nobody is connected to and that have never been changed.
  func releaseUnused() {
    release { $0.session.head == 0 }
  }

  /// Lets go of all sessions that nobody is connected to: the store has them.
  ///
  /// - Returns: false where there may be more of them.
  @discardableResult
  func releaseEmpty() -> Bool {
    release { _ in true }
  }

  /// As `releaseEmpty`, step by step until there is no more.
  func giveBackUnused() {
    if releaseEmpty() { return }
    loop.schedule(after: Self.restBetweenSteps) { [unowned self] in giveBackUnused() }
  }

  /// Lets go of those a little while after the last of them has gone.
  func releaseForgotten() {
    let latest = StopWatch.now() - Self.grace
    release { $0.session.head == 0 && $0.emptySince <= latest }
  }

  /// Milliseconds for a client that was cut off to come back.
  private static let grace: Int64 = 60_000

  /// The sessions that are let go of at once, at most.
  private static let maxReleased = 500

  /// - Returns: false where there may be more of them, since those let go of were many or took much.
  @discardableResult
  private func release(_ isMeant: (Channel) -> Bool) -> Bool {
    let before = hub.bytes
    var left = Self.maxReleased
    for (id, channel) in channels
    where (id != Self.standardSession || place != nil) && channel.isEmpty && isMeant(channel) {
      if left == 0 || before - hub.bytes > Self.maxStepBytes { return false }
      if hub.release(id) {
        channels[id] = nil
        left -= 1
      }
    }
    return true
  }

  /// Greets those who came while a session's views were made again, once the views' state is safe.
  func greetNewcomers(of channel: Channel) {
    if channel.newcomers.isEmpty || channel.session.isComingBack { return }
    let newcomers = channel.newcomers
    channel.newcomers = []
    for subscriber in newcomers where subscriber.connection != nil { greet(subscriber) }
  }
}

/// Revisions that were decided and could not be stored.
extension Gateway {
  func lost(_ sessions: [String], _ reason: StoreFailure) {
    log(
      .error, "not stored",
      ["sessions": .number(.init(sessions.count)), "reason": .string("\(reason)")])
    for id in sessions {
      guard let channel = channels[id] else {
        hub.lose(id)
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

  /// Goes back to the session as the store has it, and tells those who wait for an answer: it is
  /// certain that nothing was stored.
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
    guard let session = try? hub.reread(channel.session.id) else { return abandon(channel) }
    channel.replace(with: session)
    follow(session, in: channel)
    for subscriber in channel.subscribers { makeDue(subscriber) }
    greetNewcomers(of: channel)
  }

  /// Brings a session that could only be shown to life when something can be stored again.
  func reopenIfPossible(_ channel: Channel) {
    if channel.session.wantsReopening { reopen(channel) }
  }

  /// Nobody knows what is stored: clients come back and are told.
  private func abandon(
    _ channel: Channel, _ reason: String = "the store has failed; connect again"
  ) {
    let id = channel.session.id
    channels[id] = nil
    for subscriber in channel.subscribers + channel.newcomers {
      subscriber.connection?.close(1011, reason)
    }
    hub.lose(id)
  }
}
