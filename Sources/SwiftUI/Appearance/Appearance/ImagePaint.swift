import Foundation
import OrderedJSON
import SceneModel

/// A picture as a colour, side by side as often as there is room.
public struct ImagePaint: PaintedStyle {
  package let paint: StyleValue

  /// Creates a style of a picture, all of which is taken.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    paint = .object(["image": image.styleValue, "scale": .number(scale)])
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, side by side as often as there is room.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
