import Foundation

/// A form of round corners; accepted, and has no effect here.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A way to fill a shape; accepted, and has no effect here.
public struct FillStyle: Hashable, Sendable {
  /// Accepted; has no effect here.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A way to draw a line; accepted, and has no effect here.
public struct StrokeStyle: Hashable, Sendable {
  /// A form of line ends; accepted, and has no effect here.
  public enum LineCap: Int32, Sendable { case butt, round, square }
  /// A form of line corners; accepted, and has no effect here.
  public enum LineJoin: Int32, Sendable { case miter, round, bevel }

  /// Accepted; has no effect here.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
