import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Requests that only the node of another session can do: its removal, or a new name.
extension ClusterMember {
  /// Opens the session that a request is about, or sends the request to the session's node, and
  /// reserves the name that the request gives it. The client's next messages wait.
  ///
  /// - Returns: false if it can be done here, or refused.
  func forwards(
    _ request: Request, _ text: borrowing Span<UInt8>, of subscriber: Subscriber
  ) -> Bool {
    // Without an id there would be no answer to wait for.
    guard request.id != nil else { return false }
    let name = hub.sessionToFetch(for: request)
    if name == nil && hub.nameToReserve(for: request) == nil { return false }
    var message: [UInt8] = []
    message.append(copying: text)
    subscriber.work = .forwarded(message)
    subscriber.connection?.pauseReading()
    guard let name else {
      reserveName(for: request, message, of: subscriber)
      return true
    }
    registry.openAfterLeaseCheck(name) { [unowned self, message] error in
      if case .elsewhere(let node)? = error {
        return ask(message, of: node, about: name, for: subscriber)
      }
      if error == nil { hub.closeUnkept(name) }
      reserveName(for: request, message, of: subscriber)
    }
    return true
  }

  /// Reserves the name that a request gives to a session, so that no other node can take it, and
  /// does the request. It is refused if another node has a session with that name.
  private func reserveName(
    for request: Request, _ message: [UInt8], of subscriber: Subscriber
  ) {
    guard let name = hub.nameToReserve(for: request) else {
      return handleLocally(message, of: subscriber)
    }
    registry.openAfterLeaseCheck(name) { [unowned self] error in
      switch error {
      case nil:
        handleLocally(message, of: subscriber)
        hub.closeUnkept(name)
      case .elsewhere: refuse(request, SessionHub.nameInUse, of: subscriber)
      default:
        let error = WireError(
          .unavailable, "The database did not say whether the name is free. Try again.")
        refuse(request, error, of: subscriber)
      }
    }
  }

  private func refuse(_ request: Request, _ error: WireError, of subscriber: Subscriber) {
    var answer = JSONWriter()
    answer.appendError(id: request.id ?? .null, error)
    finish(with: answer.bytes, for: subscriber)
  }

  /// Does the request now that the session is here, or answers why it cannot be.
  private func handleLocally(_ message: [UInt8], of subscriber: Subscriber) {
    subscriber.work = nil
    gateway.handle(message.span, from: subscriber, isFetched: true)
    gateway.scheduler.finishRequest(of: subscriber)
  }

  private func ask(
    _ message: [UInt8], of node: Node, about name: String, for subscriber: Subscriber
  ) {
    let asker = subscriber.parameters
    let parameters = ConnectParameters(
      session: name, client: asker.client, watch: .none, scene: nil, unknownTypes: .keep,
      bookmark: nil, address: asker.address)
    guard let (url, pass) = route(to: node, for: parameters, isReadOnlyPeek: true) else {
      return handleLocally(message, of: subscriber)
    }
    _ = RemoteCall(message, as: parameters, at: url, showing: pass, on: loop) { [unowned self] in
      switch $0 {
      case .unreached: handleLocally(message, of: subscriber)
      case .answered(let answer): finish(with: answer, for: subscriber)
      case .unknown:
        subscriber.connection?.close(1011, ChannelRegistry.unknownOutcome)
        finish(with: [], for: subscriber)
      }
    }
  }

  /// - Parameter answer: empty if there is none.
  private func finish(with answer: [UInt8], for subscriber: Subscriber) {
    subscriber.work = nil
    subscriber.addAnswer(after: { .anywhere }) { writer in
      writer.append(text: answer)
      return !answer.isEmpty
    }
    gateway.scheduler.finishRequest(of: subscriber)
  }
}
