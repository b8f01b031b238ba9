/// A stored property of a view that reads something outside of the view's value.
///
/// Source: Apple, `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property whose value is kept under the view's identity or comes from the views around it; what it
/// was initialized with counts for a new view only.
package protocol IdentityProperty: DynamicProperty {}

/// A property that is connected to its view's identity before each rendering.
@MainActor
package protocol ConnectedProperty: DynamicProperty {
  mutating func connect(in context: inout RenderContext)
}
