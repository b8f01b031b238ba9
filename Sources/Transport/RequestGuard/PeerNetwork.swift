import Glibc

/// Who stands behind an address, as far as limits for one person go: an IPv4 address, or the 64 bits
/// that name an IPv6 network, since whoever has one of its addresses has them all.
public struct PeerNetwork: Hashable, Sendable {
  private let bits: UInt64
  private let isIPv6: Bool

  /// - Parameter address: as text; one that cannot be read counts as the unspecified one.
  public init(_ address: String) {
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, address, &four) == 1 {
      self.init(ipv4: four.s_addr)
    } else if inet_pton(AF_INET6, address, &six) == 1 {
      self.init(words: six.__in6_u.__u6_addr32)
    } else {
      self.init(ipv4: 0)
    }
  }

  private init(words: (UInt32, UInt32, UInt32, UInt32)) {
    // A socket that listens for both families names IPv4 addresses in the form ::ffff:192.0.2.1.
    if words.0 == 0 && words.1 == 0 && words.2 == UInt32(0xFFFF).bigEndian {
      self.init(ipv4: words.3)
    } else {
      self.init(bits: UInt64(words.0) << 32 | UInt64(words.1), isIPv6: true)
    }
  }

  private init(ipv4 address: in_addr_t) { self.init(bits: UInt64(address), isIPv6: false) }

  private init(bits: UInt64, isIPv6: Bool) {
    self.bits = bits
    self.isIPv6 = isIPv6
  }
}
