import OrderedJSON
import Transport

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
