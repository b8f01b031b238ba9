import Foundation
import OrderedJSON
import SceneModel

/// A form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A way to fill a shape.
public struct FillStyle: Hashable, Sendable {
  /// True to leave what an even number of outlines encloses.
  public var isEOFilled: Bool
  /// Accepted; has no effect here.
  public var isAntialiased: Bool

  /// Creates a way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A way to draw a line.
public struct StrokeStyle: Hashable, Sendable {
  /// A form of line ends.
  public enum LineCap: Int32, Sendable { case butt, round, square }
  /// A form of line corners.
  public enum LineJoin: Int32, Sendable { case miter, round, bevel }

  /// The width in points.
  public var lineWidth: CGFloat
  /// The form of the ends.
  public var lineCap: LineCap
  /// The form of the corners.
  public var lineJoin: LineJoin
  /// The limit beyond which corners are cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The distance at which the dashes begin, in points.
  public var dashPhase: CGFloat

  /// Creates a way to draw.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Further dashes are not drawn.
  private static let maxDashes = 64

  /// The line as styles say it.
  ///
  /// - Parameter isInset: true for a line inside of the edge.
  package func styleValue(_ paint: StyleValue?, isInset: Bool = false) -> StyleValue {
    .object([
      "paint": paint, "width": .number(lineWidth),
      "cap": lineCap == .butt ? nil : .word(lineCap == .round ? "round" : "square"),
      "join": lineJoin == .miter ? nil : .word(lineJoin == .round ? "round" : "bevel"),
      "dash": dash.isEmpty ? nil : .list(dash.prefix(Self.maxDashes).map { .number($0) }),
      "phase": dashPhase == 0 ? nil : .number(dashPhase), "inset": .only(isInset),
    ])
  }
}
