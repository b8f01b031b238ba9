/// Tabs of a tab view, which are no views themselves.
///
/// Source: Apple, `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Adds these tabs to what is being rendered. Authors never write it.
  @MainActor func _render(in context: inout RenderContext)
}

extension TabContent {
  public func _render(in context: inout RenderContext) {
    context.entering(.type(ObjectIdentifier(Self.self))) { context in
      context.renderCached(self) { TabContentView($0.body) }
    }
  }
}

/// Tabs that render themselves and have no body.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Self {}

extension PrimitiveTabContent {
  public var body: Self { self }
}

/// Tabs as a view, which only a tab view shows.
package struct TabContentView<Content: TabContent> {
  let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

@MainActor
extension TabContentView: PrimitiveView {
  package func _render(in context: inout RenderContext) { content._render(in: &context) }
}

/// Views that hold tabs, as tabs again.
package struct ModifiedTabContent<TabValue: Hashable, Content: View> {
  let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

@MainActor
extension ModifiedTabContent: PrimitiveTabContent {
  package typealias Body = Self
  package func _render(in context: inout RenderContext) { content._render(in: &context) }
}

extension TabContent {
  /// Puts these tabs into a view that changes how they are rendered.
  package nonisolated func within<V: View>(
    _ modify: (TabContentView<Self>) -> V
  ) -> ModifiedTabContent<TabValue, V> { ModifiedTabContent(modify(TabContentView(self))) }
}

/// Tabs with their type erased; a different type begins with new state.
///
/// Source: Apple, `AnyTabContent`.
public struct AnyTabContent<SelectionValue: Hashable> {
  private let content: AnyView

  /// Creates tabs that hide the type of others.
  public nonisolated init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    content = AnyView(TabContentView(tabContent))
  }
}

@MainActor
extension AnyTabContent: TabContent, PrimitiveTabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = SelectionValue
  public typealias Body = Self
  public func _render(in context: inout RenderContext) { content._render(in: &context) }
}
