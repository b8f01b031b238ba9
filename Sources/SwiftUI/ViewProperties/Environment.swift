import Observation
import Platform

/// Reads a value of the environment.
///
/// Source: Apple, `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // Read only on the main actor, as views are.
  private let origin: UncheckedSendable<Source>
  private var known: UncheckedSendable<EnvironmentValues>?

  private var source: Source { origin.value }

  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    /// An object found by its type, and its identity.
    case object((EnvironmentValues) -> Value?, id: (EnvironmentValues) -> ObjectIdentifier?)
  }

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    origin = UncheckedSendable(.value(keyPath))
  }

  /// An observable object that a view above has put there.
  ///
  /// - Precondition: a view above has called `environment(_:)` with an object before the value is
  ///   read.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    origin = UncheckedSendable(
      .object({ $0.object(of: objectType) }, id: { $0.id(of: objectType) }))
  }

  /// Creates a property for an `@Observable` object of the environment; nil if no view above put
  /// one there.
  public init<ObjectType: AnyObject & Observable>(
    _ objectType: ObjectType.Type
  ) where Value == ObjectType? {
    origin = UncheckedSendable(
      .object({ .some($0.object(of: objectType)) }, id: { $0.id(of: objectType) }))
  }

  /// The value; the default before the view is rendered.
  public var wrappedValue: Value {
    let values = known?.value ?? EnvironmentValues()
    switch source {
    case .value(let keyPath): return values[keyPath: keyPath]
    case .object(let find, _):
      guard let object = find(values) else {
        preconditionFailure(
          """
          No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \
          \(Value.self) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }
}

extension Environment: ConnectedProperty, IdentityProperty {
  package mutating func connect(in context: inout RenderContext) {
    let values = context.environment
    known = UncheckedSendable(values)
    switch source {
    case .value(let keyPath):
      context.environmentReads.append(EnvironmentRead(of: keyPath, in: values))
    case .object(_, let id):
      context.environmentReads.append(EnvironmentRead(of: id, in: values))
    }
  }
}

extension Environment: Sendable where Value: Sendable {}
