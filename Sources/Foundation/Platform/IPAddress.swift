import Glibc

/// A literal address, as its words in network order.
package enum IPAddress: Hashable, Sendable {
  case v4(UInt32)
  case v6(UInt32, UInt32, UInt32, UInt32)

  /// Nil if the text is not a literal address: names are not looked up.
  package init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    if unsafe inet_pton(AF_INET, text, &four) == 1 {
      self = .v4(four.s_addr)
    } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
      let words = unsafe six.__in6_u.__u6_addr32
      self = .v6(words.0, words.1, words.2, words.3)
    } else {
      return nil
    }
  }
}
