/// A list of the document that grows and shrinks at its end.
enum PatchList: Int, CaseIterable {
  /// One entry for each element of the path.
  case path
  /// One for the detail's root, then one for each element.
  case screens
  /// One for each column root, then one for each element, on a collapsed stack.
  case stack
  case problems

  var pointer: String {
    switch self {
    case .path: "/detail/path"
    case .screens: "/screens"
    case .stack: "/presentation/stack"
    case .problems: "/problems"
    }
  }

  /// The text of an addition, up to the index.
  var addition: [UInt8] { Self.additions[rawValue] }

  /// The text of a removal, up to the index.
  var removal: [UInt8] { Self.removals[rawValue] }

  private static let additions = heads(of: "add")
  private static let removals = heads(of: "remove")

  private static func heads(of operation: String) -> [[UInt8]] {
    allCases.map { Array("{\"op\":\"\(operation)\",\"path\":\"\($0.pointer)/".utf8) }
  }
}
