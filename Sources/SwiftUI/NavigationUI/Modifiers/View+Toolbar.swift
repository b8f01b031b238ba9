import Platform

extension View {
  /// Adds views to the screen's bar.
  ///
  /// Source: Apple, `toolbar(content:)`.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return ToolbarView(content: self) { items._render(in: &$0) }
  }

  /// Adds items to the screen's bar.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return ToolbarView(content: self) { items._render(in: &$0) }
  }

  /// Adds items to the screen's bar; a person cannot rearrange them here.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content()
    return ToolbarView(content: self) { items._render(in: &$0) }
  }

  /// Adds two views to the screen's bar.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    let (leading, trailing) = (UncheckedSendable(leading), UncheckedSendable(trailing))
    return ToolbarView(content: self) { context in
      context.entering(.index(0)) { leading.value._render(in: &$0) }
      context.place(from: 0, .topBarLeading)
      let start = context.output.nodes.count
      context.entering(.index(1)) { trailing.value._render(in: &$0) }
      context.place(from: start, .topBarTrailing)
    }
  }

  /// Adds a view to the screen's bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    let leading = UncheckedSendable(leading)
    return ToolbarView(content: self) {
      leading.value._render(in: &$0)
      $0.place(from: 0, .topBarLeading)
    }
  }

  /// Adds a view to the screen's bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    let trailing = UncheckedSendable(trailing)
    return ToolbarView(content: self) {
      trailing.value._render(in: &$0)
      $0.place(from: 0, .topBarTrailing)
    }
  }
}

struct ToolbarView<Content: View> {
  let content: Content
  let items: RenderClosure
}

@MainActor
extension ToolbarView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("toolbar")) { context in
      let count = context.output.controls.count
      var nodes = context.collectInside { $0.entering(.role("items"), items) }
      let elsewhere = context.output.strays.placesElsewhere
      context.output.strays.placesElsewhere = []
      if elsewhere.count < nodes.count && !context.findsBar(for: "toolbar") {
        nodes = elsewhere.sorted().map { nodes[$0] }
        context.removeControls(after: count, keeping: nodes)
      }
      context.output.toolbar += nodes
      context.entering(.role("content")) { content._render(in: &$0) }
    }
  }
}
