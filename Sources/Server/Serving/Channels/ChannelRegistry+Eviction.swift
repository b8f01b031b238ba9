import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// The eviction of sessions that the store keeps.
extension ChannelRegistry {
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
    where (id != SessionHub.standardSession || !isAlone) && channel.isEmpty
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
