import NavigationCore
import OrderedJSON
import SceneModel

extension View {
  /// Sets the scheme of the window with this view, or of the sheet; nil leaves it. Of several views that
  /// set one, the outermost counts.
  ///
  /// Source: Apple, `preferredColorScheme(_:)`.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    SchemePreferring(content: self, scheme: colorScheme)
  }
  /// Sets the scheme of this view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

private struct SchemePreferring<Content: View> {
  let content: Content
  let scheme: ColorScheme?
}

@MainActor
extension SchemePreferring: PrimitiveView {
  func _render(in context: inout RenderContext) {
    guard let scheme else { return content._render(in: &context) }
    let inside = EnvironmentModified(content: content) { environment in
      environment.colorScheme = scheme
      // The screen has the look, and not the view.
      _ = environment.removeNewLooks()
    }
    inside
      .screenStyled("scheme", .word(scheme.word))
      ._render(in: &context)
    context.output.screen.preferredScheme = scheme
  }
}

extension ColorScheme {
  var word: UTF8String { self == .dark ? "dark" : "light" }
}
