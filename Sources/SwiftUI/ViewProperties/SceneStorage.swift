import Foundation

/// A value that the scene keeps, though its views and the process go.
///
/// Source: Apple, `SceneStorage`.
@MainActor @preconcurrency @propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let stored: StoredValue<Value>
  private weak var values: StoredValues?

  nonisolated init(_ stored: StoredValue<Value>) {
    self.stored = stored
  }

  /// The value; before the view is rendered the initial one, whatever is written.
  public var wrappedValue: Value {
    get { stored.read(from: values) }
    nonmutating set { stored.write(newValue, to: values) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension SceneStorage: ConnectedProperty {
  package mutating func connect(in context: inout RenderContext) {
    values = context.host.runtime?.sceneStorage
  }
}

extension SceneStorage {
  /// Creates a property for a `Bool` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredValue(key, wrappedValue, .bool))
  }

  /// Creates a property for an `Int` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredValue(key, wrappedValue, .int))
  }

  /// Creates a property for a `Double` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredValue(key, wrappedValue, .double))
  }

  /// Creates a property for a `String` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredValue(key, wrappedValue, .string))
  }

  /// Creates a property for a `URL` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(StoredValue(key, wrappedValue, .url))
  }

  /// Creates a property for a `Data` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(StoredValue(key, wrappedValue, .data))
  }

  /// Creates a property for a value whose raw value is an `Int` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredValue(key, wrappedValue, .raw(.int)))
  }

  /// Creates a property for a value whose raw value is a `String` that the scene keeps.
  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredValue(key, wrappedValue, .raw(.string)))
  }

  /// Creates a property for a `Bool` that the scene keeps, nil at first.
  public nonisolated init(_ key: String) where Value == Bool? {
    self.init(StoredValue(key, nil, .optional(.bool)))
  }

  /// Creates a property for an `Int` that the scene keeps, nil at first.
  public nonisolated init(_ key: String) where Value == Int? {
    self.init(StoredValue(key, nil, .optional(.int)))
  }

  /// Creates a property for a `Double` that the scene keeps, nil at first.
  public nonisolated init(_ key: String) where Value == Double? {
    self.init(StoredValue(key, nil, .optional(.double)))
  }

  /// Creates a property for a `String` that the scene keeps, nil at first.
  public nonisolated init(_ key: String) where Value == String? {
    self.init(StoredValue(key, nil, .optional(.string)))
  }

  /// Creates a property for a `URL` that the scene keeps, nil at first.
  public nonisolated init(_ key: String) where Value == URL? {
    self.init(StoredValue(key, nil, .optional(.url)))
  }

  /// Creates a property for a `Data` that the scene keeps, nil at first.
  public nonisolated init(_ key: String) where Value == Data? {
    self.init(StoredValue(key, nil, .optional(.data)))
  }

  /// Creates a property for a value whose raw value is an `Int` that the scene keeps, nil at first.
  public nonisolated init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(StoredValue(key, nil, .optional(.raw(.int))))
  }

  /// Creates a property for a value whose raw value is a `String` that the scene keeps, nil at first.
  public nonisolated init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(StoredValue(key, nil, .optional(.raw(.string))))
  }
}
