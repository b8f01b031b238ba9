import NavigationCore
import OrderedJSON

/// One thing that a person sees on a screen: a description, not a picture.
public struct ViewNode: Hashable {
  /// A kind of node, under its name on the wire.
  public enum Kind: String, CaseIterable, Sendable {
    case text, button, link, row, list, section, stack, image, toggle, textField, divider
    /// The sign that SwiftUI shows for a path value without a destination.
    case placeholder
    case warning
    /// The screen of a stack beside another one, under a bar of its own. Its label is the title; if
    /// one can go back, its first child is the button.
    case screen
  }

  /// The direction in which a stack is laid out.
  public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical, depth
  }

  /// The value that a control holds.
  public enum Value: Hashable {
    case text(UTF8String)
    case flag(Bool)
    /// The element that a value link or a row leads to.
    case element(NavigationPath.Element)
  }

  /// The kind of node.
  public var kind: Kind
  /// The id that `tap` takes, which is the same for a control's lifetime. Nil if not a control.
  public var id: UTF8String?
  /// The words that a person reads.
  public var label: UTF8String?
  /// The value of a control; nil for a node without one.
  public var value: Value?
  /// The name of a symbol.
  public var systemImage: UTF8String?
  /// True if the row is selected; nil if nothing can be selected.
  public var isSelected: Bool?
  /// A tap is refused.
  public var isDisabled = false
  /// The direction of a stack.
  public var axis: Axis?
  /// The number of rows of a list or views of a lazy stack; nil if all of them are among the
  /// children.
  public var rowCount: Int?
  /// The nodes inside.
  public var children: [ViewNode]
  /// The look; nil for that of its kind.
  package var style: Style?
  /// Not a thing that a person could name, only a box that is drawn. Clients see its children in
  /// its place, and the node around it says how they are arranged.
  package var isBox = false

  /// Creates a node.
  public init(
    _ kind: Kind, id: UTF8String? = nil, label: UTF8String? = nil, value: Value? = nil,
    systemImage: UTF8String? = nil, isSelected: Bool? = nil, isDisabled: Bool = false,
    axis: Axis? = nil, children: [ViewNode] = []
  ) {
    self.kind = kind
    self.id = id
    self.label = label
    self.value = value
    self.systemImage = systemImage
    self.isSelected = isSelected
    self.isDisabled = isDisabled
    self.axis = axis
    self.children = children
  }
}
