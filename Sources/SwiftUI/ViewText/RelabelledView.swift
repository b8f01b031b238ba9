import NavigationCore
import OrderedJSON
import SceneModel

/// A view with other words for people who cannot see it.
package struct RelabelledView<Content: View> {
  let content: Content
  let label: Text

  package init(content: Content, label: Text) {
    self.content = content
    self.label = label
  }
}

@MainActor
extension RelabelledView: PrimitiveView {
  package func _render(in context: inout RenderContext) {
    var nodes = context.collect { content._render(in: &$0) }
    relabelOnly(of: &nodes, in: &context)
    context.output.nodes += nodes
  }

  private func relabelOnly(of nodes: inout [ViewNode], in context: inout RenderContext) {
    guard nodes.unboxed.count == 1, let index = nodes.firstIndex(where: { !$0.isEmptyBox }) else {
      return
    }
    if nodes[index].isBox {
      relabelOnly(of: &nodes[index].children, in: &context)
    } else {
      relabel(&nodes[index], in: &context)
    }
  }

  private func relabel(_ node: inout ViewNode, in context: inout RenderContext) {
    let label = context.environment.words(of: label)
    if let id = node.id {
      let names = [node.label].compactMap(\.self)
      context.output.controls[id]?.otherNames += names
      context.output.controls[id]?.label = label
    }
    keepWords(of: &node, under: label, in: context)
    node.label = label
    if node.kind == .row && node.children.count == 1 { relabel(&node.children[0], in: &context) }
  }
}

@MainActor
extension RelabelledView {
  /// The words stay on the screen if the label takes their place in the tree.
  private func keepWords(
    of node: inout ViewNode, under label: UTF8String, in context: RenderContext
  ) {
    if let words = node.label, words != label, node.children.isEmpty, node.systemImage == nil {
      let operation = StyleOperation("text", .word(words))
      if node.kind == .text {
        node.style = context.styles.style(node.style, operation)
      } else if node.kind == .button || node.kind == .link {
        let inside = context.styles.style(node.style?.contentPart, operation)
        node.style = context.styles.style(
          node.style, StyleOperation("content", .number(Double(inside.number))), parts: [inside])
      }
    }
    node.style = context.styles.style(
      node.style, StyleOperation("ax", .object(["label": .word(label)])))
  }
}

extension Style {
  /// The style of the words in a control; nil if it has none.
  fileprivate var contentPart: Style? {
    operation.name == "content" ? parts.first : inner?.contentPart
  }
}
