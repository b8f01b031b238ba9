import NavigationCore
import SceneModel

extension StackHost {
  /// The screen of a path's element, created when it is first needed.
  func host(at index: Int) -> ViewHost {
    if let host = values[index].host { return host }
    let host = ViewHost(runtime: runtime)
    host.stack = self
    host.column = column
    host.valueIndex = index
    host.draw = { [unowned self, unowned host] in
      if let index = host.valueIndex { drawValue(at: index, in: &$0) }
    }
    values[index].host = host
    return host
  }

  private func drawValue(at index: Int, in context: inout RenderContext) {
    let element = values[index].element
    context.environment = surroundings.environment
    context.environment.dismiss = DismissAction(isPresented: true) { [weak self] in
      self?.dismissValue(at: index)
    }
    guard let declaration = source(of: element, below: index)?.declaration else {
      return drawPlaceholder(for: element, in: &context)
    }
    context.entering(.type(declaration.type)) { declaration.render(element, &$0) }
  }

  /// Shows a warning sign in place of a missing screen.
  ///
  /// Source: a test of lm's navigation-stack-backport on a system's own stack: an image named
  /// "Warning" takes the place of the missing screen.
  private func drawPlaceholder(
    for element: NavigationPath.Element, in context: inout RenderContext
  ) {
    context.output.screen.isPlaceholder = true
    context.output.screen.title = ""
    context.emit(
      ViewNode(
        .placeholder, label: "Warning", value: .element(element),
        systemImage: "exclamationmark.triangle.fill"))
  }

  /// Renders a screen if it or its source has changed since its last rendering.
  ///
  /// - Returns: true if it was rendered.
  @discardableResult
  func renderIfNeeded(_ host: ViewHost) -> Bool {
    let origin = origin(of: host)
    if host.origin != origin {
      host.origin = origin
      host.invalidate()
    }
    guard host.isStale else { return false }
    render(host)
    return true
  }

  private func origin(of host: ViewHost) -> ViewHost.Origin {
    guard let index = host.valueIndex else {
      return ViewHost.Origin(source: nil, generation: 0, configuration: surroundings.configuration)
    }
    let source = source(of: values[index].element, below: index)?.host
    // The closure that creates this screen can come from an earlier state of its own screen.
    if let source, source !== host, source.valueIndex != nil { renderIfNeeded(source) }
    return ViewHost.Origin(
      source: source.map(ObjectIdentifier.init), generation: source?.generation ?? 0,
      configuration: surroundings.configuration)
  }

  /// Renders a screen and notes what it declares and presents.
  private func render(_ host: ViewHost) {
    let oldTitle = host.output.screen.title
    let isCovered = !host.hasRendered && host.valueIndex.map { $0 < values.count - 1 } ?? false
    host.render()
    pending.addOwner(host, isCovered: isCovered)
    if let depth = depth(of: host) {
      declarations.insert(host.output.destinations, at: depth)
      if let index = host.valueIndex { unseen.addExplored(index) }
      if host.output.screen.title != oldTitle { changes.recordTitle(at: depth) }
    } else {
      changes.recordStructure(from: values.count + 1)
    }
    for screen in views where screen.owner === host { screen.host.invalidate() }
    runtime?.learn(from: host)
  }

  /// The depth of a host on the stack, 0 the root; nil for screens of views.
  func depth(of host: ViewHost) -> Int? {
    if host === root { return 0 }
    return host.valueIndex.map { $0 + 1 }
  }

  func isOnStack(_ host: ViewHost) -> Bool {
    if host === root { return true }
    if let index = host.valueIndex { return index < values.count && values[index].host === host }
    return views.contains { $0.host === host }
  }
}
