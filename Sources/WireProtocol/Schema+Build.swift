import OrderedJSON
import StateDocument

/// The news that “colonnade watch” tells of the app that it builds anew.
extension Schema {
  static let build: JSONValue = [
    "description": """
    building: sources were saved. failed: they do not compile, and the app goes on as it was. \
    crashed: the app, or its next build, has ended by itself, and the last good one goes on. live: \
    this is what the sources say.
    """,
    "type": "object", "required": ["state"],
    "properties": [
      "state": ["enum": ["building", "failed", "crashed", "live"]],
      "files": [
        "description":
          "Those that were saved since the app was live last, below the package's folder.",
        "type": "array", "items": ["type": "string"],
      ],
      "errors": [
        "description": "The compiler's, at most 50; without a file where there is none.",
        "type": "array",
        "items": object(
          [
            "file": ["type": "string"], "line": integer(minimum: 1), "column": integer(minimum: 1),
            "message": ["type": "string"],
          ], required: ["message"]),
      ],
      "reason": string("Why the app has ended."),
      "compiledIn": ["type": "integer", "description": "Milliseconds that the compiler took."],
      "liveAfter": [
        "type": "integer", "description": "Milliseconds from the save until the app was live.",
      ],
      "replay": [
        "description": "What became of this session's steps, as cause.about tells of rebuilt.",
        "type": "object",
        "properties": [
          "steps": integer(minimum: 0), "of": integer(minimum: 0), "stop": ref("RebuildStop"),
        ],
      ],
    ],
    "examples": [
      [
        "state": "failed", "files": ["Sources/Parks/ParksApp.swift"],
        "errors": [
          [
            "file": "Sources/Parks/ParksApp.swift", "line": 12, "column": 5,
            "message": "cannot find ‘pork’ in scope",
          ]
        ],
      ],
      ["state": "live", "compiledIn": 2_100, "liveAfter": 2_300],
    ],
  ]

  /// The step of a replay that did not fit.
  static let rebuildStop: JSONValue = object(
    ["step": integer(minimum: 1), "words": ["type": "string"], "reason": ["type": "string"]],
    required: ["step", "words", "reason"])
}
