import NavigationCore
import StateDocument
import WireProtocol

extension Document {
  /// A file for Swift Testing that builds a state's path and checks it, here and with SwiftUI itself.
  ///
  /// Standard scalars are appended. A value of any other type, whose source is not known here, is
  /// decoded from saved bytes, with everything below it.
  ///
  /// - Throws: `not_codable`, with the first element that has no form to be saved in.
  package static func swiftTest(of state: NavigationState) throws(WireError) -> String {
    let saved = try savedPath(of: state)
    let literals = state.path.map { SwiftLiteral.text(of: $0.element) }
    let restored = literals.lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    var start = "NavigationPath()"
    if restored > 0 {
      start = "try restored(\(SwiftLiteral.quoted(try savedPath(of: state, first: restored))))"
    }
    let appended = literals[restored...].compactMap { $0 }
    var lines = [head, "  \(appended.isEmpty ? "let" : "var") path = \(start)"]
    lines += appended.map { "  path.append(\($0))" }
    lines.append(checks(count: literals.count, saved: SwiftLiteral.quoted(saved)))
    for case (let index, let literal?) in literals.enumerated() {
      lines.append("  try expect(\(literal), at: \(index), of: texts)")
    }
    return (lines + [tail]).joined(separator: "\n")
  }

  private static let head = """
    // A navigation path, exported from Colonnade.
    // swift-format-ignore-file

    import Foundation
    import Testing

    #if canImport(Colonnade)
      import Colonnade
    #else
      import SwiftUI
    #endif

    @Test private func exportedPath() throws {
    """

  private static func checks(count: Int, saved: String) -> String {
    """
      #expect(path.count == \(count))
      let bytes = try JSONEncoder().encode(#require(path.codable))
      let saved = \(saved)
      #expect(Array(bytes) == Array(saved.utf8))
      let texts = try JSONDecoder().decode([String].self, from: bytes)
      try #require(texts.count == \(2 * count))
    """
  }

  private static let tail = """
    }

    private func restored(_ saved: String) throws -> NavigationPath {
      let bytes = Data(saved.utf8)
      return NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: bytes))
    }

    /// Expects an element's type and value, counted from the root; what is on top is saved first.
    private func expect<Value: Decodable & Equatable>(
      _ value: Value, at index: Int, of texts: [String]
    ) throws {
      let place = texts.count - 2 * (index + 1)
      #expect(texts[place] == String(reflecting: Value.self), "element \\(index)")
      let found = try JSONDecoder().decode(Value.self, from: Data(texts[place + 1].utf8))
      #expect(found == value, "element \\(index)")
    }

    """
}
