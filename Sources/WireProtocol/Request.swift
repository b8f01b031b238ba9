import OrderedJSON

/// One JSON-RPC request, its envelope checked; the parameters are not read yet.
package struct Request {
  /// Nil for a notification: nobody wants an answer.
  package let id: JSONValue?
  package let method: Method
  package let params: JSONObject
  package let meta: Meta

  /// What every command accepts beside its own parameters.
  package struct Meta: Hashable, Sendable {
    /// The command is done only if this is the newest revision.
    package var ifRevision: Int?
    /// A repeat under the same key gets the first answer.
    package var key: String?
    package var label: UTF8String?

    package static let maxLabel = 200
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

  /// - Parameter metaOutside: what stands as `meta` beside the parameters.
  init(
    id: JSONValue?, method: Method, params: JSONObject, metaOutside: JSONValue?
  ) throws(WireError) {
    self.id = id
    self.method = method
    self.params = params
    try method.checkNames(of: params)
    meta = try Self.meta(params["meta"], outside: metaOutside)
  }

  /// Under which id to say that something is no request that can be done; nil where it has none.
  package static func answerID(of value: JSONValue) -> JSONValue? {
    guard case .object(let envelope) = value else { return .null }
    let id = envelope["id"]
    // An id that is none cannot be answered under.
    return isID(id) ? id : .null
  }

  static func isID(_ id: JSONValue?) -> Bool {
    switch id {
    case nil, .null?: true
    case .number(let number)?:
      number.intValue != nil || number.text.utf8.count <= Identifier.longest
    case .string(let text)?: text.utf8.count <= Identifier.longest
    default: false
    }
  }

  private static func check(_ id: JSONValue?) throws(WireError) {
    if isID(id) { return }
    throw WireError(
      .invalidRequest,
      "Expected “id” to be null, or a number or string of at most \(Identifier.longest) bytes.",
      pointer: "/id")
  }

  private static func checkVersion(_ version: JSONValue?) throws(WireError) {
    guard let version, version.stringValue != "2.0" else { return }
    throw WireError(
      .invalidRequest, "Expected “jsonrpc” to be \"2.0\", or to be left out.", pointer: "/jsonrpc")
  }

  private static func method(_ name: JSONValue?) throws(WireError) -> Method {
    guard let name = name?.stringValue else {
      throw WireError(
        .invalidRequest, "Expected “method” to be the name of a method.", pointer: "/method")
    }
    if let method = Catalogue.method(named: name) { return method }
    let nearest = nearestNames(to: name, in: Catalogue.methods.map(\.name))
    let hint =
      nearest.isEmpty ? "GET /protocol.json lists them all" : "did you mean \(nearest.quoted)"
    throw WireError(
      .methodNotFound, "There is no method “\(name.shortened)”; \(hint).", pointer: "/method",
      details: ["nearest": .array(nearest.map { .string($0) })])
  }

  /// Who writes `meta` beside `params` means the same.
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
        .invalidParams, "Expected “params” to be an object: parameters are given by name.",
        pointer: "/params")
    }
  }
}

extension Request.Meta {
  init(_ value: JSONValue?) throws(WireError) {
    guard let value, !value.isNull else { return }
    guard case .object(let object) = value else {
      throw Self.error("Expected “meta” to be an object.", "")
    }
    for (name, value) in object where !value.isNull { try read(name, value) }
  }

  private mutating func read(_ name: UTF8String, _ value: JSONValue) throws(WireError) {
    switch name {
    case "ifRevision":
      guard let revision = value.intValue, revision >= 0 else {
        throw Self.error("Expected a revision number, 0 or more.", "/ifRevision")
      }
      ifRevision = revision
    case "key":
      guard let text = value.stringValue.flatMap(Identifier.validated) else {
        throw Self.error("Expected 1 to 64 letters, digits, “_” or “-”.", "/key")
      }
      key = text
    case "label":
      guard let text = value.stringValue, text.utf8.count <= Self.maxLabel else {
        throw Self.error("Expected a string of at most \(Self.maxLabel) bytes.", "/label")
      }
      label = text
    default:
      throw Self.error(
        "There is no “\(name.shortened)” in meta; it has ifRevision, key and label.",
        "\(JSONPointer(tokens: [name]))")
    }
  }

  private static func error(_ message: UTF8String, _ pointer: UTF8String) -> WireError {
    WireError(.invalidParams, message, pointer: pointer)
  }
}

extension UTF8String {
  /// Short enough to stand in a sentence.
  package var shortened: UTF8String { shortened(to: 60) }
}

extension [UTF8String] {
  var quoted: UTF8String { UTF8String(map { "“\($0)”" }.joined(separator: " or ")) }

  func joined(by separator: String) -> UTF8String {
    UTF8String(map(\.string).joined(separator: separator))
  }
}
