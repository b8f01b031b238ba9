import Foundation
import NavigationCore

/// A way to make room for the leading columns. A style of an author's own is accepted, and
/// the columns are arranged as by the automatic one.
///
/// Source: Apple, `NavigationSplitViewStyle`.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The effect of the style. Authors never read it.
  nonisolated var _name: SplitStyle { get }
}

extension NavigationSplitViewStyle {
  public nonisolated var _name: SplitStyle { .automatic }
}

/// The columns that a style of an author's would arrange.
public struct NavigationSplitViewStyleConfiguration {
  /// The sidebar, which a style cannot draw.
  public typealias Sidebar = UndrawnView
  /// The content column, which a style cannot draw.
  public typealias Content = UndrawnView
  /// The detail column, which a style cannot draw.
  public typealias Detail = UndrawnView
  /// The sidebar.
  public let sidebar: Sidebar
  /// The content column.
  public let content: Content
  /// The detail column.
  public let detail: Detail
}

/// The style that the device chooses.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the automatic style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public nonisolated var _name: SplitStyle { .automatic }
}

/// The detail shrinks.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the balanced style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public nonisolated var _name: SplitStyle { .balanced }
}

/// The detail keeps its size, and the leading columns cover it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the prominent detail style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public nonisolated var _name: SplitStyle { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the device chooses.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail shrinks.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size, and the leading columns cover it.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of the split views in this view.
  ///
  /// Source: Apple, `navigationSplitViewStyle(_:)`.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    environment(\.navigationSplitViewStyle, style._name)
  }
}
