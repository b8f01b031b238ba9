/// A style of date pickers; accepted, and has no effect here.
public protocol DatePickerStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
/// The default style of date pickers; accepted, and has no effect here.
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// The compact style of date pickers; accepted, and has no effect here.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// The graphical style of date pickers; accepted, and has no effect here.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// The wheel style of date pickers; accepted, and has no effect here.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Accepted; has no effect here.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
