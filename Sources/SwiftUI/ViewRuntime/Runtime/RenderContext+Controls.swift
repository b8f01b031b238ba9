import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows something that can be tapped, with what its label shows.
  ///
  /// It needs an identity of its own, to which its id belongs.
  ///
  /// - Parameters:
  ///   - look: the operation that says how it is drawn; nil for the common way.
  ///   - submission: the effect of return in a text field.
  ///   - joinsRow: it is a button that a tap anywhere in its row runs.
  package mutating func emitControl(
    _ kind: ViewNode.Kind, value: ViewNode.Value? = nil, isSelected: Bool? = nil,
    look: StyleOperation? = nil, joinsRow: Bool = false, label: RenderClosure,
    submission: (() -> Void)? = nil, action: @escaping (String?) -> Void
  ) {
    var children = collectInside(label)
    if kind == .button { children = children.map { disarmingLinks(in: $0) } }
    var node = control(kind, labelledBy: children)
    if let look { node.style = styles.style(node.style, look) }
    node.value = value
    node.isSelected = isSelected
    node.isDisabled = !environment.isEnabled
    node.id = control(
      label: node.label ?? "", isDisabled: node.isDisabled, submission: submission, action: action)
    if joinsRow, let id = node.id { output.controls[id]?.joinsRow = true }
    emit(node)
  }

  /// A link in a button is only drawn: a tap runs the button's action.
  private mutating func disarmingLinks(in node: ViewNode) -> ViewNode {
    var node = node
    if node.kind == .link, let id = node.id {
      output.controls[id] = nil
      node.id = nil
    }
    for index in node.children.indices {
      node.children[index] = disarmingLinks(in: node.children[index])
    }
    return node
  }

  /// Shows a button with an identity of its own.
  package mutating func emitButton(
    _ title: UTF8String, systemImage: UTF8String? = nil, isSelected: Bool? = nil,
    in role: String? = nil,
    action: @escaping () -> Void
  ) {
    entering(.role(role ?? title.string)) { context in
      context.emitControl(
        .button, isSelected: isSelected,
        label: { $0.emit(ViewNode(.text, label: title, systemImage: systemImage)) },
        action: { _ in action() })
    }
  }

  /// The words that a label shows.
  package mutating func labelText(_ label: RenderClosure) -> UTF8String {
    collectInside { $0.entering(.role("label"), label) }.joinedText
  }

  /// Takes controls away that are no longer seen; what else was rendered stays.
  package mutating func removeControls(after count: Int, keeping nodes: [ViewNode] = []) {
    var kept: Set<UTF8String> = []
    for node in nodes { node.collectIDs(into: &kept) }
    output.controls.remove(after: count, keeping: kept)
  }
}

extension ViewNode {
  fileprivate func collectIDs(into ids: inout Set<UTF8String>) {
    if let id { ids.insert(id) }
    for child in children { child.collectIDs(into: &ids) }
  }
}
