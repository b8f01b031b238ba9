/// A list of the document that grows and shrinks at its end.
enum PatchList {
  /// One entry for each element of the path.
  case path
  /// One for the detail's root, then one for each element.
  case screens
  /// One for each column root, then one for each element, on a collapsed stack.
  case stack
  case problems

  var pointer: StaticString {
    switch self {
    case .path: "/detail/path"
    case .screens: "/screens"
    case .stack: "/presentation/stack"
    case .problems: "/problems"
    }
  }
}
