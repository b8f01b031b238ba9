import NavigationCore
import OrderedJSON
import StateDocument

extension Catalogue {
  static let session: [Method] = [
    Method(
      name: "types.list",
      summary: "Lists the types whose values can be pushed, each with an example.",
      isQuestion: true,
      parameters: [], result: "Types", examples: [.init([:])],
      read: { _ throws(WireError) in .query(.types) }),
    Method(
      name: "state.get", summary: "Returns the whole state and its revision.", isQuestion: true,
      parameters: [],
      result: "StateAnswer", examples: [.init([:])],
      read: { _ throws(WireError) in .query(.state) }),
    Method(
      name: "export",
      summary: """
        Exports the session: its state (json), the path as SwiftUI saves it (swiftui), the \
        requests that lead here, one per line (jsonl), a Swift test of the path (swift-test), a \
        Python script (python), or everything since the scene was opened as a NavigationTesting \
        test (navigation-test).
        """,
      isQuestion: true,
      parameters: [
        .optional("format", Schema.names(of: Document.Format.allCases), "what it is for; json"),
        .optional(
          "after", Schema.integer(minimum: 0),
          """
          jsonl: the whole history that is kept, in parts, from the oldest (0); ask for the next \
          part with “next”. Default: only what leads here, in one document. navigation-test: only \
          what was done after it
          """),
        .optional(
          "through", Schema.integer(minimum: 0), "navigation-test only: the last revision"),
      ],
      result: "Document",
      examples: [.init([:])]
        + Document.Format.ofEveryScene.map { format in
          .init(
            ["format": .string(format.rawValue)],
            after: [call("push", ["values": [1, "two", 4.5, true]])])
        } + [
          .init(["format": "jsonl", "after": 0], after: [call("push", ["value": 1])]),
          // A session's first scene has no views.
          .init(
            ["format": "navigation-test", "after": 0, "through": 0], refused: .invalidParams),
        ],
      read: { parameters throws(WireError) in
        let format = try format(parameters)
        let after = try parameters.optionalInteger("after", in: 0...(.max))
        let through = try parameters.optionalInteger("through", in: 0...(.max))
        if after != nil && format != .jsonl && format != .navigationTest {
          throw parameters.error(
            "after", "Only the formats jsonl and navigation-test can be exported in parts.")
        }
        if through != nil && format != .navigationTest {
          throw parameters.error("through", "Only the format navigation-test can end earlier.")
        }
        return .query(.export(format, after: after, through: through))
      }),
    Method(
      name: "import",
      summary: """
        Checks a document (fine, risky or impossible, with reasons) and, unless it’s impossible or \
        a dry run, makes it the current state, as one revision and with the values that the scene \
        keeps. A saved path (swiftui) replaces only the path. Requests, one per line (jsonl), run \
        all or not at all.
        """,
      parameters: [
        .required(
          "document", ["oneOf": [Schema.exported, ["type": "string"]]],
          "in export format: a string unless the format is json"),
        .optional(
          "format", Schema.names(of: Document.Format.allCases.filter(\.canBeImported)), "json"),
        .optional("dryRun", ["type": "boolean"], "only check, don’t import; default: false"),
      ],
      result: "Verdict",
      examples: [
        .init(["document": exampleDocument, "format": "json"]),
        .init(["document": exampleDocument, "dryRun": true]),
        .init(["document": #"["Swift.Bool","true","Swift.Int","1"]"#, "format": "swiftui"]),
        .init(["document": .string(exampleLines), "format": "jsonl"]),
      ],
      read: { parameters throws(WireError) in
        .importDocument(
          try incoming(parameters), isDryRun: try parameters.bool("dryRun", else: false))
      },
      write: { command, types in
        guard case .load(let contents) = command else { return nil }
        return ["document": Document.export(contents, of: nil, types: types)]
      }),
  ]

  private static func format(_ parameters: Parameters) throws(WireError) -> Document.Format {
    try parameters.optionalChoice("format") ?? .json
  }

  private static func incoming(_ parameters: Parameters) throws(WireError) -> Document.Incoming {
    switch try format(parameters) {
    case .json: return .json(try parameters.required("document"))
    case .swiftui: return .swiftui(try parameters.string("document"))
    case .jsonl: return .jsonl(try parameters.string("document"))
    case .swiftTest: throw exportOnly(.swiftTest, parameters)
    case .python: throw exportOnly(.python, parameters)
    case .navigationTest: throw exportOnly(.navigationTest, parameters)
    }
  }

  private static func exportOnly(
    _ format: Document.Format, _ parameters: Parameters
  ) -> WireError {
    parameters.error(
      "format",
      "“\(format.rawValue)” can only be exported; json, swiftui and jsonl can be imported.")
  }

  private static let exampleLines = """
    {"method":"push","params":{"value":1}}
    {"method":"setColumnVisibility","params":{"visibility":"all"}}

    """

  private static let exampleDocument: JSONValue = [
    "colonnade": 1, "scene": "sandbox",
    "environment": [
      "device": "iphone-16", "width": 393, "height": 852, "horizontalSizeClass": "compact",
      "platform": "iOS",
    ],
    "columns": 2, "style": "automatic", "columnVisibility": "automatic",
    "preferredCompactColumn": "detail", "sidebar": "Inbox", "content": nil, "path": [1, true],
  ]
}
