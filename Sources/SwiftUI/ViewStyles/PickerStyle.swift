import OrderedJSON

/// A style of pickers.
public protocol PickerStyle {}
extension View {
  /// Gives the pickers in this view a style.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    controlLook(.picker, (style as? any SystemLook)?.word)
  }
}
/// The default style of pickers.
public struct DefaultPickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// The inline style of pickers.
public struct InlinePickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "inline" }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// The menu style of pickers.
public struct MenuPickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "menu" }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// The navigation link style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "navigationLink" }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigation link style.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
/// The palette style of pickers.
public struct PalettePickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "palette" }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// The segmented style of pickers.
public struct SegmentedPickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "segmented" }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// The wheel style of pickers.
public struct WheelPickerStyle: PickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "wheel" }
  /// Creates the style.
  public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
