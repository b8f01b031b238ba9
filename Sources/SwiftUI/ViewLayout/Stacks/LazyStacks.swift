import Foundation
import OrderedJSON
import SceneModel

/// Views one under the other, created when they are needed.
public struct LazyVStack<Content: View> {
  private let content: Content
  private let look: [StyleValue.Member]

  /// Creates a vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    look = .stack(alignment.word, spacing) + alignment.guideMembers + [.init("lazy", true)]
    self.content = content()
  }
}

@MainActor
extension LazyVStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.vertical, look) { content._render(in: &$0) }
  }
}

/// Views side by side, created when they are needed.
public struct LazyHStack<Content: View> {
  private let content: Content
  private let look: [StyleValue.Member]

  /// Creates a horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    look = .stack(alignment.word, spacing) + alignment.guideMembers + [.init("lazy", true)]
    self.content = content()
  }
}

@MainActor
extension LazyHStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.horizontal, look) { content._render(in: &$0) }
  }
}

/// Views in columns that grow downwards.
public struct LazyVGrid<Content: View> {
  private let content: Content
  private let look: [StyleValue.Member]

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    look = .grid("v", columns, alignment.word, spacing)
    self.content = content()
  }
}

@MainActor
extension LazyVGrid: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.vertical, as: "grid", look) { content._render(in: &$0) }
  }
}

/// Views in rows that grow sideways.
public struct LazyHGrid<Content: View> {
  private let content: Content
  private let look: [StyleValue.Member]

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    look = .grid("h", rows, alignment.word, spacing)
    self.content = content()
  }
}

@MainActor
extension LazyHGrid: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitLazyStack(.horizontal, as: "grid", look) { content._render(in: &$0) }
  }
}

/// Rows of views in common columns.
public struct Grid<Content: View> {
  private let content: Content
  private let look: [StyleValue.Member]

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    look = .table(alignment.word, horizontalSpacing, verticalSpacing)
    self.content = content()
  }
}

@MainActor
extension Grid: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.vertical, as: "table", look) { content._render(in: &$0) }
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  private let content: Content
  private let look: [StyleValue.Member]

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    look = alignment.map { [.init("align", .word($0.word))] } ?? []
    self.content = content()
  }
}

@MainActor
extension GridRow: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.horizontal, as: "gridRow", look) { content._render(in: &$0) }
  }
}

extension [StyleValue.Member] {
  /// - Parameter axis: that along which the grid grows.
  fileprivate static func grid(
    _ axis: StyleValue, _ tracks: [GridItem], _ alignment: UTF8String, _ spacing: CGFloat?
  ) -> [StyleValue.Member] {
    [.init("axis", axis), .init("tracks", .list(tracks.map(\.styleValue)))]
      + .stack(alignment, spacing)
  }

  fileprivate static func table(
    _ alignment: UTF8String, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) -> [StyleValue.Member] {
    var members: [StyleValue.Member] = .stack(alignment, nil)
    if let horizontal { members.append(.init("hSpacing", .number(horizontal))) }
    if let vertical { members.append(.init("vSpacing", .number(vertical))) }
    return members
  }
}

extension GridItem {
  fileprivate var styleValue: StyleValue {
    var members: [StyleValue.Member] = []
    switch size {
    case .fixed(let length): members.append(.init("fixed", .number(length)))
    case .flexible(let least, let most):
      members.append(.init("flexible", [.number(least), .number(most)]))
    case .adaptive(let least, let most):
      members.append(.init("adaptive", [.number(least), .number(most)]))
    }
    if let spacing { members.append(.init("spacing", .number(spacing))) }
    if let alignment { members.append(.init("align", .word(alignment.word))) }
    return .members(members)
  }
}
