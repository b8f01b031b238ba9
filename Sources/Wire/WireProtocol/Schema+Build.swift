import OrderedJSON
import StateDocument

/// The reports about an app that is rebuilt by “colonnade watch”, or was started again after a crash.
extension Schema {
  static let build: JSONValue = [
    "description": """
    building: sources were saved. failed: they don't compile, and the last good build keeps \
    running. crashed: the app, or its next build, exited by itself, and the last good one runs; \
    with a session, an app that no one rebuilds has crashed in it and was started again. slow: code \
    of the app takes more than two seconds, or took them. live: the app is up to date with the \
    sources.
    """,
    "type": "object", "required": ["state"],
    "properties": [
      "state": ["enum": ["building", "failed", "crashed", "slow", "live"]],
      "files": [
        "description":
          "The files saved since the app was last live, relative to the package's folder.",
        "type": "array", "items": ["type": "string"],
      ],
      "errors": [
        "description": "The compiler's, at most 50; without a file if there is none.",
        "type": "array",
        "items": object(
          [
            "file": ["type": "string"], "line": integer(minimum: 1), "column": integer(minimum: 1),
            "message": ["type": "string"],
          ], required: ["message"]),
      ],
      "reason": string("Why the app ended."),
      "session": string("The session whose code crashed the app, or was slow."),
      "method": string("The method whose call ran that code."),
      "control": string("The label of the control that was tapped."),
      "stack": [
        "description": """
        The author's functions that ran, the innermost first, each with its file and line if they \
        are known.
        """,
        "type": "array", "items": ["type": "string"],
      ],
      "returned": [
        "type": "boolean", "description": "True if slow code has returned in the meantime.",
      ],
      "restarted": [
        "type": "boolean", "description": "True if the same build was started again after a crash.",
      ],
      "lost": ["type": "boolean", "description": "True if no session was kept."],
      "compiledIn": ["type": "integer", "description": "Milliseconds that the compiler took."],
      "liveAfter": [
        "type": "integer", "description": "Milliseconds from the save until the app was live.",
      ],
      "replay": [
        "description": "The result of repeating this session's steps.",
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
