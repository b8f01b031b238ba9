/// A choice to show or hide something.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
