import AuthorAPI

/// A transition in which one screen fades into the next; it moves as the usual one here.
///
/// Source: Apple, `CrossFadeNavigationTransition`.
public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A fade from one screen to the next.
  public nonisolated static var crossFade: Self { Self() }
}
