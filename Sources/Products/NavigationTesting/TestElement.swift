import OrderedJSON
import SceneModel

/// Something that is seen: a text, a row, a button.
public struct TestElement: Hashable {
  let node: ViewNode

  init(_ node: ViewNode) { self.node = node }

  /// The kind of thing.
  public var role: Query.Role { node.kind }
  /// The words that a person reads; empty if there are none.
  public var label: String { node.label?.string ?? "" }
  /// The name that `.accessibilityIdentifier` gave it; nil without one.
  public var identifier: String? { node.identifier?.string }
  /// The name of its symbol; nil without one.
  public var systemImage: String? { node.systemImage?.string }
  /// The text of a field, an editor or a date picker; nil for others.
  public var text: String? {
    if case .text(let text)? = node.value { text.string } else { nil }
  }
  /// True if a switch is on; nil for others.
  public var isOn: Bool? {
    if case .flag(let isOn)? = node.value { isOn } else { nil }
  }
  /// True if a row is selected; nil if no row can be selected.
  public var isSelected: Bool? { node.isSelected }
  /// True if it takes a press.
  public var isEnabled: Bool { node.id != nil && !node.isDisabled }
  /// The things inside.
  public var children: [TestElement] { node.children.map(TestElement.init) }
  /// The element and everything inside it, each before its own content.
  public var withDescendants: [TestElement] { [self] + children.flatMap(\.withDescendants) }
}

extension TestElement: CustomStringConvertible {
  /// One line that says what it is.
  public var description: String { node.line }
}
