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
      guard entry["extractionState"]?.stringValue == "manual" else { continue }
      let name = SymbolName.key(key)
      let unit = entry["localizations"]?[UTF8String(source)]
      let text = SymbolText(unit.flatMap(Self.words) ?? key, unit?["substitutions"])
      let resource =
        "LocalizedStringResource(\(Checkout.quoted(key)), defaultValue: \(text.literal)"
        + (isUsual ? "" : ", table: \(Checkout.quoted(table))") + ")"
      let isAdded = scope.add(
        "static \(text.signature(of: name)) { \(resource) }",
        named: text.name(of: name), in: namespace[...])
      if !isAdded { repeated.append(key) }
    }
  }

  /// The words of a translation; of several for plurals or devices, those for all others.
  private static func words(of unit: JSONValue) -> String? {
    if let value = unit["stringUnit"]?["value"]?.stringValue { return value.string }
    let variants = unit["variations"]?.objectValue?.first?.value
    let variant = variants?["other"] ?? variants?.objectValue?.first?.value
    return variant.flatMap(words)
  }

  /// The code; nil if there is nothing to name.
  var code: String? {
    if scope.isEmpty { return nil }
    let lines = ["import Foundation", "import SwiftUI", "", "extension LocalizedStringResource {"]
    return (lines + scope.lines() + ["}"]).joined(separator: "\n") + "\n"
  }
}
