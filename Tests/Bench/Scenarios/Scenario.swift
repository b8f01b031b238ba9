/// One question to answer about the server, measured in rounds.
protocol Scenario: Sendable {
  /// The name for `--only`.
  var name: String { get }
  var title: String { get }

  func run(in setting: Setting, on sheet: inout Sheet) throws
}

/// All scenarios, in the order in which they run.
let scenarios: [any Scenario] = [
  RoundTrip(), Pipeline(), FanOut(), Deliveries(), Durable(), Depth(), Idle(), PathOperations(),
  Dearest(), Scenes(),
]

/// The settings in which every scenario runs.
struct Setting {
  let binary: String
  let rounds: Int
  var cores: Cores

  /// Runs with a server of its own, which is stopped afterwards.
  ///
  /// - Parameter database: Its file; nil to keep nothing.
  func withServer(database: String? = nil, _ body: (Server, Load) throws -> Void) throws {
    let server = try Server(binary, database: database, on: cores)
    defer { server.stop() }
    try body(server, try Load(port: server.port))
  }
}
