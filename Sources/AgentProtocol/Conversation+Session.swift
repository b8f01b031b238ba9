import OrderedJSON
import WireProtocol

extension Conversation {
  /// Begins what needs the session, now or when it is there.
  mutating func start(_ work: Work, _ caller: Caller) throws(ProtocolError) {
    guard queue.count + asked.count + resting.count < Self.maxWaiting else {
      throw ProtocolError(.tooMuch, "More than \(Self.maxWaiting) requests wait already.")
    }
    let waiting = Waiting(caller: caller, work: work)
    if link == .open, let mirror { return proceed(waiting, work.begin(mirror)) }
    queue.append(waiting)
    if link == .none {
      link = .connecting
      effects.append(.connect)
    }
  }

  private mutating func proceed(_ waiting: Waiting, _ step: Work.Step) {
    switch step {
    case .tool(let result): answer(waiting.caller, result.json)
    case .wait(let seconds):
      let id = newID()
      resting[id] = waiting
      effects.append(.wake(after: seconds, id))
    case .resource(let result): finish(waiting, result)
    case .fail(let error):
      answer(waiting.caller, unknown(error.message, error.data, waiting.caller))
    case .ask(let method, let params, let work):
      let id = newID()
      let request: JSONValue = [
        "jsonrpc": "2.0", "id": .number(.init(id)), "method": .string(method),
        "params": .object(params),
      ]
      let size = request.serialized().count
      if let mirror, size > mirror.messageBytes {
        return answer(
          waiting.caller,
          ToolResult.failure(
            "The call has \(size) bytes; the server takes \(mirror.messageBytes)."
          ).json)
      }
      asked[id] = Waiting(caller: waiting.caller, work: work, before: mirror?.revision ?? 0)
      effects.append(.send(request))
    }
  }

  private mutating func finish(_ waiting: Waiting, _ result: JSONObject) {
    var isContents = false
    if case .read = waiting.work { isContents = true }
    answer(waiting.caller, result, keeping: isContents ? .contents : nil)
  }

  /// Takes a message of the session.
  package mutating func take(message: JSONValue) -> [Effect] {
    let params = message["params"] ?? [:]
    switch message["method"]?.stringValue {
    case "hello"?: greeted(params)
    case "changed"?: changed(params)
    case "renamed"?: mirror?.take(renamed: params)
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
    for waiting in ready { proceed(waiting, waiting.work.begin(mirror)) }
  }

  /// Gives the server the client's name for people who watch. A refused name is not sent again.
  private mutating func introduce(_ name: UTF8String) {
    effects.append(
      .send([
        "jsonrpc": "2.0", "method": "presence.set", "params": ["name": .string(name)],
      ]))
  }

  private mutating func changed(_ params: JSONValue) {
    let follows = mirror?.take(changed: params) ?? false
    if !follows {
      effects.append(
        .send(["jsonrpc": "2.0", "id": .string(Self.refresh), "method": "state.get", "params": [:]])
      )
    }
    let paths = follows ? params["patch"]?.arrayValue?.compactMap { $0["path"]?.stringValue } : nil
    tellSubscribers(paths)
    if follows { answerResting() }
  }

  /// The time of a request that waits for a change is over.
  package mutating func woken(_ id: Int) -> [Effect] {
    if let waiting = resting.removeValue(forKey: id), let mirror {
      answer(waiting.caller, mirror.seen.json)
    }
    return takeEffects()
  }

  mutating func answerResting() {
    guard let mirror else { return }
    let waiting = resting.sorted { $0.key < $1.key }.map(\.value)
    resting = [:]
    for entry in waiting { answer(entry.caller, mirror.seen.json) }
  }

  private static let refresh: UTF8String = "refresh"

  private mutating func answered(_ message: JSONValue) {
    if message["id"]?.stringValue == Self.refresh {
      mirror?.take(whole: message["result"] ?? [:])
      return
    }
    guard let id = message["id"]?.intValue, let waiting = asked.removeValue(forKey: id),
      let mirror
    else { return }
    proceed(waiting, waiting.work.go(on: message, mirror, before: waiting.before))
  }

  /// The session is gone, or never was there.
  ///
  /// - Parameter sentence: the reason.
  package mutating func lost(_ sentence: String) -> [Effect] {
    link = .none
    mirror = nil
    let known = asked.merging(resting) { first, _ in first }
    let waiting = queue + known.sorted { $0.key < $1.key }.map(\.value)
    queue = []
    asked = [:]
    resting = [:]
    let text = sentence + " The next call tries to connect again."
    for entry in waiting {
      switch entry.work {
      case .call, .tellWhatHappened: answer(entry.caller, ToolResult.failure(text).json)
      case .read, .subscribe: answer(entry.caller, ProtocolError(.tooMuch, text))
      }
    }
    return takeEffects()
  }
}
