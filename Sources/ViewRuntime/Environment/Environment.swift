import Observation

/// Reads a value of the environment.
///
/// Source: Apple, `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An observable object that a view above has put there.
  ///
  /// - Precondition: a view above has called `environment(_:)` with an object before the value is
  ///   read.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(of: objectType) else {
        preconditionFailure(
          """
          No Observable object of type \(objectType) found. A View.environmentObject(_:) for \
          \(objectType) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Creates a property for an `@Observable` object of the environment; nil where no view above put
  /// one there.
  public init<ObjectType: AnyObject & Observable>(
    _ objectType: ObjectType.Type
  ) where Value == ObjectType? {
    read = { $0.object(of: objectType) }
  }

  /// The value; the default before the view is rendered.
  public var wrappedValue: Value { read(values) }
}

extension Environment: ConnectedProperty {
  mutating func connect(in context: inout RenderContext) {
    values = context.environment
  }
}
