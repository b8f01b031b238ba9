/// A typeface; nothing is written with it.
///
/// Source: Apple, `UIFont`.
public struct UIFont: Hashable, Sendable {
  /// A weight of a typeface.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// The weight of running text.
    public static let regular = Weight(name: "regular")
    /// A light weight.
    public static let light = Weight(name: "light")
    /// A middle weight.
    public static let medium = Weight(name: "medium")
    /// A weight between medium and bold.
    public static let semibold = Weight(name: "semibold")
    /// A bold weight.
    public static let bold = Weight(name: "bold")
    /// A weight over bold.
    public static let heavy = Weight(name: "heavy")
  }

  /// A role of a text.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  /// The name, nil for the system's typeface.
  public let fontName: String?
  /// The size in points.
  public let pointSize: CGFloat

  /// Creates a typeface of a name.
  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  private init(size: CGFloat) {
    fontName = nil
    pointSize = size
  }

  /// The system's typeface.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size)
  }
  /// The system's typeface in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  /// The system's typeface for a role.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
}

/// Distances from the sides.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances, in points.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates insets from the distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: 15)
}
