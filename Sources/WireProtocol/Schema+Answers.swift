import NavigationCore
import OrderedJSON
import StateDocument

/// The results of questions, and of commands that answer with more than a revision.
extension Schema {
  static let measured = object([
    "taken": [
      "description": "The places whose size is another now; unknown ones are left out.",
      "type": "integer", "minimum": 0,
    ]
  ])

  static let types = object([
    "types": [
      "type": "array",
      "items": object([
        "name": ["type": "string"], "typeName": ["type": "string"], "example": true,
      ]),
    ]
  ])

  static let scenes = object([
    "scenes": [
      "type": "array",
      "items": object([
        "id": ["type": "string"], "title": ["type": "string"],
        "summary": string("What to watch for, in a sentence."),
      ]),
    ],
    "open": ["type": "string"],
  ])

  static let sessions = object([
    "sessions": [
      "type": "array",
      "items": object([
        "name": ["type": "string"], "scene": stringOrNull, "revision": integer(minimum: 0),
        "used": [
          "type": ["string", "null"],
          "description": "When somebody used it last, where that is known.",
        ],
        "bytes": [
          "type": ["integer", "null"], "minimum": 0,
          "description": "About; null where it has to be measured first: ask again.",
        ],
        "pinned": ["type": "boolean"],
        "connections": integer(minimum: 0),
        "clients": [
          "type": "array", "items": ["type": "string"],
          "description": "The names of those who are connected, at most 20 of them.",
        ],
      ]),
    ],
    "count": integer(minimum: 0), "most": integer(minimum: 1),
  ])

  static let sessionChange = object(
    [
      "session": ["type": "string"], "name": ["type": "string"], "pinned": ["type": "boolean"],
      "changed": ["type": "boolean"], "replayed": ["type": "boolean"],
    ], required: ["session", "changed"])

  static let presence = object([
    "people": [
      "description": .string(
        "The clients that are connected, at most \(Catalogue.maxPeople): those with names first, "
          + "then browsers, then scripts, each in the order in which they came."),
      "type": "array",
      "items": object([
        "client": ["type": "string"],
        "name": [
          "type": ["string", "null"], "description": "What it goes by among people.",
        ],
        "kind": [
          "enum": ["browser", "script"],
          "description": "A browser, which tells where its page is from, or any other program.",
        ],
        "connections": integer(minimum: 1),
      ]),
    ],
    "count": [
      "description": "How many clients are connected, listed or not.", "type": "integer",
      "minimum": 0,
    ],
  ])

  static let presenceChange = object([
    "name": ["type": ["string", "null"]], "changed": ["type": "boolean"],
  ])

  static let revisions = object([
    "revisions": [
      "type": "array",
      "items": object([
        "revision": integer(minimum: 1), "at": ["type": "string"], "cause": ref("Cause"),
        "did": did,
      ]),
    ],
    "oldest": integer(minimum: 0), "head": integer(minimum: 0),
  ])

  static let shown: JSONValue = [
    "description": """
    False where nobody knows any more what the views of the scene showed then: view, screens and \
    problems are told as far as they follow from the navigation.
    """,
    "type": "boolean",
  ]

  static let undoAvailability: JSONValue = [
    "description": """
    Whether undo and redo would change something. A change has it only where it is another than \
    before.
    """,
    "type": "object",
    "properties": ["canUndo": ["type": "boolean"], "canRedo": ["type": "boolean"]],
    "required": ["canUndo", "canRedo"],
  ]

  /// One entry a revision in each of the four columns.
  static let depths = object(
    [
      "first": [
        "description": "The revision that the columns begin with.", "type": "integer", "minimum": 1,
      ],
      "before": [
        "description": "The path's depth before it.", "type": "integer", "minimum": 0,
      ],
      "at": [
        "description": "Its time; null where the columns are empty.", "type": ["string", "null"],
      ],
      "depths": column("The path's depth behind the revision."),
      "kinds": column("What it did, as an index into legend.kinds."),
      "marks": column("What else it did: the sum of 2 to the index into legend.marks."),
      "pauses": column("Milliseconds since the revision before; 0 for the first one told."),
      "legend": object([
        "kinds": ["type": "array", "items": ["type": "string"]],
        "marks": ["type": "array", "items": ["type": "string"]],
      ]),
      "oldest": integer(minimum: 0), "head": integer(minimum: 0),
      "next": [
        "description": """
        There are more: ask again with this as after. It may be the same, with empty columns, where \
        much had to be read first.
        """,
        "type": "integer", "minimum": 0,
      ],
    ],
    required: [
      "first", "before", "at", "depths", "kinds", "marks", "pauses", "legend", "oldest", "head",
    ])

  private static func column(_ note: String) -> JSONValue {
    ["description": .string(note), "type": "array", "items": integer(minimum: 0)]
  }

  static let document: JSONValue = [
    "oneOf": [
      object(["format": ["const": "json"], "document": exported]),
      object(
        [
          "format": names(of: Document.Format.allCases.filter { $0 != .json }),
          "document": ["type": "string"],
          "next": integer(minimum: 1),
        ], required: ["format", "document"]),
    ]
  ]

  static func names(of formats: [Document.Format]) -> JSONValue {
    ["enum": .array(formats.map { .string($0.rawValue) })]
  }

  static let verdict = object(
    [
      "verdict": ["enum": ["fine", "risky", "impossible"]],
      "reasons": [
        "description": .string("The first \(Document.maxReasons)."), "type": "array",
        "items": object([
          "pointer": string(
            "Into the document; of lines, their number from 0 and then into the request."),
          "message": ["type": "string"],
        ]),
      ],
      "revision": integer(minimum: 0), "changed": ["type": "boolean"],
      "replayed": ["type": "boolean"],
    ], required: ["verdict", "reasons", "revision", "changed"])
}
