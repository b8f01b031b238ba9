import Platform

/// A literal address to listen on.
///
/// Its family matters more than it seems: libwebsockets 4.1.6 listens on *all* interfaces when it
/// is given an IPv4 address while IPv6 is on, and when it is given an IPv6 address while IPv6 is
/// off.
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
}
