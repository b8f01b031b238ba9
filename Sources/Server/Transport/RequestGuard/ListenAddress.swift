import Platform

/// A literal address to listen on.
struct ListenAddress: Hashable, Sendable {
  enum Family: Hashable, Sendable { case ipv4, ipv6 }

  let text: String
  let family: Family

  init(_ text: String) throws(TransportError) {
    switch IPAddress(text) {
    case .v4: family = .ipv4
    case .v6: family = .ipv6
    case nil: throw .invalidAddress(text)
    }
    self.text = text
  }

  /// The address as written in a URL: an IPv6 address in brackets, lower case.
  var inURL: String { family == .ipv6 ? "[\(text.lowercased())]" : text }

  /// The names in URLs that lead here and are no one else's: another program can listen on the same
  /// port of the machine's other addresses, and its pages are not ours.
  var names: [String] {
    switch inURL {
    case "127.0.0.1", "[::1]": [inURL, "localhost"]
    case "0.0.0.0": [inURL, "127.0.0.1", "localhost"]
    case "[::]": [inURL, "127.0.0.1", "[::1]", "localhost"]
    default: [inURL]
    }
  }
}
