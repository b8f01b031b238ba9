import OrderedJSON

/// A style of tab views.
public protocol TabViewStyle {}
extension View {
  /// Gives the tab views in this view a style.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    controlLook(.tab, (style as? any SystemLook)?.word)
      .controlLook(.pageDots, (style as? PageTabViewStyle)?.dots)
  }
}
/// The default style of tab views.
public struct DefaultTabViewStyle: TabViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { nil }
  /// Creates the style.
  public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The automatic style.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// The page style of tab views.
public struct PageTabViewStyle: TabViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { "page" }

  /// The visibility of page dots.
  public struct IndexDisplayMode: Sendable {
    let word: UTF8String?
    /// The dots are shown if there are several pages.
    public static let automatic = Self(word: nil)
    /// The dots are always shown.
    public static let always = Self(word: "always")
    /// The dots are never shown.
    public static let never = Self(word: "never")
  }
  let dots: UTF8String?

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { dots = indexDisplayMode.word }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The page style.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// The page style.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
/// The sidebar adaptable style of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { "sidebarAdaptable" }
  /// Creates the style.
  public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The sidebar adaptable style.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
/// The tab bar style of tab views.
public struct TabBarOnlyTabViewStyle: TabViewStyle, SystemLook {
  package nonisolated var word: UTF8String? { "tabBarOnly" }
  /// Creates the style.
  public init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The tab bar only style.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
