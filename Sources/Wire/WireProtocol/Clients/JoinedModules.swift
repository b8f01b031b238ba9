/// A module of JavaScript with those that it imports, as one file.
///
/// Imports and exports have the forms of the page's sources: `import { … } from "…";` and
/// `export { … } from "…";` begin a line and end one, and so does `export` before a declaration.
struct JoinedModules {
  private var paths: Set<String> = []
  private var lines: [Substring] = []

  /// - Parameters:
  ///   - path: the module whose exports the file has.
  ///   - source: a module's text by its path.
  /// - Returns: nil if a module is missing.
  static func text(of path: String, source: (String) -> String?) -> String? {
    var joined = JoinedModules()
    let isWhole = joined.add(path, isFirst: true, from: source)
    return isWhole ? joined.lines.joined(separator: "\n") : nil
  }

  /// Adds a module at the place where it is first imported; false if it is missing.
  private mutating func add(
    _ path: String, isFirst: Bool, from source: (String) -> String?
  ) -> Bool {
    guard paths.insert(path).inserted else { return true }
    guard let text = source(path) else { return false }
    var statement: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if statement.isEmpty && !line.hasPrefix("import ") && !line.hasPrefix("export {") {
        add(line, isFirst: isFirst)
        continue
      }
      statement.append(line)
      guard line.hasSuffix(";") else { continue }
      guard let address = line.split(separator: "\"").dropLast().last,
        add(Self.path(address, from: path), isFirst: false, from: source)
      else { return false }
      if isFirst && statement[0].hasPrefix("export {") { addNames(statement) }
      statement = []
    }
    return true
  }

  private mutating func add(_ line: Substring, isFirst: Bool) {
    if line.isEmpty && lines.last?.isEmpty ?? true { return }
    if isFirst {
      lines.append(line)
    } else if !line.hasPrefix("/** @import ") {
      // The types of all modules are those that the first one imports.
      lines.append(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
    }
  }

  /// Adds an `export { … } from "…";` without the module, which is in the file.
  private mutating func addNames(_ statement: [Substring]) {
    lines += statement.dropLast()
    let last = statement[statement.count - 1]
    if let end = last.lastIndex(of: "}") { lines.append(last[...end] + ";") }
  }

  /// The path that an address in a module means.
  private static func path(_ address: Substring, from base: String) -> String {
    var parts = base.split(separator: "/").dropLast()
    for part in address.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
