import Foundation

/// A rule that would size and place views; here it is not asked, and its views follow one another.
///
/// Source: Apple, `Layout`.
public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  static var layoutProperties: LayoutProperties { get }
}

extension Layout where Cache == Void {
  /// Makes nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// Always the usual spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Always nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Always nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Always the usual properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The views, one after the other; the layout is not asked, which is reported.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content().undrawn("Layout")
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
  /// Always from left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }
}

/// A view of a layout; there is none.
public struct LayoutSubview: Hashable, Sendable {
  /// Always zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Always zero.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Always zero.
  public var priority: Double { 0 }
  /// Always the usual spacing.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Always the value if none is set.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
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
