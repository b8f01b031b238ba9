@_exported import Foundation

/// A colour by its components; nothing is drawn with it.
public struct CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  public let components: [CGFloat]?
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Creates a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a gray from its brightness.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}

/// A picture without pixels.
public final class CGImage: Hashable, Sendable {
  /// Always zero.
  public let width = 0
  /// Always zero.
  public let height = 0

  /// Creates an empty picture.
  package init() {}

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A distance with a direction.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
