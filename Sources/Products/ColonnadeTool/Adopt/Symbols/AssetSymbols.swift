import Foundation
import OrderedJSON
import Serving

/// The names of an asset catalogue's colours and pictures as Swift code: `Image(.hero)`,
/// `Color(.brand)`.
///
/// Source: Apple, "Managing assets with asset catalogs", on generated symbols: names are in lower
/// camel case, without a last word `Color` or `Image`; a folder that is a namespace is a type.
struct AssetSymbols {
  private var colors = SymbolScope()
  private var pictures = SymbolScope()
  /// Names whose symbols are taken already.
  private(set) var repeated: [String] = []

  /// Deeper folders are not read.
  private static let maxDepth = 32

  /// Reads catalogues, by their paths.
  init(of catalogues: [String]) {
    for path in catalogues { read(path, namespace: [], prefix: "", depth: 0) }
  }

  private mutating func read(_ folder: String, namespace: [String], prefix: String, depth: Int) {
    guard depth < Self.maxDepth else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() {
      let name = (entry as NSString).deletingPathExtension
      let path = "\(folder)/\(entry)"
      switch (entry as NSString).pathExtension {
      case "colorset": add(prefix + name, name, "Color", in: namespace)
      case "imageset", "symbolset": add(prefix + name, name, "Image", in: namespace)
      case "" where FileKind.isFolder(path):
        if let type = Self.isNamespace(path) ? SymbolName.type(name) : nil {
          read(path, namespace: namespace + [type], prefix: "\(prefix)\(name)/", depth: depth + 1)
        } else {
          read(path, namespace: namespace, prefix: prefix, depth: depth + 1)
        }
      default: break
      }
    }
  }

  private mutating func add(
    _ asset: String, _ name: String, _ kind: String, in namespace: [String]
  ) {
    guard let symbol = SymbolName.asset(name) else { return }
    let value = "\(kind)Resource(name: \(Checkout.quoted(asset)), bundle: .module)"
    let line = "static let \(symbol) = \(value)"
    let isAdded =
      kind == "Color"
      ? colors.add(line, named: symbol, in: namespace[...])
      : pictures.add(line, named: symbol, in: namespace[...])
    if !isAdded { repeated.append(asset) }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONValue(parsing: Array(data))
    else { return false }
    return contents["properties"]?["provides-namespace"]?.boolValue == true
  }

  /// The code; nil if there is nothing to name.
  ///
  /// - Parameter platform: colours and pictures are members of its types and of `Color`, too, unless
  ///   these have a member with the name; nil if they are not.
  func code(extending platform: AdoptedPlatform?) -> String? {
    if colors.isEmpty && pictures.isEmpty { return nil }
    var lines = ["import Foundation", "import SwiftUI"]
    for (type, scope) in [("ColorResource", colors), ("ImageResource", pictures)]
    where !scope.isEmpty {
      lines += ["", "extension \(type) {"] + scope.lines() + ["}"]
    }
    if let platform {
      let prefix = platform == .iOS ? "UI" : "NS"
      let named = colors.members.map(\.name).filter { !Self.ownColors.contains($0) }
      let others = colors.members.map(\.name).filter { !Self.isSystemColor($0) }
      lines += Self.members("Color", "Color(ColorResource.", named)
      lines += Self.members(
        "ShapeStyle where Self == Color", "Color(ColorResource.", named, type: "Color")
      lines += Self.members("\(prefix)Color", "\(prefix)Color(resource: .", others)
      lines += Self.members(
        "\(prefix)Image", "\(prefix)Image(resource: .", pictures.members.map(\.name))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An extension with a member for each name; empty if there is no name.
  private static func members(
    _ extended: String, _ value: String, _ names: [String], type: String? = nil
  ) -> [String] {
    if names.isEmpty { return [] }
    let type = type ?? extended
    return ["", "extension \(extended) {"]
      + names.map { "  static var \($0): \(type) { \(value)\($0)) }" } + ["}"]
  }

  /// The names of SwiftUI's own colours, which Xcode does not declare again.
  private static let ownColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// True for the name of a colour that UIKit's or AppKit's class has.
  private static func isSystemColor(_ name: String) -> Bool {
    if ownColors.subtracting(["primary", "secondary", "accentColor"]).contains(name) {
      return true
    }
    return name.hasPrefix("system") || systemColors.contains(name)
  }

  private static let systemColors: Set = [
    "darkGray", "lightGray", "magenta", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "tintColor",
    "lightText", "darkText", "secondarySystemBackground", "tertiarySystemBackground",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "labelColor",
    "textColor", "controlColor", "windowBackgroundColor",
  ]
}
