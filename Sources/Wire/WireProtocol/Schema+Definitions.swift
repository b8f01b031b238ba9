import NavigationCore
import OrderedJSON
import SceneModel
import StateDocument

extension Schema {
  /// Everything under `#/components/schemas`, in reading order.
  static let definitions: JSONObject = [
    "Value": value(of: "A value as a client writes it."),
    "Element": element,
    "Selection": [
      "description": "Nothing, one element, or a set of elements.",
      "oneOf": [["type": "null"], ref("Element"), ["type": "array", "items": ref("Element")]],
    ],
    "Meta": meta,
    "Done": done,
    "State": state,
    "StateAnswer": object(
      [
        "epoch": ["type": "string"], "revision": integer(minimum: 0),
        "history": ref("UndoAvailability"), "state": ref("State"), "stale": stale,
      ], required: ["epoch", "revision", "history", "state"]),
    "UndoAvailability": undoAvailability,
    "Measured": measured,
    "Rows": rows,
    "Types": types,
    "Scenes": scenes,
    "Preview": object(["revision": integer(minimum: 0), "state": ref("State")]),
    "Sessions": sessions,
    "SessionChange": sessionChange,
    "Revisions": revisions,
    "HistoryOverview": historyOverview, "Depths": deprecated(ref("HistoryOverview")),
    "RevisionState": object(
      [
        "revision": integer(minimum: 0), "at": ["type": ["string", "null"]],
        "cause": ["oneOf": [["type": "null"], ref("Cause")]], "did": did, "shown": shown,
        "state": ref("State"),
      ], required: ["revision", "at", "cause", "state"]),
    "Presence": presence,
    "PresenceChange": presenceChange,
    "LockChange": lockChange,
    "PresentingChange": presentingChange,
    "Document": document,
    "Verdict": verdict,
    "Cause": cause,
    "About": about, "Build": build, "RebuildStop": rebuildStop,
    "Effect": effect, "Happening": deprecated(ref("Effect")),
    "Patch": patch,
    "Error": error, "Sentence": sentence,
  ]

  /// The schema of something under its old name.
  static func deprecated(_ schema: JSONValue) -> JSONValue {
    guard case .object(var members) = schema else { return schema }
    members["deprecated"] = true
    return .object(members)
  }

  static let stale: JSONValue = [
    "description": """
    True if the database was unreachable for so long that another node may have continued the \
    session.
    """,
    "type": "boolean",
  ]

  private static func value(of description: String) -> JSONValue {
    [
      "description": .string(
        description + " A bare integer is Swift.Int (beyond ±(2^53−1) it must be tagged, as a "
          + "string), a number with fraction or exponent Swift.Double."),
      "oneOf": [
        ["type": "integer"], ["type": "number", "not": ["type": "integer"]], ["type": "string"],
        ["type": "boolean"], tagged,
      ],
    ]
  }

  /// A value with its type; further members are ignored, so clients can send an element in the
  /// state's form.
  private static let tagged: JSONValue = [
    "type": "object",
    "properties": ["type": ["type": "string"], "value": true, "payload": payload],
    "required": ["type"], "anyOf": [["required": ["value"]], ["required": ["payload"]]],
  ]

  private static let payload = string(
    "The value's exact JSON text, if value would lose some of it; it takes precedence.")

  private static let element = object(
    [
      "id": ["type": "string", "pattern": "^e[0-9]+$"], "type": ["type": "string"], "value": true,
      "payload": payload, "codable": ["const": false], "unresolved": ["const": true],
    ], required: ["id", "type", "value"])

  private static let meta = object(
    [
      "ifRevision": integer(minimum: 0),
      "key": [
        "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "description": .string(
          "Of a client that gave its name (?client=…): the command may be sent again under it, over "
            + "cuts and restarts. For limits.keySeconds it gets the first answer or refusal, with "
            + "“replayed”; later that or key_expired (1017), for a day or the client's next 32,768 "
            + "keys. It is never done twice. Another command under it, or another ifRevision, is "
            + "refused (1018). What was refused as rate_limited, overloaded, storage_full or unavailable was not "
            + "looked at: a repeat is the first try. Without a name it holds for the connection."),
      ],
      "confirmed": .object([
        "type": "integer", "minimum": 0,
        "description": .string(
          "The number of a key that ends with “-” and a number, below the number of this command's "
            + "key. The client has the answers to its keys with the same name up to this number, and "
            + "the server can forget them; a repeat of one is refused as key_expired. So a client "
            + "can send any number of commands. A server without limits.confirmedRuns refuses it."),
      ]),
      "label": ["type": "string"],
    ], required: [])

  private static let done = object(
    [
      "revision": integer(minimum: 0), "changed": ["type": "boolean"],
      "replayed": ["type": "boolean"],
    ], required: ["revision", "changed"])

  private static let cause = object(
    [
      "method": ["type": "string"], "client": ["type": "string"],
      "id": ["type": ["integer", "number", "string", "null"]], "label": stringOrNull,
      "name": string("The display name of its client, if it has one."),
      "about": ref("About"),
    ], required: ["method", "client", "id", "label"])

  private static let patch: JSONValue = [
    "type": "array",
    "items": object(
      [
        "op": ["enum": ["add", "remove", "replace"]], "path": ["type": "string"], "value": true,
      ], required: ["op", "path"]),
  ]

  private static let error = object([
    "code": ["type": "integer"], "message": ["type": "string"],
    "data": object(
      [
        "key": ["type": "string"], "pointer": ["type": "string"], "retryable": ["type": "boolean"],
        "sentence": ref("Sentence"),
      ], required: ["key", "retryable"]),
  ])

  private static let sentence = object(
    [
      "words": string("The English sentence with {0}, {1} and so on in place of its values."),
      "values": [
        "description": "A value that is a sentence can be translated itself.", "type": "array",
        "items": ["oneOf": [["type": "string"], ref("Sentence")]],
      ],
    ], required: ["words"])
}
