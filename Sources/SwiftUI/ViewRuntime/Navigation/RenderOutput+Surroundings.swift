import SceneModel

extension RenderOutput {
  /// A screen with the views around its navigation container.
  ///
  /// - Parameter body: the nodes of the screen, which take the container's place.
  func surround(_ body: [ViewNode]) -> [ViewNode] {
    hasSurroundings ? nodes.flatMap { show($0, around: body) } : body
  }

  /// True if there are other views around the navigation container.
  var hasSurroundings: Bool {
    if containers.isEmpty { return false }
    return nodes.count > 1 || nodes.contains(where: \.isMoreThanScreen)
  }

  private func show(_ node: ViewNode, around body: [ViewNode]) -> [ViewNode] {
    if node.kind == .screen {
      guard let id = node.id else { return body }
      return containers.furtherStacks.filter { $0.back == id }.map(\.screen)
    }
    if node.children.isEmpty { return [node] }
    var node = node
    node.children = node.children.flatMap { child -> [ViewNode] in
      let shown = show(child, around: body)
      // A screen of several views stays together.
      return shown.count > 1 ? [ViewNode(.stack, axis: .vertical, children: shown)] : shown
    }
    return [node]
  }
}

extension ViewNode {
  /// False for a container's place with nothing around it but other containers.
  fileprivate var isMoreThanScreen: Bool {
    switch kind {
    case .screen: id != nil
    case .stack: children.count > 1 || children.contains(where: \.isMoreThanScreen)
    default: true
    }
  }
}

extension FurtherStack {
  @MainActor fileprivate var screen: ViewNode {
    let output = host.top.output
    var children = output.toolbar + output.nodes
    if !output.screen.hidesBackButton, let title = host.backTitle {
      let label = title.isEmpty ? "Back" : title
      children.insert(ViewNode(.button, id: back, label: label), at: 0)
    }
    return ViewNode(.screen, label: output.screen.title ?? "", children: children)
  }
}
