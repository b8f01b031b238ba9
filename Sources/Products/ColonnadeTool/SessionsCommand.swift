import OrderedJSON
import SQLiteStorage
import Serving
import Sessions
import Transport
import WireProtocol

/// `colonnade sessions`: looks after the sessions of a server, or of a database that none has open.
@MainActor
enum SessionsCommand {
  static let options: [Option] = [
    Option("database", "FILE", help: "a database instead of a server's URL"),
    Option("token-file", "FILE", help: "file whose first line is the server's token"),
    Option("json", help: "list as JSON, one session per line"),
    Option("help", help: "show this"),
  ]

  /// The actions, each with the number of names that it takes.
  private static let actions = ["list": 0, "delete": 1, "rename": 2, "pin": 1, "unpin": 1]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    var rest = arguments.positionals[...]
    let action = rest.first.flatMap { actions[$0] == nil ? nil : $0 } ?? "list"
    if rest.first == action { rest.removeFirst() }
    let url = arguments.has("database") ? nil : rest.popFirst()
    guard url != nil || arguments.has("database"), rest.count == actions[action] else {
      throw UsageError("Expected a command, a server or database, and session names. See --help.")
    }
    let print = SessionList(isJSON: arguments.has("json"))
    if let file = arguments.value("database") {
      return try DatabaseSessions(file).run(action, Array(rest), print)
    }
    let token = try arguments.value("token-file").map { try Token(file: $0).text }
    let loop = try EventLoop(servesMainQueue: true)
    let remote = RemoteSessions(loop: loop, requests: requests(action, Array(rest)), print: print)
    return try remote.run(url: address(url ?? ""), token: token)
  }

  /// Of the session that always exists, if no other is named.
  private static func address(_ url: String) -> String {
    var url = url.hasPrefix("http") ? "ws" + url.dropFirst(4) : url
    while url.hasSuffix("/") { url.removeLast() }
    if !url.contains("/ws") { url += "/ws" }
    return url + (url.contains("?") ? "&" : "?") + "watch=none"
  }

  private static func requests(_ action: String, _ names: [String]) -> [(String, JSONObject)] {
    switch action {
    case "delete": [("sessions.delete", ["session": .string(names[0])])]
    case "rename":
      [("sessions.rename", ["session": .string(names[0]), "name": .string(names[1])])]
    case "pin", "unpin":
      [("sessions.pin", ["session": .string(names[0]), "pinned": .bool(action == "pin")])]
    default: [("sessions.list", ["limit": .number(.init(Catalogue.maxSessionPage))])]
    }
  }

  private static let help = """
    Manages sessions: list, delete, rename, pin and unpin.

    Usage: colonnade sessions [list] URL
           colonnade sessions delete URL NAME
           colonnade sessions rename URL NAME NEW
           colonnade sessions pin|unpin URL NAME

    URL is a server, such as ws://127.0.0.1:8080. You can use --database FILE instead, if no server
    has the file open.

    \(HelpText.table(options))

    Exits with 0 on success, 1 on failure, 2 if the command line is wrong.
    """
}

/// The list of sessions, as a table or as JSON lines.
struct SessionList {
  let isJSON: Bool

  @MainActor
  func print(_ sessions: [JSONValue]) {
    for session in sessions { Tool.say(isJSON ? session.text : line(session)) }
  }

  private func line(_ session: JSONValue) -> String {
    var words = [
      session["name"]?.stringValue?.string ?? "", session["scene"]?.stringValue?.string ?? "-",
      "r\(session["revision"]?.intValue ?? 0)", session["bytes"]?.intValue.map(size) ?? "-",
      session["used"]?.stringValue?.string ?? "-",
    ]
    let connections = session["connections"]?.intValue ?? 0
    if connections > 0 { words.append("\(connections) connected") }
    if session["pinned"]?.boolValue == true { words.append("pinned") }
    return words.joined(separator: "  ")
  }

  private func size(_ bytes: Int) -> String {
    if bytes < 10_000 { return "\(bytes) B" }
    return bytes < 10_000_000 ? "\(bytes / 1_000) kB" : "\(bytes / 1_000_000) MB"
  }
}
