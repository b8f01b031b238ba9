import OrderedJSON

/// A style of groups of controls.
///
/// Source: Apple, `ControlGroupStyle`.
public protocol ControlGroupStyle {}
extension View {
  /// Gives the groups of controls in this view a style.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlLook(.controlGroup, (style as? any SystemLook)?.word)
  }
}
/// The automatic style of groups of controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}
/// The navigation style of groups of controls.
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemLook {
  package nonisolated var word: UTF8String? { "navigation" }
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}
/// A menu; drawn as the controls in a row.
public struct MenuControlGroupStyle: ControlGroupStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu; drawn as the controls in a row.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
/// A menu in a menu; drawn as the controls in a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu in a menu; drawn as the controls in a row.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}
/// A row in a menu; drawn as the controls in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row in a menu; drawn as the controls in a row.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
