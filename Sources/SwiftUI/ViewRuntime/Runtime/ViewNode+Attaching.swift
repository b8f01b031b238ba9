import OrderedJSON
import SceneModel

extension RenderContext {
  /// Shows nodes of which the last takes in what is attached.
  ///
  /// - Parameter role: the part that the attached nodes play, as styles name it.
  package mutating func emit(
    _ nodes: [ViewNode], attaching attached: [ViewNode], as role: UTF8String
  ) {
    var nodes = nodes
    if !attached.isEmpty, let last = nodes.popLast() {
      nodes.append(attach(attached.unboxed, to: last, as: role))
    }
    output.nodes += nodes
  }

  /// Adds nodes to a row, or puts them next to another node.
  private func attach(_ attached: [ViewNode], to node: ViewNode, as role: UTF8String) -> ViewNode {
    var holder = holder(of: node)
    let indices = holder.children.count..<(holder.children.count + attached.count)
    holder.children += attached
    holder.style = styles.style(
      holder.style,
      StyleOperation("attached", .object([role: .list(indices.map { .number(Double($0)) })])))
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
