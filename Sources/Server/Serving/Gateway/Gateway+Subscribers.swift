import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway {
  func greet(_ subscriber: Subscriber, on connection: any Sink) {
    subscriber.connection = connection
    if subscriber.session.isReopening {
      // It gets the whole state of its views as soon as that is safe.
      subscriber.channel.newcomers.append(subscriber)
      connection.pauseReading()
    } else if mustQueue(in: subscriber.channel) {
      queue(.greeting, of: subscriber)
    } else {
      beginRequest()
      greet(subscriber)
      charge(subscriber)
    }
  }

  func greet(_ subscriber: Subscriber) {
    if subscriber.parameters.isMoved { return resume(subscriber) }
    let session = subscriber.session
    subscriber.channel.add(subscriber)
    delivery.addPresence(of: subscriber)
    subscriber.cursor = session.revision
    subscriber.answer(after: { .anywhere }) { writer in
      writer.append(
        session.hello(
          client: subscriber.parameters.client, resuming: subscriber.parameters.bookmark))
      return true
    }
    if subscriber.channel.isMigrating { quiesce(subscriber) }
    delivery.makeDue(subscriber)
    hub.measure(session)
  }

  /// A whole message of a client, as text.
  func receive(_ text: borrowing Span<UInt8>, from subscriber: Subscriber) {
    if subscriber.quiescence != .none && isPauseAcknowledgement(text, of: subscriber) { return }
    if mustQueue(in: subscriber.channel) || mustWaitForMemory(text.count) {
      return queue(text, of: subscriber)
    }
    handle(text, from: subscriber)
    finishRequest(of: subscriber)
  }

  /// A message that is not JSON is answered, and the connection stays open.
  func refuse(_ error: JSONSyntaxError, from subscriber: Subscriber) {
    connections.counters.malformed += 1
    if let connection = subscriber.connection { connections.logMalformed(error, from: connection) }
    let answer = WireError(error)
    subscriber.answer(after: { .anywhere }) { writer in
      writer.appendError(id: .null, answer)
      return true
    }
  }

  /// The client's connection is gone.
  func clientDisconnected(_ subscriber: Subscriber) {
    subscriber.connection = nil
    delivery.removePresence(of: subscriber)
    subscriber.session.removeAnswers(to: subscriber.parameters.client)
    hub.recordUse(of: subscriber.session.id, at: WallClock.now())
    orphanWork(of: subscriber)
    delivery.makeDue(subscriber)
    subscriber.channel.newcomers.removeAll { $0 === subscriber }
  }
}
