import Foundation
import NavigationCore

/// Views one under the other.
public struct VStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitStack(.vertical, content._render)
  }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitStack(.horizontal, content._render)
  }
}

/// Views one over the other.
public struct ZStack<Content: View>: PrimitiveView {
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _render(in context: inout RenderContext) {
    context.emitStack(.depth, content._render)
  }
}

/// Room between views; it shows nothing.
public struct Spacer: PrimitiveView {
  public nonisolated init(minLength: CGFloat? = nil) {}
  public func _render(in context: inout RenderContext) {}
}

/// A line between views.
public struct Divider: PrimitiveView {
  public nonisolated init() {}
  public func _render(in context: inout RenderContext) { context.emit(ViewNode(.divider)) }
}

extension RenderContext {
  /// Shows views together; one alone is shown as it is.
  mutating func emitStack(_ axis: ViewNode.Axis, _ render: (inout RenderContext) -> Void) {
    let children = collectInside(render)
    if children.isEmpty { return }
    if let only = children.only { return emit(only) }
    emit(ViewNode(.stack, axis: axis, children: children))
  }

  /// Views that are made only when they are needed, as SwiftUI has it; here they all are made.
  mutating func emitLazyStack(_ axis: ViewNode.Axis, _ render: (inout RenderContext) -> Void) {
    within({ $0.isLazy = true }) { $0.emitStack(axis, render) }
  }
}

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
