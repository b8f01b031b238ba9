import Glibc
import OrderedJSON
import Sessions

/// What a program that serves scenes does with its command line.
@MainActor
public enum AppServer {
  /// What the shell is told.
  public enum Status: Int32, Sendable {
    case success = 0
    /// The command line, a file or the address cannot be used.
    case usage = 2
  }

  /// Serves until the program is told to stop; says on standard error why it cannot.
  ///
  /// - Parameters:
  ///   - arguments: the options, without the program's name.
  ///   - scenes: what can be opened; sessions start in the first.
  ///   - name: how the program was called, for the help and for complaints.
  public static func run(
    arguments: [String], scenes: [SceneEntry], calledAs name: String = ownName
  ) -> Status {
    do {
      let arguments = try Arguments(arguments, options: ServeOptions.options)
      if arguments.has("help") {
        say(help(name))
      } else {
        try Service(try ServeOptions(arguments), scenes: scenes).run { say($0) }
      }
      return .success
    } catch {
      let program = name.prefix { $0 != " " }
      let line = Array("\(program): \(error)\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
      return .usage
    }
  }

  /// The last part of the path that the program was started by.
  public nonisolated static var ownName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "colonnade"
  }

  /// At once, also where standard output is a file or a pipe.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func help(_ name: String) -> String {
    """
    Serves the dashboard, and sessions over the WebSocket.

    Usage: \(name) [OPTION …]

    \(HelpText.table(ServeOptions.options))

    Limits: \(limits)
    """
  }

  private static var limits: String {
    Service.limits(ServeOptions()).map { "\($0.key) \($0.value.text)" }.joined(separator: ", ")
  }
}
