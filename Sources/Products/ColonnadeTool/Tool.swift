import Glibc
import OrderedJSON
import Platform
import Serving
import WireProtocol

/// The command line: finds the command, and turns what went wrong into a sentence and a status.
@MainActor
enum Tool {
  typealias Status = ExitStatus
  typealias Run = @MainActor ([String]) throws -> Status

  /// A command, with its options for completions and the manual.
  struct Command {
    let name: String
    let summary: String
    let options: [Option]
    let run: Run

    init(_ name: String, _ summary: String, _ options: [Option], _ run: @escaping Run) {
      self.name = name
      self.summary = summary
      self.options = options
      self.run = run
    }
  }

  static let commands: [Command] = [
    Command(
      "serve", "serve the dashboard and the WebSocket", ServeOptions.options, ServeCommand.run),
    Command(
      "drive", "send JSON lines to a server, print its answers", DriveCommand.options,
      DriveCommand.run),
    Command(
      "replay", "run JSON lines without a server", ReplayCommand.options, ReplayCommand.run),
    Command(
      "mcp", "let coding agents see and drive a session", AgentCommand.options, AgentCommand.run),
    Command(
      "shot", "take a picture of the stage with Chromium", ShotCommand.options, ShotCommand.run),
    Command(
      "sessions", "list, delete, rename and pin sessions", SessionsCommand.options,
      SessionsCommand.run),
    Command(
      "nodes", "list the servers on a PostgreSQL", NodesCommand.options, NodesCommand.run),
    Command(
      "backup", "back up a database, even while it is in use", DatabaseCommands.options,
      DatabaseCommands.backup),
    Command(
      "verify", "check a database, down to each session's history", DatabaseCommands.options,
      DatabaseCommands.verify),
    Command(
      "recover", "read what can be read of a damaged database", DatabaseCommands.options,
      DatabaseCommands.recover),
    Command("new", "create a new app package, with a test", NewCommand.options, NewCommand.run),
    Command(
      "watch", "serve a package's app and rebuild it on every save", WatchCommand.options,
      WatchCommand.run),
    Command(
      "adopt", "make a Linux package from an existing app's sources", AdoptCommand.options,
      AdoptCommand.run),
    Command(
      "path", "encode, decode or inspect SwiftUI's saved paths", PathCommand.options,
      PathCommand.run),
    Command(
      "completions", "print shell completions for bash, zsh or fish", ShellCommands.options,
      ShellCommands.completions),
    Command("manual", "write the manual page", ShellCommands.options, ShellCommands.manual),
  ]

  static func run(_ arguments: [String]) -> Status {
    guard let name = arguments.first else {
      complain("Expected a command. \(help)")
      return .usage
    }
    switch name {
    case "--help", "-h", "help":
      print(help)
      return .success
    case "--version":
      print(Hello.serverName)
      return .success
    default: return run(name, Array(arguments.dropFirst()))
    }
  }

  private static func run(_ name: String, _ arguments: [String]) -> Status {
    guard let command = commands.first(where: { $0.name == name }) else {
      let kind = name.hasPrefix("-") ? "option" : "command"
      let names = commands.map { UTF8String($0.name) } + ["--help", "--version"]
      let nearest = nearestNames(to: UTF8String(name), in: names, limit: 1).first
      complain(
        "Unknown \(kind) “\(name)”."
          + (nearest.map { " Did you mean “\($0)”?" } ?? " --help lists them."))
      return .usage
    }
    do {
      return try command.run(arguments)
    } catch {
      complain("\(error)")
      return .usage
    }
  }

  /// The arguments of one command; nil if help was requested and has been shown.
  static func arguments(
    of words: [String], _ options: [Option], help: String
  ) throws(UsageError) -> Arguments? {
    let arguments = try Arguments(words, options: options)
    if !arguments.has("help") { return arguments }
    say(help)
    return nil
  }

  /// Prints a line at once, even if standard output is a file or a pipe.
  static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// Writes exactly these bytes, and on a terminal a line's end.
  static func write(_ bytes: [UInt8]) {
    let bytes = isatty(STDOUT_FILENO) == 1 ? bytes + [0x0A] : bytes
    Descriptor.standardOutput.write(bytes)
  }

  static func complain(_ sentence: String) {
    Descriptor.standardError.write(Array("colonnade: \(sentence)\n".utf8))
  }

  private static var help: String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let list = commands.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count)
        + command.summary
    }
    return """
      SwiftUI navigation, off the device.

      Usage: colonnade COMMAND [OPTION …]

      \(list.joined(separator: "\n"))

      Run “colonnade COMMAND --help” for options, “colonnade --version” for the version.
      """
  }
}
