import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// However much some clients ask for, the others have their turn: what comes when the time of a
/// turn is used up waits, one message of each connection, and is done in the order of the sessions'
/// claims.
extension Gateway {
  /// Bytes of waiting answers above which nothing more is read from a client.
  private static let maxAnswerBytes = 262_144
  /// The most bytes of messages whose clients have gone; further messages are dropped.
  private static let maxOrphanedBytes = 16 << 20
  /// The most seconds that waiting work still takes when the server stops.
  private static let lastTurn = 1.0

  /// Returns true when a request that comes now has to wait.
  func mustQueue(in channel: Channel) -> Bool {
    !waitingChannels.isEmpty || turn.isTooShort(for: channel.share.usual)
  }

  /// Returns true if a long message has to wait until the requests under way are done: parsed and
  /// read, a message takes many times its bytes.
  func mustWaitForMemory(_ bytes: Int) -> Bool {
    bytes >= Batch.longMessage && bytesUnderWay > memory.maxBytesUnderWay
  }

  private func start(_ batch: Batch, of subscriber: Subscriber) {
    subscriber.start(batch)
    bytesUnderWay += subscriber.bytesUnderWay
  }

  private func continueBatch(of subscriber: Subscriber) {
    let before = subscriber.bytesUnderWay
    subscriber.answerNext(at: timeOfTurn)
    bytesUnderWay += subscriber.bytesUnderWay - before
  }

  /// Puts off a subscriber's work to a later turn; until then nothing is read from it.
  func queue(_ work: PendingWork, of subscriber: Subscriber) {
    subscriber.work = work
    let channel = subscriber.channel
    if !channel.isQueued { waitingChannels.append(channel) }
    channel.isQueued = true
    channel.waiting.append(subscriber)
    subscriber.connection?.pauseReading()
    memory.measureAnswers(of: subscriber)
  }

  /// Keeps a message for a later turn.
  func queue(_ text: borrowing Span<UInt8>, of subscriber: Subscriber) {
    var message: [UInt8] = []
    message.append(copying: text)
    queue(.message(message), of: subscriber)
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

  /// Does a message's request at once, or begins its batch.
  ///
  /// - Parameter isFetched: the session that it is about is here, if it can be.
  func handle(
    _ text: borrowing Span<UInt8>, from subscriber: Subscriber, isFetched: Bool = false
  ) {
    beginRequest()
    if text.count < Batch.longMessage, let request = plainRequest(text) {
      reopenIfPossible(subscriber.channel)
      answer(subscriber) { $0.process(request, $1, $2, &$3) }
      return charge(subscriber)
    }
    let frame: Frame
    do {
      frame = try Frame(parsing: text)
    } catch {
      refuse(error, from: subscriber)
      return charge(subscriber)
    }
    reopenIfPossible(subscriber.channel)
    if let batch = Batch(frame, ofBytes: text.count) {
      start(batch, of: subscriber)
      repeat {
        continueBatch(of: subscriber)
        charge(subscriber)
      } while subscriber.isBusy && !turn.isUsedUp
      if subscriber.isBusy { queue(.batch, of: subscriber) }
      return
    }
    if case .request(let request) = frame, !isFetched,
      forwards(request, text, of: subscriber)
    {
      return charge(subscriber)
    }
    answer(subscriber) { $0.process(frame, from: $1, at: $2, into: &$3) }
    charge(subscriber)
  }

  private func plainRequest(_ text: borrowing Span<UInt8>) -> Request? {
    // Taken out for the call: an access to a class that spans a call is checked at run time.
    var known = PlainSpelling()
    swap(&known, &spelling)
    let request = Request(plain: text, spelledLike: &known)
    spelling = known
    return request
  }

  private func answer(
    _ subscriber: Subscriber, _ work: (Session, String, Int64, inout JSONWriter) -> Bool
  ) {
    let session = subscriber.session
    subscriber.answer(after: { session.consumeAnswerPosition() }) { writer in
      work(session, subscriber.parameters.client, timeOfTurn, &writer)
    }
  }

  func beginRequest() {
    if turn.mark != nil { return }
    turn.startRequest(at: clock())
    timeOfTurn = WallClock.now()
  }

  func charge(_ subscriber: Subscriber) {
    let now = clock()
    let time = turn.endRequest(at: now)
    subscriber.channel.share.charge(time, at: now)
  }

  /// Does waiting work for as long as the turn has time; at least one step.
  func serveWaiting() {
    if waitingChannels.isEmpty { return }
    var isOver = false
    while !waitingChannels.isEmpty && !isOver {
      let now = clock()
      let order = waitingChannels.map { ($0.share.claim(at: now), $0) }.sorted { $0.0 < $1.0 }
      for (_, channel) in order where !isOver {
        isOver = turn.isTooShort(for: channel.share.usual)
        if !isOver { step(in: channel) }
      }
      waitingChannels.removeAll { channel in
        channel.isQueued = !channel.waiting.isEmpty
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
      if subscriber.connection != nil { greet(subscriber) }
      charge(subscriber)
    case .message(let text):
      if subscriber.connection == nil { orphanedBytes -= text.count }
      handle(text.span, from: subscriber)
    // It is in no queue: it goes on when the other node has answered.
    case .forwarded: break
    case .batch:
      continueBatch(of: subscriber)
      charge(subscriber)
      if subscriber.isBusy { channel.continue(.batch, of: subscriber) }
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
