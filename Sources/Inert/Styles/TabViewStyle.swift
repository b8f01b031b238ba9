/// A style of tab views; accepted, and has no effect here.
public protocol TabViewStyle {}
extension View {
  /// Accepted; has no effect here.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
/// The default style of tab views; accepted, and has no effect here.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// The page style of tab views; accepted, and has no effect here.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of page dots; accepted, and has no effect here.
  public struct IndexDisplayMode: Sendable {
    /// Accepted; has no effect here.
    public static let automatic = Self()
    /// Accepted; has no effect here.
    public static let always = Self()
    /// Accepted; has no effect here.
    public static let never = Self()
  }
  /// Accepted; has no effect here.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Accepted; has no effect here.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}
/// The sidebar adaptable style of tab views; accepted, and has no effect here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
/// The tab bar style of tab views; accepted, and has no effect here.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Accepted; has no effect here.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
