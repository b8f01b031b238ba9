import Foundation
import OrderedJSON
import SceneModel

extension View {
  /// Shows the part of this view that is inside of a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    ShapedView(content: self, name: "clip", shape: shape)
  }
  /// Shows the part of this view that is inside of its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    styled("clip", "rectangle")
  }
  /// Cuts the corners of this view round.
  ///
  /// - Parameter radius: in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    styled("clip", .object(["rounded": .number(radius)]))
  }
  /// Sets the shape of the container that shapes inside can follow.
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    ShapedView(content: self, name: "containerShape", shape: shape)
  }
}
