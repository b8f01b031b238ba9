import Foundation

// Suggestions, scopes and the label of the return key: accepted and without effect.
extension View {
  /// Suggestions and scopes are not shown.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { self }
  /// Accepted; has no effect here.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  /// Accepted; has no effect here. The values of the app are kept together.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// A position of the search field; accepted, and has no effect here.
public struct SearchFieldPlacement: Sendable {
  /// A rule for hiding a search field; accepted, and has no effect here.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Accepted; has no effect here.
    public static let automatic = Self()
    /// Accepted; has no effect here.
    public static let always = Self()
  }

  /// Accepted; has no effect here.
  public static let automatic = SearchFieldPlacement()
  /// Accepted; has no effect here.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Accepted; has no effect here.
  public static let sidebar = SearchFieldPlacement()
  /// Accepted; has no effect here.
  public static let toolbar = SearchFieldPlacement()
  /// Accepted; has no effect here.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// A label of the return key; accepted, and has no effect here.
public struct SubmitLabel: Sendable {
  /// Accepted; has no effect here.
  public static let done = SubmitLabel()
  /// Accepted; has no effect here.
  public static let go = SubmitLabel()
  /// Accepted; has no effect here.
  public static let send = SubmitLabel()
  /// Accepted; has no effect here.
  public static let join = SubmitLabel()
  /// Accepted; has no effect here.
  public static let route = SubmitLabel()
  /// Accepted; has no effect here.
  public static let search = SubmitLabel()
  /// Accepted; has no effect here.
  public static let `return` = SubmitLabel()
  /// Accepted; has no effect here.
  public static let next = SubmitLabel()
  /// Accepted; has no effect here.
  public static let `continue` = SubmitLabel()
}
