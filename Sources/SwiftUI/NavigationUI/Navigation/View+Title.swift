import OrderedJSON

extension View {
  /// Sets the title of the screen; of several the outermost counts.
  ///
  /// Source: Apple, `navigationTitle(_:)`.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: title)
  }

  /// Sets the title of the screen to a localized text.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    TitledView(content: self, title: Text(titleKey))
  }

  /// Sets the title of the screen to a string.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    TitledView(content: self, title: Text(title))
  }

  /// Sets the title of the screen; a person cannot rename it here.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    TitledView(content: self, title: Text(verbatim: title.wrappedValue))
  }

  /// Sets the title of the screen; the title's menu is not shown.
  public nonisolated func navigationTitle<Actions: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder actions: () -> Actions
  ) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the screen; the title's menu is not shown.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol, Actions: View>(
    _ title: S, @ViewBuilder actions: () -> Actions
  ) -> some View { navigationTitle(title) }

  /// The older form of `navigationTitle`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the screen to a localized text.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the title of the screen to a string.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }
  /// Sets the title of the screen; the display mode has no effect.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  /// Sets the title of the screen to a localized text; the display mode has no effect.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }
  /// Sets the title of the screen to a string; the display mode has no effect.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
}

struct TitledView<Content: View> {
  let content: Content
  let title: Text
}

@MainActor
extension TitledView: PrimitiveView {
  /// Keeps a title that a view further out has set.
  func _render(in context: inout RenderContext) {
    let words = context.environment.words(of: title)
    if words.isEmpty || context.findsBar(for: "navigationTitle") {
      context.output.screen.title = context.output.screen.title ?? words
    }
    content._render(in: &context)
  }
}
