/// A style of groups of controls; accepted, and has no effect here.
public protocol ControlGroupStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
/// The automatic style of groups of controls; accepted, and has no effect here.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}
/// The navigation style of groups of controls; accepted, and has no effect here.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Accepted; has no effect here.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}
