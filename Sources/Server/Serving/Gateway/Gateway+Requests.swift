import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// From frame to request.
extension Gateway {
  /// A whole message of a client, as text.
  func receive(_ text: borrowing Span<UInt8>, from subscriber: Subscriber) {
    if subscriber.quiescence != .none, let cluster,
      cluster.isPauseAcknowledgement(text, of: subscriber)
    {
      return
    }
    if scheduler.mustQueue(in: subscriber.channel) || scheduler.mustWaitForMemory(text.count) {
      return scheduler.keep(text, of: subscriber)
    }
    handle(text, from: subscriber)
    scheduler.finishRequest(of: subscriber)
  }

  /// A message that is not JSON is answered, and the connection stays open.
  private func refuseMalformed(_ error: JSONSyntaxError, from subscriber: Subscriber) {
    connections.counters.malformed += 1
    if let connection = subscriber.connection { connections.logMalformed(error, from: connection) }
    let answer = WireError(error)
    subscriber.addAnswer(after: { .anywhere }) { writer in
      writer.appendError(id: .null, answer)
      return true
    }
  }

  /// Does a message's request at once, or begins its batch.
  ///
  /// - Parameter isFetched: the session that it is about is here, if it can be.
  func handle(
    _ text: borrowing Span<UInt8>, from subscriber: Subscriber, isFetched: Bool = false
  ) {
    scheduler.beginRequest()
    if text.count < Batch.longMessage, let request = plainRequest(text) {
      registry.reopenIfPossible(subscriber.channel)
      run(for: subscriber) { $0.process(request, $1, $2, &$3) }
      return scheduler.chargeTime(to: subscriber)
    }
    let frame: Frame
    do {
      frame = try Frame(parsing: text)
    } catch {
      refuseMalformed(error, from: subscriber)
      return scheduler.chargeTime(to: subscriber)
    }
    registry.reopenIfPossible(subscriber.channel)
    if let batch = Batch(frame, ofBytes: text.count) {
      return scheduler.begin(batch, of: subscriber)
    }
    if case .request(let request) = frame, !isFetched, let cluster,
      cluster.forwards(request, text, of: subscriber)
    {
      return scheduler.chargeTime(to: subscriber)
    }
    run(for: subscriber) { $0.process(frame, from: $1, at: $2, into: &$3) }
    scheduler.chargeTime(to: subscriber)
  }

  private func plainRequest(_ text: borrowing Span<UInt8>) -> Request? {
    // Taken out for the call: an access to a class that spans a call is checked at run time.
    var known = PlainSpelling()
    swap(&known, &spelling)
    let request = Request(plain: text, spelledLike: &known)
    spelling = known
    return request
  }

  private func run(
    for subscriber: Subscriber, _ work: (Session, String, Int64, inout JSONWriter) -> Bool
  ) {
    let (session, now) = (subscriber.session, scheduler.timeOfTurn)
    subscriber.addAnswer(after: { session.consumeAnswerPosition() }) { writer in
      work(session, subscriber.parameters.client, now, &writer)
    }
  }

  /// The client's connection is gone.
  func clientDisconnected(_ subscriber: Subscriber) {
    subscriber.connection = nil
    delivery.removePresence(of: subscriber)
    subscriber.session.removeAnswers(to: subscriber.parameters.client)
    hub.recordUse(of: subscriber.session.id, at: WallClock.now())
    scheduler.orphanWork(of: subscriber)
    delivery.makeDue(subscriber)
    subscriber.channel.newcomers.removeAll { $0 === subscriber }
  }
}
