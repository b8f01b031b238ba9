// What has the focus is not imitated: values are accepted, and nobody has any.

/// What the view with the focus tells the rest of the app.
///
/// Source: Apple, `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value of the view with the focus.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Reads a value of the view with the focus; always nil.
///
/// Source: Apple, `FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { nil }
}

/// Reads what a binding of the view with the focus holds; always nil.
///
/// Source: Apple, `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object of the view with the focus; always nil.
///
/// Source: Apple, `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
