extension Server {
  /// The pings of one round are spread over its time, so that thousands of them never fall into one
  /// turn.
  private static let slices: UInt64 = 20

  func schedulePings() {
    let seconds = configuration.limits.pingSeconds / Double(Self.slices)
    loop.schedule(after: seconds) { [unowned self] in
      pingSlice = (pingSlice + 1) % Self.slices
      for connection in connections.values where connection.id % Self.slices == pingSlice {
        connection.ping()
      }
      schedulePings()
    }
  }
}
