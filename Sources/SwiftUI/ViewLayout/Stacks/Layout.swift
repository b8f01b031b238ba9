import Foundation

/// A rule that would size and place views; here it is not asked, and its views follow one another.
///
/// Source: Apple, `Layout`.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
  /// Makes nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The views, one after the other; the layout is not asked, which is reported.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content().undrawn("Layout")
  }
}

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

/// The views of a layout: there are none, since no layout is asked.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { 0 }
  /// A view; there is none.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view of a layout; there is none.
public struct LayoutSubview: Hashable, Sendable {
  /// Always zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Always zero.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Does nothing.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// A value that a layout would read; accepted, and has no effect here.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

extension View {
  /// Accepted; has no effect here.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View { self }
}
