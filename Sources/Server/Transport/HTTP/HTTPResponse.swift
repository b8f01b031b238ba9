/// A whole answer to an HTTP request, ready to be written.
public struct HTTPResponse: Sendable {
  /// The status code.
  public let status: Int
  /// The name of the error, if `error` created the response.
  public private(set) var errorCode: String?
  /// Status line, headers, empty line, body unless it is shared.
  let bytes: [UInt8]
  /// A body that others have, too: it is never copied.
  let shared: [UInt8]
  /// Kept for as long as the answer.
  var owner: (any AnyObject & Sendable)?
  private let headBytes: Int

  /// - Parameters:
  ///   - contentType: nil when there is no body, as with 304.
  ///   - headers: those other than Content-Type, Content-Length and the security headers.
  ///   - sharedBody: the bytes after `body`, shared by all responses that have them.
  ///   - owner: kept for as long as `sharedBody` is.
  public init(
    status: Int, contentType: String? = nil, headers: [(name: String, value: String)] = [],
    body: [UInt8] = [], sharedBody: [UInt8] = [], of owner: (any AnyObject & Sendable)? = nil
  ) {
    var head = "HTTP/1.1 \(status) \(Self.reason(of: status))\r\n"
    if let contentType { head += "Content-Type: \(contentType)\r\n" }
    if Self.mayHaveBody(status) { head += "Content-Length: \(body.count + sharedBody.count)\r\n" }
    for header in headers { head += "\(header.name): \(header.value)\r\n" }
    head += SecurityHeaders.block + "\r\n"
    self.status = status
    self.headBytes = head.utf8.count
    self.bytes = Array(head.utf8) + body
    self.shared = sharedBody
    self.owner = owner
  }

  /// A JSON answer that is not to be cached.
  public static func json(
    _ body: [UInt8], status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "application/json",
      headers: headers + [("Cache-Control", "no-store")], body: body)
  }

  /// A JSON answer that is not to be cached, of text that others get, too.
  public static func json(
    shared text: [UInt8], of owner: any AnyObject & Sendable,
    headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    HTTPResponse(
      status: 200, contentType: "application/json",
      headers: headers + [("Cache-Control", "no-store")], sharedBody: text,
      of: owner)
  }

  /// An error as `{"error":{"code":…,"message":…}}`.
  /// - Parameters:
  ///   - code: a name in snake case.
  ///   - message: one sentence.
  public static func error(
    _ status: Int, code: String, message: String, headers: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    let body = #"{"error":{"code":\#(jsonString(code)),"message":\#(jsonString(message))}}"#
    var response = json(
      Array(body.utf8) + [UInt8(ascii: "\n")], status: status, headers: headers)
    response.errorCode = code
    return response
  }

  /// The count of `bytes` that answer this request: HEAD gets no body.
  func ownCount(isHead: Bool) -> Int { isHead ? headBytes : bytes.count }

  /// The number of bytes of the body, as GET gets it.
  public var bodyBytes: Int { bytes.count - headBytes + shared.count }

  /// The body, as GET gets it.
  public var body: ArraySlice<UInt8> { bytes[headBytes...] + shared }

  private static func mayHaveBody(_ status: Int) -> Bool { status != 304 && status != 204 }

  private static func jsonString(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 413: "Content Too Large"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    default: "Status \(status)"
    }
  }
}
