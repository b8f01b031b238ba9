/// Work that is due once in each update of a scene: what the author's code has changed is saved before
/// the update ends.
@MainActor
package final class PendingSaves {
  /// Called when there is something to save.
  package var onRequest: (() -> Void)?
  private var owners: Set<ObjectIdentifier> = []
  private var actions: [() -> Void] = []

  /// True if there is something to save.
  package var areDue: Bool { !actions.isEmpty }

  package init() {}

  /// Saves in the next update, or at the end of the one that runs; once for each owner.
  package func request(for owner: ObjectIdentifier, _ action: @escaping () -> Void) {
    guard owners.insert(owner).inserted else { return }
    actions.append(action)
    onRequest?()
  }

  /// Saves what is due.
  package func run() {
    guard !actions.isEmpty else { return }
    let due = actions
    (owners, actions) = ([], [])
    for action in due { action() }
  }
}
