import OrderedJSON

/// A style of text fields.
///
/// Source: Apple, `TextFieldStyle`; authors' styles have a `_body`, as SwiftUI's interface does.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style draws.
public typealias _TextFieldStyleLabel = StyledPart

extension View {
  /// Gives the text fields in this view a style.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(.textField, style) { $0._body(configuration: $1) }
  }
}
/// The default style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { EmptyView() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// The plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle, SystemLook {
  package nonisolated var word: UTF8String? { "plain" }
  /// Creates the style.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { EmptyView() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// The rounded border style of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemLook {
  package nonisolated var word: UTF8String? { "roundedBorder" }
  /// Creates the style.
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { EmptyView() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border style.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
