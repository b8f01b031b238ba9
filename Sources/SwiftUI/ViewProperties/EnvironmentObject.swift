/// An observable object that a view above has put into the environment.
///
/// Source: Apple, `EnvironmentObject`.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that finds its object by type in the environment.
  public init() {}

  /// - Precondition: a view above called `environmentObject(_:)` with an object of this type, as in
  ///   SwiftUI, whose sentence this is.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Creates bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty, IdentityProperty {
  package mutating func connect(in context: inout RenderContext) {
    object = context.environment.object(of: ObjectType.self)
    object?.recordRead()
    context.environmentReads.append(
      EnvironmentRead(of: { $0.id(of: ObjectType.self) }, in: context.environment))
  }
}
