import OrderedJSON
import Sessions
import Transport

/// The connections of one session, and the frames that many of them share.
@MainActor
final class Channel {
  private(set) var session: Session
  let log: Log
  private(set) var subscribers: [Subscriber] = []
  /// True if the session has new revisions and some subscribers are still to be checked for them.
  var isDue = false
  private var round = RoundRobin()
  /// Subscribers whose answers the store has yet to confirm: they come before those who only watch.
  private var awaitingStore: [Subscriber] = []
  /// Subscribers that make revisions faster than the store can keep them: nothing is read from them.
  private var throttled: [Subscriber] = []
  /// Subscribers that are greeted when the session has come back.
  var newcomers: [Subscriber] = []
  /// The loop's time that the subscribers have had together.
  var share = FairShare()
  /// The work for them over about the last minute.
  var load = LoadMeter()
  /// Subscribers whose work waits for a later turn; the first has waited longest.
  var waiting: [Subscriber] = []
  /// Its part in the migrations between nodes.
  var migration = MigrationStatus()
  /// True while a request that expects a revision is done elsewhere: no other is begun.
  var isHeld = false
  /// True while the channel is among those that wait.
  var isQueued = false
  /// The number of subscribers that get the lists of who is here.
  var listeners = 0
  /// True while the next list of who is here is due.
  var isPresenceScheduled = false
  /// The time at which the last one was sent, in milliseconds of `StopWatch`.
  var presenceSentAt: Int64 = 0
  /// The time since which there has been no subscriber, in milliseconds of `StopWatch`.
  private(set) var emptySince = StopWatch.now()
  /// The frames after a revision, as the first subscriber there needed them: in full, and compact.
  private var shared: Shared?
  private var sharedCompact: Shared?

  /// An object, so that a reader takes it without a copy.
  private final class Shared {
    let after: Int
    let through: Int
    let frames: JSONWriter

    init(after: Int, through: Int, frames: JSONWriter) {
      (self.after, self.through, self.frames) = (after, through, frames)
    }
  }

  init(session: Session, log: Log) {
    self.session = session
    self.log = log
  }

  var isEmpty: Bool { subscribers.isEmpty && newcomers.isEmpty && waiting.isEmpty }

  /// Queues the rest of a subscriber's work after that of the others.
  func `continue`(_ work: PendingWork, of subscriber: Subscriber) {
    subscriber.work = work
    waiting.append(subscriber)
  }

  func add(_ subscriber: Subscriber) {
    subscriber.index = subscribers.count
    subscribers.append(subscriber)
    if isAmidRound { beginRound() }
  }

  func remove(_ subscriber: Subscriber) {
    guard subscribers.indices.contains(subscriber.index),
      subscribers[subscriber.index] === subscriber
    else { return }
    if subscribers.count == 1 { emptySince = StopWatch.now() }
    let last = subscribers.removeLast()
    if isAmidRound { beginRound() }
    if last === subscriber { return }
    last.index = subscriber.index
    subscribers[subscriber.index] = last
  }

  /// Sends a subscriber that waits for no answer the changes that it misses. Most are at the same
  /// revision, and get the very same buffer.
  func sendChanges(to subscriber: Subscriber, on connection: any Sink) {
    let head = session.revision
    let before = subscriber.cursor
    let isCompact = subscriber.parameters.isCompact
    if subscriber.watch == .patch, let shared = isCompact ? sharedCompact : shared,
      shared.after == before, shared.through == head
    {
      subscriber.cursor = head
      connection.sendAtOnce(shared.frames)
      return
    }
    let frames = subscriber.takeFrames()
    if subscriber.watch == .patch && subscriber.cursor == head {
      let frames = Shared(after: before, through: head, frames: frames)
      if isCompact { sharedCompact = frames } else { shared = frames }
    }
    connection.sendAtOnce(frames)
  }

  /// Begins a check of all subscribers, from where the last round stopped.
  func beginRound() { round.start(count: subscribers.count) }

  /// True if some subscribers are still to be checked.
  var isAmidRound: Bool { round.left > 0 }

  /// The next subscriber of the round that something is due to.
  var nextBehind: Subscriber? {
    while let index = round.next(of: subscribers.count) {
      if subscribers[index].isBehind { return subscribers[index] }
      round.advance(of: subscribers.count)
    }
    return nil
  }

  func passNext() { round.advance(of: subscribers.count) }

  /// True if the next subscriber lags too far to be put off.
  var isFarBehind: Bool { nextBehind?.isFarBehind ?? false }

  /// Notes a subscriber that has nothing to get before the store confirms more.
  func holdUntilStored(_ subscriber: Subscriber) {
    if subscriber.isAwaitingStore { return }
    subscriber.isAwaitingStore = true
    awaitingStore.append(subscriber)
    session.awaitsAdvance = true
  }

  /// Takes out the subscribers that wait for the store, which has answered.
  func dequeueAwaitingStore() -> [Subscriber] {
    if awaitingStore.isEmpty { return [] }
    let taken = awaitingStore
    awaitingStore = []
    for subscriber in taken { subscriber.isAwaitingStore = false }
    return taken
  }

  /// Stops reading from a subscriber that makes revisions faster than the store can keep them.
  func throttleIfFarAhead(_ subscriber: Subscriber) {
    guard session.isFarAhead, !subscriber.isThrottled else { return }
    subscriber.isThrottled = true
    throttled.append(subscriber)
  }

  /// Takes out the throttled subscribers once the store has caught up.
  func dequeueThrottled() -> [Subscriber] {
    if throttled.isEmpty || session.isFarAhead { return [] }
    return removeThrottled()
  }

  @discardableResult
  func removeThrottled() -> [Subscriber] {
    let taken = throttled
    throttled = []
    for subscriber in taken { subscriber.isThrottled = false }
    return taken
  }

  /// True if some subscribers are throttled.
  var hasThrottled: Bool { !throttled.isEmpty }

  func forgetShared() { (shared, sharedCompact) = (nil, nil) }

  /// Continues with the session after it has been read again.
  func replace(with session: Session) {
    forgetShared()
    session.adoptPresence(of: self.session)
    self.session = session
  }
}
