import Foundation
import OrderedJSON
import SceneModel

/// The forms that styles have names for.
@MainActor
protocol PlainShape: InsettableShape, DescribedShape where InsetShape == Self {
  /// The distance from the edge, in points.
  nonisolated var insetAmount: CGFloat { get set }
  nonisolated var name: StyleValue { get }
  nonisolated func outline(in rect: CGRect) -> Path
}

extension PlainShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    outline(in: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }
  /// The shape at a distance from the edge, in points.
  public nonisolated func inset(by amount: CGFloat) -> Self {
    var shape = self
    shape.insetAmount += amount
    return shape
  }

  var ownLook: ShapeLook {
    let look = ShapeLook(shape: name)
    return insetAmount == 0 ? look : look.adding("inset", .number(insetAmount))
  }
}

/// A rectangle.
public struct Rectangle: PlainShape {
  nonisolated var insetAmount: CGFloat = 0
  nonisolated var name: StyleValue { "rectangle" }

  /// Creates a rectangle.
  public nonisolated init() {}

  nonisolated func outline(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle in the middle of the room.
public struct Circle: PlainShape {
  nonisolated var insetAmount: CGFloat = 0
  nonisolated var name: StyleValue { "circle" }

  /// Creates a circle.
  public nonisolated init() {}

  nonisolated func outline(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
}

/// An ellipse.
public struct Ellipse: PlainShape {
  nonisolated var insetAmount: CGFloat = 0
  nonisolated var name: StyleValue { "ellipse" }

  /// Creates an ellipse.
  public nonisolated init() {}

  nonisolated func outline(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A capsule.
public struct Capsule: PlainShape {
  nonisolated var insetAmount: CGFloat = 0
  nonisolated var name: StyleValue { "capsule" }

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  nonisolated func outline(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// The shape of the container, at a distance from it.
public struct ContainerRelativeShape: PlainShape {
  nonisolated var insetAmount: CGFloat = 0
  nonisolated var name: StyleValue { "containerRelative" }

  /// Creates the shape.
  public nonisolated init() {}

  nonisolated func outline(in rect: CGRect) -> Path { Path(rect) }
}
