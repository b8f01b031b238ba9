import OrderedJSON

/// A style of text editors.
public protocol TextEditorStyle {}
extension View {
  /// Gives the text editors in this view a style.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlLook(.textEditor, (style as? any SystemLook)?.word)
  }
}
/// The automatic style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// The plain style of text editors.
public struct PlainTextEditorStyle: TextEditorStyle, SystemLook {
  package nonisolated var word: UTF8String? { "plain" }
  /// Creates the style.
  public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain style.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
