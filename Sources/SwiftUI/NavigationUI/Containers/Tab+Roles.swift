/// A purpose of a tab; accepted, and has no effect here.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Accepted; has no effect here.
  public static let search = TabRole(name: "search")
}

extension Tab where Label == ViewControls.Label<Text, Image> {
  /// Creates a tab with a localized title, a symbol and a role, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab with a title, a symbol and a role, selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab with a localized title, a symbol and a role, selected by its index.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Int {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Creates the tab of searching, selected by a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
  }

  /// Creates the tab of searching, selected by its index.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Int {
    self.init("Search", systemImage: "magnifyingglass", content: content)
  }
}

/// Tabs that belong together; its title is not shown.
///
/// Source: Apple, `TabSection`.
public struct TabSection<Content: View> {
  private let content: Content

  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a section with a heading of views.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection: View {
  public var body: some View { content }
}
