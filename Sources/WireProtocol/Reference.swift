import OrderedJSON
import StateDocument

/// The reference that the server serves as `/protocol.json`: an AsyncAPI 3 document made from the
/// catalogue, so that it cannot tell of a method that does not exist.
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
      message is hello. The sender of a command sees the change before its answer.
      """),
  ]

  private static let source: JSONValue = [
    "path": "/source/{file}",
    "description": """
    GET, over HTTP: the source that declaredAt.file names, as plain text, where the server was told by \
    --sources where sources are and the file is below that folder; 404 otherwise. Where there is a \
    token it is asked for, and pages of other origins are shown nothing. A server that listens on \
    loopback tells the absolute path in the header Colonnade-Path, escaped as in URLs, for an editor.
    """,
  ]

  private static let channel: JSONValue = [
    "address": "/ws/{session}",
    "description": "/ws is the session “main”. A session is made on first use.",
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
        "description": "What changes carry: a patch (default), the whole state, or nothing at all.",
      ],
      "compact": [
        "enum": ["", "0", "1"],
        "description": .string(
          """
          With watch=patch: a change of one revision leaves out what a client can know or ask for: \
          base, at, cause, did and jsonrpc, and of a number or a short text that goes onto the path or \
          from it the patch (push, pop).
          """),
      ],
      "epoch": ["type": "string", "description": "With revision: resume from there."],
      "revision": ["type": "integer", "minimum": 0],
      "client": [
        "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "description":
          "A stable name, so that retries are recognised; not one as the server gives (c1, c2 …).",
      ],
      "scene": [
        "type": "string",
        "description": "For the session that this connection makes: the scene it starts in.",
      ],
      "presence": [
        "enum": ["0", "1"],
        "description": "1 to be told who is here whenever that changes; 0 is the default.",
      ],
      "unknownTypes": [
        "enum": ["keep", "refuse"],
        "description":
          "For the session that this connection makes: what a tag nobody registered is.",
      ],
    ],
  ]
}
