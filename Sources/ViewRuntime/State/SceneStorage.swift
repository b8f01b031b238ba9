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

  /// Before the view stands anywhere, the initial value, whatever is written.
  public var wrappedValue: Value {
    get { stored.read(from: values) }
    nonmutating set { stored.write(newValue, to: values) }
  }

  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(in context: inout RenderContext) {
    values = context.host.runtime?.sceneStorage
  }
}

extension SceneStorage {
  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredValue(key, wrappedValue, .bool))
  }

  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredValue(key, wrappedValue, .int))
  }

  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredValue(key, wrappedValue, .double))
  }

  public nonisolated init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredValue(key, wrappedValue, .string))
  }

  public nonisolated init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(StoredValue(key, wrappedValue, .url))
  }

  public nonisolated init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(StoredValue(key, wrappedValue, .data))
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredValue(key, wrappedValue, .raw(.int)))
  }

  public nonisolated init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredValue(key, wrappedValue, .raw(.string)))
  }

  public nonisolated init(_ key: String) where Value == Bool? {
    self.init(StoredValue(key, nil, .optional(.bool)))
  }

  public nonisolated init(_ key: String) where Value == Int? {
    self.init(StoredValue(key, nil, .optional(.int)))
  }

  public nonisolated init(_ key: String) where Value == Double? {
    self.init(StoredValue(key, nil, .optional(.double)))
  }

  public nonisolated init(_ key: String) where Value == String? {
    self.init(StoredValue(key, nil, .optional(.string)))
  }

  public nonisolated init(_ key: String) where Value == URL? {
    self.init(StoredValue(key, nil, .optional(.url)))
  }

  public nonisolated init(_ key: String) where Value == Data? {
    self.init(StoredValue(key, nil, .optional(.data)))
  }

  public nonisolated init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(StoredValue(key, nil, .optional(.raw(.int))))
  }

  public nonisolated init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(StoredValue(key, nil, .optional(.raw(.string))))
  }
}
