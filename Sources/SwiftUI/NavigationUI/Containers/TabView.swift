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
}

@MainActor
extension TabView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("TabView")) { context in
      let tabs = tabs(keeping: context.identity.stored { StateBox<AnyHashable?>(nil) })
      context.within({ $0.tabs = tabs }) { context in
        context.entering(.role("content")) { context in
          context.renderPart { content._render(in: &$0) }
        }
      }
      context.finishTabs(tabs)
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
protocol Tagged {
  var tag: AnyHashable { get }
}

extension TaggedView: Tagged {}

/// A tab in the current form.
///
/// Source: Apple, `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab with a label of views, selected by a value.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

@MainActor
extension Tab: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    guard let tabs = context.container.tabs else { return content._render(in: &context) }
    let tag = value.map { AnyHashable($0) }
    context.reportMismatch(of: tag, in: tabs)
    context.renderTab(
      tabs, tag: tag, label: { label._render(in: &$0) }, content: { content._render(in: &$0) })
  }
}

extension Tab where Label == ViewControls.Label<Text, Image> {
  /// Creates a tab with a localized title and a symbol, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      ViewControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a tab with a title and a symbol, selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      ViewControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a tab with a localized title and a symbol, selected by its index.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Int {
    value = nil
    self.content = content()
    label = ViewControls.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab with a title and a symbol, selected by its index.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Int {
    value = nil
    self.content = content()
    label = ViewControls.Label(title, systemImage: systemImage)
  }
}
