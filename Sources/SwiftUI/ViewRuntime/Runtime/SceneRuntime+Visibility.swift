import NavigationCore
import SceneModel

extension SceneRuntime {
  /// The arrangement of the columns now, with no path: what the presentation is a function of.
  package var shape: NavigationState {
    split?.shape(on: device)
      ?? NavigationState(
        settings: SplitSettings(environment: device, columns: .one))
  }

  /// The host that is visible in a column.
  func top(of column: NavigationSplitViewColumn) -> ViewHost? {
    guard let split else { return column == .detail ? stack?.top ?? rootHost : nil }
    return split.column(column)?.top
  }

  /// The nodes of the screen that is visible in a column.
  package func nodes(in column: NavigationSplitViewColumn) -> [ViewNode] {
    top(of: column)?.output.nodes ?? []
  }

  /// The visible hosts, modal presentations first, an inspector beside the screens last.
  private var hostsInSight: [ViewHost] {
    modals.all.reversed().flatMap(\.hosts) + screensInSight + (modals.visibleInspector?.hosts ?? [])
  }

  /// The hosts whose controls can be tapped: those of the front presentation, if there is one.
  var reachableHosts: [ViewHost] { modals.front?.hosts ?? visibility.hosts }

  /// The visible screens, the front column first, with the hosts of columns around a stack.
  var screensInSight: [ViewHost] {
    var tops: [ViewHost] = []
    var below: [ViewHost] = []
    for column in Presentation(of: shape).shownColumns.reversed() {
      if let top = top(of: column) { tops.append(top) }
      // A column that is a stack of its own is the root on it, and may be hidden.
      if let host = split?.column(column)?.host, host.output.containers.stack != nil {
        below.append(host)
      }
    }
    for host in furtherStacks.map(\.top) + below + [rootHost] {
      if !tops.contains(where: { $0 === host }) { tops.append(host) }
    }
    return tops
  }

  /// The stacks next to others, around the columns or in one of them.
  var furtherStacks: [StackHost] {
    let containers = (split?.columns ?? []).map(\.host) + [rootHost]
    return containers.flatMap(\.output.containers.furtherStacks).map(\.host)
  }

  /// Calls the actions of views that appear, then of those that disappear.
  ///
  /// Source for the order: UIKit, whose transitions begin with `viewWillAppear` of the new screen and
  /// end with `viewDidDisappear` of the old.
  func runLifecycles() {
    let now = hostsInSight
    let gone = visibility.replaceHosts(with: now)
    for host in now { show(host) }
    for host in gone {
      host.isVisible = false
      for lifecycle in host.output.lifecycles { lifecycle.disappearIfVisible() }
    }
    for lifecycle in visibility.removeEnded() { lifecycle.disappearIfVisible() }
  }

  private func show(_ host: ViewHost) {
    host.isVisible = true
    for lifecycle in host.output.lifecycles { lifecycle.appearIfHidden() }
  }

  /// Lets a screen appear before what covers it has gone, as at the beginning of a transition.
  func reveal(_ host: ViewHost) {
    if visibility.add(host) { show(host) }
  }

  /// A view that has left the tree disappears when those that take its place have appeared.
  func disappearAfterUpdate(_ lifecycle: Lifecycle) { visibility.addEnded(lifecycle) }
}
