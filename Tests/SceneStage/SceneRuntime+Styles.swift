import OrderedJSON
import SceneModel
import ViewRuntime

extension Style {
  /// The operations as JSON text.
  package var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ViewNode {
  /// The look as JSON text; empty if there is none.
  package var look: String { style?.text ?? "" }
}

extension SceneRuntime {
  /// The screen visible in the detail, or on the collapsed stack.
  package var screen: RenderedScreen? {
    rendering.view.isCollapsed ? rendering.view.stack : rendering.view.detail
  }

  /// The nodes of that screen.
  package var body: [ViewNode] { screen?.body ?? [] }

  /// The looks of the nodes of that screen, from the top, inner nodes after outer ones.
  package var looks: [String] { body.flatMap(\.looks) }

  /// The table of styles: each as JSON text by its number.
  package var styles: [Int: String] {
    var table: [Int: String] = [:]
    for style in rendering.view.styles.styles { table[style.number] = style.text }
    return table
  }
}

extension ViewNode {
  fileprivate var looks: [String] { [look] + children.flatMap(\.looks) }
}
