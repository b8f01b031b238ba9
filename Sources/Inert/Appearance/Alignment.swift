import Foundation

/// An alignment of different widths; accepted, and has no effect here.
public struct HorizontalAlignment: Hashable, Sendable {
  /// Accepted; has no effect here.
  public init(_ id: any AlignmentID.Type) {}
  init() {}
  /// Accepted; has no effect here.
  public static let leading = HorizontalAlignment()
  /// Accepted; has no effect here.
  public static let center = HorizontalAlignment()
  /// Accepted; has no effect here.
  public static let trailing = HorizontalAlignment()
  /// Accepted; has no effect here.
  public static let listRowSeparatorLeading = HorizontalAlignment()
  /// Accepted; has no effect here.
  public static let listRowSeparatorTrailing = HorizontalAlignment()
}

/// An alignment of different heights; accepted, and has no effect here.
public struct VerticalAlignment: Hashable, Sendable {
  /// Accepted; has no effect here.
  public init(_ id: any AlignmentID.Type) {}
  init() {}
  /// Accepted; has no effect here.
  public static let top = VerticalAlignment()
  /// Accepted; has no effect here.
  public static let center = VerticalAlignment()
  /// Accepted; has no effect here.
  public static let bottom = VerticalAlignment()
  /// Accepted; has no effect here.
  public static let firstTextBaseline = VerticalAlignment()
  /// Accepted; has no effect here.
  public static let lastTextBaseline = VerticalAlignment()
}

/// An author's own guide.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view; nothing is measured here.
public struct ViewDimensions: Hashable, Sendable {
  /// Always 0.
  public var width: CGFloat = 0
  /// Always 0.
  public var height: CGFloat = 0
  /// Always 0.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Always 0.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// An alignment in both directions; accepted, and has no effect here.
public struct Alignment: Hashable, Sendable {
  /// The alignment of different widths.
  public var horizontal: HorizontalAlignment
  /// The alignment of different heights.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Accepted; has no effect here.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Accepted; has no effect here.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Accepted; has no effect here.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Accepted; has no effect here.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Accepted; has no effect here.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Accepted; has no effect here.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Accepted; has no effect here.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Accepted; has no effect here.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Accepted; has no effect here.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
