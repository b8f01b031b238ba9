/// A value on a path or in a selection, with an identity that outlives its position.
public struct IdentifiedElement: Hashable {
  /// The identity, which outlives the element's position.
  public let id: ElementID
  /// The value.
  public let element: NavigationPath.Element
  /// False for an element whose type is not registered here: it is kept and shown, not understood.
  public let isResolved: Bool

  /// Gives a value an identity.
  public init(id: ElementID, element: NavigationPath.Element, isResolved: Bool) {
    self.id = id
    self.element = element
    self.isResolved = isResolved
  }

  /// True if this element may be the reason for a line in the state's problems.
  public var isProblem: Bool { !isResolved || !element.isCodable }
}
