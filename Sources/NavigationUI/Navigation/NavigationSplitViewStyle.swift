import Foundation
import NavigationCore

/// How a split view makes room for its leading columns. A style of an author's own is accepted, and
/// the columns stand as in the automatic one.
///
/// Source: Apple, `NavigationSplitViewStyle`.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style comes to. Authors never read it.
  var _name: SplitStyle { get }
}

extension NavigationSplitViewStyle {
  public var _name: SplitStyle { .automatic }
}

public struct NavigationSplitViewStyleConfiguration {
  public typealias Sidebar = UndrawnView
  public typealias Content = UndrawnView
  public typealias Detail = UndrawnView
  public let sidebar: Sidebar
  public let content: Content
  public let detail: Detail
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public var _name: SplitStyle { .automatic }
}

/// The detail shrinks.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public var _name: SplitStyle { .balanced }
}

/// The detail keeps its size, the leading columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  public var _name: SplitStyle { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.navigationSplitViewStyle, style._name)
  }
}
