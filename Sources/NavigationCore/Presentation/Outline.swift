/// The part of what is derived from a state that does not grow with its path.
///
/// Two outlines are compared to find out what else a change has changed; a push on a path that is
/// not empty cannot change it, so then none is made.
public struct Outline: Hashable {
  /// The columns that a person sees.
  public let presentation: Presentation
  /// The problems that do not lie in one element of the path.
  public let problems: [Problem]

  /// Derives the outline of a state.
  public init(of state: NavigationState) {
    presentation = Presentation(of: state)
    problems = Problem.situational(in: state, presentation)
  }
}

extension Change {
  /// Tells whether the outline of the state that this is about to be applied to may become another.
  func mayChangeOutline(of state: NavigationState) -> Bool {
    edits.contains { edit in
      guard case .path(let edit) = edit else { return true }
      return edit.kept == 0 && (edit.removed.isEmpty != edit.inserted.isEmpty)
    }
  }
}
