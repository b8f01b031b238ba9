import OrderedJSON
import PostgreSQLStorage
import Serving
import SessionRecords

/// `colonnade nodes`: the servers on a database.
@MainActor
enum NodesCommand {
  static let options: [Option] = [
    Option("json", help: "list as JSON, one node per line"), Option("help", help: "show this"),
  ]

  static func run(_ words: [String]) throws -> Tool.Status {
    guard let arguments = try Tool.arguments(of: words, options, help: help) else {
      return .success
    }
    guard let url = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("Expected the URL of one database. See --help.")
    }
    if !StorageOptions.isShared(url) {
      throw UsageError("Nodes share a database like postgres://user@host/name, not “\(url)”.")
    }
    do throws(PostgreSQLRefusal) {
      for node in try PostgreSQLStore.nodes(on: url) {
        Tool.say(arguments.has("json") ? json(node) : line(node))
      }
      return .success
    } catch {
      Tool.complain("\(error)")
      return Tool.Status(rawValue: error.exitStatus)
    }
  }

  private static func line(_ entry: NodeEntry) -> String {
    let sessions = entry.sessions == 1 ? "1 session" : "\(entry.sessions) sessions"
    return [
      entry.node.id, entry.node.address, sessions, load(entry.load), "lease \(entry.lease) ms",
      entry.version,
    ].joined(separator: "  ")
  }

  private static func load(_ load: NodeLoad?) -> String {
    guard let load else { return "load unknown" }
    return "load \(load.processor / 10_000) %, \(load.requests) requests and "
      + "\(load.deliveries) deliveries a minute"
  }

  private static func json(_ entry: NodeEntry) -> String {
    let node: JSONValue = [
      "node": .string(UTF8String(entry.node.id)),
      "address": .string(UTF8String(entry.node.address)),
      "sessions": .number(.init(entry.sessions)), "leaseMs": .number(.init(entry.lease)),
      "server": .string(UTF8String(entry.version)),
      "load": entry.load.map { load in
        [
          "processorPermille": .number(.init(load.processor / 1_000)),
          "requests": .number(.init(load.requests)), "deliveries": .number(.init(load.deliveries)),
        ]
      } ?? .null,
    ]
    return node.text
  }

  private static let help = """
    Lists the live nodes on a PostgreSQL: name, address, sessions, load over the last minute, lease,
    version.

    Usage: colonnade nodes URL

    URL is the one passed to --database: postgres://user@host:5432/name.

    \(HelpText.table(options))

    Exits with 0 on success, 2 if the command line is wrong, 21 if the database can't be reached,
    27 if it has no data of Colonnade.
    """
}
