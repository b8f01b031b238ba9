/// A request that has passed the guard.
public struct HTTPRequest: Sendable {
  public enum Method: Hashable, Sendable { case get, head }

  public let method: Method
  /// Percent-decoded, and without `.`, `..` and doubled slashes.
  public let path: String
  /// The query's members in order, percent-decoded.
  public let query: [QueryItem]
  /// The token of `Authorization: Bearer …`.
  public let bearerToken: String?
  public let ifNoneMatch: String?
  public let accept: String?
  public let acceptEncoding: String?
  public let host: String
  public let origin: String?
  /// Whether a browser says that it asks for a page of another origin: of another site, or of
  /// another port of this machine. A person who types the address is none of these.
  public let isForForeignPage: Bool
  /// The client's address as text, without its port.
  public let peerAddress: String
  /// Whether it came over TLS.
  public let isSecure: Bool

  public init(
    method: Method = .get, path: String, query: [QueryItem] = [], bearerToken: String? = nil,
    ifNoneMatch: String? = nil, accept: String? = nil, acceptEncoding: String? = nil,
    host: String = "localhost",
    origin: String? = nil, isForForeignPage: Bool = false, peerAddress: String = "127.0.0.1",
    isSecure: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.bearerToken = bearerToken
    self.ifNoneMatch = ifNoneMatch
    self.accept = accept
    self.acceptEncoding = acceptEncoding
    self.host = host
    self.origin = origin
    self.isForForeignPage = isForForeignPage
    self.peerAddress = peerAddress
    self.isSecure = isSecure
  }

  /// The first value of that name in the query.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// Whether the client takes an answer packed with gzip.
  public var acceptsGzip: Bool { AcceptEncoding.allowsGzip(acceptEncoding ?? "") }
}

/// One member of a query; `name` alone has the value "".
public struct QueryItem: Hashable, Sendable {
  public let name: String
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// As it stands in the query: `name=value`.
  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0])
    value = parts.count == 2 ? String(parts[1]) : ""
  }
}

/// A request for a WebSocket that has passed the guard; the handler has the last word.
public struct UpgradeRequest: Sendable {
  public let request: HTTPRequest
  /// The one that the connection will speak if it is accepted.
  public let subprotocol: Subprotocol
}
