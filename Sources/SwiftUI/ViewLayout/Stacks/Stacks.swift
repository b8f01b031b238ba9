import Foundation
import OrderedJSON
import SceneModel

/// Views one below the other.
public struct VStack<Content: View> {
  let content: Content
  let look: [StyleValue.Member]

  /// Creates a vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    look = .stack(alignment.word, spacing) + alignment.guideMembers
    self.content = content()
  }
}

@MainActor
extension VStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.vertical, look) { content._render(in: &$0) }
  }
}

/// Views side by side.
public struct HStack<Content: View> {
  let content: Content
  let look: [StyleValue.Member]

  /// Creates a horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    look = .stack(alignment.word, spacing) + alignment.guideMembers
    self.content = content()
  }
}

@MainActor
extension HStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.horizontal, look) { content._render(in: &$0) }
  }
}

/// Views one over the other.
public struct ZStack<Content: View> {
  let content: Content
  let look: [StyleValue.Member]

  /// Creates a stack of layers.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    look = .stack(alignment.word, nil) + alignment.guideMembers
    self.content = content()
  }
}

@MainActor
extension ZStack: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitStack(.depth, look) { content._render(in: &$0) }
  }
}

/// Room between views, as much as there is.
public struct Spacer {
  let minLength: CGFloat?

  /// Creates a spacer.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

@MainActor
extension Spacer: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.draw("spacer", .number(minLength) ?? .flag(true))
  }
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
  /// Shows views together; a single view is shown without a stack.
  ///
  /// - Parameters:
  ///   - kind: the name that styles have for what lays them out.
  ///   - look: its members other than the items: alignment and spacing.
  package mutating func emitStack(
    _ axis: ViewNode.Axis, as kind: UTF8String = "stack", _ look: [StyleValue.Member] = [],
    _ render: RenderClosure
  ) {
    let content = collectInside(named: axis.stackName, render)
    if content.isEmpty { return }
    if content.unboxed.count > 1 {
      return emit(container(ViewNode(.stack, axis: axis), holding: content, kind, look))
    }
    if let only = content.only, kind == "stack" { return emit(only) }
    let axis = kind == "stack" ? [StyleValue.Member("axis", axis.styleValue)] : []
    emitBox(kind, .members(axis + look), around: content)
  }

  /// Views that are created only when they are needed.
  mutating func emitLazyStack(
    _ axis: ViewNode.Axis, as kind: UTF8String = "stack", _ look: [StyleValue.Member] = [],
    _ render: RenderClosure
  ) {
    within({ $0.isLazy = true }) { context in
      context.emitStack(axis, as: kind, look) { context in
        context.within({ $0.createsWhenNeeded = true }, render)
      }
    }
  }
}

extension ViewNode.Axis {
  /// The name of the stack along the axis.
  fileprivate var stackName: UTF8String {
    switch self {
    case .horizontal: "HStack"
    case .vertical: "VStack"
    case .depth: "ZStack"
    }
  }
}

extension [StyleValue.Member] {
  /// The alignment and spacing of a stack, if they are not the defaults.
  package static func stack(_ alignment: UTF8String, _ spacing: CGFloat?) -> [StyleValue.Member] {
    var members: [StyleValue.Member] = []
    if alignment != "center" { members.append(.init("align", .word(alignment))) }
    if let spacing { members.append(.init("spacing", .number(spacing))) }
    return members
  }
}
