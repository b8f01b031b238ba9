import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

/// The results of questions, and of commands that answer with more than a revision.
extension Schema {
  static let measured = object([
    "taken": [
      "description": "The places whose size changed; unknown ones are ignored.",
      "type": "integer", "minimum": 0,
    ]
  ])

  static let types = object(
    [
      "types": [
        "type": "array",
        "items": object([
          "name": ["type": "string"], "typeName": ["type": "string"], "example": true,
        ]),
      ],
      "path": string("The name of the only type that the path takes; absent if it takes any."),
    ], required: ["types"])

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
          "description": "When it was last used, if known.",
        ],
        "bytes": [
          "type": ["integer", "null"], "minimum": 0,
          "description": "Approximate; null if it has to be measured first: ask again.",
        ],
        "pinned": ["type": "boolean"],
        "connections": integer(minimum: 0),
        "clients": [
          "type": "array", "items": ["type": "string"],
          "description": "The names of connected clients, at most 20.",
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
          "type": ["string", "null"], "description": "Its display name.",
        ],
        "kind": [
          "enum": ["browser", "script"],
          "description": "A browser, which sends its page's origin, or any other program.",
        ],
        "connections": integer(minimum: 1),
      ]),
    ],
    "count": [
      "description": "How many clients are connected, listed or not.", "type": "integer",
      "minimum": 0,
    ],
    "lock": client("The only client that can change the session; null if all can."),
    "presenter": client("The client whose view others can follow; null if there is none."),
  ])

  private static func client(_ description: UTF8String) -> JSONValue {
    [
      "description": .string(description),
      "oneOf": [
        ["type": "null"],
        object(["client": ["type": "string"], "name": ["type": ["string", "null"]]]),
      ],
    ]
  }

  static let lockChange = object([
    "locked": ["type": "boolean"], "changed": ["type": "boolean"],
  ])

  static let presentingChange = object([
    "presenting": ["type": "boolean"], "changed": ["type": "boolean"],
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
    False if what the scene's views showed is no longer known: view, screens and problems then \
    contain only what follows from the navigation.
    """,
    "type": "boolean",
  ]

  static let undoAvailability: JSONValue = [
    "description": """
    Whether undo and redo would change something. A change has it only if it changed.
    """,
    "type": "object",
    "properties": ["canUndo": ["type": "boolean"], "canRedo": ["type": "boolean"]],
    "required": ["canUndo", "canRedo"],
  ]

  /// One entry a revision in each of the four columns.
  static let historyOverview = object(
    [
      "first": [
        "description": "The first revision of the columns.", "type": "integer", "minimum": 1,
      ],
      "before": [
        "description": "The path's depth before it.", "type": "integer", "minimum": 0,
      ],
      "at": [
        "description": "Its time; null if the columns are empty.", "type": ["string", "null"],
      ],
      "depths": column("The path's depth after the revision."),
      "kinds": column("What it did, as an index into legend.kinds."),
      "marks": column("What else it did: the sum of 2 to the index into legend.marks."),
      "pauses": column("Milliseconds since the previous revision; 0 for the first one."),
      "legend": object([
        "kinds": ["type": "array", "items": ["type": "string"]],
        "marks": ["type": "array", "items": ["type": "string"]],
      ]),
      "oldest": integer(minimum: 0), "head": integer(minimum: 0),
      "next": [
        "description": """
        There are more: ask again with this as after. It can be the same, with empty columns, if \
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
        "items": object(
          [
            "pointer": string(
              "Into the document; of lines, their number from 0 and then into the request."),
            "message": ["type": "string"], "sentence": ref("Sentence"),
          ], required: ["pointer", "message"]),
      ],
      "revision": integer(minimum: 0), "changed": ["type": "boolean"],
      "replayed": ["type": "boolean"],
    ], required: ["verdict", "reasons", "revision", "changed"])
}
