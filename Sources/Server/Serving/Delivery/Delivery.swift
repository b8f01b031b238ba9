import OrderedJSON
import Sessions
import Transport

/// Sends what is due at the end of each turn: answers and changes to those who asked, then changes
/// to the other readers, of whom some may have to wait for the next turns.
@MainActor
final class Delivery {
  /// The most readers, of all sessions together, that one turn serves. The limit lets commands run
  /// between deliveries. A reader that is served later gets everything up to then in one write.
  static let maxReaders = 64

  let hub: SessionHub
  let loop: EventLoop
  let memory: MemoryGovernor
  let lifecycle: Lifecycle
  /// The router, which greets those who came while a session's views were rebuilt.
  unowned var gateway: Gateway?
  var dueChannels: [Channel] = []
  var dueSubscribers: [Subscriber] = []
  /// Those to whom a large state is due, in the order in which they get it; they stay due until then.
  var awaitingState: [StateReader] = []
  /// Returns the microseconds that bound the writing of large states.
  var clock: () -> Int64 = StopWatch.microseconds
  /// True if the last turn did not reach all clients that something is due to.
  private var hasUnservedReaders = false
  var coalescer = WriteCoalescer()
  /// The client whose message made this turn as long as one read; it may have sent more.
  var burstSender: (any Sink)?

  init(hub: SessionHub, loop: EventLoop, memory: MemoryGovernor, lifecycle: Lifecycle) {
    self.hub = hub
    self.loop = loop
    self.memory = memory
    self.lifecycle = lifecycle
  }

  func makeDue(_ channel: Channel) {
    if channel.isDue { return }
    channel.isDue = true
    dueChannels.append(channel)
  }

  func makeDue(_ subscriber: Subscriber) {
    if subscriber.isDue { return }
    subscriber.isDue = true
    dueSubscribers.append(subscriber)
  }

  /// Decides whether the turn's output waits for the next turn. If more commands of the same client
  /// have come already, they go first: before the store writes or, if it keeps nothing, before any
  /// delivery.
  func putsOffTurn(keepsRecords: Bool, isTurnUsedUp: Bool) -> Bool {
    let mayWait =
      !lifecycle.isStopping && (keepsRecords || !hasUnservedReaders && !isTurnUsedUp)
    let hasMore = mayWait && burstSender?.hasUnread ?? false
    burstSender = nil
    let isDeferred = coalescer.defersOutput(keepsRecords ? .records : .output, hasMore: hasMore)
    if isDeferred { loop.wake() }
    return isDeferred
  }

  /// Delivers what is due at the end of a turn.
  func deliverTurn() {
    deliverDue(toReaders: lifecycle.isStopping ? .max : Self.maxReaders)
  }

  /// Delivers to all subscribers what is due.
  func deliverEverything() { deliverDue(toReaders: .max) }

  /// Asks for another turn if some readers have been left for it.
  func continueInNextTurn() {
    hasUnservedReaders =
      !dueChannels.isEmpty || !awaitingState.isEmpty || !dueSubscribers.isEmpty
    if hasUnservedReaders { loop.wake() }
  }

  /// Those who asked get changes and answers joined; then the others of each session get the changes,
  /// some in this turn, the rest in the next ones. Large states come last.
  private func deliverDue(toReaders limit: Int) {
    let putsOffStates = limit < .max
    if !putsOffStates { makeStateReadersDue() }
    var left = limit
    repeat {
      let subscribers = dueSubscribers
      dueSubscribers.removeAll(keepingCapacity: true)
      for subscriber in subscribers {
        if putsOffStates && subscriber.needsLargeState {
          putOffState(of: subscriber)
          continue
        }
        subscriber.isDue = false
        serve(subscriber)
      }
      // Those who asked get it before the readers, whose frames are written at once.
      if !dueChannels.isEmpty { loop.flush() }
      serveChannels(&left, putsOffStates: putsOffStates)
    } while !dueSubscribers.isEmpty || (left > 0 && !dueChannels.isEmpty)
    if !awaitingState.isEmpty { writeStates() }
  }

  /// A channel that cannot be finished goes to the end of the queue.
  private func serveChannels(_ left: inout Int, putsOffStates: Bool) {
    let channels = dueChannels
    dueChannels = []
    var waiting: [Channel] = []
    for channel in channels {
      if left > 0 || channel.isFarBehind {
        serveReaders(of: channel, &left, putsOffStates: putsOffStates)
      } else {
        waiting.append(channel)
        // Some of its readers were passed because they had nothing to get then.
        channel.session.awaitsAdvance = true
      }
    }
    if !waiting.isEmpty { dueChannels = waiting + dueChannels }
  }

  /// - Parameter putsOffStates: a reader to whom a large state is due waits, and so do those of the
  ///   same session after it.
  func serveReaders(of channel: Channel, _ left: inout Int, putsOffStates: Bool) {
    channel.isDue = false
    channel.session.awaitsAdvance = true
    if !channel.newcomers.isEmpty { gateway?.admission.greetNewcomers(of: channel) }
    let (begin, before) = (StopWatch.microseconds(), left)
    var isPutOff = false
    while let subscriber = channel.nextBehind, left > 0 || subscriber.isFarBehind {
      isPutOff = putsOffStates && subscriber.needsLargeState
      if isPutOff { break }
      channel.passNext()
      left -= 1
      guard subscriber.waiting == 0, let connection = subscriber.connection else {
        serve(subscriber)
        continue
      }
      if connection.isWritable { channel.sendChanges(to: subscriber, on: connection) }
      if subscriber.isBehind { connection.callWhenWritable() }
    }
    channel.forgetShared()
    let now = StopWatch.microseconds()
    channel.load.addDeliveries(before - left, taking: now - begin, at: now)
    if isPutOff { putOffState(of: channel) } else if channel.isAmidRound { makeDue(channel) }
    for subscriber in channel.dequeueThrottled() { makeDue(subscriber) }
    memory.unmeasured.append(channel.session)
  }

  /// Sends a subscriber what is due. One that cannot take anything is skipped until its socket has
  /// room again. Until then nothing is read from it, so its answers cannot pile up.
  func serve(_ subscriber: Subscriber) {
    defer { memory.measureAnswers(of: subscriber) }
    if subscriber.session.needsMeasuring { hub.measure(subscriber.session) }
    guard let connection = subscriber.connection else { return }
    if subscriber.isBehind && connection.isWritable {
      let frames = subscriber.takeFrames()
      if !frames.bytes.isEmpty { connection.send(frames) }
    }
    let mustWait =
      subscriber.mustTakeAnswers || subscriber.work != nil || subscriber.isThrottled
      || lifecycle.isStopping
      || (subscriber.channel.migration.isUnderWay && !subscriber.parameters.isForwarded)
    if mustWait { connection.pauseReading() } else { connection.resumeReading() }
    if subscriber.isBehind {
      connection.callWhenWritable()
    } else if subscriber.waiting > 0 {
      subscriber.channel.holdUntilStored(subscriber)
    }
  }
}
