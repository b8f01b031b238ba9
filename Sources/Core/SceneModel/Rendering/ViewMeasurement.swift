import NavigationCore

/// A page's measurement of a view as it has drawn it, in the device's points.
public struct ViewMeasurement: Hashable, Sendable {
  /// The size; nil if only a choice is reported.
  public var size: Size?
  /// The corner of the view on the screen of the device.
  public var origin: Point?
  /// The corner of the view on what the scroll view around it shows.
  public var originInScroll: Point?
  /// The parts of the view that lie under bars and the device's own parts.
  public var insets: Insets?
  /// The index of the alternative that has room.
  public var choice: Int?
  /// The position of a scroll view; nil for any other view.
  public var scroll: ScrollReport?
  /// True if enough of the view is visible; nil if this was not requested.
  public var isVisible: Bool?
  /// True if the view's field has the focus; nil if this was not requested.
  public var isFocused: Bool?

  /// A width and a height.
  public struct Size: Hashable, Sendable {
    /// The lengths in points.
    public var width, height: Double

    /// Creates a size of whole and half points.
    public init(width: Double, height: Double) {
      self.width = width.inHalves
      self.height = height.inHalves
    }
  }

  /// A point on the screen.
  public struct Point: Hashable, Sendable {
    /// The distances from the leading and the upper edge, in points.
    public var x, y: Double

    /// Creates a point at whole or half points.
    public init(x: Double, y: Double) {
      self.x = x.inHalves
      self.y = y.inHalves
    }
  }

  /// Distances from the edges of a view.
  public struct Insets: Hashable, Sendable {
    /// The distances in points.
    public var top, leading, bottom, trailing: Double

    /// Creates insets of whole and half points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top.inHalves
      self.leading = leading.inHalves
      self.bottom = bottom.inHalves
      self.trailing = trailing.inHalves
    }
  }

  /// Creates a report of nothing.
  public init() {}

  /// Creates a report of a size.
  public init(width: Double, height: Double) {
    size = Size(width: width, height: height)
  }
}

extension Double {
  /// Two pages that draw alike report the same: fonts differ by less than half a point.
  fileprivate var inHalves: Double { (self * 2).rounded() / 2 }
}
