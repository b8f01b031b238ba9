import Appearance
import Foundation
import OrderedJSON
import SceneModel

/// A view with a layer: a second view behind it, over it or next to it.
struct LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let isBehind: Bool
  var alignment = Alignment.center
  /// Depth, or the axis along which the layer takes room from the content.
  var axis = ViewNode.Axis.depth
  var spacing: CGFloat?
}

@MainActor
extension LayeredView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("layer")) { context in
      let extra = context.collectInside { $0.entering(.role("layer")) { layer._render(in: &$0) } }
      let nodes = context.collect { $0.entering(.role("content")) { content._render(in: &$0) } }
      if axis == .depth {
        context.emitLayers(nodes, with: extra, isBehind: isBehind, alignment)
      } else {
        context.emitInset(nodes, with: extra, isBehind: isBehind, axis, look)
      }
    }
  }

  private var look: [StyleValue.Member] {
    let alignment = axis == .vertical ? alignment.horizontal.word : alignment.vertical.word
    return .stack(alignment, spacing ?? 0)
  }
}

extension RenderContext {
  /// Rows of a list stay rows: layers become rows next to them.
  mutating func emitLayers(
    _ nodes: [ViewNode], with extra: [ViewNode], isBehind: Bool,
    _ alignment: Alignment = .center
  ) {
    if extra.isEmpty {
      output.nodes += nodes
    } else if nodes.isEmpty {
      emitStack(.depth) { $0.output.nodes += extra }
    } else if extra.allSatisfy(\.isEmptyBox) {
      emitPicture(nodes, with: extra, isBehind: isBehind, alignment)
    } else if nodes.contains(where: \.kind.isListRow) {
      output.nodes += isBehind ? extra + nodes : nodes + extra
    } else {
      emitTold(nodes, with: extra, isBehind: isBehind, alignment)
    }
  }

  /// Layers that are only drawn are a part of the look.
  private mutating func emitPicture(
    _ nodes: [ViewNode], with extra: [ViewNode], isBehind: Bool, _ alignment: Alignment
  ) {
    let start = output.nodes.count
    output.nodes += nodes
    guard let picture = picture(of: extra) else { return }
    let value = StyleValue.object(["items": picture.items, "align": alignment.styleValue])
    restyle(
      from: start, StyleOperation(isBehind ? "background" : "overlay", value),
      parts: picture.parts)
  }

  /// Clients see layers as a stack along the depth axis.
  private mutating func emitTold(
    _ nodes: [ViewNode], with extra: [ViewNode], isBehind: Bool, _ alignment: Alignment
  ) {
    let (content, layer) = (joined(nodes), joined(extra))
    let look = [
      StyleValue.Member("behind", .flag(isBehind)),
      alignment.styleValue.map { StyleValue.Member("align", $0) },
    ].compactMap(\.self)
    if (nodes + extra).unboxed.count == 1 {
      return emitBox("layers", .members(look), around: [content, layer])
    }
    let arrangement = (isBehind ? [layer, content] : [content, layer]).arrangement
    var items: [StyleValue] = [0, 1]
    if case .list(let list)? = arrangement.items { items = list }
    if isBehind { items.reverse() }
    var node = ViewNode(.stack, axis: .depth, children: arrangement.nodes)
    node.style = styles.style(
      nil, StyleOperation("layers", .members(look + [.init("items", .list(items))])),
      parts: arrangement.parts)
    emit(node)
  }

  /// Several nodes as one, which clients do not see.
  private mutating func joined(_ nodes: [ViewNode]) -> ViewNode {
    if let only = nodes.only { return only }
    let box = collectInside { $0.emitBox("stack", ["axis": "z"], around: nodes) }
    return box.only ?? ViewNode(.stack, children: nodes)
  }

  /// A view that takes room from another: both follow one another.
  fileprivate mutating func emitInset(
    _ nodes: [ViewNode], with extra: [ViewNode], isBehind: Bool, _ axis: ViewNode.Axis,
    _ look: [StyleValue.Member]
  ) {
    if extra.isEmpty {
      output.nodes += nodes
    } else if nodes.contains(where: \.kind.isListRow) {
      output.nodes += isBehind ? extra + nodes : nodes + extra
    } else {
      emitStack(axis, look) { $0.output.nodes += isBehind ? extra + nodes : nodes + extra }
    }
  }
}
