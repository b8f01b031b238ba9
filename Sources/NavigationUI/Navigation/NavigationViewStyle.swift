/// How a `NavigationView` shows its views.
///
/// Source: Apple, `NavigationViewStyle`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// What the style comes to. Authors never read it.
  var _layout: _NavigationViewLayout { get }
}

/// Whether the views of a `NavigationView` are columns.
public enum _NavigationViewLayout: Sendable {
  case automatic, stack, columns
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public var _layout: _NavigationViewLayout { .automatic }
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public var _layout: _NavigationViewLayout { .stack }
}

/// Views side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public var _layout: _NavigationViewLayout { .columns }
}

/// The forerunner of `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated init() {}
  public var _layout: _NavigationViewLayout { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyle, style._layout)
  }
}

extension EnvironmentValues {
  var navigationViewStyle: _NavigationViewLayout {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

private enum NavigationViewStyleKey: EnvironmentKey {
  static let defaultValue: _NavigationViewLayout = .automatic
}
