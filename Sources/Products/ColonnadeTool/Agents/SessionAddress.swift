import Serving
import Transport

/// The address of a session, for the program and for a person.
struct SessionAddress {
  let url: WebSocketURL
  let token: String?

  /// - Throws: if that is not the URL of a WebSocket.
  init(_ url: String, token: String? = nil) throws(TransportError) {
    self.url = try WebSocketURL(url)
    self.token = token
  }

  var headers: [(name: String, value: String)] {
    token.map { [(name: "Authorization", value: "Bearer \($0)")] } ?? []
  }

  /// The dashboard of the session; the token is not in it.
  var dashboard: String {
    let host = url.host.contains(":") ? "[\(url.host)]" : url.host
    let path = url.target.prefix { $0 != "?" }
    let name = path.hasPrefix("/ws/") ? path.dropFirst(4) : ""
    return "\(url.isSecure ? "https" : "http")://\(host):\(url.port)/"
      + (name.isEmpty ? "" : "?session=\(name)")
  }
}
