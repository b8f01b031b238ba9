import OrderedJSON

/// A style of toggles.
///
/// Source: Apple, `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of toggles that a style places.
public struct ToggleStyleConfiguration {
  /// The label.
  public typealias Label = StyledPart
  /// The label.
  public let label: Label
  /// True while the toggle is on.
  @Binding public var isOn: Bool
  /// Always false: the flags of a toggle over several are on together, or not.
  public let isMixed = false

  package init(isOn: Binding<Bool>, label: @escaping RenderClosure) {
    _isOn = isOn
    self.label = Label("label", label)
  }
}

extension View {
  /// Gives the toggles in this view a style.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(.toggle, style) { $0.makeBody(configuration: $1) }
  }
}

/// The default style of toggles.
public struct DefaultToggleStyle: ToggleStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The switch style of toggles.
public struct SwitchToggleStyle: ToggleStyle, SystemLook {
  package nonisolated var word: UTF8String? { "switch" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The switch style.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The button style of toggles.
public struct ButtonToggleStyle: ToggleStyle, SystemLook {
  package nonisolated var word: UTF8String? { "button" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button style.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The checkbox style of toggles.
public struct CheckboxToggleStyle: ToggleStyle, SystemLook {
  package nonisolated var word: UTF8String? { "checkbox" }

  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The checkbox style.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
