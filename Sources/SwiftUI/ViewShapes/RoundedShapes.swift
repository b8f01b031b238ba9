import Foundation
import OrderedJSON
import SceneModel

/// A rectangle with round corners.
public struct RoundedRectangle: PlainShape {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  nonisolated var insetAmount: CGFloat = 0

  /// Creates a rectangle.
  ///
  /// - Parameter cornerRadius: in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// Creates a rectangle.
  ///
  /// - Parameter cornerSize: in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  nonisolated var name: StyleValue {
    let (width, height) = (cornerSize.width, cornerSize.height)
    let isRound = width == height
    let sides: [StyleValue] = [.number(Double(width)), .number(Double(height))]
    return .object(["rounded": isRound ? sides[0] : .list(sides)])
  }

  nonisolated func outline(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: PlainShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  nonisolated var insetAmount: CGFloat = 0

  /// Creates a rectangle.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }
  /// Creates a rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  nonisolated var name: StyleValue {
    let radii = [
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
      cornerRadii.topTrailing,
    ]
    return .object(["uneven": .list(radii.map { .number($0) })])
  }

  nonisolated func outline(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii)
  }
}

/// A shape whose type is forgotten.
public struct AnyShape {
  private let shape: any Shape

  /// Creates a shape of another.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
}

extension AnyShape: InsettableShape, DescribedShape {
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The shape at a distance from the edge, in points.
  public func inset(by amount: CGFloat) -> AnyShape { inset(shape, by: amount) }

  private func inset<S: Shape>(_ shape: S, by amount: CGFloat) -> AnyShape {
    AnyShape(ModifiedShape(base: shape, change: .inset(amount)))
  }

  @MainActor var ownLook: ShapeLook { shape.look }
}
