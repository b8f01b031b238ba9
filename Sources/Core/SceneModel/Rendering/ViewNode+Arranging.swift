import NavigationCore
import OrderedJSON

/// The nodes that clients see, and how they are arranged among what is only drawn.
package struct Arrangement {
  /// The nodes, without boxes.
  package var nodes: [ViewNode] = []
  /// The place of each; nil if they simply follow one another.
  package var items: StyleValue?
  /// The styles that the items refer to.
  package var parts: [Style] = []
  /// A node is the words of the control that holds it.
  fileprivate var foldsWords = false

  package init(of nodes: [ViewNode] = []) {
    self.nodes = nodes
  }
}

extension ViewNode {
  /// A drawn box that contains nothing that clients see.
  package var isEmptyBox: Bool { isBox && children.allSatisfy(\.isEmptyBox) }
}

extension [ViewNode] {
  /// True if a box is among them.
  package var holdBoxes: Bool {
    // By index: a closure would copy each node.
    for index in indices where self[index].isBox { return true }
    return false
  }

  /// The nodes without the boxes around them.
  package var unboxed: [ViewNode] {
    holdBoxes ? flatMap { $0.isBox ? $0.children.unboxed : [$0] } : self
  }

  /// The nodes without boxes, and the boxes as the items of a style.
  package var arrangement: Arrangement { arrangement(foldingWords: false) }

  /// - Parameter foldsWords: the only node is the words of the control around it, which shows them.
  package func arrangement(foldingWords foldsWords: Bool) -> Arrangement {
    guard holdBoxes else { return Arrangement(of: self) }
    var arrangement = Arrangement()
    arrangement.foldsWords = foldsWords
    arrangement.items = .list(arrangement.arrange(self))
    return arrangement
  }
}

extension Arrangement {
  fileprivate mutating func arrange(_ content: [ViewNode]) -> [StyleValue] {
    content.map { node in
      guard node.isBox else {
        nodes.append(node)
        return foldsWords ? words(of: node) : .number(Double(nodes.count - 1))
      }
      if let style = node.style { parts.append(style) }
      if node.children.isEmpty { return .number(Double(-(node.style?.number ?? 0))) }
      return item(node.style, "items", .list(arrange(node.children)))
    }
  }

  private mutating func words(of node: ViewNode) -> StyleValue {
    if let style = node.style { parts.append(style) }
    return item(node.style, "label", true)
  }

  private func item(_ style: Style?, _ name: UTF8String, _ value: StyleValue) -> StyleValue {
    .object(["style": style.map { .number(Double($0.number)) }, name: value])
  }
}

extension [ViewNode] {
  /// The styles of the nodes and of their contents, and the styles that these refer to.
  package func collectStyles(into styles: inout Set<Style>) {
    for index in indices {
      self[index].style?.collect(into: &styles)
      self[index].children.collectStyles(into: &styles)
    }
  }
}

extension RenderedView {
  /// The screens that are seen.
  package var shownScreens: [RenderedScreen] {
    [sidebar, content, detail, stack, inspector, sheet, alert].compactMap(\.self)
  }

  /// Brings the table of styles up to date with the screens.
  package mutating func showStyles() {
    var shown: Set<Style> = []
    for screen in shownScreens {
      screen.style?.collect(into: &shown)
      screen.body.collectStyles(into: &shown)
      screen.toolbar.collectStyles(into: &shown)
    }
    styles.show(shown)
  }
}
