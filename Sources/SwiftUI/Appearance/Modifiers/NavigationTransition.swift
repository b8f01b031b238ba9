import OrderedJSON

/// A transition between screens.
public protocol NavigationTransition {}

/// The usual transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A zoom from one view into a screen.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: UTF8String
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition.
  public nonisolated static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from the view of an id.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(source: namespace.name(of: sourceID))
  }
}
