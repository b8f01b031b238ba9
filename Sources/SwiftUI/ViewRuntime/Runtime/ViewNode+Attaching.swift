import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows nodes of which the last takes in what is attached.
  ///
  /// - Parameters:
  ///   - role: the part that the attached nodes play, as styles name it.
  ///   - allowsFullSwipe: a swipe across the whole row does the first of the attached actions.
  package mutating func emit(
    _ nodes: [ViewNode], attaching attached: [ViewNode], as role: UTF8String,
    allowsFullSwipe: Bool = false
  ) {
    var nodes = nodes
    if !attached.isEmpty, let last = nodes.popLast() {
      nodes.append(attach(attached.unboxed, to: last, as: role, allowsFullSwipe))
    }
    output.nodes += nodes
  }

  /// The nodes of controls that are covered until a swipe or a long press shows them.
  package mutating func collectUncovered(_ render: RenderClosure) -> [ViewNode] {
    let count = output.controls.count
    let nodes = collectInside(render)
    output.controls.cover(after: count)
    return nodes
  }

  /// Adds nodes to a row, or puts them next to another node.
  private func attach(
    _ attached: [ViewNode], to node: ViewNode, as role: UTF8String, _ allowsFullSwipe: Bool
  ) -> ViewNode {
    var holder = holder(of: node)
    let indices = holder.children.count..<(holder.children.count + attached.count)
    holder.children += attached
    holder.style = styles.style(
      holder.style,
      StyleOperation(
        "attached",
        .object([
          role: .list(indices.map { .number(Double($0)) }),
          "full": allowsFullSwipe ? .list([.word(role)]) : nil,
        ])))
    return holder
  }

  private func holder(of node: ViewNode) -> ViewNode {
    switch node.kind {
    case .row:
      guard node.children.isEmpty else { return node }
      var row = node
      row.children = [ViewNode(.text, label: node.label)]
      return row
    case .link: return ViewNode(.row, label: node.label, children: [node])
    default: return container(ViewNode(.stack, axis: .horizontal), holding: [node], "stack")
    }
  }
}
