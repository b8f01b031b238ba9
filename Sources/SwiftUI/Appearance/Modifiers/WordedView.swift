import OrderedJSON
import SceneModel

/// A view whose look, or that of its screen, holds words in the language of the views around.
struct WordedView<Content: View> {
  let content: Content
  let words: Text
  let isOfScreen: Bool
  let operation: (UTF8String) -> StyleOperation
}

@MainActor
extension WordedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let operation = operation(context.environment.words(of: words))
    if isOfScreen {
      content.screenStyled(operation.name, operation.value)._render(in: &context)
    } else {
      content.styled(operation.name, operation.value)._render(in: &context)
    }
  }
}
