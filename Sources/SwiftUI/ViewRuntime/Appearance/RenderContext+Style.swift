import OrderedJSON
import SceneModel

extension RenderContext {
  /// The styles of the scene.
  package var styles: StyleTable { host.styles }

  /// Puts an operation around the look of the nodes that have been shown since.
  ///
  /// - Parameter start: the count of nodes before them.
  package mutating func restyle(
    from start: Int, _ operation: StyleOperation, parts: [Style] = []
  ) {
    guard start < output.nodes.count else { return }
    let styles = styles
    for index in start..<output.nodes.count {
      output.nodes[index].style = styles.style(
        output.nodes[index].style, operation, parts: parts)
      if let name = output.nodes[index].missingRowsName {
        host.runtime?.resources.collections[name]?.restyle(operation, parts: parts)
      }
    }
  }

  /// Shows something that is only drawn.
  package mutating func draw(_ name: UTF8String, _ value: StyleValue, parts: [Style] = []) {
    emitBox(name, value, parts: parts, around: [])
  }

  /// Shows nodes in a box that clients do not see.
  ///
  /// - Parameter operation: the kind of box; its items are those of the nodes.
  package mutating func emitBox(
    _ name: UTF8String, _ value: StyleValue, parts: [Style] = [], around nodes: [ViewNode]
  ) {
    var box = ViewNode(.stack, children: nodes)
    box.isBox = true
    box.style = styles.style(nil, StyleOperation(name, value), parts: parts)
    emit(box)
  }

  /// A node that holds others: boxes among them become items of its look.
  ///
  /// - Parameters:
  ///   - name: the operation that says how they are arranged.
  ///   - look: the members of the operation beside the items.
  package func container(
    _ node: ViewNode, holding content: [ViewNode], _ name: UTF8String,
    _ look: [StyleValue.Member] = []
  ) -> ViewNode {
    var node = node
    let arrangement = content.arrangement
    node.children = arrangement.nodes
    node.rowCount = content.rowCount
    var members = look
    if let items = arrangement.items { members.append(.init("items", items)) }
    if members.isEmpty { return node }
    node.style = styles.style(
      node.style, StyleOperation(name, .members(members)), parts: arrangement.parts)
    return node
  }

  /// A control. Simple labels become its own label; other labels become its children.
  package func control(
    _ kind: ViewNode.Kind, labelledBy label: [ViewNode],
    foldsImages: Bool = true
  ) -> ViewNode {
    let nodes = label.unboxed
    var node = ViewNode(kind, label: nodes.joinedText)
    let isFolded = nodes.count == 1 && nodes[0].isFolded(withImages: foldsImages)
    if isFolded { node.systemImage = nodes[0].systemImage } else { node.children = nodes }
    if let content = content(of: label, folded: isFolded ? nodes[0].style : nil, isFolded) {
      node.style = styles.style(nil, content.operation, parts: content.parts)
    }
    return node
  }

  /// The look of a label inside of its control; nil if it is the default of its kind.
  private func content(
    of label: [ViewNode], folded style: Style?, _ isFolded: Bool
  ) -> (operation: StyleOperation, parts: [Style])? {
    if !label.holdBoxes {
      guard let style else { return nil }
      return (StyleOperation("content", .number(Double(style.number))), [style])
    }
    let arrangement = label.arrangement(foldingWords: isFolded)
    guard let items = arrangement.items else { return nil }
    return (StyleOperation("content", items), arrangement.parts)
  }
}

extension ViewNode {
  /// True for text or an image that a control includes in its own label.
  fileprivate func isFolded(withImages: Bool) -> Bool {
    kind == .text && (withImages || systemImage == nil) || kind == .image && withImages
  }
}
