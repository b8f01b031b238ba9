/// A use of a shape; accepted, and has no effect here.
public enum ShapeRole: Sendable {
  /// Accepted; has no effect here.
  case fill
  /// Accepted; has no effect here.
  case stroke
  /// Accepted; has no effect here.
  case separator
}

/// A behaviour in layouts from right to left; accepted, and has no effect here.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  /// Mirrors from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
