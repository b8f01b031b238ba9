import OrderedJSON
import SceneModel

/// The first of several views that has room.
///
/// A page draws all of them, shows the first that has room and reports which it is. Clients see the
/// others only as pictures. Without a report the first is shown.
///
/// Source: Apple, `ViewThatFits`.
public struct ViewThatFits<Content: View> {
  private let content: Content
  private let axes: Axis.Set

  /// Creates the view from several.
  ///
  /// - Parameter axes: those along which there has to be room.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
  }
}

@MainActor
extension ViewThatFits: PrimitiveView {
  public func _render(in context: inout RenderContext) {
    context.entering(.role("ViewThatFits")) { context in
      let measured = context.measuredView()
      let count = context.output.controls.count
      let views = context.collectInside { content._render(in: &$0) }
      let chosen = min(measured.report?.choice ?? 0, max(views.count - 1, 0))
      context.removeControls(after: count, keeping: views.isEmpty ? [] : [views[chosen]])
      context.emitFirst(of: views, chosen, axes, at: measured)
    }
  }
}

extension RenderContext {
  fileprivate mutating func emitFirst(
    of views: [ViewNode], _ chosen: Int, _ axes: Axis.Set, at measured: MeasuredView
  ) {
    guard views.count > 1, !views[chosen].kind.isListRow else {
      if !views.isEmpty { emit(views[chosen]) }
      return
    }
    let shown = views.indices.flatMap { index in
      index == chosen ? [views[index]] : drawing(of: [views[index]])
    }
    let look = [StyleValue.Member("axes", .word(axes.styleWord))] + measured.members
    emitBox("fits", .members(look), around: shown)
  }
}
