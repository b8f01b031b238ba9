import Foundation
import NavigationCore

/// Views one under the other, made when they are needed.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.vertical, content._render)
  }
}

/// Views side by side, made when they are needed.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.horizontal, content._render)
  }
}

/// Views in columns that grow downwards; here one under the other.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.vertical, content._render)
  }
}

/// Views in rows that grow sideways; here side by side.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.horizontal, content._render)
  }
}

/// A column or row of a lazy grid; accepted and without effect.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Which headings would stay in sight; accepted and without effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Rows of views in common columns.
public struct Grid<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitStack(.vertical, content._render)
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitStack(.horizontal, content._render)
  }
}
