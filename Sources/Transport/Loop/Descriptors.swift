import Glibc

/// How many files and sockets this process may have open.
enum Descriptors {
  /// Enough for the connections, and for what else a server opens. No more than that: libwebsockets
  /// allocates 16 bytes for each that is possible.
  private static let wanted: rlim_t = 16_384
  /// Kept free of connections; at the very limit libwebsockets would spin on accept.
  private static let reserve = 128

  /// How many may be connections; half where the system is stingy.
  static var forConnections: Int { max(limit - reserve, limit / 2) }

  /// Brings the soft limit to what is wanted, as far as the hard limit allows.
  static func prepare() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private static var limit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    return Int(clamping: limit.rlim_cur)
  }
}
