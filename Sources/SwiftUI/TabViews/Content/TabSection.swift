/// Tabs that belong together: with a heading in a sidebar, and one item in a bar at the top.
///
/// Source: Apple, `TabSection`.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content
}

extension TabSection
where
  Header: View, Content: TabContent, SelectionValue: Hashable, Footer == EmptyView,
  SelectionValue == Content.TabValue
{
  /// Creates a section with a heading of views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  /// Creates a section without a heading.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(title), content: content())
  }

  /// Creates a section with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// Creates a section with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleResource), content: content())
  }
}

extension TabSection
where
  Header: View, Content: TabContent, SelectionValue: Hashable, Footer == EmptyView,
  SelectionValue == Content.TabValue
{
  /// Creates a section of tabs with optional values, with a heading of views.
  @_disfavoredOverload
  public init<V: Hashable>(
    @TabContentBuilder<V?> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where SelectionValue == V? {
    self.init(header: header(), content: content())
  }

  /// Creates a section of tabs with optional values, without a heading.
  @_disfavoredOverload
  public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
  where Header == EmptyView, SelectionValue == V? {
    self.init(header: EmptyView(), content: content())
  }

  /// Creates a section of tabs with optional values, with a title.
  @_disfavoredOverload
  public init<V: Hashable, S: StringProtocol>(
    _ title: S, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, SelectionValue == V? {
    self.init(header: Text(title), content: content())
  }

  /// Creates a section of tabs with optional values, with a localized title.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, SelectionValue == V? {
    self.init(header: Text(titleKey), content: content())
  }

  /// Creates a section of tabs with optional values, with a localized title.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<V?> content: () -> Content
  ) where Header == Text, SelectionValue == V? {
    self.init(header: Text(titleResource), content: content())
  }
}

@MainActor
extension TabSection: TabContent, PrimitiveTabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// The type of the values that select the tabs.
  public typealias TabValue = SelectionValue
  public typealias Body = Self

  public func _render(in context: inout RenderContext) {
    context.entering(.role("TabSection")) { context in
      guard let tabs = context.container.tabs else { return content._render(in: &context) }
      let heading = context.labelText { header._render(in: &$0) }
      let traits = tabs.traits
      tabs.beginSection(titled: heading)
      content._render(in: &context)
      tabs.traits = traits
    }
  }
}
