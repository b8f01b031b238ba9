import NavigationCore

/// Derives the commands that reproduce the changes of a history.
///
/// It keeps two states: one follows the history, the other follows the derived commands. Both
/// always hold the same values, so that after a step only what it touched is compared.
public struct CommandDeriver {
  private var original: NavigationState
  private var copy: NavigationState
  private let reducer: Reducer

  /// Creates a deriver that begins with a state.
  public init(of state: NavigationState, in scene: SceneDescription) {
    original = state
    copy = NavigationState(StateContents(of: state), in: scene)
    // The session that runs the script has its own limit.
    reducer = Reducer(scene: scene, maxDepth: .max)
  }

  /// Continues with a revision.
  ///
  /// - Returns: the commands that do the same; none if no value changes.
  public mutating func commands(for change: Change) -> [Command] {
    let clearsPath = reducer.scene.policies.selectionClearsPath
    let own = change.commands(on: original, clearsPath: clearsPath)
    original.apply(change)
    let kept = change.countOfKeptElements
    if let own, verify(own, above: kept) {
      return own.count > 1 ? [.transaction(own)] : own
    }
    let contents = StateContents(of: original)
    if verify([.load(contents)], above: 0) { return [.load(contents)] }
    // A set in another order counts as the same, so there must be another selection in between.
    let whole = [Command.load(contents.withoutSelections), .load(contents)]
    _ = verify(whole, above: 0)
    return whole
  }

  /// - Parameter kept: the number of elements at the bottom that the history did not touch.
  /// - Returns: whether the commands lead to the same values; if not, they are reverted.
  private mutating func verify(_ commands: [Command], above kept: Int) -> Bool {
    let nextID = copy.nextID
    guard let change = try? reducer.dryRun(commands, on: &copy) else { return false }
    let untouched = min(kept, change.countOfKeptElements)
    if copy.hasSameValues(as: original, above: untouched) { return true }
    copy.revert(change, nextID: nextID)
    return false
  }
}

extension Change {
  /// The number of elements at the bottom of the path that no edit touches; `.max` if no edit
  /// changes the path.
  fileprivate var countOfKeptElements: Int {
    edits.reduce(.max) { count, edit in
      if case .path(let edit) = edit { min(count, edit.kept) } else { count }
    }
  }
}

extension StateContents {
  fileprivate var withoutSelections: StateContents {
    var contents = self
    (contents.sidebar, contents.content) = (.none, .none)
    return contents
  }
}

extension NavigationState {
  /// True if both hold the same values; identities do not count.
  ///
  /// - Parameter untouched: the number of elements of the paths that are known to be the same.
  func hasSameValues(as other: NavigationState, above untouched: Int = 0) -> Bool {
    settings == other.settings
      && sidebar.isSpelled(as: other.sidebar) && content.isSpelled(as: other.content)
      && presents(sameAs: other) && path.count == other.path.count
      && path.dropFirst(untouched).elementsEqual(other.path.dropFirst(untouched)) {
        $0.element.isIdentical(to: $1.element)
      }
  }

  private func presents(sameAs other: NavigationState) -> Bool {
    guard let presented, let theirs = other.presented else {
      return presented == nil && other.presented == nil
    }
    return presented.element.isIdentical(to: theirs.element)
  }
}
