/// A file of the clients that the server serves: a core that is written by hand and has a marked
/// place, where the methods of the catalogue go.
package enum ClientFile: String, CaseIterable, Sendable {
  case javaScript = "client.js"
  case declarations = "client.d.ts"
  case python = "client.py"

  /// The folder of the page in which the sources of all clients are.
  package static let folder = "/clients/"

  /// The whole file; the one for JavaScript has the modules that it imports in it.
  ///
  /// - Parameter source: a file of the page by its path.
  /// - Returns: nil if a file is missing, or there is no marked place.
  package func text(from source: (String) -> String?) -> String? {
    let path = Self.folder + rawValue
    let core = self == .javaScript ? JoinedModules.text(of: path, source: source) : source(path)
    return core.flatMap(completed)
  }

  /// The file with the catalogue in it.
  ///
  /// - Parameter core: what is written by hand.
  /// - Returns: nil if there is no marked place.
  package func completed(core: String) -> String? {
    let lines = core.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix(Self.start) }),
      let end = lines.firstIndex(where: { $0.hasSuffix(Self.end) }), start < end
    else { return nil }
    let indent = String(lines[start].prefix { $0 == " " })
    let made = catalogue.map { $0.isEmpty ? "" : indent + $0 }
    return (head + lines[..<start].map(String.init) + made + lines[(end + 1)...].map(String.init))
      .joined(separator: "\n")
  }

  private static let start = " <catalogue>"
  private static let end = " </catalogue>"

  /// Deno finds the types of a module by such a line.
  private var head: [String] {
    switch self {
    case .javaScript: ["// @ts-self-types=\"./\(Self.declarations.rawValue)\""]
    case .declarations, .python: []
    }
  }

  private var catalogue: [String] {
    switch self {
    case .javaScript: JavaScriptMethods.lines
    case .declarations: TypeScriptMethods.lines
    case .python: PythonMethods.lines
    }
  }
}
