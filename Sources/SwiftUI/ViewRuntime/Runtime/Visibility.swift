/// The hosts that can be seen, and the views that have left the tree but have not disappeared yet.
///
/// No function here calls the author's code, which can reveal a screen.
struct Visibility {
  /// Modal presentations come first.
  private(set) var hosts: [ViewHost] = []
  private var endedLifecycles: [Lifecycle] = []

  /// - Returns: the hosts that can no longer be seen.
  mutating func replaceHosts(with now: [ViewHost]) -> [ViewHost] {
    let gone = hosts.filter { host in !now.contains { $0 === host } }
    hosts = now
    return gone
  }

  /// - Returns: false if the host can be seen already.
  mutating func add(_ host: ViewHost) -> Bool {
    if hosts.contains(where: { $0 === host }) { return false }
    hosts.append(host)
    return true
  }

  mutating func addEnded(_ lifecycle: Lifecycle) { endedLifecycles.append(lifecycle) }

  mutating func removeEnded() -> [Lifecycle] {
    defer { endedLifecycles = [] }
    return endedLifecycles
  }
}
