import OrderedJSON
import StateDocument

/// The reference that the server serves as `/protocol.json`: an AsyncAPI 3 document generated from
/// the catalogue, so that it cannot list a method that does not exist.
package enum Reference {
  /// The whole document.
  package static let document: JSONValue = [
    "asyncapi": "3.0.0",
    "info": info,
    "defaultContentType": "application/json",
    "channels": ["session": channel],
    "operations": .object(operations),
    "components": [
      "schemas": .object(Schema.definitions), "messages": .object(messages),
      "x-errors": .array(errors), "x-closeCodes": closeCodes, "x-devices": .array(devices),
      "x-nodeKinds": .array(nodeKinds), "x-source": source,
      "x-clients": .array(ClientFile.allCases.map { .string("/\($0.rawValue)") }),
    ],
  ]

  private static let info: JSONValue = [
    "title": "Colonnade", "version": .string(Hello.protocolVersion),
    "description": .string(
      """
      SwiftUI navigation, off the device. One JSON text per text frame, JSON-RPC 2.0; deltas are \
      JSON Patch (RFC 6902); resuming is (epoch, revision). Connecting is subscribing: the first \
      message is hello. The sender of a command gets the change before the response.
      """),
  ]

  private static let source: JSONValue = [
    "path": "/source/{file}",
    "description": """
    GET, over HTTP: the source that declaredAt.file names, as plain text, if the file is below the \
    folder of --sources or of a built-in scene; otherwise 404. If the server has a token, this needs it, and pages of other \
    origins get nothing. A server that listens on loopback adds the absolute path in the header \
    Colonnade-Path, escaped as in URLs, for an editor.
    """,
  ]

  private static let channel: JSONValue = [
    "address": "/ws/{session}",
    "description": "/ws is the session “main”. A session is created on first use.",
    "parameters": ["session": ["description": "1 to 64 letters, digits, “_” or “-”."]],
    "bindings": ["ws": ["query": query]],
    "messages": .object(
      messages.reduce(into: JSONObject()) { names, message in
        names[message.key] = ["$ref": .string("#/components/messages/\(message.key)")]
      }),
  ]

  private static let query: JSONValue = [
    "type": "object",
    "properties": [
      "watch": [
        "enum": ["patch", "snapshot", "none"],
        "description": "What changes contain: a patch (default), the whole state, or nothing.",
      ],
      "compact": [
        "enum": ["", "0", "1"],
        "description": .string(
          """
          With watch=patch: a change of one revision omits what a client knows or can ask for: base, \
          at, cause, did and jsonrpc, and the patch if a number or a short text is pushed or popped \
          (push, pop).
          """),
      ],
      "epoch": ["type": "string", "description": "With revision: resume from there."],
      "revision": ["type": "integer", "minimum": 0],
      "client": [
        "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "description":
          "A stable name, so that retries are recognized; not one like the server's own (c1, c2 …).",
      ],
      "scene": [
        "type": "string",
        "description": "If this connection creates the session: the scene it starts in.",
      ],
      "presence": [
        "enum": ["0", "1"],
        "description": "1 to be notified when the list of clients changes; default: 0.",
      ],
      "unknownTypes": [
        "enum": ["keep", "refuse"],
        "description":
          "If this connection creates the session: what to do with unknown types.",
      ],
    ],
  ]
}
