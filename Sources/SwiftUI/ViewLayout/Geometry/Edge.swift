import Foundation

/// A direction in which views are laid out.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The horizontal sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The vertical sides.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading side.
    public static let leading = Set(rawValue: 1)
    /// The trailing side.
    public static let trailing = Set(rawValue: 2)
    /// All sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom side of a view.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom
}

/// Distances from the sides; accepted, and has no effect here.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the leading side, in points.
  public var leading: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the trailing side, in points.
  public var trailing: CGFloat

  /// Creates insets from the distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
