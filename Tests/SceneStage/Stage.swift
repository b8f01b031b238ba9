import NavigationCore
import OrderedJSON
import SceneModel
import ViewRuntime

/// A scene to tap on.
@MainActor
package struct Stage {
  package let scene: SceneRuntime

  package init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    scene = SceneRuntime(
      id: "test", title: "Test", device: Device.initial.environment, keeping: [:],
      appValues: .ofApp, explorationTime: .unhurried, content: content)
  }

  package var screen: RenderedScreen? { scene.rendering.view.detail ?? scene.rendering.view.stack }
  package var sheet: RenderedScreen? { scene.rendering.view.sheet }
  package var alert: RenderedScreen? { scene.rendering.view.alert }

  /// All nodes of the screen, each before its children.
  package var nodes: [ViewNode] { (screen?.body ?? []).flatMap(\.withDescendants) }
  package var texts: [String] { nodes.filter { $0.kind == .text }.compactMap(\.label?.string) }

  package func first(_ kind: ViewNode.Kind) -> ViewNode? { nodes.first { $0.kind == kind } }

  package func tap(_ label: String, text: String? = nil, submits: Bool = true) throws {
    _ = try scene.tap(.label(UTF8String(label)), text: text, submits: submits)
  }
}

extension ViewNode {
  package var withDescendants: [ViewNode] { [self] + children.flatMap(\.withDescendants) }
}
