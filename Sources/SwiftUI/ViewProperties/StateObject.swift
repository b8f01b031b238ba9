import Platform

/// An observable object that a view creates once and keeps as long as its identity.
///
/// Source: Apple, `StateObject`.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Called only on the main actor, as views are.
  private let make: UncheckedSendable<() -> ObjectType>
  private var box: ObjectBox<ObjectType>?

  /// Creates a property whose object is created when the view is first rendered.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = UncheckedSendable(thunk)
  }

  /// The object; before the view is rendered a new one each time.
  public var wrappedValue: ObjectType { box?.object ?? make.value() }

  /// Creates bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty, IdentityProperty {
  package mutating func connect(in context: inout RenderContext) {
    let make = make.value
    let box = context.identity.stored { ObjectBox(make()) }
    box.object.recordRead()
    self.box = box
  }
}

private final class ObjectBox<ObjectType> {
  let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }
}
