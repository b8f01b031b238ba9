import OrderedJSON
import SceneModel

/// A view with a modifier that takes a shape, whose outline is asked for when the view is shown.
package struct ShapedView<Content: View, Outline: Shape> {
  let content: Content
  let name: UTF8String
  let shape: Outline
  /// The rest of what the modifier says.
  let members: [StyleValue.Member]

  package nonisolated init(
    content: Content, name: UTF8String, shape: Outline, members: [StyleValue.Member] = []
  ) {
    self.content = content
    self.name = name
    self.shape = shape
    self.members = members
  }
}

@MainActor
extension ShapedView: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    let look = shape.plainLook
    let value = members.isEmpty ? look : .members(members + [.init("shape", look)])
    content.styled(name, value)._render(in: &context)
  }
}
