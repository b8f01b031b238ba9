import OrderedJSON
import StateDocument

/// The reference that the server serves as `/protocol.json`: an AsyncAPI 3 document made from the
/// catalogue, so that it cannot tell of a method that does not exist.
package enum Reference {
  package static let document: JSONValue = [
    "asyncapi": "3.0.0",
    "info": info,
    "defaultContentType": "application/json",
    "channels": ["session": channel],
    "operations": .object(operations),
    "components": [
      "schemas": .object(Schema.definitions), "messages": .object(messages),
      "x-errors": .array(errors), "x-closeCodes": closeCodes, "x-devices": .array(devices),
      "x-nodeKinds": .array(nodeKinds),
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
      "unknownTypes": [
        "enum": ["keep", "refuse"],
        "description":
          "For the session that this connection makes: what a tag nobody registered is.",
      ],
    ],
  ]
}

extension Reference {
  private static var operations: JSONObject {
    Catalogue.methods.reduce(into: JSONObject()) { operations, method in
      operations[method.name] = [
        "action": "receive", "channel": ["$ref": "#/channels/session"],
        "summary": .string(method.summary),
        "messages": [["$ref": .string("#/channels/session/messages/\(method.name)")]],
        "reply": [
          "channel": ["$ref": "#/channels/session"],
          "messages": [["$ref": .string("#/channels/session/messages/\(method.name).answer")]],
        ],
      ]
    }
  }

  private static var messages: JSONObject {
    var messages: JSONObject = [
      "hello": message("The first message.", hello), "changed": message("A revision.", changed),
      "renamed": message(
        "The session has another name; connect to it under that from now on.", renamed),
      "refused": message("The answer to a request that was refused.", refused),
      "authenticate": authenticate,
    ]
    for method in Catalogue.methods {
      messages[method.name] = request(method)
      messages["\(method.name).answer"] = message(
        "The answer to \(method.name).",
        Schema.object([
          "jsonrpc": ["const": "2.0"], "id": true, "result": Schema.ref(method.result),
        ]))
    }
    return messages
  }

  /// For clients that cannot send an Authorization header.
  private static let authenticate: JSONValue = [
    "summary": .string(
      """
      The first message to a server that wants a token, unless it came as “Authorization: Bearer”: \
      the token, or the one-time code of the start-up link. Within 5 seconds, else the connection \
      closes 4501; hello follows.
      """),
    "payload": Schema.object([
      "jsonrpc": ["const": "2.0"], "id": true, "method": ["const": "authenticate"],
      "params": [
        "oneOf": [
          Schema.object(["token": ["type": "string"]]), Schema.object(["code": ["type": "string"]]),
        ]
      ],
    ]),
  ]

  private static func message(_ summary: String, _ payload: JSONValue) -> JSONValue {
    ["summary": .string(summary), "payload": payload]
  }

  private static func request(_ method: Method) -> JSONValue {
    [
      "summary": .string(method.summary),
      "payload": Schema.object(
        [
          "jsonrpc": ["const": "2.0"], "id": ["type": ["integer", "number", "string", "null"]],
          "method": ["const": .string(method.name)], "params": params(of: method),
        ], required: ["method"]),
      "examples": .array(method.examples.map { example(of: method, $0) }),
    ]
  }

  private static func params(of method: Method) -> JSONValue {
    var properties: JSONObject = [:]
    for parameter in method.parameters {
      var schema: JSONObject = parameter.schema.objectValue ?? [:]
      schema["description"] = .string(parameter.note)
      properties[parameter.name] = .object(schema)
    }
    properties["meta"] = Schema.ref("Meta")
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(method.parameters.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }

  /// `x-after` holds requests that must be done first, in a new session; `x-refused` the code of
  /// the error where the sandbox, which has no views, cannot do it.
  private static func example(of method: Method, _ example: Method.Example) -> JSONValue {
    var members: JSONObject = [
      "payload": [
        "jsonrpc": "2.0", "id": 1, "method": .string(method.name),
        "params": .object(example.params),
      ],
      "x-after": .array(example.after),
    ]
    members["x-refused"] = example.refused.map { .number(.init($0.rawValue)) }
    return .object(members)
  }
}

extension Reference {
  private static var hello: JSONValue {
    notification(
      "hello",
      Schema.object(
        [
          "protocol": ["type": "string"], "server": ["type": "string"],
          "session": ["type": "string"], "client": ["type": "string"],
          "epoch": ["type": "string"], "revision": Schema.integer(minimum: 0),
          "state": Schema.ref("State"), "resumed": ["type": "boolean"],
          "reason": ["enum": .array(Hello.Reason.allCases.map { .string($0.rawValue) })],
          "changes": ["type": "array", "items": change], "limits": limits,
          "house": [
            "description": "Where there is hardly room for another session: how many there are.",
            "type": "object",
            "properties": ["sessions": ["type": "integer"], "most": ["type": "integer"]],
          ],
          "durability": ["enum": ["none", "relaxed", "full"]], "docs": ["type": "string"],
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

  private static let limits: JSONValue = [
    "type": "object",
    "description": """
    The server's limits by name. memoryBytes: what all clients together may cause to be kept; beyond \
    it requests are refused as overloaded, connections with 1013 and HTTP with 503. connectionBytes: \
    what may wait for one client beyond what it shares with others. sessionHistoryBytes: what the \
    history of one session may take in memory. sessionViewBytes: what its screens may take before \
    nothing more is put on them. readerSeconds: behind which a client is cut that takes \
    nothing of what waits for it. keySeconds: how long a command with a key is answered as the first \
    time; keyBytes: what the answers to one client's may take in a session, beyond which it is \
    refused as rate_limited. keepDays: behind which an unused session is removed, 0 for never.
    """,
  ]

  private static var changed: JSONValue { notification("changed", change) }

  private static var renamed: JSONValue {
    notification(
      "renamed", Schema.object(["session": ["type": "string"], "name": ["type": "string"]]))
  }

  private static var change: JSONValue {
    Schema.object(
      [
        "base": Schema.integer(minimum: 0), "revision": Schema.integer(minimum: 1),
        "at": ["type": "string"], "cause": Schema.ref("Cause"), "patch": Schema.ref("Patch"),
        "state": Schema.ref("State"), "coalesced": Schema.integer(minimum: 2),
      ], required: ["base", "revision", "at", "cause"])
  }

  private static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    Schema.object([
      "jsonrpc": ["const": "2.0"], "method": ["const": .string(method)], "params": params,
    ])
  }

  private static var refused: JSONValue {
    Schema.object(["jsonrpc": ["const": "2.0"], "id": true, "error": Schema.ref("Error")])
  }

  private static var errors: [JSONValue] {
    ErrorCode.allCases.map { code in
      [
        "code": .number(.init(code.rawValue)), "key": .string(code.key),
        "retryable": .bool(code.isRetryable),
      ]
    }
  }

  private static let closeCodes: JSONValue = [
    "1001": "the server restarts: reconnect", "1003": "a binary frame", "1007": "not UTF-8",
    "1009": "a message too big", "1011": "the server failed", "4008": "too slow: reconnect",
    "1013": "the server holds as much as it may: reconnect later",
    "4501": "not authorised", "4503": "the session was removed",
    "4504": "there is no room for another session: delete some",
  ]
}
