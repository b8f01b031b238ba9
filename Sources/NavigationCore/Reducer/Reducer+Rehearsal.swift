extension Reducer {
  /// Does commands one after the other to a state that stands apart from any history.
  ///
  /// - Returns: what they did together, step by step.
  /// - Throws: the refusal of the first that cannot be done; the state is as it was then.
  @discardableResult
  public func rehearse(
    _ commands: [Command], on state: inout NavigationState
  ) throws(Refusal) -> Change {
    let nextID = state.nextID
    var whole = Change()
    for (index, command) in commands.enumerated() {
      do {
        let change = try change(for: command, in: state)
        state.apply(change)
        whole.edits += change.edits
      } catch {
        state.takeBack(whole, nextID: nextID)
        throw commands.count == 1 ? error : .transaction(index: index, error)
      }
    }
    return whole
  }
}

extension NavigationState {
  /// Is as it was before a change, the next identity included.
  mutating func takeBack(_ change: Change, nextID: UInt64) {
    apply(change.inverse)
    self.nextID = nextID
  }
}
