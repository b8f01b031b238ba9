import Foundation
import OrderedJSON

extension StorageCoding where Value: Codable {
  /// JSON as text; what cannot be encoded is not kept.
  static var encoded: StorageCoding {
    StorageCoding(
      write: { value in
        (try? JSONEncoder().encode(value)).map {
          .string(UTF8String(String(decoding: $0, as: UTF8.self)))
        }
      },
      read: { stored in
        stored.stringValue.flatMap {
          try? JSONDecoder().decode(Value.self, from: Data($0.string.utf8))
        }
      })
  }
}

extension AppStorage where Value: Codable {
  /// Creates a property for a value that the app keeps as JSON.
  package nonisolated init(encoding initial: Value, _ key: String) {
    self.init(StoredValue(key, initial, .encoded))
  }
}

extension SceneStorage where Value: Codable {
  /// Creates a property for a value that the scene keeps as JSON.
  package nonisolated init(encoding initial: Value, _ key: String) {
    self.init(StoredValue(key, initial, .encoded))
  }
}
