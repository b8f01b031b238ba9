import OrderedJSON

/// One JSON-RPC request, its envelope checked; the parameters are not read yet.
package struct Request {
  /// Nil for a notification, which gets no answer.
  package let id: JSONValue?
  /// The method that is called.
  package let method: Method
  /// The parameters, whose names are known to the method and whose values are not read yet.
  let given: Given
  /// The members that every command accepts.
  package let meta: Meta

  /// The members that every command accepts beside its own parameters.
  package struct Meta: Hashable, Sendable {
    /// The command is done only if this is the newest revision.
    package var ifRevision: Int?
    /// A repeat under the same key gets the first answer.
    package var key: String?
    /// The client has the answers to its keys up to this number; the server can forget them.
    package var confirmed: Int?
    /// A name for the revision, shown in the log.
    package var label: UTF8String?

    /// The most bytes of a label.
    package static let maxLabel = 200
  }

  /// The parameters of a request; most have one or none, and need no object.
  enum Given {
    case nothing
    /// Only the parameter `value`.
    case value(JSONValue)
    case members(JSONObject)
  }

  /// The parameters as an object.
  package var params: JSONObject {
    switch given {
    case .nothing: [:]
    case .value(let value): ["value": value]
    case .members(let members): members
    }
  }

  /// A request of which nothing has to be checked any more.
  init(id: JSONValue?, method: Method, given: Given) {
    self.id = id
    self.method = method
    self.given = given
    meta = Meta()
  }

  /// - Throws: `-32600`, `-32601` or `-32602`.
  package init(_ value: JSONValue) throws(WireError) {
    guard case .object(let envelope) = value else {
      throw WireError(.invalidRequest, "Expected a JSON object as the request.")
    }
    let id = envelope["id"]
    try Self.check(id)
    try Self.checkVersion(envelope["jsonrpc"])
    try self.init(
      id: id, method: Self.method(envelope["method"]), params: Self.params(envelope["params"]),
      metaOutside: envelope["meta"])
  }

  /// - Parameter metaOutside: the `meta` beside the parameters.
  init(
    id: JSONValue?, method: Method, params: JSONObject, metaOutside: JSONValue?
  ) throws(WireError) {
    self.id = id
    self.method = method
    given = .members(params)
    try method.checkNames(of: params)
    meta = try Self.meta(params["meta"], outside: metaOutside)
  }

  /// The id under which a request that cannot be done is answered; nil for a notification.
  package static func answerID(of value: JSONValue) -> JSONValue? {
    guard case .object(let envelope) = value else { return .null }
    let id = envelope["id"]
    // A request without a valid id gets no reply under it.
    return isID(id) ? id : .null
  }

  static func isID(_ id: JSONValue?) -> Bool {
    switch id {
    case nil, .null?: true
    case .number(let number)?:
      number.intValue != nil || number.text.utf8.count <= Identifier.maxBytes
    case .string(let text)?: text.utf8.count <= Identifier.maxBytes
    default: false
    }
  }

  private static func check(_ id: JSONValue?) throws(WireError) {
    if isID(id) { return }
    throw WireError(
      .invalidRequest,
      "Expected “id” to be null, or a number or string of at most \(Identifier.maxBytes) bytes.",
      pointer: "/id")
  }

  private static func checkVersion(_ version: JSONValue?) throws(WireError) {
    guard let version, version.stringValue != "2.0" else { return }
    throw WireError(
      .invalidRequest, "Expected “jsonrpc” to be \("“2.0”") or omitted.", pointer: "/jsonrpc")
  }

  private static func method(_ name: JSONValue?) throws(WireError) -> Method {
    guard let name = name?.stringValue else {
      throw WireError(
        .invalidRequest, "Expected “method” to be a method name.", pointer: "/method")
    }
    if let method = Catalogue.method(named: name) { return method }
    let nearest = nearestNames(to: name, in: Catalogue.methods.map(\.name))
    throw WireError(
      .methodNotFound,
      nearest.isEmpty
        ? "Unknown method “\(name.shortened)”. GET /protocol.json lists every method."
        : "Unknown method “\(name.shortened)”. Did you mean \(nearest.quoted)?",
      pointer: "/method",
      details: ["nearest": .array(nearest.map { .string($0) })])
  }

  /// Reads `meta`; beside `params` it means the same as inside.
  private static func meta(
    _ meta: JSONValue?, outside: JSONValue?
  ) throws(WireError) -> Meta {
    do {
      return try Meta(meta ?? outside)
    } catch {
      throw error.inside(meta == nil ? "/meta" : "/params/meta")
    }
  }

  private static func params(_ params: JSONValue?) throws(WireError) -> JSONObject {
    switch params {
    case nil, .null?: return [:]
    case .object(let object)?: return object
    default:
      throw WireError(
        .invalidParams, "Expected “params” to be an object with named parameters.",
        pointer: "/params")
    }
  }
}
