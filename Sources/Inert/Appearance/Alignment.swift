import Foundation

/// Where views of different widths are aligned; accepted and without effect.
public struct HorizontalAlignment: Hashable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  init() {}
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
  public static let listRowSeparatorLeading = HorizontalAlignment()
  public static let listRowSeparatorTrailing = HorizontalAlignment()
}

/// Where views of different heights are aligned; accepted and without effect.
public struct VerticalAlignment: Hashable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  init() {}
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}

/// An author's own guide.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view; nothing is measured here.
public struct ViewDimensions: Hashable, Sendable {
  public var width: CGFloat = 0
  public var height: CGFloat = 0
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// Where views are aligned in both directions; accepted and without effect.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
