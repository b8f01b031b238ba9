import NavigationCore
import OrderedJSON

/// A view that changes the look of the screen around it.
package struct ScreenStyledView<Content: View> {
  let content: Content
  /// Nil if nothing changes.
  let operation: StyleOperation?
}

@MainActor
extension ScreenStyledView: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    content._render(in: &context)
    if let operation { context.output.addToScreen(operation) }
  }
}

extension View {
  /// Adds an operation to the look of the screen with this view.
  ///
  /// - Parameter value: nil if nothing changes.
  package nonisolated func screenStyled(
    _ name: UTF8String, _ value: StyleValue?
  ) -> ScreenStyledView<Self> {
    ScreenStyledView(content: self, operation: value.map { StyleOperation(name, $0) })
  }
}

extension RenderOutput {
  /// Adds an operation to the look of the screen; one of the same name is joined with it.
  mutating func addToScreen(_ operation: StyleOperation) {
    guard let known = screenOperations.firstIndex(where: { $0.name == operation.name }) else {
      return screenOperations.append(operation)
    }
    screenOperations[known] = StyleOperation(
      operation.name, screenOperations[known].value.joined(with: operation.value))
  }
}

extension StyleValue {
  /// The members of both values, and those of their members; else the other value.
  fileprivate func joined(with other: StyleValue) -> StyleValue {
    guard case .members(var members) = self, case .members(let others) = other else {
      return other
    }
    for other in others {
      if let known = members.firstIndex(where: { $0.name == other.name }) {
        members[known] = Member(other.name, members[known].value.joined(with: other.value))
      } else {
        members.append(other)
      }
    }
    return .members(members)
  }
}
