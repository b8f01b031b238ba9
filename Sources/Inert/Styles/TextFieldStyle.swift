/// A style of text fields; accepted, and has no effect here.
public protocol TextFieldStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
/// The default style of text fields; accepted, and has no effect here.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// The plain style of text fields; accepted, and has no effect here.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Accepted; has no effect here.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// The rounded border style of text fields; accepted, and has no effect here.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Accepted; has no effect here.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
