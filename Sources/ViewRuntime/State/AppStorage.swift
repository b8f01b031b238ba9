import Foundation

/// A value that all scenes of the app share and that outlives them.
///
/// Source: Apple, `AppStorage`.
@MainActor @preconcurrency @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let stored: StoredValue<Value>

  nonisolated init(_ stored: StoredValue<Value>) {
    self.stored = stored
  }

  public var wrappedValue: Value {
    get { stored.read(from: .ofApp) }
    nonmutating set { stored.write(newValue, to: .ofApp) }
  }

  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

// The values of the app are kept together: a store that is given here is not looked at.
extension AppStorage {
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(StoredValue(key, wrappedValue, .bool))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(StoredValue(key, wrappedValue, .int))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(StoredValue(key, wrappedValue, .double))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(StoredValue(key, wrappedValue, .string))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(StoredValue(key, wrappedValue, .url))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(StoredValue(key, wrappedValue, .data))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredValue(key, wrappedValue, .raw(.int)))
  }

  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredValue(key, wrappedValue, .raw(.string)))
  }

  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredValue(key, nil, .optional(.bool)))
  }

  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredValue(key, nil, .optional(.int)))
  }

  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredValue(key, nil, .optional(.double)))
  }

  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredValue(key, nil, .optional(.string)))
  }

  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredValue(key, nil, .optional(.url)))
  }

  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredValue(key, nil, .optional(.data)))
  }

  public nonisolated init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(StoredValue(key, nil, .optional(.raw(.int))))
  }

  public nonisolated init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(StoredValue(key, nil, .optional(.raw(.string))))
  }
}
