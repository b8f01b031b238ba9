import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// However much some clients ask for, the others have their turn: what comes when the time of a
/// turn is used up waits, one message of each connection, and is done in the order of the sessions'
/// claims.
@MainActor
final class TurnScheduler {
  private let loop: EventLoop
  private let delivery: Delivery
  private let memory: MemoryGovernor
  private let lifecycle: Lifecycle
  /// The router, which does the work that has waited.
  unowned var gateway: Gateway?
  var turn = TurnBudget()
  /// The channels with work that waits for a later turn.
  private(set) var waitingChannels: [Channel] = []
  /// Bytes of messages that wait although their clients have gone.
  private(set) var orphanedBytes = 0
  /// The processor time of the loop.
  var processor = ProcessorMeter()
  /// The bytes of requests that have been begun.
  var bytesUnderWay = 0
  /// Returns the microseconds by which requests are charged.
  var clock: () -> Int64 = StopWatch.microseconds
  /// The time of day when the first request of a turn was begun, in milliseconds since 1970: a turn is
  /// too short to ask again.
  private(set) var timeOfTurn: Int64 = 0

  /// Bytes of waiting answers above which nothing more is read from a client.
  private static let maxAnswerBytes = 262_144
  /// The most bytes of messages whose clients have gone; further messages are dropped.
  private static let maxOrphanedBytes = 16 << 20
  /// The most seconds that waiting work still takes when the server stops.
  private static let lastTurn = 1.0

  init(loop: EventLoop, delivery: Delivery, memory: MemoryGovernor, lifecycle: Lifecycle) {
    self.loop = loop
    self.delivery = delivery
    self.memory = memory
    self.lifecycle = lifecycle
  }

  /// Returns true when a request that comes now has to wait.
  func mustQueue(in channel: Channel) -> Bool {
    channel.isHeld || !waitingChannels.isEmpty || turn.isTooShort(for: channel.share.usual)
  }

  /// Returns true if a long message has to wait until the requests under way are done: parsed and
  /// read, a message takes many times its bytes.
  func mustWaitForMemory(_ bytes: Int) -> Bool {
    bytes >= Batch.longMessage && bytesUnderWay > memory.maxBytesUnderWay
  }

  /// Begins a batch, and does as many of its requests as the turn has time for; the rest waits.
  func begin(_ batch: Batch, of subscriber: Subscriber) {
    subscriber.start(batch)
    bytesUnderWay += subscriber.bytesUnderWay
    repeat {
      continueBatch(of: subscriber)
      chargeTime(to: subscriber)
    } while subscriber.canContinueBatch && !turn.isUsedUp
    if subscriber.canContinueBatch { putOff(.batch, of: subscriber) }
  }

  private func continueBatch(of subscriber: Subscriber) {
    if let cluster = gateway?.cluster, cluster.prepares(subscriber) { return }
    answerNext(of: subscriber)
  }

  private func answerNext(of subscriber: Subscriber) {
    let before = subscriber.bytesUnderWay
    subscriber.answerNext(at: timeOfTurn)
    bytesUnderWay += subscriber.bytesUnderWay - before
  }

  /// Puts off a subscriber's work to a later turn; until then nothing is read from it.
  func putOff(_ work: PendingWork, of subscriber: Subscriber) {
    subscriber.work = work
    let channel = subscriber.channel
    queue(channel)
    channel.waiting.append(subscriber)
    subscriber.connection?.pauseReading()
    memory.measureAnswers(of: subscriber)
  }

  private func queue(_ channel: Channel) {
    if channel.isQueued || channel.isHeld { return }
    channel.isQueued = true
    waitingChannels.append(channel)
  }

  /// Begins no other request of a session until it is released.
  func hold(_ channel: Channel) { channel.isHeld = true }

  func release(_ channel: Channel) {
    guard channel.isHeld else { return }
    channel.isHeld = false
    if !channel.waiting.isEmpty { queue(channel) }
  }

  /// Answers the next request of a batch, which waited for something from elsewhere. The rest waits
  /// for a later turn.
  func resumeBatch(of subscriber: Subscriber) {
    subscriber.work = nil
    beginRequest()
    let before = subscriber.unanswered
    // The first step may only read values.
    repeat { answerNext(of: subscriber) } while subscriber.unanswered == before && before > 0
    chargeTime(to: subscriber)
    if subscriber.isBusy { putOff(.batch, of: subscriber) }
    finishRequest(of: subscriber)
    loop.wake()
  }

