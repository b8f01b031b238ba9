import Foundation
import OrderedJSON
import SceneModel

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
