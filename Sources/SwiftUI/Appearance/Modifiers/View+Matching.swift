import OrderedJSON
import SceneModel

// Views that become one another.
extension View {
  /// Lets this view come from the place of another one with the same id in the same namespace.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { styled("matched", .word(namespace.name(of: id))) }
  /// Lets a screen come from the place of this view.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { styled("matched", .word(namespace.name(of: id))) }
  /// Sets the way in which the screen with this view comes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = (style as? ZoomNavigationTransition)?.source
    return styled("zoom", source.map { .word($0) })
  }
}
