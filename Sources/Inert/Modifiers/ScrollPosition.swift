import Foundation

/// A position of scrolling; it changes when the author says so.
///
/// Source: Apple, `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that was scrolled to.
  public private(set) var edge: Edge?
  /// Always false.
  public var isPositionedByUser: Bool { false }

  /// Creates a position.
  public init(edge: Edge? = nil) { self.edge = edge }
  /// Creates a position among views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type) { edge = nil }

  /// Sets the edge.
  public mutating func scrollTo(edge: Edge) { self.edge = edge }
  /// Accepted; has no effect here.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Accepted; has no effect here.
  public mutating func scrollTo(y: CGFloat) {}
  /// Accepted; has no effect here.
  public mutating func scrollTo(x: CGFloat) {}
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Accepted; has no effect here.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
