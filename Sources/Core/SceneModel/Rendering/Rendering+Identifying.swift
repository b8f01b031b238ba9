import NavigationCore

extension Rendering {
  /// The rendering with the ids of the path's elements that its problems are about.
  public func identified(in state: NavigationState) -> Rendering {
    guard problems.contains(where: { $0.pathIndex != nil }) else { return self }
    var rendering = self
    rendering.problems = problems.map { $0.identified(in: state) }
    return rendering
  }
}

extension Problem {
  fileprivate func identified(in state: NavigationState) -> Problem {
    guard let pathIndex, state.path.indices.contains(pathIndex) else { return self }
    return Problem(
      code: code, message: message, why: why, arguments: arguments,
      element: state.path[pathIndex].id, control: control)
  }
}
