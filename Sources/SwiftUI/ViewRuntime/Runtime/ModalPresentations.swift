/// The presentations over the screens, the front one last.
@MainActor
final class ModalPresentations {
  private(set) var all: [ModalPresentation] = []
  /// True from a dismissal until the actions after it have run; nothing is presented until then.
  private var isDismissing = false

  var front: ModalPresentation? { all.last }

  /// True if this request is presented.
  func isPresented(_ request: ModalRequest) -> Bool {
    all.contains { $0.request.identity === request.identity }
  }

  /// Dismisses and presents as the visible screens ask. As in SwiftUI a screen presents one thing at a
  /// time; while one is presented, only it can present another.
  ///
  /// - Returns: whether anything has changed.
  func refresh(over hosts: [ViewHost]) -> Bool {
    var hasChanged = false
    if let first = all.firstIndex(where: { !isWanted($0) }) {
      dismiss(from: first)
      hasChanged = true
    }
    for modal in all where modal.refresh() { hasChanged = true }
    if isDismissing { return hasChanged }
    let sources = front?.hosts ?? hosts
    for host in sources {
      guard let request = host.output.modals.first(where: \.isActive) else { continue }
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
    for modal in dismissed.reversed() {
      modal.tearDown()
      if let onDismiss = modal.request.onDismiss { modal.owner.runtime?.afterUpdate(onDismiss) }
    }
  }

  /// Ends all presentations with their scene.
  func tearDown() {
    for modal in all.reversed() { modal.tearDown() }
    all = []
  }
}
