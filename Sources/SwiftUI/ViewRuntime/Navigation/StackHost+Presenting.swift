import NavigationCore

extension StackHost {
  /// Updates the screens over the path to those that links, flags and items ask for.
  ///
  /// - Returns: true if anything has changed.
  func reconcile() -> Bool {
    var hasChanged = removeWhatEnded()
    links.startUpdate()
    let (candidates, covered) = pending.drainOwners()
    for owner in candidates.sorted(by: { order(of: $0) < order(of: $1) }) where isOnStack(owner) {
      if present(from: owner, isCovered: covered.contains(ObjectIdentifier(owner))) {
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The index among all screens.
  func order(of host: ViewHost) -> Int {
    if let depth = depth(of: host) { return depth }
    return values.count + 1 + (views.firstIndex { $0.host === host } ?? views.count)
  }

  private func removeWhatEnded() -> Bool {
    var hasChanged = false
    while let index = views.firstIndex(where: { !isActive($0) }) {
      remove(views[index])
      hasChanged = true
    }
    return hasChanged
  }

  private func isActive(_ screen: ViewScreen) -> Bool {
    guard isOnStack(screen.owner) else { return false }
    return presentation(of: screen)?.isActive == true
  }

  func presentation(of screen: ViewScreen) -> PresentationRequest? {
    screen.owner.output.presentations.first { $0.identity === screen.identity }
  }

  /// A screen that goes takes with it what it presents.
  private func remove(_ screen: ViewScreen) {
    views.removeAll { $0.host === screen.host }
    for above in views where above.owner === screen.host { remove(above) }
    screen.host.tearDown()
    pending.addOwner(screen.owner)
    changes.recordStructure(from: values.count + 1)
  }

  /// Presents what the owner asks for and is not shown yet.
  ///
  /// If several ask at once, as links that share a flag do, the first is shown: which one
  /// SwiftUI takes is not established.
  ///
  /// - Parameter isCovered: the values above the owner came later than its presentation, although both
  ///   are new in this update.
  private func present(from owner: ViewHost, isCovered: Bool) -> Bool {
    guard let first = owner.output.presentations.first(where: \.isActive) else { return false }
    if views.contains(where: { $0.owner === owner }) { return false }
    if isCovered && valuesReplaceViews {
      first.deactivate()
      owner.invalidate()
      return true
    }
    if first.kind.isLink && !links.mayFollow(in: runtime?.updates) {
      pending.addOwner(owner)
      return false
    }
    makeRoom(over: owner, takesOffValues: !isCovered)
    show(first, from: owner)
    return true
  }

  /// Presenting from a screen below the top takes off first what lies above that screen.
  ///
  /// Source: a test of lm's navigation-stack-backport on a system's own stack (iOS 16.1 and later).
  private func makeRoom(over owner: ViewHost, takesOffValues: Bool) {
    guard let depth = depth(of: owner) else { return }
    for screen in views { deactivate(screen) }
    if takesOffValues && values.count > depth { pop(to: depth) }
  }

  private func show(_ presentation: PresentationRequest, from owner: ViewHost) {
    let host = ViewHost(runtime: runtime)
    host.stack = self
    host.column = column
    let screen = ViewScreen(
      host: host, owner: owner, identity: presentation.identity, kind: presentation.kind)
    host.draw = { [unowned self, weak host] in
      if let screen = views.first(where: { $0.host === host }) { draw(screen, in: &$0) }
    }
    views.append(screen)
    changes.recordStructure(from: values.count + 1)
  }

  private func draw(_ screen: ViewScreen, in context: inout RenderContext) {
    context.environment = surroundings.environment
    context.environment.dismiss = DismissAction(isPresented: true) {
      [weak self, weak host = screen.host] in
      guard let self, let screen = views.first(where: { $0.host === host }) else { return }
      dismiss(screen)
    }
    presentation(of: screen)?.render(&context)
  }

  /// Writes that the screen is no longer wanted; it goes when its owner has read that.
  func deactivate(_ screen: ViewScreen) {
    presentation(of: screen)?.deactivate()
    screen.owner.invalidate()
  }
}
