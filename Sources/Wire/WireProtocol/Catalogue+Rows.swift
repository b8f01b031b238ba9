import OrderedJSON
import SceneModel
import StateDocument

extension Catalogue {
  /// The most elements that one request can ask for.
  package static let maxRows = 512

  static let rows: [Method] = [
    Method(
      name: "rows.get",
      summary: """
        Returns rows of a long list, or views of a lazy stack or grid, that are not in the state: \
        the state has the first ones, and “rows” in a style names the others. They exist from then \
        on, so that tap takes their ids. Makes no revision itself.
        """,
      isQuestion: true,
      parameters: [
        .required("of", ["type": "string"], "the name in the style"),
        .required("offset", Schema.integer(minimum: 0), "the offset of the first element"),
        .optional("limit", Schema.integer(minimum: 1), "at most \(maxRows); \(usualRows)"),
      ],
      result: "Rows",
      examples: [.init(["of": "r1", "offset": 480, "limit": 60], refused: .noSuchElement)],
      read: { parameters throws(WireError) in
        let offset = try parameters.integer("offset", in: 0...maxOffset)
        let limit = try parameters.integer("limit", in: 1...maxRows, else: usualRows)
        return .rows(of: try parameters.string("of"), offset..<offset + limit)
      })
  ]

  private static let usualRows = 32
  private static let maxOffset = 1_000_000_000
}

extension Schema {
  static let rows = object([
    "offset": integer(minimum: 0), "count": integer(minimum: 0),
    "elements": [
      "description": "A stack for each element, whose children are its views.",
      "type": "array", "items": ["type": "object"],
    ],
    "styles": [
      "description": "The styles of these nodes, by number.",
      "type": "object", "additionalProperties": ["type": "array", "items": ["type": "object"]],
    ],
  ])
}
