import OrderedJSON

/// The names by which clients can address a server.
///
/// A page of another site that has its name rebound to 127.0.0.1 still sends that name as Host, so
/// the whole of it is compared, port included.
struct AllowedHosts: Sendable {
  private let allowed: Set<Authority>
  private let originPrefix: UTF8String
  private let defaultPort: Int

  /// - Parameter extra: `name` (with our port) or `name:port`.
  init(address: ListenAddress, port: Int, isSecure: Bool, extra: [Authority]) {
    let own = address.names.map { Authority(host: $0, port: port) }
    let others = extra.map { Authority(host: $0.host, port: $0.port ?? port) }
    allowed = Set(own + others)
    originPrefix = isSecure ? "https://" : "http://"
    defaultPort = isSecure ? 443 : 80
  }

  /// Returns true when a Host header names this server.
  func allows(host: UTF8String) -> Bool {
    guard let authority = Authority(host) else { return false }
    let port = authority.port ?? defaultPort
    return allowed.contains(Authority(host: authority.host, port: port))
  }

  /// Returns true when an Origin header is that of a page of ours; "null" never is.
  func allows(origin: UTF8String) -> Bool {
    origin.dropping(prefix: originPrefix).map { allows(host: $0) } ?? false
  }
}
