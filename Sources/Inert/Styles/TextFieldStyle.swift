import OrderedJSON

/// A style of text fields.
public protocol TextFieldStyle {}
extension View {
  /// Gives the text fields in this view a style.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlLook(.textField, (style as? any SystemLook)?.word)
  }
}
/// The default style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// The plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle, SystemLook {
  package nonisolated var word: UTF8String? { "plain" }
  /// Creates the style.
  public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// The rounded border style of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemLook {
  package nonisolated var word: UTF8String? { "roundedBorder" }
  /// Creates the style.
  public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border style.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
