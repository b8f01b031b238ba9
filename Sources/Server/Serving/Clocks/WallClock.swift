import Platform

/// The time of day, asked for at the edge and handed inwards.
public enum WallClock {
  /// Milliseconds since 1970, UTC.
  public static func now() -> Int64 { Clock.wall.milliseconds }
}
