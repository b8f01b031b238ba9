import OrderedJSON

/// The catalogue as the methods of a class in Python.
enum PythonMethods {
  static var lines: [String] {
    Array(Catalogue.methods.flatMap { method($0) + [""] }.dropLast())
  }

  private static let width = 84

  private static func method(_ method: Method) -> [String] {
    ["def \(ClientNames.python(method.name))("]
      + arguments(of: method).map { "    \($0)," } + [") -> Answer_co:"]
      + documentation(of: method).map { $0.isEmpty ? "" : "    " + $0 }
      + ["    return self.call("]
      + (["\"\(method.name)\"", "meta=meta", "timeout=timeout"]
      + method.parameters.map { "\($0.name)=\(ClientNames.python($0.name))" })
      .map { "        \($0)," } + ["    )"]
  }

  /// The first parameter can be passed without its name.
  private static func arguments(of method: Method) -> [String] {
    let parameters = method.parameters.map { parameter in
      let hint = parameter.schema.pythonHint
      let name = ClientNames.python(parameter.name)
      return "\(name): \(hint)\(parameter.isRequired ? "" : " = _UNSET")"
    }
    return ["self"] + parameters.prefix(1) + ["*"] + parameters.dropFirst() + [
      "meta: dict[str, Any] | None = None", "timeout: float | None = None",
    ]
  }

  private static func documentation(of method: Method) -> [String] {
    let told = method.explanation(width: width, spelling: ClientNames.python).map { line in
      line.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    }
    return told.count == 1
      ? ["\"\"\"\(told[0])\"\"\""]
      : ["\"\"\"\(told[0])"] + told.dropFirst() + ["\"\"\""]
  }
}

extension JSONValue {
  /// The type of what fits this schema, as far as Python has one.
  fileprivate var pythonHint: String {
    guard let schema = objectValue else { return "Any" }
    if schema["$ref"]?.stringValue == "#/components/schemas/Value" { return "Any" }
    if schema["$ref"] != nil { return "dict[str, Any]" }
    if let choices = schema["enum"]?.arrayValue {
      let names = choices.map(\.text).joined(separator: ", ")
      return names.count <= Self.longestLiteral ? "Literal[\(names)]" : "str"
    }
    if let choices = schema["oneOf"]?.arrayValue { return Self.union(choices.map(\.pythonHint)) }
    if let names = schema["type"]?.arrayValue {
      return Self.union(names.map { schema.pythonHint(named: $0.stringValue?.string ?? "") })
    }
    return schema.pythonHint(named: schema["type"]?.stringValue?.string ?? "")
  }

  /// In characters; longer ones break the line.
  private static let longestLiteral = 60

  private static func union(_ hints: [String]) -> String {
    if hints.contains("Any") { return "Any" }
    var distinct: [String] = []
    for hint in hints where !distinct.contains(hint) { distinct.append(hint) }
    return distinct.joined(separator: " | ")
  }
}

extension JSONObject {
  fileprivate func pythonHint(named name: String) -> String {
    switch name {
    case "string": "str"
    case "boolean": "bool"
    case "null": "None"
    case "integer": "int"
    case "number": "float"
    case "array": "list[\(self["items"]?.pythonHint ?? "Any")]"
    case "object": "dict[str, Any]"
    default: "Any"
    }
  }
}
