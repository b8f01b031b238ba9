import OrderedJSON
import SceneModel

extension RenderContext {
  /// The nodes as decoration, for content that other text already describes.
  package func drawing(of nodes: [ViewNode]) -> [ViewNode] {
    nodes.map { node in
      var box = ViewNode(.stack, children: drawing(of: node.children))
      box.isBox = true
      box.style = node.isBox ? node.style : look(of: node)
      return box
    }
  }

  private func look(of node: ViewNode) -> Style {
    var style: Style
    switch node.kind {
    case .image:
      style = styles.style(nil, StyleOperation("image", node.imageValue))
    case .stack:
      let axis = node.axis ?? .vertical
      style = styles.style(nil, StyleOperation("stack", ["axis": axis.styleValue]))
    case .divider: style = styles.style(nil, StyleOperation("divider", true))
    default:
      style = styles.style(nil, StyleOperation("text", .word(node.label ?? "")))
      if let symbol = node.systemImage {
        style = styles.style(style, StyleOperation("symbol", .word(symbol)))
      }
    }
    for operation in node.style?.operations ?? [] where operation.name != "image" {
      if operation.name == "stack", node.kind == .stack {
        style = styles.style(nil, operation.with(node.axis))
      } else {
        style = styles.style(style, operation)
      }
    }
    return style
  }
}

extension ViewNode {
  /// The image with its symbol's name, which the node itself stores.
  fileprivate var imageValue: StyleValue {
    let look = style?.operations.first { $0.name == "image" }?.value
    var members: [StyleValue.Member] = []
    if case .members(let own)? = look { members = own }
    if let systemImage { members.append(.init("symbol", .word(systemImage))) }
    return .members(members)
  }
}

extension StyleOperation {
  /// A stack's operation with its axis; its items are those of the box.
  fileprivate func with(_ axis: ViewNode.Axis?) -> StyleOperation {
    guard case .members(let members) = value, let axis else { return self }
    let look = members.filter { $0.name != "items" }
    return StyleOperation(name, .members([.init("axis", axis.styleValue)] + look))
  }
}
