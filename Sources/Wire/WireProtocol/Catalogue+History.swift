import NavigationCore
import OrderedJSON
import StateDocument

extension Catalogue {
  static let history: [Method] = [
    Method(
      name: "transaction",
      summary: "Runs several commands as one revision: all of them, or none.",
      parameters: [
        .required(
          "commands",
          [
            "type": "array",
            "items": Schema.object(
              ["method": ["type": "string"], "params": ["type": "object"]], required: ["method"]),
          ], "each with method and params")
      ],
      result: "Done",
      examples: [
        .init([
          "commands": [
            call("select", ["column": "sidebar", "value": "Inbox"]), call("push", ["value": 7]),
          ]
        ])
      ],
      read: { parameters throws(WireError) in .command(.transaction(try commands(parameters))) },
      write: { command, types in
        guard case .transaction(let commands) = command else { return nil }
        return ["commands": .array(commands.map { $0.json(types: types) })]
      }),
    Method(
      name: "undo",
      summary: "Reverts the latest command that isn’t undone yet, as a new revision.",
      parameters: [], result: "Done", examples: [.init([:], after: [call("push", ["value": 1])])],
      read: { _ throws(WireError) in .command(.undo) },
      write: { command, _ in
        if case .undo = command { [:] } else { nil }
      }),
    Method(
      name: "redo", summary: "Repeats what the last undo reverted, as a new revision.",
      parameters: [], result: "Done",
      examples: [.init([:], after: [call("push", ["value": 1]), call("undo")])],
      read: { _ throws(WireError) in .command(.redo) },
      write: { command, _ in
        if case .redo = command { [:] } else { nil }
      }),
    Method(
      name: "restore", summary: "Restores the state of an earlier revision, as a new revision.",
      effect: .setting,
      parameters: [
        .required(
          "revision", Schema.integer(minimum: 0), "0 is the state before the first revision")
      ],
      result: "Done",
      examples: [.init(["revision": 0], after: [call("push", ["value": 1])])],
      read: { parameters throws(WireError) in
        .command(.restore(try parameters.integer("revision", in: 0...(.max))))
      },
      write: { command, _ in
        guard case .restore(let revision) = command else { return nil }
        return ["revision": .number(.init(revision))]
      }),
    Method(
      name: "history.list", summary: "Lists revisions, oldest first. Changes nothing.",
      isQuestion: true,
      parameters: [
        .optional(
          "after", Schema.integer(minimum: 0), "only newer ones; default: the latest are listed"),
        .optional("limit", Schema.integer(minimum: 1), "at most \(maxHistoryPage); 100"),
      ],
      result: "Revisions",
      examples: [
        .init([:]), .init(["after": 0, "limit": 10], after: [call("push", ["value": 1])]),
      ],
      read: { parameters throws(WireError) in
        .query(
          .historyList(
            after: try parameters.optionalInteger("after", in: 0...(.max)),
            limit: try parameters.integer("limit", in: 1...maxHistoryPage, else: 100)))
      }),
    overview(named: "history.overview", isDeprecated: false),
    Method(
      name: "history.get", summary: "Returns the state at a revision. Changes nothing.",
      isQuestion: true,
      parameters: [
        .required(
          "revision", Schema.integer(minimum: 0), "0 is the state before the first revision")
      ],
      result: "RevisionState",
      examples: [.init(["revision": 1], after: [call("push", ["value": 1])])],
      read: { parameters throws(WireError) in
        .query(.historyGet(revision: try parameters.integer("revision", in: 0...(.max))))
      }),
    overview(named: "history.depths", isDeprecated: true),
  ]

  /// - Parameter isDeprecated: true for the name that the method had first.
  private static func overview(named name: UTF8String, isDeprecated: Bool) -> Method {
    Method(
      name: name,
      summary: "Returns, for many revisions at once, the path’s depth and what each one did.",
      isQuestion: true, isDeprecated: isDeprecated,
      parameters: [
        .optional(
          "after", Schema.integer(minimum: 0), "only newer ones; default: the latest are returned"),
        .optional(
          "limit", Schema.integer(minimum: 1),
          "at most \(maxOverviewRevisions), which is the default"),
      ],
      result: "HistoryOverview",
      examples: [
        .init([:]), .init(["after": 0, "limit": 100], after: [call("push", ["value": 1])]),
      ],
      read: { parameters throws(WireError) in
        .query(
          .historyOverview(
            after: try parameters.optionalInteger("after", in: 0...(.max)),
            limit: try parameters.integer(
              "limit", in: 1...maxOverviewRevisions, else: maxOverviewRevisions)))
      })
  }

  private static func commands(_ parameters: Parameters) throws(WireError) -> [Command] {
    guard case .array(let requests) = try parameters.required("commands") else {
      throw parameters.error("commands", "Expected “commands” to be an array.")
    }
    if requests.count > maxTransaction {
      throw WireError(
        .limitExceeded, "A transaction has at most \(maxTransaction) commands.",
        pointer: parameters.pointer(to: "commands"))
    }
    var commands: [Command] = []
    for (index, request) in requests.enumerated() {
      do {
        commands.append(try command(request, in: parameters.context))
      } catch {
        throw error.inside("\(parameters.pointer(to: "commands"))/\(index)")
      }
    }
    return commands
  }

  private static func command(_ value: JSONValue, in context: ReadingContext) throws(WireError)
    -> Command
  {
    let request = try Request(value)
    if request.meta != Request.Meta() {
      throw WireError(.invalidParams, "A command inside a transaction takes no “meta”.")
    }
    guard case .command(let command) = try request.call(in: context), command.isPartOfTransactions
    else {
      throw WireError(.invalidParams, "“\(request.method.name)” cannot be part of a transaction.")
    }
    return command
  }
}

extension Command {
  fileprivate var isPartOfTransactions: Bool {
    switch self {
    case .transaction, .undo, .redo, .restore: false
    default: true
    }
  }
}
