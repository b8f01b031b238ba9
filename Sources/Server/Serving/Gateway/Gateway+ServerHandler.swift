import OrderedJSON
import Sessions
import Transport
import WireProtocol

extension Gateway: @MainActor ServerHandler {
  /// Decides if a WebSocket is let in, and to which session.
  public func decide(upgrade: UpgradeRequest) -> UpgradeDecision {
    if upgrade.subprotocol.use == .echo { return .accept(context: nil) }
    do {
      return .accept(context: try admission.context(for: upgrade.request))
    } catch {
      return .refuse(error.response)
    }
  }

  /// Answers a plain HTTP request.
  public func respond(to request: HTTPRequest) -> HTTPAnswer { responder.answer(request) }

  /// Counts and logs a connection that was not let in.
  public func refused(_ address: String?, _ code: String) {
    connections.logRefused(address, code)
  }

  /// Takes in a new connection.
  public func opened(_ connection: Connection) {
    connections.log("opened", of: connection)
    if let subscriber = connection.context as? Subscriber {
      admission.greet(subscriber, on: connection)
    } else if let pending = connection.context as? PendingClient {
      admission.openSession(of: pending, on: connection)
    } else {
      admission.awaitToken(from: connection)
    }
  }

  /// Takes in a message.
  public func received(_ connection: Connection, text: borrowing Span<UInt8>) {
    connections.counters.messages += 1
    guard let subscriber = connection.context as? Subscriber else {
      if let proxy = connection.context as? ForwardingProxy { return proxy.received(text) }
      let isShort = text.count <= Admission.maxAdmissionBytes
      return admission.admit(connection, showing: isShort ? try? JSONValue(parsing: text) : nil)
    }
    if delivery.coalescer.countMessage(bytes: text.count) { delivery.burstSender = connection }
    receive(text, from: subscriber)
  }

  /// Its socket has taken what it held back.
  public func writable(_ connection: Connection) {
    guard let subscriber = connection.context as? Subscriber else {
      (connection.context as? ForwardingProxy)?.becameWritable()
      return
    }
    delivery.makeDue(subscriber)
  }

  /// True if the connection still waits for an answer.
  public func awaitsAnswer(_ connection: Connection) -> Bool {
    guard let subscriber = connection.context as? Subscriber else { return false }
    if case .forwarded = subscriber.work { return false }
    return subscriber.waiting > 0 || subscriber.work != nil
  }

  /// Releases a connection that has ended.
  public func closed(_ connection: Connection) {
    connections.log("closed", of: connection, connection.ending)
    guard let subscriber = connection.context as? Subscriber else {
      if let proxy = connection.context as? ForwardingProxy { cluster?.endForwarding(proxy) }
      return
    }
    clientDisconnected(subscriber)
  }
}

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
  func handle(_ text: borrowing Span<UInt8>, from subscriber: Subscriber) {
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
    if cluster != nil, let batch = ClusterMember.batch(of: frame) {
      return scheduler.begin(batch, of: subscriber)
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
