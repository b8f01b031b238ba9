extension Reducer {
  /// Applies commands one after the other to a state outside any history.
  ///
  /// - Returns: what they did together, step by step.
  /// - Throws: the refusal of the first that cannot be done; the state is then unchanged.
  @discardableResult
  public func dryRun(
    _ commands: [Command], on state: inout NavigationState
  ) throws(Refusal) -> Change {
    do {
      return try apply(commands, to: &state)
    } catch {
      if case .transaction(_, let refusal) = error, commands.count == 1 { throw refusal }
      throw error
    }
  }

  /// The loop of every transaction: each command is decided in the state that the previous ones
  /// have led to.
  ///
  /// - Throws: `transaction` with the index of the refused command; the state, its next identity
  ///   included, is then unchanged.
  package func apply(_ commands: [Command], to state: inout NavigationState) throws(Refusal)
    -> Change
  {
    let nextID = state.nextID
    var whole = Change()
    for (index, command) in commands.enumerated() {
      do {
        let change = try change(for: command, in: state)
        state.apply(change)
        whole.edits += change.edits
      } catch {
        state.revert(whole, nextID: nextID)
        throw .transaction(index: index, error)
      }
    }
    return whole
  }
}

extension NavigationState {
  /// Reverts a change and restores the next identity.
  package mutating func revert(_ change: Change, nextID: UInt64) {
    apply(change.inverse)
    self.nextID = nextID
  }
}
