import NavigationCore

/// Several views of which one is visible; the tabs' buttons are in the bar.
///
/// Source: Apple, `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view whose visible tab is the one with the selected tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its selection itself.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of tabs, whose visible tab is the one with the selected value.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder.Content(content())
  }

  /// Creates a tab view of tabs without values, which keeps its selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder.Content(content())
  }
}

@MainActor
extension TabView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("TabView")) { context in
      let tabs = tabs(keeping: context.identity.stored { StateBox<AnyHashable?>(nil) })
      let bar = TabBar(in: &context)
      let outer = context.environment
      bar.prepare(&context.environment)
      context.within({ $0.tabs = tabs }) { context in
        context.entering(.role("content")) { context in
          context.renderPart { content._render(in: &$0) }
        }
      }
      context.environment = outer
      context.finishTabs(tabs)
      context.finishBar(bar, of: tabs)
    }
  }

  private func tabs(keeping own: StateBox<AnyHashable?>) -> Tabs {
    guard let selection else {
      let chosen = own.value
      return Tabs(isSelected: { $0 == chosen }, select: { own.value = $0 })
    }
    let chosen = selection.wrappedValue
    return Tabs(
      of: SelectionValue.self,
      // A tag that is no optional selects one too.
      isSelected: { ($0.base as? SelectionValue) == chosen },
      select: { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      })
  }
}

extension View {
  /// Sets the label of the tab that shows this view.
  ///
  /// Source: Apple, `tabItem(_:)`.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

@MainActor
extension TabItemView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    guard let tabs = context.container.tabs else { return content._render(in: &context) }
    let container = context.container
    let explicit = (content as? any Tagged)?.tag ?? (container.isTagExplicit ? container.tag : nil)
    let tag = explicit ?? container.tag
    context.reportMismatch(of: explicit, in: tabs)
    context.renderTab(
      tabs, tag: tag, label: { label._render(in: &$0) }, content: { content._render(in: &$0) })
  }
}

/// A view that says itself what it is selected by.
@MainActor
package protocol Tagged {
  var tag: AnyHashable { get }
}
