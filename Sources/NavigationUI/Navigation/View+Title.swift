import OrderedJSON

extension View {
  public func navigationTitle(_ title: Text) -> some View {
    TitledView(content: self, title: UTF8String(title.string))
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    TitledView(content: self, title: UTF8String(titleKey.string))
  }

  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    TitledView(content: self, title: UTF8String(String(title)))
  }

  public func navigationTitle(_ title: Binding<String>) -> some View {
    TitledView(content: self, title: UTF8String(title.wrappedValue))
  }

  /// The forerunner of `navigationTitle`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
}

struct TitledView<Content: View>: PrimitiveView {
  let content: Content
  let title: UTF8String

  /// Where several views of a screen have titles, the outermost counts.
  func _render(in context: inout RenderContext) {
    context.output.title = context.output.title ?? title
    content._render(in: &context)
  }
}
