import Foundation
import NavigationCore
import OrderedJSON

struct TappableView<Content: View> {
  let content: Content
  let action: () -> Void
}

@MainActor
extension TappableView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let action = action
    let drawContent: RenderClosure = { context in
      context.entering(.role("content")) { content._render(in: &$0) }
    }
    context.entering(.role("tap")) { context in
      // A whole screen is no button: what can be tapped are the controls on it.
      let wasNavigating = context.containsNavigation
      let nodes = context.collectInside(drawContent)
      if context.containsNavigation && !wasNavigating { return context.output.nodes += nodes }
      context.emitControl(
        .button, label: { $0.output.nodes += nodes }, action: { _ in action() })
    }
  }
}

struct HiddenView<Content: View> {
  let content: Content
}

@MainActor
extension HiddenView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let count = context.output.controls.count
    let nodes = context.collectInside { content._render(in: &$0) }
    context.removeControls(after: count)
    let start = context.output.nodes.count
    context.output.nodes += context.drawing(of: nodes)
    context.restyle(from: start, StyleOperation("hidden", true))
  }
}

struct URLHandlingView<Content: View> {
  let content: Content
  /// Handles a URL; false if the URL is not for it.
  let action: (URL) -> Bool
}

@MainActor
extension URLHandlingView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let action = action
    context.output.urls.handlers.append { action($0) }
    content._render(in: &context)
  }
}

struct RelabelledView<Content: View> {
  let content: Content
  let label: Text
}

@MainActor
extension RelabelledView: PrimitiveView {
  func _render(in context: inout RenderContext) {
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

/// A view whose control also has a name for tests.
struct NamedView<Content: View> {
  let content: Content
  let identifier: UTF8String
}

@MainActor
extension NamedView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    let nodes = context.collect { content._render(in: &$0) }
    if let id = nodes.unboxed.only?.onlyControl {
      context.output.controls[id]?.otherNames.append(identifier)
    }
    let start = context.output.nodes.count
    context.output.nodes += nodes
    context.restyle(
      from: start, StyleOperation("ax", .object(["identifier": .word(identifier)])))
  }
}

extension ViewNode {
  /// The id of the node, or of the only control in it.
  var onlyControl: UTF8String? { id ?? children.compactMap(\.onlyControl).only }
}
