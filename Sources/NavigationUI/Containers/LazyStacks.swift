import Foundation
import NavigationCore

/// Views one under the other, made when they are needed.
public struct LazyVStack<Content: View> {
  private let content: Content

  /// Creates a vertical stack; alignment and spacing have no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension LazyVStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.vertical) { content._render(in: &$0) }
  }
}

/// Views side by side, made when they are needed.
public struct LazyHStack<Content: View> {
  private let content: Content

  /// Creates a horizontal stack; alignment and spacing have no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension LazyHStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.horizontal) { content._render(in: &$0) }
  }
}

/// Views in columns that grow downwards; here one under the other.
public struct LazyVGrid<Content: View> {
  private let content: Content

  /// Creates a grid; alignment and spacing have no effect.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension LazyVGrid: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.vertical) { content._render(in: &$0) }
  }
}

/// Views in rows that grow sideways; here side by side.
public struct LazyHGrid<Content: View> {
  private let content: Content

  /// Creates a grid; alignment and spacing have no effect.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension LazyHGrid: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.horizontal) { content._render(in: &$0) }
  }
}

/// Rows of views in common columns.
public struct Grid<Content: View> {
  private let content: Content

  /// Creates a grid; alignment and spacing have no effect.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension Grid: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.vertical) { content._render(in: &$0) }
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  private let content: Content

  /// Creates a row; alignment and spacing have no effect.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor
extension GridRow: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.horizontal) { content._render(in: &$0) }
  }
}
