/// The sockets on which nothing has been asked yet, in the order in which they came.
struct SilentSockets {
  private var numbers: [LWSSocket: Int] = [:]
  private var order: [(lws: LWSSocket, number: Int)] = []
  private var start = 0
  private var last = 0

  var count: Int { numbers.count }

  mutating func append(_ lws: LWSSocket) {
    last += 1
    numbers[lws] = last
    order.append((lws, last))
  }

  /// A request has come on a socket, or it is closed.
  mutating func remove(_ lws: LWSSocket) {
    guard numbers.removeValue(forKey: lws) != nil else { return }
    if order.count > 64 + 2 * numbers.count { compact() }
  }

  /// Removes the socket that has been silent the longest.
  mutating func removeOldest() -> LWSSocket? {
    while start < order.count {
      let (lws, number) = order[start]
      start += 1
      guard numbers[lws] == number else { continue }
      remove(lws)
      return lws
    }
    return nil
  }

  private mutating func compact() {
    order = order[start...].filter { numbers[$0.lws] == $0.number }
    start = 0
  }
}
