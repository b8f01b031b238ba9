import OrderedJSON
import Sessions
import Transport
import WireProtocol

/// Requests that only the node of another session can do: its removal, another name.
extension Gateway {
  /// Opens the session that a request is about, or has it done where the session lives.
  ///
  /// - Returns: false where it can be done here, or refused.
  func sendsElsewhere(
    _ request: Request, _ text: borrowing Span<UInt8>, of subscriber: Subscriber
  ) -> Bool {
    guard place != nil, let name = hub.sessionToFetch(for: request) else { return false }
    var message: [UInt8] = []
    message.append(copying: text)
    subscriber.work = .elsewhere(message)
    subscriber.connection?.pauseReading()
    openOnceCertain(name) { [unowned self, message] error in
      guard case .elsewhere(let node)? = error else { return resume(message, of: subscriber) }
      ask(node, about: name, message, for: subscriber)
    }
    return true
  }

  /// The session is here now, or it is said why it cannot be.
  private func resume(_ message: [UInt8], of subscriber: Subscriber) {
    subscriber.work = nil
    handle(message.span, from: subscriber, isFetched: true)
    finishRequest(of: subscriber)
  }

  private func ask(
    _ node: Node, about name: String, _ message: [UInt8], for subscriber: Subscriber
  ) {
    let asker = subscriber.parameters
    let parameters = ConnectParameters(
      session: name, client: asker.client, watch: .none, scene: nil, unknownTypes: .keep,
      bookmark: nil, address: asker.address)
    guard let (url, pass) = way(to: node, for: parameters, isGlance: true) else {
      return resume(message, of: subscriber)
    }
    _ = RemoteCall(message, as: parameters, at: url, showing: pass, on: loop) { [unowned self] in
      guard let answer = $0 else { return resume(message, of: subscriber) }
      subscriber.work = nil
      subscriber.answer(behind: { .anywhere }) { writer in
        writer.append(text: answer)
        return true
      }
      finishRequest(of: subscriber)
    }
  }
}
