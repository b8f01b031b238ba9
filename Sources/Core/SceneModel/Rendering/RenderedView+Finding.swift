import NavigationCore
import OrderedJSON

extension RenderedView {
  /// The screens, the front one first.
  private var screensFromFront: [RenderedScreen] {
    [alert, sheet, stack, detail, content, sidebar, inspector].compactMap(\.self)
  }

  /// The control with that id; nil if none is visible.
  package func control(_ id: UTF8String) -> ViewNode? { first { $0.id == id } }

  /// The control that is meant, judged by what is visible.
  package func control(meantBy reference: ControlReference) -> ViewNode? {
    switch reference {
    case .id(let id): control(id)
    case .label(let label): first { $0.id != nil && $0.label == label && !$0.isDisabled }
    }
  }

  private func first(where isMeant: (ViewNode) -> Bool) -> ViewNode? {
    for screen in screensFromFront {
      if let found = screen.body.first(where: isMeant) { return found }
      if let found = screen.toolbar.first(where: isMeant) { return found }
    }
    return nil
  }
}

extension [ViewNode] {
  /// The first node that is meant, before or in the others.
  package func firstNode(where isMeant: (ViewNode) -> Bool) -> ViewNode? { first(where: isMeant) }

  /// By index: an iterator would copy each node.
  fileprivate func first(where isMeant: (ViewNode) -> Bool) -> ViewNode? {
    for index in indices {
      if isMeant(self[index]) { return self[index] }
      if let found = self[index].children.first(where: isMeant) { return found }
    }
    return nil
  }
}
