import NavigationCore
import OrderedJSON

extension ViewHost {
  /// A person taps a row of a list.
  ///
  /// - Parameter isEditing: the list is edited, so that the tap leads nowhere.
  package func choose(
    _ tag: AnyHashable, in selection: any SelectionBinding, isEditing: Bool = false
  ) {
    if isEditing { return selection.toggle(tag) }
    let wasChosen = selection.contains(tag)
    selection.choose(tag)
    if !wasChosen, selection.drivesNavigation { column?.selectionWasChosen() }
  }

  /// Follows a value link to the first of these that accepts the value: its stack, its column, a
  /// later column's stack, the list around it.
  ///
  /// Source: Apple, NavigationLink.init(value:label:); for the column's own destinations SwiftUI's
  /// note, "then within the same column of a NavigationSplitView".
  package func followLink<Value: Hashable>(
    to value: Value, selection: (any SelectionBinding)?, from link: ViewIdentity
  ) {
    let element = ElementCoding.element(value)
    do {
      if let stack, stack.hasDestination(for: element, from: self) {
        try stack.push(element)
      } else if isLeadingColumn, output.destination(for: element) != nil {
        column?.choose(element)
      } else if let later = laterColumn(for: element), let stack = later.stack {
        try stack.fill(with: element)
        later.showCollapsed()
      } else if isInLeadingColumn, let selection, selection.accepts(AnyHashable(value)) {
        choose(AnyHashable(value), in: selection)
      } else {
        runtime?.reportInertLink(to: Value.self, control: link.controlID ?? "")
      }
    } catch {
      runtime?.reportInertLink(to: Value.self, control: link.controlID ?? "")
    }
  }

  private var isInLeadingColumn: Bool { column.map { $0.name != .detail } ?? false }

  private func laterColumn(for element: NavigationPath.Element) -> ColumnHost? {
    guard let column else { return nil }
    return column.split?.columns(after: column).first { later in
      later.stack.map { $0.hasDestination(for: element, from: $0.root) } ?? false
    }
  }
}

extension ViewHost {
  /// True if there is a container that a link could act in.
  package var canNavigate: Bool { stack != nil || column != nil }

  /// True if the destinations of its links are shown in the next column.
  package var isLeadingColumn: Bool { stack == nil && column.map { $0.name != .detail } ?? false }

  /// True if a link of a leading column has opened a value in a column beside it; nil elsewhere, and in
  /// a compact width, where rows lead to screens.
  package func isOpen(_ element: NavigationPath.Element) -> Bool? {
    guard isLeadingColumn, let column, device?.horizontalSizeClass != .compact else { return nil }
    column.showsOpenValues = true
    return column.openValues.contains(element)
  }

  /// In a leading column the link that was active before gives way.
  package func willFollowLink(at identity: ViewIdentity) {
    if isLeadingColumn { column?.deactivateLinks(but: identity) }
  }
}

extension ViewHost {
  /// The device that shows the scene.
  package var device: DeviceEnvironment? { runtime?.device }

  /// Calls a closure when all that is stale has been rendered.
  package func afterUpdate(_ action: @escaping () -> Void) { runtime?.afterUpdate(action) }
}

extension ColumnHost {
  /// Puts this column on top if the columns are one stack.
  func showCollapsed() {
    guard let split, !isOfScene || split.runtime?.device.horizontalSizeClass == .compact else {
      return
    }
    split.preferredColumn.wrappedValue = name
  }

  fileprivate func selectionWasChosen() {
    if isOfScene { return split?.runtime?.selectionWasChosen(in: name) ?? () }
    if name != .detail { split?.detail?.stack?.pop(to: 0) }
  }

  /// True if its split view is the scene's and is not in a sheet.
  private var isOfScene: Bool { split === split?.runtime?.split }
}

extension SceneRuntime {
  func reportInertLink<Value>(to type: Value.Type, control: UTF8String) {
    transientProblems.ofTaps.append(
      Problem(
        code: .linkInert,
        message: """
          A NavigationLink is presenting a value of type “\(type)” but there is no matching \
          navigationDestination declaration visible from the location of the link. The link cannot \
          be activated.
          Note: Links search for destinations in any surrounding NavigationStack, then within the \
          same column of a NavigationSplitView.
          """,
        why: "No screen between the root and this one declares a destination for \(type).",
        arguments: ["type": .string("\(type)")],
        control: control))
  }
}
