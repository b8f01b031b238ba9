import NavigationCore
import OrderedJSON
import Testing

@testable import NavigationUI

/// A scene to tap on.
@MainActor
struct Stage {
  let scene: SceneRuntime

  init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    scene = SceneRuntime(id: "test", title: "Test", content: content)
  }

  var screen: RenderedScreen? { scene.rendering.view.detail ?? scene.rendering.view.stack }
  var sheet: RenderedScreen? { scene.rendering.view.sheet }
  var alert: RenderedScreen? { scene.rendering.view.alert }

  /// All nodes of the screen, each before its children.
  var nodes: [ViewNode] { (screen?.body ?? []).flatMap(\.withDescendants) }
  var texts: [String] { nodes.filter { $0.kind == .text }.compactMap(\.label?.string) }

  func first(_ kind: ViewNode.Kind) -> ViewNode? { nodes.first { $0.kind == kind } }

  func tap(_ label: String, text: String? = nil) throws {
    _ = try scene.tap(.label(UTF8String(label)), text: text)
  }
}

extension ViewNode {
  var withDescendants: [ViewNode] { [self] + children.flatMap(\.withDescendants) }
}

/// What an author's closures were called with.
@MainActor
final class Diary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
