import NavigationCore
import OrderedJSON

extension Catalogue {
  static let session: [Method] = [
    Method(
      name: "types.list",
      summary: "Lists the types whose values can be pushed, each with an example.",
      isQuestion: true,
      parameters: [], result: "Types", examples: [.init([:])],
      read: { _ throws(WireError) in .query(.types) }),
    Method(
      name: "state.get", summary: "Tells the whole state and its revision.", isQuestion: true,
      parameters: [],
      result: "StateAnswer", examples: [.init([:])],
      read: { _ throws(WireError) in .query(.state) }),
    Method(
      name: "export", summary: "Gives the session as a document that `import` takes.",
      isQuestion: true,
      parameters: [.optional("format", ["enum": ["json"]], "json")],
      result: "Document", examples: [.init([:]), .init(["format": "json"])],
      read: { parameters throws(WireError) in
        try checkFormat(parameters)
        return .query(.export)
      }),
    Method(
      name: "import",
      summary: """
        Judges a document (fine, risky, impossible, and why), and unless it is impossible or a dry \
        run, makes it the state: one revision.
        """,
      parameters: [
        .required("document", Schema.exported, "as export gives it"),
        .optional("format", ["enum": ["json"]], "json"),
        .optional("dryRun", ["type": "boolean"], "only judge; false"),
      ],
      result: "Verdict",
      examples: [
        .init(["document": exampleDocument, "format": "json"]),
        .init(["document": exampleDocument, "dryRun": true]),
      ],
      read: { parameters throws(WireError) in
        try checkFormat(parameters)
        return .importDocument(
          try parameters.required("document"), isDryRun: try parameters.bool("dryRun", else: false))
      }),
  ]

  private static func checkFormat(_ parameters: Parameters) throws(WireError) {
    if parameters.has("format"), try parameters.string("format") != "json" {
      throw parameters.error("format", "Expected “format” to be json.")
    }
  }

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
