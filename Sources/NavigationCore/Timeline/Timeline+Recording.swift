extension Timeline {
  /// Records what was planned together with what an author's code made of it, as one revision.
  ///
  /// - Parameters:
  ///   - surprises: what happened behind the plan. What the state cannot be made of is left out:
  ///     the author's code has done it already, so nothing can be refused.
  ///   - isSeen: something else than the state has changed, which is reason enough for a revision.
  ///   - now: milliseconds since 1970.
  /// - Returns: nil where nothing has changed: no revision is made then.
  public mutating func record(
    _ plan: Plan, followedBy surprises: [Command] = [], cause: Cause, at now: Int64, isSeen: Bool
  ) -> Transition? {
    let mayMove = !surprises.isEmpty || plan.change.mayChangeOutline(of: state)
    let outlineBefore = mayMove ? outline : nil
    let (problems, wasCodable, nextID) = (state.problemCount, state.isPathCodable, state.nextID)
    let change = apply(plan, followedBy: surprises)
    if change.isEmpty && !isSeen {
      state.nextID = nextID
      return nil
    }
    return append(
      change, cause, now, step: plan.step, before: outlineBefore, problems, wasCodable)
  }

  private mutating func apply(_ plan: Plan, followedBy surprises: [Command]) -> Change {
    state.apply(plan.change)
    take(plan.step)
    if surprises.isEmpty { return plan.change }
    if plan.step != .forward { hasStrayed = true }
    // The limit of a path's depth is for what clients send.
    let reducer = Reducer(scene: scene, maxDepth: .max)
    var whole = plan.change
    for command in surprises {
      guard let change = try? reducer.change(for: command, in: state) else { continue }
      state.apply(change)
      whole.edits += change.edits
    }
    return whole.condensed
  }
}
