import OrderedJSON

/// The places where a tab may be.
///
/// Source: Apple, `TabPlacement`.
public struct TabPlacement: Hashable {
  let word: UTF8String
  /// In the bar and in the sidebar.
  public nonisolated static var automatic: TabPlacement { TabPlacement(word: "automatic") }
  /// At the trailing end of the bar.
  public nonisolated static var pinned: TabPlacement { TabPlacement(word: "pinned") }
  /// Only in the sidebar.
  public nonisolated static var sidebarOnly: TabPlacement { TabPlacement(word: "sidebarOnly") }
}

/// The bar or the sidebar of a tab view that has both.
///
/// Source: Apple, `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable {
  let word: UTF8String
  /// Both, or the one that is usual.
  public nonisolated static var automatic: AdaptableTabBarPlacement {
    AdaptableTabBarPlacement(word: "automatic")
  }
  /// The bar.
  public nonisolated static var tabBar: AdaptableTabBarPlacement {
    AdaptableTabBarPlacement(word: "bar")
  }
  /// The sidebar.
  public nonisolated static var sidebar: AdaptableTabBarPlacement {
    AdaptableTabBarPlacement(word: "sidebar")
  }
}

/// The changes to a tab that a person may make.
///
/// Source: Apple, `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Equatable {
  let word: UTF8String
  /// The usual changes.
  public nonisolated static var automatic: TabCustomizationBehavior {
    TabCustomizationBehavior(word: "automatic")
  }
  /// The tab can be moved, and not be hidden.
  public nonisolated static var reorderable: TabCustomizationBehavior {
    TabCustomizationBehavior(word: "reorderable")
  }
  /// The tab keeps its place.
  public nonisolated static var disabled: TabCustomizationBehavior {
    TabCustomizationBehavior(word: "disabled")
  }
}

/// The place of a tab view's tabs.
///
/// Source: Apple, `TabBarPlacement`.
public struct TabBarPlacement: Hashable {
  private let number: Int
  /// At the upper edge.
  public nonisolated static var topBar: TabBarPlacement { TabBarPlacement(number: 0) }
  /// In a sidebar.
  public nonisolated static var sidebar: TabBarPlacement { TabBarPlacement(number: 1) }
  /// At the lower edge.
  public nonisolated static var bottomBar: TabBarPlacement { TabBarPlacement(number: 2) }
  /// Beside the window; never the case here.
  public nonisolated static var ornament: TabBarPlacement { TabBarPlacement(number: 3) }
  /// In the dots of pages.
  public nonisolated static var pageIndicator: TabBarPlacement { TabBarPlacement(number: 4) }
}

/// The place of the view above a tab bar.
///
/// Source: Apple, `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a bar that has become small; never the case here.
  case inline
  /// Above the bar.
  case expanded
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private enum SectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the tabs around; nil outside of tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// True if the tabs around are shown with their sections: in a sidebar.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[SectionsKey.self] }
    set { self[SectionsKey.self] = newValue }
  }

  /// The place of the view above the tab bar; nil outside of it.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}
