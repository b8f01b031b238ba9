import OrderedJSON

/// One thing that a person sees on a screen: a description, not a picture.
public struct ViewNode: Hashable {
  public enum Kind: String, CaseIterable, Sendable {
    case text, button, link, row, list, section, stack, image, toggle, textField, divider
    /// What SwiftUI shows for a path value without a destination.
    case placeholder
    case warning
  }

  public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical, depth
  }

  /// What a control holds.
  public enum Value: Hashable {
    case text(UTF8String)
    case flag(Bool)
    /// What a value link or a row leads to.
    case element(NavigationPath.Element)
  }

  public var kind: Kind
  /// What `tap` takes; it stays the same as long as the control does. Nil for what is not a control.
  public var id: UTF8String?
  public var label: UTF8String?
  public var value: Value?
  public var systemImage: UTF8String?
  public var isSelected: Bool?
  public var isDisabled = false
  public var axis: Axis?
  public var children: [ViewNode]

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
