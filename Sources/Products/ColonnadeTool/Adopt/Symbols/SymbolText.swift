import OrderedJSON

/// The text of a key with its placeholders, such as `%lld`, `%(count)lld` or `%#@count@`.
struct SymbolText {
  private struct Parameter {
    let label: String?
    let type: String
  }

  private var parameters: [Parameter] = []
  /// The text as an interpolated literal of Swift.
  private(set) var literal = ""

  /// A placeholder: its position, then the name of a substitution, or a label and a conversion.
  static var placeholder: Regex<(Substring, Substring?, Substring?, Substring?, Substring?)> {
    /%(?:(\d+)\$)?(?:#@(\w+)@|(?:\(([A-Za-z_]\w*)\))?[-+0]*\d*(?:\.\d+)?((?:hh|h|ll|l|q|z|t|j)?[diuoxX]|l?[feEgGaA]|@|%))/
  }

  /// - Parameter substitutions: the parts of a translation with numbers and types of their own.
  init(_ text: String, _ substitutions: JSONValue? = nil) {
    var rest = text[...]
    var literal = ""
    while let match = rest.firstMatch(of: Self.placeholder) {
      literal += Self.escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      if match.4 == "%" {
        literal += "%"
        continue
      }
      let part = match.2.flatMap { substitutions?[UTF8String(String($0))] }
      let number = match.1.flatMap { Int($0) } ?? part?["argNum"]?.intValue
      let position = number.map { $0 - 1 } ?? parameters.count
      guard (0..<Self.maxParameters).contains(position) else { continue }
      while parameters.count <= position {
        parameters.append(Parameter(label: nil, type: "String"))
      }
      let conversion = match.4.map(String.init) ?? part?["formatSpecifier"]?.stringValue?.string
      parameters[position] = Parameter(
        label: (match.2 ?? match.3).map { SymbolName.key(String($0)) },
        type: Self.type(of: conversion ?? "lld"))
      literal += "\\(\(name(at: position)))"
    }
    self.literal = "\"\(literal + Self.escaped(rest))\""
  }

  private static let maxParameters = 64

  /// The declaration: `var name: …` or `func name(_ arg1: Int, count: Int) -> …`.
  func signature(of name: String) -> String {
    if parameters.isEmpty { return "var \(name): LocalizedStringResource" }
    let list = parameters.indices.map { index in
      let label = parameters[index].label == nil ? "_ " : ""
      return "\(label)\(self.name(at: index)): \(parameters[index].type)"
    }
    return "func \(name)(\(list.joined(separator: ", "))) -> LocalizedStringResource"
  }

  /// The name by which two declarations are the same.
  func name(of name: String) -> String {
    parameters.isEmpty
      ? name : "\(name)(\(parameters.map { $0.label ?? "_" }.joined(separator: ":")):)"
  }

  private func name(at index: Int) -> String { parameters[index].label ?? "arg\(index + 1)" }

  /// The type of Swift for a conversion, which Xcode takes: `%d` is an `Int32`, `%lld` an `Int`.
  private static func type(of conversion: String) -> String {
    let size = conversion.dropLast()
    let names = ["hh": "Int8", "h": "Int16", "": "Int32"]
    switch conversion.last {
    case "d", "i": return names[String(size)] ?? "Int"
    case "u", "o", "x", "X": return "U" + (names[String(size)] ?? "Int")
    case "@", nil: return "String"
    default: return size.isEmpty ? "Float" : "Double"
    }
  }

  private static func escaped(_ text: Substring) -> String {
    String(Checkout.quoted(String(text)).dropFirst().dropLast())
  }
}
