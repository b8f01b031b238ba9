import OrderedJSON
import StateDocument
import WireProtocol

extension AgentTool {
  /// The most seconds that a call can wait for a change.
  static let longestWait = 30.0

  /// The tools that are no methods.
  static let own: [AgentTool] = [
    AgentTool(
      "screen",
      """
      Shows the screen as a tree of text: titles, rows, fields, buttons; behind each control, in \
      brackets, the id that tap takes; then the path and the problems. With a revision, as it was \
      then; nothing is changed by looking.
      """,
      inputSchema: schema([
        "revision": described(Schema.integer(minimum: 0), "an earlier one"),
        "wait": described(
          ["type": "number", "minimum": 0, "maximum": .number(.init(Int(longestWait)))],
          "seconds to wait for the next change, if it has yet to come; 0"),
      ]),
      effect: .none, .screen),
    AgentTool(
      "problems",
      """
      Lists what is wrong with the navigation now, in SwiftUI's words where it has some, and why.
      """,
      inputSchema: schema([:]), effect: .none, .problems),
    AgentTool(
      "type",
      """
      Puts text into a text field in place of what is there, as a person would, and presses return.
      """,
      inputSchema: schema(
        [
          "text": Schema.string("what the field shall hold"),
          "label": Schema.string("the field's label or identifier; this or control"),
          "control": Schema.string("the field's id"),
          "submit": described(["type": "boolean"], "press Return after the text; default: true"),
        ], required: ["text"]), effect: .setting, .type),
  ]

  private static func schema(
    _ properties: JSONObject, required: [UTF8String] = []
  ) -> JSONValue {
    var schema: JSONObject = ["type": "object", "properties": .object(properties)]
    if !required.isEmpty { schema["required"] = .array(required.map { .string($0) }) }
    schema["additionalProperties"] = false
    return .object(schema)
  }

  private static func described(_ schema: JSONValue, _ note: String) -> JSONValue {
    var members = schema.objectValue ?? [:]
    members["description"] = .string(note)
    return .object(members)
  }

  /// A sentence about the first argument that is not used; nil if all are valid.
  ///
  /// Those of a method are looked at by the server.
  func complaint(about arguments: JSONObject) -> String? {
    if case .method = kind { return nil }
    let properties = inputSchema["properties"]?.objectValue ?? [:]
    for (name, value) in arguments {
      guard let schema = properties[name] else {
        let known = properties.keys.map(\.string).joined(separator: ", ")
        return "“\(self.name)” has no parameter “\(name.shortened)”. It takes "
          + (known.isEmpty ? "none." : "\(known).")
      }
      let type = schema["type"]?.stringValue ?? ""
      let fits =
        switch type {
        case "integer": (value.intValue ?? -1) >= 0
        case "number": (0...Self.longestWait).contains(value.doubleValue ?? -1)
        case "boolean": value.boolValue != nil
        default: value.stringValue != nil
        }
      if !fits { return "Expected “\(name)” to be \(Self.expectation[type.string] ?? "text")." }
    }
    if arguments["wait"] != nil && arguments["revision"] != nil {
      return "A revision of the past changes no more: leave “wait” out."
    }
    let required = inputSchema["required"]?.arrayValue ?? []
    let missing = required.compactMap(\.stringValue).first { arguments[$0] == nil }
    return missing.map { "“\(name)” needs “\($0)”." }
  }

  private static let expectation = [
    "integer": "an integer, 0 or more", "boolean": "true or false", "string": "a string",
    "number": "a number of seconds, 0 to \(Int(longestWait))",
  ]
}
