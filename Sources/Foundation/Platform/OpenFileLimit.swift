import Glibc

/// The limit on files and sockets that this process can have open.
package enum OpenFileLimit {
  /// The soft limit; 1,024 if the system does not say.
  package static var current: Int {
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return 1_024 }
    return Int(clamping: limit.rlim_cur)
  }

  /// Sets the soft limit to `count`, as far as the hard limit allows.
  package static func set(_ count: Int) {
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }

  private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
}
