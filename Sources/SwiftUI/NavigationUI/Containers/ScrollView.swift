import OrderedJSON
import SceneModel

/// Views of which a part is seen; here all are.
///
/// Source: Apple, `ScrollView`.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  private let axes: Axis.Set
  private let showsIndicators: Bool

  /// Creates a scroll view; if the axes are only horizontal, the views are side by side.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

@MainActor
extension ScrollView: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.emitScroll(axes, showsIndicators: showsIndicators) { content._render(in: &$0) }
  }
}

extension RenderContext {
  fileprivate mutating func emitScroll(
    _ axes: Axis.Set, showsIndicators: Bool, _ render: RenderClosure
  ) {
    let content = collectInside(named: "ScrollView") { $0.insideScrollView(render) }
    if content.isEmpty { return }
    let looks = environment.controlLooks
    let look: StyleValue = .object([
      "axes": .word(axes.styleWord),
      "indicators": showsIndicators && looks[.scrollIndicators] == nil ? nil : false,
      "disabled": looks[.scrolling].map { _ in true },
      "target": looks[.scrollTarget].map { .word($0) },
      "anchor": looks[.scrollAnchor].map { .word($0) },
    ])
    guard content.unboxed.count > 1, case .members(let members) = look else {
      return emitBox("scroll", look, around: content)
    }
    let axis: ViewNode.Axis = axes == .horizontal ? .horizontal : .vertical
    emit(container(ViewNode(.stack, axis: axis), holding: content, "scroll", members))
  }
}
