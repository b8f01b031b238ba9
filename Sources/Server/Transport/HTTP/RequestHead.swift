import OrderedJSON

/// The parts of a request's head that the guard and the handlers look at, as they came.
struct RequestHead {
  enum Method: Hashable, Sendable { case get, head, other }

  var method = Method.get
  /// Nil when it is not UTF-8.
  var path: UTF8String? = "/"
  /// The members of the query, decoded; nil when one is not UTF-8.
  var query: [UTF8String]? = []
  var version = HeaderField.one("HTTP/1.1")
  var host = HeaderField.absent
  var origin = HeaderField.absent
  /// The site of the page that a browser makes the request for, relative to ours, as the browser
  /// says.
  var fetchSite = HeaderField.absent
  var authorization = HeaderField.absent
  var accept = HeaderField.absent
  var acceptEncoding = HeaderField.absent
  var ifNoneMatch = HeaderField.absent
  var contentLength = HeaderField.absent
  var transferEncoding = HeaderField.absent
  var connection = HeaderField.absent
  var upgrade = HeaderField.absent
  var webSocketKey = HeaderField.absent
  var webSocketVersion = HeaderField.absent
  var webSocketProtocol = HeaderField.absent
  var peerAddress = ""
  var isSecure = false
  /// The reason to refuse the head's bytes, as far as they were looked at.
  var flaw: Refusal?
  /// More sockets are open from its address than one may have.
  var isOverLimit = false

  /// The token of `Authorization: Bearer …`.
  var bearerToken: UTF8String? {
    let (scheme, token) = (authorization.value ?? "").split(at: " ")
    return scheme.lowercased == "bearer" ? token?.trimmed : nil
  }
}
