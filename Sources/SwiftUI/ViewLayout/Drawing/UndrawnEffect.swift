import NavigationCore
import OrderedJSON
import SceneModel

extension RenderContext {
  /// Marks something as not drawn, and reports it.
  package mutating func drawNothing(of name: UTF8String) {
    draw("undrawn", .word(name))
    reportUndrawn(name)
  }

  /// Reports, once per screen, that something is not drawn.
  package mutating func reportUndrawn(_ name: UTF8String) {
    let problem = Problem.notDrawn(name)
    if !output.problems.contains(problem) { report(problem) }
  }
}

/// A view with an effect that is not drawn.
package struct UndrawnEffect<Content: View> {
  let content: Content
  let name: UTF8String
}

@MainActor
extension UndrawnEffect: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    content.styled("undrawn", .word(name))._render(in: &context)
    context.reportUndrawn(name)
  }
}

extension View {
  /// Says that an effect on this view is not drawn.
  ///
  /// - Parameter name: what SwiftUI calls it.
  package nonisolated func undrawn(_ name: UTF8String) -> UndrawnEffect<Self> {
    UndrawnEffect(content: self, name: name)
  }
}
