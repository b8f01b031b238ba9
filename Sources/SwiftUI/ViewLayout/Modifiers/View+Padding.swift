import Foundation
import OrderedJSON
import SceneModel

// Room around views.
extension View {
  /// Adds room around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    styled("padding", insets.styleValue)
  }
  /// Adds room on some sides of this view.
  ///
  /// - Parameter length: in points; nil for the usual room.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    styled("padding", EdgeInsets(edges, length).styleValue)
  }
  /// Adds room around this view.
  ///
  /// - Parameter length: in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Adds room on some sides of this view, in addition to the bars.
  ///
  /// - Parameter length: in points; nil for the usual room.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    styled("padding", EdgeInsets(edges, length).styleValue)
  }
  /// Adds room around this view, in addition to the bars.
  ///
  /// - Parameter length: in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
  /// Adds room around this view, in addition to the bars.
  ///
  /// - Parameter insets: in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    styled("padding", insets.styleValue)
  }
  /// Adds room around the content of a scroll view.
  ///
  /// - Parameter insets: in points; only those of the edges are used.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
    return styled(
      "margins",
      .object(["edges": insets.styleValue, "for": placement.word.map { .word($0) }]))
  }
  /// Adds the room around this view that scenes have.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Adds the room around this view that scenes have.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  { self.padding(edges) }
  /// Adds room around the content of a scroll view.
  ///
  /// - Parameter length: in points; nil leaves it.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = length.map { EdgeInsets(edges, $0) }
    return styled(
      "margins",
      insets.map { .object(["edges": $0.styleValue, "for": placement.word.map { .word($0) }]) })
  }
  /// Adds room around the content of a scroll view.
  ///
  /// - Parameter length: in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}

/// A padding of a scene; accepted, and has no effect here.
public struct ScenePadding: Equatable, Sendable {
  private let number: Int

  /// Accepted; has no effect here.
  public static let minimum = ScenePadding(number: 0)
  /// Accepted; has no effect here.
  public static let navigationBar = ScenePadding(number: 1)
}

extension EdgeInsets {
  /// The usual room, in points.
  private static let usual: CGFloat = 16

  /// The same distance from some sides, in points; nil for the usual one.
  package init(_ edges: Edge.Set, _ length: CGFloat?) {
    func distance(_ edge: Edge.Set) -> CGFloat {
      edges.contains(edge) ? length ?? Self.usual : 0
    }
    self.init(
      top: distance(.top), leading: distance(.leading), bottom: distance(.bottom),
      trailing: distance(.trailing))
  }

  /// The distances as styles say them: from the top against the clock.
  package var styleValue: StyleValue { .numbers(top, leading, bottom, trailing) }
}
