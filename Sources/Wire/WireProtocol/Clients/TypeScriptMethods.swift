import OrderedJSON
import StateDocument

/// The catalogue and the schemas as TypeScript has them.
enum TypeScriptMethods {
  static var lines: [String] {
    ["/** What the server takes and says: the schemas of /protocol.json. */"]
      + ["export declare namespace Wire {"]
      + (Schema.definitions.flatMap(definition) + Catalogue.methods.flatMap(parameters))
      .map { $0.isEmpty ? "" : "  " + $0 } + ["}", ""] + bare + interface
  }

  private static let width = 90

  private static func definition(_ name: UTF8String, _ schema: JSONValue) -> [String] {
    // A client writes long integers with all their digits.
    let more = name == "Value" ? " | bigint" : ""
    return comment(for: schema) + lines(of: "type \(name) = \(schema.typeScript)\(more);")
  }

  private static func parameters(_ method: Method) -> [String] {
    let name = ClientNames.parameters(method.name)
    guard var schema = Reference.params(of: method).objectValue else { return [] }
    // `meta` goes with the options of a call.
    if case .object(var members)? = schema["properties"] {
      members["meta"] = nil
      schema["properties"] = .object(members)
    }
    return lines(of: "type \(name) = \(JSONValue.object(schema).typeScript);")
  }

  /// An argument without a name: anything but an object.
  private static let bare = [
    "type Bare<T> = T extends readonly unknown[] ? T : T extends object ? never : T;", "",
  ]

  private static var interface: [String] {
    let methods = Catalogue.methods.flatMap { method in
      let name = ClientNames.javaScript(method.name)
      let type = "Wire.\(ClientNames.parameters(method.name))"
      let first = method.parameters.first.map { " | Bare<\(type)[\"\($0.name)\"]>" } ?? ""
      let mark = method.parameters.contains(where: \.isRequired) ? "" : "?"
      return JavaScriptMethods.comment(method.explanation(width: width, spelling: \.string)) + [
        "\(name)(argument\(mark): \(type)\(first), options?: Call): Promise<Wire.\(method.result)>;"
      ]
    }
    return ["/** The server's methods. */", "export interface Methods {"]
      + methods.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  private static func comment(for schema: JSONValue) -> [String] {
    guard let text = schema["description"]?.stringValue else { return [] }
    return JavaScriptMethods.comment(text.string.wrapped(to: width))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension JSONValue {
  /// The type of what fits this schema, on as many lines as it takes.
  fileprivate var typeScript: String {
    guard let schema = objectValue else { return "unknown" }
    if let target = schema["$ref"]?.stringValue {
      return target.string.split(separator: "/").last.map(String.init) ?? "unknown"
    }
    if let only = schema["const"] { return only.text }
    if let choices = schema["enum"]?.arrayValue { return Self.union(choices.map(\.text)) }
    if let choices = schema["oneOf"]?.arrayValue {
      return Self.union(choices.map(\.typeScript))
    }
    if let names = schema["type"]?.arrayValue {
      return Self.union(names.map { schema.typeScript(named: $0.stringValue?.string ?? "") })
    }
    return schema.typeScript(named: schema["type"]?.stringValue?.string ?? "")
  }

  private static func union(_ types: [String]) -> String {
    var distinct: [String] = []
    for type in types where !distinct.contains(type) { distinct.append(type) }
    return distinct.joined(separator: " | ")
  }
}

extension JSONObject {
  fileprivate func typeScript(named name: String) -> String {
    switch name {
    case "string", "boolean", "null": name
    case "integer", "number": "number"
    case "array": "Array<\(self["items"]?.typeScript ?? "unknown")>"
    case "object": typeScriptMembers
    default: "unknown"
    }
  }

  private var typeScriptMembers: String {
    let required = self["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
    let members = self["properties"]?.objectValue ?? [:]
    var lines: [String] = []
    for (name, schema) in members {
      if let note = schema["description"]?.stringValue {
        lines += JavaScriptMethods.comment(note.string.wrapped(to: 90))
      }
      lines.append("\(name)\(required.contains(name) ? "" : "?"): \(schema.typeScript);")
    }
    switch self["additionalProperties"] {
    case .bool(false)?: break
    case let schema? where members.isEmpty: return "Record<string, \(schema.typeScript)>"
    case nil where members.isEmpty: return "Record<string, unknown>"
    case nil: break
    default: lines.append("[more: string]: unknown;")
    }
    if lines.isEmpty { return "Record<string, never>" }
    let text = lines.joined(separator: "\n").split(separator: "\n").map { "  " + $0 }
    return "{\n" + text.joined(separator: "\n") + "\n}"
  }
}
