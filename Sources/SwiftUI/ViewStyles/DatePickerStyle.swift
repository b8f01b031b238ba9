import OrderedJSON

/// A style of date pickers.
public protocol DatePickerStyle {}
extension View {
  /// Gives the date pickers in this view a style.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlLook(.datePicker, (style as? any SystemLook)?.word)
  }
}
/// The default style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The compact style of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "compact" }
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// The graphical style of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "graphical" }
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// The wheel style of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle, SystemLook {
  package nonisolated var word: UTF8String? { "wheel" }
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
