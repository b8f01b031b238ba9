extension View {
  /// Adds views to the screen's bar.
  ///
  /// Source: Apple, `toolbar(content:)`.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return ToolbarView(content: self) { items._render(in: &$0) }
  }

  /// Adds items to the screen's bar.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return ToolbarView(content: self) { items._render(in: &$0) }
  }

  /// Adds items to the screen's bar; a person cannot rearrange them here.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return ToolbarView(content: self) { items._render(in: &$0) }
  }

  /// Adds two views to the screen's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    ToolbarView(content: self) { context in
      context.entering(.index(0)) { leading._render(in: &$0) }
      context.entering(.index(1)) { trailing._render(in: &$0) }
    }
  }

  /// Adds a view to the screen's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    ToolbarView(content: self) { leading._render(in: &$0) }
  }

  /// Adds a view to the screen's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    ToolbarView(content: self) { trailing._render(in: &$0) }
  }
}

struct ToolbarView<Content: View>: PrimitiveView {
  let content: Content
  let items: RenderClosure

  func _render(in context: inout RenderContext) {
    context.entering(.role("toolbar")) { context in
      let nodes = context.collectInside { $0.entering(.role("items"), items) }
      context.output.toolbar += nodes
      context.entering(.role("content")) { content._render(in: &$0) }
    }
  }
}
