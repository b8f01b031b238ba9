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

  /// The stored value, or the initial value if nothing is stored.
  public var wrappedValue: Value {
    get { stored.read(from: .current) }
    nonmutating set { stored.write(newValue, to: .current) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

// The values of the app are kept together: a store that is given here is not looked at.
extension AppStorage {
  /// Creates a property for a `Bool` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(StoredValue(key, wrappedValue, .bool))
  }

  /// Creates a property for an `Int` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(StoredValue(key, wrappedValue, .int))
  }

  /// Creates a property for a `Double` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(StoredValue(key, wrappedValue, .double))
  }

  /// Creates a property for a `String` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(StoredValue(key, wrappedValue, .string))
  }

  /// Creates a property for a `URL` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(StoredValue(key, wrappedValue, .url))
  }

  /// Creates a property for a `Data` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(StoredValue(key, wrappedValue, .data))
  }

  /// Creates a property for a `Date` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(StoredValue(key, wrappedValue, .date))
  }

  /// Creates a property for a `Date` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredValue(key, nil, .optional(.date)))
  }

  /// Creates a property for a value whose raw value is an `Int` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredValue(key, wrappedValue, .raw(.int)))
  }

  /// Creates a property for a value whose raw value is a `String` that the app keeps.
  public nonisolated init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredValue(key, wrappedValue, .raw(.string)))
  }

  /// Creates a property for a `Bool` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredValue(key, nil, .optional(.bool)))
  }

  /// Creates a property for an `Int` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredValue(key, nil, .optional(.int)))
  }

  /// Creates a property for a `Double` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredValue(key, nil, .optional(.double)))
  }

  /// Creates a property for a `String` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredValue(key, nil, .optional(.string)))
  }

  /// Creates a property for a `URL` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredValue(key, nil, .optional(.url)))
  }

  /// Creates a property for a `Data` that the app keeps, nil at first.
  public nonisolated init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredValue(key, nil, .optional(.data)))
  }

  /// Creates a property for a value whose raw value is an `Int` that the app keeps, nil at first.
  public nonisolated init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(StoredValue(key, nil, .optional(.raw(.int))))
  }

  /// Creates a property for a value whose raw value is a `String` that the app keeps, nil at first.
  public nonisolated init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(StoredValue(key, nil, .optional(.raw(.string))))
  }
}
