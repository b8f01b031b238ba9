import NavigationCore
import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows a node; in a list it becomes a row unless it is one already, or only drawn.
  package mutating func emit(_ node: ViewNode) {
    guard container.areRows, !node.kind.isListRow, !node.isEmptyBox else {
      return output.nodes.append(node)
    }
    joinButtons(in: node)
    guard let menu = rowMenu() else { return output.nodes.append(row(around: node)) }
    let primary = menu.menu.primaryAction
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    let row = row(
      around: node, primaryAction: isEditing ? nil : primary.map { act in { act(menu.tags) } })
    emit([row], attaching: menuNodes(of: menu.menu, for: menu.tags), as: "menu")
  }

  /// - Parameter primaryAction: what a tap does instead of selecting.
  private mutating func row(
    around node: ViewNode, primaryAction: (() -> Void)? = nil
  ) -> ViewNode {
    var row = control(.row, labelledBy: [node], foldsImages: false)
    guard let selection = container.selection, let tag = container.tag, selection.accepts(tag)
    else {
      reportMismatch()
      if let primaryAction { makePressable(&row, primaryAction) }
      return row
    }
    row.isSelected = selection.contains(tag)
    row.value = selection.element(for: tag).map(ViewNode.Value.element)
    let (host, editMode) = (host, environment.editMode)
    makePressable(&row) {
      if let primaryAction { return primaryAction() }
      let isEditing = editMode?.wrappedValue.isEditing == true
      host.choose(tag, in: selection, isEditing: isEditing)
    }
    return row
  }

  /// Makes a row a control. Its content can be one too, with an identity of its own.
  private mutating func makePressable(_ row: inout ViewNode, _ action: @escaping () -> Void) {
    row.isDisabled = !environment.isEnabled
    let (label, isDisabled) = (row.label ?? "", row.isDisabled)
    entering(.role("row")) { context in
      row.id = context.control(label: label, isDisabled: isDisabled) { _ in action() }
    }
  }

  /// Reports a tag that the list's selection does not take. The ids of a list's rows are tags, too,
  /// also of rows that are not meant to be selected.
  private mutating func reportMismatch() {
    guard let selection = container.selection, let tag = container.tag, container.tabs == nil,
      container.isTagExplicit || !selection.drivesNavigation
    else { return }
    reportMismatch(of: tag, with: selection.valueType)
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

  /// Reports a problem; rows that follow each other report the same one once.
  package mutating func report(_ problem: Problem) {
    if output.problems.last != problem { output.problems.append(problem) }
  }
}

extension ViewNode.Kind {
  package var isListRow: Bool { self == .row || self == .section || self == .link }
}
