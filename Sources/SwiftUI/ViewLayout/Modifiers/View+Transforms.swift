import CoreGraphics
import Foundation
import OrderedJSON
import SceneModel

// Changes of a view's picture that move no other view.
extension View {
  /// Draws this view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Draws this view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  /// Draws this view larger or smaller.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    styled("scale", .numbers(x, y, anchor.x, anchor.y))
  }
  /// Draws this view turned.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    styled("rotate", .numbers(angle.degrees, anchor.x, anchor.y))
  }
  /// Draws this view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    styled("rotate3d", .numbers(angle.degrees, axis.x, axis.y, axis.z))
  }
  /// Draws this view with its points mapped to others.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    styled(
      "matrix",
      .numbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))
  }
  /// Draws this view at another place; lengths are in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Draws this view at another place; lengths are in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    styled("offset", .numbers(x, y))
  }
  /// Puts the middle of this view at a point of the room that it is offered.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  /// Puts the middle of this view at a point of the room that it is offered.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    styled("position", .numbers(x, y))
  }
}

extension StyleValue {
  /// Numbers in a list.
  package static func numbers(_ numbers: Double...) -> StyleValue {
    .list(numbers.map { .number($0) })
  }
}
