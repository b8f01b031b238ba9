import OrderedJSON
import WireProtocol

extension Conversation {
  private static let shared: [UTF8String] = [
    "tools/list", "tools/call", "resources/list", "resources/templates/list", "resources/read",
  ]
  private static let withHandshake: [UTF8String] =
    ["initialize", "ping", "resources/subscribe", "resources/unsubscribe"] + shared
  private static let stateless: [UTF8String] =
    ["server/discover", "subscriptions/listen"] + shared

  /// The revision that a request is to be read by.
  func revision(of message: Message) throws(ProtocolError) -> ProtocolRevision {
    if let named = message.meta("protocolVersion") {
      guard let name = named.stringValue, let revision = ProtocolRevision(name),
        revision.isStateless
      else {
        throw ProtocolError(
          .unknownRevision, "This revision of the protocol is not spoken here in single requests.",
          data: ["supported": .array(ProtocolRevision.names), "requested": named])
      }
      guard case .object? = message.meta("clientCapabilities") else {
        throw ProtocolError(
          .invalidParams,
          "Expected “io.modelcontextprotocol/clientCapabilities” in “_meta” to be an object.")
      }
      return revision
    }
    if let negotiated { return negotiated }
    if message.method == "initialize" || message.method == "ping" { return .newestWithHandshake }
    throw ProtocolError(
      .invalidParams,
      """
      Expected “io.modelcontextprotocol/protocolVersion” in “_meta”, or “initialize” before: the \
      revisions are \(ProtocolRevision.names.compactMap(\.stringValue?.string).joined(separator: ", ")).
      """, data: ["supported": .array(ProtocolRevision.names)])
  }

  mutating func answer(_ message: Message, _ caller: Caller) throws(ProtocolError) {
    let known = caller.revision.isStateless ? Self.stateless : Self.withHandshake
    guard known.contains(message.method) else {
      let nearest = nearestNames(to: message.method, in: known, limit: 1).first
      throw ProtocolError(
        .unknownMethod,
        "Unknown method “\(message.method.shortened)”."
          + (nearest.map { " Did you mean “\($0)”?" } ?? ""))
    }
    if let name = message.meta("clientInfo")?["name"]?.stringValue { clientName = name }
    switch message.method {
    case "initialize": try initialize(message, caller)
    case "ping": answer(caller, [:])
    case "server/discover": answer(caller, discovery, cachedFor: .list)
    case "tools/list": try list("tools", AgentTool.all.map(\.description), message, caller)
    case "resources/list":
      try list("resources", Resource.all.map(\.description), message, caller)
    case "resources/templates/list":
      try list("resourceTemplates", [Resource.template], message, caller)
    case "tools/call": try call(message, caller)
    case "resources/read":
      try start(.read(try resource(message.params["uri"], caller)), caller)
    case "resources/subscribe": try subscribe(message, caller)
    case "resources/unsubscribe":
      subscribed.remove(UTF8String(try resource(message.params["uri"], caller).uri))
      answer(caller, [:])
    default: try listen(message, caller)
    }
  }

  /// Answers with a list, which always has one page.
  private mutating func list(
    _ name: UTF8String, _ items: [JSONValue], _ message: Message, _ caller: Caller
  ) throws(ProtocolError) {
    if message.params["cursor"] != nil {
      throw ProtocolError(.invalidParams, "Unknown cursor. The list has only one page.")
    }
    answer(caller, [name: .array(items)], cachedFor: .list)
  }

  private mutating func call(_ message: Message, _ caller: Caller) throws(ProtocolError) {
    guard let name = message.params["name"]?.stringValue else {
      throw ProtocolError(.invalidParams, "Expected “name” to be a tool's name.")
    }
    guard let tool = AgentTool.named(name) else {
      let nearest = nearestNames(to: name, in: AgentTool.all.map(\.name))
      let hint = nearest.map { "“\($0)”" }.joined(separator: " or ")
      throw ProtocolError(
        .invalidParams,
        "Unknown tool “\(name.shortened)”. "
          + (hint.isEmpty ? "tools/list returns all tools." : "Did you mean \(hint)?"))
    }
    switch message.params["arguments"] {
    case nil: try start(.call(tool, [:]), caller)
    case .object(let arguments)?: try start(.call(tool, arguments), caller)
    default: throw ProtocolError(.invalidParams, "Expected “arguments” to be an object.")
    }
  }

  func resource(_ uri: JSONValue?, _ caller: Caller) throws(ProtocolError) -> Resource {
    guard let uri = uri?.stringValue else {
      throw ProtocolError(.invalidParams, "Expected “uri” to be a resource's address.")
    }
    if let resource = Resource(uri: uri) { return resource }
    let nearest = nearestNames(to: uri, in: Resource.all.map { UTF8String($0.uri) }, limit: 1).first
    throw unknown(
      "Unknown resource “\(uri.shortened)”. "
        + (nearest.map { "Did you mean “\($0)”?" } ?? "resources/list returns all resources."),
      ["uri": .string(uri)], caller)
  }

  /// An error for an unknown item. Revisions without a handshake use a different code.
  func unknown(_ sentence: String, _ data: JSONObject, _ caller: Caller) -> ProtocolError {
    ProtocolError(
      caller.revision.isStateless ? .invalidParams : .unknownResource, sentence, data: data)
  }

  /// Handles a notification; unknown ones are ignored.
  mutating func handleNotification(_ message: Message) {
    guard message.method == "notifications/cancelled", let id = message.params["requestId"] else {
      return
    }
    if let index = queue.firstIndex(where: { $0.caller.id == id }) {
      discard(queue.remove(at: index).caller)
    } else if let entry = asked.first(where: { $0.value.caller.id == id }) {
      asked[entry.key] = nil
      discard(entry.value.caller)
    } else if let entry = waitingForChange.first(where: { $0.value.caller.id == id }) {
      waitingForChange[entry.key] = nil
      discard(entry.value.caller)
    } else if let index = listening.firstIndex(where: { $0.caller.id == id }) {
      discard(listening.remove(at: index).caller)
    }
  }
}
