import OrderedJSON

extension Conversation {
  /// With a handshake a client subscribes to one resource after the other.
  mutating func subscribe(_ message: Message, _ caller: Caller) throws(ProtocolError) {
    let resource = try resource(message.params["uri"], caller)
    try checkRoom(for: 1)
    subscribed.insert(UTF8String(resource.uri))
    try start(.subscribe, caller)
  }

  /// Without one it opens a stream, which a first notification acknowledges.
  mutating func listen(_ message: Message, _ caller: Caller) throws(ProtocolError) {
    guard case .object(let filter)? = message.params["notifications"] else {
      throw ProtocolError(.invalidParams, "Expected “notifications” to be an object.")
    }
    var uris: [UTF8String] = []
    if let wanted = filter["resourceSubscriptions"] {
      guard let list = wanted.arrayValue else {
        throw ProtocolError(.invalidParams, "Expected “resourceSubscriptions” to be an array.")
      }
      try checkRoom(for: list.count)
      for uri in list { uris.append(UTF8String(try resource(uri, caller).uri)) }
    }
    try checkRoom(for: 1)
    listening.append((caller, uris))
    let honoured: JSONValue =
      uris.isEmpty ? [:] : ["resourceSubscriptions": .array(uris.map { .string($0) })]
    effects.append(
      .write(
        notification(
          "notifications/subscriptions/acknowledged", ["notifications": honoured], caller)))
    if link == .none && !uris.isEmpty {
      link = .connecting
      effects.append(.connect)
    }
  }

  private func checkRoom(for count: Int) throws(ProtocolError) {
    let taken = subscribed.count + listening.reduce(0) { $0 + 1 + $1.uris.count }
    if taken + count <= Self.maxSubscriptions { return }
    throw ProtocolError(.tooMuch, "There are at most \(Self.maxSubscriptions) subscriptions.")
  }

  private func notification(
    _ method: UTF8String, _ params: JSONObject, _ stream: Caller?
  ) -> JSONValue {
    var params = params
    if let stream { params["_meta"] = ["io.modelcontextprotocol/subscriptionId": stream.id] }
    return ["jsonrpc": "2.0", "method": .string(method), "params": .object(params)]
  }

  /// Notifies subscribers of the resources that show a change.
  ///
  /// - Parameter paths: where the state has changed; nil if any place can have changed.
  mutating func notifySubscribers(_ paths: [UTF8String]?) {
    for resource in Resource.all where resource.mayShow(changeAt: paths) {
      let uri = UTF8String(resource.uri)
      if subscribed.contains(uri) { notify(uri, nil) }
      for stream in listening where stream.uris.contains(uri) { notify(uri, stream.caller) }
    }
  }

  private mutating func notify(_ uri: UTF8String, _ stream: Caller?) {
    effects.append(
      .notify(notification("notifications/resources/updated", ["uri": .string(uri)], stream)))
  }
}
