import Foundation
import NavigationCore

// Views behind, over and beside a view are shown with it, and their links work.
extension View {
  /// Puts a view behind this one.
  ///
  /// Source: Apple, `background(alignment:content:)`.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: true)
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, isBehind: true)
  }

  /// Puts a view over this one.
  ///
  /// Source: Apple, `overlay(alignment:content:)`.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: false)
  }

  /// Puts a view over this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, isBehind: false)
  }

  /// Puts a view above or below this one.
  ///
  /// Source: Apple, `safeAreaInset(edge:alignment:spacing:content:)`.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: edge == .top, axis: .vertical)
  }

  /// Puts a view before or after this one, by the edge.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: edge == .leading, axis: .horizontal)
  }
}

struct LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let isBehind: Bool
  var axis = ViewNode.Axis.depth
}

@MainActor
extension LayeredView: PrimitiveView {
  func _render(in context: inout RenderContext) {
    context.entering(.role("layer")) { context in
      let extra = context.collectInside { $0.entering(.role("layer")) { layer._render(in: &$0) } }
      let nodes = context.collect { $0.entering(.role("content")) { content._render(in: &$0) } }
      context.emitLayers(nodes, with: extra, isBehind: isBehind, axis: axis)
    }
  }
}

extension RenderContext {
  /// Rows of a list stay rows: layers become rows beside them.
  mutating func emitLayers(
    _ nodes: [ViewNode], with extra: [ViewNode], isBehind: Bool, axis: ViewNode.Axis = .depth
  ) {
    if extra.isEmpty {
      output.nodes += nodes
    } else if nodes.contains(where: \.kind.isListRow) {
      output.nodes += isBehind ? extra + nodes : nodes + extra
    } else {
      emitStack(axis) { $0.output.nodes += isBehind ? extra + nodes : nodes + extra }
    }
  }
}