  /// Ends a batch of which one request has an unknown outcome.
  func dropBatch(of subscriber: Subscriber) {
    bytesUnderWay -= subscriber.bytesUnderWay
    subscriber.dropBatch()
    finishRequest(of: subscriber)
  }

  /// Keeps a message for a later turn.
  func keep(_ text: borrowing Span<UInt8>, of subscriber: Subscriber) {
    var message: [UInt8] = []
    message.append(copying: text)
    putOff(.message(message), of: subscriber)
  }

  /// Keeps the work of a client that has gone: it is done all the same. If there is too much of it,
  /// drops a message that has not been looked at.
  func orphanWork(of subscriber: Subscriber) {
    if case .message(let text) = subscriber.work {
      if orphanedBytes + text.count <= Self.maxOrphanedBytes {
        orphanedBytes += text.count
        return
      }
      subscriber.work = nil
    }
    if subscriber.work == nil { subscriber.channel.remove(subscriber) }
  }

  func beginRequest() {
    if turn.mark != nil { return }
    turn.startRequest(at: clock())
    timeOfTurn = WallClock.now()
  }

  func chargeTime(to subscriber: Subscriber) {
    let now = clock()
    let time = turn.endRequest(at: now)
    subscriber.channel.share.charge(time, at: now)
    subscriber.channel.load.addRequest(taking: time, at: now)
  }

  /// Gives the next turn its whole budget.
  ///
  /// - Returns: true if that of this turn is used up.
  func resetBudget() -> Bool {
    defer { turn.reset() }
    return turn.isUsedUp
  }

  /// Does waiting work for as long as the turn has time; at least one step.
  func serveWaiting() {
    if waitingChannels.isEmpty { return }
    var isOver = false
    while !waitingChannels.isEmpty && !isOver {
      let now = clock()
      let order = waitingChannels.map { ($0.share.claim(at: now), $0) }.sorted { $0.0 < $1.0 }
      for (_, channel) in order where !isOver && !channel.isHeld {
        isOver = turn.isTooShort(for: channel.share.usual)
        if !isOver { step(in: channel) }
      }
      waitingChannels.removeAll { channel in
        channel.isQueued = !channel.waiting.isEmpty && !channel.isHeld
        return !channel.isQueued
      }
    }
    if !waitingChannels.isEmpty { loop.wake() }
  }

  /// Does what has been received before the server stops, as far as there is time.
  func finishWaiting() {
    let end = clock() + Int64(Self.lastTurn * 1_000_000)
    while !waitingChannels.isEmpty && clock() < end {
      turn.reset()
      serveWaiting()
    }
  }

  /// The connections of a session are served one after the other.
  private func step(in channel: Channel) {
    let next = channel.waiting.firstIndex { !mustWaitForMemory($0.work?.bytes ?? 0) }
    guard let next else { return }
    let subscriber = channel.waiting.remove(at: next)
    guard let work = subscriber.takeWork() else { return }
    beginRequest()
    switch work {
    case .greeting:
      if subscriber.connection != nil { gateway?.admission.greet(subscriber) }
      chargeTime(to: subscriber)
    case .message(let text):
      if subscriber.connection == nil { orphanedBytes -= text.count }
      gateway?.handle(text.span, from: subscriber)
    // It is in no queue: it goes on when the other node has answered.
    case .forwarded: break
    case .batch:
      continueBatch(of: subscriber)
      chargeTime(to: subscriber)
      if subscriber.canContinueBatch { channel.continue(.batch, of: subscriber) }
    }
    finishRequest(of: subscriber)
  }

  /// Decides whether more is read from a subscriber whose request has been done.
  func finishRequest(of subscriber: Subscriber) {
    delivery.makeDue(subscriber)
    memory.measureAnswers(of: subscriber)
    subscriber.channel.throttleIfFarAhead(subscriber)
    if subscriber.connection == nil && subscriber.work == nil {
      subscriber.channel.remove(subscriber)
    }
    if hasUsedItsShare(subscriber) { subscriber.connection?.pauseReading() }
  }

  private func hasUsedItsShare(_ subscriber: Subscriber) -> Bool {
    subscriber.work != nil || subscriber.waiting > Self.maxAnswerBytes || subscriber.isThrottled
      || lifecycle.isStopping
      || turn.isUsedUp
  }
}
