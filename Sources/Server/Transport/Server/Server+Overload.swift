extension Server {
  /// Closes connections for which most is kept, until enough is free; and those that have not taken
  /// an answer over HTTP yet, which a client may ask for again.
  ///
  /// - Parameters:
  ///   - excess: in bytes.
  ///   - weight: returns the bytes that a connection takes.
  ///   - isSmall: returns true if a connection that takes this many bytes is left open.
  /// - Returns: the number of closed connections.
  public func close(
    freeing excess: Int, code: UInt16, _ reason: String, weighedBy weight: (Connection) -> Int,
    leaving isSmall: (Int) -> Bool
  ) -> Int {
    for lws in exchanges.keys { lws.hangUp() }
    var (freed, closed) = (0, exchanges.count)
    let weighed = connections.values.map { ($0, weight($0)) }.filter { !isSmall($0.1) }
    for (connection, bytes) in weighed.sorted(by: { $0.1 > $1.1 }) {
      if freed >= excess { break }
      connection.close(code, reason, discarding: true)
      freed += bytes
      closed += 1
    }
    return closed
  }
}
