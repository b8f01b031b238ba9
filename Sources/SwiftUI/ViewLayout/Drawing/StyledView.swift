import OrderedJSON
import SceneModel

/// A view with a modifier of its look.
package struct StyledView<Content: View> {
  package let content: Content
  /// Nil if the modifier changes nothing.
  package let operation: StyleOperation?
  /// Views inside that are shown on screens of their own, such as those of a stack, have it too.
  package var isInherited = false

  package nonisolated init(
    content: Content, operation: StyleOperation?, isInherited: Bool = false
  ) {
    self.content = content
    self.operation = operation
    self.isInherited = isInherited
  }
}

@MainActor
extension StyledView: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    guard let operation else { return content._render(in: &context) }
    let start = context.output.nodes.count
    if isInherited {
      let outer = context.environment.inheritedStyle
      context.environment.inheritedStyle = context.styles.style(outer, operation)
      content._render(in: &context)
      context.environment.inheritedStyle = outer
    } else {
      content._render(in: &context)
    }
    context.restyle(from: start, operation)
  }
}

extension View {
  /// Adds an operation to the look of this view.
  ///
  /// - Parameter value: nil if nothing changes.
  package nonisolated func styled(
    _ name: UTF8String, _ value: StyleValue?, isInherited: Bool = false
  ) -> StyledView<Self> {
    StyledView(
      content: self, operation: value.map { StyleOperation(name, $0) }, isInherited: isInherited)
  }
}

/// Something that is only drawn, and that a person could not name.
package struct DrawnView {
  let operation: StyleOperation

  package nonisolated init(_ name: UTF8String, _ value: StyleValue) {
    operation = StyleOperation(name, value)
  }
}

@MainActor
extension DrawnView: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    context.draw(operation.name, operation.value)
  }
}
