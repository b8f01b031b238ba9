/// A style of menus; accepted, and has no effect here.
public protocol MenuStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
/// The default style of menus; accepted, and has no effect here.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// The button style of menus; accepted, and has no effect here.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == ButtonMenuStyle {
  /// Accepted; has no effect here.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
