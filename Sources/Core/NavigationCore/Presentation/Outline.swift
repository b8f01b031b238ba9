/// The part of what is derived from a state that does not grow with its path.
///
/// Two outlines are compared to find out what else a change has changed. A push of an element
/// without problems on a path that is not empty cannot change it, so none is created then.
public struct Outline: Hashable {
  /// The columns that a person sees.
  public let presentation: Presentation
  /// The problems that the state has by itself, one for each cause.
  public let problems: [Problem]

  /// Derives the outline of a state.
  public init(of state: NavigationState, in scene: SceneDescription) {
    presentation = Presentation(of: state)
    problems = Problem.situational(in: state, of: scene, presentation)
  }
}

extension Change {
  /// True if this change can alter the outline of the state that it is about to be applied to.
  package func mayChangeOutline(of state: NavigationState) -> Bool {
    edits.contains { edit in
      guard case .path(let edit) = edit else { return true }
      return edit.kept == 0 && (edit.removed.isEmpty != edit.inserted.isEmpty)
        || edit.removed.hasProblem || edit.inserted.hasProblem
    }
  }
}

extension [IdentifiedElement] {
  fileprivate var hasProblem: Bool {
    for index in indices where self[index].isProblem { return true }
    return false
  }
}
