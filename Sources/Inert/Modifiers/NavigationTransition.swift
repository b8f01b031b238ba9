/// A transition between screens; accepted, and has no effect here.
public protocol NavigationTransition {}

/// The usual transition; accepted, and has no effect here.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A zoom from one view into a screen; accepted, and has no effect here.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// Accepted; has no effect here.
  public nonisolated static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Accepted; has no effect here.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self()
  }
}
