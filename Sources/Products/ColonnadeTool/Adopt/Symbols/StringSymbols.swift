import Foundation
import OrderedJSON
import Serving

/// The keys of string catalogues that were entered by hand as Swift code: `Text(.welcomeTitle)`.
///
/// Source: Apple, "Explore localization with Xcode" (WWDC25): a key of the table `Localizable` is a
/// member, one of another table is in a type with the table's name; placeholders are parameters.
struct StringSymbols {
  private var scope = SymbolScope()
  /// Keys whose symbols are taken already.
  private(set) var repeated: [String] = []

  /// Reads catalogues, by their paths.
  init(of catalogues: [String]) {
    for path in catalogues {
      guard let data = FileManager.default.contents(atPath: path),
        let catalogue = try? JSONValue(parsing: Array(data))
      else { continue }
      read(
        catalogue, table: ((path as NSString).lastPathComponent as NSString).deletingPathExtension)
    }
  }

  private mutating func read(_ catalogue: JSONValue, table: String) {
    let source = catalogue["sourceLanguage"]?.stringValue?.string ?? "en"
    let isUsual = table == "Localizable"
    let namespace = isUsual ? [] : [SymbolName.type(table)].compactMap(\.self)
    for (key, entry) in catalogue["strings"]?.objectValue ?? [:] {
      let key = key.string
      guard entry["extractionState"]?.stringValue == "manual", let name = SymbolName.member(key)
      else { continue }
      let words = entry["localizations"]?[UTF8String(source)]?["stringUnit"]?["value"]?.stringValue?
        .string
      let text = SymbolText(words ?? key)
      let resource =
        "LocalizedStringResource(\(Checkout.quoted(key)), defaultValue: \(text.literal)"
        + (isUsual ? "" : ", table: \(Checkout.quoted(table))") + ")"
      let isAdded = scope.add(
        "static \(text.signature(of: name)) { \(resource) }",
        named: text.name(of: name), in: namespace[...])
      if !isAdded { repeated.append(key) }
    }
  }

  /// The code; nil if there is nothing to name.
  var code: String? {
    if scope.isEmpty { return nil }
    let lines = ["import Foundation", "import SwiftUI", "", "extension LocalizedStringResource {"]
    return (lines + scope.lines() + ["}"]).joined(separator: "\n") + "\n"
  }
}

/// The text of a key with its placeholders, such as `%lld` or `%(count)lld`.
struct SymbolText {
  private struct Parameter {
    let label: String?
    let type: String
  }

  private var parameters: [Parameter] = []
  /// The text as an interpolated literal of Swift.
  private(set) var literal = ""

  init(_ text: String) {
    var rest = text[...]
    var literal = ""
    let placeholder = /%(?:(\d+)\$)?(?:\(([A-Za-z_]\w*)\))?(?:\.\d+)?(@|l{0,2}[diu]|l?f|%)/
    while let match = rest.firstMatch(of: placeholder) {
      literal += Self.escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      if match.3 == "%" {
        literal += "%"
        continue
      }
      let position = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? parameters.count
      guard (0..<64).contains(position) else { continue }
      while parameters.count <= position {
        parameters.append(Parameter(label: nil, type: "String"))
      }
      parameters[position] = Parameter(
        label: match.2.map(String.init), type: Self.type(of: match.3))
      literal += "\\(\(name(at: position)))"
    }
    self.literal = "\"\(literal + Self.escaped(rest))\""
  }

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

  private static func type(of specifier: Substring) -> String {
    switch specifier.last {
    case "@": "String"
    case "f": "Double"
    default: "Int"
    }
  }

  private static func escaped(_ text: Substring) -> String {
    String(Checkout.quoted(String(text)).dropFirst().dropLast())
  }
}
