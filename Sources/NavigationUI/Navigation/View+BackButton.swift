extension View {
  /// Takes the back button off the screen; `dismiss` still works.
  ///
  /// Source: Apple, `navigationBarBackButtonHidden(_:)`.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BackButtonView(content: self, isHidden: hidesBackButton)
  }
}

private struct BackButtonView<Content: View>: PrimitiveView {
  let content: Content
  let isHidden: Bool

  func _render(in context: inout RenderContext) {
    if isHidden { context.output.hidesBackButton = true }
    content._render(in: &context)
  }
}

/// An item of a bar that the system puts there.
///
/// Source: Apple, `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Accepted and without effect: who drives the scene from outside keeps the sidebar's toggle.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}
