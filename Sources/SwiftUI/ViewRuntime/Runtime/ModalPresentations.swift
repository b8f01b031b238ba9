/// The presentations over the screens, the front one last, and the inspector beside them.
@MainActor
final class ModalPresentations {
  private(set) var all: [ModalPresentation] = []
  /// True from a dismissal until the actions after it have run; nothing is presented until then.
  private var isDismissing = false
  private var inspector: ModalPresentation?
  private var isInspectorVisible = false

  var front: ModalPresentation? { all.last }

  /// The inspector that is a column; nil in a compact width, where it is one of the others.
  var visibleInspector: ModalPresentation? { isInspectorVisible ? inspector : nil }

  /// True if this request is presented.
  func isPresented(_ request: ModalRequest) -> Bool {
    all.contains { $0.request.identity === request.identity }
  }

  /// Dismisses and presents as the visible screens ask. As in SwiftUI a screen presents one thing at a
  /// time; while one is presented, only it can present another.
  ///
  /// - Returns: whether anything has changed.
  func refresh(over hosts: [ViewHost], isCompact: Bool) -> Bool {
    var hasChanged = moveInspector(isCompact: isCompact)
    if let first = all.firstIndex(where: { !isWanted($0) }) {
      dismiss(from: first)
      hasChanged = true
    }
    for modal in all where modal.refresh() { hasChanged = true }
    if refreshInspector(over: hosts, isCompact: isCompact) { return true }
    if isDismissing { return hasChanged }
    let sources = front?.hosts ?? hosts + (visibleInspector?.hosts ?? [])
    for host in sources {
      guard
        let request = host.output.modals.first(where: {
          $0.isActive && (isCompact || !$0.isInspector)
        })
      else { continue }
      all.append(ModalPresentation(request, owner: host))
      return true
    }
    return hasChanged
  }

  /// True if the owner still asks for it. Its newest request replaces the known one.
  private func isWanted(_ modal: ModalPresentation) -> Bool {
    guard
      let request = modal.owner.output.modals.first(where: {
        $0.identity === modal.request.identity
      }),
      request.isActive, request.item == modal.request.item
    else { return false }
    if modal.generation != modal.owner.generation {
      modal.generation = modal.owner.generation
      modal.request = request
      modal.host.invalidate()
    }
    return true
  }

  /// Lets what waits be presented, after what was dismissed has disappeared and said so.
  ///
  /// Source: UIKit, which presents after the dismissal has ended; SwiftUI calls `onDismiss` then.
  ///
  /// - Returns: whether anything was dismissed.
  func endDismissal() -> Bool {
    defer { isDismissing = false }
    return isDismissing
  }

  private func dismiss(from first: Int) {
    isDismissing = true
    let dismissed = all[first...]
    all.removeSubrange(first...)
    for modal in dismissed.reversed() { end(modal) }
  }

  private func end(_ modal: ModalPresentation) {
    modal.tearDown()
    if let onDismiss = modal.request.onDismiss { modal.owner.runtime?.afterUpdate(onDismiss) }
  }

  /// Ends all presentations with their scene.
  func tearDown() {
    for modal in all.reversed() { modal.tearDown() }
    inspector?.tearDown()
    (all, inspector) = ([], nil)
  }
}

extension ModalPresentations {
  /// Makes the inspector a sheet when the width becomes compact, and a column again when it is regular.
  private func moveInspector(isCompact: Bool) -> Bool {
    if isCompact, let moved = inspector {
      all.insert(moved, at: 0)
      inspector = nil
      return true
    }
    guard !isCompact, inspector == nil, let first = all.firstIndex(where: \.request.isInspector)
    else { return false }
    inspector = all.remove(at: first)
    return true
  }

  /// The inspector is seen as long as the screen that asks for it.
  private func refreshInspector(over hosts: [ViewHost], isCompact: Bool) -> Bool {
    let wasVisible = isInspectorVisible
    if let known = inspector, !isWanted(known) {
      inspector = nil
      end(known)
      isInspectorVisible = false
      return true
    }
    var hasChanged = inspector?.refresh() ?? false
    if inspector == nil, !isCompact { hasChanged = presentInspector(over: hosts) }
    isInspectorVisible = inspector.map { known in hosts.contains { $0 === known.owner } } ?? false
    return hasChanged || isInspectorVisible != wasVisible
  }

  private func presentInspector(over hosts: [ViewHost]) -> Bool {
    for host in hosts {
      guard let request = host.output.modals.first(where: { $0.isActive && $0.isInspector })
      else { continue }
      inspector = ModalPresentation(request, owner: host)
      return true
    }
    return false
  }
}
