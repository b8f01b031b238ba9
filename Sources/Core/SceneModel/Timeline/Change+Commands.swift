import NavigationCore

extension Change {
  /// Commands with the same effect on a state's values, whatever the identities; none if the values
  /// are unchanged.
  ///
  /// - Parameters:
  ///   - state: the state before this change.
  ///   - clearsPath: true if a new selection takes the screens off the stack.
  /// - Returns: nil if only a whole state expresses it: no command changes the kind of split view.
  func commands(on state: NavigationState, clearsPath: Bool) -> [Command]? {
    var commands: [Command] = []
    var pathEdit: PathEdit?
    for edit in condensed.edits {
      switch edit {
      case .path(let edit): pathEdit = edit
      case .sidebar(let old, let new): commands += Self.selecting(new, insteadOf: old, in: .sidebar)
      case .content(let old, let new): commands += Self.selecting(new, insteadOf: old, in: .content)
      case .presented(let old, let new): commands += Self.presenting(new, insteadOf: old)
      case .setting(let edit):
        guard let command = edit.command else { return nil }
        commands.append(command)
      }
    }
    let isCleared = clearsPath && commands.contains(where: \.selects)
    return commands + (isCleared ? state.refilled(by: pathEdit) : pathEdit?.commands ?? [])
  }

  /// A command treats a set in another order as the same selection, so it is emptied first.
  private static func selecting(
    _ new: Selection, insteadOf old: Selection, in column: NavigationSplitViewColumn
  ) -> [Command] {
    if new.isSpelled(as: old) { return [] }
    let command = Command.select(column, SelectionRequest(new))
    return new.hasSameValues(as: old) ? [.select(column, .none), command] : [command]
  }

  private static func presenting(
    _ new: IdentifiedElement?, insteadOf old: IdentifiedElement?
  ) -> [Command] {
    if let new, let old, new.element.isIdentical(to: old.element) { return [] }
    return [.present(new?.element)]
  }
}

extension Command {
  fileprivate var selects: Bool {
    if case .select = self { true } else { false }
  }
}

extension NavigationState {
  /// The path after an edit, built from an empty one.
  fileprivate func refilled(by edit: PathEdit?) -> [Command] {
    let kept = path[..<(edit?.kept ?? path.count)] + (edit?.inserted ?? [])
    return kept.isEmpty ? [] : [.setPath(kept.map(\.element))]
  }
}

extension PathEdit {
  fileprivate var commands: [Command] {
    let elements = inserted.map(\.element)
    if elements.isEmpty { return [kept == 0 ? .popToRoot : .pop(removed.count)] }
    if removed.isEmpty { return [.push(elements, from: .detail)] }
    if removed.count == 1 && elements.count == 1 { return [.replaceTop(elements[0])] }
    if kept == 0 { return [.setPath(elements)] }
    return [.pop(removed.count), .push(elements, from: .detail)]
  }
}

extension Selection {
  /// True if both hold the same values, those of a set in the same order.
  func isSpelled(as other: Selection) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.single(let left), .single(let right)): left.element.isIdentical(to: right.element)
    case (.set(let left), .set(let right)):
      left.elementsEqual(right) { $0.element.isIdentical(to: $1.element) }
    default: false
    }
  }
}
