import OrderedJSON

/// A message of a client.
struct Message {
  /// Nil for a notification, which has no answer.
  let id: JSONValue?
  let method: UTF8String
  let params: JSONObject

  /// A member of `params` that says something about the request.
  func meta(_ name: UTF8String) -> JSONValue? {
    params["_meta"]?["io.modelcontextprotocol/\(name)"]
  }

  /// Reads a message; nil for an answer, which is to nothing that was asked.
  ///
  /// - Throws: with the id, as far as it can be read.
  init?(_ json: JSONValue) throws(Refused) {
    guard case .object(let members) = json else {
      throw Refused(.null, .init(.invalidRequest, "Expected one JSON object per line."))
    }
    let id = members["id"]
    let known = Self.isID(id) ? id ?? .null : .null
    guard members["jsonrpc"]?.stringValue == "2.0" else {
      throw Refused(known, .init(.invalidRequest, "Expected “jsonrpc” to be \"2.0\"."))
    }
    if members["method"] == nil && (members["result"] != nil || members["error"] != nil) {
      return nil
    }
    guard let method = members["method"]?.stringValue else {
      throw Refused(known, .init(.invalidRequest, "Expected “method” to be a string."))
    }
    if id != nil && !Self.isID(id) {
      throw Refused(.null, .init(.invalidRequest, "Expected “id” to be a string or an integer."))
    }
    self.id = id
    self.method = method
    switch members["params"] {
    case nil: params = [:]
    case .object(let object)?: params = object
    default:
      // A notification gets no answer, not even this one.
      if id == nil { return nil }
      throw Refused(known, .init(.invalidParams, "Expected “params” to be an object."))
    }
  }

  private static func isID(_ json: JSONValue?) -> Bool {
    switch json {
    case .string?: true
    case .number(let number)?: number.isInteger
    default: false
    }
  }

  /// A message that is no request.
  struct Refused: Error {
    let id: JSONValue
    let error: ProtocolError
    /// It was known to be a request before it was refused.
    let isCounted: Bool

    init(_ id: JSONValue, _ error: ProtocolError, isCounted: Bool = false) {
      self.id = id
      self.error = error
      self.isCounted = isCounted
    }
  }
}
