/// A reason for which the guard turns a request away.
struct Refusal: Error, Hashable, Sendable {
  let status: Int
  let code: String
  let message: String
  var header: [String] = []

  static let badTarget = Refusal(
    status: 400, code: "bad_target", message: "The path and the query must be UTF-8.")
  static let badHead = Refusal(
    status: 400, code: "bad_head",
    message: "Each line after the first must be a header field: a name, a colon, a value.")
  static let bodyNotTaken = Refusal(
    status: 400, code: "body_not_taken", message: "A request here carries no body.")
  static let methodNotAllowed = Refusal(
    status: 405, code: "method_not_allowed", message: "Only GET and HEAD are served.",
    header: ["Allow", "GET, HEAD"])
  static let hostNotAllowed = Refusal(
    status: 403, code: "host_not_allowed",
    message: "Exactly one Host is expected, and it must be one of this server's own names.")
  static let originNotAllowed = Refusal(
    status: 403, code: "origin_not_allowed",
    message: "Pages of other origins may not connect to this server.")
  static let notWebSocket = Refusal(
    status: 403, code: "upgrade_not_supported", message: "Only an upgrade to websocket is served.")
  static let upgradeByGet = Refusal(
    status: 405, code: "method_not_allowed", message: "A WebSocket is opened by GET.",
    header: ["Allow", "GET"])
  static let oldHTTP = Refusal(
    status: 400, code: "http_version", message: "A WebSocket is opened over HTTP/1.1.")
  static let badConnectionHeader = Refusal(
    status: 400, code: "bad_connection_header",
    message: "A WebSocket is opened with \"Connection: Upgrade\".")
  static let version = Refusal(
    status: 426, code: "websocket_version",
    message: "Version 13 of the WebSocket protocol is served.",
    header: ["Sec-WebSocket-Version", "13"])
  static let badKey = Refusal(
    status: 400, code: "bad_websocket_key",
    message: "Sec-WebSocket-Key must be 16 bytes in base64.")

  static let tooManyConnections = Refusal(
    status: 429, code: "too_many_connections",
    message: "Too many connections from your address. Close one first.")

  static func unknownSubprotocol(ours: [Subprotocol]) -> Refusal {
    let names = ours.map(\.name).joined(separator: ", ")
    return Refusal(
      status: 400, code: "unknown_subprotocol",
      message: ours.isEmpty
        ? "This server speaks no WebSocket subprotocol."
        : "None of the subprotocols offered is spoken here; offer one of: \(names).")
  }

  /// The answer; the connection is closed after it.
  var response: HTTPResponse {
    var headers = [(name: "Connection", value: "close")]
    if header.count == 2 { headers.append((header[0], header[1])) }
    return .error(status, code: code, message: message, headers: headers)
  }
}
