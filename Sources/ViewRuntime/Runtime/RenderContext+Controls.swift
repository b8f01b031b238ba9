import NavigationCore
import OrderedJSON

extension RenderContext {
  /// Shows something that can be tapped, with what its label shows.
  ///
  /// It needs an identity of its own, to which its id belongs.
  ///
  /// - Parameter look: the operation that says how it is drawn; nil for the common way.
  package mutating func emitControl(
    _ kind: ViewNode.Kind, value: ViewNode.Value? = nil, isSelected: Bool? = nil,
    look: StyleOperation? = nil, label: RenderClosure, action: @escaping (String?) -> Void
  ) {
    var node = control(kind, labelledBy: collectInside(label))
    if let look { node.style = styles.style(node.style, look) }
    node.value = value
    node.isSelected = isSelected
    node.isDisabled = !environment.isEnabled
    node.id = control(label: node.label ?? "", isDisabled: node.isDisabled, action: action)
    emit(node)
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
  package mutating func forgetControls(after count: Int, keeping nodes: [ViewNode] = []) {
    var kept: Set<UTF8String> = []
    for node in nodes { node.collectIDs(into: &kept) }
    let gone = output.controlOrder[count...].filter { !kept.contains($0) }
    for id in gone { output.controls[id] = nil }
    output.controlOrder =
      output.controlOrder[..<count] + output.controlOrder[count...].filter(kept.contains)
  }
}

extension ViewNode {
  fileprivate func collectIDs(into ids: inout Set<UTF8String>) {
    if let id { ids.insert(id) }
    for child in children { child.collectIDs(into: &ids) }
  }
}

extension [ViewNode] {
  /// The words of the nodes, in order; a picture's only where there are no others.
  package var joinedText: UTF8String {
    let words = words(ofPictures: false)
    let shown = words.isEmpty ? self.words(ofPictures: true) : words
    return UTF8String(shown.map(\.string).joined(separator: ", "))
  }

  private func words(ofPictures: Bool) -> [UTF8String] {
    flatMap { node -> [UTF8String] in
      if let label = node.label, !label.isEmpty, node.kind != .image || ofPictures {
        return [label]
      }
      return node.children.words(ofPictures: ofPictures)
    }
  }
}

extension Array {
  /// The element, where there is only one.
  package var only: Element? { count == 1 ? self[0] : nil }
}
