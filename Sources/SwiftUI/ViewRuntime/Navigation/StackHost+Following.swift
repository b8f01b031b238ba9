import NavigationCore

extension StackHost {
  /// Renders what is stale and has to be fresh: what is seen, what declares, what acts by itself.
  ///
  /// - Returns: whether anything was rendered.
  func refresh() -> Bool {
    if watcher.isStale { watcher.render() }
    var hasRendered = renderIfNeeded(root)
    if isImplicit, let explicit = root.output.containers.stack {
      return explicit.refresh() || hasRendered
    }
    if renderUnseen() { hasRendered = true }
    for host in pending.drainStaleHidden() where isOnStack(host) && renderIfNeeded(host) {
      hasRendered = true
    }
    // Its title is the back button's.
    if let below = hostBelowTop, renderIfNeeded(below) { hasRendered = true }
    if renderIfNeeded(top) { hasRendered = true }
    return reconcile() || hasRendered
  }

  /// Renders screens that were pushed with others, so that they have titles and present what their
  /// flags say, as if each had been pushed by itself. If there are many, only the highest are
  /// rendered, within the time limit; the next update continues.
  private func renderUnseen() -> Bool {
    var hasRendered = false
    for index in unseen.indices.suffix(Self.maxUnseenScreens) {
      let host = host(at: index)
      if host.hasRendered { continue }
      guard let runtime,
        unseen.exploration.mayContinue(in: runtime.updates, ofPath: values.count)
      else { return hasRendered }
      if renderIfNeeded(host) { hasRendered = true }
      unseen.exploration.add(bytes: host.bytes)
    }
    unseen.removeAll()
    return hasRendered
  }

  private static let maxUnseenScreens = 32

  private var hostBelowTop: ViewHost? {
    if let below = views.dropLast().last { return below.host }
    if !views.isEmpty { return topOfValues }
    return values.count > 1 ? host(at: values.count - 2) : nil
  }

  /// Follows the changes of the path by the author's code.
  func poll() {
    guard let difference = path.poll() else { return }
    follow(difference)
  }

  /// Keeps the state of the screens that stay.
  ///
  /// - Parameter moved: the number of the highest screens that stay although one below them came or
  ///   went.
  func follow(_ difference: PathDifference, moved: Int = 0) {
    let first = difference.kept
    let dismissed = values[first...].dropLast(moved).compactMap(\.host)
    let moving = values.suffix(moved)
    values.removeSubrange(first...)
    declarations.remove(from: first + 1)
    unseen.removeExplored(from: first)
    values += difference.inserted.map { ValueScreen(element: $0) }
    for (index, screen) in zip(values.indices.suffix(moved), moving) {
      if let host = screen.host { move(host, to: index) }
    }
    unseen.add(from: first, of: values.count)
    updateCodability(difference)
    changes.recordStructure(from: first + 1)
    changes.recordPath(kept: first)
    for host in dismissed { host.tearDown() }
    if !difference.inserted.isEmpty { dismissViewsCoveredByValues() }
  }

  private func move(_ host: ViewHost, to index: Int) {
    values[index].host = host
    host.valueIndex = index
    declarations.insert(host.output.destinations, at: index + 1)
    // Its actions count from its last position.
    host.invalidate()
  }

  private func updateCodability(_ difference: PathDifference) {
    if let index = firstUncodable, index >= difference.kept { firstUncodable = nil }
    guard firstUncodable == nil else { return }
    let offset = difference.inserted.firstIndex { !$0.isCodable }
    firstUncodable = offset.map { difference.kept + $0 }
  }

  /// Dismisses the screens of views if the policy says that values take their place.
  ///
  /// Source: Apple, "Understanding the navigation stack": pushing a value pops the screens of
  /// views. Observed behaviour differs, and it is the default.
  private func dismissViewsCoveredByValues() {
    guard valuesReplaceViews else { return }
    for screen in views { deactivate(screen) }
  }

  var valuesReplaceViews: Bool {
    runtime?.description.policies.mixedOrder == .popsViewDestinations
  }
}
