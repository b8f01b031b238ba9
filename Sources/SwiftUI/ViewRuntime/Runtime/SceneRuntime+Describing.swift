import NavigationCore
import OrderedJSON
import SceneModel

extension SceneRuntime {
  /// Updates the rendering: the visible screens, the stack and the problems.
  func describe() {
    if describe(&rendering) { updates.recordRendering() }
  }

  /// - Returns: true if anything has changed.
  private func describe(_ rendering: inout Rendering) -> Bool {
    let areScreensOthers = describeStack(&rendering)
    var view = renderedView
    view.styles = rendering.view.styles
    view.animation = rendering.view.animation
    let animation = changeAnimation.remove()
    let problems = currentProblems
    if view == rendering.view && problems == rendering.problems { return areScreensOthers }
    view.animation = animation
    view.showStyles()
    rendering.view = view
    rendering.problems = problems
    return true
  }

  private var renderedView: RenderedView {
    let presentation = Presentation(of: shape)
    var view = RenderedView()
    view.isCollapsed = presentation.isCollapsed
    if presentation.isCollapsed {
      view.stack = collapsedTop(presentation)
    } else {
      for column in presentation.shownColumns { set(column, in: &view) }
    }
    view.window = windowLook
    view.inspector = modals.visibleInspector?.screen
    view.sheet = modals.all.last { $0.request.kind == .sheet }?.screen
    view.alert = modals.all.last { $0.request.kind != .sheet }?.screen
    return view
  }

  private func set(_ column: NavigationSplitViewColumn, in view: inout RenderedView) {
    guard let host = top(of: column) else { return }
    let screen = screen(of: host, in: column, back: host.stack?.backTitle)
    switch column {
    case .sidebar: view.sidebar = screen
    case .content: view.content = screen
    case .detail: view.detail = screen
    }
  }

  /// The top of the stack that the columns have become; back leads into the column before.
  private func collapsedTop(_ presentation: Presentation) -> RenderedScreen? {
    guard let column = presentation.stackRoots.last, let host = top(of: column) else { return nil }
    let below = presentation.stackRoots.dropLast().last.flatMap { split?.column($0)?.title }
    return screen(of: host, in: column, back: host.stack?.backTitle ?? below)
  }

  private func screen(
    of host: ViewHost, in column: NavigationSplitViewColumn, back: UTF8String?
  ) -> RenderedScreen {
    let outer = host !== rootHost && holdsSurroundings(column) ? rootHost.output.toolbar : []
    return host.screen(
      title: host.output.screen.title, back: back, body: body(of: host, in: column),
      toolbar: host.output.toolbar + outer)
  }

  /// Views around a split view, and a bar of tabs, are shown in its last column that can be seen.
  private func holdsSurroundings(_ column: NavigationSplitViewColumn) -> Bool {
    let presentation = Presentation(of: shape)
    return split == nil || presentation.isCollapsed || presentation.shownColumns.last == column
  }

  private func body(of host: ViewHost, in column: NavigationSplitViewColumn) -> [ViewNode] {
    var body = host.output.nodes
    if let container = split?.column(column)?.host, container !== host {
      body = container.output.surround(body)
    }
    guard host !== rootHost, rootHost.output.hasSurroundings, holdsSurroundings(column) else {
      return body
    }
    return rootHost.output.surround(body)
  }

  private var currentProblems: [Problem] {
    var problems = stack?.problems ?? []
    for column in split?.columns ?? [] where column.stack !== stack {
      problems += column.stack?.problems ?? column.host.presentationProblems
    }
    problems += furtherStacks.flatMap(\.problems) + problemsOfModals
    problems += visibility.hosts.flatMap(\.output.problems) + transientProblems.ofTaps
    var seen: Set<Problem> = []
    let restoration = transientProblems.restoration?.problem(of: stack)
    problems += [restoration, problemOfLooping, problemOfMeasuring].compactMap(\.self)
    return problems.filter { seen.insert($0).inserted }
  }
}

extension SceneRuntime {
  /// Only what can have changed is asked for: the stack can be deep.
  private func describeStack(_ rendering: inout Rendering) -> Bool {
    guard let stack else {
      // The stack that was described is not seen now, and can be another one when it is seen again.
      report.describedStack = nil
      return describe([singleScreen], from: 0, in: &rendering)
    }
    if report.describedStack !== stack { stack.changes.resetDescription() }
    report.describedStack = stack
    let changes = stack.changes.drainScreenChanges()
    var isOther = false
    for depth in changes.titles where depth < rendering.screens.count {
      let screen = stack.screen(at: depth)
      guard rendering.screens[depth] != screen else { continue }
      rendering.screens[depth] = screen
      isOther = true
    }
    guard let first = changes.from else { return isOther }
    return describe(stack.screens(from: first), from: first, in: &rendering) || isOther
  }

  private var singleScreen: StackScreen {
    StackScreen(title: top(of: .detail)?.output.screen.title ?? "", source: .root)
  }

  private func describe(
    _ fresh: [StackScreen], from depth: Int, in rendering: inout Rendering
  ) -> Bool {
    let first = min(depth, rendering.screens.count)
    if rendering.screens[first...].elementsEqual(fresh) { return false }
    rendering.screens.removeSubrange(first...)
    rendering.screens.append(contentsOf: fresh)
    return true
  }
}
