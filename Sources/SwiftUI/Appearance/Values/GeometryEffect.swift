import Foundation

/// A modifier that moves a view without moving others; it is never asked here.
///
/// Source: Apple, `GeometryEffect`.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  /// The transform for a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, where it is.
  public func body(content: Content) -> Content { content }
  /// Accepted; has no effect here.
  public func ignoredByLayout() -> some GeometryEffect { self }
}
