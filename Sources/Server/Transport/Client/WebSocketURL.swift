import OrderedJSON

/// The URL of a WebSocket: `ws://host:port/path?query`, or `wss://` over TLS, without its fragment.
public struct WebSocketURL: Hashable, Sendable {
  /// True for `wss`.
  public let isSecure: Bool
  /// Without the brackets of an IPv6 address.
  public let host: String
  /// The port; the scheme's own if none is written.
  public let port: Int
  /// Path and query as they go into the request: "/" at least.
  public let target: String

  /// Reads a URL.
  ///
  /// - Throws: `invalidURL`.
  public init(_ text: String) throws(TransportError) {
    guard let scheme = text.firstRange(of: "://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .invalidURL(text) }
    switch text[..<scheme.lowerBound].lowercased() {
    case "ws": isSecure = false
    case "wss": isSecure = true
    default: throw .invalidURL(text)
    }
    let rest = text[scheme.upperBound...].prefix { $0 != "#" }
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    guard let authority = Authority(UTF8String(bytes: rest[..<end].utf8)), authority.port != 0
    else {
      throw .invalidURL(text)
    }
    host = authority.host.filter { $0 != "[" && $0 != "]" }
    port = authority.port ?? (isSecure ? 443 : 80)
    let tail = rest[end...]
    target = tail.hasPrefix("/") ? String(tail) : "/" + tail
  }

  /// The host and the port as they go into the Host header.
  var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }
}
