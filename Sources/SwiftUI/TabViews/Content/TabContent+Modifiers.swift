import OrderedJSON
import Platform

extension TabContent {
  /// The tab has no button while it is hidden, and keeps its state.
  ///
  /// Source: Apple, `hidden(_:)`.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    marked { $0.isHidden = $0.isHidden || hidden }
  }

  /// The tab cannot be chosen while it is disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    marked { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Names the tab or section in a `TabViewCustomization`.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    marked { $0.customizationID = id }
  }

  /// Accepted; has no effect here, where people do not move tabs.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { marked { _ in } }

  /// Shows or hides the tab in the bar or the sidebar, until a person changes it.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let words: [UTF8String] = placements.flatMap {
      $0 == .automatic ? ["bar", "sidebar"] : [$0.word]
    }
    return marked { traits in
      for word in words where visibility != .automatic {
        traits.visibility[word] = visibility == .visible
      }
    }
  }

  /// Says where the tab may be.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    let word = placement.word
    return marked { $0.placement = word }
  }

  /// Adds buttons to a section, which a sidebar shows below the section's tabs.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    // Views are values of the main actor: only it renders the view from here on.
    let actions = UncheckedSendable(content())
    return marked { $0.sectionActions = { actions.value._render(in: &$0) } }
  }

  /// Accepted; has no effect here.
  public nonisolated func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> { marked { _ in } }

  /// Accepted; has no effect here.
  @MainActor @preconcurrency
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { marked { _ in } }

  /// Accepted; has no effect here.
  @MainActor @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { marked { _ in } }

  private nonisolated func marked(
    _ mark: @escaping @MainActor (inout TabTraits) -> Void
  ) -> some TabContent<TabValue> { within { MarkedTabs(content: $0, mark: mark) } }

  /// Modifies the button of each of the tabs.
  package nonisolated func decorated(
    _ isEnabled: Bool = true,
    _ decorate: @escaping @MainActor (AnyView) -> any View
  ) -> some TabContent<TabValue> {
    marked { if isEnabled { $0.decorations.insert({ AnyView(decorate($0)) }, at: 0) } }
  }
}

/// Tabs with marks.
private struct MarkedTabs<Content: View> {
  let content: Content
  let mark: @MainActor (inout TabTraits) -> Void
}

@MainActor
extension MarkedTabs: PrimitiveView {
  func _render(in context: inout RenderContext) {
    guard let tabs = context.container.tabs else { return content._render(in: &context) }
    let outer = tabs.traits
    mark(&tabs.traits)
    content._render(in: &context)
    tabs.traits = outer
  }
}
