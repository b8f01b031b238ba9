/// A style of toggles; accepted, and has no effect here.
///
/// Source: Apple, `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of toggles that a style of an author's would draw.
public struct ToggleStyleConfiguration {
  /// The label, which a style cannot draw.
  public typealias Label = UndrawnView
  /// The label.
  public let label: Label
  /// True while the toggle is on.
  @Binding public var isOn: Bool
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}

/// The default style of toggles; accepted, and has no effect here.
public struct DefaultToggleStyle: ToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The switch style of toggles; accepted, and has no effect here.
public struct SwitchToggleStyle: ToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  /// Accepted; has no effect here.
  public nonisolated init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The button style of toggles; accepted, and has no effect here.
public struct ButtonToggleStyle: ToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The checkbox style of toggles; accepted, and has no effect here.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Accepted; has no effect here.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
