import Foundation
import NavigationCore

/// Views one below the other.
public struct VStack<Content: View> {
  let content: Content

  /// Creates a vertical stack; alignment and spacing have no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension VStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.vertical) { content._render(in: &$0) }
  }
}

/// Views side by side.
public struct HStack<Content: View> {
  let content: Content

  /// Creates a horizontal stack; alignment and spacing have no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@MainActor
extension HStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.horizontal) { content._render(in: &$0) }
  }
}

/// Views one over the other.
public struct ZStack<Content: View> {
  let content: Content

  /// Creates a stack of layers; alignment and spacing have no effect.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@MainActor
extension ZStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.depth) { content._render(in: &$0) }
  }
}

/// Room between views; it shows nothing.
public struct Spacer {
  /// Creates a spacer; its length has no effect.
  public nonisolated init(minLength: CGFloat? = nil) {}
}

@MainActor
extension Spacer: PrimitiveView {
  public func _render(in context: inout RenderContext) {}
}

/// A line between views.
public struct Divider {
  /// Creates a divider.
  public nonisolated init() {}
}

@MainActor
extension Divider: PrimitiveView {
  public func _render(in context: inout RenderContext) { context.emit(ViewNode(.divider)) }
}

extension RenderContext {
  /// Shows views together; one alone is shown as it is.
  mutating func emitStack(_ axis: ViewNode.Axis, _ render: RenderClosure) {
    let children = collectInside(render)
    if children.isEmpty { return }
    if let only = children.only { return emit(only) }
    emit(ViewNode(.stack, axis: axis, children: children))
  }

  /// Views that are made only when they are needed, as SwiftUI has it; here they all are made.
  mutating func emitLazyStack(
    _ axis: ViewNode.Axis, _ render: RenderClosure
  ) {
    within({ $0.isLazy = true }) { $0.emitStack(axis, render) }
  }
}
