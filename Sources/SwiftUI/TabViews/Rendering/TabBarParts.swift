import Platform

/// The views and settings that modifiers of a tab view give its bar.
struct TabBarParts {
  var header: RenderClosure?
  var footer: RenderClosure?
  var bottomBar: RenderClosure?
  var accessory: RenderClosure?
  var isOpenAtFirst = false
  var customization: Binding<TabViewCustomization>?
}

private enum TabBarPartsKey: EnvironmentKey {
  static var defaultValue: TabBarParts { TabBarParts() }
}

extension EnvironmentValues {
  var tabBarParts: TabBarParts {
    get { self[TabBarPartsKey.self] }
    set { self[TabBarPartsKey.self] = newValue }
  }
}

extension View {
  /// Shows views above the tabs of a sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { addingToTabBar(content()) { $0.header = $1 } }

  /// Shows views below the tabs of a sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { addingToTabBar(content()) { $0.footer = $1 } }

  /// Shows views at the lower edge of the sidebar of tabs.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { addingToTabBar(content()) { $0.bottomBar = $1 } }

  /// Shows a view above the tab bar, with each of the tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { addingToTabBar(content()) { $0.accessory = $1 } }

  /// Shows a view above the tab bar, with each of the tabs, while it is enabled.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { addingToTabBar(isEnabled ? content() : nil) { $0.accessory = $1 } }

  /// Says where the tabs of a tab view with the style `sidebarAdaptable` are at first.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    let isSidebar = defaultPlacement == .sidebar
    return TabBarPartsView(content: self) { $0.isOpenAtFirst = isSidebar }
  }

  /// Connects the changes that a person has made to the tabs; an author's app keeps them.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { TabBarPartsView(content: self) { parts in parts.customization = customization } }

  private nonisolated func addingToTabBar<Part: View>(
    _ part: Part?, _ place: @escaping @MainActor (inout TabBarParts, RenderClosure?) -> Void
  ) -> some View {
    // Views are values of the main actor: only it renders the view from here on.
    let part = UncheckedSendable(part)
    return TabBarPartsView(content: self) { parts in
      guard let part = part.value else { return place(&parts, nil) }
      place(&parts) { part._render(in: &$0) }
    }
  }
}

struct TabBarPartsView<Content: View> {
  let content: Content
  let change: @MainActor (inout TabBarParts) -> Void
}

@MainActor
extension TabBarPartsView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let outer = context.environment.tabBarParts
    change(&context.environment.tabBarParts)
    content._render(in: &context)
    context.environment.tabBarParts = outer
  }
}
