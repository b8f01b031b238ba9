import NavigationCore

@testable import ViewRuntime

extension SceneRuntime {
  /// The number of possible steps back: screens on stacks, columns that are collapsed into a stack,
  /// and presentations.
  var depth: Int {
    let columns = split?.columns ?? []
    var stacks = columns.compactMap(\.stack) + furtherStacks
    if columns.isEmpty { stacks += [stack].compactMap(\.self) }
    let presentation = Presentation(of: shape)
    let collapsed = presentation.isCollapsed ? presentation.stackRoots.count : 0
    return stacks.reduce(collapsed) { $0 + $1.height } + modals.all.reduce(0) { $0 + $1.height }
  }

  /// Renders everything again, though nothing has changed.
  func renderAfresh() {
    for column in split?.columns ?? [] {
      column.host.invalidate()
      column.stack?.invalidateScreens()
    }
    for stack in furtherStacks { stack.invalidateScreens() }
    for modal in modals.all {
      modal.host.invalidate()
      modal.host.output.containers.stack?.invalidateScreens()
    }
    rootHost.invalidate()
    stack?.invalidateScreens()
    update()
  }
}

extension StackHost {
  fileprivate var height: Int { values.count + views.count }

  fileprivate func invalidateScreens() {
    root.invalidate()
    for screen in values { screen.host?.invalidate() }
    for screen in views { screen.host.invalidate() }
  }
}

extension ModalPresentation {
  fileprivate var height: Int {
    1 + (host.output.containers.stack?.height ?? 0)
      + (host.output.containers.split?.columns.count ?? 0)
  }
}
