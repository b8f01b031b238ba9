import Foundation

/// A size that is offered to a view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for the view's own.
  public var width: CGFloat?
  /// The height; nil for the view's own.
  public var height: CGFloat?
  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much room as possible.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with other numbers if there are none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The room that a view wants around itself; accepted, and has no effect here.
public struct ViewSpacing: Equatable, Sendable {
  private var isZero = false
  /// No room.
  public static let zero = ViewSpacing(isZero: true)

  private init(isZero: Bool) { self.isZero = isZero }

  /// Creates the usual room.
  public init() {}

  /// Accepted; has no effect here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
  }

  /// Accepted; has no effect here.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isZero: isZero && other.isZero)
  }

  /// The usual room between two views, or none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero && next.isZero ? 0 : 8
  }
}

/// Properties of a layout; accepted, and have no effect here.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that is like a stack; nil if there is none.
  public var stackOrientation: Axis?

  /// Creates the usual properties.
  public init() {}
}
