import Foundation

extension TabContent {
  /// Puts a number on the tab; 0 is not shown.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    within { $0.badge(count) }
  }

  /// Puts a text on the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    within { $0.badge(label) }
  }

  /// Puts a localized text on the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    within { $0.badge(Text(key)) }
  }

  /// Puts a localized text on the tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
    within { $0.badge(Text(resource)) }
  }

  /// Puts a text on the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    within { $0.badge(Text(label)) }
  }

  /// Adds a menu to the tab's button.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> {
    within { $0.contextMenu(menuItems: menuItems) }
  }

  /// Adds swipe actions to the tab's row in a sidebar.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    within {
      $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content)
    }
  }

  /// Shows a popover at the tab.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    within { $0.popover(isPresented: isPresented, content: content) }
  }

  /// Shows a popover for an item at the tab.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    within { $0.popover(item: item, content: content) }
  }
}
