/// A style of text editors; accepted, and has no effect here.
public protocol TextEditorStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
/// The automatic style of text editors; accepted, and has no effect here.
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// The plain style of text editors; accepted, and has no effect here.
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Accepted; has no effect here.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
