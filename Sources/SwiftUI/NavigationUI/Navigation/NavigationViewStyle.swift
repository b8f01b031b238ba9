/// A way in which a `NavigationView` shows its views.
///
/// Source: Apple, `NavigationViewStyle`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// The effect of the style. Authors never read it.
  nonisolated var _layout: _NavigationViewLayout { get }
}

/// The arrangement of a `NavigationView`'s views.
public enum _NavigationViewLayout: Sendable {
  case automatic, stack, columns
}

/// The style that the device chooses: a stack on an iPhone, else columns.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the automatic style.
  public nonisolated init() {}
  public nonisolated var _layout: _NavigationViewLayout { .automatic }
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the stack style.
  public nonisolated init() {}
  public nonisolated var _layout: _NavigationViewLayout { .stack }
}

/// Views side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public nonisolated var _layout: _NavigationViewLayout { .columns }
}

/// The older form of `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style of two columns.
  public nonisolated init() {}
  public nonisolated var _layout: _NavigationViewLayout { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the device chooses.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Views side by side.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  ///
  /// Source: Apple, `navigationViewStyle(_:)`.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
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
