import NavigationCore
import OrderedJSON

extension RenderContext {
  /// Shows a node; in a list it becomes a row unless it is one already, or only drawn.
  package mutating func emit(_ node: ViewNode) {
    guard container.areRows, !node.kind.isListRow, !node.isEmptyBox else {
      return output.nodes.append(node)
    }
    joinButtons(in: node)
    output.nodes.append(row(around: node))
  }

  private mutating func row(around node: ViewNode) -> ViewNode {
    var row = control(.row, labelledBy: [node], foldsImages: false)
    if let selection = container.selection, let tag = container.tag, selection.accepts(tag) {
      row.isSelected = selection.contains(tag)
      row.value = selection.element(for: tag).map(ViewNode.Value.element)
      row.isDisabled = !environment.isEnabled
      let host = host
      // The row's content can be a control too, with an identity of its own.
      entering(.role("row")) { context in
        row.id = context.control(label: row.label ?? "", isDisabled: row.isDisabled) { _ in
          host.choose(tag, in: selection)
        }
      }
    }
    return row
  }

  /// Registers a control for the view with this identity.
  ///
  /// - Returns: its id, the same as long as the identity.
  package mutating func control(
    label: UTF8String, isDisabled: Bool, submission: (() -> Void)? = nil,
    action: @escaping (String?) -> Void
  ) -> UTF8String {
    let id =
      identity.controlID ?? host.runtime.map { "k\($0.resources.controlNumbers.next())" } ?? "k"
    identity.controlID = id
    output.controls.append(
      Control(id: id, label: label, isDisabled: isDisabled, action: action, submission: submission))
    return id
  }

  package mutating func report(_ problem: Problem) {
    output.problems.append(problem)
  }
}

extension ViewNode.Kind {
  package var isListRow: Bool { self == .row || self == .section || self == .link }
}
