extension Angle: AdditiveArithmetic {
  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple of an angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// A multiple of an angle.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  /// A part of an angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Multiplies the angle.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
  /// Divides the angle.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
