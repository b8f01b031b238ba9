import Foundation
import SceneModel

/// A point in a view whose sides are 1 long.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width, from 0 to 1.
  public var x: CGFloat
  /// The part of the height, from 0 to 1.
  public var y: CGFloat

  /// Creates a point from its parts of width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates the point at the top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Zero.
  public static let zero = UnitPoint()
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The top side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point as styles say it.
  package var styleValue: StyleValue { [.number(x), .number(y)] }
}

/// An angle, in degrees or radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Creates an angle of zero.
  public init() { radians = 0 }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Zero.
  public static let zero = Angle()
  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
