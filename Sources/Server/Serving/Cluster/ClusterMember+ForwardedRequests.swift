import OrderedJSON
import SessionRecords
import Sessions
import Transport
import WireProtocol

/// Requests that only the node of another session can do: its removal, or a new name.
///
/// Such a request waits until its outcome is known, and is then answered where it was sent: the key
/// and the expected revision belong to the session of the connection, and the rest of a batch
/// follows. With a key, the node that does it leaves a receipt in the same transaction. A repeat
/// finds the receipt, even if nodes have ended in the meantime.
extension ClusterMember {
  private static let methods: Set<UTF8String> = ["sessions.delete", "sessions.rename"]

  /// The batch with the single request of a frame that may have to wait; nil for any other.
  static func batch(of frame: Frame) -> Batch? {
    guard let request = frame.request, request.sessionToChange != nil else { return nil }
    return Batch(alone: request)
  }

  /// Prepares the next request of a client's batch, if it is about a session that may live elsewhere.
  /// The client's next messages wait.
  ///
  /// - Returns: false if the request can be answered now.
  func prepares(_ subscriber: Subscriber) -> Bool {
    guard let request = subscriber.nextRequest(calling: Self.methods),
      let name = request.sessionToChange
    else { return false }
    let (session, client) = (subscriber.session, subscriber.parameters.client)
    let isOwn = name == session.id && !subscriber.parameters.isReadOnlyPeek
    let receipt =
      isOwn ? nil : subscriber.parameters.receipt ?? session.receipt(of: request, from: client)
    let mustWait =
      receipt != nil || hub.sessionToFetch(for: request) != nil
      || hub.nameToReserve(for: request) != nil
    if !mustWait || session.knowsKey(of: request, from: client) { return false }
    if receipt == nil && session.expectsOtherRevision(request) { return false }
    subscriber.work = .forwarded
    subscriber.connection?.pauseReading()
    if request.meta.ifRevision != nil { gateway.scheduler.hold(subscriber.channel) }
    fetch(ForwardedRequest(request, name, receipt, of: subscriber))
    return true
  }

  /// Opens the session that a request is about, or sends the request to the session's node.
  private func fetch(_ forwarded: ForwardedRequest) {
    guard let name = hub.sessionToFetch(for: forwarded.request) else { return check(forwarded) }
    registry.openAfterLeaseCheck(name) { [unowned self] error in
      if case .elsewhere(let node)? = error { return ask(node, forwarded) }
      if error == nil { hub.closeUnkept(name) }
      check(forwarded)
    }
  }

  /// Finds out whether a request that can be done here was done before.
  private func check(_ forwarded: ForwardedRequest) {
    guard let receipt = forwarded.receipt else { return reserveName(forwarded) }
    store.findReceipt(receipt) { [unowned self] isFound in
      switch isFound {
      case true?: finish(forwarded, .success(forwarded.resultOfRepeat))
      case false?: reserveName(forwarded)
      case nil: finish(forwarded, .failure(Self.undecidedRepeat))
      }
    }
  }

  /// Reserves the name that a request gives to a session, so that no other node can take it, and
  /// does the request. It is refused if another node has a session with that name.
  private func reserveName(_ forwarded: ForwardedRequest) {
    guard let name = hub.nameToReserve(for: forwarded.request) else { return finish(forwarded) }
    registry.openAfterLeaseCheck(name) { [unowned self] error in
      switch error {
      case nil:
        finish(forwarded)
        hub.closeUnkept(name)
      case .elsewhere: finish(forwarded, .failure(SessionHub.nameInUse))
      default: finish(forwarded, .failure(Self.undecidedName))
      }
    }
  }

  private static let undecidedRepeat = WireError(
    .unavailable, "The database did not say whether this was done before. Try again.")
  private static let undecidedName = WireError(
    .unavailable, "The database did not say whether the name is free. Try again.")

  private func ask(_ node: Node, _ forwarded: ForwardedRequest) {
    let asker = forwarded.subscriber.parameters
    var parameters = ConnectParameters(
      session: forwarded.name, client: asker.client, watch: .none, scene: nil, unknownTypes: .keep,
      bookmark: nil, address: asker.address)
    parameters.receipt = forwarded.receipt
    guard let (url, pass) = route(to: node, for: parameters, isReadOnlyPeek: true) else {
      return finish(forwarded)
    }
    _ = RemoteCall(forwarded.message, as: parameters, at: url, showing: pass, on: loop) {
      [unowned self] in
      switch $0 {
      case .unreached: askAgain(forwarded)
      case .answered(let answer): finish(forwarded, ForwardedRequest.outcome(of: answer))
      case .unknown:
        forwarded.subscriber.connection?.close(1011, ChannelRegistry.unknownOutcome)
        gateway.scheduler.release(forwarded.subscriber.channel)
        gateway.scheduler.dropBatch(of: forwarded.subscriber)
      }
    }
  }

  /// The session may have gone to another node a moment ago; a node that does not respond keeps it.
  private func askAgain(_ forwarded: ForwardedRequest) {
    if StopWatch.now() > forwarded.deadline { return finish(forwarded) }
    loop.schedule(after: ForwardedRequest.pause) { [unowned self] in fetch(forwarded) }
  }

  /// Answers a request that has been prepared.
  ///
  /// - Parameter outcome: nil if it is done here, or refused.
  private func finish(
    _ forwarded: ForwardedRequest, _ outcome: Result<JSONObject, WireError>? = nil
  ) {
    let (subscriber, scheduler) = (forwarded.subscriber, gateway.scheduler)
    defer { scheduler.release(subscriber.channel) }
    if subscriber.work == nil { return }
    let prepared = PreparedRequest(outcome: outcome, receipt: forwarded.receipt)
    hub.withPrepared(prepared) { scheduler.resumeBatch(of: subscriber) }
  }
}

/// A request about a session that may live on another node, and the client that waits for it.
@MainActor
private struct ForwardedRequest {
  let request: Request
  /// The session that it removes or renames.
  let name: String
  let receipt: String?
  let subscriber: Subscriber
  /// The time after which the session's node is not searched for again, by `StopWatch`.
  let deadline = StopWatch.now() + 1_000

  /// Seconds between two searches for the session's node.
  static let pause = 0.1

  init(_ request: Request, _ name: String, _ receipt: String?, of subscriber: Subscriber) {
    (self.request, self.name) = (request, name)
    (self.receipt, self.subscriber) = (receipt, subscriber)
  }

  /// The request as another node gets it: what `meta` says is decided here.
  var message: [UInt8] {
    var params = request.params
    params["meta"] = nil
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": 1, "method": .string(request.method.name), "params": .object(params),
    ]
    return message.serialized()
  }

  /// The result of a request that was done before.
  var resultOfRepeat: JSONObject {
    var result: JSONObject = ["session": .string(UTF8String(name))]
    result["name"] = request.params["name"]
    result["changed"] = true
    result["replayed"] = true
    return result
  }

  /// Returns the outcome that another node has answered.
  static func outcome(of answer: [UInt8]) -> Result<JSONObject, WireError> {
    let answer = try? JSONValue(parsing: answer.span)
    if let result = answer?["result"]?.objectValue { return .success(result) }
    if let error = answer?["error"], let error = WireError(json: error) { return .failure(error) }
    return .failure(WireError(.unavailable, "The session’s node gave no answer. Try again."))
  }
}

extension Frame {
  /// The request of the frame; nil for several, and for none that can be read.
  fileprivate var request: Request? {
    switch self {
    case .request(let request): request
    case .other(.array): nil
    case .other(let value): try? Request(value)
    }
  }
}
