import Platform

/// The network of an address, to which the limits for one person apply: an IPv4 address, or the 64
/// bits that name an IPv6 network, since the owner of one of its addresses has them all.
public struct PeerNetwork: Hashable, Sendable {
  private let bits: UInt64
  private let isIPv6: Bool

  /// - Parameter address: as text; one that cannot be read counts as the unspecified one.
  public init(_ address: String) {
    switch IPAddress(address) {
    case .v4(let address): self.init(ipv4: address)
    // A socket that listens for both families names IPv4 addresses in the form ::ffff:192.0.2.1.
    case .v6(0, 0, UInt32(0xFFFF).bigEndian, let address): self.init(ipv4: address)
    case .v6(let first, let second, _, _):
      self.init(bits: UInt64(first) << 32 | UInt64(second), isIPv6: true)
    case nil: self.init(ipv4: 0)
    }
  }

  private init(ipv4 address: UInt32) { self.init(bits: UInt64(address), isIPv6: false) }

  private init(bits: UInt64, isIPv6: Bool) {
    self.bits = bits
    self.isIPv6 = isIPv6
  }
}
