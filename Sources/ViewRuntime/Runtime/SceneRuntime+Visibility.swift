import NavigationCore

extension SceneRuntime {
  /// The arrangement of the columns now, with no path: what the presentation is a function of.
  package var shape: NavigationState {
    split?.shape(on: device) ?? NavigationState(environment: device, columns: .one)
  }

  /// The unit that is seen in a column.
  package func top(of column: NavigationSplitViewColumn) -> RenderUnit? {
    guard let split else { return column == .detail ? stack?.top ?? frame : nil }
    return split.column(column)?.top
  }

  /// What is seen, what lies over the screens first.
  private var unitsInSight: [RenderUnit] {
    covers.all.reversed().flatMap(Covers.units) + screensInSight
  }

  /// The units whose controls can be reached: what lies over the screens has to be answered first.
  var unitsInReach: [RenderUnit] { covers.front.map(Covers.units) ?? visibleUnits }

  /// The screens, the front column first; the columns' own units belong to what stands in them.
  var screensInSight: [RenderUnit] {
    let shown = Presentation(of: shape).shownColumns.reversed()
    let tops = shown.compactMap { top(of: $0) }
    // A column that is a stack of its own is the root on it, and may be hidden.
    let columns = shown.compactMap { split?.column($0) }.filter { $0.unit.output.stack != nil }
      .map(\.unit)
    return tops + (columns + [frame]).filter { unit in !tops.contains { $0 === unit } }
  }

  /// Tells views that they have come into sight or gone out of it.
  func runLifecycles() {
    let now = unitsInSight
    for unit in visibleUnits where !now.contains(where: { $0 === unit }) {
      unit.isVisible = false
      for lifecycle in unit.output.lifecycles { lifecycle.disappearIfSeen() }
    }
    visibleUnits = now
    for unit in now {
      unit.isVisible = true
      for lifecycle in unit.output.lifecycles { lifecycle.appearIfHidden() }
    }
  }
}
