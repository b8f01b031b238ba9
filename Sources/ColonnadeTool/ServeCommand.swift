import NavigationCore
import OrderedJSON
import Serving

/// `colonnade serve`
@MainActor
enum ServeCommand {
  static func run(_ words: [String]) throws -> Tool.Status {
    let arguments = try Arguments(words, options: ServeOptions.options)
    if arguments.has("help") {
      print(help)
      return .success
    }
    let service = try Service(try ServeOptions(arguments))
    try service.run { Tool.say($0) }
    return .success
  }

  private static var help: String {
    """
    Serves the dashboard, and sessions over the WebSocket.

    Usage: colonnade serve [OPTION …]

    \(HelpText.table(ServeOptions.options))

    Limits: \(limits)
    """
  }

  private static var limits: String {
    Service.limits(ServeOptions()).map { "\($0.key) \($0.value.text)" }.joined(separator: ", ")
  }
}
