import Foundation

/// A column or row of a lazy grid; accepted, and has no effect here.
public struct GridItem: Sendable {
  /// A size of a column; accepted, and has no effect here.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size, which is not looked at.
  public var size: Size
  /// The spacing, which is not looked at.
  public var spacing: CGFloat?
  /// The alignment, which is not looked at.
  public var alignment: Alignment?

  /// Accepted; has no effect here.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Headings that would stay in sight; accepted, and has no effect here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Accepted; has no effect here.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Accepted; has no effect here.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
