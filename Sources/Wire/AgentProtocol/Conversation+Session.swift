import OrderedJSON
import WireProtocol

extension Conversation {
  /// Starts a request that needs the session, now or when it is connected.
  mutating func start(_ request: SessionRequest, _ caller: Caller) throws(ProtocolError) {
    guard queue.count + asked.count + waitingForChange.count < Self.maxWaiting else {
      throw ProtocolError(.tooMuch, "More than \(Self.maxWaiting) requests wait already.")
    }
    let waiting = Waiting(caller: caller, request: request)
    if link == .open, let mirror { return proceed(waiting, request.start(mirror)) }
    queue.append(waiting)
    if link == .none {
      link = .connecting
      effects.append(.connect)
    }
  }

  private mutating func proceed(_ waiting: Waiting, _ step: SessionRequest.Step) {
    switch step {
    case .tool(let result): answer(waiting.caller, result.json)
    case .wait(let seconds):
      let id = newID()
      waitingForChange[id] = waiting
      effects.append(.wake(after: seconds, id))
    case .resource(let result): finish(waiting, result)
    case .fail(let error):
      answer(waiting.caller, unknown(error.message, error.data, waiting.caller))
    case .ask(let method, let params, let request):
      let id = newID()
      let message: JSONValue = [
        "jsonrpc": "2.0", "id": .number(.init(id)), "method": .string(method),
        "params": .object(params),
      ]
      let size = message.serialized().count
      if let mirror, size > mirror.messageBytes {
        return answer(
          waiting.caller,
          ToolResult.failure(
            "The call has \(size) bytes; the server takes \(mirror.messageBytes)."
          ).json)
      }
      asked[id] = Waiting(caller: waiting.caller, request: request, before: mirror?.revision ?? 0)
      effects.append(.send(message))
    }
  }

  private mutating func finish(_ waiting: Waiting, _ result: JSONObject) {
    var isContents = false
    if case .read = waiting.request { isContents = true }
    answer(waiting.caller, result, cachedFor: isContents ? .contents : nil)
  }

  /// Receives a message of the session.
  package mutating func receive(message: JSONValue) -> [Effect] {
    let params = message["params"] ?? [:]
    switch message["method"]?.stringValue {
    case "hello"?: greeted(params)
    case "changed"?: changed(params)
    case "renamed"?: mirror?.apply(renamed: params)
    case nil: answered(message)
    default: break
    }
    return takeEffects()
  }

  private mutating func greeted(_ params: JSONValue) {
    guard let mirror = Mirror(hello: params) else { return }
    self.mirror = mirror
    link = .open
    if let clientName { introduce(clientName) }
    let ready = queue
    queue = []
    for waiting in ready { proceed(waiting, waiting.request.start(mirror)) }
  }

  /// Gives the server the client's name for people who watch. A refused name is not sent again.
  private mutating func introduce(_ name: UTF8String) {
    effects.append(
      .send([
        "jsonrpc": "2.0", "method": "presence.set", "params": ["name": .string(name)],
      ]))
  }

  private mutating func changed(_ params: JSONValue) {
    let follows = mirror?.apply(changed: params) ?? false
    if !follows {
      effects.append(
        .send(["jsonrpc": "2.0", "id": .string(Self.refresh), "method": "state.get", "params": [:]])
      )
    }
    let paths = follows ? params["patch"]?.arrayValue?.compactMap { $0["path"]?.stringValue } : nil
    notifySubscribers(paths)
    if follows { answerWaitingForChange() }
  }

  /// The time of a request that waits for a change is over.
  package mutating func woken(_ id: Int) -> [Effect] {
    if let waiting = waitingForChange.removeValue(forKey: id), let mirror {
      answer(waiting.caller, mirror.seen.json)
    }
    return takeEffects()
  }

  mutating func answerWaitingForChange() {
    guard let mirror else { return }
    let waiting = waitingForChange.sorted { $0.key < $1.key }.map(\.value)
    waitingForChange = [:]
    for entry in waiting { answer(entry.caller, mirror.seen.json) }
  }

  private static let refresh: UTF8String = "refresh"

  private mutating func answered(_ message: JSONValue) {
    if message["id"]?.stringValue == Self.refresh {
      mirror?.apply(whole: message["result"] ?? [:])
      return
    }
    guard let id = message["id"]?.intValue, let waiting = asked.removeValue(forKey: id),
      let mirror
    else { return }
    proceed(waiting, waiting.request.resume(with: message, mirror, before: waiting.before))
  }

  /// The session is gone, or never was there.
  ///
  /// - Parameter sentence: the reason.
  package mutating func lost(_ sentence: String) -> [Effect] {
    link = .none
    mirror = nil
    let known = asked.merging(waitingForChange) { first, _ in first }
    let waiting = queue + known.sorted { $0.key < $1.key }.map(\.value)
    queue = []
    asked = [:]
    waitingForChange = [:]
    let text = sentence + " The next call tries to connect again."
    for entry in waiting {
      switch entry.request {
      case .call, .describeEffects: answer(entry.caller, ToolResult.failure(text).json)
      case .read, .subscribe: answer(entry.caller, ProtocolError(.tooMuch, text))
      }
    }
    return takeEffects()
  }
}
