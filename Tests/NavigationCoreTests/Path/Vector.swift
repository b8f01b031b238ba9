import FoundationEssentials
import Testing

@testable import NavigationCore

/// A path and its encoded bytes, with `App` as the name of the test module.
struct Vector: CustomTestStringConvertible, @unchecked Sendable {
  let number: String
  let path: NavigationPath
  let appJSON: String
  let appBytes: Int

  /// Appends each value with the overload for its static type.
  init<each V: Hashable & Codable>(
    _ number: String, _ value: repeat each V, json: String, bytes: Int
  ) {
    var path = NavigationPath()
    for value in repeat each value { path.append(value) }
    self.number = number
    self.path = path
    appJSON = json
    appBytes = bytes
  }

  var testDescription: String { number }
  var json: String { Self.json(appJSON) }

  static func json(_ text: String) -> String {
    text.replacing("App.", with: "NavigationCoreTests.App.")
  }
}

extension NavigationPath {
  /// A path read from vectors' JSON.
  static func decoding(_ json: String) throws -> NavigationPath {
    NavigationPath(
      try JSONDecoder().decode(CodableRepresentation.self, from: Data(Vector.json(json).utf8)))
  }

  func json() throws -> String {
    String(decoding: try #require(codable).bytes(), as: UTF8.self)
  }
}
