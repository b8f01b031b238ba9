import OrderedJSON
import Serving
import Transport

/// `colonnade drive`: JSON lines in, answers out.
@MainActor
enum DriveCommand {
  static let options: [Option] = [
    Option("keep-going", help: "continue after an error"),
    Option("token-file", "FILE", help: "file whose first line is the server's token"),
    Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard let url = arguments.positionals.first, arguments.positionals.count <= 2 else {
      throw UsageError("Expected the server's URL and optionally a file. See --help.")
    }
    let token = try arguments.value("token-file").map { try Token(file: $0).text }
    let loop = try EventLoop(servesMainQueue: true)
    let drive = Drive(loop: loop, keepsGoing: arguments.has("keep-going"))
    try LineReader.start(arguments.positionals.dropFirst().first, on: loop.remote) { event in
      drive.handle(event)
    }
    return try drive.run(url: url, token: token)
  }

  private static let help = """
    Sends requests to a server in order and prints each response.

    Usage: colonnade drive URL [FILE] [OPTION …]

    FILE has one JSON request per line; without it, or with -, requests come from standard input. A
    request without an id gets its line number. URL is a session: ws://127.0.0.1:8080/ws/demo.

    \(HelpText.table(options))

    Exits with 0 if everything was done, 1 after the first error or a lost connection, 2 if the
    command line is wrong.
    """
}
