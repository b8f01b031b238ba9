import OrderedJSON

/// One client's conversation over the Model Context Protocol, on top of one session: lines and the
/// session's messages in, messages and requests out. It does no input and output itself.
package struct Conversation {
  /// The effects of what came in, in order.
  package enum Effect {
    /// A message for the client.
    case write(JSONValue)
    /// A message that can be left out if the client does not read: the next one says the same.
    case notify(JSONValue)
    /// A request to the session.
    case send(JSONValue)
    /// The session is needed; `hello`, or `lost`, is what comes next.
    case connect
    /// `woken` must be called after this number of seconds.
    case wake(after: Double, Int)
  }

  /// The most requests that can wait for answers at once.
  package static let maxWaiting = 128
  /// The most subscribed resources, over all subscriptions.
  static let maxSubscriptions = 256

  /// The client that gets the answer to a request, and its form.
  struct Caller {
    let id: JSONValue
    let revision: ProtocolRevision
    let batch: Int?
  }

  struct Waiting {
    let caller: Caller
    let request: SessionRequest
    /// The session's revision when its request was sent.
    var before = 0
  }

  /// Messages that came as one array, and are answered as one.
  struct Batch {
    var missing: Int
    var answers: [JSONValue] = []
  }

  /// Milliseconds that a result stays true: contents may change at once, lists never do.
  enum CacheLifetime: Int { case contents = 0, list = 3_600_000 }

  enum Link { case none, connecting, open }

  /// The link to the dashboard, which shows people the same session.
  let dashboard: String
  var link = Link.none
  var mirror: Mirror?
  /// The handshake's revision; nil before it.
  var negotiated: ProtocolRevision?
  /// The client's own name, for people who watch.
  var clientName: UTF8String?
  /// Requests that the session has to be there for.
  var queue: [Waiting] = []
  /// Requests that wait for an answer of the session, by the id of what was asked.
  var asked: [Int: Waiting] = [:]
  /// Requests that wait for a change, or for their time to be over.
  var waitingForChange: [Int: Waiting] = [:]
  var batches: [Int: Batch] = [:]
  var subscribed: Set<UTF8String> = []
  /// Streams of notifications, each with the id of the request that opened it.
  var listening: [(caller: Caller, uris: [UTF8String])] = []
  var effects: [Effect] = []
  private var lastID = 0

  /// - Parameter dashboard: the link that a person can open.
  package init(dashboard: String) {
    self.dashboard = dashboard
  }

  /// True while an answer is owed that does not depend on the client.
  package var owesAnswers: Bool { !queue.isEmpty || !asked.isEmpty }

  /// True while the session is there.
  package var hasSession: Bool { link == .open }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Receives a line of the client.
  package mutating func receive(line: LineSplitter.Line) -> [Effect] {
    switch line {
    case .tooLong:
      let error = ProtocolError(
        .invalidRequest, "Lines can have at most \(LineSplitter.standardLimit) bytes.")
      effects.append(.write(error.answer(to: .null)))
    case .text(let bytes):
      do {
        receive(json: try JSONValue(parsing: bytes))
      } catch {
        let refused = ProtocolError(.notJSON, "This isn’t valid JSON: \(error.description).")
        effects.append(.write(refused.answer(to: .null)))
      }
    }
    return takeEffects()
  }

  /// The client's input has ended: streams end, and pending requests are still answered.
  package mutating func endOfInput() -> [Effect] {
    for stream in listening {
      let meta: JSONValue = ["io.modelcontextprotocol/subscriptionId": stream.caller.id]
      answer(stream.caller, ["_meta": meta])
    }
    listening = []
    answerWaitingForChange()
    return takeEffects()
  }

  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  private mutating func receive(json: JSONValue) {
    guard case .array(let messages) = json else { return receive(message: json, in: nil) }
    guard negotiated?.hasBatches == true, !messages.isEmpty, messages.count <= Self.maxWaiting
    else {
      let error = ProtocolError(.invalidRequest, "Expected one JSON object per line.")
      return effects.append(.write(error.answer(to: .null)))
    }
    let batch = newID()
    // One more than there are, so that none is complete before all have been read.
    batches[batch] = Batch(missing: 1)
    for message in messages { receive(message: message, in: batch) }
    settle(batch, nil)
  }

  private mutating func receive(message json: JSONValue, in batch: Int?) {
    do throws(Message.Refused) {
      guard let message = try Message(json) else { return }
      guard let id = message.id else { return handleNotification(message) }
      if let batch { batches[batch]?.missing += 1 }
      try receive(message, id, batch)
    } catch {
      if let batch { batches[batch]?.missing += error.isCounted ? 0 : 1 }
      send(error.error.answer(to: error.id), in: batch)
    }
  }

  private mutating func receive(
    _ message: Message, _ id: JSONValue, _ batch: Int?
  ) throws(Message.Refused) {
    do throws(ProtocolError) {
      let caller = Caller(id: id, revision: try revision(of: message), batch: batch)
      if isWaiting(id) {
        throw ProtocolError(.invalidRequest, "The id \(id.text) is that of a request in work.")
      }
      try answer(message, caller)
    } catch {
      throw Message.Refused(id, error, isCounted: true)
    }
  }

  private func isWaiting(_ id: JSONValue) -> Bool {
    queue.contains { $0.caller.id == id } || asked.values.contains { $0.caller.id == id }
      || waitingForChange.values.contains { $0.caller.id == id }
      || listening.contains { $0.caller.id == id }
  }

  // MARK: answers

  /// Sends a result, with what the revision wants in it.
  ///
  /// - Parameter lifetime: how long clients can cache it, if that is given.
  mutating func answer(
    _ caller: Caller, _ result: JSONObject, cachedFor lifetime: CacheLifetime? = nil
  ) {
    var result = result
    if caller.revision.isStateless {
      result["resultType"] = "complete"
      if let lifetime {
        result["ttlMs"] = .number(.init(lifetime.rawValue))
        result["cacheScope"] = "private"
      }
      var meta = result["_meta"]?.objectValue ?? [:]
      meta["io.modelcontextprotocol/serverInfo"] = Self.serverInfo
      result["_meta"] = .object(meta)
    }
    send(["jsonrpc": "2.0", "id": caller.id, "result": .object(result)], in: caller.batch)
  }

  mutating func answer(_ caller: Caller, _ error: ProtocolError) {
    send(error.answer(to: caller.id), in: caller.batch)
  }

  private mutating func send(_ answer: JSONValue, in batch: Int?) {
    guard let batch else { return effects.append(.write(answer)) }
    settle(batch, answer)
  }

  private mutating func settle(_ number: Int, _ answer: JSONValue?) {
    guard var batch = batches[number] else { return }
    batch.missing -= 1
    if let answer { batch.answers.append(answer) }
    batches[number] = batch.missing > 0 ? batch : nil
    if batch.missing == 0 && !batch.answers.isEmpty {
      effects.append(.write(.array(batch.answers)))
    }
  }

  /// Discards a request, which gets no answer.
  mutating func discard(_ caller: Caller) {
    if let batch = caller.batch { settle(batch, nil) }
  }
}
