/// A reason for which a loop, a server or a client could not be set up; each is described in one
/// plain sentence.
public enum TransportError: Error, Hashable, Sendable {
  /// The event loop or libwebsockets itself could not be started.
  case loopUnavailable(reason: String)
  /// The main queue can be served by the main thread only.
  case notTheMainThread
  /// Not a literal IPv4 or IPv6 address.
  case invalidAddress(String)
  /// Outside 0...65535.
  case invalidPort(Int)
  /// Not `name`, `name:port`, an IPv4 address or a bracketed IPv6 address.
  case invalidHost(String)
  /// Not a subprotocol name of RFC 6455: a token of visible ASCII.
  case invalidSubprotocol(String)
  /// Another program listens there.
  case portTaken(address: String, port: Int)
  /// This machine has no such address.
  case addressUnavailable(String)
  /// The system refuses this port to this user.
  case portForbidden(Int)
  /// The system refused to bind, for a reason that has no case of its own.
  case cannotBind(address: String, port: Int, errno: Int32)
  /// The certificate or its key could not be read or do not belong together.
  case invalidCertificate(certificate: String, key: String)
  /// The server could not be set up for a reason that only libwebsockets knows.
  case serverUnavailable
  /// A file to be served could not be read.
  case unreadable(path: String, reason: String)
  /// Not a `ws://` or `wss://` URL.
  case invalidURL(String)
}

extension TransportError: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    switch self {
    case .loopUnavailable(let reason): "The event loop could not be started: \(reason)."
    case .notTheMainThread: "Only the main thread can serve the main queue."
    case .invalidAddress(let text):
      "\"\(text)\" is not an IPv4 or IPv6 address; names are not accepted here."
    case .invalidPort(let port): "\(port) is not a port; ports are 0 (any) to 65535."
    case .invalidHost(let text): "\"\(text)\" is not a host name or host:port."
    case .invalidSubprotocol(let text): "\"\(text)\" is not a subprotocol name."
    case .portTaken(let address, let port): "Port \(port) of \(address) is taken."
    case .addressUnavailable(let address): "This machine has no address \(address)."
    case .portForbidden(let port): "This user may not listen on port \(port)."
    case .cannotBind(let address, let port, let errno):
      "Port \(port) of \(address) cannot be listened on (errno \(errno))."
    case .invalidCertificate(let certificate, let key):
      "The certificate \(certificate) and the key \(key) cannot be used together."
    case .serverUnavailable: "The server could not be set up."
    case .unreadable(let path, let reason): "\(path) can’t be read: \(reason)."
    case .invalidURL(let text): "\"\(text)\" is not a ws:// or wss:// URL."
    }
  }
}
