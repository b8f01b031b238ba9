import OrderedJSON

/// A style of menus.
public protocol MenuStyle {}
extension View {
  /// Gives the menus in this view a style.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlLook(.menu, (style as? any SystemLook)?.word)
  }
}
/// The default style of menus.
public struct DefaultMenuStyle: MenuStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The button style of menus.
public struct ButtonMenuStyle: MenuStyle, SystemLook {
  package nonisolated var word: UTF8String? { "button" }
  /// Creates the style.
  public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
