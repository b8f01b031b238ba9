extension Reducer {
  /// A new selection drives the next column and, by policy, takes the screens off the detail's
  /// stack. The selection of a column in between is left alone, as SwiftUI leaves it.
  func select(
    _ request: SelectionRequest, in column: NavigationSplitViewColumn, of state: NavigationState
  ) throws(Refusal) -> Change {
    try requireColumn(column, in: state)
    guard let old = state.selection(of: column) else {
      throw .columnHasNoSelection(column, columns: state.columns)
    }
    var next = state.nextID
    let new = selection(request, firstID: &next)
    if new.hasSameValues(as: old) { return Change() }
    return Change(selecting(new, insteadOf: old, in: column, of: state))
  }

  /// - Parameter column: the sidebar or the content.
  func selecting(
    _ new: Selection, insteadOf old: Selection, in column: NavigationSplitViewColumn,
    of state: NavigationState
  ) -> [Edit] {
    let edit: Edit =
      column == .sidebar ? .sidebar(from: old, to: new) : .content(from: old, to: new)
    return scene.policies.selectionClearsPath ? [edit] + keeping(0, of: state) : [edit]
  }

  func selection(_ request: SelectionRequest, firstID next: inout UInt64) -> Selection {
    switch request {
    case .none: return .none
    case .single(let element):
      defer { next += 1 }
      return .single(identify(element, as: next))
    case .set(let elements):
      var seen: Set<NavigationPath.Element> = []
      var members: [IdentifiedElement] = []
      for element in elements where seen.insert(element).inserted {
        members.append(identify(element, as: next))
        next += 1
      }
      return .set(members)
    }
  }

  /// Source: Apple, navigationDestination(item:destination:): declared on the sidebar it replaces
  /// what the detail shows; nil gives the detail its own root back.
  func present(_ element: NavigationPath.Element?, in state: NavigationState) -> Change {
    let old = state.presented?.element
    let element = element.map { resolved($0) }
    if let element, old?.isIdentical(to: element) == true { return Change() }
    if element == nil && old == nil { return Change() }
    let new = element.map { identify($0, as: state.nextID) }
    return Change([.presented(from: state.presented, to: new)])
  }

  /// Ignored on the screen while collapsed, kept for the time after. Source: Apple,
  /// NavigationSplitView.
  func setColumnVisibility(
    _ visibility: NavigationSplitViewVisibility, of state: NavigationState
  ) -> Change {
    if visibility == state.columnVisibility { return Change() }
    return Change([.setting(\.columnVisibility, from: state.columnVisibility, to: visibility)])
  }

  func setPreferredCompactColumn(
    _ column: NavigationSplitViewColumn, of state: NavigationState
  ) throws(Refusal) -> Change {
    try requireColumn(column, in: state)
    if column == state.preferredCompactColumn { return Change() }
    return Change([
      .setting(\.preferredCompactColumn, from: state.preferredCompactColumn, to: column)
    ])
  }

  /// A device sets all of its traits. Single traits override it and make the device `custom`,
  /// except for the size class, which can be forced on any device.
  func setEnvironment(
    _ request: EnvironmentRequest, of state: NavigationState
  ) throws(Refusal) -> Change {
    try requireSide("width", request[\.width])
    try requireSide("height", request[\.height])
    var new = state.environment
    if let device = request.device { new.move(to: device) }
    request.copy(to: &new)
    let isReshaped =
      request[\.width] != nil || request[\.height] != nil || request[\.platform] != nil
    if isReshaped {
      new.device = "custom"
      new.horizontalSizeClass =
        request[\.horizontalSizeClass]
        ?? DeviceEnvironment.sizeClass(width: new.width, on: new.platform)
    }
    if new == state.environment { return Change() }
    return Change([.setting(\.environment, from: state.environment, to: new)])
  }

  private func requireSide(_ name: String, _ points: Int?) throws(Refusal) {
    guard let points, !DeviceEnvironment.sides.contains(points) else { return }
    throw .sideOutOfRange(name, points)
  }
}
