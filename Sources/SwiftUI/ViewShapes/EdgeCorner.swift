import Foundation

extension Edge {
  /// A corner of a rectangle.
  ///
  /// Source: Apple, `Edge.Corner`.
  public enum Corner: Int8, Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Some corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// One corner.
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }

      /// No corner.
      public static let none: Set = []
      /// The corner at the top, leading.
      public static let topLeading = Set(.topLeading)
      /// The corner at the top, trailing.
      public static let topTrailing = Set(.topTrailing)
      /// The corner at the bottom, leading.
      public static let bottomLeading = Set(.bottomLeading)
      /// The corner at the bottom, trailing.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// The leading corners.
      public static let leading: Set = [topLeading, bottomLeading]
      /// The trailing corners.
      public static let trailing: Set = [topTrailing, bottomTrailing]
      /// The corners at the top.
      public static let top: Set = [topLeading, topTrailing]
      /// The corners at the bottom.
      public static let bottom: Set = [bottomLeading, bottomTrailing]
      /// All corners.
      public static let all: Set = [top, bottom]
    }

    /// A form of a corner: of a radius, or in the middle of its container's corner.
    public struct Style: Hashable, Sendable, Animatable {
      /// The radius in points; nil if it follows from the container.
      let radius: CGFloat?
      let minimum: CGFloat?

      /// A corner of this radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: nil) }
      /// A corner that follows its container's.
      public static var concentric: Style { Style(radius: nil, minimum: nil) }
      /// A corner that follows its container's, and has at least this radius.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(radius: nil, minimum: minimum?.points)
      }

      /// The radius as it is drawn.
      var points: CGFloat { radius ?? minimum ?? 0 }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A corner of this radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// A corner of this radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The corners of a rectangle.
///
/// Source: Apple, `RoundedRectangularShapeCorners`.
public struct RoundedRectangularShapeCorners: Hashable, Sendable, Animatable {
  /// The corner at the top, leading.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top, trailing.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom, leading.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom, trailing.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates corners; those that are not given have no radius.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0,
    bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  /// Creates four equal corners.
  public init(all corner: Edge.Corner.Style) {
    self.init(
      topLeading: corner, topTrailing: corner, bottomLeading: corner, bottomTrailing: corner)
  }

  /// Four corners of this radius, in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }
  /// Corners that follow the container's.
  public static var concentric: Self { Self(all: .concentric) }
  /// Corners that follow the container's, and have at least this radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
    Self(all: .concentric(minimum: minimum))
  }
}
