// No view has the focus here: values are accepted, and reading them gives nil.

/// Values of the view with the focus.
///
/// Source: Apple, `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if none was set.
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
  /// Creates a property that is always nil.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Always nil.
  public var wrappedValue: Value? { nil }
}

/// Reads what a binding of the view with the focus holds; always nil.
///
/// Source: Apple, `FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a property that is always nil.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Always nil.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding that is always nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object of the view with the focus; always nil.
///
/// Source: Apple, `FocusedObject`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a property that is always nil.
  public init() {}
  /// Always nil.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
  /// Accepted; has no effect here.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }
}
