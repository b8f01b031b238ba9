import OrderedJSON

/// A request that has passed the guard.
public struct HTTPRequest: Sendable {
  /// The methods that are served.
  public enum Method: Hashable, Sendable { case get, head }

  /// The method of the request.
  public let method: Method
  /// Percent-decoded, and without `.`, `..` and doubled slashes.
  public let path: UTF8String
  /// The query's members in order, percent-decoded.
  public let query: [QueryItem]
  /// The token of `Authorization: Bearer …`.
  public let bearerToken: UTF8String?
  /// The header If-None-Match; nil if it is missing.
  public let ifNoneMatch: UTF8String?
  /// The header Accept; nil if it is missing.
  public let accept: UTF8String?
  /// The header Accept-Encoding; nil if it is missing.
  public let acceptEncoding: UTF8String?
  /// The header Host.
  public let host: UTF8String
  /// The header Origin; nil if it is missing.
  public let origin: UTF8String?
  /// True when a browser says that it asks for a page of another origin: of another site, or of
  /// another port of this machine. A person who types the address is none of these.
  public let isCrossOrigin: Bool
  /// The client's address as text, without its port.
  public let peerAddress: String
  /// True when the request came over TLS.
  public let isSecure: Bool

  /// A request of these headers; those that are nil are missing.
  public init(
    method: Method = .get, path: UTF8String, query: [QueryItem] = [],
    bearerToken: UTF8String? = nil, ifNoneMatch: UTF8String? = nil, accept: UTF8String? = nil,
    acceptEncoding: UTF8String? = nil, host: UTF8String = "localhost", origin: UTF8String? = nil,
    isCrossOrigin: Bool = false, peerAddress: String = "127.0.0.1", isSecure: Bool = false
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
    self.isCrossOrigin = isCrossOrigin
    self.peerAddress = peerAddress
    self.isSecure = isSecure
  }

  /// The first value with that name in the query.
  public func query(_ name: UTF8String) -> UTF8String? {
    query.first { $0.name == name }?.value
  }

  /// True when the client takes an answer packed with gzip.
  public var acceptsGzip: Bool { AcceptEncoding.allowsGzip(acceptEncoding ?? "") }
}

/// One member of a query; a `name` without a value has the value "".
public struct QueryItem: Hashable, Sendable {
  /// The name, before the equals sign.
  public let name: UTF8String
  /// The value after the name.
  public let value: UTF8String

  /// Creates a member of a query.
  public init(name: UTF8String, value: UTF8String) {
    self.name = name
    self.value = value
  }

  /// Reads a member from its form in the query: `name=value`.
  init(_ text: UTF8String) {
    let (name, value) = text.split(at: "=")
    self.init(name: name, value: value ?? "")
  }
}

/// A request for a WebSocket that has passed the guard; the handler has the last word.
public struct UpgradeRequest: Sendable {
  /// The request that asks for the upgrade.
  public let request: HTTPRequest
  /// The subprotocol that the connection will speak if it is accepted.
  public let subprotocol: Subprotocol
}
