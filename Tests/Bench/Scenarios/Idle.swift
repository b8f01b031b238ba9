/// The cost of idle connections, and of opening them.
struct Idle: Scenario {
  let name = "idle"
  let title = "Connections that do nothing"

  private static let connections = 5000

  /// Each round has a server of its own, because a server reuses the memory that it has.
  func run(in setting: Setting, on sheet: inout Sheet) throws {
    for _ in 0..<setting.rounds {
      try setting.withServer { server, load in
        server.settle()
        let before = server.residentBytes
        let (slow, opened) = try handshakes(1, load)
        server.settle()
        let bytes = Double(server.residentBytes - before) / Double(Self.connections)
        load.close(opened)
        server.settle()
        let (fast, _) = try handshakes(64, load)
        sheet.add("resident memory per connection", bytes, .bytes, goal: .atMost(8_000))
        sheet.add("handshakes, one after the other", slow, .perSecond)
        sheet.add("handshakes, 64 at a time", fast, .perSecond)
      }
    }
  }

  /// Opens all connections; returns their number per second.
  private func handshakes(_ inFlight: Int, _ load: Load) throws -> (Double, [LoadConnection]) {
    let begin = Kernel.now()
    let opened = try load.open(Self.connections, path: "/ws/idle", inFlight: inFlight)
    return (Double(Self.connections) * 1e9 / Double(Kernel.now() - begin), opened)
  }
}
