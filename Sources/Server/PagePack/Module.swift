/// A module of a page, with what it imports and exports.
struct Module {
  /// The names that a module imports from another one, or re-exports.
  struct Name: Equatable {
    let name: String
    /// The name on this side.
    let alias: String
  }

  struct Import: Equatable {
    /// The path of the other module.
    let path: String
    let names: [Name]
  }

  /// An `import("…")`: these tokens are replaced.
  struct Lazy: Equatable {
    let tokens: Range<Int>
    let path: String
  }

  /// The module's path in the folder, with a slash in front.
  let path: String
  let script: Script
  /// In the order of the source.
  var imports: [Import] = []
  /// The names that are re-exported from other modules.
  var forwarded: [Import] = []
  var lazy: [Lazy] = []
  /// The names that the module declares itself, inside and outside.
  var exports: [Name] = []
  /// The variables that it exports, which others see change.
  var variables: [String] = []
  /// Tokens of its imports and exports, which are left out.
  var omitted: [Range<Int>] = []

  /// All names under which others import from it.
  var exportedNames: [String] {
    exports.map(\.alias) + variables + forwarded.flatMap { $0.names.map(\.alias) }
  }

  func isOmitted(_ token: Int) -> Bool { omitted.contains { $0.contains(token) } }

  /// The modules that have to run before it.
  var needed: [String] { (imports + forwarded).map(\.path) }
}

/// Paths of a folder, as a browser resolves them.
enum PagePath {
  /// The path that an address means on a page at `base`; nil if it is not in the page's folder.
  static func resolve(_ address: String, on base: String) -> String? {
    if address.hasPrefix("//") || address.utf8.contains(where: { "?#%\\:".utf8.contains($0) }) {
      return nil
    }
    var parts = address.hasPrefix("/") ? [] : base.split(separator: "/").dropLast()
    for part in address.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "", ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
