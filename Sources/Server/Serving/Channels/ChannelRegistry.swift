import NavigationCore
import OrderedJSON
import SessionRecords
import Sessions
import Transport

/// The channels of the sessions in memory, by the sessions' names.
@MainActor
final class ChannelRegistry {
  let hub: SessionHub
  let loop: EventLoop
  let connections: Connections
  let delivery: Delivery
  /// The router, which greets newcomers and knows whether there are other nodes.
  unowned var gateway: Gateway?
  var channels: [String: Channel] = [:]
  /// True once the log has the warning that there is hardly room for another session.
  private(set) var hasWarnedNearlyFull = false

  init(hub: SessionHub, loop: EventLoop, connections: Connections, delivery: Delivery) {
    self.hub = hub
    self.loop = loop
    self.connections = connections
    self.delivery = delivery
    hub.host = self
  }

  var log: Log { connections.log }

  /// True if no other server has the store: the standard session is then always here.
  var isAlone: Bool { gateway?.cluster == nil }

  /// The channel of a session, created on first use; nil if there are too many sessions.
  func channel(
    _ id: String, scene: UTF8String? = nil, unknownTypes: TypeRegistry.UnknownTypes = .keep
  ) throws(StoreError) -> Channel? {
    if let channel = channels[id] {
      reopenIfPossible(channel)
      return channel
    }
    if hub.isNearlyFull { evictUnchanged() }
    guard let session = try hub.session(id, scene: scene, unknownTypes: unknownTypes) else {
      return nil
    }
    let channel = Channel(session: session, log: log)
    follow(session, in: channel)
    channels[id] = channel
    warnIfNearlyFull()
    if let damage = session.damage {
      log(.warning, "history repaired", ["session": .string(id), "degraded": damage.json])
    }
    return channel
  }

  func follow(_ session: Session, in channel: Channel) {
    session.onAdvance = { [unowned self, unowned channel] in advanced(channel) }
    session.awaitsAdvance = true
    session.onPresence = { [unowned self, unowned channel] in
      delivery.presenceChanged(in: channel)
    }
  }

  private func advanced(_ channel: Channel) {
    channel.beginRound()
    delivery.makeDue(channel)
    for subscriber in channel.dequeueAwaitingStore() { delivery.makeDue(subscriber) }
  }

  /// Opens a session off the loop, with its channel.
  func open(_ id: String, then done: @escaping @MainActor (StoreError?) -> Void = { _ in }) {
    hub.open(id) { [unowned self] result in
      do throws(StoreError) {
        if try result.get() != nil { _ = try channel(id) }
        done(nil)
      } catch {
        connections.logUnreadable(id, error)
        done(error)
      }
    }
  }

  /// Opens the standard session before the first client comes. If it cannot be read, all others
  /// still work.
  func openStandardSession() {
    if hub.takesTime(SessionHub.standardSession) { return open(SessionHub.standardSession) }
    do {
      _ = try channel(SessionHub.standardSession)
    } catch {
      connections.logUnreadable(SessionHub.standardSession, error)
    }
  }

  /// Logs once that the limit on sessions is near.
  func warnIfNearlyFull() {
    if !hub.isNearlyFull { return hasWarnedNearlyFull = false }
    if hasWarnedNearlyFull { return }
    hasWarnedNearlyFull = true
    log(
      .warning, "nearly full",
      ["sessions": .number(.init(hub.count)), "advice": .string("colonnade sessions delete")])
  }

  /// True if it has to be asked first where a session lives, or what is kept of it.
  func mustWait(for session: String) -> Bool {
    hub.takesTime(session) || !isAlone && hub.store.isStale
  }

  /// Opens a session once it is known whether it lives here.
  func openAfterLeaseCheck(
    _ id: String, then done: @escaping @MainActor (StoreError?) -> Void
  ) {
    guard let cluster = gateway?.cluster else { return open(id, then: done) }
    cluster.afterLeaseCheck { [unowned self] in open(id, then: done) }
  }

  /// Stops reading from all clients.
  func pauseReading() {
    for channel in channels.values {
      for subscriber in channel.subscribers { subscriber.connection?.pauseReading() }
    }
  }
}
