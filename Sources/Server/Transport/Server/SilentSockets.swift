/// The sockets on which nothing has been asked yet, in the order in which they came.
struct SilentSockets {
  private var numbers: [LWSSocket: Int] = [:]
  private var order: [Entry] = []
  private var start = 0
  private var last = 0

  struct Entry {
    let lws: LWSSocket
    let socket: Socket
    fileprivate let number: Int
  }

  var count: Int { numbers.count }

  mutating func append(_ lws: LWSSocket, _ socket: Socket) {
    last += 1
    numbers[lws] = last
    order.append(Entry(lws: lws, socket: socket, number: last))
  }

  /// A request has come on a socket, or it is closed.
  mutating func remove(_ lws: LWSSocket) {
    guard numbers.removeValue(forKey: lws) != nil else { return }
    if order.count > 64 + 2 * numbers.count { compact() }
  }

  /// Removes the socket that has been silent the longest.
  mutating func removeOldest() -> Entry? {
    while start < order.count {
      let oldest = order[start]
      start += 1
      guard numbers[oldest.lws] == oldest.number else { continue }
      remove(oldest.lws)
      return oldest
    }
    return nil
  }

  private mutating func compact() {
    order = order[start...].filter { numbers[$0.lws] == $0.number }
    start = 0
  }
}
