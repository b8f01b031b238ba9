import OrderedJSON
import StateDocument

extension Reference {
  static var operations: JSONObject {
    Catalogue.methods.reduce(into: JSONObject()) { operations, method in
      operations[method.name] = [
        "action": "receive", "channel": ["$ref": "#/channels/session"],
        "summary": .string(method.summary), "deprecated": .bool(method.isDeprecated),
        "messages": [["$ref": .string("#/channels/session/messages/\(method.name)")]],
        "reply": [
          "channel": ["$ref": "#/channels/session"],
          "messages": [["$ref": .string("#/channels/session/messages/\(method.name).answer")]],
        ],
      ]
    }
  }

  static var messages: JSONObject {
    var messages: JSONObject = [
      "hello": message("The first message.", hello),
      "changed": message(
        """
        A revision: with a patch, or with the whole state for connections with watch=snapshot and \
        for several revisions at once (coalesced), after a client has been slow.
        """, changed),
      "changed.compact": message(
        """
        A revision, for connections with compact; base is the previous revision. A client that has \
        been slow gets several revisions as one “changed” with the whole state, in its usual form.
        """, compactChanged),
      "renamed": message(
        "The session was renamed; use the new name to connect from now on.", renamed),
      "presence": message(
        """
        The connected clients, for connections with presence=1: after each change, at most about \
        four times per second, and less often in a crowd.
        """, presence),
      "presenting": message(
        """
        What the presenter sees, for connections with presence=1: when it changes, as often as \
        “presence”. Both members are null once presenting has ended.
        """, presenting),
      "build": message(
        """
        The state of the build, only with “colonnade watch”: when a build starts, when it fails, and \
        when the app is live again. After a close with 1001, clients reconnect at once.
        """, build),
      "refused": message("The response to a refused request.", refused),
      "authenticate": authenticate,
    ]
    for method in Catalogue.methods {
      messages[method.name] = request(method)
      messages["\(method.name).answer"] = message(
        "The response to \(method.name).",
        Schema.object([
          "jsonrpc": ["const": "2.0"], "id": true, "result": Schema.ref(method.result),
        ]))
    }
    return messages
  }

  /// For clients that cannot send an Authorization header.
  static let authenticate: JSONValue = [
    "summary": .string(
      """
      The first message to a server with a token, unless it was sent as “Authorization: Bearer”: \
      the token, or the one-time code of the startup link. It must come within 5 seconds, or the \
      connection is closed with 4501. hello follows.
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

  static func message(_ summary: String, _ payload: JSONValue) -> JSONValue {
    ["summary": .string(summary), "payload": payload]
  }

  static func request(_ method: Method) -> JSONValue {
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

  static func params(of method: Method) -> JSONValue {
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
  /// the error if the sandbox, which has no views, cannot do it.
  static func example(of method: Method, _ example: Method.Example) -> JSONValue {
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
