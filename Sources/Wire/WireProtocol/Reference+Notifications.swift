import OrderedJSON
import StateDocument

extension Reference {
  static var hello: JSONValue {
    notification(
      "hello",
      Schema.object(
        [
          "protocol": ["type": "string"], "server": ["type": "string"],
          "session": ["type": "string"], "client": ["type": "string"],
          "epoch": ["type": "string"], "revision": Schema.integer(minimum: 0),
          "state": Schema.ref("State"), "history": Schema.ref("UndoAvailability"),
          "resumed": ["type": "boolean"],
          "reason": ["enum": .array(Hello.Reason.allCases.map { .string($0.rawValue) })],
          "changes": ["type": "array", "items": change], "limits": limits,
          "occupancy": occupancy, "house": Schema.deprecated(occupancy),
          "durability": ["enum": ["none", "relaxed", "full"]], "docs": ["type": "string"],
          "stale": Schema.stale,
          "degraded": Schema.object(
            [
              "from": Schema.integer(minimum: 0), "at": ["type": "string"],
              "reason": ["type": "string"],
            ], required: ["from", "at", "reason"]),
        ],
        required: [
          "protocol", "server", "session", "client", "epoch", "revision", "limits", "durability",
          "docs",
        ]))
  }

  private static let occupancy: JSONValue = [
    "description": "If there is hardly room for another session: the number of sessions.",
    "type": "object",
    "properties": ["sessions": ["type": "integer"], "most": ["type": "integer"]],
  ]

  static let limits: JSONValue = [
    "type": "object",
    "description": """
    The server's limits by name. memoryBytes: what all clients together can cause to be kept; beyond \
    it, requests are refused as overloaded, connections with 1013 and HTTP with 503. connectionBytes: \
    what can wait for one client, not counting what it shares with others. sessionHistoryBytes: what \
    one session's history can take in memory. sessionViewBytes: what its screens can take before \
    pushes are refused. readerSeconds: how long a client can read nothing while data is waiting \
    before it is disconnected. keySeconds: how long a command with a key gets the first response \
    again; keyBytes: what one client's such responses can take in a session, beyond which it is \
    refused as rate_limited; confirmedRuns: for how many names of a client's keys, the part \
    before the number, the server knows at a time which were confirmed. keepDays: how long an unused session is kept, 0 for forever.
    """,
  ]

  static var changed: JSONValue { notification("changed", change) }

  static var renamed: JSONValue {
    notification(
      "renamed", Schema.object(["session": ["type": "string"], "name": ["type": "string"]]))
  }

  static var build: JSONValue { notification("build", Schema.ref("Build")) }

  static var presence: JSONValue { notification("presence", Schema.ref("Presence")) }

  static var presenting: JSONValue {
    notification(
      "presenting",
      Schema.object([
        "client": ["type": ["string", "null"]], "view": ["type": ["object", "null"]],
      ]))
  }

  static var change: JSONValue {
    [
      "type": "object", "required": ["base", "revision", "at", "cause"],
      "properties": [
        "base": Schema.integer(minimum: 0), "revision": Schema.integer(minimum: 1),
        "at": ["type": "string"], "cause": Schema.ref("Cause"), "did": Schema.didOfChange,
        "patch": Schema.ref("Patch"),
        "state": Schema.ref("State"), "coalesced": Schema.integer(minimum: 2),
        "history": Schema.ref("UndoAvailability"),
      ],
      "oneOf": [["required": ["patch"]], ["required": ["state"]]],
    ]
  }

  static var compactChanged: JSONValue {
    Schema.object([
      "method": ["const": "changed"],
      "params": [
        "type": "object", "required": ["revision"],
        "properties": [
          "revision": Schema.integer(minimum: 1), "history": Schema.ref("UndoAvailability"),
          "patch": Schema.ref("Patch"), "push": compactPush, "pop": compactPop,
        ],
        "oneOf": [["required": ["patch"]], ["required": ["push"]], ["required": ["pop"]]],
      ],
    ])
  }

  private static let compactPush: JSONValue = [
    "description": .string(
      """
      Instead of a patch: detail.path now ends with this element, and screens with one that has its \
      source and index and the value as its title.
      """), "allOf": [Schema.ref("Element")],
  ]

  private static let compactPop: JSONValue = [
    "description": "Instead of a patch: the last of detail.path and the last of screens are gone.",
    "const": 1,
  ]

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    Schema.object([
      "jsonrpc": ["const": "2.0"], "method": ["const": .string(method)], "params": params,
    ])
  }

  static var refused: JSONValue {
    Schema.object(["jsonrpc": ["const": "2.0"], "id": true, "error": Schema.ref("Error")])
  }

  static var errors: [JSONValue] {
    ErrorCode.allCases.map { code in
      [
        "code": .number(.init(code.rawValue)), "key": .string(code.key),
        "retryable": .bool(code.isRetryable),
      ]
    }
  }

  static let closeCodes: JSONValue = [
    "1001": "the server restarts: reconnect", "1002": "not the protocol of WebSockets",
    "1003": "a binary frame", "1007": "not UTF-8",
    "1009": "a message too big", "1011": "the server failed", "4008": "too slow: reconnect",
    "1013": "the server is at its memory limit: reconnect later",
    "4501": "not authorized", "4503": "the session was removed",
    "4504": "there’s no room for another session: delete some",
  ]
}
