/// A style of pickers; accepted, and has no effect here.
public protocol PickerStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
/// The default style of pickers; accepted, and has no effect here.
public struct DefaultPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// The inline style of pickers; accepted, and has no effect here.
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == InlinePickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// The menu style of pickers; accepted, and has no effect here.
public struct MenuPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == MenuPickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// The navigation link style of pickers; accepted, and has no effect here.
public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
/// The palette style of pickers; accepted, and has no effect here.
public struct PalettePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == PalettePickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// The segmented style of pickers; accepted, and has no effect here.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// The wheel style of pickers; accepted, and has no effect here.
public struct WheelPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == WheelPickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
