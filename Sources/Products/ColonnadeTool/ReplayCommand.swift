import Gallery
import NavigationCore
import Sandbox
import Serving
import SessionRecords
import Sessions
import Transport

/// `colonnade replay`: JSON lines in, answers or a state out, without a server.
@MainActor
enum ReplayCommand {
  static let options: [Option] = [
    Option("state", help: "print only the state at the end"),
    Option("keep-going", help: "continue after an error"),
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard let file = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("Expected one file, or - for standard input. See --help.")
    }
    let loop = try EventLoop(servesMainQueue: true)
    let replay = Replay(
      loop: loop, session: try session(), clock: WallClock.now,
      keepsGoing: arguments.has("keep-going"), showsStateAlone: arguments.has("state"))
    try LineReader.start(file, on: loop.remote) { event in replay.handle(event) }
    return replay.run()
  }

  /// In the same scenes as on a server.
  private static func session() throws(UsageError) -> Session {
    let hub = SessionHub(
      .init(
        scenes: ServeCommand.scenes, maxDepth: Reducer.standardMaxDepth, clock: WallClock.now),
      store: MemoryStore())
    guard let session = try? hub.session("replay") else {
      throw UsageError("There’s no session to replay it in.")
    }
    return session
  }

  private static let help = """
    Runs requests in order in a fresh session, without a server, and prints each response.

    Usage: colonnade replay FILE [OPTION …]

    FILE has one JSON request per line, as for drive and as export writes them (jsonl); - is
    standard input. A request without an id gets its line number.

    \(HelpText.table(options))

    Exits with 0 if everything was done, 1 after the first error, 2 if the command line or the file
    can't be used.
    """
}
