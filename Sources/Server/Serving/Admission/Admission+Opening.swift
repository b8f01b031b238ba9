import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Sessions that take time to read: only their own clients wait.
extension Admission {
  /// Opens the session of a pending client; nothing is read from the client until it is there.
  ///
  /// - Parameter id: the id of the request that is answered first; nil if there is none.
  func openSession(
    of pending: PendingClient, on connection: any Sink, answering id: JSONValue? = nil
  ) {
    connection.context = pending
    connection.pauseReading()
    registry.openAfterLeaseCheck(pending.parameters.session) {
      [unowned self, weak connection] error in
      guard let connection, connection.context is PendingClient, !lifecycle.isStopping else {
        return
      }
      if case .elsewhere(let node)? = error {
        gateway?.cluster?.forward(pending, to: node, on: connection, answering: id)
        return
      }
      if let error { return connection.close(1011, error.closeReason) }
      welcome(pending.parameters, on: connection, answering: id)
    }
  }

  /// Adds a connection to a session.
  func welcome(_ parameters: ConnectParameters, on connection: any Sink, answering id: JSONValue?) {
    let subscriber: Subscriber
    do {
      subscriber = try self.subscriber(for: parameters)
    } catch {
      if error.code == HTTPRefusal.overloaded.code {
        return connection.close(CloseCode.overloaded, "the server is overloaded")
      }
      let isFull = error.code == HTTPRefusal.fullCode
      return connection.close(isFull ? 4504 : 1011, isFull ? "no room for a session" : error.code)
    }
    connection.context = subscriber
    if let id {
      subscriber.addAnswer(after: { .anywhere }) { writer in
        writer.appendAnswer(id: id, result: ["authenticated": true])
        return true
      }
    }
    greet(subscriber, on: connection)
  }
}
